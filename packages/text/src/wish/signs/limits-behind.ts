import { addItem } from '../items/add-item.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Reader } from '../items/item-reader.ts'
import { isDayAt } from './read-mark.ts'
import { turnToFrom, turnToLast } from './turns.ts'

/** `Half past twelve at the earliest, 2 at the latest`: what stands right before is the limit. */
export function turnsLast(reader: Reader, at: number): boolean {
  const { terms, items } = reader
  const [term, last] = [terms[at], items.at(-1)]
  if (!term || !last || term.start - last.end > 1 || isDayAt(reader, at + 1)) return false
  if (terms[at + 1]?.kind === 'number' || terms[at + 1]?.kind === 'at') return false
  return latest.test(reader.textAt(term.start, term.end)) && turnToLast(items)
}

/** `10 at the earliest`, `frühestens um 10`, and alone `as soon as possible`. */
export function readEarliest(reader: Reader, at: number): number {
  const { terms, items } = reader
  const [term, last] = [terms[at], items.at(-1)]
  const isAhead = isDayAt(reader, at + 1) || ['number', 'at', 'clock'].includes(terms[at + 1]?.kind ?? '')
  const isBehind = term !== undefined && last !== undefined && term.start - last.end <= 1
  if (isBehind && !isAhead) turnToFrom(items)
  else if (isAhead) reader.bound = 'from'
  else return addItem(reader, at, at + 1, { kind: 'asap' })
  return at + 1
}

/** `Tuesday the 16th is the last day that makes sense`, `the last day is Tuesday`, and not the last day of a month. */
export function readLastDay(reader: Reader, at: number): number {
  const { terms, items, clauseStart, unread } = reader
  const term = terms[at]
  if (['month', 'month_noun', 'next', 'this', 'week', 'week_noun'].includes(terms[at + 1]?.kind ?? '')) {
    if (term) unread.push({ start: term.start, end: term.end })
    return at + 1
  }
  const last = items.at(-1)
  if (items.length > clauseStart && last && isWantedDay(last)) turnToLast(items)
  else {
    reader.bound = 'by'
    reader.isLast = true
  }
  return at + 1
}

/** Words behind which no later day suits. */
export const latest =
  /^(?:latest|at (?:the )?latest|(?:at the )?latest by|(?:no|not) later than|(?:aller|bis |bis aller)?spatestens|au plus tard|a mas tardar|como (?:muy )?tarde|al piu tardi|non oltre|up (?:to|until) and including|bis (?:einschliesslich|inklusive)|entro e non oltre)(?: (?:am|bis|zum|le|el|il))?$/
