import { boundsOf } from '../interval/bounds.ts'
import type { Bounds } from '../interval/bounds.ts'
import type { Interval } from '../interval/interval.ts'
import { findCommonFreeTime } from './common-free-time.ts'
import { commonHours, type Person } from './common-hours.ts'

export interface FreeSlotQuestion {
  readonly window: Interval
  readonly people: readonly Person[]
  readonly durationMs: number
  readonly breakMs?: number | undefined
  readonly stepMs?: number | undefined
  readonly limit?: number | undefined
}

/**
 * Non-overlapping slots, earliest first, starts on the step grid (default 15 minutes), breakMs apart and
 * breakMs away from busy time.
 *
 * The grid counts from the epoch. Today's zones all lie whole quarter hours from UTC, so a quarter hour of
 * the epoch is one on every wall clock. RangeError for a duration or step that is not positive, a negative
 * break, an endless window or an unknown zone.
 */
export function findFreeSlots(question: FreeSlotQuestion): Interval[] {
  const { window, people, durationMs, breakMs = 0, stepMs = quarter_hour_ms, limit = Infinity } = question
  if (!(durationMs > 0 && durationMs < Infinity)) throw new RangeError('durationMs must be positive.')
  if (!(stepMs > 0 && stepMs < Infinity)) throw new RangeError('stepMs must be positive.')
  if (!(breakMs >= 0)) throw new RangeError('breakMs must not be negative.')

  const hours = commonHours(people, window)
  const grid: Grid = { window, durationMs, breakMs, stepMs, limit }
  const cells = countCells(grid)
  if (cells > most_cells || cells > spacious_cells + cells_per_busy * countBusy(people)) {
    return pickSlots(boundsOf(findCommonFreeTime({ window, people, breakMs })), new Int32Array(0), grid)
  }
  return pickSlots(hours, blockCells(people, cells, grid), grid)
}

interface Grid {
  readonly window: Interval
  readonly durationMs: number
  readonly breakMs: number
  readonly stepMs: number
  readonly limit: number
}

export const quarter_hour_ms = 15 * 60_000
// Up to here marking cells costs less than sorting; beyond, the grid is finer than the calendars need.
const spacious_cells = 4096
const cells_per_busy = 16
const most_cells = 1 << 20

/** Written anew by every search before it is read; kept to spare the allocation. */
let scratch = new Int32Array(spacious_cells)

/** How many starts on the grid lie inside the window. */
function countCells({ window, durationMs, stepMs }: Grid): number {
  return Math.max(0, Math.floor((window[1] - durationMs) / stepMs) - Math.ceil(window[0] / stepMs) + 1)
}

function countBusy(people: readonly Person[]): number {
  let count = 0
  for (const { busy } of people) count += busy.length
  return count
}

/**
 * For each start on the grid, the cell before which no slot may start if one of the busy intervals reaches
 * it there: a busy interval rules out every start after its own start less duration and break, and before
 * its end plus break. One pass, nothing sorted, and exact, for only starts on the grid are ever asked about.
 */
function blockCells(people: readonly Person[], cells: number, grid: Grid): Int32Array {
  const { window, durationMs, breakMs, stepMs } = grid
  if (scratch.length < cells) scratch = new Int32Array(cells)
  const blockedUntil = scratch.fill(0, 0, cells)
  const first = Math.ceil(window[0] / stepMs)
  const before = durationMs + breakMs
  for (const { busy } of people) {
    for (const taken of busy) {
      const start = taken[0]
      const end = taken[1]
      if (!(end > start)) continue
      let from = Math.floor((start - before) / stepMs) + 1 - first
      let until = Math.ceil((end + breakMs) / stepMs) - first
      if (from < 0) from = 0
      if (until > cells) until = cells
      if (until > from && until > (blockedUntil[from] ?? until)) blockedUntil[from] = until
    }
  }
  return blockedUntil
}

/** The earliest slots that lie inside the hours and cover only open cells. */
function pickSlots(hours: Bounds, blockedUntil: Int32Array, grid: Grid): Interval[] {
  const { window, durationMs, breakMs, stepMs, limit } = grid
  const first = Math.ceil(window[0] / stepMs)
  const stride = Math.ceil((durationMs + breakMs) / stepMs)
  const slots: Interval[] = []
  let open = 0
  let cell = 0
  for (let place = 0; place < hours.length; place += 2) {
    const from = Math.ceil((hours[place] ?? 0) / stepMs) - first
    const last = Math.floor(((hours[place + 1] ?? 0) - durationMs) / stepMs) - first
    for (; cell <= last; cell += 1) {
      const until = blockedUntil[cell] ?? 0
      if (until > open) open = until
      if (cell < open || cell < from) continue
      if (slots.length >= limit) return slots
      const start = (first + cell) * stepMs
      slots.push([start, start + durationMs])
      open = cell + stride
    }
  }
  return slots
}
