import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms, minute_ms } from '../durations.ts'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { type Interval, overlaps } from '../interval/interval.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import type { NamedPerson } from './explain-slot.ts'
import { findFreeSlots } from './free-slots.ts'
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
