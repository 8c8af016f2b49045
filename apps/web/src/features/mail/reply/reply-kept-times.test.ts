import { expect, it } from 'vitest'
import { memoryStorage } from '../../../platform/session/memory-storage.ts'
import { readTimes, writeTimes } from './reply-kept-times.ts'
import type { DraftedTime } from './reply-text.ts'

const time: DraftedTime = {
  slot: ['2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  words: 'Tuesday 24 November, 14:00–15:00',
  link_line: 'Choose this time: https://meridian.example/answer/…',
}

it('[WML31] knows the times of a draft again after the page was loaded anew', () => {
  const storage = memoryStorage()
  writeTimes(storage, { one: [time, { ...time, words: null }], other: [] })
  expect(readTimes(storage)).toEqual({ one: [time, { ...time, words: null }] })
  writeTimes(storage, { one: [] })
  expect(storage.length).toBe(0)
  expect(readTimes(storage)).toEqual({})
})

it.each([
  '',
  '{',
  '7',
  '{"one": 7}',
  '{"one": [{"slot": [1, 2], "words": "x"}, null, {"slot": ["x", "y"]}]}',
])('[WML31] takes what it cannot read for nothing: %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('unsaved_reply_times', text)
  expect(Object.values(readTimes(storage)).flat()).toEqual([])
})

it('[WML31] does without a storage that is full', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => writeTimes(full, { one: [time] })).not.toThrow()
})
