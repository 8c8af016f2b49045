import { all_lexicons } from '../language.ts'
import type { Span } from '../sentences.ts'

/** Pieces that the reader of the mail has found to be folded away. */
export interface KnownRange extends Span {
  readonly kind: 'greeting' | 'quote' | 'signature'
}

/** What was passed on looks like a quote to programs: a mark of that stands near where it begins. */
export function quotedRanges(
  text: string,
  ranges: readonly KnownRange[],
  passedOn: readonly Span[] = [],
): KnownRange[] {
  const inOrder = ranges.toSorted((one, other) => one.start - other.start)
  if (!inOrder.some(({ kind }) => kind === 'quote')) return inOrder
  const marks = forward_marks
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .concat(passedOn)
    .toSorted((one, other) => one.start - other.start)
  let mark = 0
  return inOrder.filter(({ kind, start }) => {
    if (kind !== 'quote') return true
    while ((marks[mark]?.start ?? Number.POSITIVE_INFINITY) < start - forward_reach) mark += 1
    return (marks[mark]?.end ?? Number.POSITIVE_INFINITY) > start + forward_reach
  })
}

const forward_reach = 200
const forward_marks = all_lexicons.map(({ forwarded }) => new RegExp(forwarded, 'gi'))

/** Whether a line lies within one of the ranges, for lines and ranges that come in order. */
export function quotedLines(ranges: readonly KnownRange[]): (line: Span) => boolean {
  let next = 0
  let until = 0
  return ({ start, end }) => {
    for (let range = ranges[next]; range && range.start <= start; range = ranges[next]) {
      until = Math.max(until, range.end)
      next += 1
    }
    return end <= until
  }
}
