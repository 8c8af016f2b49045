import { expect, it } from 'vitest'
import { calendarAddress, dateIn, shiftDate, spanOf, stepOf, viewIn } from './shown-period.ts'

it('[CAL9] reads view and date from the address, and takes nothing else for one', () => {
  expect(viewIn('week')).toBe('week')
  expect([viewIn('year'), viewIn(null), viewIn('')]).toEqual([undefined, undefined, undefined])
  expect(dateIn('2026-11-20')).toBe('2026-11-20')
  expect(['2026-02-29', '2026-13-01', '20 Nov', '', null].map(dateIn)).toEqual(Array(5).fill(undefined))
})

it('[CAL9] writes only what is not usual into the address', () => {
  expect(calendarAddress(undefined, undefined)).toBe('/user/calendar')
  expect(calendarAddress('month', '2026-11-20')).toBe('/user/calendar?view=month&date=2026-11-20')
})

it('[CAL10] steps by what the view shows, and stays inside of short months', () => {
  expect(shiftDate(stepOf('day'), '2026-12-31', 1)).toBe('2027-01-01')
  expect(shiftDate(stepOf('week'), '2026-11-20', -1)).toBe('2026-11-13')
  expect(shiftDate(stepOf('agenda'), '2026-11-20', 1)).toBe('2026-11-27')
  expect(shiftDate(stepOf('three_days'), '2026-12-30', 1)).toBe('2027-01-02')
  expect(shiftDate(stepOf('month'), '2027-01-31', 1)).toBe('2027-02-28')
})

it('[CAL34] shows as many days of a week on a phone as can be read there, and moves by them', () => {
  expect([6, 5, 3, 2, undefined].map((columns) => spanOf('week', columns, 'whole'))).toEqual([
    'three_days',
    'two_days',
    'two_days',
    'day',
    'week',
  ])
  expect(spanOf('month', 2, 'whole')).toBe('month')
  expect(shiftDate(stepOf('two_days'), '2026-12-30', 1)).toBe('2027-01-01')
})

it('[CAL39] shows three days on a wide screen where they are chosen for the week', () => {
  expect([
    spanOf('week', undefined, 'three_days'),
    spanOf('month', undefined, 'three_days'),
    spanOf('week', undefined, 'working'),
    spanOf('week', 6, 'working'),
  ]).toEqual(['three_days', 'month', 'week', 'three_days'])
})
