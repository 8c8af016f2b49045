import { expect, it } from 'vitest'
import { formatDateText, parseDateText } from './date-text.ts'

const today = '2026-11-20'

it('[WEB5] shows a date as day, month name and year', () => {
  expect(formatDateText('2026-11-09')).toBe('09 Nov 2026')
})

it.each([
  ['2026-11-19', '2026-11-19'],
  ['19 Nov 2026', '2026-11-19'],
  ['19 november 2026', '2026-11-19'],
  ['Nov 19, 2027', '2027-11-19'],
  ['3rd March 2027', '2027-03-03'],
  ['24.12.', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  ['1/2/2027', '2027-02-01'],
  ['today', '2026-11-20'],
  [' Tomorrow ', '2026-11-21'],
])('[WEB5] reads %j', (text, date) => {
  expect(parseDateText(text, today)).toBe(date)
})

it('[WEB5] takes a day without a year as the next one to come', () => {
  expect(parseDateText('3 Jan', today)).toBe('2027-01-03')
  expect(parseDateText('20 Nov', today)).toBe('2026-11-20')
})

it('[WEB5] reads the month first where people write it so', () => {
  expect(parseDateText('1/2/2027', today, true)).toBe('2027-01-02')
})

it.each(['', '31 Feb 2027', '13/13/2027', 'soon', '2026-02-30', '5', 'Nov', '1 2 3 4', '19 Nov 20265'])(
  '[WEB5] refuses %j',
  (text) => {
    expect(parseDateText(text, today)).toBeNull()
  },
)

it('[WEB5] reads back what it shows', () => {
  for (const date of ['2026-01-31', '2028-02-29', '2026-12-01']) {
    expect(parseDateText(formatDateText(date), today)).toBe(date)
  }
})
