import { expect, it } from 'vitest'
import { tellSlot } from './tell-time.ts'

const slot = [Date.parse('2027-01-14T14:00:00Z'), Date.parse('2027-01-14T15:00:00Z')] as const

it.each([
  ['Etc/GMT-1', 'Thursday 14 January, 15:00–16:00 (UTC+1)'],
  ['Etc/GMT+3', 'Thursday 14 January, 11:00–12:00 (UTC-3)'],
  ['Etc/UTC', 'Thursday 14 January, 14:00–15:00 (UTC)'],
  ['America/St_Johns', 'Thursday 14 January, 10:30–11:30 (St. John’s)'],
  ['Asia/Kathmandu', 'Thursday 14 January, 19:45–20:45 (Kathmandu)'],
])('[GEN280] a time is told with its place, or its offset where there is none: %s', (zone, told) => {
  expect(tellSlot(slot, 'en-GB', zone)).toBe(told)
})
