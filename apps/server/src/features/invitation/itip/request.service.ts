import {
  type CalendarEvent,
  type EventPerson,
  type EventTime,
  type MessagePart,
  withOccurrence,
} from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { uidOf } from '../../meeting/meeting.api.ts'
import { type CalendarMail, type HeldMeeting, listHeldMeetings } from './calendar-mail.queries.ts'
import {
  type EventOutcome,
  idsOf,
  type News,
  placeOf,
  unsplit,
  upsertMeeting,
} from './invited-meeting.service.ts'
import { lockMailedEvent, lockSeriesParts, type MailedEventRow } from './mailed-event.queries.ts'
import type { Message } from './message.rules.ts'
import type { Outcome } from './outcome.rules.ts'
import {
  compareVersions,
  findVersion,
  isBeforeSeries,
  isMoved,
  isOwnAddress,
  occurrenceKey,
  organizerOf,
  ownAttendee,
  type Version,
  versionOf,
  withKnownOccurrences,
} from './request.rules.ts'
import { findPart, livePartsOf } from './series-part.rules.ts'
import { cancelReplacedParts, changeFollowing, isSplit, replaceSeries } from './series-range.service.ts'
import { findIsKnownSender } from './unknown-sender.service.ts'

/** A mail with its calendar, and what is known of its recipient. */
export interface CalendarMailContext {
  readonly mail: CalendarMail
  readonly message: Message
  readonly own_addresses: readonly string[]
  /** The person responds to it: it becomes a meeting although the sender is unknown. */
  readonly isWanted: boolean
}

/**
 * Handles a REQUEST: an organizer invites the person to a meeting or updates it. It becomes the person's
 * meeting with a pending response. A meeting that exists already, created here or at Google, is not created
 * twice.
 */
export async function handleRequest(tx: Db, calendarMail: CalendarMailContext, now: Date): Promise<Outcome> {
  const { mail, message, own_addresses } = calendarMail
  const { event } = message
  const [part] = message.parts
  const organizer = organizerOf(part, senderOf(mail))
  const held = await listHeldMeetings(tx, mail.user_id, part)
  const asked = held.find(({ is_organizer }) => !is_organizer)
  if (asked) return outcomeOfColleague(asked, organizer)
  if (isOwnAddress(organizer.email, own_addresses)) return { refusal: 'own', ...idsOf(held[0]) }
  const other = held.find(({ is_mailed }) => !is_mailed)
  // The account that has the event knows whether it is asked, by whichever of its addresses.
  if (other?.is_outside) return idsOf(other)
  const attendee = ownAttendee(part.attendees, own_addresses)
  if (!attendee) return { refusal: 'not_asked' }
  if (!event) return { refusal: 'unusable' }
  if (other) return { refusal: 'held_elsewhere', ...idsOf(other) }
  const { isWanted } = calendarMail
  const isKnownSender = await findIsKnownSender(tx, mail, organizer)
  const outcomes: EventOutcome[] = []
  for (const told of [event, ...message.changes]) {
    const parts = partsAbout(message, told)
    const version = versionOf(parts[0] ?? part, { mail_date: mail.mail_date, now })
    const own = ownAttendee(told.attendees, own_addresses) ?? attendee
    const news: News = {
      mail,
      event: told,
      organizer,
      attendee: own,
      version,
      parts,
      isKnownSender,
      isWanted,
    }
    outcomes.push(await handleEvent(tx, { ...news, message }, now))
  }
  await cancelReplacedParts(tx, mail.user_id, part.uid, now)
  const { isAskedAnew: _, ...outcome } =
    outcomes.find((one) => one.isAskedAnew && !one.refusal) ??
    outcomes.findLast(({ refusal }) => !refusal) ??
    outcomes[0] ??
    {}
  return outcome
}

/** The parts of the message about one of its events; about a series, with the occurrences that are told with it. */
function partsAbout({ parts, changes }: Message, { recurrence_id }: CalendarEvent): MessagePart[] {
  const apart = new Set(changes.map((change) => keyOf(change.recurrence_id)))
  return parts.filter(({ recurrence }) =>
    recurrence_id === null ? !apart.has(keyOf(recurrence)) : keyOf(recurrence) === keyOf(recurrence_id),
  )
}

function keyOf(time: EventTime | null): string | null {
  return time && occurrenceKey(time)
}

/** Handles one event of a REQUEST: a whole one, one occurrence of a series, or one and all that follow. */
async function handleEvent(
  tx: Db,
  { message, ...news }: News & Pick<CalendarMailContext, 'message'>,
  now: Date,
): Promise<EventOutcome> {
  const { mail, event, organizer, version, parts } = news
  const { user_id } = mail
  const rows = await lockSeriesParts(tx, user_id, uidOf({ ...event, recurrence_id: null }))
  const isForFollowing = parts.some((part) => part.isForFollowing)
  const [series] = rows
  const isKnownSeries = series?.event && isSeriesEvent(series.event)
  const isOfSeries = event.recurrence_id === null || isKnownSeries === true
  const known = isOfSeries ? series : await lockMailedEvent(tx, user_id, uidOf(event))
  // The rule of the series is in another mail.
  if (isForFollowing && !isKnownSeries) return { refusal: 'unusable' }
  // Another sender's cancellation of the same uid does not affect this event.
  if (!known || isOfSomebodyElse(known, organizer))
    return upsertMeeting(
      tx,
      news,
      { known: undefined, held: undefined, event, isMoved: true, place: unsplit },
      now,
    )
  if (!isFromOrganizer(known, mail, organizer)) return { refusal: 'not_from_organizer' }
  const held = await listHeldMeetings(tx, user_id, { uid: event.uid, recurrence: event.recurrence_id })
  const found =
    event.recurrence_id === null || !isKnownSeries
      ? undefined
      : findPart(livePartsOf(rows), event.recurrence_id)
  const part = found?.part ?? known
  const ids = held.find(({ meeting_id }) => meeting_id === part.meeting_id)
  const age = compareVersions(version, versionKnown(known, event))
  if (age < 0 || (isForFollowing && isBeforeSeries(version, known)))
    return { refusal: 'outdated', ...idsOf(ids) }
  if (age === 0 && ids) return idsOf(ids)
  if (found && isForFollowing) return changeFollowing(tx, news, { rows, ...found, held }, now)
  if (found) {
    const recurrence_id = { time: found.start, zone: found.part.event.start.zone }
    const after = withOccurrence(found.part.event, { ...event, recurrence_id })
    const isPartMoved = isMoved(found.part.event, after)
    return upsertMeeting(
      tx,
      news,
      { known: part, held: ids, event: after, isMoved: isPartMoved, place: placeOf(part) },
      now,
    )
  }
  if (series && event.recurrence_id === null && isSplit(rows))
    return replaceSeries(
      tx,
      news,
      { rows, held, listsParts: message.parts.some((one) => one.isForFollowing) },
      now,
    )
  const after = withKnownOccurrences(known.event, event)
  const isWholeMoved = isMoved(known.event, after)
  return upsertMeeting(
    tx,
    news,
    { known, held: ids, event: after, isMoved: isWholeMoved, place: placeOf(known) },
    now,
  )
}

function isSeriesEvent({ rrule, added }: CalendarEvent): boolean {
  return rrule !== null || added.length > 0
}

function isOfSomebodyElse({ event, organizer_address }: MailedEventRow, { email }: EventPerson): boolean {
  return event === null && organizer_address.toLowerCase() !== email.toLowerCase()
}

/**
 * Only the organizer of the first request changes the event. A cancellation that was read first has no
 * organizer.
 */
export function isFromOrganizer(
  { event, organizer_address, sender_address }: MailedEventRow,
  { from_address }: Pick<CalendarMail, 'from_address'>,
  { email }: EventPerson,
): boolean {
  if (!event) return true
  const from = from_address.toLowerCase()
  return (
    email.toLowerCase() === organizer_address.toLowerCase() &&
    [organizer_address.toLowerCase(), sender_address].includes(from)
  )
}

/** The last version of the same: of the whole event, or of the occurrence. */
function versionKnown(known: MailedEventRow, { recurrence_id }: CalendarEvent): Version {
  if (recurrence_id === null || !known.event || known.event.recurrence_id !== null) return known
  const told = findVersion(known.occurrence_versions, occurrenceKey(recurrence_id))
  return told ?? { sequence: -1, stamped_at: new Date(0) }
}

export function senderOf({ from_name, from_address }: CalendarMail): { name: string; address: string } {
  return { name: from_name, address: from_address }
}

/** A colleague's invitation comes by mail as well; the response goes to the meeting that is stored here. */
function outcomeOfColleague(asked: HeldMeeting, { email }: EventPerson): Outcome {
  return asked.organizer_address === email.toLowerCase() ? idsOf(asked) : { refusal: 'not_from_organizer' }
}
