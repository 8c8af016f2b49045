import { textsIn } from '../../platform/texts/texts.ts'

export type BookingWords = ReturnType<typeof bookingWords>

/** What mails about bookings say. */
export function bookingWords(language: string) {
  const { t } = textsIn(language)
  return {
    what: t('What'),
    when: t('When'),
    guest: t('Guest'),
    note: t('Note'),
    confirm: t('Confirm the booking'),
    move: t('Move the booking'),
    cancel: t('Cancel the booking'),
    bookings: t('Open your bookings'),
    guestSubjects: {
      unconfirmed: (title: string, time: string) => t('Please confirm: {title}, {time}', { title, time }),
      pending: (title: string, time: string) => t('Requested: {title}, {time}', { title, time }),
      declined: (title: string, time: string) => t('Not possible: {title}, {time}', { title, time }),
    },
    hostSubjects: {
      booked: (guest: string, time: string) => t('{guest} has booked {time}', { guest, time }),
      pending: (guest: string, time: string) => t('{guest} asks for {time}', { guest, time }),
      cancelled: (guest: string, time: string) => t('{guest} has cancelled {time}', { guest, time }),
      moved: (guest: string, time: string) => t('{guest} has moved to {time}', { guest, time }),
    },
    pleaseConfirm: (host: string) =>
      t('Please confirm your address within 30 minutes. Until then the time with {host} is held for you.', {
        host,
      }),
    asked: (host: string) => t('{host} has to approve this time. You get a mail with the answer.', { host }),
    declined: (host: string) => t('{host} cannot take this booking. The time is not booked.', { host }),
    hostTold: {
      booked: (guest: string) => t('{guest} has booked a time with you.', { guest }),
      pending: (guest: string) =>
        t('{guest} asks for a time with you. Please approve or decline the booking.', { guest }),
      cancelled: (guest: string) => t('{guest} has cancelled the booking.', { guest }),
      moved: (guest: string) => t('{guest} has moved the booking to another time.', { guest }),
    },
    sentToGuest: (host: string) => t('Sent by Meridian for {host}, who gets your replies.', { host }),
    sentToHost: t('You get this because guests can book times with you.'),
  }
}
