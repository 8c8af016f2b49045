import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms, hour_ms } from '../durations.ts'
import { type Interval, intersectIntervals, mergeIntervals } from '../interval/interval.ts'
import { referenceChanges, referenceWallTimeOf } from '../zone/wall-time.reference.ts'
import { instantOf } from '../zone/wall-time.ts'
import { listZones } from '../zone/zone-name.ts'
import type { WeeklyHours } from './weekly-hours.ts'
import { referenceHours } from './working-hours.reference.ts'
import { workingIntervals } from './working-intervals.ts'

it('[ENG10] gives eight hours from nine to five on the days clocks change', () => {
  for (const date of ['2026-03-08', '2026-11-01']) {
    const window = dayIn(date, 'America/St_Johns')
    expect(window[1] - window[0]).not.toBe(day_ms)
    const [hours] = workingIntervals({ timeZone: 'America/St_Johns', weekly: daily([[540, 1020]]) }, window)
    expect(hours).toEqual([instantOf(`${date}T09:00`, 'America/St_Johns'), window[1] - 7 * hour_ms])
  }
})

it('[ENG10] gives what is left of a night in which the change lies', () => {
  const night = { timeZone: 'Europe/Berlin', weekly: daily([[60, 240]]) }
  expect(lengths(workingIntervals(night, dayIn('2026-03-29', 'Europe/Berlin')))).toEqual([2 * hour_ms])
  expect(lengths(workingIntervals(night, dayIn('2026-10-25', 'Europe/Berlin')))).toEqual([4 * hour_ms])
})

it('[ENG11] moves an edge in a gap forward and takes the first of a repeated edge', () => {
  const spring = dayIn('2026-03-29', 'Europe/Berlin')
  const [moved] = workingIntervals({ timeZone: 'Europe/Berlin', weekly: daily([[150, 300]]) }, spring)
  expect(moved).toEqual([Date.parse('2026-03-29T03:30+02:00'), Date.parse('2026-03-29T05:00+02:00')])
  const autumn = dayIn('2026-10-25', 'Europe/Berlin')
  const [first] = workingIntervals({ timeZone: 'Europe/Berlin', weekly: daily([[150, 300]]) }, autumn)
  expect(first).toEqual([Date.parse('2026-10-25T02:30+02:00'), Date.parse('2026-10-25T05:00+01:00')])
})

it('[ENG12] merges what overlaps and lets 24:00 run on into the next day', () => {
  const window: Interval = [Date.parse('2026-11-22'), Date.parse('2026-11-25')]
  const weekly: WeeklyHours = {
    0: [
      [1380, 1440],
      [600, 700],
      [650, 720],
    ],
    1: [[0, 60]],
  }
  expect(workingIntervals({ timeZone: 'UTC', weekly }, window)).toEqual([
    [Date.parse('2026-11-22T10:00Z'), Date.parse('2026-11-22T12:00Z')],
    [Date.parse('2026-11-22T23:00Z'), Date.parse('2026-11-23T01:00Z')],
  ])
})

it('[ENG12] merges on the wall clock, before a gap moves an edge', () => {
  const weekly = daily([
    [0, 180],
    [60, 150],
  ])
  const [night] = workingIntervals(
    { timeZone: 'Europe/Berlin', weekly },
    dayIn('2026-03-29', 'Europe/Berlin'),
  )
  expect(night?.[1]).toBe(Date.parse('2026-03-29T03:00+02:00'))
})

it('[ENG13] answers the same for equal hours, in any order of windows', () => {
  const windows = [0, 40, -400, 900, 3].map((days): Interval => {
    const start = Date.parse('2026-06-01') + days * day_ms
    return [start, start + 20 * day_ms]
  })
  for (const window of [...windows, ...windows.toReversed()]) {
    expect(workingIntervals(someoneOnLordHowe(), window)).toEqual(expected(someoneOnLordHowe(), window))
  }
  const whole: Interval = [Date.parse('2020-01-01'), Date.parse('2030-01-01')]
  expect(workingIntervals(someoneOnLordHowe(), whole)).toEqual(expected(someoneOnLordHowe(), whole))
})

const two_years: Interval = [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)]

/** Zones whose clocks show the same in both years and the days beside them have one answer, which is slow to find. */
const zones_by_clocks = Map.groupBy(listZones(), (timeZone) => {
  const [from, to] = two_years
  const changes = referenceChanges(timeZone, from - 3 * day_ms, to + 3 * day_ms)
  return [from, ...changes].map((at) => `${at} ${referenceWallTimeOf(at, timeZone)}`).join()
})
const every_clocks = [...zones_by_clocks.values()]

it.each([
  ['all zones of every third clocks', every_clocks.filter((_, index) => index % 3 === 0)],
  ['every zone @whole', every_clocks],
])('[ENG11] is exact on every day of 2026 and 2027 in %s', (_, clocks) => {
  const weekly = daily([
    [0, 480],
    [540, 1020],
    [1320, 1440],
  ])
  const wrong = clocks.flatMap((zones) => {
    const answer = JSON.stringify(expected({ timeZone: zones[0] ?? '', weekly }, two_years))
    return zones.filter(
      (timeZone) => JSON.stringify(workingIntervals({ timeZone, weekly }, two_years)) !== answer,
    )
  })
  expect(wrong).toEqual([])
})

it.each([
  ['one zone of each clocks', every_clocks.map(([zone = '']) => [zone])],
  ['every zone @whole', every_clocks],
])('[ENG11] is exact to the half hour on every day on which clocks change in %s', (_, clocks) => {
  const wrong = clocks.flatMap((zones) => {
    const answer = aroundChanges(zones[0] ?? '', expected)
    return zones.filter((timeZone) => aroundChanges(timeZone, workingIntervals) !== answer)
  })
  expect(wrong).toEqual([])
})

it('[ENG10] [ENG11] [ENG12] is exact for any week and window in odd zones', () => {
  fc.assert(
    fc.property(fc.constantFrom(...odd_zones), anyWeek, anyWindow, (timeZone, weekly, window) => {
      expect(workingIntervals({ timeZone, weekly }, window)).toEqual(expected({ timeZone, weekly }, window))
    }),
  )
})

const odd_zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Tehran',
  'America/Havana',
  'Asia/Beirut',
  'America/Santiago',
  'Pacific/Kiritimati',
]
const anyMinutes = fc
  .tuple(fc.nat(1440), fc.nat(1440))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const anyDay = fc.array(anyMinutes, { maxLength: 3 })
const anyWeek: fc.Arbitrary<WeeklyHours> = fc.record(
  { 0: anyDay, 1: anyDay, 2: anyDay, 3: anyDay, 4: anyDay, 5: anyDay, 6: anyDay },
  { requiredKeys: [] },
)
const anyWindow = fc
  .tuple(fc.integer({ min: Date.UTC(2006, 0, 1), max: Date.UTC(2032, 0, 1) }), fc.nat(20 * day_ms))
  .map(([start, length]): Interval => [start, start + length])
/** Each half hour of the day twice: as a start, and as an end. */
const halfHours = [0, 30].map((offset) =>
  daily(Array.from({ length: 23 }, (_, hour) => [hour * 60 + offset, hour * 60 + offset + 30] as const)),
)

function aroundChanges(timeZone: string, hoursIn: typeof workingIntervals): string {
  return JSON.stringify(
    referenceChanges(timeZone, ...two_years).map((change) =>
      halfHours.map((weekly) => hoursIn({ timeZone, weekly }, [change - day_ms, change + day_ms])),
    ),
  )
}

function expected(person: { timeZone: string; weekly: WeeklyHours }, window: Interval): Interval[] {
  return intersectIntervals(mergeIntervals(referenceHours(person, window)), [window])
}

function daily(hours: readonly (readonly [number, number])[]): WeeklyHours {
  return { 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours }
}

/** The same hours in another object each time. */
function someoneOnLordHowe() {
  return { timeZone: 'Australia/Lord_Howe', weekly: daily([[540, 1020]]) }
}

function dayIn(date: string, timeZone: string): Interval {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  return [instantOf(`${date}T00:00`, timeZone), instantOf(`${next}T00:00`, timeZone)]
}

function lengths(intervals: readonly Interval[]): number[] {
  return intervals.map(([start, end]) => end - start)
}
