import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day_ms, hour_ms } from '../durations.ts'
import { findFreeSlots } from '../slots/free-slots.ts'
import type { Interval } from '../interval/interval.ts'
import { referenceChanges } from '../zone/wall-time.reference.ts'
import { instantOf } from '../zone/wall-time.ts'
import { isDayOff } from './exceptional-bounds.ts'
import { referenceExceptionalHours } from './exceptional-hours.reference.ts'
import type { WeeklyHours } from './weekly-hours.ts'
import { workingIntervals } from './working-intervals.ts'
import type { DateOverride, Stay, WorkingTime } from './working-time.ts'

describe('overrides', () => {
  it('[ENG14] take the place of the weekly hours on their dates, both ends included', () => {
    const person = berlin({
      overrides: [
        { firstDate: '2026-12-24', lastDate: '2026-12-26', hours: [] },
        {
          firstDate: '2026-12-23',
          lastDate: '2026-12-23',
          hours: [
            [840, 900],
            [600, 660],
          ],
        },
      ],
    })
    expect(workingTexts(person, '2026-12-22', '2026-12-29')).toEqual([
      '2026-12-22T08:00 2026-12-22T16:00',
      '2026-12-23T09:00 2026-12-23T10:00',
      '2026-12-23T13:00 2026-12-23T14:00',
      '2026-12-27T08:00 2026-12-27T16:00',
      '2026-12-28T08:00 2026-12-28T16:00',
    ])
  })

  it('[ENG14] give a whole day the 23 or 25 hours it has', () => {
    for (const [date, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const overrides = [{ firstDate: date, lastDate: date, hours: [[0, 1440]] as const }]
      const [whole] = workingIntervals({ ...berlin({ overrides }), weekly: {} }, around(date))
      expect(whole && whole[1] - whole[0]).toBe(hours * hour_ms)
      expect(whole?.[0]).toBe(instantOf(`${date}T00:00`, 'Europe/Berlin'))
    }
  })

  it('[ENG14] run on from 24:00 into the 00:00 of a day without one', () => {
    const overrides = [{ firstDate: '2026-12-24', lastDate: '2026-12-24', hours: [[1320, 1440]] as const }]
    const person = { ...berlin({ overrides }), weekly: { 5: [[0, 120]] as const } }
    expect(workingTexts(person, '2026-12-23', '2026-12-26')).toEqual(['2026-12-24T21:00 2026-12-25T01:00'])
  })

  it('[ENG15] tell a day off from one that is merely short, to the moment', () => {
    const person = berlin({
      overrides: [
        { firstDate: '2026-12-24', lastDate: '2026-12-26', hours: [] },
        { firstDate: '2026-12-28', lastDate: '2026-12-28', hours: [[600, 660]] },
      ],
    })
    const begin = instantOf('2026-12-24T00:00', 'Europe/Berlin')
    const end = instantOf('2026-12-27T00:00', 'Europe/Berlin')
    expect([begin - 1, begin, end - 1, end].map((at) => isDayOff(person, at))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isDayOff(person, instantOf('2026-12-28T03:00', 'Europe/Berlin'))).toBe(false)
    expect(isDayOff(berlin({}), begin)).toBe(false)
  })

  it('[ENG15] [ENG16] tell a day off on the clock of the stay', () => {
    const date = { firstDate: '2026-12-24', lastDate: '2026-12-24' }
    const person = berlin({
      overrides: [{ ...date, hours: [] }],
      stays: [{ ...date, timeZone: 'Asia/Tokyo' }],
    })
    const begin = instantOf('2026-12-24T00:00', 'Asia/Tokyo')
    expect([begin - 1, begin, begin + day_ms - 1, begin + day_ms].map((at) => isDayOff(person, at))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('stays', () => {
  it('[ENG16] move weekly hours and overrides to their clock, first and last date whole', () => {
    const person = berlin({
      stays: [{ firstDate: '2026-12-08', lastDate: '2026-12-09', timeZone: 'Asia/Kathmandu' }],
      overrides: [{ firstDate: '2026-12-09', lastDate: '2026-12-09', hours: [[0, 1440]] }],
    })
    expect(workingTexts(person, '2026-12-07', '2026-12-11')).toEqual([
      '2026-12-07T08:00 2026-12-07T16:00',
      '2026-12-08T03:15 2026-12-08T11:15',
      // The day in Kathmandu from midnight to midnight, not that of Berlin.
      '2026-12-08T18:15 2026-12-09T18:15',
      '2026-12-10T08:00 2026-12-10T16:00',
    ])
  })

  it('[ENG17] end the day at home where the first day abroad begins, and give no hour of a date twice', () => {
    const person = berlin({
      stays: [{ firstDate: '2026-12-08', lastDate: '2026-12-09', timeZone: 'Asia/Tokyo' }],
    })
    const always = { ...person, weekly: everyDay([0, 1440]) }
    // Midnight in Tokyo is 16:00 in Berlin. Until the next date begins at home there are no working hours: the 9th is over.
    expect(workingTexts(always, '2026-12-07', '2026-12-11')).toEqual([
      '2026-12-07T00:00 2026-12-09T15:00',
      '2026-12-09T23:00 2026-12-11T00:00',
    ])
    expect(workingTexts(person, '2026-12-07', '2026-12-11')).toEqual([
      '2026-12-07T08:00 2026-12-07T15:00',
      '2026-12-08T00:00 2026-12-08T08:00',
      '2026-12-09T00:00 2026-12-09T08:00',
      '2026-12-10T08:00 2026-12-10T16:00',
    ])
  })

  it('[ENG17] count dates as they are lived when the date line is crossed either way', () => {
    const west = { timeZone: 'Pacific/Honolulu', weekly: everyDay([540, 1020]) }
    const stays = [{ firstDate: '2026-12-08', lastDate: '2026-12-09', timeZone: 'Pacific/Auckland' }]
    // The 8th in Auckland begins an hour into the 7th in Honolulu, which is left out whole.
    expect(workingTexts({ ...west, stays }, '2026-12-06', '2026-12-12')).toEqual([
      '2026-12-06T00:00 2026-12-06T03:00',
      '2026-12-06T19:00 2026-12-07T03:00',
      '2026-12-07T20:00 2026-12-08T04:00',
      '2026-12-08T20:00 2026-12-09T04:00',
      '2026-12-10T19:00 2026-12-11T03:00',
      '2026-12-11T19:00 2026-12-12T00:00',
    ])
  })

  it('[ENG17] let the later of two stays begin on time, whichever clock is ahead', () => {
    const stays = [
      { firstDate: '2026-12-09', lastDate: '2026-12-09', timeZone: 'Pacific/Kiritimati' },
      { firstDate: '2026-12-08', lastDate: '2026-12-08', timeZone: 'Pacific/Pago_Pago' },
      { firstDate: '2026-12-10', lastDate: '2026-12-10', timeZone: 'Pacific/Pago_Pago' },
    ]
    // The 9th on Kiritimati begins an hour before the 8th in Pago Pago, so nothing of that is left.
    const person = { timeZone: 'UTC', weekly: everyDay([0, 1440]), stays }
    expect(workingTexts(person, '2026-12-07', '2026-12-13')).toEqual([
      '2026-12-07T00:00 2026-12-08T00:00',
      '2026-12-08T10:00 2026-12-09T10:00',
      '2026-12-10T11:00 2026-12-13T00:00',
    ])
    // At home in Pago Pago the 7th would last until 11:00, and the 9th, a day off, begins at 10:00.
    const overrides = [{ firstDate: '2026-12-09', lastDate: '2026-12-09', hours: [] }]
    const athome = { ...person, timeZone: 'Pacific/Pago_Pago', overrides }
    expect(workingTexts(athome, '2026-12-07', '2026-12-13')).toEqual([
      '2026-12-07T00:00 2026-12-08T10:00',
      '2026-12-10T11:00 2026-12-13T00:00',
    ])
  })

  it('[ENG16] begin and end on days on which clocks change', () => {
    for (const timeZone of ['Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca', 'Pacific/Apia']) {
      for (const change of referenceChanges(timeZone, Date.UTC(2010, 0, 1), Date.UTC(2013, 0, 1))) {
        for (const offset of [-1, 0, 1]) {
          const date = new Date(change + offset * day_ms).toISOString().slice(0, 10)
          const stays = [{ firstDate: date, lastDate: date, timeZone }]
          const person = { timeZone: 'Asia/Kathmandu', weekly: everyDay([0, 150], [210, 1440]), stays }
          const window: Interval = [change - 3 * day_ms, change + 3 * day_ms]
          expect(workingIntervals(person, window)).toEqual(referenceExceptionalHours(person, window))
        }
      }
    }
  })

  it('[ENG18] take hours that are known already as they are', () => {
    const known: Interval[] = [
      [instantOf('2026-12-08T12:00', 'UTC'), instantOf('2026-12-08T14:00', 'UTC')],
      [instantOf('2026-12-08T10:00', 'UTC'), instantOf('2026-12-08T12:00', 'UTC')],
    ]
    const person = berlin({ known })
    expect(workingTexts(person, '2026-12-08', '2026-12-09')).toEqual(['2026-12-08T10:00 2026-12-08T14:00'])
    const window: Interval = [instantOf('2026-12-08T11:00', 'UTC'), instantOf('2026-12-09T11:00', 'UTC')]
    const slots = findFreeSlots({ window, people: [{ ...person, busy: [] }], durationMs: 3 * hour_ms })
    expect(slots).toEqual([[window[0], window[0] + 3 * hour_ms]])
  })
})

describe('any exceptions', () => {
  it('[ENG14] [ENG16] [ENG17] are what a slow search finds, around clock changes in odd zones', () => {
    fc.assert(
      fc.property(anyPerson, ({ person, window }) => {
        expect(workingIntervals(person, window)).toEqual(referenceExceptionalHours(person, window))
      }),
      { numRuns: 400 },
    )
  })

  it('[ENG13] are the same in equal objects and after requests for other windows', () => {
    fc.assert(
      fc.property(anyPerson, fc.integer({ min: -40, max: 40 }), ({ person, window: [from, to] }, days) => {
        const expected = referenceExceptionalHours(person, [from, to])
        workingIntervals(person, [from + days * day_ms, to + days * day_ms])
        expect(workingIntervals(person, [from, to])).toEqual(expected)
        expect(workingIntervals(copyOf(person), [from, to])).toEqual(expected)
      }),
    )
  })
})

const odd_zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Europe/Berlin',
]
const anyZone = fc.oneof(
  fc.constantFrom(...odd_zones),
  // Where the later date may begin before the earlier one.
  fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago'),
)
const anyMinutes = fc
  .tuple(fc.nat(96), fc.nat(96))
  .map(([a, b]) => [Math.min(a, b) * 15, Math.max(a, b) * 15] as const)
const anyDay = fc.oneof(fc.array(anyMinutes, { maxLength: 3 }), fc.constant([[0, 1440]] as const))
/** Dates in order, with how many lie between and how long each stretch is. */
const anyStretches = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 4 })

const anyPerson = fc
  .record({
    timeZone: anyZone,
    day: anyDay,
    daysOff: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
    changed: anyZone,
    change: fc.nat(1000),
    lead: fc.nat(3),
    stretches: anyStretches,
    stayZones: fc.array(anyZone, { minLength: 4, maxLength: 4 }),
    special: anyStretches,
    specialHours: fc.array(anyDay, { minLength: 4, maxLength: 4 }),
  })
  .map((drawn): { person: WorkingTime; window: Interval } => {
    const changes = changesOf(drawn.changed)
    const middle = changes[drawn.change % changes.length] ?? Date.UTC(2026, 5, 1)
    const first = new Date(middle - drawn.lead * day_ms).toISOString().slice(0, 10)
    const stays = spread(first, drawn.stretches).map(
      (dates, place): Stay => ({
        ...dates,
        // Often the zone whose clocks change then.
        timeZone: place % 2 === 0 ? drawn.changed : (drawn.stayZones[place] ?? 'UTC'),
      }),
    )
    const overrides = spread(first, drawn.special).map(
      (dates, place): DateOverride => ({ ...dates, hours: drawn.specialHours[place] ?? [] }),
    )
    const weekly: WeeklyHours = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, drawn.daysOff.includes(day) ? [] : drawn.day]),
    )
    return {
      person: { timeZone: drawn.timeZone, weekly, stays, overrides },
      window: [middle - 5 * day_ms, middle + 8 * day_ms],
    }
  })

/** An equal person made of other objects, so that nothing remembered for the original is found. */
function copyOf({ timeZone, weekly, overrides = [], stays = [] }: WorkingTime): WorkingTime {
  return {
    timeZone,
    weekly: { ...weekly },
    overrides: overrides.map((override) => ({ ...override })),
    stays: stays.map((stay) => ({ ...stay })),
  }
}

function changesOf(timeZone: string): number[] {
  return referenceChanges(timeZone, Date.UTC(2009, 0, 1), Date.UTC(2028, 0, 1))
}

function spread(first: string, stretches: readonly (readonly [number, number])[]) {
  let date = Temporal.PlainDate.from(first)
  return stretches.map(([gap, length]) => {
    const begin = date.add({ days: gap })
    const end = begin.add({ days: length })
    date = end.add({ days: 1 })
    return { firstDate: begin.toString(), lastDate: end.toString() }
  })
}

function berlin(exceptions: Pick<WorkingTime, 'overrides' | 'stays' | 'known'>): WorkingTime {
  return { timeZone: 'Europe/Berlin', weekly: everyDay([540, 1020]), ...exceptions }
}

function everyDay(...hours: (readonly [number, number])[]): WeeklyHours {
  return { 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours }
}

/** In UTC: from the first to before the second date. */
function workingTexts(person: WorkingTime, from: string, to: string): string[] {
  return workingIntervals(person, [Date.parse(from), Date.parse(to)]).map((interval) =>
    interval.map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' '),
  )
}

function around(date: string): Interval {
  return [Date.parse(date) - 2 * day_ms, Date.parse(date) + 3 * day_ms]
}
