import { isMark } from './day-range.ts'
import {
  closeClause,
  forgetSigns,
  leaveOutBehind,
  type Reader,
  turnToAfter,
  turnToBefore,
  turnToFrom,
} from './item-reader.ts'
import { readDays } from './read-days.ts'
import { isOpenCondition, longest_subject, mayLimitByEvent } from './open-limits.ts'
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
      if (!endsClause(reader, at + 1) && mayLimitByEvent(term.kind, reader.textAt(term.start, term.end)))
        reader.limitAt = { start: term.start, end: term.end }
      if (term.kind === 'before') reader.lastBefore = term.end
      break
    case 'link':
      forgetSigns(reader)
      reader.isTarget = true
      break
    case 'onto':
      reader.isTarget = true
      break
    case 'unreadable':
      reader.unread.push({ start: term.start, end: term.end })
      break
    case 'condition':
      if (isOpenCondition(reader.textAt(term.end, term.end + longest_subject), reader.language))
        reader.unread.push({ start: term.start, end: term.end })
      forgetSigns(reader)
      break
    case 'within':
      break
    case 'instead':
      reader.isInstead = true
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
    case 'onwards':
      turnToFrom(reader.items)
      break
    case 'before_that':
      turnToBefore(reader.items)
      break
    case 'not':
      if (endsClause(reader, at + 1) && leaveOutBehind(reader, at)) break
      if (endsClause(reader, at + 2) && isSuitable(reader, at + 1) && leaveOutBehind(reader, at))
        return at + 2
      reader.isNot = true
      break
    case 'except':
      reader.isExcept = true
      reader.exceptAt = { start: term.start, end: term.end }
      break
    case 'left_out':
      if (isDayAt(reader, at + 1)) reader.isExcept = true
      else leaveOutBehind(reader, at)
      break
    case 'because':
      closeClause(reader, term.start)
      reader.isReason = reader.items.length > 0
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
      reader.isJoined = true
      // What is said behind it in words of its own has its own days and hours.
      if (['word', 'link'].includes(reader.terms[at + 1]?.kind ?? '')) reader.clause += 1
      break
    case 'or':
      reader.isJoined = true
      break
    case 'ordinal':
    case 'week_noun':
      break
    default:
      if (term?.kind === 'word' && term.isTaken === true && endsClause(reader, at + 1)) {
        if (leaveOutBehind(reader, at)) break
      }
      if (term && namesTime(reader, at)) reader.unread.push({ start: term.start, end: term.end })
      forgetSigns(reader)
  }
  return at + 1
}

/** `Monday not possible` */
function isSuitable({ terms, textAt }: Reader, at: number): boolean {
  const term = terms[at]
  return term !== undefined && says_suitable.test(textAt(term.start, term.end))
}

const says_suitable =
  /^(?:possible|free|available|good|ok|okay|great|ideal|frei|verfugbar|moglich|gut|da|libre|dispo|disponible|posible|bien|possibile|disponibile|libero|libera|bene|la)$/

export function isDayAt(reader: Reader, at: number): boolean {
  return readDays(reader.terms, at, reader.days) !== null
}

/** No word that goes on follows. */
function endsClause({ terms }: Reader, at: number): boolean {
  const term = terms[at]
  return (
    term === undefined ||
    term.kind === 'but' ||
    term.kind === 'because' ||
    term.kind === 'and' ||
    endsPart(term)
  )
}

function endsPart(term: Term): boolean {
  return term.kind === 'mark' && /^[.,;:!?)–—]$/.test(term.mark)
}

/** A word that would be days or hours, had a rule read what stands around it. */
function namesTime({ terms }: Reader, at: number): boolean {
  const term = terms[at]
  if (term === undefined) return false
  if (term.kind === 'word') return term.soundsLikeTime === true
  if (term.kind === 'number') {
    const kind = terms[at + 1]?.kind
    const isListed = (kind === 'or' || kind === 'and') && terms[at + 2]?.kind === 'number'
    return kind === 'am' || kind === 'pm' || kind === 'hour' || kind === 'span_unit' || isListed
  }
  return telling.has(term.kind) || (term.kind === 'edge' && terms[at + 1]?.kind === 'week_noun')
}

const telling: ReadonlySet<string> = new Set([
  'weekday',
  'month',
  'day',
  'week',
  'weekend',
  'span',
  'part',
  'clock',
  'holiday',
])

/** A comma before a day or an hour goes on with a list. */
function readMark(reader: Reader, at: number): void {
  const { terms } = reader
  const term = terms[at]
  const isFace = isMark(term, ':') && /^[()]$/.test(markAt(terms, at + 1))
  const isStop = isMark(term, '.') && endsNumber(terms, at)
  if (isFace || isStop || isMark(term, '!') || isMark(term, '?')) return closeClause(reader, term?.start ?? 0)
  if (!isMark(term, ',') && !isMark(term, ';')) return
  reader.isJoined = true
  const goesOn = isDayAt(reader, at + 1) || ['except', 'not', 'left_out'].includes(terms[at + 1]?.kind ?? '')
  const hasItems = reader.items.length > reader.clauseStart
  const isSpoken = goesOn && hasItems && speaksBehindDay(reader, at + 1)
  if (isSpoken) return closeClause(reader, term?.start ?? 0)
  const isOver =
    goesOn && hasItems && (reader.isOut(reader.clauseFrom, term?.start ?? 0) || onlyBehindIsOut(reader, at))
  if (!goesOn && reader.isAhead(reader.clauseFrom, term?.start ?? 0)) return forgetSigns(reader)
  if (!goesOn || isOver || isMark(term, ';')) closeClause(reader, term?.start ?? 0)
  else if (!reader.isExcept) forgetSigns(reader)
}

/** `Weekdays after 3 are best, Wednesdays are out`: both halves say something of their own. */
function onlyBehindIsOut(reader: Reader, at: number): boolean {
  const { terms, clauseFrom } = reader
  const comma = terms[at]?.start ?? 0
  const hasOwnWords = terms.some(
    ({ kind, start }, place) => place < at && start >= clauseFrom && kind === 'word',
  )
  if (!hasOwnWords) return false
  const end = terms.find((term, place) => place > at && endsPart(term))?.start ?? terms.at(-1)?.end ?? comma
  return reader.isOut(comma, end)
}

/** `… next week, on Mondays I am …`: a day that begins what is said next. */
function speaksBehindDay(reader: Reader, at: number): boolean {
  const days = readDays(reader.terms, at, reader.days)
  const end = reader.terms[(days?.next ?? 0) - 1]?.end
  return end !== undefined && reader.speaksAt(end)
}

/** `… not before 9. Could we …`: a dot behind a number that is no date. */
function endsNumber(terms: readonly Term[], at: number): boolean {
  const [number, dot, behind] = [terms[at - 1], terms[at], terms[at + 1]]
  return (
    number?.kind === 'number' && number.end === dot?.start && behind !== undefined && behind.start > dot.end
  )
}

function markAt(terms: readonly Term[], at: number): string {
  const term = terms[at]
  return term?.kind === 'mark' ? term.mark : ''
}
