import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gestureOf, stepAfter } from './swipe.ts'

it('[CAL26] scrolls when a finger goes more up or down than sideways, and swipes otherwise', () => {
  expect(gestureOf(4, 5)).toBeNull()
  expect(gestureOf(3, 30)).toBe('scroll')
  expect(gestureOf(-20, 20)).toBe('scroll')
  expect(gestureOf(-30, 8)).toBe('swipe')
})

it('[CAL26] goes on by a swipe to the left, mirrored where text runs from right to left', () => {
  const swipe = { ms: 300, width: 390, isRightToLeft: false }
  expect(stepAfter({ ...swipe, dx: -140 })).toBe(1)
  expect(stepAfter({ ...swipe, dx: 140 })).toBe(-1)
  expect(stepAfter({ ...swipe, dx: -140, isRightToLeft: true })).toBe(-1)
  expect(stepAfter({ ...swipe, dx: 140, isRightToLeft: true })).toBe(1)
})

it('[CAL26] stays where it is after a short and slow swipe, and goes on after a short and fast one', () => {
  expect(stepAfter({ dx: -60, ms: 600, width: 390, isRightToLeft: false })).toBeNull()
  expect(stepAfter({ dx: -60, ms: 80, width: 390, isRightToLeft: false })).toBe(1)
})

it('[CAL26] leads the other way when the same swipe is made the other way', () => {
  const any = fc.record({
    dx: fc.integer({ min: -800, max: 800 }),
    ms: fc.integer({ min: 0, max: 3000 }),
    width: fc.integer({ min: 200, max: 800 }),
    isRightToLeft: fc.boolean(),
  })
  fc.assert(
    fc.property(any, (swipe) => {
      const there = stepAfter(swipe)
      const back = stepAfter({ ...swipe, dx: -swipe.dx })
      expect(back).toBe(there === null ? null : -there)
    }),
  )
})
