import { findOccurrenceAt, isSeries } from '@meridian/engine'
import type { MeetingChange } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { listAttendees } from './attendee.queries.ts'
import { requireConference } from './follow-up/meeting-changed.service.ts'
import { type MeetingTarget, planChange } from './meeting-plan.rules.ts'
import { writePlan } from './meeting-write.service.ts'
import { presentMeeting } from './meeting.present.ts'
import { getVisibleMeeting, type MeetingRow, type VisibleMeetingRow } from './meeting.queries.ts'
import { decidedElsewhere, isDecidedHere, listSharedFields } from './meeting.rules.ts'
import { seriesAlone } from './series/occurrence-details.rules.ts'
import { scheduleAfterChange } from './series/schedule.rules.ts'
import { getVisibleOccurrence, lockOwn, openTarget } from './series/series-access.service.ts'
import { listExceptions } from './series/series.queries.ts'
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
  const shared = listSharedFields(change)
  if (change.meeting_labels && shared.length === 0)
    return changeOwnLabels(tx, actor, { meeting_id, change }, now)
  const meeting = await lockOwn(tx, actor, meeting_id)
  requireChangeable(meeting, shared)
  await requireUnchanged(tx, actor, { meeting, change }, now)
  const target = await openTarget(tx, meeting, change)
  if (target.occurrence && change.series_scope === 'this') await requireSeriesKept(tx, target, change, now)
  const plan = planChange(target, change, { profileZone: actor.timezone, now })
  if (plan.scope !== 'this' && plan.newConference) await requireConference(tx, meeting, plan.newConference)
  const changed_id = await writePlan(tx, target, plan, now)
  return { meeting: await labelAndShow(tx, actor, { meeting_id: changed_id, change }), note: plan.note }
}

/** Each attendee has labels of their own. */
async function changeOwnLabels(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: RequestedChange,
  now: Date,
): Promise<ChangedMeeting> {
  const meeting = await getVisibleMeeting(tx, actor.user_id, meeting_id)
  await requireUnchanged(tx, actor, { meeting, change }, now)
  return { meeting: await labelAndShow(tx, actor, { meeting_id, change }), note: null }
}

async function labelAndShow(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: RequestedChange,
): Promise<VisibleMeetingRow> {
  const { meeting_labels, series_scope, original_start_timestamp } = change
  if (meeting_labels) await replaceMeetingLabels(tx, actor, { meeting_id, meeting_labels })
  const occurrenceStart = series_scope === 'this' ? original_start_timestamp : null
  return getVisibleOccurrence(tx, actor, { meeting_id, occurrenceStart })
}

function requireChangeable(meeting: MeetingRow, shared: readonly string[]): void {
  if (meeting.meeting_status === 'cancelled')
    throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
  // A priority and an agenda are the person's own in every meeting.
  const isForAll = shared.some((field) => field !== 'meeting_priority' && field !== 'agenda')
  if (isForAll && !isDecidedHere(meeting)) throw new AppError('forbidden', decidedElsewhere(meeting))
}

/** A new time for one occurrence, the only one of a single meeting. */
export interface OtherTime {
  readonly replaces_starts_at: Date
  readonly replaces_ends_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
}

/**
 * Moves a locked meeting, a series as a whole by as much as the one occurrence moves; resets all responses.
 */
export async function moveMeeting(
  tx: Db,
  actor: Pick<Actor, 'timezone'>,
  { meeting, other }: { meeting: MeetingRow; other: OtherTime },
  now: Date,
): Promise<void> {
  const exceptions = isSeries(meeting) ? await listExceptions(tx, meeting.meeting_id) : []
  const meeting_timestamps = {
    start_timestamp: other.starts_at.toISOString(),
    end_timestamp: other.ends_at.toISOString(),
  }
  const targetOccurrence = {
    starts_ms: other.replaces_starts_at.getTime(),
    ends_ms: other.replaces_ends_at.getTime(),
  }
  const context = { profileZone: actor.timezone, now, targetOccurrence }
  const schedule = scheduleAfterChange(meeting, exceptions, { meeting_timestamps }, context)
  if (!schedule) return
  const times = { scope: 'all', schedule, asksAgain: true } as const
  const plan = { ...times, columns: {}, invitees: undefined, newConference: null, note: null }
  await writePlan(tx, { meeting, exceptions, occurrence: undefined }, plan, now)
}

/**
 * Moves one date of a locked series, of the given start by its rule. Throws `conflict` where the date has moved or was
 * cancelled since the time was proposed.
 */
export async function moveOccurrence(
  tx: Db,
  actor: Actor,
  {
    meeting,
    other,
    original_starts_at,
  }: { readonly meeting: MeetingRow; readonly other: OtherTime; readonly original_starts_at: Date },
  now: Date,
): Promise<void> {
  const exceptions = await listExceptions(tx, meeting.meeting_id)
  const occurrence = findOccurrenceAt(meeting, exceptions, original_starts_at.getTime())
  const isSame =
    occurrence?.starts_ms === other.replaces_starts_at.getTime() &&
    occurrence.ends_ms === other.replaces_ends_at.getTime()
  if (!occurrence || !isSame)
    throw new AppError('conflict', 'This date of the series has changed since the time was proposed.')
  const change = {
    series_scope: 'this' as const,
    original_start_timestamp: original_starts_at.toISOString(),
    meeting_timestamps: {
      start_timestamp: other.starts_at.toISOString(),
      end_timestamp: other.ends_at.toISOString(),
    },
  }
  const target = { meeting, exceptions, occurrence }
  await writePlan(tx, target, planChange(target, change, { profileZone: actor.timezone, now }), now)
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
export async function requireUnchanged(
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
