import { type Interval, mergeIntervals, overlaps } from '../interval/interval.ts'
import { wallTimeOf } from '../zone/wall-time.ts'
import type { NamedPerson } from './explain-slot.ts'
import { quarter_hour_ms } from './free-slots.ts'
import { type RankedSlot, rankSlots } from './rank-slots.ts'

interface SuggestionQuestion {
  /** Times when all people are free, of one length, as the search returns them. */
  readonly slots: readonly Interval[]
  readonly people: readonly NamedPerson[]
  /** The zone that divides a day into its halves. */
  readonly timeZone: string
}

/**
 * Two good times to choose from, the better one first: the best that begins on a quarter of an hour inside the given slots,
 * and the best of another half of a day beside it. Only where everything lies in one half of a day do both.
 */
export function suggestSlots({ slots, people, timeZone }: SuggestionQuestion): RankedSlot[] {
  const ranked = rankSlots({ slots: startsWithin(slots), people })
  const halves = new Map(ranked.map(({ slot }) => [slot, halfDayOf(slot, timeZone)]))
  const isElsewhere = (one: Interval, other: Interval) =>
    isApart(one, other) && halves.get(one) !== halves.get(other)
  return firstPair(ranked, isElsewhere) ?? firstPair(ranked, isApart) ?? ranked.slice(0, 1)
}

function isApart(one: Interval, other: Interval): boolean {
  return !overlaps(one, other)
}

/** The best slot that has a partner, and the best of its partners. */
function firstPair(
  ranked: readonly RankedSlot[],
  isPair: (one: Interval, other: Interval) => boolean,
): RankedSlot[] | null {
  for (const one of ranked) {
    const other = ranked.find(({ slot }) => isPair(one.slot, slot))
    if (other) return [one, other]
  }
  return null
}

/** Slots that touch are one stretch of free time, in which a meeting may begin at every step. */
function startsWithin(slots: readonly Interval[]): Interval[] {
  const [first] = slots
  if (!first) return []
  const durationMs = first[1] - first[0]
  return mergeIntervals(slots).flatMap(([start, end]) => {
    const count = Math.floor((end - start - durationMs) / quarter_hour_ms) + 1
    return Array.from({ length: count }, (_, step): Interval => {
      const at = start + step * quarter_hour_ms
      return [at, at + durationMs]
    })
  })
}

/** '2026-11-23 morning' */
function halfDayOf([startMs]: Interval, timeZone: string): string {
  const wall = wallTimeOf(startMs, timeZone)
  return `${wall.slice(0, 10)} ${wall.slice(11, 13) < '12' ? 'morning' : 'afternoon'}`
}
