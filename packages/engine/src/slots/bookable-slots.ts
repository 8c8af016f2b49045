import { day_ms, minute_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { zoneOffsets } from '../zone/zone-offset.ts'
import { findCommonFreeTime } from './common-free-time.ts'
import type { Person } from './common-hours.ts'

/** One who can be booked. */
export interface BookableHost extends Person {
  /** Free of busy time before and after each booking; working hours need none. */
  readonly bufferBeforeMs?: number
  readonly bufferAfterMs?: number
  /** No booking starts in these; in any order. */
  readonly closed?: readonly Interval[]
}

export interface BookableQuestion {
  /** Slots lie inside. */
  readonly window: Interval
  readonly hosts: readonly BookableHost[]
  /** Whether all hosts have to come; otherwise one of them is enough. */
  readonly needsAll: boolean
  readonly durationMs: number
  /** Minutes from midnight of the zone's wall clock; the count starts anew each day. */
  readonly stepMinutes: number
  readonly timeZone: string
}

export interface BookableSlot {
  readonly interval: Interval
  /** Places of the hosts who are free; all of them where all have to come. */
  readonly hosts: readonly number[]
}

/**
 * Every start on the grid of the wall clock at which a booking fits, ascending. Slots may overlap. Buffers never move the
 * grid; a wall time that a clock change repeats is two starts, one that it skips is none. RangeError for a duration or
 * step that is not positive and an unknown zone.
 */
export function findBookableSlots({
  window,
  hosts,
  needsAll,
  durationMs,
  stepMinutes,
  timeZone,
}: BookableQuestion): BookableSlot[] {
  if (!(durationMs > 0 && durationMs < Infinity)) throw new RangeError('durationMs must be positive.')
  if (!(stepMinutes > 0)) throw new RangeError('stepMinutes must be positive.')
  const readers = hosts.map((host) => freeReader(host, window))
  const slots: BookableSlot[] = []
  for (const start of gridStarts(window, { timeZone, stepMs: stepMinutes * minute_ms })) {
    const end = start + durationMs
    if (end > window[1]) break
    const free = readers.flatMap((isFree, place) => (isFree(start, end) ? [place] : []))
    const isEnough = needsAll ? free.length === hosts.length : free.length > 0
    if (isEnough && free.length > 0) slots.push({ interval: [start, end], hosts: free })
  }
  return slots
}

/** Starts must be asked in ascending order. */
function freeReader(
  { bufferBeforeMs = 0, bufferAfterMs = 0, closed = [], ...person }: BookableHost,
  window: Interval,
): (start: number, end: number) => boolean {
  const busy = person.busy.map(([start, end]): Interval => [start - bufferAfterMs, end + bufferBeforeMs])
  const free = findCommonFreeTime({ window, people: [{ ...person, busy }] })
  let place = 0
  return (start, end) => {
    while (place < free.length && (free[place]?.[1] ?? 0) <= start) place += 1
    const around = free[place]
    if (around === undefined || around[0] > start || around[1] < end) return false
    return !closed.some(([from, to]) => from <= start && start < to)
  }
}

function* gridStarts(
  [from, to]: Interval,
  { timeZone, stepMs }: { readonly timeZone: string; readonly stepMs: number },
): Generator<number> {
  const zone = zoneOffsets(timeZone, from, to)
  for (const [place, offset] of zone.offsets.entries()) {
    const periodStart = Math.max(zone.starts[place] ?? from, from)
    const periodEnd = Math.min(zone.starts[place + 1] ?? Infinity, to)
    let local = periodStart + offset
    while (local - offset < periodEnd) {
      const midnight = Math.floor(local / day_ms) * day_ms
      local = midnight + Math.ceil((local - midnight) / stepMs) * stepMs
      // The step need not divide the day.
      if (local >= midnight + day_ms) local = midnight + day_ms
      if (local - offset >= periodEnd) break
      yield local - offset
      local += 1
    }
  }
}
