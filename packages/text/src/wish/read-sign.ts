import {
  closeClause,
  forgetSigns,
  leaveOutBehind,
  type Reader,
  turnToAfter,
  turnToBefore,
  turnToFrom,
  turnToFromThen,
} from './item-reader.ts'
import { endsPart, isDayAt, readMark } from './read-mark.ts'
import { isOpenCondition, longest_subject, mayLimitByEvent } from './open-limits.ts'

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
      if (/^(?:from|any|ab|von|a partir|da )/.test(reader.textAt(term.start, term.end)))
        turnToFromThen(reader.items)
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
      // `But not before 10 and not after 4` says the same twice.
      reader.isNot = !reader.isExcept
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
    case 'week_noun':
      reader.unread.push({ start: term.start, end: term.end })
      break
    case 'ordinal':
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

/** A word that would be days or hours, had a rule read what stands around it. */
function namesTime({ terms, isLed }: Reader, at: number): boolean {
  const term = terms[at]
  if (term === undefined) return false
  if (term.kind === 'word') return term.soundsLikeTime === true
  if (term.kind === 'number') {
    if (!term.isWord && term.digits <= 2 && terms[at + 1]?.kind !== 'word') return true
    const kind = terms[at + 1]?.kind
    const isListed = (kind === 'or' || kind === 'and') && terms[at + 2]?.kind === 'number'
    if (isLed && term.digits <= 2 && kind !== 'unit' && kind !== 'span_unit' && kind !== 'week_noun')
      return true
    return kind === 'am' || kind === 'pm' || kind === 'hour' || kind === 'span_unit' || isListed
  }
  return telling.has(term.kind)
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
  'edge',
  'half',
  'nth',
  'next',
])
