import type { MeetingChange, MeetingStatus } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { listAttendees } from './attendee.queries.ts'
import { requireConference } from './follow-up/meeting-changed.service.ts'
import { type MeetingTarget, planChange } from './meeting-plan.rules.ts'
import { cancelMeeting, restoreMeeting } from './meeting-end.service.ts'
import { writePlan } from './meeting-write.service.ts'
import { presentMeeting, statusOf } from './meeting.present.ts'
import { getVisibleMeeting, type MeetingRow, type VisibleMeetingRow } from './meeting.queries.ts'
import { decidedElsewhere, isDecidedHere, listSharedFields } from './meeting.rules.ts'
import { seriesAlone } from './series/occurrence-details.rules.ts'
import { scheduleAfterChange } from './series/schedule.rules.ts'
import { getVisibleOccurrence, lockOwn, openTarget } from './series/series-access.service.ts'
import { replaceMeetingLabels } from '../label/label.api.ts'

interface RequestedChange {
  readonly meeting_id: string
  readonly change: MeetingChange
}

export interface ChangedMeeting {
  /** After a change to one occurrence that occurrence, after a split the series that begins there. */
  readonly meeting: VisibleMeetingRow
  readonly note: string | null
}

/** Changes the given fields, and the status where the request has one. */
export async function updateMeeting(
  tx: Db,
  actor: Actor,
  { meeting_id, change: { meeting_status, ...change } }: RequestedChange,
  now: Date,
): Promise<ChangedMeeting> {
  return meeting_status === undefined
    ? changeMeeting(tx, actor, { meeting_id, change }, now)
    : changeWithStatus(tx, actor, { meeting_id, change, wanted: meeting_status }, now)
}

/**
 * Changes the given fields and keeps the rest; for a series one occurrence, it and those that follow, or the
 * whole. A new time resets all responses. Throws `forbidden` for an invitee who changes more than the own
 * labels, `conflict` for a cancelled meeting and, with the current version, for one that changed since it was
 * read.
 */
export async function changeMeeting(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: RequestedChange,
  now: Date,
): Promise<ChangedMeeting> {
  const { meeting_labels, series_scope, original_start_timestamp } = change
  const shared = listSharedFields(change)
  if (meeting_labels && shared.length === 0)
    return changeOwnLabels(tx, actor, { meeting_id, change, meeting_labels }, now)
  const meeting = await lockOwn(tx, actor, meeting_id)
  requireChangeable(meeting, shared)
  await requireUnchanged(tx, actor, { meeting, change }, now)
  const target = await openTarget(tx, meeting, change)
  if (target.occurrence && series_scope === 'this') await requireSeriesKept(tx, target, change, now)
  const plan = planChange(target, change, { profileZone: actor.timezone, now })
  if (plan.scope !== 'this' && plan.newConference) await requireConference(tx, meeting, plan.newConference)
  const changed_id = await writePlan(tx, target, plan, now)
  if (meeting_labels) await replaceMeetingLabels(tx, actor, { meeting_id: changed_id, meeting_labels })
  const occurrenceStart = series_scope === 'this' ? original_start_timestamp : null
  const shown = await getVisibleOccurrence(tx, actor, { meeting_id: changed_id, occurrenceStart })
  return { meeting: shown, note: plan.note }
}

/** Each attendee has labels of their own. */
async function changeOwnLabels(
  tx: Db,
  actor: Actor,
  { meeting_id, change, meeting_labels }: RequestedChange & Required<Pick<MeetingChange, 'meeting_labels'>>,
  now: Date,
): Promise<ChangedMeeting> {
  const { series_scope, original_start_timestamp } = change
  const meeting = await getVisibleMeeting(tx, actor.user_id, meeting_id)
  await requireUnchanged(tx, actor, { meeting, change }, now)
  await replaceMeetingLabels(tx, actor, { meeting_id, meeting_labels })
  const occurrenceStart = series_scope === 'this' ? original_start_timestamp : null
  return { meeting: await getVisibleOccurrence(tx, actor, { meeting_id, occurrenceStart }), note: null }
}

/**
 * A cancelled meeting is restored before the change, an active one cancelled after it. Throws as `changeMeeting`
 * does, and `conflict` for a status that the meeting cannot have then ([MTG42]).
 */
async function changeWithStatus(
  tx: Db,
  actor: Actor,
  { meeting_id, change, wanted }: RequestedChange & { readonly wanted: MeetingStatus },
  now: Date,
): Promise<ChangedMeeting> {
  const occurrenceStart = change.series_scope === 'this' ? change.original_start_timestamp : null
  const shown = { meeting_id, occurrenceStart }
  await lockOwn(tx, actor, meeting_id)
  const before = await getVisibleOccurrence(tx, actor, shown)
  await requireUnchanged(tx, actor, { meeting: before, change }, now)
  if (statusOf(before, now) === 'cancelled' && wanted === 'active')
    await restoreMeeting(tx, actor, meeting_id, now)
  // The version that the caller has read is compared above, before restoring makes a newer one.
  const rest = { ...change, updated_at: undefined }
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

function requireChangeable(meeting: MeetingRow, shared: readonly string[]): void {
  if (meeting.meeting_status === 'cancelled')
    throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
  // A priority and an agenda are the person's own in every meeting.
  const isForAll = shared.some((field) => field !== 'meeting_priority' && field !== 'agenda')
  if (isForAll && !isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
}

/** Fields that only a series has may be sent along for one occurrence as long as they stay unchanged. */
async function requireSeriesKept(
  tx: Db,
  { meeting, exceptions }: MeetingTarget,
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

/** Throws `conflict`, with the current meeting, where it changed since the caller read it. */
async function requireUnchanged(
  tx: Db,
  actor: Actor,
  { meeting, change }: { meeting: MeetingRow; change: MeetingChange },
  now: Date,
): Promise<void> {
  const { updated_at: read } = change
  if (read === undefined || Date.parse(read) === meeting.updated_at.getTime()) return
  const occurrenceStart = change.series_scope === 'all' ? null : change.original_start_timestamp
  const { meeting_id } = meeting
  const current = await getVisibleOccurrence(tx, actor, { meeting_id, occurrenceStart })
  throw new AppError('conflict', 'The meeting was changed meanwhile. Please look at it again.', {
    data: { current: presentMeeting(current, { user_id: actor.user_id, now }) },
  })
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
