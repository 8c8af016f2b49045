import { instantOf, minute_ms, wallTimeOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readerOf } from '../../../platform/http/page-reader.ts'
import {
  firstDayIn,
  monthAfter,
  readDate,
  timesByDay,
  weekOf,
  weeksOf,
  weeksSpan,
} from './booking-days.rules.ts'

const reader = readerOf('en-GB', null)
const zones = ['Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/Berlin']

describe('[BKG18] a month', () => {
  it('has each of its dates once, below the right weekday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2199 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (year, number, first_day) => {
          const month = `${year}-${String(number).padStart(2, '0')}`
          const weeks = weeksOf(month, first_day)
          const dates = weeks.flat().filter((date) => date !== null)
          expect(dates).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
          expect(new Set(dates).size).toBe(dates.length)
          for (const week of weeks)
            for (const [place, date] of week.entries())
              if (date !== null) expect(new Date(date).getUTCDay()).toBe((first_day + place) % 7)
        },
      ),
    )
  })

  it('spans the moments of its weeks in the zone, across both clock changes and the skipped day of Apia', () => {
    const spans = [
      ['2026-03', 1, '2026-02-23', '2026-04-06'],
      ['2026-11', 0, '2026-11-01', '2026-12-06'],
      ['2026-10', 1, '2026-09-28', '2026-11-02'],
      ['2011-12', 6, '2011-11-26', '2012-01-07'],
    ] as const
    for (const zone of zones)
      for (const [month, first_day, first, after] of spans) {
        const [start, end] = weeksSpan(month, zone, first_day)
        expect([wallTimeOf(start, zone), wallTimeOf(end, zone)].map((wall) => wall.slice(0, 16))).toEqual([
          `${first}T00:00`,
          `${after}T00:00`,
        ])
      }
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })

  it('puts each time on the day that it has in the zone', () => {
    for (const zone of zones) {
      const start = instantOf('2011-12-01T00:00:00', zone)
      const moments = Array.from({ length: 31 * 48 }, (_, place) => start + place * 30 * minute_ms)
      const days = timesByDay(
        moments.map((at) => slotAt(at)),
        zone,
        reader,
      )
      expect([...days.values()].flat()).toHaveLength(moments.length)
      for (const [date, times] of days)
        for (const { starts_ms } of times) expect(wallTimeOf(starts_ms, zone).slice(0, 10)).toBe(date)
      expect(days.has('2011-12-30')).toBe(zone !== 'Pacific/Apia')
    }
  })

  it('has weeks that begin as in the country', () => {
    expect([firstDayIn('en-GB'), firstDayIn('de-DE'), firstDayIn('en-US')]).toEqual([1, 1, 0])
    expect(weekOf('2026-03-01', 1)).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
  })
})

describe('[BKG19] a clock time that comes twice', () => {
  it.each([
    ['America/St_Johns', '2026-11-01', '01:30', 60],
    ['Australia/Lord_Howe', '2026-04-05', '01:30', 30],
    ['Europe/Berlin', '2026-10-25', '02:30', 60],
  ])('is told apart in %s', (zone, date, clock, minutes) => {
    const first = instantOf(`${date}T${clock}:00`, zone)
    const both = [slotAt(first), slotAt(first + minutes * minute_ms)]
    const told = (slots: typeof both) =>
      timesByDay(slots, zone, reader)
        .get(date)
        ?.map((time) => [time.clock, time.turn])
    expect(told(both)).toEqual([
      [clock, 'first'],
      [clock, 'second'],
    ])
    expect(told(both.slice(1))).toEqual([[clock, 'second']])
    expect(told([slotAt(first + 10 * 60 * minute_ms)])?.[0]?.[1]).toBeNull()
  })

  it('does not exist where the clocks go forward, nor in a zone without changes', () => {
    const spring = [0, 30, 60, 90, 120].map((minutes) =>
      slotAt(instantOf('2026-03-29T00:30:00', 'Europe/Berlin') + minutes * minute_ms),
    )
    const times = timesByDay(spring, 'Europe/Berlin', reader).get('2026-03-29') ?? []
    expect(times.map(({ clock }) => clock)).toEqual(['00:30', '01:00', '01:30', '03:00', '03:30'])
    const kathmandu = timesByDay(spring, 'Asia/Kathmandu', reader).get('2026-03-29') ?? []
    expect([...times, ...kathmandu].every(({ turn }) => turn === null)).toBe(true)
  })
})

it('[BKG30] reads only dates that exist', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '20260101', '0000-01-01', '2026-01-01T00:00', null])
    expect(readDate(text)).toBeNull()
  expect(readDate('2028-02-29')).toBe('2028-02-29')
})

function slotAt(start: number) {
  return { interval: [start, start + 30 * minute_ms] as const, seats_left: 1 }
}
