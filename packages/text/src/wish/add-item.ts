import type { Span } from '../sentences.ts'
import type { Bound, Item } from './item.ts'
import type { Reader } from './item-reader.ts'

type ItemContent = Item extends infer One
  ? One extends Span
    ? Omit<One, 'start' | 'end' | 'clause' | 'isJoined'>
    : never
  : never

export function addItem(reader: Reader, at: number, next: number, content: ItemContent): number {
  const start = reader.terms[at]?.start ?? 0
  const end = reader.terms[next - 1]?.end ?? start
  if (reader.isInstead && (content.kind === 'days' || content.kind === 'hours')) {
    reader.isInstead = false
    return next
  }
  reader.items.push({ ...content, start, end, clause: reader.clause, isJoined: reader.isJoined })
  reader.isJoined = false
  return next
}

/** `before the launch on 2 February`: an event with a date of its own. */
export function farBound({ lastBefore, terms }: Reader, at: number): Bound | null {
  const [from, to] = [lastBefore, terms[at]?.start ?? 0]
  return from !== null && to - from <= longest_event ? 'before' : null
}

const longest_event = 32

/** Not before is after, and not after is before. */
export function effectiveBound(bound: Bound | null, isNot: boolean): Bound | null {
  if (!isNot || bound === null) return bound
  return bound === 'before' || bound === 'by' ? 'from' : 'before'
}
