import type { MeetingChange, MeetingStatus } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { type ChangedMeeting, changeMeeting, requireUnchanged } from './meeting-change.service.ts'
import { cancelMeeting, restoreMeeting } from './meeting-end.service.ts'
import { presentMeeting } from './meeting.present.ts'
import { decidedElsewhere, isDecidedHere, listSharedFields } from './meeting.rules.ts'
import { getVisibleOccurrence, lockOwn } from './series/series-access.service.ts'

interface Update {
  readonly meeting_id: string
  readonly change: MeetingChange
}

/**
 * Changes the given fields and sets the requested status: a cancelled meeting is restored before the change,
 * an active one cancelled after it. Throws as `changeMeeting` does, and `conflict` for a status that the
 * meeting cannot have then ([MTG42]).
 */
export async function updateMeeting(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: Update,
  now: Date,
): Promise<ChangedMeeting> {
  const { meeting_status: wanted, ...fields } = change
  if (wanted === undefined) return changeMeeting(tx, actor, { meeting_id, change: fields }, now)
  await lockOwn(tx, actor, meeting_id)
  const shown = await readShown(tx, actor, { meeting_id, change }, now)
  await requireUnchanged(tx, actor, { meeting: shown.meeting, change }, now)
  if (shown.status === 'cancelled' && wanted === 'active') await restoreMeeting(tx, actor, meeting_id, now)
  // The version that the caller has read is compared above, before restoring makes a newer one.
  const rest = { ...fields, updated_at: undefined }
  const changesMore = listSharedFields(rest).length > 0 || rest.meeting_labels !== undefined
  const { note } = changesMore
    ? await changeMeeting(tx, actor, { meeting_id, change: rest }, now)
    : { note: null }
  await cancelOrRefuse(tx, actor, { meeting_id, change }, wanted, now)
  return {
    meeting: await getVisibleOccurrence(tx, actor, {
      meeting_id,
      occurrenceStart: occurrenceStartOf(change),
    }),
    note,
  }
}

async function cancelOrRefuse(
  tx: Db,
  actor: Actor,
  update: Update,
  wanted: MeetingStatus,
  now: Date,
): Promise<void> {
  const { status } = await readShown(tx, actor, update, now)
  if (status === wanted) return
  const isWhole = update.change.series_scope === 'all'
  if (!isWhole || status !== 'active' || wanted !== 'cancelled') throw impossible(status, wanted, isWhole)
  const meeting = await lockOwn(tx, actor, update.meeting_id)
  if (!isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
  await cancelMeeting(tx, meeting, now)
}

function impossible(status: MeetingStatus, wanted: MeetingStatus, isWhole: boolean): AppError {
  const message = isWhole
    ? `This meeting is ${status} and cannot become ${wanted}.`
    : 'A single date of a series has no status of its own. Delete the date instead.'
  return new AppError('conflict', message)
}

async function readShown(tx: Db, actor: Actor, { meeting_id, change }: Update, now: Date) {
  const meeting = await getVisibleOccurrence(tx, actor, {
    meeting_id,
    occurrenceStart: occurrenceStartOf(change),
  })
  return { meeting, status: presentMeeting(meeting, { user_id: actor.user_id, now }).meeting_status }
}

function occurrenceStartOf({
  series_scope,
  original_start_timestamp,
}: MeetingChange): string | null | undefined {
  return series_scope === 'this' ? original_start_timestamp : null
}
