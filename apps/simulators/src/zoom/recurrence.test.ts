import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expandRecurrence, most_occurrences, type Recurrence } from './recurrence.ts'

const start = Date.parse('2026-11-30T10:00:00Z')

it('[PB38] repeats by days, weeks from Sunday on, and months that have the day', () => {
  expect(days({ type: 1, repeat_interval: 3, end_times: 3 })).toEqual([
    '2026-11-30',
    '2026-12-03',
    '2026-12-06',
  ])
  expect(days({ type: 2, repeat_interval: 2, weekly_days: '1,2', end_times: 4 })).toEqual([
    '2026-11-30',
    '2026-12-13',
    '2026-12-14',
    '2026-12-27',
  ])
  expect(days({ type: 3, repeat_interval: 1, monthly_day: 31, end_times: 3 })).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
  ])
  const lastFriday: Recurrence = {
    type: 3,
    repeat_interval: 1,
    monthly_week: -1,
    monthly_week_day: 6,
    end_times: 2,
  }
  expect(days(lastFriday)).toEqual(['2026-12-25', '2027-01-29'])
  expect(days({ ...lastFriday, monthly_week: 1, monthly_week_day: 1 })).toEqual(['2026-12-06', '2027-01-03'])
})

it('[PB38] ends after so many times, at a moment, or never', () => {
  expect(days({ type: 1, repeat_interval: 1 })).toHaveLength(1)
  expect(days({ type: 1, repeat_interval: 1, end_times: 0 })).toHaveLength(most_occurrences)
  expect(days({ type: 1, repeat_interval: 1, end_date_time: '2026-12-02T10:00:00Z' })).toHaveLength(3)
})

it('[PB38] keeps the wall time of every occurrence, in order and with ids of their own', () => {
  const anySeries = fc.record({
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    repeat_interval: fc.integer({ min: 1, max: 10 }),
    weekly_days: fc.constantFrom('1', '3,5', '1,2,3,4,5,6,7'),
    monthly_day: fc.integer({ min: 1, max: 31 }),
    end_times: fc.integer({ min: 0, max: 60 }),
  })
  const anyZone = fc.constantFrom(
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Europe/Berlin',
  )
  fc.assert(
    fc.property(anySeries, anyZone, (recurrence, zone) => {
      const occurrences = expandRecurrence(recurrence, start, zone, 30)
      const starts = occurrences.map(({ start_ms }) => start_ms)
      const walls = new Set(starts.map((ms) => local(ms, zone).toPlainTime().toString()))
      expect(walls.size).toBeLessThanOrEqual(1)
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
      expect(occurrences.length).toBe(recurrence.end_times === 0 ? most_occurrences : recurrence.end_times)
    }),
    { numRuns: 50 },
  )
})

function days(recurrence: Recurrence): string[] {
  return expandRecurrence(recurrence, start, 'Europe/Berlin', 60).map(({ start_ms }) =>
    local(start_ms, 'Europe/Berlin').toPlainDate().toString(),
  )
}

function local(ms: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
}
