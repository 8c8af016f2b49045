import { expect, it } from 'vitest'
import { rangeOfDates } from './date-range.rules.ts'

it('[PPL46] reads days in the zone, on the days clocks change too', () => {
  expect(rangeOfDates('2026-03-29', '2026-03-29', 'Europe/Berlin')).toEqual({
    starts_at: new Date('2026-03-28T23:00:00.000Z'),
    ends_at: new Date('2026-03-29T22:00:00.000Z'),
    start_date: '2026-03-29',
    end_date: '2026-03-29',
  })
  expect(rangeOfDates('2026-11-20', '2026-11-21', 'Asia/Kathmandu')).toMatchObject({
    starts_at: new Date('2026-11-19T18:15:00.000Z'),
    ends_at: new Date('2026-11-21T18:15:00.000Z'),
  })
})

it('[PPL46] leaves an end open that is not named', () => {
  expect(rangeOfDates(undefined, undefined, 'UTC')).toBeNull()
  expect(rangeOfDates('2026-11-20', undefined, 'UTC')).toMatchObject({ ends_at: 'infinity' })
  expect(rangeOfDates(undefined, '9999-12-31', 'UTC')).toMatchObject({
    starts_at: '-infinity',
    ends_at: 'infinity',
  })
})
