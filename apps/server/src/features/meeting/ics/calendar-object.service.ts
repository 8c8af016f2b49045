import type { CalendarEvent } from '@meridian/icalendar'
import { tasksOf } from '../../../platform/workers/worker-tasks.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { rejectCounterProposals, resetAnswers, resetOccurrenceAnswers } from '../answer.queries.ts'
import { listAttendees, updateToldElsewhere } from '../attendee.queries.ts'
import { followUpChange } from '../follow-up/meeting-changed.service.ts'
import { type InviteeMap, inviteAttendees, updateInvitees } from '../invitee.service.ts'
import { cancelMeeting, deleteMeeting, type Deletion, restoreMeeting } from '../meeting-end.service.ts'
import { requireMeetingTime } from '../meeting-time.rules.ts'
import { statusOf } from '../meeting.present.ts'
import { lockMeeting, type MeetingRow, updateMeetingRow } from '../meeting.queries.ts'
import { decidedElsewhere, isDecidedHere } from '../meeting.rules.ts'
import { requireRoomForSeries } from '../series/series-bound.service.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { changeFromDrafts, insertDrafts, listKnown, lockImports } from './calendar-file.queries.ts'
import type { GuestColumns, MeetingDraft } from './calendar-file.rules.ts'
import type { ObjectReading, ReadObject, WrittenObject } from './calendar-object.worker.ts'
import { compareDrafts, idInAddress, isUnchanged, type ObjectChange } from './calendar-object.rules.ts'

const tasks = tasksOf<typeof import('./calendar-object.worker.ts')>(
  new URL('./calendar-object.worker.ts', import.meta.url),
)

/** A person whose programs write calendar objects. */
export interface ObjectOwner {
  readonly user_id: string
  readonly timezone: string
  readonly primary_email: string
}

/** Throws `TaskStopped` for a text that takes too long to read. */
export function readObject(owner: ObjectOwner, text: string, now: Date): Promise<ObjectReading> {
  const input = { text, importer: importerOf(owner), nowMs: now.getTime() }
  return tasks.run('readObject', input, { lane: 'asked', person: owner.user_id })
}

/** The texts of some hundred events, in their order; null for one that its range makes too long. */
export function writeObjects(user_id: string, objects: readonly WrittenObject[]): Promise<(string | null)[]> {
  return tasks.run('writeObjects', objects, { lane: 'asked', person: user_id })
}

/** What the person's program changes in the meeting that it last read as `shown`. */
export async function compareObject(
  owner: ObjectOwner,
  { shown, draft }: { readonly shown: CalendarEvent; readonly draft: MeetingDraft },
  now: Date,
): Promise<ObjectChange> {
  const input = { event: shown, importer: importerOf(owner), nowMs: now.getTime() }
  return compareDrafts(await tasks.run('readOwn', input, { lane: 'asked', person: owner.user_id }), draft)
}

/** Serializes what creates meetings of the person by their UIDs; returns those that have this one. */
export async function lockUid(tx: Db, user_id: string, uid: string): Promise<string[]> {
  await lockImports(tx, user_id)
  return (await listKnown(tx, user_id, [uid])).map(({ meeting_id }) => meeting_id)
}

/**
 * Creates the meeting that a program of the person describes. The attendees of an event of the person's own are invited;
 * an event of another organizer is kept as an imported one, whose guests hear nothing. Throws `bad_input` for a time
 * that no meeting can have.
 */
export async function createFromObject(
  tx: Db,
  owner: ObjectOwner,
  { event, draft, told_elsewhere }: ReadObject,
  now: Date,
): Promise<string> {
  const { user_id } = owner
  const meeting_id = newId()
  requireTimes(draft)
  await requireRoomForSeries(tx, { user_id, meeting_id }, timesOf(draft), now)
  if (!isOwn(event, owner)) {
    await insertDrafts(tx, user_id, [{ meeting_id, draft }], now)
    return meeting_id
  }
  await insertDrafts(tx, user_id, [{ meeting_id, draft: { ...draft, guests: [] } }], now)
  await updateMeetingRow(tx, meeting_id, { meeting_integration_type: 'smart_calendar', import_sha256: null })
  await inviteAttendees(tx, { meeting_id, user_id }, inviteesOf(draft.guests), now)
  await updateToldElsewhere(tx, meeting_id, told_elsewhere)
  await followUpChange(tx, meeting_id, now)
  return meeting_id
}

/**
 * Makes the organizer's meeting what the program sends, with all that a change on a screen brings: a new time resets
 * responses, and guests are told once. Throws `forbidden` for a meeting that is not decided here and `conflict` for a
 * cancelled one.
 */
export async function updateFromObject(
  tx: Db,
  actor: Actor,
  {
    meeting,
    reading: { draft, told_elsewhere },
    change,
  }: { readonly meeting: MeetingRow; readonly reading: ReadObject; readonly change: ObjectChange },
  now: Date,
): Promise<void> {
  const { meeting_id } = meeting
  if (!isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
  const wasCancelled = meeting.meeting_status === 'cancelled'
  const isCancelled = draft.columns.meeting_status === 'cancelled'
  if (wasCancelled && !isCancelled) await restoreMeeting(tx, actor, meeting_id, now)
  if (!isUnchanged(change)) {
    if (wasCancelled && isCancelled)
      throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
    await writeChange(tx, meeting, { draft, change }, now)
  }
  if (await updateToldElsewhere(tx, meeting_id, told_elsewhere)) await followUpChange(tx, meeting_id, now)
  if (isCancelled && !wasCancelled) await cancelMeeting(tx, await lockMeeting(tx, meeting_id), now)
}

/** Deletes the organizer's meeting, of which guests hear; another person declines it. */
export async function deleteAsObject(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  { meeting_id, isSilent }: Pick<Deletion, 'meeting_id' | 'isSilent'>,
  now: Date,
): Promise<void> {
  const meeting = await lockMeeting(tx, meeting_id)
  const isOrganizer = meeting.user_id === actor.user_id && isDecidedHere(meeting)
  const hasGuests = isOrganizer && (await listAttendees(tx, meeting_id)).length > 1
  if (hasGuests && statusOf(meeting, now) === 'active') await cancelMeeting(tx, meeting, now)
  await deleteMeeting(tx, actor, { meeting_id, how: 'delete', series_scope: 'all', isSilent }, now)
}

async function writeChange(
  tx: Db,
  meeting: MeetingRow,
  { draft, change }: { readonly draft: MeetingDraft; readonly change: ObjectChange },
  now: Date,
): Promise<void> {
  const { meeting_id, user_id } = meeting
  const { isMoved, dates, hasOtherGuests, columns } = change
  if (hasOtherGuests) await updateInvitees(tx, { meeting_id, user_id }, inviteesOf(draft.guests), now)
  if (isMoved) {
    requireTimes(draft)
    await requireRoomForSeries(tx, { user_id, meeting_id }, timesOf(draft), now)
  }
  const withOccurrences = isMoved || dates.length > 0
  const written = columns.length > 0 ? columns : (['ical_uid'] as const)
  await changeFromDrafts(tx, [{ meeting_id, draft: { ...draft, ical_uid: meeting.ical_uid } }], {
    columns: written,
    withOccurrences,
    now,
  })
  if (withOccurrences) await updateMeetingRow(tx, meeting_id, { ical_sequence: meeting.ical_sequence + 1 })
  if (isMoved) {
    await resetAnswers(tx, meeting_id, now)
  } else await followDates(tx, meeting_id, dates, now)
  await followUpChange(tx, meeting_id, now)
}

/** A date that moves asks those who accepted the series again; one that is cancelled only ends its proposals. */
async function followDates(
  tx: Db,
  meeting_id: string,
  dates: ObjectChange['dates'],
  now: Date,
): Promise<void> {
  for (const { original_starts_at, before, after } of dates.filter(({ isMoved }) => isMoved)) {
    const at = new Date(before?.starts_at ?? original_starts_at)
    const answered = { original_starts_at: new Date(original_starts_at), starts_at: at }
    if (after?.is_cancelled) await rejectCounterProposals(tx, meeting_id, now, { at })
    else await resetOccurrenceAnswers(tx, meeting_id, answered, now)
  }
}

function importerOf({ primary_email, timezone }: ObjectOwner) {
  return { email: primary_email.toLowerCase(), timeZone: timezone }
}

/** Whether the person is the organizer; an event without one is the person's own. */
function isOwn({ organizer }: CalendarEvent, { primary_email, user_id }: ObjectOwner): boolean {
  if (!organizer) return true
  const address = organizer.email.toLowerCase()
  return address === primary_email.toLowerCase() || idInAddress(address) === user_id
}

/** As many as a meeting made on a screen may have. */
const most_guests = 200

function inviteesOf(guests: readonly GuestColumns[]): InviteeMap {
  if (guests.length > most_guests)
    throw badField('meeting_invitees', `A meeting can have at most ${most_guests} invitees.`)
  return Object.fromEntries(
    guests.map(({ guest_email, guest_name }) => {
      const user_id = idInAddress(guest_email)
      if (user_id !== undefined) return [user_id, {}]
      return [`guest:${newId()}`, { primary_email: guest_email, full_name: guest_name ?? '' }]
    }),
  )
}

function requireTimes({ columns }: MeetingDraft): void {
  requireMeetingTime({ start_timestamp: columns.first_starts_at, end_timestamp: columns.first_ends_at })
}

function timesOf({ columns }: MeetingDraft) {
  const { rrule, added_walls, last_ends_at } = columns
  return {
    rrule,
    added_walls: [...added_walls],
    last_ends_at: last_ends_at === 'infinity' ? ('infinity' as const) : new Date(last_ends_at),
  }
}
