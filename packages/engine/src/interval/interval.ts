/** [start, end) in epoch milliseconds. */
export type Interval = readonly [start: number, end: number]

/** Whether two half-open intervals share time. Touching is not overlapping, and an empty interval overlaps nothing. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a[0], b[0]) < Math.min(a[1], b[1])
}

/** The union: disjoint, ascending, maximal. Takes any order; touching intervals become one, empty ones vanish. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  let last: [number, number] | undefined
  for (const [start, end] of ascending(intervals)) {
    if (!(end > start)) continue
    if (last !== undefined && start <= last[1]) {
      if (end > last[1]) last[1] = end
    } else {
      last = [start, end]
      merged.push(last)
    }
  }
  return merged
}

/** The time of `from` that `taken` leaves: disjoint, ascending, maximal. Both in any order. */
export function subtractIntervals(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const left: Interval[] = []
  const holes = mergeIntervals(taken)
  let next = 0
  for (const [start, end] of mergeIntervals(from)) {
    let at = start
    while (next < holes.length) {
      const hole = holes[next]
      if (hole === undefined || hole[0] >= end) break
      if (hole[0] > at) left.push([at, hole[0]])
      if (hole[1] > at) at = hole[1]
      // A hole that reaches past this interval may also cover the next one.
      if (hole[1] > end) break
      next += 1
    }
    if (at < end) left.push([at, end])
  }
  return left
}

/** The time that lies in both: disjoint, ascending, maximal. Both in any order. */
export function intersectIntervals(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const shared: Interval[] = []
  const left = mergeIntervals(a)
  const right = mergeIntervals(b)
  let i = 0
  let j = 0
  for (;;) {
    const one = left[i]
    const other = right[j]
    if (one === undefined || other === undefined) return shared
    const start = Math.max(one[0], other[0])
    const end = Math.min(one[1], other[1])
    if (start < end) shared.push([start, end])
    if (one[1] < other[1]) i += 1
    else j += 1
  }
}

/** The same array when it already ascends by start, which a database's answer usually does. */
function ascending(intervals: readonly Interval[]): readonly Interval[] {
  let previous = -Infinity
  for (const interval of intervals) {
    if (interval[0] < previous) return intervals.toSorted((a, b) => a[0] - b[0])
    previous = interval[0]
  }
  return intervals
}
