import type { Interval } from '../interval/interval.ts'
import { findCommonFreeTime } from './common-free-time.ts'
import { explainSlot, type NamedPerson, type SlotExplanation } from './explain-slot.ts'
import { quarter_hour_ms } from './free-slots.ts'

export interface NearMissQuestion {
  readonly window: Interval
  readonly people: readonly NamedPerson[]
  readonly durationMs: number
  readonly breakMs?: number | undefined
  readonly stepMs?: number | undefined
  /** ids of people who must be free in every slot */
  readonly mustCome?: readonly string[] | undefined
  /** how many people may be in the way; default 1 */
  readonly maxBlocked?: number | undefined
  readonly limit?: number | undefined
}

export interface NearMiss {
  readonly slot: Interval
  /** who is in the way, and how */
  readonly blocked: readonly SlotExplanation[]
}

/**
 * Slots that suit nearly all: at least one person is free and at least one, at most `maxBlocked`, is not.
 * Fewest in the way first, then earliest; not overlapping. RangeError for more than a million steps.
 */
export function findNearMisses({
  window,
  people,
  durationMs,
  breakMs = 0,
  stepMs = quarter_hour_ms,
  mustCome = [],
  maxBlocked = 1,
  limit = 10,
}: NearMissQuestion): NearMiss[] {
  const first = Math.ceil(window[0] / stepMs)
  const grid = { window, durationMs, breakMs, stepMs }
  const freeCounts = countFree({ ...grid, people }, first)
  const needed = people.filter(({ id }) => mustCome.includes(id))
  const neededCounts = countFree({ ...grid, people: needed }, first)
  const fewestFree = Math.max(1, people.length - maxBlocked)
  const found: NearMiss[] = []
  for (let free = people.length - 1; free >= fewestFree; free -= 1) {
    for (const [cell, count] of freeCounts.entries()) {
      if (found.length >= limit) return found
      const start = (first + cell) * stepMs
      const slot: Interval = [start, start + durationMs]
      if (count !== free || neededCounts[cell] !== needed.length) continue
      if (found.some((other) => isTooClose(other.slot, slot, breakMs))) continue
      const blocked = explainSlot({ slot, people, breakMs }).filter(({ status }) => status !== 'free')
      found.push({ slot, blocked })
    }
  }
  return found
}

const most_cells = 1 << 20

/** How many people are free for a slot that starts in each cell of the step grid. */
function countFree(
  {
    window,
    people,
    durationMs,
    breakMs,
    stepMs,
  }: Required<Omit<NearMissQuestion, 'mustCome' | 'maxBlocked' | 'limit'>>,
  first: number,
): Int32Array {
  const cells = Math.max(0, Math.floor((window[1] - durationMs) / stepMs) - first + 1)
  if (!(durationMs > 0 && stepMs > 0)) throw new RangeError('durationMs and stepMs must be positive.')
  if (!(cells <= most_cells)) throw new RangeError('The window is too long for so fine a step.')
  const counts = new Int32Array(cells)
  for (const person of people) {
    for (const [start, end] of findCommonFreeTime({ window, people: [person], breakMs })) {
      const last = Math.floor((end - durationMs) / stepMs) - first
      for (let cell = Math.ceil(start / stepMs) - first; cell <= last; cell += 1) {
        counts[cell] = (counts[cell] ?? 0) + 1
      }
    }
  }
  return counts
}

function isTooClose(one: Interval, other: Interval, breakMs: number): boolean {
  return one[0] < other[1] + breakMs && other[0] < one[1] + breakMs
}
