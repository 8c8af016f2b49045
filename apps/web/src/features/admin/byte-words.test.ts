import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatBytes, formatUptime } from './byte-words.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [8_800_000, '8.4 MB'],
  [1024 ** 2 - 1, '1.0 MB'],
  [250 * 1024 ** 3, '250 GB'],
])('[PPL64] writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

it('[PPL64] writes bytes shortly, however many they are', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (bytes) => {
      expect(formatBytes(bytes)).toMatch(/^\d{1,4}(\.\d)? [KMGTP]?B$/)
    }),
  )
})

it.each([
  [40, '40 s'],
  [3599, '59 min'],
  [18_720, '5 h 12 min'],
  [273_600, '3 d 4 h'],
])('[PPL64] writes %d seconds as %s', (seconds, text) => {
  expect(formatUptime(seconds)).toBe(text)
})
