import { day_ms, hour_ms } from '../durations.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findListedOccurrence, lastEndMs } from './nearest-occurrences.ts'
import { expandSeries } from './occurrences.ts'
import { endOfOccurrence, isSeries, type OccurrenceChange, type SeriesTimes } from './series-times.ts'

it('[MTG1] keeps the wall time of a series when clocks change', () => {
  const series = aSeries({ first_start_wall: '2026-10-20T10:00:00', first_end_wall: '2026-10-20T11:00:00' })
  expect(startsOf(series, [], '2026-10-19', '2026-11-05')).toEqual([
    '2026-10-20T08:00:00.000Z',
    '2026-10-27T09:00:00.000Z',
    '2026-11-03T09:00:00.000Z',
  ])
})

it('[MTG1] gives every occurrence the wall times of a single meeting on its day, in odd zones too', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Australia/Lord_Howe',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 5, max: 22 }),
      fc.integer({ min: 1, max: 600 }),
      (zone, hour, minutes) => {
        const first = `2026-09-01T${String(hour).padStart(2, '0')}:30:00`
        const end = new Date(Date.parse(`${first}Z`) + minutes * 60_000).toISOString().slice(0, 19)
        const series = aSeries({
          first_start_wall: first,
          first_end_wall: end,
          meeting_timezone: zone,
          rrule: 'FREQ=DAILY',
        })
        const found = expandSeries(series, [], [instantOf(first, zone), Date.parse('2027-04-30')])
        expect(found.length).toBeGreaterThan(200)
        for (const [day, { starts_ms, ends_ms }] of found.entries()) {
          const shiftMs = day * day_ms
          expect(wallTimeOf(starts_ms, zone)).toBe(
            new Date(Date.parse(`${first}Z`) + shiftMs).toISOString().slice(0, 19),
          )
          // Ends in the small hours may fall into a clock change; their own case is below.
          if (hour * 60 + 30 + minutes < 1440)
            expect(wallTimeOf(ends_ms, zone)).toBe(
              new Date(Date.parse(`${end}Z`) + shiftMs).toISOString().slice(0, 19),
            )
        }
      },
    ),
    { numRuns: 30 },
  )
})

it('[MTG2] takes the end along when a clock change skips the start', () => {
  const series = aSeries({
    first_start_wall: '2027-03-27T02:30:00',
    first_end_wall: '2027-03-27T03:00:00',
    rrule: 'FREQ=DAILY',
  })
  const [, skipped] = expandSeries(series, [], windowOf('2027-03-27', '2027-03-29'))
  expect(skipped && [moment(skipped.starts_ms), moment(skipped.ends_ms)]).toEqual([
    '2027-03-28T01:30:00.000Z',
    '2027-03-28T02:00:00.000Z',
  ])
})

it.each([
  ['Europe/Berlin', '2027-03-27', '2027-03-28T07:00:00', '2027-10-30', '2027-10-31T05:00:00'],
  ['America/St_Johns', '2027-03-13', '2027-03-14T07:00:00', '2027-11-06', '2027-11-07T05:00:00'],
  ['Australia/Lord_Howe', '2027-10-02', '2027-10-03T06:30:00', '2027-04-03', '2027-04-04T05:30:00'],
  ['Asia/Kathmandu', '2027-03-27', '2027-03-28T06:00:00', '2027-10-30', '2027-10-31T06:00:00'],
])(
  '[MTG7] gives a night shift eight hours in each night in %s',
  (zone, spring, springEnd, autumn, autumnEnd) => {
    const shift = aSeries({
      first_start_wall: '2026-11-22T22:00:00',
      first_end_wall: '2026-11-23T06:00:00',
      meeting_timezone: zone,
      rrule: 'FREQ=DAILY',
    })
    for (const [day, end] of [
      [spring, springEnd],
      [autumn, autumnEnd],
    ]) {
      const startMs = instantOf(`${day}T22:00`, zone)
      const [found] = expandSeries(shift, [], [startMs, startMs + 1]).filter(
        ({ starts_ms }) => starts_ms === startMs,
      )
      expect(found && found.ends_ms - found.starts_ms).toBe(8 * hour_ms)
      expect(wallTimeOf(found?.ends_ms ?? 0, zone)).toBe(end)
    }
  },
)

it('[MTG7] keeps whole days whole, and the day that Samoa skipped', () => {
  const days = aSeries({
    first_start_wall: '2026-11-22T00:00:00',
    first_end_wall: '2026-11-24T00:00:00',
    is_all_day: true,
    rrule: 'FREQ=DAILY',
  })
  for (const [date, hours] of [
    ['2027-03-27', 47],
    ['2027-10-30', 49],
    ['2027-05-01', 48],
  ] as const) {
    const startMs = instantOf(`${date}T00:00`, 'Europe/Berlin')
    expect(endOfOccurrence(days, startMs) - startMs).toBe(hours * hour_ms)
  }
  const apia = { ...days, meeting_timezone: 'Pacific/Apia', first_start_wall: '2011-12-01T00:00:00' }
  const twoDays = { ...apia, first_end_wall: '2011-12-03T00:00:00' }
  const startMs = instantOf('2011-12-29T00:00', 'Pacific/Apia')
  expect(endOfOccurrence(twoDays, startMs)).toBe(instantOf('2011-12-31T00:00', 'Pacific/Apia'))
})

it('[MTG2] never ends before it starts', () => {
  const series = { meeting_timezone: 'Australia/Lord_Howe', is_all_day: false }
  for (const [first_start_wall, first_end_wall] of [
    ['2026-10-04T01:45:00', '2026-10-04T02:15:00'],
    ['2027-04-04T01:40:00', '2027-04-04T01:50:00'],
  ] as const) {
    const startMs = instantOf(first_start_wall, 'Australia/Lord_Howe')
    expect(endOfOccurrence({ ...series, first_start_wall, first_end_wall }, startMs)).toBeGreaterThan(startMs)
  }
})

it('[MTG3] shows a changed occurrence where it moved to and leaves a cancelled one out', () => {
  const series = aSeries({ first_start_wall: '2026-11-03T10:00:00', first_end_wall: '2026-11-03T11:00:00' })
  const changes = [
    aMove('2026-11-10T09:00:00Z', '2026-11-12T14:00:00Z', '2026-11-12T15:00:00Z'),
    aCancellation('2026-11-17T09:00:00Z'),
  ]
  expect(startsOf(series, changes, '2026-11-01', '2026-11-30')).toEqual([
    '2026-11-03T09:00:00.000Z',
    '2026-11-12T14:00:00.000Z',
    '2026-11-24T09:00:00.000Z',
  ])
})

it('[MTG3] finds an occurrence that moved into the window from outside, and forgets one that moved out', () => {
  const series = aSeries({ first_start_wall: '2026-11-03T10:00:00', first_end_wall: '2026-11-03T11:00:00' })
  const changes = [
    aMove('2026-12-08T09:00:00Z', '2026-11-05T14:00:00Z', '2026-11-05T15:00:00Z'),
    aMove('2026-11-03T09:00:00Z', '2026-12-20T09:00:00Z', '2026-12-20T10:00:00Z'),
  ]
  expect(startsOf(series, changes, '2026-11-02', '2026-11-09')).toEqual(['2026-11-05T14:00:00.000Z'])
})

it('[MTG3] adds the dates a rule does not give, once each', () => {
  const rule = aSeries({
    first_start_wall: '2026-11-03T10:00:00',
    first_end_wall: '2026-11-03T11:00:00',
    added_walls: ['2026-11-05T10:00:00', '2026-11-10T10:00:00'],
  })
  expect(startsOf(rule, [], '2026-11-01', '2026-11-12')).toEqual([
    '2026-11-03T09:00:00.000Z',
    '2026-11-05T09:00:00.000Z',
    '2026-11-10T09:00:00.000Z',
  ])
  expect(startsOf({ ...rule, rrule: null }, [], '2026-11-01', '2026-11-30')).toHaveLength(3)
})

it('[MTG4] lists a series at the occurrence that runs or comes next, else at its last', () => {
  const series = aSeries({
    first_start_wall: '2026-11-03T10:00:00',
    first_end_wall: '2026-11-03T11:00:00',
    rrule: 'FREQ=WEEKLY;COUNT=3',
  })
  const listedAt = (now: string, changes: OccurrenceChange[] = []) =>
    moment(findListedOccurrence(series, changes, Date.parse(now))?.starts_ms ?? Number.NaN)
  expect(listedAt('2026-01-01T00:00:00Z')).toBe('2026-11-03T09:00:00.000Z')
  expect(listedAt('2026-11-03T09:59:59Z')).toBe('2026-11-03T09:00:00.000Z')
  expect(listedAt('2026-11-03T10:00:00Z')).toBe('2026-11-10T09:00:00.000Z')
  expect(listedAt('2030-01-01T00:00:00Z')).toBe('2026-11-17T09:00:00.000Z')
  expect(listedAt('2026-11-03T10:00:00Z', [aCancellation('2026-11-10T09:00:00Z')])).toBe(
    '2026-11-17T09:00:00.000Z',
  )
  expect(listedAt('2030-01-01T00:00:00Z', [aCancellation('2026-11-17T09:00:00Z')])).toBe(
    '2026-11-10T09:00:00.000Z',
  )
})

it('[MTG4] skips any number of cancelled occurrences', () => {
  const series = aSeries({
    first_start_wall: '2026-11-03T10:00:00',
    first_end_wall: '2026-11-03T11:00:00',
    rrule: 'FREQ=DAILY',
  })
  const cancelled = Array.from({ length: 100 }, (_, day) =>
    aCancellation(moment(instantOf('2026-11-03T10:00', 'Europe/Berlin') + day * day_ms)),
  )
  const listed = findListedOccurrence(series, cancelled, Date.parse('2026-11-01T00:00:00Z'))
  expect(moment(listed?.starts_ms ?? Number.NaN)).toBe('2027-02-11T09:00:00.000Z')
})

it('[MTG5] ends with its last occurrence, changed or not, and never without an end', () => {
  const endless = aSeries({ first_start_wall: '2026-11-03T10:00:00', first_end_wall: '2026-11-03T11:00:00' })
  expect(lastEndMs(endless, [])).toBe(Number.POSITIVE_INFINITY)
  const ending = { ...endless, rrule: 'FREQ=WEEKLY;UNTIL=20261117T235959' }
  expect(untilOf(ending, [])).toBe('2026-11-17T10:00:00.000Z')
  expect(untilOf(ending, [aCancellation('2026-11-17T09:00:00Z')])).toBe('2026-11-10T10:00:00.000Z')
  expect(
    untilOf(ending, [aMove('2026-11-10T09:00:00Z', '2026-12-24T09:00:00Z', '2026-12-24T09:30:00Z')]),
  ).toBe('2026-12-24T09:30:00.000Z')
  const farAway = { ...endless, rrule: 'FREQ=WEEKLY;UNTIL=99991231T235959' }
  expect(untilOf(farAway, [])).toMatch(/^9999-12-/)
})

it('[MTG5] has no end when nothing of it is left', () => {
  const series = aSeries({
    first_start_wall: '2026-11-03T10:00:00',
    first_end_wall: '2026-11-03T11:00:00',
    rrule: 'FREQ=WEEKLY;COUNT=1',
  })
  const changes = [aCancellation('2026-11-03T09:00:00Z')]
  expect(lastEndMs(series, changes)).toBeNull()
  expect(findListedOccurrence(series, changes, 0)).toBeNull()
})

it('[MTG1] tells what repeats from what does not', () => {
  expect(isSeries({ rrule: null, added_walls: [] })).toBe(false)
  expect(isSeries({ rrule: 'FREQ=DAILY', added_walls: [] })).toBe(true)
  expect(isSeries({ rrule: null, added_walls: ['2026-11-05T10:00:00'] })).toBe(true)
})

function aSeries(
  series: Partial<SeriesTimes> & Pick<SeriesTimes, 'first_start_wall' | 'first_end_wall'>,
): SeriesTimes {
  return {
    meeting_timezone: 'Europe/Berlin',
    is_all_day: false,
    rrule: 'FREQ=WEEKLY',
    added_walls: [],
    ...series,
  }
}

function aMove(original: string, start: string, end: string): OccurrenceChange {
  return {
    original_starts_ms: Date.parse(original),
    is_cancelled: false,
    starts_ms: Date.parse(start),
    ends_ms: Date.parse(end),
  }
}

function aCancellation(original: string): OccurrenceChange {
  return { original_starts_ms: Date.parse(original), is_cancelled: true, starts_ms: null, ends_ms: null }
}

function startsOf(series: SeriesTimes, changes: OccurrenceChange[], from: string, to: string): string[] {
  return expandSeries(series, changes, windowOf(from, to)).map(({ starts_ms }) => moment(starts_ms))
}

function untilOf(series: SeriesTimes, changes: OccurrenceChange[]): string {
  return moment(lastEndMs(series, changes) ?? Number.NaN)
}

function windowOf(from: string, to: string): [number, number] {
  return [Date.parse(from), Date.parse(to)]
}

function moment(ms: number): string {
  return new Date(ms).toISOString()
}
