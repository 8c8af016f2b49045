import { isTime } from '../items/groups.ts'
import { weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import type { Item } from '../items/item.ts'
import { filtered } from '../../literal-filter.ts'

/** Words that except from what was said, whether that suits or not; 'nor' and 'but not' do not. */
export const excepts = filtered(
  /^(?:except|any(?:thing| ?time| day| hour) but|whenever but|apart|save|other than|aside|besides|bar|outside|with (?:the )?exception|ausser|bis auf|mit ausnahme|abgesehen|sauf|hormis|a part|a l'exception|exception|en dehors|salvo|menos|excepto|exceptuando|quitando|a excepcion|con excepcion|tranne|eccetto|fuorche|meno|a parte|ad eccezione|a eccezione|fatta)/,
)

/**
 * `Next week is hopeless apart from Thursday`, `Monday is impossible except in the morning`: in a clause that says what
 * does not suit, what it excepts does. From a place on all items are those of the clause.
 */
export function turnExceptions(items: Item[], from: number): void {
  const clause = items.splice(from)
  const excepted = clause.filter(isException)
  const days = excepted.flatMap((item) => (item.kind === 'days' ? item.days : []))
  const others = clause.filter((item) => !isException(item))
  const out = others.flatMap((item) => (item.kind === 'days' ? item.days : []))
  for (const item of clause) {
    if (item.kind === 'days' && isException(item))
      items.push({ ...item, isExcluded: false, days: item.days.map((day) => dated(day, out)) })
    else if (item.kind === 'hours' && isException(item)) items.push({ ...item, isExcluded: false })
    else if (item.kind === 'days' && days.length > 0 && item.bound === null)
      items.push({ ...item, isExcluded: true, days: item.days.flatMap((day) => without(day, days)) })
    else items.push(item)
  }
}

export function isException(item: Item): boolean {
  return isTime(item) && item.isException === true
}

/** A weekday of the days that do not suit. */
function dated(day: DayRange, out: readonly DayRange[]): DayRange {
  const { weekday } = day
  const week = out.find(({ first, last }) => last - first >= 4 && last - first <= 6)
  if (weekday === null || !week || day.first !== day.last) return day
  const first = week.first + ((weekday - weekdayOf(week.first) + 7) % 7)
  return first > week.last ? day : { ...day, first, last: first, weekday: null, isEvery: false }
}

/** What is left of days without some of them. */
function without(range: DayRange, days: readonly DayRange[]): DayRange[] {
  if (range.weekday !== null) return [range]
  return days
    .map((day) => dated(day, [range]))
    .reduce<DayRange[]>(
      (left, day) =>
        left.flatMap((one) =>
          day.last < one.first || day.first > one.last
            ? [one]
            : [
                ...(day.first > one.first ? [{ ...one, last: day.first - 1 }] : []),
                ...(day.last < one.last ? [{ ...one, first: day.last + 1 }] : []),
              ],
        ),
      [range],
    )
}
