import { expect, it } from 'vitest'
import { durationFor } from './slot-duration.ts'

it('[WMT64] looks for the length of the meeting, or for the next longer one there is', () => {
  expect([15, 30, 45, 120].map(durationFor)).toEqual(['15', '30', '45', '120'])
  expect([5, 20, 61].map(durationFor)).toEqual(['15', '30', '75'])
  expect([121, 600].map(durationFor)).toEqual(['120', '120'])
})
