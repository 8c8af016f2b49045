import { instantOf, type OccurrenceTimes } from '@meridian/engine'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/every-case.ts'
import { changedTimes, newTimes, type TimeInput } from './time-input.rules.ts'

const profile_zone = 'America/St_Johns'

describe('new meetings', () => {
  it('[MTG10] derives the moments from date, time and zone', () => {
    const times = newTimes(
      { ...at('2026-11-24', '10:00', '11:15'), meeting_timezone: 'Asia/Kathmandu' },
      profile_zone,
    )
    expect(momentsOf(times)).toEqual(['2026-11-24T04:15:00.000Z', '2026-11-24T05:30:00.000Z'])
  })

  it('[MTG10] derives date and time from timestamps, and lets date and time count where both are sent', () => {
    const meeting_timestamps = {
      start_timestamp: '2026-11-24T22:30:00.000Z',
      end_timestamp: '2026-11-25T01:00:00.000Z',
    }
    const derived = newTimes({ meeting_timestamps, meeting_timezone: 'America/St_Johns' }, profile_zone)
    expect([derived.start_wall, derived.end_wall]).toEqual(['2026-11-24T19:00:00', '2026-11-24T21:30:00'])
    const both = newTimes({ ...at('2026-12-01', '10:00', '11:00'), meeting_timestamps }, profile_zone)
    expect(momentsOf(both)[0]).toBe('2026-12-01T10:00:00.000Z')
  })

  it('[MTG10] keeps the very moments of timestamps within an hour that a clock change repeats', () => {
    const meeting_timestamps = {
      start_timestamp: '2026-10-25T01:30:00.000Z',
      end_timestamp: '2026-10-25T01:45:00.000Z',
    }
    const times = newTimes({ meeting_timestamps, meeting_timezone: 'Europe/Berlin' }, profile_zone)
    expect(times.start_wall).toBe('2026-10-25T02:30:00')
    expect(momentsOf(times)).toEqual([meeting_timestamps.start_timestamp, meeting_timestamps.end_timestamp])
  })

  it('[MTG10] is in UTC without a zone, and stores abbreviations and old names as the zone they mean', () => {
    expect(newTimes(at('2026-11-24', '10:00', '11:00'), profile_zone).meeting_timezone).toBe('UTC')
    for (const [name, zone] of [
      ['IST', 'Asia/Kolkata'],
      ['EST', 'America/New_York'],
      ['Asia/Calcutta', 'Asia/Kolkata'],
      ['europe/berlin', 'Europe/Berlin'],
    ] as const) {
      const input = { ...at('2026-07-01', '10:00', '11:00'), meeting_timezone: name }
      expect(newTimes(input, profile_zone).meeting_timezone).toBe(zone)
    }
  })

  it('[MTG11] lasts half an hour without an end', () => {
    expect(lengthMinutes(newTimes(at('2026-11-24', '23:50'), profile_zone))).toBe(30)
    expect(lengthMinutes(newTimes(at('2026-11-24', '10:00', null), profile_zone))).toBe(30)
    const moment = { meeting_timestamps: { start_timestamp: '2026-11-24T10:00:00.000Z' } }
    expect(lengthMinutes(newTimes(moment, profile_zone))).toBe(30)
  })

  it('[MTG11] accepts the date of an end without a time only where it changes nothing', () => {
    for (const end_date of ['2026-11-24', '2026-11-25']) expect(lengthMinutes(endingOn(end_date))).toBe(30)
    expect(() => endingOn('2026-11-26')).toThrow('A meeting that ends on another day needs an end time.')
    expect(() => endingOn('2026-11-23')).toThrow('The end date must not be before the start date.')
  })

  it('[MTG12] ends on the next day when the end comes before the start', () => {
    const times = newTimes(at('2026-12-31', '23:00', '01:00'), profile_zone)
    expect(times.end_wall).toBe('2027-01-01T01:00:00')
    const said = {
      meeting_date: { start_date: '2026-12-31', end_date: '2026-12-31' },
      meeting_time: { start_time: '23:00', end_time: '01:00' },
    }
    expect(newTimes(said, profile_zone).end_wall).toBe('2027-01-01T01:00:00')
  })

  it.each<[string, TimeInput, string]>([
    ['an end equal to the start', at('2026-11-24', '10:00', '10:00'), 'meeting_time.end_time'],
    [
      'an end date before the start date',
      {
        meeting_date: { start_date: '2026-11-24', end_date: '2026-11-23' },
        meeting_time: { start_time: '10:00', end_time: '11:00' },
      },
      'meeting_date.end_date',
    ],
    [
      'all-day dates the wrong way round',
      { meeting_date: { start_date: '2026-11-24', end_date: '2026-11-23' }, is_all_day: true },
      'meeting_date.end_date',
    ],
    [
      'timestamps the wrong way round',
      {
        meeting_timestamps: {
          start_timestamp: '2026-11-24T10:00:00.000Z',
          end_timestamp: '2026-11-24T10:00:00.000Z',
        },
      },
      'meeting_timestamps.end_timestamp',
    ],
    [
      'more than 366 days',
      {
        meeting_date: { start_date: '2026-01-01', end_date: '2027-01-03' },
        meeting_time: { start_time: '10:00', end_time: '11:00' },
      },
      'meeting_date.end_date',
    ],
    ['the year 9999', at('9999-12-31', '23:00', '01:00'), 'meeting_date.start_date'],
    [
      'the year 1',
      {
        meeting_timestamps: {
          start_timestamp: '0001-01-01T00:00:00.000Z',
          end_timestamp: '2026-01-01T00:00:00.000Z',
        },
      },
      'meeting_timestamps.start_timestamp',
    ],
    ['a date without a time', { meeting_date: { start_date: '2026-11-24' } }, 'meeting_time.start_time'],
  ])('[MTG12] [MTG14] refuses %s', (_, input, path) => {
    expect(() => newTimes(input, profile_zone)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    )
  })

  it('[MTG13] puts all-day meetings in the organizer’s zone, whatever zone is sent along', () => {
    const times = newTimes(
      {
        meeting_date: { start_date: '2026-10-31', end_date: '2026-11-01' },
        is_all_day: true,
        meeting_timezone: 'UTC',
      },
      'America/New_York',
    )
    expect(times).toMatchObject({
      meeting_timezone: 'America/New_York',
      start_wall: '2026-10-31T00:00:00',
      end_wall: '2026-11-02T00:00:00',
    })
    // The clocks go back on the second day.
    expect(momentsOf(times)).toEqual(['2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
  })

  it('[MTG1] [MTG2] starts at the wall time on every day, or by the gap later, and never ends before', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Cairo',
    ]
    const minutes = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 730 }),
        minutes,
        minutes,
        (zone, day, start, end) => {
          fc.pre(start !== end)
          const date = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)
          const times = newTimes(
            { ...at(date, clock(start), clock(end)), meeting_timezone: zone },
            profile_zone,
          )
          expect(times.starts_ms).toBe(instantOf(`${date}T${clock(start)}`, zone))
          expect(times.ends_ms).toBeGreaterThan(times.starts_ms)
        },
      ),
      { numRuns: runs(2000) },
    )
  })
})

describe('changed meetings', () => {
  const current = newTimes(
    { ...at('2026-11-24', '10:00', '11:30'), meeting_timezone: 'Europe/Berlin' },
    profile_zone,
  )
  const change = (input: TimeInput, from: OccurrenceTimes = current) =>
    changedTimes(input, from, profile_zone)

  it('[MTG15] is the very same when what was shown is sent back', () => {
    const shown = {
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
      meeting_time: { start_time: '10:00', end_time: '11:30' },
      meeting_timestamps: {
        start_timestamp: '2026-11-24T09:00:00.000Z',
        end_timestamp: '2026-11-24T10:30:00.000Z',
      },
      meeting_timezone: 'Europe/Berlin',
      is_all_day: false,
    }
    expect(change(shown)).toBe(current)
    expect(change({})).toBe(current)
    expect(change({ meeting_timestamps: shown.meeting_timestamps })).toBe(current)
  })

  it('[MTG43] takes other timestamps beside the date and time that were shown', () => {
    const shown = {
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
      meeting_time: { start_time: '10:00', end_time: '11:30' },
      meeting_timezone: 'Europe/Berlin',
      is_all_day: false,
    }
    const [start_timestamp, end_timestamp] = ['2026-11-25T12:00:00.000Z', '2026-11-25T12:45:00.000Z']
    const meeting_timestamps = { start_timestamp, end_timestamp }
    expect(momentsOf(change({ ...shown, meeting_timestamps }))).toEqual([start_timestamp, end_timestamp])
    const meeting_time = { start_time: '08:00', end_time: '09:00' }
    expect(wallsOf(change({ ...shown, meeting_time, meeting_timestamps }))).toEqual([
      '2026-11-24T08:00:00',
      '2026-11-24T09:00:00',
    ])
  })

  it('[MTG15] keeps the times on another date, and the length after another start', () => {
    expect(wallsOf(change({ meeting_date: { start_date: '2026-12-24' } }))).toEqual([
      '2026-12-24T10:00:00',
      '2026-12-24T11:30:00',
    ])
    expect(wallsOf(change({ meeting_time: { start_time: '23:00' } }))).toEqual([
      '2026-11-24T23:00:00',
      '2026-11-25T00:30:00',
    ])
    expect(wallsOf(change({ meeting_time: { start_time: '10:00', end_time: null } }))).toEqual([
      '2026-11-24T10:00:00',
      '2026-11-24T10:30:00',
    ])
  })

  it('[MTG15] keeps the wall time in another zone', () => {
    const moved = change({ meeting_timezone: 'Asia/Kathmandu' })
    expect(wallsOf(moved)).toEqual(wallsOf(current))
    expect(momentsOf(moved)[0]).toBe('2026-11-24T04:15:00.000Z')
  })

  it('[MTG15] takes the length from other timestamps, and keeps it when they name the start alone', () => {
    const start_timestamp = '2026-11-30T12:00:00.000Z'
    expect(lengthMinutes(change({ meeting_timestamps: { start_timestamp } }))).toBe(90)
    expect(
      lengthMinutes(
        change({ meeting_timestamps: { start_timestamp, end_timestamp: '2026-11-30T12:05:00.000Z' } }),
      ),
    ).toBe(5)
  })

  it('[MTG15] keeps the nights of a long meeting, and forgets the one of an evening that no longer passes midnight', () => {
    const days = change({ meeting_date: { start_date: '2026-11-24', end_date: '2026-11-26' } })
    expect(wallsOf(change({ meeting_time: { start_time: '09:00', end_time: '17:00' } }, days))).toEqual([
      '2026-11-24T09:00:00',
      '2026-11-26T17:00:00',
    ])
    const night = change({ meeting_time: { start_time: '22:00', end_time: '02:00' } })
    expect(wallsOf(change({ meeting_time: { start_time: '20:00', end_time: '21:00' } }, night))).toEqual([
      '2026-11-24T20:00:00',
      '2026-11-24T21:00:00',
    ])
  })

  it('[MTG13] [MTG15] turns into whole days and back', () => {
    const days = change({ is_all_day: true })
    expect(days).toMatchObject({
      meeting_timezone: profile_zone,
      start_wall: '2026-11-24T00:00:00',
      end_wall: '2026-11-25T00:00:00',
    })
    expect(change({ meeting_time: { start_time: null }, meeting_timezone: 'UTC' }, days)).toBe(days)
    expect(wallsOf(change({ meeting_date: { start_date: '2026-12-01' } }, days))).toEqual([
      '2026-12-01T00:00:00',
      '2026-12-02T00:00:00',
    ])
    expect(() => change({ is_all_day: false }, days)).toThrow('A meeting needs a start time.')
    const timed = change(
      { is_all_day: false, meeting_time: { start_time: '15:00', end_time: '16:00' } },
      days,
    )
    expect(timed).toMatchObject({
      meeting_timezone: profile_zone,
      start_wall: '2026-11-24T15:00:00',
      end_wall: '2026-11-24T16:00:00',
    })
  })
})

function at(start_date: string, start_time: string, end_time?: string | null): TimeInput {
  return { meeting_date: { start_date }, meeting_time: { start_time, end_time } }
}

function momentsOf({ starts_ms, ends_ms }: OccurrenceTimes): string[] {
  return [new Date(starts_ms).toISOString(), new Date(ends_ms).toISOString()]
}

function wallsOf({ start_wall, end_wall }: OccurrenceTimes): string[] {
  return [start_wall, end_wall]
}

function lengthMinutes({ starts_ms, ends_ms }: OccurrenceTimes): number {
  return (ends_ms - starts_ms) / 60_000
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** From ten minutes before midnight of the 24th. */
function endingOn(end_date: string) {
  const meeting_date = { start_date: '2026-11-24', end_date }
  return newTimes({ meeting_date, meeting_time: { start_time: '23:50' } }, profile_zone)
}
