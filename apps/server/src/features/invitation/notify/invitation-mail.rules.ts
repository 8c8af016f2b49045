import { isDeepStrictEqual } from 'node:util'
import type { EventPerson } from '@meridian/icalendar'
import type { Fact } from '../../../platform/mail/email-template.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { calledOffDates, type DateChange } from './change.rules.ts'
import { calendarPart, type EventFrame } from './invitation-calendar.rules.ts'
import { headerText, type InvitationWords, invitationWords } from './invitation-words.rules.ts'
import type { InvitationEmail } from './invitation-email.rules.ts'
import { answer_choices } from '../rsvp-page/answer-choice.rules.ts'
import { type Reader, shortTimeFor, timesFor } from './reader.rules.ts'
import { repetitionFor } from './repetition.rules.ts'
import { spanOf, type DeliveredMeeting } from './delivered-meeting.rules.ts'
import type { BookingUrls } from '../rsvp-page/rsvp-link.service.ts'

export interface InvitationContext extends EventFrame {
  readonly reader: Reader
  /** Of all attendees but the reader and the organizer; null for a guest whose name is not known. */
  readonly names: readonly (string | null)[]
  /** The reader has cancelled the booking that this cancellation tells of. */
  readonly isByReader: boolean
  /** Null where the guest could not open the page. */
  readonly answerUrl: string | null
  /** Where the guest moves and cancels what the guest has booked; null for invited guests. */
  readonly bookingUrls: BookingUrls | null
}

/** A mail about a meeting, as text and as a calendar. */
export function invitationMail(
  invitationEmail: InvitationEmail,
  context: InvitationContext,
  now: Date,
): Mail {
  const { reader, organizer, addressee } = context
  const words = invitationWords(reader.language)
  const [opening, facts] = [
    openingOf(invitationEmail, context, words),
    factsOf(invitationEmail, context, now),
  ]
  const sender = nameOf(organizer)
  const isAsking = invitationEmail.mail_kind !== 'cancellation'
  const written = renderEmail({
    language: reader.language,
    paragraphs: [opening(sender)],
    facts,
    ...(isAsking && context.answerUrl !== null && answerLinks(context.answerUrl, words)),
    ...(isAsking &&
      context.bookingUrls !== null && {
        links: [
          { label: words.moveBooking, url: context.bookingUrls.move },
          { label: words.cancelBooking, url: context.bookingUrls.cancel },
        ],
      }),
    smallPrint: words.sentFor(sender),
  })
  return {
    to: { name: headerText(reader.name), address: addressee.email },
    subject: subjectOf(invitationEmail, reader, now),
    from_name: headerText(words.via(sender)),
    reply_to: { name: headerText(organizer.name), address: organizer.email },
    ...written,
    calendar: calendarPart(invitationEmail, context, now),
  }
}

/** Each answer leads to the page with that answer chosen; it counts once it is confirmed there. */
function answerLinks(url: string, words: InvitationWords) {
  const choices = answer_choices.map((choice) => ({
    label: words.choices[choice],
    url: `${url}?choice=${choice}`,
  }))
  return { link: { label: words.answer, url }, choices }
}

/** The title and the time that is spoken of. */
function subjectOf({ mail_kind, meeting, news }: InvitationEmail, reader: Reader, now: Date): string {
  const words = invitationWords(reader.language)
  const [first] = news?.dates ?? []
  const span = first ? (first.after ?? first.before) : spanOf(meeting, now.getTime())
  const title = meeting.title.trim() || words.untitled
  const short = title.length > 100 ? `${title.slice(0, 99).toWellFormed()}…` : title
  return headerText(words.subjects[mail_kind](short, shortTimeFor(span, reader)))
}

/** By the name of the organizer. */
function openingOf(
  { mail_kind, news, isTakenOff }: InvitationEmail,
  { bookingUrls, isByReader }: InvitationContext,
  words: InvitationWords,
): (organizer: string) => string {
  if (bookingUrls !== null && mail_kind === 'invitation') return words.booked
  if (bookingUrls !== null && mail_kind === 'update') return words.bookingChanged
  if (mail_kind === 'invitation') return words.invites
  if (mail_kind === 'cancellation') {
    if (isByReader) return words.bookingCancelled
    if (news) return words.datesCalledOff
    return isTakenOff ? words.takenOff : words.calledOff
  }
  const isMoved = news !== null && (news.time || news.repetition || news.dates.some(isDateMoved))
  return isMoved ? words.moved : words.changed
}

function factsOf(invitationEmail: InvitationEmail, context: InvitationContext, now: Date): Fact[] {
  const { meeting, news, mail_kind } = invitationEmail
  const { reader } = context
  const words = invitationWords(reader.language)
  const what: Fact = {
    label: words.what,
    lines: [meeting.title.trim() || words.untitled],
    ...(news?.title && { was: was([invitationEmail.before?.title.trim() || words.untitled], words) }),
  }
  if (news && mail_kind === 'cancellation') return [what, ...dateFacts(calledOffDates(news), meeting, reader)]
  const times = [what, ...timeFacts(invitationEmail, reader, now)]
  if (mail_kind === 'cancellation') return times
  return [
    ...times,
    ...placeFacts(invitationEmail, words),
    ...textFacts(invitationEmail, words),
    ...peopleFacts(context, words),
  ]
}

function timeFacts({ meeting, before, news }: InvitationEmail, reader: Reader, now: Date): Fact[] {
  const words = invitationWords(reader.language)
  const when: Fact = {
    label: news?.time ? words.newTime : words.when,
    lines: timesFor(spanOf(meeting, now.getTime()), reader),
    ...(news?.time && before && { was: was(timesFor(spanOf(before, now.getTime()), reader), words) }),
  }
  const repeats = repetitionFor(meeting, reader)
  const repeated = before && news?.repetition ? (repetitionFor(before, reader) ?? words.nothing) : null
  const isSaid = repeats !== null || repeated !== null
  const repetition: Fact = {
    label: words.repeats,
    lines: [repeats ?? words.nothing],
    ...(repeated !== null && repeated !== repeats && { was: was([repeated], words) }),
  }
  return [when, ...(isSaid ? [repetition] : []), ...dateFacts(news?.dates ?? [], meeting, reader)]
}

const dates_max = 10

function dateFacts(dates: readonly DateChange[], meeting: DeliveredMeeting, reader: Reader): Fact[] {
  const words = invitationWords(reader.language)
  const told = dates.slice(0, dates_max).map((date) => dateFact(date, meeting, reader))
  const rest = dates.length - told.length
  return rest > 0 ? [...told, { label: words.dates(rest), lines: ['…'] }] : told
}

function dateFact(date: DateChange, meeting: DeliveredMeeting, reader: Reader): Fact {
  const words = invitationWords(reader.language)
  const label = words.date
  if (date.after === null) return { label, lines: [...timesFor(date.before, reader), words.isOff] }
  const own = meeting.overrides.find(({ original_start }) => original_start === date.original_start)
  const lines = [own?.title, ...timesFor(date.after, reader), own?.location?.name, own?.link]
  return {
    label,
    lines: lines.filter((line): line is string => Boolean(line)),
    ...(isDateMoved(date) && { was: was(timesFor(date.before, reader), words) }),
  }
}

function isDateMoved({ before, after }: DateChange): boolean {
  return after !== null && !isDeepStrictEqual(before, after)
}

function placeFacts({ meeting, before, news }: InvitationEmail, words: InvitationWords): Fact[] {
  const place = placeLines(meeting)
  const placeBefore = before && news?.place ? placeLines(before) : null
  const linkBefore = before && news?.link ? before.link : null
  const facts: Fact[] = []
  if (place.length > 0 || placeBefore)
    facts.push({
      label: words.where,
      lines: orNothing(place, words),
      ...(placeBefore && { was: was(placeBefore, words) }),
    })
  if (meeting.link !== null || linkBefore !== null)
    facts.push({
      label: words.join,
      lines: orNothing(meeting.link === null ? [] : [meeting.link], words),
      ...(meeting.link !== null && { url: meeting.link }),
      ...(linkBefore !== null && { was: was([linkBefore], words) }),
    })
  return facts
}

function placeLines({ location }: DeliveredMeeting): string[] {
  return location ? [location.name, location.link ?? ''].filter((line) => line !== '') : []
}

const text_characters_max = 4000

/** In an update only where it has changed. */
function textFacts(
  { meeting: { description }, mail_kind, news }: InvitationEmail,
  words: InvitationWords,
): Fact[] {
  const text = description.trim()
  if (mail_kind === 'update' && !news?.text) return []
  if (text === '') return mail_kind === 'update' ? [{ label: words.text, lines: [words.nothing] }] : []
  const short =
    text.length > text_characters_max ? `${text.slice(0, text_characters_max).toWellFormed()}…` : text
  return [{ label: words.text, lines: short.split(/\r\n|\r|\n/) }]
}

const names_max = 10

function peopleFacts({ names }: InvitationContext, words: InvitationWords): Fact[] {
  if (names.length === 0) return []
  const named = names.slice(0, names_max).map((name) => name ?? words.guest)
  const rest = names.length - named.length
  const all = rest > 0 ? [...named, words.more(rest)] : named
  return [{ label: words.people, lines: [all.join(', ')] }]
}

function was(lines: readonly string[], words: InvitationWords): NonNullable<Fact['was']> {
  return { label: words.before, lines: orNothing(lines, words) }
}

function orNothing(lines: readonly string[], words: InvitationWords): readonly string[] {
  return lines.length === 0 ? [words.nothing] : lines
}

function nameOf({ name, email }: EventPerson): string {
  return name.trim() || email
}
