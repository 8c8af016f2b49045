import { expect, it } from 'vitest'
import { sizeWords } from './body-size.ts'

it.each([
  [null, 'Size not known'],
  [0, '0 bytes'],
  [999, '999 bytes'],
  [214_300, '214 KB'],
  [999_600, '1 MB'],
  [1_440_000, '1.4 MB'],
])('[WML25] tells %s bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
