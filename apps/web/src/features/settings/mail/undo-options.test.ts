import { undo_send_seconds_max } from '@meridian/contract'
import { expect, it } from 'vitest'
import { undoOptions } from './undo-options.ts'

it('[SET17] offers up to half a minute to take a reply back, and whatever holds', () => {
  expect(undoOptions(10).map(({ id }) => id)).toEqual(['0', '5', '10', '20', '30'])
  expect(undoOptions(7).map(({ id }) => id)).toEqual(['0', '5', '7', '10', '20', '30'])
  expect(
    undoOptions(1)
      .map(({ label }) => label)
      .slice(0, 3),
  ).toEqual(['Not at all: sent at once', 'For one second', 'For 5 seconds'])
  expect(Math.max(...undoOptions(10).map(({ id }) => Number(id)))).toBe(undo_send_seconds_max)
})
