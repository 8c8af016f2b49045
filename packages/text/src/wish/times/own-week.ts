import { mondayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { framesOf, inFrames, type Placed } from '../items/frames.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isWeek, isWeekday, weeksOfWeekdays } from './weeks-of-weekdays.ts'

/** A weekday beside a week in one sentence is that of this week, whatever other weeks the mail names. */
export function inOwnWeek(items: readonly Item[]): readonly Item[] {
  const weeks = items
    .flatMap((item) =>
      isWantedDay(item) ? framesOf(item).map((frame) => ({ ...frame, clause: item.clause })) : [],
    )
    .filter(({ value }) => value.weekday === null && value.last - value.first <= 6)
  if (weeks.length === 0) return items
  const paired = weeksOfWeekdays(items)
  return items.map((item, place) => {
    if (!isWantedDay(item)) return item
    if (isBefore(item, items.slice(place + 1), weeks))
      return { ...item, days: item.days.map((day) => ({ ...day, weekday: null })) }
    const pair = paired.get(item)
    const own = pair ? framesOf(pair) : weeks.filter(({ clause }) => clause === item.clause)
    const days = item.days.flatMap((range) =>
      range.weekday !== null && !range.isFrame && range.first === range.last
        ? withinWeeks(range, own.length > 0 ? own : weeks)
        : [range],
    )
    const isAlone = ![...paired.values()].includes(item) && isApart(item, items)
    return { ...item, days: isAlone ? days.map((day) => ({ ...day, isFrame: false })) : days }
  })
}

/** `This week only Friday; next week I am flexible`: where another clause has a week of its own, this is one more choice. */
function isApart(item: DaysItem, items: readonly Item[]): boolean {
  if (!isWeek(item) || items.some((other) => other.clause === item.clause && isWeekday(other))) return false
  return items.some(
    (other) =>
      other.clause !== item.clause &&
      isWeek(other) &&
      items.some((day) => day.clause === other.clause && isWeekday(day)),
  )
}

/** `Friday morning, or else Monday or Tuesday of next week`: the Friday is the coming one. */
function isBefore(
  { days: [range] }: DaysItem,
  behind: readonly Item[],
  [week, other]: readonly Placed<DayRange>[],
): boolean {
  const next = behind.find(isWeekday)
  if (!range?.weekday || !next || !week || other) return false
  const [named] = next.days
  return (
    named?.weekday != null &&
    named.weekday < range.weekday &&
    range.first < week.value.first &&
    week.end > next.start
  )
}

/** `Next week I am away until Wednesday; Thursday or Friday?`: the Thursday lies in that week as well. */
function withinWeeks(range: DayRange, weeks: readonly Placed<DayRange>[]): DayRange[] {
  const [named] = inFrames(range, weeks)
  if (named !== range) return inFrames(range, weeks).map((day) => ({ ...day, weekday: null }))
  const whole = weeks
    .filter(({ value }) => mondayOf(value.first) === mondayOf(value.last))
    .map((week) => ({ ...week, value: wholeWeek(week.value) }))
  return inFrames(range, whole).map((day) => (day === range ? day : { ...day, weekday: null }))
}

function wholeWeek(range: DayRange): DayRange {
  const monday = mondayOf(range.first)
  return { ...range, first: monday, last: monday + 6 }
}
