import { isMark } from './day-range.ts'
import { closeClause, forgetSigns, type Reader, turnToAfter } from './item-reader.ts'
import { readDays } from './read-days.ts'
import type { Term } from './term.ts'

/** A word that only says how the days and hours behind it are meant. */
export function readSign(reader: Reader, at: number): number {
  const term = reader.terms[at]
  switch (term?.kind) {
    case 'after':
    case 'from':
    case 'before':
    case 'by':
      reader.bound = term.kind
      break
    case 'after_that':
      turnToAfter(reader.items)
      break
    case 'between':
      reader.isBetween = true
      break
    case 'at':
      reader.isLed = true
      reader.isTarget = true
      break
    case 'to':
      reader.isTarget = true
      break
    case 'not':
      reader.isNot = true
      break
    case 'except':
      reader.isExcept = true
      break
    case 'any':
      reader.isAny = true
      break
    case 'but':
      if (reader.isAny && isDayAt(reader, at + 1)) reader.isExcept = true
      else closeClause(reader, term.start)
      break
    case 'unavailable':
      reader.isUnavailable = true
      break
    case 'mark':
      readMark(reader, at)
      break
    case 'and':
    case 'or':
    case 'ordinal':
    case 'week_noun':
      break
    default:
      forgetSigns(reader)
  }
  return at + 1
}

export function isDayAt(reader: Reader, at: number): boolean {
  return readDays(reader.terms, at, reader.days) !== null
}

/** A comma before a day or an hour goes on with a list. */
function readMark(reader: Reader, at: number): void {
  const { terms } = reader
  const term = terms[at]
  const isFace = isMark(term, ':') && /^[()]$/.test(markAt(terms, at + 1))
  if (isFace || isMark(term, '!') || isMark(term, '?')) return closeClause(reader, term?.start ?? 0)
  if (!isMark(term, ',') && !isMark(term, ';')) return
  const goesOn = isDayAt(reader, at + 1) || terms[at + 1]?.kind === 'except' || terms[at + 1]?.kind === 'not'
  const hasItems = reader.items.length > reader.clauseStart
  const isOver = goesOn && hasItems && reader.isOut(reader.clauseFrom, term?.start ?? 0)
  if (!goesOn && reader.isAhead(reader.clauseFrom, term?.start ?? 0)) return forgetSigns(reader)
  if (!goesOn || isOver || isMark(term, ';')) closeClause(reader, term?.start ?? 0)
  else if (!reader.isExcept) forgetSigns(reader)
}

function markAt(terms: readonly Term[], at: number): string {
  const term = terms[at]
  return term?.kind === 'mark' ? term.mark : ''
}
