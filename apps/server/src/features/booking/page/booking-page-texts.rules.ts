import type { BookingPlace } from '@meridian/contract'
import {
  guestFormTexts,
  guestMeetingTexts,
  guestNoticeTexts,
  wrongGuestTexts,
  zoneTexts,
} from '../../../platform/texts/guest-texts.ts'
import { textsIn } from '../../../platform/texts/texts.ts'
import type { FieldProblem } from './booking-form.rules.ts'

export type BookingPageTexts = ReturnType<typeof bookingPageTexts>

/** Why a page cannot be shown, or something was not done. */
export type BookingNotice = 'unknown' | 'used' | 'taken' | 'closed' | 'trap' | 'limited' | 'failed'

/** All texts of the pages on which guests book, in the reader's language. */
export function bookingPageTexts(language: string) {
  const texts = textsIn(language)
  const { t, plural } = texts
  const places: Readonly<Record<BookingPlace, string>> = {
    link: t('Online; the link comes with the booking'),
    google_meet: t('Google Meet; the link comes with the booking'),
    zoom: t('Zoom; the link comes with the booking'),
    phone: t('By phone: {number}', { number: '' }).trim(),
    guest_phone: t('By phone: you are called'),
    address: '',
  }
  const wrong: Readonly<Record<FieldProblem, string>> = {
    ...wrongGuestTexts(texts),
    phone: t('Enter a phone number, for example +49 30 123456.'),
    required: t('This question needs an answer.'),
    option: t('Choose one of the options.'),
    answer_long: t('The answer can have at most 1000 characters.'),
  }
  const notices: Readonly<Record<BookingNotice, { readonly title: string; readonly text: string }>> = {
    unknown: {
      title: t('There is no booking page at this address'),
      text: t('Please check the address, or ask the person who sent you the link.'),
    },
    used: {
      title: t('This link has been used'),
      text: t('It was for one booking. Please ask for another link.'),
    },
    taken: {
      title: t('This time has just been taken'),
      text: t('Nothing was booked. Please choose another time.'),
    },
    closed: {
      title: t('This booking cannot be changed any more'),
      text: t('It is over, was cancelled, or was not confirmed in time.'),
    },
    trap: {
      title: t('The booking was not sent'),
      text: t('A field that must stay empty was filled in. It is empty now; please send the form again.'),
    },
    ...guestNoticeTexts(texts),
  }
  return {
    ...zoneTexts(texts),
    ...guestFormTexts(texts),
    ...guestMeetingTexts(texts),
    places,
    online: t('Online'),
    wrong,
    notices,
    bookWith: (name: string) => t('Book a time with {name}', { name }),
    noPages: t('There is nothing to book here at the moment.'),
    with: (names: string) => t('with {names}', { names }),
    byPhone: (number: string) => t('By phone: {number}', { number }),
    length: t('Length'),
    host: t('Host'),
    anyHost: t('Any'),
    month: t('Month'),
    before: t('Previous month'),
    after: t('Next month'),
    week: t('Week'),
    chooseDay: t('Choose a day'),
    noTimes: t('There are no free times in this month.'),
    noTimesDay: t('There are no free times on this day.'),
    timesCount: (count: number) => plural(count, { one: '{count} time', other: '{count} times' }),
    timesOn: (day: string) => t('Times on {day}', { day }),
    seatsLeft: (count: number) => plural(count, { one: '{count} seat left', other: '{count} seats left' }),
    chosen: t('The time that was offered to you'),
    bookTime: t('Book this time'),
    heldUntil: (time: string) => t('This time is held for you until {time}.', { time }),
    notHeld: t('This time is not held. It is booked when you send the form, if it is still free then.'),
    otherTime: t('Choose another time'),
    nextFree: t('The next free times'),
    nextFreeNote: t('Press one to hold it. What you have typed stays.'),
    phone: t('Phone'),
    choose: t('Please choose'),
    book: t('Book'),
    request: t('Request this time'),
    what: {
      booked: t('The time is booked.'),
      pending: t('The time is requested.'),
      unconfirmed: t('One step is left.'),
      declined: t('This request was declined.'),
      cancelled: t('This booking was cancelled.'),
      expired: t('This booking has ended without a confirmation.'),
    },
    more: {
      booked: (address: string) => t('An invitation is on its way to {address}.', { address }),
      moved: (address: string) => t('A mail with the new time is on its way to {address}.', { address }),
      pending: (host: string) =>
        t('{host} has to approve this time. You get a mail with the answer.', { host }),
      unconfirmed: (address: string) =>
        t('Open the link in the mail to {address} within 30 minutes. Until then the time is held for you.', {
          address,
        }),
    },
    when: t('When'),
    withLabel: t('With'),
    for: t('Booked for'),
    move: t('Move to another time'),
    hostGone: (name: string) =>
      t(
        '{name} takes no bookings here any more, so this one keeps its time. For another time cancel it and book anew.',
        {
          name,
        },
      ),
    bookedTime: t('Booked time'),
    newTime: t('New time'),
    moveNow: t('Move the booking'),
    moved: t('The booking was moved.'),
    keep: t('Keep the time'),
    cancelBooking: t('Cancel the booking'),
    cancelNote: (name: string) => t('Note to {name} (optional)', { name }),
    cancelNow: t('Cancel now'),
    bookAgain: t('Book another time'),
    confirmTitle: t('Confirm your booking'),
    confirm: t('Confirm the booking'),
    private_link: t("Don't share this link: anyone with it can change the booking."),
  }
}
