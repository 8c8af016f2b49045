import { mondayOf } from './day-number.ts'
import type { DayRange } from './day-range.ts'
import { framesOf, inFrames, type Placed } from './frames.ts'
import { isWantedDay } from './groups.ts'
import type { Item } from './item.ts'

/** A weekday beside a week in one sentence is that of this week, whatever other weeks the mail names. */
export function inOwnWeek(items: readonly Item[]): readonly Item[] {
  const weeks = items
    .flatMap((item) => (isWantedDay(item) ? framesOf(item) : []))
    .filter(({ value }) => value.weekday === null && value.last - value.first <= 6)
  if (weeks.length === 0) return items
  return items.map((item) => {
    if (!isWantedDay(item)) return item
    const days = item.days.flatMap((range) =>
      range.weekday !== null && !range.isFrame && range.first === range.last
        ? withinWeeks(range, weeks)
        : [range],
    )
    return { ...item, days }
  })
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
