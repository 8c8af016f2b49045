import type { MeetingChange, MeetingStatus } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { type ChangedMeeting, changeMeeting, requireUnchanged } from './meeting-change.service.ts'
import { cancelMeeting, restoreMeeting } from './meeting-end.service.ts'
import { statusOf } from './meeting.present.ts'
import { decidedElsewhere, isDecidedHere, listSharedFields } from './meeting.rules.ts'
import { getVisibleOccurrence, lockOwn } from './series/series-access.service.ts'

/**
 * Changes the given fields and sets the requested status: a cancelled meeting is restored before the change,
 * an active one cancelled after it. Throws as `changeMeeting` does, and `conflict` for a status that the
 * meeting cannot have then ([MTG42]).
 */
export async function updateMeeting(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: { readonly meeting_id: string; readonly change: MeetingChange },
  now: Date,
): Promise<ChangedMeeting> {
  const { meeting_status: wanted, ...fields } = change
  if (wanted === undefined) return changeMeeting(tx, actor, { meeting_id, change: fields }, now)
  const occurrenceStart = change.series_scope === 'this' ? change.original_start_timestamp : null
  const shown = { meeting_id, occurrenceStart }
  await lockOwn(tx, actor, meeting_id)
  const before = await getVisibleOccurrence(tx, actor, shown)
  await requireUnchanged(tx, actor, { meeting: before, change }, now)
  if (statusOf(before, now) === 'cancelled' && wanted === 'active')
    await restoreMeeting(tx, actor, meeting_id, now)
  // The version that the caller has read is compared above, before restoring makes a newer one.
  const rest = { ...fields, updated_at: undefined }
  const changesMore = listSharedFields(rest).length > 0 || rest.meeting_labels !== undefined
  const { note } = changesMore
    ? await changeMeeting(tx, actor, { meeting_id, change: rest }, now)
    : { note: null }
  const after = await getVisibleOccurrence(tx, actor, shown)
  if (statusOf(after, now) === wanted) return { meeting: after, note }
  requirePossible(statusOf(after, now), wanted, change)
  const meeting = await lockOwn(tx, actor, meeting_id)
  if (!isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
  await cancelMeeting(tx, meeting, now)
  return { meeting: await getVisibleOccurrence(tx, actor, shown), note }
}

/** Only a whole meeting, and only an active one, can be cancelled. */
function requirePossible(
  status: MeetingStatus,
  wanted: MeetingStatus,
  { series_scope }: Pick<MeetingChange, 'series_scope'>,
): void {
  if (series_scope !== 'all')
    throw new AppError(
      'conflict',
      'A single date of a series has no status of its own. Delete the date instead.',
    )
  if (status !== 'active' || wanted !== 'cancelled')
    throw new AppError('conflict', `This meeting is ${status} and cannot become ${wanted}.`)
}
