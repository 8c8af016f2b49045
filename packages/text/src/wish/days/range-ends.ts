import { dayOfMonth, mondayOf } from './day-number.ts'
import { type DayContext, type DayRange, dayRange, isMark, type ReadDays } from './day-range.ts'
import { readOneMonthDay } from './read-month-day.ts'
import { readDays } from './read-days.ts'
import type { Term } from '../terms/term.ts'

/** The end of a stretch that begins on a day, with the words that say which day it is. */
export function readRangeEnd(
  terms: readonly Term[],
  at: number,
  begin: DayRange | undefined,
  context: DayContext,
): ReadDays | null {
  const list = readDays(terms, at, context)
  // `The 3rd to the 5th, the 4th is taken`: what is listed behind the end is none of the stretch.
  const read = list && list.days.length > 1 ? (readOneMonthDay(terms, at, context) ?? list) : list
  const end = read && begin && (endInWeek(terms, read, begin, context) ?? read)
  return end ? { ...end, next: behindBracket(terms, end, context) } : read
}

/** `Between tomorrow and Friday of next week`: behind a day that is fixed, the week is that of the end alone. */
function endInWeek(
  terms: readonly Term[],
  { days: [day], next }: ReadDays,
  begin: DayRange,
  { today }: DayContext,
): ReadDays | null {
  const week = terms[next]
  const isFixed = begin.weekday === null && !begin.isFrame && begin.first === begin.last
  if (week?.kind !== 'week' || !isFixed || !day?.weekday || day.isEvery || day.isFrame) return null
  const date = mondayOf(today) + 7 * week.offset + day.weekday - 1
  return date > begin.first ? { days: [dayRange(date, date, {})], next: next + 1 } : null
}

/** `Friday of next week (the 22nd)` names its day twice. */
function behindBracket(terms: readonly Term[], { days: [day], next }: ReadDays, context: DayContext): number {
  const inside = isMark(terms[next], '(') ? readDays(terms, next + 1, context) : null
  const [named, more] = inside?.days ?? []
  if (!inside || !day || !named || more || !isMark(terms[inside.next], ')')) return next
  const isSame =
    named.monthDay === null
      ? named.first === day.last && named.last === day.last
      : named.monthDay === dayOfMonth(day.last)
  return isSame ? inside.next + 1 : next
}
