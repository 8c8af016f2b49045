import { findOccurrenceAt, isSeries } from '@meridian/engine'
import type { MeetingChange } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { resetAnswers } from './answer.queries.ts'
import { conferenceAfter } from './conference.rules.ts'
import { updateInvitees } from './invitee.service.ts'
import { presentMeeting } from './meeting.present.ts'
import {
  getVisibleMeeting,
  type MeetingRow,
  type VisibleMeetingRow,
  updateMeetingRow,
} from './meeting.queries.ts'
import { changesOnlyOwnNotes, decidedElsewhere, detailsAfter, isDecidedHere } from './meeting.rules.ts'
import { updateOccurrence } from './series/occurrence-change.service.ts'
import { mergeIntoTarget } from './series/occurrence-details.rules.ts'
import {
  getVisibleOccurrence,
  lockOwn,
  type LockedSeries,
  openSeries,
} from './series/series-access.service.ts'
import { requireRoomForSeries } from './series/series-bound.service.ts'
import { scheduleAfterChange, type Schedule } from './series/schedule.rules.ts'
import { updateFollowing } from './series/series-split.service.ts'
import { listExceptions, type MeetingException, replaceExceptions } from './series/series.queries.ts'
import { describeExceptionOutcome } from './series/series-note.rules.ts'
import { rescheduledColumns, timeColumns } from './series/stored-times.rules.ts'
import { replaceMeetingLabels } from '../label/label.api.ts'
import { followUpChange, requireConference } from './follow-up/meeting-changed.service.ts'

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
  { meeting_id, change }: { meeting_id: string; change: MeetingChange },
  now: Date,
): Promise<ChangedMeeting> {
  const { meeting_labels, original_start_timestamp } = change
  const isShared = meeting_labels === undefined || changesSharedFields(change)
  const meeting = isShared
    ? await lockOwn(tx, actor, meeting_id)
    : await getVisibleMeeting(tx, actor.user_id, meeting_id)
  if (isShared) requireChangeable(meeting, change)
  await requireUnchanged(tx, actor, { meeting, change }, now)
  const changed = isShared
    ? await changeShared(tx, actor, { meeting, change }, now)
    : { meeting_id, note: null }
  if (meeting_labels)
    await replaceMeetingLabels(tx, actor, { meeting_id: changed.meeting_id, meeting_labels })
  const occurrenceStart = change.series_scope === 'this' ? original_start_timestamp : null
  const shown = await getVisibleOccurrence(tx, actor, { meeting_id: changed.meeting_id, occurrenceStart })
  return { meeting: shown, note: changed.note }
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
  if (schedule) await writeWhole(tx, meeting, { columns: {}, schedule, exceptions: null }, now)
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
  await updateOccurrence(tx, actor, { meeting, exceptions, occurrence }, change, now)
}

/**
 * Whether the change affects all attendees. Labels are each person's own; the fields that name an occurrence
 * or a version change nothing by themselves.
 */
export function changesSharedFields({
  meeting_labels: _labels,
  updated_at: _read,
  series_scope: _scope,
  original_start_timestamp: _occurrence,
  ...forEverybody
}: MeetingChange): boolean {
  return Object.keys(forEverybody).length > 0
}

function requireChangeable(meeting: MeetingRow, change: MeetingChange): void {
  if (meeting.meeting_status === 'cancelled')
    throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
  if (!isDecidedHere(meeting) && !changesOnlyOwnNotes(change))
    throw new AppError('forbidden', decidedElsewhere(meeting))
}

interface Written {
  readonly meeting_id: string
  readonly note: string | null
}

/** The fields that all attendees share: of one occurrence, of it and those that follow, or of the whole. */
async function changeShared(
  tx: Db,
  actor: Actor,
  { meeting, change }: { meeting: MeetingRow; change: MeetingChange },
  now: Date,
): Promise<Written> {
  const series = await openSeries(tx, meeting, change)
  if (series?.occurrence) {
    const { occurrence } = series
    if (change.series_scope === 'this')
      return updateOccurrence(tx, actor, { ...series, occurrence }, change, now)
    const split =
      change.series_scope === 'this_and_following'
        ? await updateFollowing(tx, actor, { ...series, occurrence }, change, now)
        : null
    if (split) return split
  }
  return changeWhole(tx, actor, series ?? { meeting, exceptions: [], occurrence: undefined }, change, now)
}

async function changeWhole(
  tx: Db,
  actor: Actor,
  { meeting, exceptions, occurrence }: LockedSeries,
  change: MeetingChange,
  now: Date,
): Promise<Written> {
  if (change.meeting_invitees) await updateInvitees(tx, meeting, change.meeting_invitees, now)
  const conference = conferenceAfter(meeting, change)
  if (conference?.conference) await requireConference(tx, meeting, conference.conference)
  const merged = occurrence ? mergeIntoTarget(exceptions, meeting, occurrence, change) : exceptions
  const context = { profileZone: actor.timezone, now, targetOccurrence: occurrence }
  const schedule = scheduleAfterChange(meeting, merged, change, context)
  const columns = { ...detailsAfter(meeting, change), ...conference }
  await writeWhole(tx, meeting, { columns, schedule, exceptions: merged === exceptions ? null : merged }, now)
  return {
    meeting_id: meeting.meeting_id,
    note: schedule && describeExceptionOutcome(schedule.exceptionOutcome),
  }
}

interface WholeChange {
  readonly columns: Parameters<typeof updateMeetingRow>[2]
  /** Null where the meeting takes place as before. */
  readonly schedule: Schedule | null
  /** The changed occurrences where they alone differ. */
  readonly exceptions: readonly MeetingException[] | null
}

/** Writes a change of the whole meeting. A new schedule resets all responses. */
async function writeWhole(
  tx: Db,
  meeting: MeetingRow,
  { columns, schedule, exceptions }: WholeChange,
  now: Date,
): Promise<void> {
  const { meeting_id } = meeting
  const changed = schedule?.exceptions ?? exceptions
  const times = schedule && timeColumns(schedule, now)
  if (times) await requireRoomForSeries(tx, meeting, times, now)
  if (changed) await replaceExceptions(tx, meeting_id, changed)
  await updateMeetingRow(tx, meeting_id, {
    ...columns,
    ...(times && rescheduledColumns(meeting, times, now)),
    updated_at: now,
  })
  if (times) await resetAnswers(tx, meeting_id, now)
  await followUpChange(tx, meeting_id, now)
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
