import '../../platform/time/temporal.ts'
import { expect, it } from 'vitest'
import { rangeOf, viewOf } from './visible-range.ts'

it('[PPL47] begins a week where the reader does', () => {
  expect(rangeOf('week', '2026-11-20', 1)).toEqual({ start_date: '2026-11-16', end_date: '2026-11-22' })
  expect(rangeOf('week', '2026-11-20', 0)).toEqual({ start_date: '2026-11-15', end_date: '2026-11-21' })
  expect(rangeOf('week', '2026-11-22', 0)).toEqual({ start_date: '2026-11-22', end_date: '2026-11-28' })
  expect(rangeOf('week', '2026-11-22', 1)).toEqual({ start_date: '2026-11-16', end_date: '2026-11-22' })
  expect(rangeOf('week', '2027-01-01', 6)).toEqual({ start_date: '2026-12-26', end_date: '2027-01-01' })
})

it('[PPL47] takes whole months and years', () => {
  expect(rangeOf('month', '2028-02-29', 1)).toEqual({ start_date: '2028-02-01', end_date: '2028-02-29' })
  expect(rangeOf('month', '2026-12-31', 1)).toEqual({ start_date: '2026-12-01', end_date: '2026-12-31' })
  expect(rangeOf('year', '2026-11-20', 1)).toEqual({ start_date: '2026-01-01', end_date: '2026-12-31' })
})

it('[PPL47] shows on the calendar the view of that length', () => {
  expect((['week', 'month', 'year'] as const).map(viewOf)).toEqual(['week', 'month', 'agenda'])
})
