import { textsIn } from '../../../platform/texts/texts.ts'

export type InvitationWords = ReturnType<typeof invitationWords>

/** What mails about meetings say. */
export function invitationWords(language: string) {
  const { t, plural } = textsIn(language)
  return {
    subjects: {
      invitation: (title: string, time: string) => t('Invitation: {title}, {time}', { title, time }),
      update: (title: string, time: string) => t('Changed: {title}, {time}', { title, time }),
      cancellation: (title: string, time: string) => t('Cancelled: {title}, {time}', { title, time }),
      reminder: (title: string, time: string) => t('Reminder: {title}, {time}', { title, time }),
    },
    untitled: t('No title provided'),
    invites: (organizer: string) => t('{organizer} invites you to a meeting.', { organizer }),
    booked: (organizer: string) => t('Your meeting with {organizer} is booked.', { organizer }),
    bookingChanged: (organizer: string) => t('Your meeting with {organizer} has changed.', { organizer }),
    bookingCancelled: (organizer: string) =>
      t('You have cancelled your meeting with {organizer}.', { organizer }),
    moveBooking: t('Move the booking'),
    cancelBooking: t('Cancel the booking'),
    changed: (organizer: string) =>
      t('{organizer} has changed a meeting that you are invited to.', { organizer }),
    moved: (organizer: string) =>
      t('{organizer} has moved a meeting that you are invited to. Please answer again.', { organizer }),
    calledOff: (organizer: string) =>
      t('{organizer} has cancelled a meeting that you were invited to. It does not take place.', {
        organizer,
      }),
    datesCalledOff: (organizer: string) =>
      t('{organizer} has cancelled dates of a meeting that repeats. All its other dates stay.', {
        organizer,
      }),
    takenOff: (organizer: string) =>
      t('{organizer} has taken you off a meeting. You need not come.', { organizer }),
    begins: t('This meeting begins soon.'),
    what: t('What'),
    when: t('When'),
    newTime: t('New time'),
    before: t('Before'),
    nothing: t('nothing'),
    repeats: t('Repeats'),
    where: t('Where'),
    join: t('Join'),
    text: t('About it'),
    people: t('With'),
    guest: t('Guest'),
    date: t('Changed date'),
    isOff: t('does not take place'),
    answer: t('Answer'),
    choices: { yes: t('Yes'), maybe: t('Maybe'), no: t('No') },
    open: t('Open the meeting'),
    sentFor: (organizer: string) =>
      t('Sent by Meridian for {organizer}, who gets your replies.', { organizer }),
    sentReminder: t('You get this because you asked for reminders by mail in your settings.'),
    via: (organizer: string) => t('{organizer} via Meridian', { organizer }),
    more: (count: number) => plural(count, { one: '{count} more', other: '{count} more' }),
    dates: (count: number) =>
      plural(count, { one: 'And {count} more date', other: 'And {count} more dates' }),
  }
}

/** A header is one line, cut to what people read. */
export function headerText(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= 200 ? line : `${line.slice(0, 199).toWellFormed()}…`
}
