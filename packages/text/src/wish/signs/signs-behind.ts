import type { Span } from '../../sentences.ts'
import { speaksOfDoing } from '../cues/occupied.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import type { Reader } from '../items/item-reader.ts'
import { endsPart } from './read-mark.ts'

/** `vor dem Fest am 3.`, and not `ich schlage vor` */
export function mayNameEvent({ textAt, language }: Reader, { start, end }: Span): boolean {
  return language !== 'de' || textAt(start, end) !== 'vor' || event_ahead.test(textAt(end, end + 12))
}

const event_ahead = /^ (?:de[mrn]|unser|mein|dein|ihr|euer|all|weihn|oster|beginn|anfang|start|ende|ablauf) ?/

/** `Monday not possible` */
export function isSuitable({ terms, textAt }: Reader, at: number): boolean {
  const term = terms[at]
  return term !== undefined && says_suitable.test(textAt(term.start, term.end))
}

const says_suitable =
  /^(?:possible|free|available|good|ok|okay|great|ideal|frei|verfugbar|moglich|gut|da|libre|dispo|disponible|posible|bien|possibile|disponibile|libero|libera|bene|la)$/

/** No word that goes on follows. */
export function endsClause({ terms }: Reader, at: number): boolean {
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
export function namesTime(reader: Reader, at: number): boolean {
  const { terms, isLed } = reader
  const term = terms[at]
  if (term === undefined) return false
  if (term.kind === 'word') return term.soundsLikeTime === true
  if (term.kind === 'number') {
    if (isAmount(reader, at)) return false
    if (!term.isWord && term.digits <= 2 && terms[at + 1]?.kind !== 'word') return true
    const kind = terms[at + 1]?.kind
    const other = kind === 'or' || kind === 'and' ? terms[at + 2] : undefined
    // `Two or three things`
    const isListed = other?.kind === 'number' && !(other.countsNothing === false && !isLed)
    if (isLed && term.digits <= 2 && kind !== 'unit' && kind !== 'span_unit' && kind !== 'week_noun')
      return true
    return kind === 'am' || kind === 'pm' || kind === 'hour' || kind === 'span_unit' || isListed
  }
  return telling.has(term.kind)
}

/** `30 %`, `39,4`, `level B2`, and `the three days`, which were named. */
function isAmount({ terms, textAt }: Reader, at: number): boolean {
  const term = terms[at]
  if (!term) return false
  const before = textAt(Math.max(0, term.start - longest_article), term.start)
  const unit = terms[at + 1]
  if (unit?.kind === 'span_unit') return unit.days === 1 && all_of.test(before)
  return /\p{L}$|\d[,.]$/u.test(before) || /^(?: ?[%€$£]|[,.]\d)/.test(textAt(term.end, term.end + 2))
}

const longest_article = 8
const all_of =
  /(?:^| )(?:the|these|those|all|die|den|diesen?|alle|allen|an|les|ces|des|los|estos|esos|i|dei|nei|questi|quei|tutti e)(?: ultimos| primi| prossimi)? $/

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

/** The clause, or the one before it, says what the writer does until an hour. */
export function isOccupied(reader: Reader, at: number): boolean {
  const { items, clauseFrom, language } = reader
  const last = items.at(-1)
  if (reader.isReason || last?.kind !== 'hours') return false
  if (reader.concludesFrom !== null && last.start < reader.concludesFrom) return true
  if (last.start < clauseFrom)
    return last.isExcluded || reader.doubtful.some(({ start, end }) => last.start >= start && last.end <= end)
  // `Mornings only, I am on site after that`
  if (reader.textAt(last.end, at).includes(',')) return false
  const clause = reader.textAt(clauseFrom, at)
  return isUnavailable(clause, language) || speaksOfDoing(clause, language)
}
