import type { DaysItem, HoursItem } from '../items/groups.ts'
import type { Hours, Item } from '../items/item.ts'

/**
 * `Before Friday evening`, `from Tuesday 2 pm`: the hour belongs to the limit. The day is in, and of it what lies
 * beyond the hour is left out.
 */
export function withDayEnds(items: readonly Item[]): Item[] {
  const found: Item[] = []
  for (let place = 0; place < items.length; place += 1) {
    const [item, hours] = [items[place], items[place + 1]]
    if (item?.kind === 'days' && hours?.kind === 'hours' && isOneLimit(item, hours)) {
      found.push(...limitTo(item, hours))
      place += 1
    } else if (item) found.push(item)
  }
  return found
}

function isOneLimit(days: DaysItem, { hours, isExcluded, isJoined, start }: HoursItem): boolean {
  const isDay =
    days.bound !== null && !days.isExcluded && days.days.length === 1 && days.days[0]?.isFrame === false
  const isBeside = start - days.end <= (hours.isExact ? most_before_clock : most_before_part)
  const isMoment = !hours.isExact || hours.until === hours.from
  return isDay && !isExcluded && isJoined !== true && isBeside && isMoment
}

const most_before_clock = 7
const most_before_part = 3

function limitTo(days: DaysItem, { hours, start, end, clause }: HoursItem): Item[] {
  const isEnd = days.bound === 'before' || days.bound === 'by'
  const left = isEnd ? { from: hours.from, until: 24 * 60 } : { from: 0, until: beginOf(hours, days) }
  const out: Hours = { ...left, isExact: false }
  return [
    { ...days, bound: isEnd ? 'by' : 'from' },
    {
      ...days,
      days: days.days.map((day) => ({ ...day, weekday: null, monthDay: null })),
      bound: null,
      isExcluded: true,
      clause,
      isJoined: true,
    },
    { kind: 'hours', hours: out, isExcluded: true, clause, start, end },
  ]
}

function beginOf({ from, until, isExact }: Hours, { bound }: DaysItem): number {
  return bound === 'after' && !isExact ? until : from
}
