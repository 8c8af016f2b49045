import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hour_ms, minute_ms } from '../durations.ts'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { type Interval, overlaps } from '../interval/interval.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { findCommonFreeTime } from './common-free-time.ts'
import type { Person } from './common-hours.ts'
import { referenceFreeSlots, referenceFreeTime } from './free-time.reference.ts'
import { findFreeSlots } from './free-slots.ts'

const monday: Interval = [at('2026-11-23T00:00'), at('2026-11-24T00:00')]

describe('common free time', () => {
  it('[ENG19] is where the working hours of all zones meet and no person is busy', () => {
    const people = [
      person('Asia/Kathmandu', [[at('2026-11-23T08:30'), at('2026-11-23T09:00')]]),
      person('Europe/Berlin', [[at('2026-11-23T10:00'), at('2026-11-23T10:00:00.500')]]),
    ]
    expect(findCommonFreeTime({ window: monday, people })).toEqual([
      [at('2026-11-23T08:00'), at('2026-11-23T08:30')],
      [at('2026-11-23T09:00'), at('2026-11-23T10:00')],
      [at('2026-11-23T10:00:00.500'), at('2026-11-23T11:15')],
    ])
  })

  it('[ENG20] [ENG21] keeps one break around meetings, none at the edges of the day', () => {
    const busy: Interval[] = [
      [at('2026-11-23T10:00'), at('2026-11-23T11:00')],
      [at('2026-11-23T12:00'), at('2026-11-23T13:00')],
      [at('2026-11-23T17:05'), at('2026-11-23T18:00')],
    ]
    expect(
      findCommonFreeTime({ window: monday, people: [person('UTC', busy)], breakMs: 15 * minute_ms }),
    ).toEqual([
      [at('2026-11-23T09:00'), at('2026-11-23T09:45')],
      [at('2026-11-23T11:15'), at('2026-11-23T11:45')],
      [at('2026-11-23T13:15'), at('2026-11-23T16:50')],
    ])
  })

  it('[ENG22] is the window without people and nothing in an empty window', () => {
    expect(findCommonFreeTime({ window: monday, people: [] })).toEqual([monday])
    expect(findCommonFreeTime({ window: [monday[1], monday[0]], people: [] })).toEqual([])
    expect(findFreeSlots({ window: [5, 5], people: [], durationMs: 1 })).toEqual([])
  })

  it('[ENG23] refuses what makes no sense', () => {
    const people = [person('UTC', [])]
    expect(() => findCommonFreeTime({ window: monday, people, breakMs: -1 })).toThrow(RangeError)
    expect(() => findCommonFreeTime({ window: [0, Infinity], people })).toThrow(RangeError)
    expect(() => findCommonFreeTime({ window: [Number.NaN, 0], people })).toThrow(RangeError)
    expect(() => findCommonFreeTime({ window: monday, people: [person('Mars/Olympus', [])] })).toThrow(
      'Unknown time zone: Mars/Olympus',
    )
  })

  it('[ENG19] [ENG20] [ENG21] is exact to the millisecond for all calendars', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(findCommonFreeTime(question)).toEqual(referenceFreeTime(question))
      }),
      { numRuns: 500 },
    )
  })
})

describe('free slots', () => {
  it('[ENG24] [ENG25] [ENG26] come one after the other on the quarter hours', () => {
    const people = [person('UTC', [[at('2026-11-23T09:20'), at('2026-11-23T10:05')]])]
    const question = { window: monday, people, durationMs: hour_ms, limit: 2 }
    expect(findFreeSlots(question)).toEqual([slot('10:15', '11:15'), slot('11:15', '12:15')])
    expect(findFreeSlots({ ...question, breakMs: 10 * minute_ms })).toEqual([
      slot('10:15', '11:15'),
      slot('11:30', '12:30'),
    ])
  })

  it('[ENG24] may start the minute a meeting ends and end the minute the day does', () => {
    const people = [person('UTC', [[at('2026-11-23T09:00'), at('2026-11-23T16:15')]])]
    expect(findFreeSlots({ window: monday, people, durationMs: 45 * minute_ms })).toEqual([
      slot('16:15', '17:00'),
    ])
    expect(findFreeSlots({ window: monday, people, durationMs: 46 * minute_ms })).toEqual([])
  })

  it('[ENG25] begins on quarter hours of the wall clock also in Kathmandu and on Lord Howe Island', () => {
    for (const timeZone of ['Asia/Kathmandu', 'Australia/Lord_Howe']) {
      const noon = instantOf('2026-11-23T12:07', timeZone)
      const question = { window: [noon, noon + 2 * hour_ms] as const, people: [person(timeZone, [])] }
      const starts = findFreeSlots({ ...question, durationMs: 45 * minute_ms }).map(([start]) => start)
      expect(starts.map((start) => wallTimeOf(start, timeZone).slice(11))).toEqual(['12:15:00', '13:00:00'])
    }
  })

  it('[ENG28] stops at the limit', () => {
    const question = { window: monday, people: [person('UTC', [])], durationMs: hour_ms }
    expect(findFreeSlots(question)).toHaveLength(8)
    expect(findFreeSlots({ ...question, limit: 3 })).toEqual(findFreeSlots(question).slice(0, 3))
    expect(findFreeSlots({ ...question, limit: 0 })).toEqual([])
  })

  it('[ENG29] refuses a duration or step that is not positive', () => {
    for (const wrong of [0, -1, Number.NaN, Infinity]) {
      expect(() => findFreeSlots({ window: monday, people: [], durationMs: wrong })).toThrow(RangeError)
      expect(() => findFreeSlots({ window: monday, people: [], durationMs: 1, stepMs: wrong })).toThrow(
        RangeError,
      )
    }
  })

  it('[ENG24] [ENG25] [ENG26] [ENG28] are exactly the earliest ones, on coarse and on fine grids', () => {
    fc.assert(
      fc.property(anyQuestion, anyCut, (question, cut) => {
        expect(findFreeSlots({ ...question, ...cut })).toEqual(referenceFreeSlots({ ...question, ...cut }))
      }),
      { numRuns: 500 },
    )
  })

  it('[ENG27] never come nearer than the break to a busy interval', () => {
    fc.assert(
      fc.property(anyQuestion, anyCut, (question, cut) => {
        const taken = question.people.flatMap(({ busy }) => busy).filter(([start, end]) => end > start)
        for (const [start, end] of findFreeSlots({ ...question, ...cut })) {
          const around: Interval = [start - question.breakMs, end + question.breakMs]
          expect(taken.some((busy) => overlaps(busy, around))).toBe(false)
        }
      }),
    )
  })
})

const anyMinutes = fc
  .tuple(fc.nat(1440), fc.nat(1440))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const anyDay = fc.oneof(
  fc.constantFrom(
    [[540, 1020]] as const,
    [[0, 1440]] as const,
    [
      [0, 480],
      [1320, 1440],
    ] as const,
  ),
  fc.array(anyMinutes, { maxLength: 3 }),
)
const anyWeek: fc.Arbitrary<WeeklyHours> = fc.record(
  { 0: anyDay, 1: anyDay, 2: anyDay, 3: anyDay, 4: anyDay, 5: anyDay, 6: anyDay },
  { requiredKeys: [] },
)
const anyZone = fc.constantFrom(
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/New_York',
  'Africa/Casablanca',
  'Europe/Berlin',
  'America/Havana',
  'UTC',
)

/** Days on which clocks change in one of the zones, a month's end and an ordinary day. */
const anyStart = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-10-04',
      '2026-11-01',
      '2026-12-31',
      '2026-06-10',
    ),
    fc.integer({ min: -48 * 60, max: 24 * 60 }),
  )
  .map(([day, minutes]) => Date.parse(day) + minutes * minute_ms)

const anyQuestion = fc.tuple(anyStart, fc.integer({ min: 1, max: 4 * 1440 })).chain(([start, minutes]) => {
  const window: Interval = [start, start + minutes * minute_ms]
  return fc.record({
    window: fc.constant(window),
    people: fc.array(anyPerson(window), { maxLength: 4 }),
    breakMs: fc.constantFrom(0, 5 * minute_ms, 15 * minute_ms, 47_011),
  })
})

/** The finest steps make more cells than the calendars need, so that both ways of searching are taken. */
const anyCut = fc.record({
  durationMs: fc.constantFrom(15 * minute_ms, 45 * minute_ms, hour_ms, 7 * minute_ms, 1_234_567),
  stepMs: fc.constantFrom(15 * minute_ms, 5 * minute_ms, minute_ms, 13_007),
  limit: fc.constantFrom(Infinity, 1, 7),
})

/** Busy times on and off the grid, some before, after or empty or turned around. */
function anyPerson(window: Interval): fc.Arbitrary<Person> {
  const anyMoment = fc.oneof(
    fc.integer({ min: window[0] - hour_ms, max: window[1] + hour_ms }),
    fc
      .integer({
        min: Math.floor(window[0] / (15 * minute_ms)),
        max: Math.ceil(window[1] / (15 * minute_ms)),
      })
      .map((quarter) => quarter * 15 * minute_ms),
  )
  const anyBusy = fc
    .tuple(
      anyMoment,
      fc.oneof(fc.integer({ min: -minute_ms, max: 2 * hour_ms }), fc.constantFrom(0, hour_ms)),
    )
    .map(([start, length]): Interval => [start, start + length])
  return fc.record({ timeZone: anyZone, weekly: anyWeek, busy: fc.array(anyBusy, { maxLength: 8 }) })
}

function person(timeZone: string, busy: readonly Interval[]): Person {
  const weekday = [[540, 1020]] as const
  return { timeZone, weekly: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday }, busy }
}

function at(wall: string): number {
  return Date.parse(`${wall}Z`)
}

function slot(start: string, end: string): Interval {
  return [at(`2026-11-23T${start}`), at(`2026-11-23T${end}`)]
}
