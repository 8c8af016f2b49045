import { endsHours, isClockMark, isDayNumber, isInList, longest_list } from './date-lists.ts'
import { dateWithoutYear, fullYear, listed, single } from './date-ranges.ts'
import { dayOf, firstOfMonth } from './day-number.ts'
import { type DayContext, isMark, isRangeMark, isYear, type ReadDays } from './day-range.ts'
import { isPairOfDays } from './read-month-day.ts'
import type { Term } from '../terms/term.ts'

/** `2026-12-03`, `3.12.`, `03.12.2026`, `12/3`, `3-12-2026`. */
export function readNumericDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const [one, mark, two, second, three] = terms.slice(at, at + 5)
  if (one?.kind !== 'number' || mark?.kind !== 'mark' || two?.kind !== 'number') return null
  if (one.digits === 4 && mark.mark === '-' && isMark(second, '-') && three?.kind === 'number') {
    return single(dayOf(one.value, two.value, three.value), at + 5)
  }
  if (!isAdjacent(one, mark, two) || one.digits > 2 || two.digits > 2) return null
  const isDotted = mark.mark === '.'
  const hasYear =
    second?.kind === 'mark' && second.mark === mark.mark && three?.kind === 'number' && three.digits >= 2
  // `20-1` alone are hours.
  const isDashed = mark.mark === '-' && hasYear && isYear(three)
  if (!isDotted && !isDashed && mark.mark !== '/') return null
  // `am 3.12 um 10`
  const isOfArticle = one.isDay === true && two.digits === 2 && two.value > 0
  if (isDotted && (!(isMark(second, '.') || isOfArticle) || two.value > 12)) return null
  const isSwapped =
    !isDotted && two.value <= 12 && one.value <= 12 && isMonthAhead(one.value, two.value, context)
  const day = isSwapped || two.value > 12 ? two.value : one.value
  const month = isSwapped || two.value > 12 ? one.value : two.value
  if (hasYear && isAdjacent(two, second, three))
    return single(dayOf(fullYear(three.value), month, day), at + 5)
  return single(dateWithoutYear(month, day, context), at + (second && isMark(second, '.') ? 4 : 3))
}

/** Where the sender may write either way, the date that is near is meant. */
function isMonthAhead(one: number, two: number, context: DayContext): boolean {
  if (context.isMonthFirst || !context.mayBeMonthFirst) return context.isMonthFirst
  const [swapped, plain] = [dateWithoutYear(one, two, context), dateWithoutYear(two, one, context)]
  const isComing = swapped !== null && swapped >= context.today && swapped <= context.today + near_days
  return isComing && (plain === null || plain < context.today || plain > context.today + near_days)
}

const near_days = 60

/** `14. und 18.12.`, `14.–18.12.2026`: the month stands at the last one. */
export function readNumericList(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const numbers: number[] = []
  let isRange = false
  let isJoined = false
  for (let next = at; next < at + longest_list; next += 1) {
    const last = isJoined ? readNumericDate(terms, next, context) : null
    const [date] = last?.days ?? []
    if (last && date) {
      const first = firstOfMonth(date.first)
      const days = [...numbers.map((day) => first + day - 1), date.first]
      return days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0))
        ? listed(days, isRange, last.next)
        : null
    }
    const term = terms[next]
    if (isStretch(terms, at, numbers.length, isRange) && term && endsHours(term)) return null
    if (isDayNumber(term) && !isClockMark(terms[next + 1])) {
      if (numbers.length > 0 && !isJoined) return null
      numbers.push(term.value)
      isJoined = false
    } else if (term && isRangeMark(term) && numbers.length > 0) isRange = isJoined = true
    else if (isPairOfDays(terms, next)) isJoined = true
    else if (!term || !isInList(term) || numbers.length === 0) return null
    else isJoined ||= joinsDays(term)
  }
  return null
}

function joinsDays(term: Term): boolean {
  return term.kind === 'or' || term.kind === 'and' || isMark(term, ',')
}

/** `zwischen 9 und 11, oder am 21.1.`, `9 bis 11 oder am 21.1.`: the numbers are hours. */
function isStretch(terms: readonly Term[], at: number, count: number, isRange: boolean): boolean {
  return count > 1 && (isRange || terms[at - 1]?.kind === 'between')
}

function isAdjacent(...terms: readonly Term[]): boolean {
  return terms.every((term, index) => index === 0 || terms[index - 1]?.end === term.start)
}
