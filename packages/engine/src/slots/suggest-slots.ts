import { type Interval, mergeIntervals, overlaps } from '../interval/interval.ts'
import { wallTimeOf } from '../zone/wall-time.ts'
import type { NamedPerson } from './explain-slot.ts'
import { quarter_hour_ms } from './free-slots.ts'
import { type RankedSlot, type SlotReason, type WeighedSlot, weighSlots } from './rank-slots.ts'

interface SuggestionQuestion {
  /** Times when all people are free, of one length, as the search returns them. */
  readonly slots: readonly Interval[]
  readonly people: readonly NamedPerson[]
  /** The zone that divides a day into its halves. */
  readonly timeZone: string
}

/**
 * Two good times to choose from, which begin on a quarter of an hour inside the given slots, in different halves of a
 * day where possible. The first has no inconvenience where there is such a time. The second begins no day and adjoins
 * no meeting where a time without that costs at most a day of waiting more.
 */
export function suggestSlots({ slots, people, timeZone }: SuggestionQuestion): RankedSlot[] {
  const weighed = weighSlots({ slots: startsWithin(slots), people })
  const ranked = [...weighed.filter(isConvenient), ...weighed.filter((one) => !isConvenient(one))]
  const halves = new Map(ranked.map(({ slot }) => [slot, halfDayOf(slot, timeZone)]))
  const isElsewhere = (one: Interval, other: Interval) =>
    isApart(one, other) && halves.get(one) !== halves.get(other)
  const pair = firstPair(ranked, weighed, isElsewhere) ?? firstPair(ranked, weighed, isApart)
  return (pair ?? ranked.slice(0, 1)).map(({ slot, reasons }) => ({ slot, reasons }))
}

function isApart(one: Interval, other: Interval): boolean {
  return !overlaps(one, other)
}

/** The first of the firsts that has a partner, and the best of its partners. */
function firstPair(
  firsts: readonly WeighedSlot[],
  partners: readonly WeighedSlot[],
  isPair: (one: Interval, other: Interval) => boolean,
): WeighedSlot[] | null {
  for (const one of firsts) {
    const other = roomiestOf(partners.filter(({ slot }) => isPair(one.slot, slot)))
    if (other) return [one, other]
  }
  return null
}

/** The cheapest one, or else the cheapest with room around it, if that costs nearly the same. */
function roomiestOf([cheapest, ...others]: readonly WeighedSlot[]): WeighedSlot | undefined {
  if (!cheapest || hasRoom(cheapest)) return cheapest
  const roomy = others.find(hasRoom)
  return roomy && roomy.cost - cheapest.cost <= nearly_the_same ? roomy : cheapest
}

/** A day of waiting. */
const nearly_the_same = 1

function isConvenient({ reasons }: WeighedSlot): boolean {
  return reasons.every(({ code }) => code === 'inside_everyones_hours')
}

/** Whether it begins no person's day and adjoins no meeting. */
function hasRoom({ reasons }: WeighedSlot): boolean {
  return !reasons.some(({ code }) => tight_codes.has(code))
}

const tight_codes: ReadonlySet<SlotReason['code']> = new Set([
  'opens_day_of',
  'right_after_meeting_of',
  'right_before_meeting_of',
])

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
