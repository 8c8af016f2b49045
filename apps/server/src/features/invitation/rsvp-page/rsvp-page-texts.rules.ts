import { guestNoticeTexts } from '../../../platform/texts/guest-texts.ts'
import { textsIn } from '../../../platform/texts/texts.ts'

/** All texts of the page. Names and times are inserted as they are. */
export interface RsvpPageTexts {
  readonly untitled: string
  readonly invites: (name: string) => string
  readonly when: string
  readonly where: string
  readonly link: string
  readonly about: string
  readonly agenda: string
  readonly repeats: Readonly<Record<'daily' | 'weekly' | 'monthly' | 'custom', string>>
  readonly in_their_zone: string
  readonly question: string
  readonly question_again: string
  readonly confirm_question: string
  readonly confirm: (answer: string) => string
  readonly note_label: (name: string) => string
  readonly your_note: (note: string) => string
  readonly yes: string
  readonly maybe: string
  readonly no: string
  readonly said: Readonly<Record<'approved' | 'rejected' | 'tentative', string>>
  readonly sees_it: (name: string) => string
  readonly proposed: (time: string) => string
  readonly proposal_open: (name: string) => string
  readonly proposal_declined: (name: string) => string
  readonly choose: string
  readonly choose_small: (name: string) => string
  readonly none_of_them: string
  readonly propose: string
  readonly propose_small: (name: string) => string
  readonly date: string
  readonly time: string
  readonly zone: string
  readonly send_proposal: string
  readonly show_in: string
  readonly show: string
  readonly calendar: string
  readonly private_link: string
  readonly wrong: Readonly<Record<PageError, string>>
  readonly pages: Readonly<Record<PageNotice, { readonly title: string; readonly text: string }>>
}

/** What can be wrong with an entered time. */
export type PageError = 'date' | 'time' | 'zone' | 'past' | 'same' | 'impossible'

/** Why no response is possible, or not this one. */
export type PageNotice =
  | 'unknown'
  | 'gone'
  | 'expired'
  | 'cancelled'
  | 'over'
  | 'moved'
  | 'taken'
  | 'unclear'
  | 'limited'
  | 'failed'

/** In the reader's language. */
export function rsvpPageTexts(language: string): RsvpPageTexts {
  const texts = textsIn(language)
  const { t } = texts
  return {
    untitled: t('Meeting without a title'),
    invites: (name) => t('{name} invites you', { name }),
    when: t('When'),
    where: t('Where'),
    link: t('Join at'),
    about: t('About'),
    agenda: t('Agenda'),
    repeats: {
      daily: t('Every day'),
      weekly: t('Every week'),
      monthly: t('Every month'),
      custom: t('On several dates'),
    },
    in_their_zone: t('where the meeting is planned'),
    question: t('Can you make it?'),
    question_again: t('Change your answer'),
    confirm_question: t('Press once more to send your answer'),
    confirm: (answer) => t('Send “{answer}”', { answer }),
    note_label: (name) => t('Note to {name} (optional)', { name }),
    your_note: (note) => t('Your note: {note}', { note }),
    yes: t('Yes'),
    maybe: t('Maybe'),
    no: t('No'),
    said: {
      approved: t('You’re in.'),
      rejected: t('You declined.'),
      tentative: t('You said maybe.'),
    },
    sees_it: (name) => t('{name} can see it already. You can change it until the meeting begins.', { name }),
    proposed: (time) => t('You have proposed another time: {time}', { time }),
    proposal_open: (name) => t('{name} has been asked and has not answered yet.', { name }),
    proposal_declined: (name) => t('{name} has declined the time that you proposed.', { name }),
    choose: t('Which time suits you?'),
    choose_small: (name) =>
      t('{name} keeps these times free for you. Pick one; the others are released.', { name }),
    none_of_them: t('None of these work'),
    propose: t('Propose another time'),
    propose_small: (name) =>
      t('The meeting lasts as long as planned. {name} decides whether it moves.', { name }),
    date: t('Date'),
    time: t('Start'),
    zone: t('Time zone'),
    send_proposal: t('Propose this time'),
    show_in: t('Show the time in'),
    show: t('Show'),
    calendar: t('Add to my calendar'),
    private_link: t("Don't share this link: anyone with it can answer for you."),
    wrong: {
      date: t('Enter a date, for example 2026-11-24.'),
      time: t('Enter a time, for example 14:30.'),
      zone: t('Choose a time zone from the list.'),
      past: t('This time has passed. Choose one in the future.'),
      same: t('The meeting takes place at this time already. Choose another one, or answer Yes.'),
      impossible: t('A meeting cannot take place at this time. Choose another one.'),
    },
    pages: {
      unknown: {
        title: t('This link doesn’t work'),
        text: t('It may have been copied only in part. Please open the link in the mail again.'),
      },
      gone: {
        title: t('This invitation is no longer here'),
        text: t('The meeting was deleted, or you are no longer invited. Please ask the organizer.'),
      },
      expired: { title: t('This meeting is long over'), text: t('There is nothing to answer any more.') },
      cancelled: { title: t('This meeting was cancelled'), text: t('There is nothing to answer any more.') },
      over: { title: t('This meeting has already begun'), text: t('There is nothing to answer any more.') },
      moved: {
        title: t('This meeting was moved meanwhile'),
        text: t('Your answer was not noted. Please look at the new time and answer again.'),
      },
      taken: {
        title: t('This time is no longer free'),
        text: t('Your answer was not noted. Please choose among what is there now.'),
      },
      unclear: { title: t('Your answer was not understood'), text: t('Please choose one of the buttons.') },
      ...guestNoticeTexts(texts),
    },
  }
}
