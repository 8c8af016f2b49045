import { isSeries, wallTimeOf } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { listExceptions, type MeetingException, replaceExceptions } from './series.queries.ts'
import { firstColumns, listedColumns } from './stored-times.rules.ts'
import * as queries from './zone-change.queries.ts'
import { followUpChange } from '../follow-up/meeting-changed.service.ts'

/** What newer zone data change. The engine uses them already. */
export interface ZoneChange {
  /** The zones whose clocks differ. */
  readonly zones: readonly string[]
  /** The first moment at which one of them differs, in epoch milliseconds. */
  readonly fromMs: number
  /** The moment that has the same wall time in the new data. */
  readonly moveMoment: (zone: string, instantMs: number) => number
  /** The current wall time of a moment that was converted with the former data. */
  readonly rereadWall: (zone: string, wall: string) => string
}

const batch_size = 200

/**
 * Recomputes what was computed with the former zone data. A meeting of ours and every series keeps its wall
 * time; a single event of a provider keeps its moment. Returns how many changed.
 */
export async function moveMeetings(tx: Db, change: ZoneChange, now: Date): Promise<number> {
  let moved = 0
  let after: string | null = null
  for (;;) {
    const rows: queries.ZonedRow[] = await queries.lockZonedMeetings(tx, change, { after, most: batch_size })
    for (const row of rows) if (await moveMeeting(tx, row, { change, now })) moved += 1
    after = rows.at(-1)?.meeting_id ?? null
    if (rows.length < batch_size || after === null) return moved
  }
}

interface Moving {
  readonly change: ZoneChange
  readonly now: Date
}

async function moveMeeting(tx: Db, row: queries.ZonedRow, moving: Moving): Promise<boolean> {
  const { meeting_id } = row
  if (isProvidersOwn(row)) {
    const walls = [row.first_starts_at, row.first_ends_at].map((at) =>
      wallTimeOf(at.getTime(), row.meeting_timezone),
    )
    return queries.updateTimes(tx, meeting_id, { first_start_wall: walls[0], first_end_wall: walls[1] })
  }
  const before = isSeries(row) ? await listExceptions(tx, meeting_id) : []
  const exceptions = before.map((exception) => moveException(exception, row, moving))
  const hasMoved = before.some((exception, index) => differ(exception, exceptions[index]))
  if (hasMoved) await replaceExceptions(tx, meeting_id, exceptions)
  const times = isSeries(row)
    ? { ...firstColumns(row), ...listedColumns(row, exceptions, moving.now) }
    : singleTimes(row, moving)
  const isNew = await queries.updateTimes(tx, meeting_id, times)
  if (!isNew && !hasMoved) return false
  await moveProposals(tx, row, moving)
  if (Number(row.last_ends_at) > moving.now.getTime()) await followUpChange(tx, meeting_id, moving.now)
  return true
}

/** A series takes place by its rule, on the wall clock, whichever its source. */
function isProvidersOwn(row: queries.ZonedRow): boolean {
  return !isSeries(row) && !['smart_calendar', 'custom'].includes(row.meeting_integration_type)
}

function singleTimes(row: queries.ZonedRow, { change }: Moving) {
  const move = (at: Date) => change.moveMoment(row.meeting_timezone, at.getTime())
  const starts_at = new Date(move(row.first_starts_at))
  const ends_at = new Date(Math.max(starts_at.getTime(), move(row.first_ends_at)))
  return {
    first_starts_at: starts_at,
    first_ends_at: ends_at,
    starts_at,
    ends_at,
    last_ends_at: ends_at,
  }
}

function moveException(
  exception: MeetingException,
  { meeting_timezone }: queries.ZonedRow,
  { change }: Moving,
): MeetingException {
  const { moveMoment } = change
  const zone = exception.meeting_timezone ?? meeting_timezone
  const { original_starts_ms, starts_ms, ends_ms } = exception
  const start = starts_ms === null ? null : moveMoment(zone, starts_ms)
  return {
    ...exception,
    original_starts_ms: moveMoment(meeting_timezone, original_starts_ms),
    starts_ms: start,
    ends_ms: ends_ms === null || start === null ? null : Math.max(start, moveMoment(zone, ends_ms)),
  }
}

function differ(one: MeetingException, other: MeetingException | undefined): boolean {
  return (
    one.original_starts_ms !== other?.original_starts_ms ||
    one.starts_ms !== other.starts_ms ||
    one.ends_ms !== other.ends_ms
  )
}

/** A counter proposal names the occurrence by its moment. */
async function moveProposals(
  tx: Db,
  { meeting_id, meeting_timezone }: queries.ZonedRow,
  { change }: Moving,
): Promise<void> {
  const move = (at: Date) => new Date(change.moveMoment(meeting_timezone, at.getTime()))
  for (const proposal of await queries.listPendingProposals(tx, meeting_id)) {
    const { counter_proposal_id, original_starts_at, replaces_starts_at, replaces_ends_at } = proposal
    await queries.updateReplaced(tx, counter_proposal_id, {
      original_starts_at: original_starts_at && move(original_starts_at),
      replaces_starts_at: move(replaces_starts_at),
      replaces_ends_at: move(replaces_ends_at),
    })
  }
}
