import { expect, it } from 'vitest'
import {
  dayLabel,
  headTitle,
  monthWeeks,
  periodInWords,
  shownDates,
  weekNumber,
  weekOf,
} from './calendar-dates.ts'

it('[CAL11] begins weeks on the day the reader does', () => {
  expect(weekOf('2026-11-18', 1)[0]).toBe('2026-11-16')
  expect(weekOf('2026-11-18', 0)).toEqual(
    ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
  )
  expect(weekOf('2026-11-18', 6)[0]).toBe('2026-11-14')
})

it('[CAL11] counts weeks by ISO 8601, whatever day they begin on', () => {
  expect(weekNumber(weekOf('2026-11-18', 1))).toBe(47)
  expect(weekNumber(weekOf('2026-11-18', 0))).toBe(47)
  expect(weekNumber(weekOf('2027-01-01', 1))).toBe(53)
  expect(weekNumber(weekOf('2027-01-04', 1))).toBe(1)
})

it('[CAL11] shows six weeks of a month, a week, a day, or four weeks of agenda', () => {
  expect(monthWeeks('2026-11-18', 1).map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(shownDates('day', '2026-11-18', 1)).toEqual(['2026-11-18'])
  expect(shownDates('agenda', '2026-11-18', 1).at(-1)).toBe('2026-12-13')
})

it('[CAL12] says what is shown', () => {
  expect(dayLabel('2026-11-03')).toBe('Tuesday 3 November')
  expect(periodInWords('week', '2026-11-18', 1)).toBe('Week of 16 – 22 Nov 2026')
  expect(periodInWords('month', '2026-11-18', 1)).toBe('November 2026')
  expect(periodInWords('day', '2026-11-18', 1)).toBe('Wednesday, 18 November 2026')
})

it('[CAL34] shows three days from the chosen one on, also over the end of a year', () => {
  expect(shownDates('three_days', '2026-12-30', 1)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(shownDates('two_days', '2026-12-31', 1)).toEqual(['2026-12-31', '2027-01-01'])
  expect(periodInWords('two_days', '2026-11-24', 1)).toBe('24 – 25 Nov 2026')
  expect(periodInWords('three_days', '2026-11-24', 1)).toBe('24 – 26 Nov 2026')
})

it('[CAL35] heads a day by its date, and what a phone shows by its days', () => {
  expect(headTitle('day', '2026-11-24', 1, false)).toBe('Tuesday, 24 November 2026')
  expect(headTitle('week', '2026-11-24', 1, false)).toBe('November 2026')
  expect(headTitle('three_days', '2026-11-24', 1, true)).toBe('24 – 26 Nov 2026')
  expect(headTitle('agenda', '2026-11-24', 0, true)).toBe('22 – 28 Nov 2026')
  expect(headTitle('month', '2026-11-24', 1, true)).toBe('November 2026')
})

it('[CAL39] leaves hidden weekdays out of a week alone, and names the days that are left', () => {
  const weekend = new Set([0, 6])
  expect(shownDates('week', '2026-11-29', 1, weekend)).toEqual(
    ['23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`),
  )
  expect(periodInWords('week', '2026-11-24', 1, weekend)).toBe('Week of 23 – 27 Nov 2026')
  expect(shownDates('three_days', '2026-11-28', 1, weekend)).toHaveLength(3)
  expect(shownDates('month', '2026-11-28', 1, weekend)).toHaveLength(42)
})
