import { dayOfMonth } from './day-number.ts'
import { type DayContext, dayRange, isMark, isRangeMark, type ReadDays } from './day-range.ts'
import { isDayNumber } from './date-lists.ts'
import type { Term } from '../terms/term.ts'

const longest_list = 12

/** `the 18th`, `am 16.`, `le 18`, `am 21. oder 22.`: the nearest such days, or those of a month that the mail names. */
export function readMonthDay(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const first = readOneMonthDay(terms, at, context)
  if (!first) return null
  const days = [...first.days]
  let next = first.next
  while (days.length < longest_list) {
    const join = terms[next]
    const isPair = isPairOfDays(terms, next)
    const isJoined = isPair || join?.kind === 'or' || join?.kind === 'and' || isMark(join, ',')
    const isDay =
      isPair ||
      endsLikeDay(terms, next + 1) ||
      isNamedDay(terms[next + 1]) ||
      isPluralDay(terms, at, next + 1)
    const isHour = isMark(join, ',') && opensHours(terms, next + 1)
    const more = isJoined && isDay && !isHour ? readOneMonthDay(terms, next + 1, context, true) : null
    if (!more) break
    days.push(...more.days)
    next = more.next
  }
  return { days, next }
}

/** `Le 22 10h-11h`, `il 22 10-11` */
function isHour(terms: readonly Term[], at: number): boolean {
  const [hour, behind] = [terms[at], terms[at + 1]]
  if (hour?.kind !== 'number' || behind === undefined) return false
  return (
    behind.kind === 'hour' ||
    (behind.kind === 'mark' && isRangeMark(behind) && terms[at + 2]?.kind === 'number')
  )
}

/** `Am 22., 10-11 Uhr` */
function opensHours(terms: readonly Term[], at: number): boolean {
  const [join, other, behind] = [terms[at + 1], terms[at + 2], terms[at + 3]]
  const isRange = join !== undefined && isRangeMark(join) && other?.kind === 'number'
  return isRange && behind?.kind !== 'ordinal' && behind?.kind !== 'month' && !isMark(behind, '.')
}

/** `Le 17/18`, which is no date, `am 17./18.`: the mark between both. */
export function isPairOfDays(terms: readonly Term[], at: number): boolean {
  const hasDot = isMark(terms[at - 1], '.')
  const [one, mark, other] = [terms[hasDot ? at - 2 : at - 1], terms[at], terms[at + 1]]
  const isTight =
    terms[at - 1]?.end === mark?.start &&
    mark?.end === other?.start &&
    (!hasDot || one?.end === terms[at - 1]?.start)
  return (
    isTight && isMark(mark, '/') && isDayNumber(one) && isDayNumber(other) && other.value === one.value + 1
  )
}

/** `les 4 et 5`, `los días 4 y 5` */
function isPluralDay(terms: readonly Term[], first: number, at: number): boolean {
  const [one, other] = [terms[first], terms[at]]
  return isNamedDay(one) && isDayNumber(other) && !other.isWord && !isCounted(terms[at + 1])
}

/** `the 9th and the 10`, `l'8 e il 9` */
function isNamedDay(term: Term | undefined): boolean {
  return term?.kind === 'number' && term.isDay === true
}

/** `22.` or `22nd`. */
function endsLikeDay(terms: readonly Term[], at: number): boolean {
  const [number, behind] = [terms[at], terms[at + 1]]
  return (
    number?.kind === 'number' &&
    behind?.start === number.end &&
    (behind.kind === 'ordinal' || isMark(behind, '.'))
  )
}

/** The first day of a list. */
export function readOneMonthDay(
  terms: readonly Term[],
  at: number,
  { today, named = null }: DayContext,
  isListed = false,
): ReadDays | null {
  const number = terms[at]
  if (!isDayNumber(number) || number.isWord) return null
  const behind = terms[at + 1]
  const isOrdinal = behind?.kind === 'ordinal' && behind.start === number.end
  const hasDot = isMark(behind, '.') && behind?.start === number.end && !isNumberBehind(terms, at + 1)
  const follows = isListed || terms[at - 1]?.kind === 'or' || terms[at - 1]?.kind === 'and'
  const isDay =
    number.isDay === true ||
    isEndOfDots(terms, at) ||
    (follows && hasDot && (isListed || isBehindDay(terms, at - 2)))
  const next = at + (isOrdinal || (hasDot && isDay) ? 2 : 1)
  const isList = isListed || (follows && isNamedDay(terms[at - 2]))
  const isSelf = behind?.kind === 'word' && behind.isSelf === true
  const isFree =
    isPairOfDays(terms, at + 1) ||
    hasDot ||
    isSelf ||
    number.isAlone === true ||
    isColon(terms, at + 1) ||
    isHour(terms, at + 1) ||
    !isCounted(behind)
  if (!isOrdinal && !((isDay || isList) && isFree)) return null
  // `Until mid-February I am away, so from the 16th`
  const earliest = named !== null && named > today && dayOfMonth(named) <= number.value ? named : today
  for (let day = earliest; day < earliest + 62; day += 1) {
    if (dayOfMonth(day) !== number.value) continue
    return { days: [dayRange(day, day, { monthDay: number.value })], next }
  }
  return null
}

/** `Am 21. oder 22.`, and not `at 9 or 10.` */
function isBehindDay(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  return isMark(term, '.') || isNamedDay(term) || day_kinds.has(term?.kind ?? '')
}

const day_kinds: ReadonlySet<string> = new Set(['ordinal', 'weekday', 'month', 'day'])

/** `Inventur 29.–31.`, `in der ersten Woche (1. bis 5.)`, and not `1.-3. Klasse` */
function isEndOfDots(terms: readonly Term[], at: number): boolean {
  const isFirst = endsLikeDay(terms, at) && isDashAt(terms, at + 2)
  const first = isFirst ? at : isDashAt(terms, at - 1) ? at - 3 : null
  if (first === null) return false
  const [one, other, behind] = [terms[first], terms[first + 3], terms[first + 5]]
  const isRange = isDayNumber(one) && isDayNumber(other) && one.value < other.value
  const isEnd =
    behind === undefined || behind.kind === 'mark' || behind.kind === 'at' || behind.kind === 'because'
  return (
    isRange &&
    isEnd &&
    [first, first + 3].every((place) => isMark(terms[place + 1], '.') && endsLikeDay(terms, place))
  )
}

function isDashAt(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (isMark(term, '-') || isMark(term, '–')) return true
  const isTo = term?.kind === 'to' || term?.kind === 'by'
  return isTo && isMark(terms[at - 3], '(') && isMark(terms[at + 3], ')')
}

/** `Not on the 22nd: it is taken`, and not `le 14:30`. */
function isColon(terms: readonly Term[], at: number): boolean {
  return isMark(terms[at], ':') && !isNumberBehind(terms, at)
}

/** `4.30` is no fourth day. */
function isNumberBehind(terms: readonly Term[], at: number): boolean {
  return terms[at + 1]?.kind === 'number' && terms[at + 1]?.start === terms[at]?.end
}

/** `le 14 h`, `el 30 %`, `am 3/4`. */
function isCounted(term: Term | undefined): boolean {
  if (term?.kind === 'mark') return !/^[,;!?)(–—-]$/.test(term.mark)
  return (
    term !== undefined &&
    ![
      'after',
      'because',
      'conclusion',
      'condition',
      'every',
      'so',
      'also',
      'and',
      'any',
      'before',
      'or',
      'onwards',
      'link',
      'to',
      'by',
      'at',
      'but',
      'part',
      'from',
      'not',
      'possible',
      'this',
      'clock',
      'unavailable',
    ].includes(term.kind)
  )
}
