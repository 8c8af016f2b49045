import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Interval, intersectIntervals, mergeIntervals, overlaps, subtractIntervals } from './interval.ts'

it('[ENG1] does not let touching or empty intervals overlap', () => {
  expect(overlaps([0, 10], [10, 20])).toBe(false)
  expect(overlaps([0, 10], [9, 20])).toBe(true)
  expect(overlaps([5, 5], [0, 10])).toBe(false)
  expect(overlaps([9, 1], [0, 10])).toBe(false)
})

it('[ENG2] merges, subtracts and intersects by example', () => {
  expect(
    mergeIntervals([
      [5, 8],
      [0, 3],
      [3, 4],
      [6, 7],
      [9, 9],
    ]),
  ).toEqual([
    [0, 4],
    [5, 8],
  ])
  expect(
    subtractIntervals(
      [
        [0, 10],
        [20, 30],
      ],
      [
        [8, 22],
        [4, 5],
        [25, 26],
      ],
    ),
  ).toEqual([
    [0, 4],
    [5, 8],
    [22, 25],
    [26, 30],
  ])
  expect(
    subtractIntervals(
      [
        [0, 2],
        [4, 6],
        [8, 9],
      ],
      [[1, 20]],
    ),
  ).toEqual([[0, 1]])
  expect(
    intersectIntervals(
      [
        [0, 10],
        [20, 30],
      ],
      [
        [5, 25],
        [28, 40],
      ],
    ),
  ).toEqual([
    [5, 10],
    [20, 25],
    [28, 30],
  ])
})

it('[ENG2] agrees with sets of single moments, in maximal pieces', () => {
  fc.assert(
    fc.property(anyIntervals, anyIntervals, (a, b) => {
      expectSameMoments(mergeIntervals([...a, ...b]), (at) => covers(a, at) || covers(b, at))
      expectSameMoments(subtractIntervals(a, b), (at) => covers(a, at) && !covers(b, at))
      expectSameMoments(intersectIntervals(a, b), (at) => covers(a, at) && covers(b, at))
    }),
    { numRuns: 2000 },
  )
})

const longest = 40
const moments = Array.from({ length: longest + 1 }, (_, at) => at)
const anyIntervals = fc.array(
  fc.tuple(fc.nat(longest), fc.nat(longest)).map(([start, end]): Interval => [start, end]),
  { maxLength: 8 },
)

function covers(intervals: readonly Interval[], at: number): boolean {
  return intervals.some(([start, end]) => start <= at && at < end)
}

function expectSameMoments(found: readonly Interval[], holds: (at: number) => boolean): void {
  // Each expectation takes longer than all that is compared here.
  const isMaximal = found.every(([start, end], place) => end > start && start > (found[place - 1]?.[1] ?? -1))
  const others = moments.filter((at) => covers(found, at) !== holds(at))
  expect({ isMaximal, others }).toEqual({ isMaximal: true, others: [] })
}
