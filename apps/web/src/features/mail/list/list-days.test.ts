import { expect, it } from 'vitest'
import { headingOf, returnHeadingOf, whenWords } from './list-days.ts'

it('[WML6] names the day for a week, then the month', () => {
  const today = '2026-11-18'
  expect(headingOf('2026-11-18', today)).toBe('Today')
  expect(headingOf('2026-11-17', today)).toBe('Yesterday')
  expect(headingOf('2026-11-16', today)).toBe('Monday')
  expect(headingOf('2026-11-12', today)).toBe('Thursday')
  expect(headingOf('2026-11-11', today)).toBe('November 2026')
  expect(headingOf('2025-11-11', today)).toBe('November 2025')
  expect(headingOf('2026-11-19', today)).toBe('Later')
})

it('[WML6] says the time for a week and then the date, in the zone of the reader', () => {
  const clock = { zone: 'Asia/Kathmandu', isTwelveHour: false }
  expect(whenWords('2026-11-17T18:20:00.000Z', clock, '2026-11-18')).toBe('00:05')
  expect(whenWords('2026-11-10T18:20:00.000Z', clock, '2026-11-18')).toBe('11 Nov 2026')
})

it('[WML55] names the day on which a snoozed mail comes back for a week, then the month', () => {
  const today = '2026-11-18'
  expect(returnHeadingOf('2026-11-17', today)).toBe('Today')
  expect(returnHeadingOf('2026-11-18', today)).toBe('Today')
  expect(returnHeadingOf('2026-11-19', today)).toBe('Tomorrow')
  expect(returnHeadingOf('2026-11-24', today)).toBe('Tuesday')
  expect(returnHeadingOf('2026-11-25', today)).toBe('November 2026')
  expect(returnHeadingOf('2027-01-02', today)).toBe('January 2027')
})
