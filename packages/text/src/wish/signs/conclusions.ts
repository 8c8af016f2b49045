import type { Span } from '../../sentences.ts'
import { closeClause } from '../sentence/clause.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { endsPart } from './read-mark.ts'

/** `…, so earlier would be better` */
export function isEarlier(reader: Reader, { start, end }: Span): boolean {
  return concludesBehind(reader) && /^(?:earlier|fruher)$/.test(reader.textAt(start, end))
}

/** What was named last stands in the reason of what is said here. */
export function concludesBehind({ concludesFrom, items }: Reader): boolean {
  const last = items.at(-1)
  return concludesFrom !== null && last !== undefined && last.start < concludesFrom
}

/** What follows is what the writer asks for, and what stands before it is why. */
export function concludeAt(reader: Reader, at: number): void {
  closeClause(reader, at)
  reader.concludesFrom ??= at
}

/** `…, so please after ten`, and not `so much`. */
function isMarkBefore({ terms }: Reader, at: number): boolean {
  const before = terms[at - 1]
  return before === undefined || before.kind === 'and' || endsPart(before)
}

/** Within a clause, a word as short as 'so' concludes nothing. */
const shortest_conclusion = 2

/** A word such as `so` or `therefore`: its clause, or what stands behind it, says what is asked for. */
export function readConclusion(reader: Reader, at: number): void {
  const term = reader.terms[at]
  if (!term) return
  if (isMarkBefore(reader, at)) return concludeAt(reader, term.start)
  forgetSigns(reader)
  if (term.end - term.start > shortest_conclusion) reader.concludesFrom ??= reader.clauseFrom
}
