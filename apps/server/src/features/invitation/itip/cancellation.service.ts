import {
  type CalendarEvent,
  type MessagePart,
  withoutFollowing,
  withoutOccurrence,
} from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import {
  listHeldMeetings,
  type HeldMeeting,
  rejectOwnProposals,
  updateCancelled,
} from './calendar-mail.queries.ts'
import type { Outcome } from './outcome.rules.ts'
import { draftOf, unsplit } from './invited-meeting.service.ts'
import { isFromOrganizer, type CalendarMailContext, senderOf } from './request.service.ts'
import {
  compareVersions,
  findVersion,
  isOwnAddress,
  occurrenceKey,
  organizerOf,
  ownAttendee,
  type Version,
  versionOf,
} from './request.rules.ts'
import { changeFromDrafts, imported_columns, uidOf } from '../../meeting/meeting.api.ts'
import {
  lockMailedEvent,
  lockSeriesParts,
  type MailedEventRow,
  upsertMailedEvent,
} from './mailed-event.queries.ts'
import { findPart, livePartsOf } from './series-part.rules.ts'

/** Handles a CANCEL: the organizer cancels the meeting or some dates of a series, or removes the person. */
export async function handleCancellation(
  tx: Db,
  calendarMail: CalendarMailContext,
  now: Date,
): Promise<Outcome> {
  const { mail, message, own_addresses } = calendarMail
  const [part] = message.parts
  const organizer = organizerOf(part, senderOf(mail))
  const held = await listHeldMeetings(tx, mail.user_id, part)
  const asked = held.find(({ is_organizer }) => !is_organizer)
  // A mail changes nothing in a colleague's meeting, which is stored here.
  if (asked)
    return asked.organizer_address === organizer.email.toLowerCase()
      ? { meeting_id: asked.meeting_id }
      : { refusal: 'not_from_organizer' }
  if (isOwnAddress(organizer.email, own_addresses)) return { refusal: 'own', ...idOf(held[0]) }
  const version = versionOf(part, { mail_date: mail.mail_date, now })
  const rows = await lockKnown(tx, mail.user_id, part)
  const [known] = rows
  if (!known) return storeUnknownCancellation(tx, calendarMail, { version, held: held[0] }, now)
  if (!isFromOrganizer(known, mail, organizer)) return { refusal: 'not_from_organizer', ...idOf(held[0]) }
  const meeting = held.find(({ meeting_id }) => meeting_id === known.meeting_id)
  if (part.recurrence && known.event?.recurrence_id === null)
    return cancelOccurrences(tx, calendarMail, { known, rows, held }, now)
  if (compareVersions(version, known) < 0) return { refusal: 'outdated', ...idOf(meeting) }
  return cancelSeries(tx, { known: { ...known, ...version }, rows, held }, now)
}

/** Cancels the event with all parts that a series was split into. */
async function cancelSeries(tx: Db, { known, rows, held }: Series, now: Date): Promise<Outcome> {
  for (const part of rows.slice(1))
    if (!part.is_cancelled) await cancelWhole(tx, { known: part, meeting: meetingOf(part, held) }, now)
  return cancelWhole(tx, { known, meeting: meetingOf(known, held) }, now)
}

function meetingOf(row: MailedEventRow, held: readonly HeldMeeting[]): HeldMeeting | undefined {
  return held.find(({ meeting_id }) => meeting_id === row.meeting_id)
}

async function cancelWhole(
  tx: Db,
  { known, meeting }: { readonly known: MailedEventRow; readonly meeting: HeldMeeting | undefined },
  now: Date,
): Promise<Outcome> {
  const event = known.event && { ...known.event, status: 'cancelled' as const }
  await upsertMailedEvent(tx, { ...known, event, is_cancelled: true }, { sent_reply_status: null, now })
  // Google itself cancels an event in a Google calendar.
  if (meeting?.meeting_integration_type === 'custom') {
    await updateCancelled(tx, meeting.meeting_id, now)
    await rejectOwnProposals(tx, meeting.meeting_id, now)
  }
  return idOf(meeting)
}

async function lockKnown(
  tx: Db,
  user_id: string,
  { uid, recurrence }: MessagePart,
): Promise<MailedEventRow[]> {
  const rows = await lockSeriesParts(tx, user_id, uidOf({ uid, recurrence_id: null }))
  if (rows.length > 0 || !recurrence) return rows
  const occurrence = await lockMailedEvent(tx, user_id, uidOf({ uid, recurrence_id: recurrence }))
  return occurrence ? [occurrence] : []
}

/** A cancellation may be read before the request that it cancels, which then makes no meeting. */
async function storeUnknownCancellation(
  tx: Db,
  { mail, message, own_addresses }: CalendarMailContext,
  { version, held }: { readonly version: Version; readonly held: HeldMeeting | undefined },
  now: Date,
): Promise<Outcome> {
  if (held) return held.is_outside ? idOf(held) : { refusal: 'held_elsewhere', ...idOf(held) }
  const [part] = message.parts
  const organizer = organizerOf(part, senderOf(mail))
  const isSenderOrganizer = organizer.email.toLowerCase() === mail.from_address.toLowerCase()
  if (!isSenderOrganizer || part.recurrence) return { refusal: 'unknown_meeting' }
  const attendee = ownAttendee(part.attendees, own_addresses)
  await upsertMailedEvent(
    tx,
    {
      user_id: mail.user_id,
      ical_uid: uidOf({ uid: part.uid, recurrence_id: null }),
      meeting_id: null,
      organizer_name: organizer.name.slice(0, 200).toWellFormed(),
      organizer_address: organizer.email,
      sender_address: mail.from_address.toLowerCase(),
      attendee_name: attendee?.name.slice(0, 200) ?? '',
      attendee_address: attendee?.email ?? '',
      ...version,
      is_cancelled: true,
      event: null,
      occurrence_versions: {},
      ...unsplit,
    },
    { sent_reply_status: null, now },
  )
  return { refusal: 'unknown_meeting' }
}

/** A series as the person has it. */
interface Series {
  /** The first part of the series, or all of it. */
  readonly known: MailedEventRow
  /** All parts, the first one first. */
  readonly rows: readonly MailedEventRow[]
  readonly held: readonly HeldMeeting[]
}

/** Cancels the occurrences that no newer mail has requested again; with all that follow where the part says so. */
async function cancelOccurrences(
  tx: Db,
  calendarMail: CalendarMailContext,
  series: Series,
  now: Date,
): Promise<Outcome> {
  const { mail, message } = calendarMail
  const { known, held } = series
  const told = { ...known.occurrence_versions }
  let parts = livePartsOf(series.rows)
  const touched = new Set<string>()
  for (const part of message.parts) {
    const found = part.recurrence && findPart(parts, part.recurrence)
    if (!part.recurrence || !found) continue
    const key = occurrenceKey(part.recurrence)
    const version = versionOf(part, { mail_date: mail.mail_date, now })
    const last = findVersion(told, key)
    if (last && compareVersions(version, last) < 0) continue
    told[key] = { sequence: version.sequence, stamped_at: version.stamped_at.toISOString() }
    touched.add(found.part.ical_uid)
    const recurrence = { time: found.start, zone: found.part.event.start.zone }
    const event = part.isForFollowing
      ? withoutFollowing(found.part.event, recurrence)
      : withoutOccurrence(found.part.event, recurrence)
    const at = parts.indexOf(found.part)
    parts = [
      ...parts.slice(0, at),
      ...(event ? [{ ...found.part, event }] : []),
      ...(part.isForFollowing ? [] : parts.slice(at + 1)),
    ]
    // Nothing of the series is left.
    if (parts.length === 0)
      return cancelSeries(tx, { ...series, known: { ...known, occurrence_versions: told } }, now)
  }
  const [changed] = series.rows.filter(({ ical_uid }) => touched.has(ical_uid))
  if (!changed) return { refusal: 'outdated', ...idOf(meetingOf(known, held)) }
  for (const row of series.rows.slice(1))
    if (!row.is_cancelled && !parts.some(({ ical_uid }) => ical_uid === row.ical_uid))
      await cancelWhole(tx, { known: row, meeting: meetingOf(row, held) }, now)
  const refusals: Outcome[] = []
  for (const part of parts) {
    const occurrence_versions = part.series_ical_uid === null ? told : part.occurrence_versions
    const isTouched = touched.has(part.ical_uid)
    if (!isTouched && part.series_ical_uid !== null) continue
    refusals.push(
      await storePart(
        tx,
        calendarMail,
        { row: { ...part, occurrence_versions }, meeting: meetingOf(part, held), isTouched },
        now,
      ),
    )
  }
  return refusals.find(({ refusal }) => refusal) ?? idOf(meetingOf(changed, held))
}

/** Stores a part without its cancelled occurrences. */
async function storePart(
  tx: Db,
  { mail, own_addresses }: CalendarMailContext,
  {
    row,
    meeting,
    isTouched,
  }: {
    readonly row: MailedEventRow & { readonly event: CalendarEvent }
    readonly meeting: HeldMeeting | undefined
    readonly isTouched: boolean
  },
  now: Date,
): Promise<Outcome> {
  const { event } = row
  const attendee = ownAttendee(event.attendees, own_addresses) ?? {
    name: row.attendee_name,
    email: row.attendee_address,
    kind: 'individual' as const,
    role: 'required' as const,
    answer: 'needs_action' as const,
  }
  const draft = draftOf(event, { mail, attendee }, now)
  if (!draft) return { refusal: 'unusable', ...idOf(meeting) }
  await upsertMailedEvent(tx, row, { sent_reply_status: null, now })
  if (isTouched && meeting?.meeting_integration_type === 'custom')
    await changeFromDrafts(tx, [{ meeting_id: meeting.meeting_id, draft }], {
      columns: imported_columns,
      now,
    })
  return idOf(meeting)
}

function idOf(held: HeldMeeting | undefined): Outcome {
  return held ? { meeting_id: held.meeting_id, meeting_attendee_id: held.meeting_attendee_id } : {}
}
