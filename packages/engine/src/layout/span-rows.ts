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
  // The "+n more" button hides the span in its place, which may need a button on that span's other days.
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
  // Below these lanes every day is full, so that a crowded day is not searched from its first lane each time.
  const full = Array.from({ length: days }, () => 0)
  return spans.flatMap((span, index) => {
    const first = Math.max(0, span.first)
    const last = Math.min(days - 1, span.last)
    if (first > last) return []
    let lane = Math.max(...full.slice(first, last + 1))
    while (isTaken(taken[lane], first, last)) lane += 1
    const own = (taken[lane] ??= Array.from({ length: days }, () => false))
    own.fill(true, first, last + 1)
    for (let day = first; day <= last; day += 1) {
      full[day] = firstFree(taken, day, full[day] ?? 0)
    }
    return [{ index, lane, first, last, isCutBefore: span.first < 0, isCutAfter: span.last >= days }]
  })
}

function firstFree(taken: readonly (readonly boolean[])[], day: number, from: number): number {
  const free = taken.findIndex((lane, at) => at >= from && !lane[day])
  return free < 0 ? taken.length : free
}

function isTaken(lane: readonly boolean[] | undefined, first: number, last: number): boolean {
  for (let day = first; day <= last; day += 1) if (lane?.[day]) return true
  return false
}

function covers({ first, last }: DaySpan, day: number): boolean {
  return first <= day && day <= last
}
