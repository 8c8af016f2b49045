import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms, minute_ms } from '../durations.ts'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { type Interval, overlaps } from '../interval/interval.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import type { NamedPerson } from './explain-slot.ts'
import { findFreeSlots } from './free-slots.ts'
import { type RankedSlot, type WeighedSlot, weighSlots } from './rank-slots.ts'
import { suggestSlots } from './suggest-slots.ts'

const day = [[540, 1020]] as const
const every_day: WeeklyHours = { 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }

it('[ENG37] suggests a comfortable morning and a comfortable afternoon of an empty day', () => {
  expect(suggested({ zone: 'Europe/Berlin', date: '2026-11-23' })).toEqual([
    '2026-11-23T09:30',
    '2026-11-23T13:00',
  ])
})

it('[ENG37] avoids lunchtime, what touches meetings, and gaps in which nothing can be done', () => {
  const busy = [
    ['09:00', '11:00'],
    ['13:00', '14:00'],
  ] as const
  expect(suggested({ zone: 'Europe/Berlin', date: '2026-11-23', busy })).toEqual([
    '2026-11-23T11:15',
    '2026-11-23T14:15',
  ])
})

it('[ENG37] suggests another day where only one half of the first is free', () => {
  const busy = [['09:00', '15:00']] as const
  expect(suggested({ zone: 'UTC', date: '2026-11-23', busy, days: 2 })).toEqual([
    '2026-11-23T15:15',
    '2026-11-24T09:30',
  ])
})

it('[ENG37] suggests two times of one half of a day where there is no other, and one where there is only one', () => {
  expect(suggested({ zone: 'UTC', date: '2026-11-23', busy: [['09:00', '15:30']] })).toEqual([
    '2026-11-23T15:45',
    '2026-11-23T16:15',
  ])
  const aroundAnHour = [
    ['09:00', '15:30'],
    ['16:30', '17:00'],
  ] as const
  expect(suggested({ zone: 'UTC', date: '2026-11-23', busy: aroundAnHour })).toHaveLength(2)
  expect(suggested({ zone: 'UTC', date: '2026-11-23', busy: [['09:00', '16:30']] })).toEqual([
    '2026-11-23T16:30',
  ])
  expect(suggestSlots({ slots: [], people: [], timeZone: 'UTC' })).toEqual([])
})

it.each([
  ['Europe/Berlin', '2026-10-25'],
  ['Europe/Berlin', '2027-03-28'],
  ['America/St_Johns', '2026-11-01'],
  ['America/St_Johns', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kathmandu', '2026-11-23'],
  ['Pacific/Apia', '2026-11-23'],
])('[ENG37] tells mornings and afternoons by the clock in %s on %s', (zone, date) => {
  expect(suggested({ zone, date })).toEqual([`${date}T09:30`, `${date}T13:00`])
})

it('[ENG37] suggests only what is free, two of them apart, in different halves of a day where it can', () => {
  const anyBusy = fc.array(fc.tuple(fc.nat(4 * 96), fc.integer({ min: 1, max: 24 })), { maxLength: 12 })
  fc.assert(
    fc.property(
      anyBusy,
      fc.constantFrom('Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia'),
      fc.constantFrom(15, 30, 60, 105),
      (blocks, zone, minutes) => {
        const from = instantOf('2026-10-31T00:00', zone)
        const busy = blocks.map(([at, length]): Interval => {
          const start = from + at * 15 * minute_ms
          return [start, start + length * 15 * minute_ms]
        })
        const people: NamedPerson[] = [{ id: 'ana', timeZone: zone, weekly: every_day, busy }]
        const window: Interval = [from, instantOf('2026-11-04T00:00', zone)]
        const slots = findFreeSlots({ window, people, durationMs: minutes * minute_ms })
        const found = suggestSlots({ slots, people, timeZone: zone }).map(({ slot }) => slot)
        expect(found.length).toBe(Math.min(2, slots.length))
        for (const slot of found) {
          expect(slot[1] - slot[0]).toBe(minutes * minute_ms)
          expect(busy.some((taken) => overlaps(taken, slot))).toBe(false)
        }
        const [first, second] = found
        if (!first || !second) return
        expect(overlaps(first, second)).toBe(false)
        const halves = new Set(slots.map((slot) => halfOf(slot, zone)))
        if (halves.size > 1) expect(halfOf(first, zone)).not.toBe(halfOf(second, zone))
      },
    ),
    { numRuns: 300 },
  )
})

it('[ENG37] prefers times without an inconvenience that are little later to the beginning of the day', () => {
  const busy = [['09:45', '17:00']] as const
  expect(suggested({ zone: 'UTC', date: '2026-11-23', busy, days: 2 })).toEqual([
    '2026-11-24T09:30',
    '2026-11-24T13:00',
  ])
})

it('[ENG37] equals what a search of all pairs finds', () => {
  const anyBusy = fc.array(fc.tuple(fc.nat(3 * 96), fc.integer({ min: 1, max: 12 })), { maxLength: 14 })
  fc.assert(
    fc.property(fc.tuple(anyBusy, anyBusy), fc.constantFrom(15, 30, 90), (calendars, minutes) => {
      const zone = 'America/St_Johns'
      const from = instantOf('2026-10-31T00:00', zone)
      const people = calendars.map((blocks, index): NamedPerson => {
        const busy = blocks.map(([at, length]): Interval => {
          const start = from + at * 15 * minute_ms
          return [start, start + length * 15 * minute_ms]
        })
        return { id: `person ${index}`, timeZone: zone, weekly: every_day, busy }
      })
      const window: Interval = [from, instantOf('2026-11-03T00:00', zone)]
      const slots = findFreeSlots({ window, people, durationMs: minutes * minute_ms })
      const found = suggestSlots({ slots, people, timeZone: zone })
      expect(found.map(({ slot }) => slot)).toEqual(slowlySuggested(slots, people, zone))
    }),
    { numRuns: 80 },
  )
})

/** Compares every pair of starts with every other one. */
function slowlySuggested(
  slots: readonly Interval[],
  people: readonly NamedPerson[],
  zone: string,
): Interval[] {
  const [first] = slots
  if (!first) return []
  const length = first[1] - first[0]
  const isFree = (at: number) => slots.some(([start, end]) => start <= at && at < end)
  const starts: Interval[] = []
  for (let at = first[0]; at <= (slots.at(-1)?.[0] ?? 0); at += 15 * minute_ms) {
    const quarters = Array.from(
      { length: length / (15 * minute_ms) },
      (_, step) => at + step * 15 * minute_ms,
    )
    if (quarters.every(isFree)) starts.push([at, at + length])
  }
  const ranked = weighSlots({ slots: starts, people })
  const place = new Map(ranked.map((one, index) => [one, index]))
  const costOf = ({ slot, reasons }: RankedSlot) =>
    (slot[0] - first[0]) / day_ms +
    reasons.filter(({ code }) => code !== 'inside_everyones_hours').length / people.length
  const any = /_of$/
  const tight = /^(opens|right)_/
  const pairs = ranked.flatMap((one) =>
    ranked.flatMap((other) => (overlaps(one.slot, other.slot) ? [] : [[one, other] as const])),
  )
  const halves = new Map(ranked.map((one) => [one, halfOf(one.slot, zone)]))
  const apart = pairs.filter(([one, other]) => halves.get(one) !== halves.get(other))
  const allowed = apart.length > 0 ? apart : pairs
  const isBetter = (a: WeighedSlot, b: WeighedSlot) => {
    if (hasReason(a, any) !== hasReason(b, any)) return !hasReason(a, any)
    return (place.get(a) ?? 0) < (place.get(b) ?? 0)
  }
  const best = allowed
    .map(([one]) => one)
    .reduce<WeighedSlot | null>((a, b) => (a && !isBetter(b, a) ? a : b), null)
  if (!best) return ranked.slice(0, 1).map(({ slot }) => slot)
  const partners = allowed.filter(([one]) => one === best).map(([, other]) => other)
  const [cheapest] = partners
  const roomy = partners.find((one) => !hasReason(one, tight))
  const isNear = cheapest && roomy && costOf(roomy) - costOf(cheapest) <= 1
  return [best, isNear ? roomy : cheapest].flatMap((one) => (one ? [one.slot] : []))
}

function hasReason({ reasons }: RankedSlot, codes: RegExp): boolean {
  return reasons.some(({ code }) => codes.test(code))
}

interface Case {
  readonly zone: string
  readonly date: string
  readonly busy?: readonly (readonly [string, string])[]
  readonly days?: number
}

/** Wall times of the starts, half an hour each. */
function suggested({ zone, date, busy = [], days = 1 }: Case): string[] {
  const people: NamedPerson[] = [
    {
      id: 'ana',
      timeZone: zone,
      weekly: every_day,
      busy: busy.map(
        ([start, end]): Interval => [instantOf(`${date}T${start}`, zone), instantOf(`${date}T${end}`, zone)],
      ),
    },
  ]
  const last = new Date(Date.parse(`${date}T00:00Z`) + days * day_ms).toISOString().slice(0, 16)
  const window: Interval = [instantOf(`${date}T00:00`, zone), instantOf(last, zone)]
  const slots = findFreeSlots({ window, people, durationMs: 30 * minute_ms })
  return suggestSlots({ slots, people, timeZone: zone }).map(({ slot }) =>
    wallTimeOf(slot[0], zone).slice(0, 16),
  )
}

function halfOf([start]: Interval, zone: string): string {
  const wall = wallTimeOf(start, zone)
  return `${wall.slice(0, 10)} ${Number(wall.slice(11, 13)) < 12}`
}
