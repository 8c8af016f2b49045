import { type AxisDay, instantAt, type Interval, type TimeAxis } from '@meridian/engine'

/** A stretch of the grid that can have the focus: half an hour, or what a clock change leaves of it. */
export interface GridCell {
  /** Minutes from the beginning of the axis. */
  readonly at: number
  readonly minutes: number
  /** Minutes since midnight on the wall clock. */
  readonly wallMinute: number
  readonly isRepeated: boolean
}

const cell_minutes = 30
const snap_minutes = 15

export function cellsOf({ rows }: TimeAxis): readonly GridCell[] {
  return rows.flatMap(({ at, minutes, wallMinute, isRepeated }) =>
    Array.from({ length: Math.ceil(minutes / cell_minutes) }, (_, part) => ({
      at: at + part * cell_minutes,
      minutes: Math.min(cell_minutes, minutes - part * cell_minutes),
      wallMinute: wallMinute + part * cell_minutes,
      isRepeated,
    })),
  )
}

/** What of the cell the day has; null where its clock skips all of it, or shows it once only. */
export function timeOfCell(day: AxisDay, { at, minutes }: Pick<GridCell, 'at' | 'minutes'>): Interval | null {
  const start = instantAt(day, at)
  const end = instantAt(day, at + minutes)
  return end > start ? [start, end] : null
}

/** The stretch between two places of a day, in whole quarters of an hour, at least one. */
export function drawnTime(day: AxisDay, from: number, to: number, length: number): Interval {
  const [first, last] = from <= to ? [from, to] : [to, from]
  const start = instantAt(day, Math.max(0, floored(first)))
  const end = instantAt(day, Math.min(length, floored(last) + snap_minutes))
  return [start, Math.max(end, start + snap_minutes * 60_000)]
}

function floored(at: number): number {
  return Math.floor(at / snap_minutes) * snap_minutes
}
