import { isSeries, replaceChange } from '@meridian/engine'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { newId } from '../../platform/id.ts'
import { rejectCounterProposals, resetAnswers, resetOccurrenceAnswers } from './answer.queries.ts'
import { copyAttendees, insertOrganizer } from './attendee.queries.ts'
import { followUpChange, followUpSplit } from './follow-up/meeting-changed.service.ts'
import { updateInvitees } from './invitee.service.ts'
import type { ChangePlan, MeetingTarget, OccurrencePlan, SplitPlan } from './meeting-plan.rules.ts'
import { insertMeeting, type MeetingRow, updateMeetingRow } from './meeting.queries.ts'
import { splitOccurrenceReplies } from './series/occurrence-reply.queries.ts'
import { storedSchedule } from './series/schedule.rules.ts'
import { requireRoomForSeries } from './series/series-bound.service.ts'
import { insertExceptions, replaceException, replaceExceptions } from './series/series.queries.ts'
import { listedColumns, rescheduledColumns, rootUid, timeColumns } from './series/stored-times.rules.ts'
import { copyLabels } from '../label/label.api.ts'

type NewColumns = Omit<
  Insertable<Tables['meeting']>,
  'meeting_status' | 'meeting_integration_type' | 'ical_uid' | 'created_at' | 'updated_at'
>

/** Inserts a meeting that begins here, with its organizer. */
export async function insertOwnMeeting(tx: Db, columns: NewColumns, now: Date): Promise<void> {
  const { meeting_id, user_id } = columns
  await insertMeeting(tx, {
    ...columns,
    meeting_status: 'active',
    meeting_integration_type: 'smart_calendar',
    ical_uid: meeting_id,
    created_at: now,
    updated_at: now,
  })
  await insertOrganizer(tx, meeting_id, user_id, now)
}

/** Carries a plan out. Returns the meeting that the organizer looks at then: after a split the one that begins there. */
export async function writePlan(tx: Db, target: MeetingTarget, plan: ChangePlan, now: Date): Promise<string> {
  const { meeting, exceptions } = target
  const { meeting_id } = meeting
  if (plan.scope === 'this_and_following') return writeSplit(tx, meeting, plan, now)
  if (plan.scope === 'this') {
    await writeOccurrence(tx, target, plan, now)
    return meeting_id
  }
  const { schedule, asksAgain, columns, invitees } = plan
  const times = asksAgain ? timeColumns(schedule, now) : null
  if (times) await requireRoomForSeries(tx, meeting, times, now)
  if (invitees) await updateInvitees(tx, meeting, invitees, now)
  if (isSeries(meeting) && schedule.exceptions !== exceptions)
    await replaceExceptions(tx, meeting_id, schedule.exceptions)
  const rescheduled = times && rescheduledColumns(meeting, times, now)
  await updateMeetingRow(tx, meeting_id, { ...columns, ...rescheduled, updated_at: now })
  if (asksAgain) await resetAnswers(tx, meeting_id, now)
  await followUpChange(tx, meeting_id, now)
  return meeting_id
}

/** False, and nothing is done, when no occurrence would remain. */
export async function writeOccurrence(
  tx: Db,
  { meeting, exceptions }: MeetingTarget,
  { occurrence, exception, asksAgain }: Pick<OccurrencePlan, 'occurrence' | 'exception' | 'asksAgain'>,
  now: Date,
): Promise<boolean> {
  const { meeting_id } = meeting
  const { original_starts_ms } = occurrence
  const listed = listedColumns(meeting, replaceChange(exceptions, original_starts_ms, exception), now)
  if (listed === null) return false
  await replaceException(tx, { meeting_id, original_starts_ms }, exception)
  await updateMeetingRow(tx, meeting_id, { ...rescheduledColumns(meeting, listed, now), updated_at: now })
  if (asksAgain) {
    const original_starts_at = new Date(original_starts_ms)
    const starts_at = new Date(occurrence.starts_ms)
    await resetOccurrenceAnswers(tx, meeting_id, { original_starts_at, starts_at }, now)
  }
  await followUpChange(tx, meeting_id, now)
  return true
}

/** The new series has the same attendees, whose responses are reset if the times change, and the labels of all people. */
async function writeSplit(
  tx: Db,
  meeting: MeetingRow,
  { occurrence, before, schedule, asksAgain, columns, invitees }: SplitPlan,
  now: Date,
): Promise<string> {
  const { user_id, meeting_status, meeting_integration_type } = meeting
  const meeting_id = newId()
  const parts = { from: meeting.meeting_id, to: meeting_id }
  const split_at = new Date(occurrence.original_starts_ms)
  const times = timeColumns(schedule, now)
  await endSeries(tx, meeting, { occurrence, before }, now)
  await requireRoomForSeries(tx, { user_id, meeting_id }, times, now)
  await insertMeeting(tx, {
    ...columns,
    ...times,
    meeting_id,
    user_id,
    meeting_status,
    meeting_integration_type,
    // Other calendars distinguish the two series by this id, which contains the id of the first.
    ical_uid: `${rootUid(meeting)}_${meeting_id}`,
    created_at: now,
    updated_at: now,
  })
  await copyAttendees(tx, { ...parts, asksAgain })
  await splitOccurrenceReplies(tx, { ...parts, split_at, asksAgain })
  await copyLabels(tx, parts)
  await insertExceptions(tx, meeting_id, schedule.exceptions)
  if (invitees) await updateInvitees(tx, { meeting_id, user_id }, invitees, now)
  await followUpSplit(tx, parts, now)
  return meeting_id
}

/** Ends the series before the occurrence. */
export async function endSeries(
  tx: Db,
  meeting: MeetingRow,
  { occurrence, before }: Pick<SplitPlan, 'occurrence' | 'before'>,
  now: Date,
): Promise<void> {
  const { meeting_id } = meeting
  await replaceExceptions(tx, meeting_id, before.changes)
  await updateMeetingRow(tx, meeting_id, {
    ...timeColumns(storedSchedule(before.series, before.changes), now),
    ical_sequence: meeting.ical_sequence + 1,
    updated_at: now,
  })
  await rejectCounterProposals(tx, meeting_id, now, { from: new Date(occurrence.starts_ms) })
}
