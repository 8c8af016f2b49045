import { expect, it } from 'vitest'
import { fittingPage } from './booking-answer-parts.ts'

const off = { is_on: false, durations: [45] }
const short = { is_on: true, durations: [15, 30] }
const long = { is_on: true, durations: [45, 60] }

it('[WML64] the page of the requested length answers, else the first that is on', () => {
  expect(fittingPage([off, short, long], 45)).toBe(long)
  expect(fittingPage([off, short, long], 30)).toBe(short)
  expect(fittingPage([off, short, long], 90)).toBe(short)
  expect(fittingPage([off, short, long], null)).toBe(short)
  expect(fittingPage([off], 45)).toBeUndefined()
})
