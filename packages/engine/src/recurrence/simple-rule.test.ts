import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wallTimeOf } from '../zone/wall-time.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { rruleOf } from './simple-rule.ts'

const start_wall = '2026-01-31T09:00'

it('[ENG47] writes the choices of the form', () => {
  const start = { days: [], startWall: start_wall }
  expect(rruleOf({ ...start, recurring_type: 'daily' })).toBe('FREQ=DAILY')
  expect(rruleOf({ ...start, recurring_type: 'weekly' })).toBe('FREQ=WEEKLY;BYDAY=SA')
  expect(rruleOf({ ...start, recurring_type: 'custom', days: [5, 1, 3, 1] })).toBe(
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  )
  expect(rruleOf({ ...start, recurring_type: 'daily', until: '2026-03-01' })).toBe(
    'FREQ=DAILY;UNTIL=20260301T235959',
  )
  expect(rruleOf({ recurring_type: 'monthly', days: [], startWall: '2026-01-05T09:00' })).toBe(
    'FREQ=MONTHLY;BYMONTHDAY=5',
  )
})

it('[ENG47] refuses a weekday, an end or a start that does not exist', () => {
  const rule = { recurring_type: 'custom', days: [1], startWall: start_wall } as const
  expect(() => rruleOf({ ...rule, days: [7] })).toThrow(RangeError)
  expect(() => rruleOf({ ...rule, until: '2026-02-30' })).toThrow(RangeError)
  expect(() => rruleOf({ ...rule, startWall: 'soon' })).toThrow(RangeError)
})

it('[ENG40] [ENG47] meets on the last day wherever it is', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const rrule = rruleOf({
      recurring_type: 'daily',
      days: [],
      until: '2026-02-02',
      startWall: '2026-01-31T23:30',
    })
    const starts = expandRecurrence({ start: '2026-01-31T23:30', timeZone, rrule }, [
      0,
      Date.parse('2030-01-01'),
    ])
    expect(starts.map((start) => wallTimeOf(start, timeZone).slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-02-02',
    ])
  }
})

it('[ENG47] meets in every month, on the start day or the last one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 2020, max: 2040 }), (day, year) => {
      const start = `${year}-01-${String(day).padStart(2, '0')}T09:00`
      const rrule = rruleOf({ recurring_type: 'monthly', days: [], startWall: start })
      const starts = expandRecurrence({ start, timeZone: 'UTC', rrule }, [Date.UTC(year), Date.UTC(year + 1)])
      const dates = starts.map((at) => new Date(at))
      expect(dates.map((date) => date.getUTCMonth())).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      for (const date of dates) {
        const lengthOfMonth = new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate()
        expect(date.getUTCDate()).toBe(Math.min(day, lengthOfMonth))
      }
    }),
  )
})
