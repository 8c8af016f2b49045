import { expect, it } from 'vitest'
import { minute_ms } from './durations.ts'
import { remainingTime } from './remaining-time.ts'

const start = Date.parse('2026-11-20T09:00Z')
const end = start + 45 * minute_ms

it('[ENG53] is upcoming, then in progress, then ended', () => {
  expect(remainingTime(start, end, start - 1)).toMatchObject({ state: 'upcoming', minutes: 1 })
  expect(remainingTime(start, end, start)).toEqual({ state: 'in_progress', days: 0, hours: 0, minutes: 45 })
  expect(remainingTime(start, end, end - 1)).toMatchObject({ state: 'in_progress', minutes: 1 })
  expect(remainingTime(start, end, end)).toEqual({ state: 'ended' })
})

it('[ENG54] splits minutes into days of 1,440, hours and minutes', () => {
  const now = start - (2 * 1440 + 3 * 60 + 4) * minute_ms
  expect(remainingTime(start, end, now)).toEqual({ state: 'upcoming', days: 2, hours: 3, minutes: 4 })
  expect(remainingTime(start, end, now + 30_000)).toMatchObject({ days: 2, hours: 3, minutes: 4 })
  expect(remainingTime(start, end, start - 1440 * minute_ms)).toMatchObject({ days: 1, hours: 0, minutes: 0 })
})
