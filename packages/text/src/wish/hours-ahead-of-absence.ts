import { isUnavailable } from './cues/unavailable.ts'
import { longest_clause } from './item.ts'
import type { Reader } from './item-reader.ts'
import { endsPart, isDayAt } from './read-mark.ts'

/**
 * `She works from 8.30 to 2 and is away on Mondays`: what is said of the day behind the word says nothing of the hours
 * ahead of it.
 */
export function isAheadOfAbsence(reader: Reader, at: number): boolean {
  const { terms, items, clauseStart, clauseFrom, language, textAt } = reader
  const { start = 0, end = 0 } = terms[at] ?? {}
  const hours = items[clauseStart]
  if (hours?.kind !== 'hours' || hours.isExcluded || items.length > clauseStart + 1) return false
  if (hours.hours.from === 0 || hours.hours.until === 24 * 60) return false
  const [behind = ''] = textAt(end, end + longest_clause).split(/[,;!?]|\. /)
  if (!isUnavailable(behind, language) || isUnavailable(textAt(clauseFrom, start), language)) return false
  const following = terms.slice(at + 1, at + 1 + longest_behind)
  const next = following.findIndex(endsPart)
  return following.slice(0, next < 0 ? undefined : next).some((_, place) => isDayAt(reader, at + 1 + place))
}

const longest_behind = 20
