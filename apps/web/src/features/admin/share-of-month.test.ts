import { expect, it } from 'vitest'
import { shareOfMonth } from './share-of-month.ts'

it('[PPL69] shows how much of the month is used, and a month without calls as used up', () => {
  expect(shareOfMonth({ calls_this_month: 0, calls_per_month: 5000 })).toBe(0)
  expect(shareOfMonth({ calls_this_month: 1250, calls_per_month: 5000 })).toBe(0.25)
  expect(shareOfMonth({ calls_this_month: 6000, calls_per_month: 5000 })).toBe(1)
  expect(shareOfMonth({ calls_this_month: 0, calls_per_month: 0 })).toBe(1)
})
