import { expect, it } from 'vitest'
import { rememberLatest } from './latest.ts'

it('[GEN416] answers what was asked just before without making it again', () => {
  const made: string[] = []
  const lengthOf = rememberLatest((text) => made.push(text) && text.length, 20)
  expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3])
  expect(made).toEqual(['one', 'three'])
})

it('[GEN416] forgets what was asked long ago', () => {
  const made: string[] = []
  const lengthOf = rememberLatest((text) => made.push(text) && text.length, 20)
  for (const text of ['first', 'second', 'third', 'fourth', 'first']) lengthOf(text)
  expect(made).toEqual(['first', 'second', 'third', 'fourth', 'first'])
})

it('[GEN416] answers a text that is longer than all it may remember', () => {
  const lengthOf = rememberLatest((text) => text.length, 20)
  expect(lengthOf('a'.repeat(30))).toBe(30)
})
