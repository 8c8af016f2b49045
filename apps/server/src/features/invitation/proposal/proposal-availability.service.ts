import type { Interval } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { isTurnOver, nextTurn } from '../../../platform/jobs/pace.ts'
import type { ProposalRow } from './proposal.queries.ts'
import {
  obstacleFor,
  participantsOf,
  proposedInterval,
  slotsInstead,
  slots_reach_ms,
} from './proposal.rules.ts'
import { earliestSlot, type Obstacle, readPeople } from '../../availability/availability.api.ts'
import { listTitles } from '../../meeting/meeting.api.ts'

/** A proposal with what its reader needs to answer it. */
export interface JudgedProposal {
  readonly row: ProposalRow
  readonly obstacle: Obstacle | null
  /** The reader's own overlapping meetings. */
  readonly conflicts: readonly { readonly meeting_id: string; readonly meeting_title: string }[]
  /** Slots in which all participants are free, earliest first; empty when the proposed time is free. */
  readonly slots: readonly Interval[]
}

/**
 * Judges any number of proposals by the function behind every free-time search, in at most five statements.
 */
export async function judgeProposals(
  db: Db,
  reader_id: string,
  rows: readonly ProposalRow[],
  now: Date,
): Promise<JudgedProposal[]> {
  if (rows.length === 0) return []
  const parts = rows.map(proposedInterval).map(([start, end]): Interval => [start, Math.max(end, start + 1)])
  const reader = (await readPeople(db, [reader_id], reachOf(parts), { now, parts })).get(reader_id)
  const obstacles: (Obstacle | null)[] = []
  for (const row of rows) {
    if (isTurnOver()) await nextTurn()
    obstacles.push(reader ? obstacleFor(reader, row) : null)
  }
  const blocked = rows.filter((_, index) => obstacles[index])
  const slots = await findSlots(db, reader_id, blocked, now)
  const titles = await findTitles(db, reader_id, obstacles)
  return rows.map((row, index) => {
    const obstacle = obstacles[index] ?? null
    const conflicts = obstacle?.meeting_ids.flatMap((meeting_id) => titles.get(meeting_id) ?? []) ?? []
    return { row, obstacle, conflicts, slots: slots.get(row) ?? [] }
  })
}

async function findSlots(
  db: Db,
  reader_id: string,
  blocked: readonly ProposalRow[],
  now: Date,
): Promise<Map<ProposalRow, Interval[]>> {
  if (blocked.length === 0) return new Map()
  const nowMs = now.getTime()
  const people_ids = new Set(blocked.flatMap((row) => participantsOf(row, reader_id)))
  const parts = blocked.map((row): Interval => {
    const start = Math.max(nowMs, proposedInterval(row)[0])
    return [start, start + slots_reach_ms]
  })
  const people = await readPeople(db, [...people_ids], reachOf(parts), { now, parts, withBreaks: true })
  const slots = new Map<ProposalRow, Interval[]>()
  for (const row of blocked) {
    if (isTurnOver()) await nextTurn()
    const asked = participantsOf(row, reader_id).flatMap((user_id) => people.get(user_id) ?? [])
    slots.set(row, slotsInstead(row, asked, earliestSlot(asked, reader_id, nowMs)))
  }
  return slots
}

async function findTitles(db: Db, reader_id: string, obstacles: readonly (Obstacle | null)[]) {
  const meeting_ids = [...new Set(obstacles.flatMap((obstacle) => obstacle?.meeting_ids ?? []))]
  const titles = meeting_ids.length === 0 ? [] : await listTitles(db, reader_id, meeting_ids)
  return new Map(titles.map((title) => [title.meeting_id, title]))
}

function reachOf(intervals: readonly Interval[]): Interval {
  return [Math.min(...intervals.map(([start]) => start)), Math.max(...intervals.map(([, end]) => end))]
}
