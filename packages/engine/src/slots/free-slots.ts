import type { Interval } from '../interval/interval.ts'
import { findCommonFreeTime, type Person } from './common-free-time.ts'

/** Non-overlapping slots, earliest first, starts on the step grid (default 15 minutes), breakMs apart and breakMs away from busy time. */
export function findFreeSlots({
  window,
  people,
  durationMs,
  breakMs = 0,
  stepMs = 15 * 60_000,
  limit = Infinity,
}: {
  window: Interval
  people: readonly Person[]
  durationMs: number
  breakMs?: number
  stepMs?: number
  limit?: number
}): Interval[] {
  if (!(durationMs > 0)) throw new RangeError('durationMs must be positive')
  if (!(stepMs > 0)) throw new RangeError('stepMs must be positive')
  const slots: Interval[] = []
  let earliest = -Infinity
  for (const [start, end] of findCommonFreeTime({ window, people, breakMs })) {
    for (
      let at = onGrid(Math.max(start, earliest), stepMs);
      at + durationMs <= end;
      at = onGrid(earliest, stepMs)
    ) {
      if (slots.length >= limit) return slots
      slots.push([at, at + durationMs])
      earliest = at + durationMs + breakMs
    }
  }
  return slots
}

function onGrid(instantMs: number, stepMs: number): number {
  return Math.ceil(instantMs / stepMs) * stepMs
}
