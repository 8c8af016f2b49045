import { addItem, effectiveBound, farBound } from '../items/add-item.ts'
import { tellsWeekday } from './bracketed-dates.ts'
import { takeDatedEvent } from '../items/dated-events.ts'
import { type DayRange, dayRange, isMark, isRangeMark } from './day-range.ts'
import type { Term } from '../terms/term.ts'
import type { Reader } from '../items/item-reader.ts'
import { isMonthToMeet } from './months-to-meet.ts'
import { isSomeDay } from './ones.ts'
import { isThatWeekday } from './that-weekday.ts'
import { readDays } from './read-days.ts'
import { readRangeEnd } from './range-ends.ts'

export function readDayRange(reader: Reader, at: number): number | null {
  const { terms } = reader
  const one = readDays(terms, at, reader.days)
  if (!one) return null
  const isApposed = reader.isBetween && isMark(terms[one.next], ',') && terms[one.next + 1]?.kind === 'and'
  const joinAt = one.next + (isApposed ? 1 : 0)
  const join = terms[joinAt]
  const isHour = join?.kind === 'at' && terms[joinAt + 1]?.kind === 'number' && !leadsDay(reader, join)
  // `Any Wednesday until the 16th` are Wednesdays up to a last day.
  const isEvery = isAnyWeekday(terms, at) && join?.kind === 'by' && terms[joinAt + 1]?.kind !== 'weekday'
  const other =
    join && !isHour && !isEvery && (isRangeMark(join) || (reader.isBetween && join.kind === 'and'))
      ? readRangeEnd(terms, joinAt + 1, one.days[0], reader.days)
      : null
  const [first, second] = one.days
  const [last] = other?.days ?? []
  const isRange =
    other &&
    first &&
    last &&
    !isEveryWeek(first) &&
    !isEveryWeek(last) &&
    one.days.length === 1 &&
    last.last > first.first - 7 &&
    !isBack(first, last)
  const isBetweenTwo = reader.isBetween && first && second && one.days.length === 2
  const between = isBetweenTwo ? [rangeBetween(first, second)] : one.days
  const named = isRange ? [rangeBetween(first, last)] : between
  // `before my holiday from 24 January`
  const far = reader.bound === null || reader.bound === 'from' ? farBound(reader, at) : null
  if (far !== null) takeDatedEvent(reader, terms[at]?.start ?? 0)
  const bound = far ?? reader.bound
  const isMiddle = !isRange && bound !== null && isMiddleOfMonth(terms[at], named)
  const days = isMiddle ? named.map(asMiddleDay) : named
  // `from 20 to 22 January` says both ends itself.
  const isOwnRange =
    reader.bound === 'from' && far === null && first && first.last > first.first && !first.isFrame
  // What has to happen before the end of a month may happen until then.
  const end_term = terms[one.next - 1]
  const isOver = end_term !== undefined && over.test(reader.textAt(end_term.end, end_term.end + 12))
  const isFrame = (reader.eventFrom !== null || isOver) && one.days.every((day) => day.isFrame)
  const opening = terms[at]
  const namesEnd = opening?.kind === 'edge' || (opening?.kind === 'year_part' && opening.isEnd)
  const isEnd = (namesEnd || isFrame) && bound === 'before'
  const next = isRange ? other.next : one.next
  if (reader.bracketBound !== null && tellsWeekday(reader, days)) return next
  const isWeekly = !isRange && terms.slice(at, next).some(({ kind }) => weekly.has(kind))
  const start = terms[at]?.start ?? 0
  const isSome = isWeekly && isSomeDay(reader.textAt(Math.max(0, start - longest_article), start))
  const end = terms[next - 1]?.end ?? start
  const more = {
    ...(isEvery ? { isEvery } : {}),
    ...(isWeekly && isThatWeekday(reader, { start, end }) ? { isThat: true } : {}),
    ...(isWeekly ? { weekly: isSome ? ('some' as const) : ('such' as const) } : {}),
  }
  addItem(reader, at, next, {
    kind: 'days',
    days: days.map((day) => ({ ...day, ...more })),
    isExcluded: reader.isExcept || (reader.isNot && reader.bound === null),
    bound:
      reader.bracketBound !== null
        ? reader.bracketBound
        : (isRange && far === null) || isBetweenTwo || isOwnRange
          ? null
          : isEnd
            ? 'by'
            : bound === 'by' && isSeason(opening)
              ? 'before'
              : effectiveBound(bound, reader.isNot),
    isTarget: reader.isTarget,
    isSpan: Boolean(isRange) && far === null,
    ...(reader.isException ? { isException: true } : {}),
    ...(isMonthToMeet(reader, start, days) ? { isMeant: true } : {}),
    ...(reader.isAlso ? { isAlso: true } : {}),
    ...(reader.isLast && bound === 'by' ? { isLast: true } : {}),
  })
  if (days.some(({ isContradicted }) => isContradicted)) reader.unread.push({ start, end })
  if (reader.isExcept || reader.isNot) reader.exceptAt = null
  if (bound !== null || reader.bracketBound !== null) reader.limitAt = null
  const every = terms[at]
  if (every?.kind === 'every' && every.last - every.first === 6) reader.isAny = true
  reader.lastBefore = null
  reader.isLed = false
  reader.bound = null
  reader.isLast = false
  reader.isBetween = false
  reader.bracketBound = null
  return next
}

function isMiddleOfMonth(term: Term | undefined, [days]: readonly DayRange[]): boolean {
  return term?.kind === 'edge' && term.edge === 'middle' && days !== undefined && days.last - days.first > 7
}

/** `Until mid-February` ends on the 15th, with which `from mid-February` begins. */
function asMiddleDay({ first, ...day }: DayRange): DayRange {
  return { ...day, first: first + 4, last: first + 4 }
}

const weekly: ReadonlySet<Term['kind']> = new Set(['weekday', 'weekday_behind', 'weekend'])

/** `irgendein ` */
const longest_article = 12

/** `Dal 7 all'11`, and not `alle 11`. */
function leadsDay({ language, bound, textAt }: Reader, { start, end }: Term): boolean {
  return language === 'it' && bound === 'from' && /^all$/.test(textAt(start, end))
}

/** `Bring our meeting of Friday forward to tomorrow`: a date before a weekday ends no stretch of it. */
function isBack(first: DayRange, last: DayRange): boolean {
  return first.weekday !== null && last.weekday === null && last.first < first.first
}

/** `From Thursday to any other day` is no stretch. */
function isEveryWeek({ first, last, isEvery }: DayRange): boolean {
  return isEvery && last > first
}

/** `any Wednesday`, `mittwochs` */
function isAnyWeekday(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  return term?.kind === 'weekday' && (term.isEvery || terms[at - 1]?.kind === 'any')
}

/** `Until the summer` */
function isSeason(term: Term | undefined): boolean {
  return term?.kind === 'year_part' && (term.last - term.first + 12) % 12 === 2
}

/** `before January is over` */
const over =
  /^(?:'s (?:over|out)| (?:is over|is out|ends|zu ende|vorbei|um ist|vorbei ist|se termine|se acabe))/

/** Of `Monday to Wednesday` another week may be meant, which the mail names beside. */
function rangeBetween(first: DayRange, last: DayRange): DayRange {
  const end = last.last < first.first ? last.last + 7 : last.last
  const weekday = first.weekday !== null && last.weekday !== null ? first.weekday : null
  // `The 29th to the 31st`, in a month that has no 31st
  const days = (last.monthDay ?? 0) - (first.monthDay ?? 0)
  const isOfMonth = first.monthDay !== null && last.monthDay !== null && days > 0 && end >= first.first
  return dayRange(isOfMonth ? end - days : first.first, end, {
    isFrame: true,
    weekday,
    ...(isOfMonth ? { beginsOn: first.monthDay } : {}),
    ...(last.isFrame && last.weekday === null ? { daysOfEnd: last.last - last.first } : {}),
  })
}
