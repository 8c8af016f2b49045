import { expect, it } from 'vitest'
import { memoryStorage } from '../../../platform/session/memory-storage.ts'
import { readTimes, writeTimes } from './reply-kept-times.ts'
import type { DraftedTime } from './reply-text.ts'

const time: DraftedTime = {
  slot: ['2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  words: 'Tuesday 24 November, 14:00–15:00',
}

it('[WMD24] knows the times of a draft again after the page was loaded anew', () => {
  const shelf = memoryStorage()
  writeTimes(shelf, { one: [time, { ...time, words: null }], other: [] })
  expect(readTimes(shelf)).toEqual({ one: [time, { ...time, words: null }] })
  writeTimes(shelf, { one: [] })
  expect(shelf.length).toBe(0)
  expect(readTimes(shelf)).toEqual({})
})

it.each([
  '',
  '{',
  '7',
  '{"one": 7}',
  '{"one": [{"slot": [1, 2], "words": "x"}, null, {"slot": ["x", "y"]}]}',
])('[WMD24] takes what it cannot read for nothing: %s', (text) => {
  const shelf = memoryStorage()
  shelf.setItem('offered_times', text)
  expect(Object.values(readTimes(shelf)).flat()).toEqual([])
})

it('[WMD24] does without a storage that is full', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => writeTimes(full, { one: [time] })).not.toThrow()
})
