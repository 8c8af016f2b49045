import { textsIn } from '../../platform/texts/texts.ts'

export type PollWords = ReturnType<typeof pollWords>

/** What mails about polls say. */
export function pollWords(language: string) {
  const { t, plural } = textsIn(language)
  return {
    what: t('What'),
    options: t('Options'),
    deadline: t('Deadline'),
    text: t('About it'),
    message: t('Note'),
    best: t('Best option'),
    answered: t('New answers'),
    answer: t('Answer'),
    see: t('See the poll'),
    subjects: {
      asked: (title: string) => t('When does it suit you? {title}', { title }),
      reminder: (title: string) => t('Please answer: {title}', { title }),
      closed: (title: string) => t('Poll closed: {title}', { title }),
      own_link: (title: string) => t('Your link to the poll: {title}', { title }),
      known_address: (title: string) => t('Your link to the poll: {title}', { title }),
      news: (title: string) => t('News about the poll: {title}', { title }),
      answers: (title: string) => t('New answers: {title}', { title }),
      held: (title: string) => t('Times held for a poll: {title}', { title }),
      released: (title: string) => t('Times are free again: {title}', { title }),
      deadline: (title: string) => t('Deadline passed: {title}', { title }),
    },
    told: {
      asked: (organizer: string) =>
        t('{organizer} is looking for a date and asks which of these options suit you.', { organizer }),
      reminder: (organizer: string) =>
        t('{organizer} is looking for a date and waits for your answer.', { organizer }),
      closed: (organizer: string) =>
        t('{organizer} has closed the poll. No meeting was booked.', { organizer }),
      own_link: (organizer: string) =>
        t(
          'With this link you see the poll of {organizer} and change your answer until the poll ends. Keep it to yourself.',
          { organizer },
        ),
      known_address: (organizer: string) =>
        t(
          'The poll of {organizer} was answered by its public link with your address, by you or by another person. That answer is stored under the name that was entered, without your address. You take part already: with this link you see and change your own answer. Keep it to yourself.',
          { organizer },
        ),
      news: (organizer: string) =>
        t('{organizer} has added options to the poll. Please say which of them suit you.', { organizer }),
    },
    entry: (title: string) => t('Poll: {title}', { title }),
    entries: {
      held: t(
        'The attached calendar files hold options of the poll in your calendar, as tentative, until the poll ends.',
      ),
      released: t('The attached files marked as cancelled take options out of your calendar again.'),
    },
    newOptions: t('New options'),
    reopened: (organizer: string) =>
      t('{organizer} has opened the poll again. You can change your answer.', { organizer }),
    answers: t('There are new answers to your poll.'),
    over: t('The deadline of your poll has passed. Now you can choose an option, or close the poll.'),
    everybody: t('Everybody who answered can attend.'),
    allBut: (names: string) => t('All but {names} can attend.', { names }),
    cannot: (names: string) => t('{names} cannot attend.', { names }),
    more: (count: number) => plural(count, { one: '{count} more', other: '{count} more' }),
    withoutAddress: (names: string) => t('Also in the poll, without an address: {names}', { names }),
    sentFor: (organizer: string) =>
      t('Sent by Meridian for {organizer}, who gets your replies.', { organizer }),
    sentToOrganizer: t('You get this because you created this poll.'),
  }
}
