import { type Fact, renderEmail } from '../../platform/mail/email-template.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findLanguage } from '../../platform/texts/texts.ts'
import {
  guestPreferences,
  headerText,
  type Reader,
  shortTimeFor,
  timesFor,
} from '../invitation/invitation.api.ts'
import { type BookingWords, bookingWords } from './booking-words.rules.ts'
import type { GuestOfPage, MailedBooking } from './booking.queries.ts'
import type { GuestsMessage } from './booking-mail.service.ts'

/** What has happened to a booking. */
export type BookingEvent =
  | 'booked'
  | 'pending'
  | 'unconfirmed'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'moved'

export interface BookingLinks {
  readonly move: string
  readonly cancel: string
  readonly confirm: string
  /** The host's list. */
  readonly bookings: string
}

/** Undefined where the invitation or its update tells the guest. */
export function guestMail(
  booking: MailedBooking,
  event: BookingEvent,
  links: BookingLinks,
): Mail | undefined {
  const reader: Reader = {
    name: booking.guest_name,
    ...guestPreferences(booking.guest_language, { region: null, time_format: booking.host_time_format }),
    timezone: booking.guest_timezone,
  }
  const words = bookingWords(reader.language)
  const host = headerText(booking.host_name)
  const say = {
    unconfirmed: { text: words.pleaseConfirm(host), links: [{ label: words.confirm, url: links.confirm }] },
    pending: {
      text: words.asked(host),
      links: [
        { label: words.move, url: links.move },
        { label: words.cancel, url: links.cancel },
      ],
    },
    declined: { text: words.declined(host), links: [] },
  }
  if (event !== 'unconfirmed' && event !== 'pending' && event !== 'declined') return undefined
  const { text, links: actions } = say[event]
  const note: Fact[] =
    booking.end_note === null ? [] : [{ label: words.note, lines: booking.end_note.split('\n') }]
  const { what, when } = factsOf(booking, reader, words)
  return {
    to: { name: headerText(booking.guest_name), address: booking.guest_email },
    subject: headerText(
      words.guestSubjects[event](what.lines[0] ?? '', shortTimeFor(spanOf(booking), reader)),
    ),
    reply_to: { name: host, address: booking.host_email },
    ...renderEmail({
      language: reader.language,
      paragraphs: [text],
      facts: [what, when, ...note],
      links: actions,
      smallPrint: words.sentToGuest(host),
    }),
  }
}

/** Undefined where there is nothing for the host to know yet, or the host did it. */
export function hostMail(booking: MailedBooking, event: BookingEvent, links: BookingLinks): Mail | undefined {
  if (event === 'unconfirmed' || event === 'approved' || event === 'declined') return undefined
  const reader: Reader = {
    name: booking.host_name,
    language: findLanguage(booking.host_language) ?? 'en',
    region: booking.host_region,
    time_format: booking.host_time_format,
    timezone: booking.host_timezone,
  }
  const words = bookingWords(reader.language)
  const guest = headerText(booking.guest_name)
  const { what, when } = factsOf(booking, reader, words)
  const answers = booking.answers.map(
    ({ question_text, answer }): Fact => ({ label: question_text, lines: answer.split('\n') }),
  )
  const note: Fact[] =
    booking.end_note === null ? [] : [{ label: words.note, lines: booking.end_note.split('\n') }]
  return {
    to: { name: headerText(booking.host_name), address: booking.host_email },
    subject: headerText(words.hostSubjects[event](guest, shortTimeFor(spanOf(booking), reader))),
    reply_to: { name: guest, address: booking.guest_email },
    ...renderEmail({
      language: reader.language,
      paragraphs: [words.hostTold[event](guest)],
      facts: [what, when, { label: words.guest, lines: [guest, booking.guest_email] }, ...answers, ...note],
      link: { label: words.bookings, url: links.bookings },
      smallPrint: words.sentToHost,
    }),
  }
}

/** A message of a host to the guests of a page, in the host's own words. */
export function messageMail(guest: GuestOfPage, { subject, message, sender }: GuestsMessage): Mail {
  const language = findLanguage(guest.guest_language) ?? 'en'
  return {
    to: { name: headerText(guest.guest_name), address: guest.guest_email },
    subject: headerText(subject),
    reply_to: { name: headerText(sender.full_name), address: sender.primary_email },
    ...renderEmail({
      language,
      paragraphs: message.split(/\n{2,}/),
      smallPrint: bookingWords(language).sentToGuest(headerText(sender.full_name)),
    }),
  }
}

function factsOf(booking: MailedBooking, reader: Reader, words: BookingWords) {
  return {
    what: { label: words.what, lines: [booking.booking_page_title] },
    when: { label: words.when, lines: timesFor(spanOf(booking), reader) },
  }
}

function spanOf({ starts_at, ends_at, host_timezone }: MailedBooking) {
  return {
    starts_ms: starts_at.getTime(),
    ends_ms: ends_at.getTime(),
    is_all_day: false,
    zone: host_timezone,
  }
}
