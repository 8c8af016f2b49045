import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day_ms, hour_ms } from '../durations.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { zoneOffsetMinutes } from '../zone/zone-offset.ts'
import { changeSeries } from './change-series.ts'
import { moveChanges, moveSeries } from './move-series.ts'
import { timesOfWalls } from './occurrence-times.ts'
import type { RepeatingSeries } from './repetition.ts'
import { aSeries, changesOf, firstStarts, movable_rules, type NamedChange } from './series.arbitrary.ts'
import { referenceMovedWalls } from './series.reference.ts'
import { SeriesRefusal } from './series-refusal.ts'
import { type SeriesTimes, shiftWall } from './series-times.ts'

const most = 20
const movable = aSeries(fc.constantFrom(...movable_rules))
const any_shift = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -30, max: 30 }))

describe('a whole series', () => {
  it('[ENG59] moves each start by as much on the wall clock as the reference, its end and added dates too', () => {
    fc.assert(
      fc.property(movable, any_shift, (series, [days, hours]) => {
        const byMs = shiftOf(series, days, hours)
        const expected = referenceMovedWalls(series, byMs, 3 * most)
        const moved = referenceMovedWalls(moveSeries(series, byMs), 0, 3 * most)
        if (expected === null || moved === null) return
        expect(moved.slice(0, most)).toEqual(expected.slice(0, most))
      }),
    )
  })

  it('[ENG60] comes back when it moves back', () => {
    fc.assert(
      fc.property(movable, any_shift, (series, [days, hours]) => {
        const byMs = shiftOf(series, days, hours)
        const back = moveSeries(moveSeries(series, byMs), -byMs)
        expect(firstStarts(back, most)).toEqual(firstStarts(series, most))
      }),
    )
  })

  it.each([
    ['FREQ=MONTHLY;BYDAY=2TU', day_ms, 'fixed_day'],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', day_ms, 'fixed_day'],
    ['FREQ=YEARLY;BYWEEKNO=10', -day_ms, 'fixed_day'],
    ['FREQ=DAILY;BYHOUR=9,15', hour_ms, 'fixed_time'],
  ])('[ENG61] refuses to move %s by %i milliseconds', (rrule, byMs, reason) => {
    const series = inBerlin({ rrule })
    expect(() => moveSeries(series, byMs)).toThrow(expect.objectContaining({ reason }))
    expect(() => moveSeries(series, byMs)).toThrow(SeriesRefusal)
  })
})

describe('changed occurrences', () => {
  const seriesWithChanges = movable.chain((series) => fc.tuple(fc.constant(series), changesOf(series, 12)))

  it('[ENG62] stay what they are and with their day, and come back when the series moves back', () => {
    fc.assert(
      fc.property(seriesWithChanges, any_shift, ([series, changes], [days, hours]) => {
        const byMs = shiftOf(series, days, hours)
        const to = moveSeries(series, byMs)
        const known = changes.filter((change) => hasPlainClock(series, change, byMs))
        const there = moveChanges(known, { from: series, to, byMs })
        expect(there.map(({ name }) => name)).toEqual(known.map(({ name }) => name))
        expect(
          there.map(({ original_starts_ms }) => wallTimeOf(original_starts_ms, to.meeting_timezone)),
        ).toEqual(
          known.map(({ original_starts_ms }) =>
            shiftWall(wallTimeOf(original_starts_ms, series.meeting_timezone), byMs),
          ),
        )
        const back = moveChanges(there, { from: to, to: series, byMs: -byMs })
        expect(back.map(momentsOf)).toEqual(known.map(momentsOf))
      }),
    )
  })

  it('[ENG62] keep their occurrence on the day that Samoa skipped, and in an hour that clocks skip', () => {
    const zone = 'Pacific/Apia'
    const fridays = inBerlin({ rrule: 'FREQ=WEEKLY;BYDAY=FR', meeting_timezone: zone })
    const from = {
      ...fridays,
      first_start_wall: '2011-12-23T10:00:00',
      first_end_wall: '2011-12-23T11:00:00',
    }
    const to = moveSeries(from, -2 * day_ms)
    const [moved] = moveChanges([aCancellation(from, '2011-12-30')], { from, to, byMs: -2 * day_ms })
    expect(moved?.original_starts_ms).toBe(instantOf('2011-12-28T10:00', zone))
    const nightly = { ...inBerlin({ rrule: 'FREQ=DAILY' }), first_start_wall: '2027-03-23T02:30:00' }
    const later = moveSeries(nightly, 6 * hour_ms)
    const skipped = {
      ...aCancellation(nightly, '2027-03-28'),
      original_starts_ms: instantOf('2027-03-28T02:30', 'Europe/Berlin'),
    }
    const [there] = moveChanges([skipped], { from: nightly, to: later, byMs: 6 * hour_ms })
    expect(there?.original_starts_ms).toBe(instantOf('2027-03-28T08:30', 'Europe/Berlin'))
  })

  it('[ENG62] without an occurrence in the new series are dropped', () => {
    const from = inBerlin({ rrule: 'FREQ=WEEKLY;BYDAY=TU,FR' })
    const to = { ...from, rrule: 'FREQ=WEEKLY;BYDAY=TU' }
    const changes = [aCancellation(from, '2027-03-26'), aCancellation(from, '2027-03-30')]
    expect(moveChanges(changes, { from, to, byMs: 0 })).toEqual(changes.slice(1))
  })
})

describe('all occurrences, said by one of them', () => {
  const weekly = inBerlin({
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
    recurring_type: 'weekly',
    recurring_days: 0b100,
  })
  const shown = timesOfWalls(weekly, '2027-04-06T10:00:00', '2027-04-06T11:00:00')

  it('[ENG63] are not changed by what was shown', () => {
    expect(changeSeries(weekly, [], { shown, times: shown, repeat: {}, hasOwnValues })).toBeNull()
    const repeat = { start_date: '2027-03-23', type: 'weekly', days: 0b100, end_date: null } as const
    expect(changeSeries(weekly, [], { shown, times: shown, repeat, hasOwnValues })).toBeNull()
  })

  it('[ENG63] move by the days of that one, take its time, and report the changed ones', () => {
    const times = timesOfWalls(weekly, '2027-04-08T09:00:00', '2027-04-08T11:00:00')
    const changes = [aCancellation(weekly, '2027-03-30'), aMove(weekly, '2027-04-13', '2027-04-14')]
    const changed = changeSeries(weekly, changes, { shown, times, repeat: {}, hasOwnValues })
    expect(changed).toMatchObject({
      series: {
        first_start_wall: '2027-03-25T09:00:00',
        first_end_wall: '2027-03-25T11:00:00',
        rrule: 'FREQ=WEEKLY;BYDAY=TH',
      },
      moved: 1,
      gone: 0,
    })
    expect(changed?.changes.map(({ start_wall, is_cancelled }) => [start_wall, is_cancelled])).toEqual([
      [null, true],
      ['2027-04-16T09:00:00', false],
    ])
  })

  it('[ENG63] end a change of the one they are said by, where it now takes place as its series does', () => {
    const own = aMove(weekly, '2027-04-06', '2027-04-07')
    const moved = timesOfWalls(weekly, '2027-04-07T10:00:00', '2027-04-07T11:00:00')
    const times = timesOfWalls(weekly, '2027-04-08T10:00:00', '2027-04-08T11:00:00')
    const change = { shown: moved, times, repeat: {} }
    expect(changeSeries(weekly, [own], { ...change, hasOwnValues })).toMatchObject({
      series: { rrule: 'FREQ=WEEKLY;BYDAY=TH' },
      changes: [],
    })
    expect(changeSeries(weekly, [own], { ...change, hasOwnValues: () => true })?.changes).toHaveLength(1)
  })
})

const hasOwnValues = () => false

/** By whole days and by hours, as far as the hours stay within the day. */
function shiftOf({ first_start_wall, is_all_day }: SeriesTimes, days: number, hours: number): number {
  if (is_all_day) return days * day_ms
  const hour = Number(first_start_wall.slice(11, 13))
  const kept = Math.min(23 - hour, Math.max(-hour, hours))
  return days * day_ms + kept * hour_ms
}

/** A time that a clock change moves, or shows twice, does not come back exactly; neither before nor after may be one. */
function hasPlainClock({ meeting_timezone: zone }: SeriesTimes, change: NamedChange, byMs: number): boolean {
  return [change.original_starts_ms, change.starts_ms, change.ends_ms].every((ms) => {
    if (ms === null) return true
    const movedMs = instantOf(shiftWall(wallTimeOf(ms, zone), byMs), zone)
    return isFarFromClockChange(ms, zone) && isFarFromClockChange(movedMs, zone)
  })
}

function isFarFromClockChange(ms: number, zone: string): boolean {
  return zoneOffsetMinutes(zone, ms - 2 * day_ms) === zoneOffsetMinutes(zone, ms + 2 * day_ms)
}

function momentsOf({ original_starts_ms, starts_ms, ends_ms, is_cancelled }: NamedChange) {
  return { original_starts_ms, starts_ms, ends_ms, is_cancelled }
}

/** On Tuesdays from 2027-03-23, 10:00 to 11:00. */
function inBerlin(series: Partial<RepeatingSeries>): RepeatingSeries {
  return {
    first_start_wall: '2027-03-23T10:00:00',
    first_end_wall: '2027-03-23T11:00:00',
    meeting_timezone: 'Europe/Berlin',
    is_all_day: false,
    rrule: null,
    added_walls: [],
    recurring_type: null,
    recurring_days: 0,
    recurring_end_date: null,
    ...series,
  }
}

function aCancellation({ meeting_timezone }: SeriesTimes, date: string): NamedChange {
  return {
    name: date,
    original_starts_ms: instantOf(`${date}T10:00:00`, meeting_timezone),
    is_cancelled: true,
    meeting_timezone: null,
    start_wall: null,
    end_wall: null,
    starts_ms: null,
    ends_ms: null,
  }
}

function aMove(series: SeriesTimes, date: string, to: string): NamedChange {
  const { start_wall, end_wall, starts_ms, ends_ms } = timesOfWalls(
    series,
    `${to}T10:00:00`,
    `${to}T11:00:00`,
  )
  return { ...aCancellation(series, date), is_cancelled: false, start_wall, end_wall, starts_ms, ends_ms }
}
