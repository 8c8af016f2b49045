import { addItem } from '../items/add-item.ts'
import { lastNamed } from '../terms/behind-named.ts'
import { type DayNumber, mondayOf } from './day-number.ts'
import { type DayRange, dayRange } from './day-range.ts'
import type { Reader } from '../items/item-reader.ts'
import type { Token } from '../terms/tokens.ts'

/** A weekday, a weekend or a week that words such as `the next one` mean without naming it. */
export interface One {
  /** The one behind that which was named last. */
  readonly isLater: boolean
  /** What its gender says it is. */
  readonly of: 'week' | 'day' | null
  /** It is none of a certain day: `on Tuesday; this one …`. */
  readonly isOfMany: boolean
}

/** What was named last of which there is one every week. */
export interface LastOne extends Pick<DayRange, 'first' | 'last'> {
  readonly isWeek: boolean
  /** Every one, or one of many. */
  readonly isOpen: boolean
}

/** `This Sunday or the one following`, `am Mittwoch; der nächste`. */
export function addOne(reader: Reader, at: number): number | null {
  const { terms, days, textAt, language } = reader
  const term = terms[at]
  if (!term) return null
  const of = language === 'en' ? null : term.kind === 'next_one' ? 'week' : 'day'
  const isLater = term.kind !== 'this_one' && term.kind !== 'this'
  const one: One = { isLater, of, isOfMany: textAt(term.start, term.end) === 'this one' }
  const monday = mondayOf(days.today) + 7
  // Where nothing was named that a rule reads, a question means the coming week.
  const isAsked = term.kind === 'next_one' && textAt().trimEnd().endsWith('?')
  const range = isAsked
    ? dayRange(monday, monday + 6, { one, isFrame: true, weeksBehind: 1 })
    : dayRange(days.today, days.today, { one })
  return addItem(reader, at, at + 1, {
    kind: 'days',
    days: [range],
    isExcluded: reader.isExcept || reader.isNot,
    bound: null,
    isTarget: reader.isTarget,
  })
}

/** `Este no puedo, pero el que viene sí`, `diesen oder den nächsten` */
export function isBareThis({ terms }: Reader, at: number): boolean {
  if (terms[at]?.kind !== 'this') return false
  const behind = terms[at + 1]?.kind
  return (
    behind === 'not' ||
    behind === 'unavailable' ||
    (behind === 'or' && terms[at + 2]?.kind === 'next_day_one')
  )
}

/** `Le suivant, à 10 h`, `el siguiente no puedo`, and neither `el siguiente tema` nor `der nächste Freitag`. */
export function namesNoOne(phrase: string, behind: Token | undefined): boolean {
  const word = behind?.word ?? ''
  if (/^(?:folg|woche|weeks?$|semaines?$|semanas?$|settiman)/.test(word)) return true
  return loose_ones.test(phrase) && /^[\p{L}\d]/u.test(word) && !goes_on.test(word)
}

const loose_ones =
  /^(?:de[nrm]|das|le|el|il) (?:nachsten?|folgenden?|kommenden?|suivant|prochain|siguiente|otro|proximo|prossimo|seguente|successivo)$/
const goes_on =
  /^(?:or|oder|ou|o|is|ist|est|would|ware|serait|seria|sarebbe|ginge|geht|passt|nicht|bin|habe|je|alors|marche|me|irait|ne|lo|ya|no|si|estoy|puedo|non|sono|ho|va|e|andrebbe|invece)$/

/** `Some Friday`, `un mercredi`, `ogni martedì`: one of many, or every one. */
export function isSomeDay(before: string): boolean {
  return some_day.test(before)
}

const some_day =
  /(?:^| )(?:some|one|any|a|every|each|ein|einem|einen|eines|irgendein|jeden|jedem|un|une|chaque|una|uno|algun|cada|qualche|ogni|di) $/

/** The weekday, weekend or week of days; null where they are none. */
export function lastOneOf(day: DayRange, week: DayNumber | null): LastOne | null {
  const { first, last, isEvery, isFrame, weekly } = day
  const isWeek = isFrame && weekly === undefined && mondayOf(first) === mondayOf(last)
  if (!isWeek && weekly === undefined) return null
  const isOpen = isEvery || weekly === 'some'
  if (first < last || isOpen) return { first, last, isWeek, isOpen }
  const named = lastNamed(day, week)
  return { first: named, last: named, isWeek, isOpen }
}

/** The one that is meant; null where nothing that it may be was named. */
export function nextOne(one: One, named: LastOnes): LastOne | null {
  const last = oneFor(one, named)
  if (!last) return null
  if (last.isOpen) return { ...last, isOpen: false }
  if (!one.isLater) return one.isOfMany ? null : last
  if (!last.isWeek) return { ...last, first: last.first + 7, last: last.last + 7 }
  const monday = mondayOf(last.first) + 7
  return { ...last, first: monday, last: monday + 6 }
}

function oneFor({ of }: One, { week, day }: LastOnes): LastOne | null {
  if (of !== null) return of === 'week' ? week : day
  // `This week I only have Thursday; the next one …`
  const isWithin = week && day && day.first >= week.first && day.last <= week.last
  return isWithin ? week : (day ?? week)
}

/** The week, and the weekday or weekend, that were named last. */
export interface LastOnes {
  readonly week: LastOne | null
  readonly day: LastOne | null
}

/** In place of those before. */
export function withOne(one: LastOne | null, before: LastOnes): LastOnes {
  if (!one) return before
  return one.isWeek ? { day: null, week: one } : { ...before, day: one }
}
