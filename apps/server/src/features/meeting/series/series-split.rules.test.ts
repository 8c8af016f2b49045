import { expandRecurrence, expandSeries, instantOf, wallTimeOf } from '@meridian/engine'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesOf } from './exception.rules.ts'
import type { TimedMeeting } from './series-change.rules.ts'
import { scheduleAfterChange } from './series-change.rules.ts'
import { splitSeries } from './series-split.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

const years: [number, number] = [Date.UTC(2027, 0), Date.UTC(2029, 0)]

it.each([
  ['every day', 'FREQ=DAILY', '2027-03-25T10:00:00', 'Europe/Berlin'],
  ['over both clock changes', 'FREQ=DAILY;UNTIL=20271231T235959', '2027-03-20T10:00:00', 'America/New_York'],
  ['at a time that one clock change skips', 'FREQ=DAILY', '2027-03-25T02:30:00', 'Europe/Berlin'],
  ['at a time that one clock change repeats', 'FREQ=DAILY', '2027-10-28T02:30:00', 'Europe/Berlin'],
  ['where clocks change by half an hour', 'FREQ=DAILY', '2027-03-30T01:45:00', 'Australia/Lord_Howe'],
  ['on the 31st', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', '2027-01-31T10:00:00', 'Asia/Kathmandu'],
  ['on weekdays', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2027-03-22T23:30:00', 'Pacific/Apia'],
  ['every other week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU', '2027-03-23T10:00:00', 'Europe/Berlin'],
  ['a counted number of times', 'FREQ=WEEKLY;COUNT=12', '2027-03-23T10:00:00', 'Europe/Berlin'],
  ['twice a day', 'FREQ=DAILY;BYHOUR=9,15;COUNT=30', '2027-03-25T09:00:00', 'Europe/Berlin'],
  ['on the second Tuesday', 'FREQ=MONTHLY;BYDAY=2TU', '2027-03-09T10:00:00', 'Europe/Berlin'],
])('[MTG45] takes place as before when it is cut, %s', (_, rrule, first_start_wall, zone) => {
  const series = aSeries(rrule, first_start_wall, zone)
  const starts = startsOf(series).slice(0, 20)
  for (const [index, cut] of starts.entries()) {
    const parts = splitSeries(series, [], cut)
    if (index === 0) expect(parts).toBeNull()
    else {
      const before = startsOf({ ...series, ...parts?.before })
      const following = startsOf({ ...series, ...parts?.following }).slice(0, starts.length - index)
      expect([...before, ...following].map(utc)).toEqual(starts.map(utc))
      expect(before).toHaveLength(index)
    }
  }
})

it('[MTG45] leaves every changed occurrence in the part of its original start', () => {
  const series = aSeries('FREQ=DAILY', '2027-03-20T10:00:00', 'Europe/Berlin')
  const starts = startsOf(series).slice(0, 30)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 29 }),
      fc.uniqueArray(fc.tuple(fc.nat(29), fc.integer({ min: -40, max: 40 }), fc.boolean()), {
        selector: ([day]) => day,
      }),
      (cut, changed) => {
        const exceptions = changed.map(([day, hours, isCancelled]) =>
          anException(starts[day] ?? 0, isCancelled ? null : hours * 3_600_000),
        )
        const parts = splitSeries(series, exceptions, starts[cut] ?? 0)
        const whole = startsOf(series, exceptions).slice(0, 20).map(utc)
        if (!parts) return
        const { before, following } = parts
        const both = [
          ...startsOf({ ...series, ...before }, before.exceptions),
          ...startsOf({ ...series, ...following }, following.exceptions),
        ]
        expect(
          both
            .toSorted((a, b) => a - b)
            .slice(0, 20)
            .map(utc),
        ).toEqual(whole)
      },
    ),
    { numRuns: 60 },
  )
})

it('[MTG45] keeps added dates on their side, and what is left of a single date', () => {
  const dates = {
    ...aSeries('', '2027-03-20T10:00:00', 'Europe/Berlin'),
    rrule: null,
    added_walls: ['2027-03-28T10:00:00', '2027-04-02T10:00:00'],
  }
  const parts = splitSeries(dates, [], instantOf('2027-03-28T10:00', 'Europe/Berlin'))
  expect(parts?.before).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=1', added_walls: [] })
  expect(parts?.following).toMatchObject({
    rrule: null,
    first_start_wall: '2027-03-28T10:00:00',
    added_walls: ['2027-04-02T10:00:00'],
  })
})

it('[MTG46] stays on the 31st when it is cut in February, at another time too, and follows another day', () => {
  const series = aSeries(
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    '2027-01-31T10:00:00',
    'Europe/Berlin',
  )
  const cut = instantOf('2027-02-28T10:00', 'Europe/Berlin')
  const parts = splitSeries(series, [], cut)
  const rest = { ...series, ...parts?.following }
  const context = {
    profileZone: 'Europe/Berlin',
    now: new Date('2027-01-01T00:00:00Z'),
    targetOccurrence: { starts_ms: cut, ends_ms: cut + 3_600_000 },
  }
  const later = scheduleAfterChange(rest, [], { meeting_time: { start_time: '12:00' } }, context)
  expect(daysOf({ ...rest, ...later })).toEqual(['2027-02-28T12', '2027-03-31T12', '2027-04-30T12'])
  const moved = scheduleAfterChange(rest, [], { meeting_date: { start_date: '2027-03-01' } }, context)
  expect(daysOf({ ...rest, ...moved })).toEqual(['2027-03-01T10', '2027-04-01T10', '2027-05-01T10'])
})

function daysOf(series: TimedMeeting): string[] {
  return startsOf(series)
    .slice(0, 3)
    .map((ms) => wallTimeOf(ms, series.meeting_timezone).slice(0, 13))
}

function aSeries(rrule: string, first_start_wall: string, meeting_timezone: string): TimedMeeting {
  const starts_at = new Date(instantOf(first_start_wall, meeting_timezone))
  return {
    first_start_wall,
    first_end_wall: `${first_start_wall.slice(0, 14)}59:00`,
    meeting_timezone,
    is_all_day: false,
    recurring_type: rrule.includes('BYSETPOS') ? 'monthly' : 'custom',
    recurring_days: 0,
    recurring_end_date: null,
    rrule,
    added_walls: [],
    starts_at,
    ends_at: starts_at,
  }
}

function anException(originalMs: number, byMs: number | null): ExceptionRow {
  const starts_at = byMs === null ? null : new Date(originalMs + byMs)
  return {
    meeting_id: 'a series',
    original_starts_at: new Date(originalMs),
    is_cancelled: byMs === null,
    start_wall: null,
    end_wall: null,
    meeting_timezone: null,
    starts_at,
    ends_at: starts_at,
    meeting_title: null,
    meeting_description: null,
    meeting_link: null,
    location_name: null,
    is_transparent: null,
  }
}

function startsOf(series: TimedMeeting, exceptions: readonly ExceptionRow[] = []): number[] {
  const { first_start_wall: start, meeting_timezone: timeZone, rrule } = series
  if (exceptions.length === 0 && rrule !== null && series.added_walls.length === 0)
    return expandRecurrence({ start, timeZone, rrule }, years, 200)
  return expandSeries(series, changesOf(exceptions), years).map(({ starts_ms }) => starts_ms)
}

function utc(ms: number): string {
  return new Date(ms).toISOString()
}
