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
import { draftOf, isFromOrganizer, type CalendarMailContext, senderOf } from './request.service.ts'
import {
  compareVersions,
  isOwnAddress,
  occurrenceKey,
  organizerOf,
  ownAttendee,
  type Version,
  versionOf,
} from './request.rules.ts'
import { changeFromDrafts, imported_columns, uidOf } from '../../meeting/meeting.api.ts'
import { lockMailedEvent, type MailedEventRow, upsertMailedEvent } from './mailed-event.queries.ts'

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
  const known = await lockKnown(tx, mail.user_id, part)
  if (!known) return storeUnknownCancellation(tx, calendarMail, { version, held: held[0] }, now)
  if (!isFromOrganizer(known, mail, organizer)) return { refusal: 'not_from_organizer', ...idOf(held[0]) }
  const meeting = held.find(({ meeting_id }) => meeting_id === known.meeting_id)
  if (part.recurrence && known.event?.recurrence_id === null)
    return cancelOccurrences(tx, calendarMail, { known, event: known.event, meeting }, now)
  if (compareVersions(version, known) < 0) return { refusal: 'outdated', ...idOf(meeting) }
  return cancelWhole(tx, { known: { ...known, ...version }, meeting }, now)
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
): Promise<MailedEventRow | undefined> {
  const whole = await lockMailedEvent(tx, user_id, uidOf({ uid, recurrence_id: null }))
  return (
    whole ??
    (recurrence ? lockMailedEvent(tx, user_id, uidOf({ uid, recurrence_id: recurrence })) : undefined)
  )
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
    },
    { sent_reply_status: null, now },
  )
  return { refusal: 'unknown_meeting' }
}

interface Series {
  readonly known: MailedEventRow
  readonly event: CalendarEvent
  readonly meeting: HeldMeeting | undefined
}

/** Cancels the occurrences that no newer mail has requested again; with all that follow where the part says so. */
async function cancelOccurrences(
  tx: Db,
  { mail, message, own_addresses }: CalendarMailContext,
  { known, event: before, meeting }: Series,
  now: Date,
): Promise<Outcome> {
  let event: CalendarEvent | null = before
  const told = { ...known.occurrence_versions }
  for (const part of message.parts) {
    if (!part.recurrence) continue
    const key = occurrenceKey(part.recurrence)
    const version = versionOf(part, { mail_date: mail.mail_date, now })
    const last = told[key]
    if (last && compareVersions(version, { ...last, stamped_at: new Date(last.stamped_at) }) < 0) continue
    told[key] = { sequence: version.sequence, stamped_at: version.stamped_at.toISOString() }
    event = part.isForFollowing
      ? withoutFollowing(event, part.recurrence)
      : withoutOccurrence(event, part.recurrence)
    // Nothing of the series is left.
    if (event === null)
      return cancelWhole(tx, { known: { ...known, occurrence_versions: told }, meeting }, now)
  }
  if (event === before) return { refusal: 'outdated', ...idOf(meeting) }
  const attendee = ownAttendee(event.attendees, own_addresses) ?? {
    name: known.attendee_name,
    email: known.attendee_address,
    kind: 'individual' as const,
    role: 'required' as const,
    answer: 'needs_action' as const,
  }
  const draft = draftOf(event, { mail, attendee }, now)
  if (!draft) return { refusal: 'unusable', ...idOf(meeting) }
  await upsertMailedEvent(
    tx,
    { ...known, event, occurrence_versions: told },
    { sent_reply_status: null, now },
  )
  if (meeting?.meeting_integration_type === 'custom')
    await changeFromDrafts(tx, [{ meeting_id: meeting.meeting_id, draft }], {
      columns: imported_columns,
      now,
    })
  return idOf(meeting)
}

function idOf(held: HeldMeeting | undefined): Outcome {
  return held ? { meeting_id: held.meeting_id, meeting_attendee_id: held.meeting_attendee_id } : {}
}
