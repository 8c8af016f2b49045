import { cancelledOccurrence, isSeries, splitSeries } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { rejectCounterProposals } from './answer.queries.ts'
import { hideMeeting } from './attendee.queries.ts'
import { statusOf } from './meeting.present.ts'
import {
  getVisibleMeeting,
  lockMeeting,
  type MeetingRow,
  deleteMeetingRow,
  type VisibleMeetingRow,
  updateMeetingRow,
} from './meeting.queries.ts'
import { decidedElsewhere, isAskedByMail, isDecidedHere, mayBeDeclined } from './meeting.rules.ts'
import { endSeries, writeOccurrence } from './meeting-write.service.ts'
import { no_own_values } from './series/occurrence-details.rules.ts'
import { lockOwn, type OccurrenceTarget, openTarget } from './series/series-access.service.ts'
import { advanceSeries } from './series/series.service.ts'
import { enqueueReplyToOrganizer } from './follow-up/organizer-reply.service.ts'
import { followUpDecline, followUpChange, followUpDeletion } from './follow-up/meeting-changed.service.ts'

export interface Deletion extends OccurrenceTarget {
  readonly meeting_id: string
  readonly how: 'delete' | 'cancel'
  /** An organizer outside hears nothing of an invitee who leaves. */
  readonly isSilent?: boolean
}

/**
 * The organizer deletes the meeting or, to keep it as cancelled for all attendees, cancels it; for a series
 * also one occurrence, or it and all that follow, which then no longer take place. An invitee declines the
 * whole and hides it from the own list; so does an invitee of a Google event.
 */
export async function deleteMeeting(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  deletion: Deletion,
  now: Date,
): Promise<void> {
  const { meeting_id, how, series_scope } = deletion
  const meeting = await lockMeeting(tx, meeting_id)
  await getVisibleMeeting(tx, actor.user_id, meeting_id)
  const isPart = series_scope !== 'all' && isSeries(meeting)
  if (meeting.user_id !== actor.user_id) {
    if (!isPart) return hideMeeting(tx, meeting_id, actor.user_id, now)
    throw new AppError('forbidden', 'Only the organizer can take single dates out of a series.')
  }
  if (mayBeDeclined(meeting) && !isPart) return followUpDecline(tx, meeting_id, now)
  if (isAskedByMail(meeting) && !isPart) {
    await hideMeeting(tx, meeting_id, actor.user_id, now)
    if (deletion.isSilent) return
    return enqueueReplyToOrganizer(tx, meeting_id, now)
  }
  if (!isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
  if (isPart && (await removePart(tx, meeting, deletion, now))) return
  if (how === 'delete') {
    await followUpDeletion(tx, meeting_id, now)
    return deleteMeetingRow(tx, meeting_id)
  }
  await cancelMeeting(tx, meeting, now)
}

/** Restores a cancelled meeting while it still has a future occurrence; the responses stay as they were. */
export async function restoreMeeting(
  tx: Db,
  actor: Actor,
  meeting_id: string,
  now: Date,
): Promise<VisibleMeetingRow> {
  const meeting = await lockOwn(tx, actor, meeting_id)
  const { meeting_status, last_ends_at, ical_sequence } = meeting
  if (!isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
  if (meeting_status !== 'cancelled') throw new AppError('conflict', 'This meeting is not cancelled.')
  if (Number(last_ends_at) <= now.getTime())
    throw new AppError('conflict', 'This meeting is over and cannot be restored.')
  await updateMeetingRow(tx, meeting_id, {
    meeting_status: 'active',
    ical_sequence: ical_sequence + 1,
    updated_at: now,
  })
  await advanceSeries(tx, actor.user_id, now)
  await followUpChange(tx, meeting_id, now)
  return getVisibleMeeting(tx, actor.user_id, meeting_id)
}

/** False when the part is the whole series, so that the meeting itself must be deleted. */
async function removePart(tx: Db, meeting: MeetingRow, deletion: Deletion, now: Date): Promise<boolean> {
  if (meeting.meeting_status === 'cancelled')
    throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
  const target = await openTarget(tx, meeting, deletion)
  const { exceptions, occurrence } = target
  if (!occurrence) return false
  const { meeting_id } = meeting
  const { original_starts_ms } = occurrence
  if (deletion.series_scope === 'this') {
    const exception = { ...cancelledOccurrence(original_starts_ms), ...no_own_values }
    const removal = { occurrence, exception, asksAgain: false }
    if (!(await writeOccurrence(tx, target, removal, now))) return false
    await rejectCounterProposals(tx, meeting_id, now, { at: new Date(occurrence.starts_ms) })
    return true
  }
  const parts = splitSeries(meeting, exceptions, original_starts_ms)
  if (!parts) return false
  await endSeries(tx, meeting, { occurrence, before: parts.before }, now)
  await followUpChange(tx, meeting_id, now)
  return true
}

/** Keeps the meeting, marked as cancelled, for all attendees. Throws `conflict` unless it is active. */
export async function cancelMeeting(tx: Db, meeting: MeetingRow, now: Date): Promise<void> {
  const { meeting_id } = meeting
  const status = statusOf(meeting, now)
  if (status !== 'active')
    throw new AppError('conflict', `This meeting is ${status} and cannot be cancelled.`)
  await updateMeetingRow(tx, meeting_id, {
    meeting_status: 'cancelled',
    ical_sequence: meeting.ical_sequence + 1,
    updated_at: now,
  })
  await rejectCounterProposals(tx, meeting_id, now)
  await followUpChange(tx, meeting_id, now)
}
