/** Whole days from `first` to `last`, both counted from the beginning of the row and both included. */
export interface DaySpan {
  readonly first: number
  readonly last: number
}

export interface PackedSpan extends DaySpan {
  /** In the list that was given. */
  readonly index: number
  readonly lane: number
  /** Whether it goes on before, or after, what the row shows. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

export interface PackedRow {
  readonly shown: readonly PackedSpan[]
  /** For each day how many spans have no place; "+n more" takes the last lane there. */
  readonly hidden: readonly number[]
  /** Lanes in use, "+n more" included. */
  readonly lanes: number
}

/**
 * Packs spans into the lanes of a row of days, in the order given: each takes the first lane that is
 * free on all its days. A day that has no room for all of its spans keeps its last lane free for
 * "+n more"; a span is shown on all of its days or on none.
 *
 * @param capacity lanes there is room for, at least 1; Infinity shows everything.
 */
export function packSpans(spans: readonly DaySpan[], days: number, capacity = Infinity): PackedRow {
  const placed = placeAll(spans, days)
  const counts = Array.from({ length: days }, (_, day) => placed.filter((span) => covers(span, day)).length)
  const hides = new Set<PackedSpan>(placed.filter(({ lane }) => lane >= capacity))
  // Whatever stands where "+n more" will be is hidden too, which may ask for room on its other days.
  for (let before = -1; before !== hides.size; ) {
    before = hides.size
    const crowded = counts.map((_, day) => [...hides].some((span) => covers(span, day)))
    for (const span of placed) {
      if (span.lane === capacity - 1 && crowded.some((isCrowded, day) => isCrowded && covers(span, day)))
        hides.add(span)
    }
  }
  const shown = placed.filter((span) => !hides.has(span))
  const hidden = counts.map((_, day) => [...hides].filter((span) => covers(span, day)).length)
  const lanes = Math.max(0, ...shown.map(({ lane }) => lane + 1))
  return { shown, hidden, lanes: hides.size > 0 ? capacity : lanes }
}

function placeAll(spans: readonly DaySpan[], days: number): PackedSpan[] {
  const taken: boolean[][] = []
  return spans.flatMap((span, index) => {
    const first = Math.max(0, span.first)
    const last = Math.min(days - 1, span.last)
    if (first > last) return []
    const isFree = (lane: readonly boolean[]) => !lane.slice(first, last + 1).some(Boolean)
    const free = taken.findIndex(isFree)
    const lane = free < 0 ? taken.push(Array.from({ length: days }, () => false)) - 1 : free
    taken[lane]?.fill(true, first, last + 1)
    return [{ index, lane, first, last, isCutBefore: span.first < 0, isCutAfter: span.last >= days }]
  })
}

function covers({ first, last }: DaySpan, day: number): boolean {
  return first <= day && day <= last
}
