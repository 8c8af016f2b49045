import type { Interval } from './interval.ts'

/**
 * Disjoint ascending intervals as one flat list: start, end, start, end, …
 * The searches run on these: no object is made for an interval that is not part of the answer.
 */
export type Bounds = readonly number[]

export function boundsOf(intervals: readonly Interval[]): Bounds {
  return intervals.flat()
}

export function intervalsOf(bounds: Bounds): Interval[] {
  const intervals: Interval[] = []
  for (let place = 0; place < bounds.length; place += 2) {
    intervals.push([bounds[place] ?? 0, bounds[place + 1] ?? 0])
  }
  return intervals
}

/** The time that lies in both. */
export function intersectBounds(a: Bounds, b: Bounds): Bounds {
  const shared: number[] = []
  const earliest = a[0] ?? Infinity
  const latest = a[a.length - 1] ?? -Infinity
  let i = 0
  let j = firstEndingAfter(b, earliest)
  while (i < a.length && j < b.length) {
    const aStart = a[i] ?? 0
    const aEnd = a[i + 1] ?? 0
    const bStart = b[j] ?? 0
    const bEnd = b[j + 1] ?? 0
    if (bStart >= latest) break
    const start = aStart > bStart ? aStart : bStart
    const end = aEnd < bEnd ? aEnd : bEnd
    if (start < end) shared.push(start, end)
    if (aEnd < bEnd) i += 2
    else j += 2
  }
  return shared
}

/** The place of the first interval that ends after the moment. */
function firstEndingAfter(bounds: Bounds, momentMs: number): number {
  let low = 0
  let high = bounds.length >> 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle * 2 + 1] ?? Infinity) <= momentMs) low = middle + 1
    else high = middle
  }
  return low * 2
}
