import { type DayNumber, formatDay } from '../days/day-number.ts'
import { type Placed, resolved } from '../items/frames.ts'
import type { DayRange } from '../days/day-range.ts'
import { type Group, isShort } from '../items/groups.ts'
import type { ProposedTime } from '../wish.ts'

/** `Monday or Tuesday? I have a table at 1.` */
const most_shared_days = 3

export function proposalsOf(
  groups: readonly Group[],
  frames: readonly Placed<DayRange>[],
  today: DayNumber,
): ProposedTime[] {
  const known = new Set(groups.flatMap(({ days }) => days.flatMap(({ value }) => resolved(value, frames))))
  const hasOwn = groups.some(({ days, hours }) => days.length > 0 && hours.some((item) => item.hours.isExact))
  const others = known.size <= most_shared_days && !hasOwn ? [...known] : known.size === 1 ? [...known] : []
  const named = groups.flatMap(({ days, hours }) =>
    hours
      .filter((item) => item.hours.isExact && isShort(item.hours))
      .flatMap((item) => {
        const { from, until } = item.hours
        const own = days.flatMap((day) =>
          resolved(day.value, frames).map((date) => ({
            date,
            start: Math.min(day.start, item.start),
            end: Math.max(day.end, item.end),
          })),
        )
        const shared = others.map((date) => ({ date, start: item.start, end: item.end }))
        return (own.length > 0 ? own : shared)
          .filter(({ date }) => date >= today)
          .map(({ date, start, end }) => ({
            date: formatDay(date),
            from,
            until: until > from ? until : null,
            start,
            end,
          }))
      }),
  )
  return named.filter(
    (one, place) => !named.slice(0, Math.min(place, most_compared)).some((other) => isSame(one, other)),
  )
}

/** `Next Tuesday, the 16th, at 10` offers one time. */
function isSame(one: ProposedTime, other: ProposedTime): boolean {
  return one.date === other.date && one.from === other.from && one.until === other.until
}

/** No mail offers more times. */
const most_compared = 40
