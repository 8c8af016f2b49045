import type { Language } from '../../language.ts'
import { beginsDay, endsDay, endsLessons, getsFree, saysFree } from '../cues/occupied.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import { endsMeeting } from '../cues/meeting-ends.ts'
import { hasMoment } from '../items/ends-of-work.ts'
import { longest_clause } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { endsPart, isDayAt } from '../signs/read-mark.ts'

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
  const behind = restOfClause(reader, end)
  if (!isUnavailable(behind, language) || isUnavailable(textAt(clauseFrom, start), language)) return false
  const following = terms.slice(at + 1, at + 1 + longest_behind)
  const next = following.findIndex(endsPart)
  return following.slice(0, next < 0 ? undefined : next).some((_, place) => isDayAt(reader, at + 1 + place))
}

const longest_behind = 20

/** `No use before one and out of the hall by six`: the hour behind the word is when the day ends, the one ahead of it is not. */
export function isAheadOfEnd(reader: Reader, at: number): boolean {
  const { terms, items, clauseStart, clauseFrom, language, textAt } = reader
  const { start = 0, end = 0 } = terms[at] ?? {}
  const hours = items.slice(clauseStart).find(({ kind }) => kind === 'hours')
  const ahead = textAt(clauseFrom, start)
  if (hours?.kind !== 'hours' || !hasMoment([hours], 0)) return false
  const isLast = hours.hours.from === 0
  const isFreeThen = hours.hours.isExact && tellsBeginning(ahead, language)
  if (!isLast && !isFreeThen) return false
  if (endsDay(ahead, language) || beginsDay(ahead, language) || endsMeeting(ahead, language)) return false
  const behind = restOfClause(reader, end)
  return endsDay(behind, language) || endsMeeting(behind, language)
}

function tellsBeginning(clause: string, language: Language): boolean {
  return saysFree(clause, language) || getsFree(clause, language) || endsLessons(clause, language)
}

function restOfClause({ textAt }: Reader, from: number): string {
  return textAt(from, from + longest_clause).split(/[,;!?]|\. /)[0] ?? ''
}
