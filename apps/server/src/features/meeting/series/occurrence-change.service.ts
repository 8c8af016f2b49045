import type { MeetingChange } from '@meridian/contract'
import { cancelledOccurrence, changeAt, replaceChange, type SeriesOccurrence } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { rejectCounterProposals, resetOccurrenceAnswers } from '../answer.queries.ts'
import { listAttendees } from '../attendee.queries.ts'
import { updateMeetingRow } from '../meeting.queries.ts'
import { no_own_values, occurrenceAfter, seriesAlone } from './occurrence-details.rules.ts'
import { scheduleAfterChange } from './schedule.rules.ts'
import type { LockedSeries } from './series-access.service.ts'
import { type MeetingException, replaceException } from './series.queries.ts'
import { listedColumns, rescheduledColumns } from './stored-times.rules.ts'
import { followUpChange } from '../follow-up/meeting-changed.service.ts'

interface OneOfSeries extends LockedSeries {
  readonly occurrence: SeriesOccurrence
}

/**
 * Gives one occurrence details and times of its own. Throws `bad_input` for fields that only a whole series
 * can have.
 */
export async function updateOccurrence(
  tx: Db,
  actor: Actor,
  series: OneOfSeries,
  change: MeetingChange,
  now: Date,
): Promise<{ meeting_id: string; note: null }> {
  const { meeting, exceptions, occurrence } = series
  await requireSeriesKept(tx, series, change, now)
  const before = changeAt(exceptions, occurrence.original_starts_ms)
  const { exception, isMoved } = occurrenceAfter(meeting, occurrence, before, change, actor.timezone)
  await writeOccurrence(tx, series, exception, now)
  const { meeting_id } = meeting
  if (isMoved) {
    const original_starts_at = new Date(occurrence.original_starts_ms)
    const starts_at = new Date(occurrence.starts_ms)
    await resetOccurrenceAnswers(tx, meeting_id, { original_starts_at, starts_at }, now)
  }
  return { meeting_id, note: null }
}

/** Cancels one occurrence of a series. False, and nothing is done, when no other one remains. */
export async function deleteOccurrence(tx: Db, series: OneOfSeries, now: Date): Promise<boolean> {
  const { meeting, occurrence } = series
  const cancelled = { ...cancelledOccurrence(occurrence.original_starts_ms), ...no_own_values }
  const isWritten = await writeOccurrence(tx, series, cancelled, now)
  if (!isWritten) return false
  await rejectCounterProposals(tx, meeting.meeting_id, now, { at: new Date(occurrence.starts_ms) })
  return true
}

/** Fields that only a series has may be sent along as long as they stay unchanged. */
async function requireSeriesKept(
  tx: Db,
  { meeting, exceptions }: OneOfSeries,
  { meeting_invitees, meeting_recurrence, meeting_conference }: MeetingChange,
  now: Date,
): Promise<void> {
  if (meeting_conference !== undefined && meeting_conference !== meeting.conference)
    throw seriesAlone('meeting_conference', 'The conference')
  if (meeting_recurrence) {
    const context = { profileZone: meeting.meeting_timezone, now }
    if (scheduleAfterChange(meeting, exceptions, { meeting_recurrence }, context) !== null)
      throw seriesAlone('meeting_recurrence', 'How it repeats')
  }
  if (!meeting_invitees) return
  const attendees = (await listAttendees(tx, meeting.meeting_id)).filter(({ is_organizer }) => !is_organizer)
  const known = new Set(attendees.map(({ user_id, guest_id }) => user_id ?? `guest:${guest_id}`))
  const sent = new Set(Object.keys(meeting_invitees).map((key) => key.toLowerCase()))
  sent.delete(meeting.user_id)
  if (known.symmetricDifference(sent).size > 0) throw seriesAlone('meeting_invitees', 'The list of guests')
}

/** False when no occurrence would remain. */
async function writeOccurrence(
  tx: Db,
  { meeting, exceptions, occurrence }: OneOfSeries,
  exception: MeetingException | null,
  now: Date,
): Promise<boolean> {
  const { meeting_id } = meeting
  const { original_starts_ms } = occurrence
  const changes = replaceChange(exceptions, original_starts_ms, exception)
  const listed = listedColumns(meeting, changes, now)
  if (listed === null) return false
  await replaceException(tx, { meeting_id, original_starts_ms }, exception)
  await updateMeetingRow(tx, meeting_id, {
    ...rescheduledColumns(meeting, listed, now),
    updated_at: now,
  })
  await followUpChange(tx, meeting_id, now)
  return true
}
