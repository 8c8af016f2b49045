import { findOccurrenceAt, isSeries } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { planChange } from './meeting-plan.rules.ts'
import { writePlan } from './meeting-write.service.ts'
import type { MeetingRow } from './meeting.queries.ts'
import { scheduleAfterChange } from './series/schedule.rules.ts'
import { listExceptions } from './series/series.queries.ts'

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

/** Moves a locked meeting from its own time to another, as `moveMeeting` does. */
export async function moveTo(
  tx: Db,
  actor: Pick<Actor, 'timezone'>,
  {
    meeting,
    time,
  }: { readonly meeting: MeetingRow; readonly time: Pick<OtherTime, 'starts_at' | 'ends_at'> },
  now: Date,
): Promise<void> {
  const replaced = { replaces_starts_at: meeting.starts_at, replaces_ends_at: meeting.ends_at }
  const { starts_at, ends_at } = time
  await moveMeeting(tx, actor, { meeting, other: { ...replaced, starts_at, ends_at } }, now)
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
