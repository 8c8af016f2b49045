import { expect, it } from 'vitest'
import { hoursWords, lastHours } from './sync-hours.ts'

const nowMs = Date.parse('2026-11-20T09:20:00Z')
const clock = { zone: 'UTC', isTwelveHour: false }
const hours = [
  { hour: '2026-11-19T09:00:00.000Z', good: 9, failed: 9 },
  { hour: '2026-11-19T10:00:00.000Z', good: 12, failed: 0 },
  { hour: '2026-11-19T11:00:00.000Z', good: 11, failed: 1 },
  { hour: '2026-11-20T08:00:00.000Z', good: 0, failed: 3 },
]

it('[SET35] has a bar for each of the last 24 hours', () => {
  const bars = lastHours(hours, nowMs)
  expect(bars).toHaveLength(24)
  expect(bars.slice(0, 3).map(({ state }) => state)).toEqual(['good', 'some', 'none'])
  expect(bars.slice(-2).map(({ state }) => state)).toEqual(['failed', 'none'])
  expect(bars.at(-1)?.start).toBe(Date.parse('2026-11-20T09:00:00Z'))
})

it('[SET35] says in words what the bars show', () => {
  expect(hoursWords(hours, nowMs, clock)).toMatch(
    /^23 syncs succeeded, 4 failed \(last between 08:00.+09:00\)$/,
  )
  expect(hoursWords(hours.slice(1, 2), nowMs, clock)).toBe('12 syncs succeeded, none failed')
  expect(hoursWords([], nowMs, clock)).toBe('No sync in the last 24 hours')
})
