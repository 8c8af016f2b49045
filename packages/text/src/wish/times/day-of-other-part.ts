import { type DaysItem, type HoursItem, isExcludedTime, isOneDay, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `Thursday morning I'm out, but the afternoon works`: the hours that suit are of the day whose others do not. */
export function withDayOfOtherPart(items: readonly Item[]): readonly Item[] {
  if (items.some(isWantedDay)) return items
  const left = items.filter(isExcludedTime)
  const days = left.filter(({ kind }) => kind === 'days')
  const out = left.filter(isHours)
  const [day] = days
  const wanted = items.find((item) => isHours(item) && !item.isExcluded)
  if (!day || days.length > 1 || !isOneDay(day) || !wanted || !isHours(wanted) || wanted.start < day.end)
    return items
  if (day.isException === true || !out.some((item) => isOfDay(item, day))) return items
  if (out.some((item) => item.hours.isExact || meets(item, wanted))) return items
  return items.flatMap((item) => (item === wanted ? [asWanted(day, wanted), wanted] : [item]))
}

function isHours(item: Item): item is HoursItem {
  return item.kind === 'hours'
}

/** `Any day but tomorrow, and not too early` says the hours of all days. */
function isOfDay(hours: HoursItem, day: DaysItem): boolean {
  return hours.clause === day.clause && hours.isJoined !== true
}

/** Parts of the day meet where they begin together: a morning that does not suit lasts into the afternoon. */
function meets(one: HoursItem, other: HoursItem): boolean {
  if (one.isPart === true && other.isPart === true) return one.hours.from === other.hours.from
  return one.hours.from < other.hours.until && other.hours.from < one.hours.until
}

/** Stands where the hours begin. */
function asWanted(day: DaysItem, { start, clause }: HoursItem): Item {
  return { ...day, isExcluded: false, clause, start, end: start }
}
