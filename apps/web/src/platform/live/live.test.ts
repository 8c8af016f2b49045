import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nounsOf, reconnectPauseMs } from './live.ts'

it('[EVT16] waits longer each time, up to half a minute, and never in step with others', () => {
  expect(between(0)).toEqual([500, 1000])
  expect(between(1)).toEqual([1000, 2000])
  expect(between(5)).toEqual([15_000, 30_000])
  expect(between(500)).toEqual([15_000, 30_000])
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(reconnectPauseMs(failures + 1, random)).toBeGreaterThanOrEqual(
        reconnectPauseMs(failures, random),
      )
    }),
  )
})

it('[EVT13] takes from a change what it can read', () => {
  expect(nounsOf('{"nouns":["meeting","task"]}')).toEqual(['meeting', 'task'])
  for (const other of ['{}', 'null', '[]', '{"nouns":7}', '{"nouns":[7]}']) expect(nounsOf(other)).toEqual([])
})

function between(failures: number): [least: number, most: number] {
  return [reconnectPauseMs(failures, 0), reconnectPauseMs(failures, 1)]
}
