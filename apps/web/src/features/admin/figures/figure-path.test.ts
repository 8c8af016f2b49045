import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figurePath, highestOf, newestOf, topOf } from './figure-path.ts'

const box = { width: 30, height: 10 }

describe('[WEB135] the line of a chart', () => {
  it('goes from left to right and breaks where nothing was measured', () => {
    expect(figurePath([0, 5, null, 10], 10, box)).toBe('M0 10h0L10 5M30 0h0')
    expect(figurePath([], 10, box)).toBe('')
    expect(figurePath([null, null], 10, box)).toBe('')
  })

  it('stays inside the chart', () => {
    const values = fc.array(fc.option(fc.double({ min: 0, max: 1e12, noNaN: true })), { minLength: 2 })
    fc.assert(
      fc.property(values, (all) => {
        const numbers = figurePath(all, topOf([all]), box).match(/-?\d+(?:\.\d+)?/g) ?? []
        for (const number of numbers) expect(Number(number)).toBeGreaterThanOrEqual(0)
        for (const number of numbers) expect(Number(number)).toBeLessThanOrEqual(30)
      }),
    )
  })
})

it('[WEB135] the newest and the highest value leave out what was not measured', () => {
  expect([newestOf([1, 3, 2, null]), highestOf([1, 3, 2, null])]).toEqual([2, 3])
  expect([newestOf([null]), highestOf([null])]).toEqual([null, null])
  expect(topOf([[0, null]])).toBe(1)
})
