import type { DaysItem, HoursItem } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `I am back on the 5th. From then on any day suits me`: that day and those behind it, or these alone behind a stretch. */
export function daysFromThen(
  { start, end, clause, isExcluded, isFromThen }: HoursItem,
  named: DaysItem,
): Item[] {
  const [range, other] = named.days
  const isOfDay = range !== undefined && !other && !range.isEvery && (named.bound ?? 'from') === 'from'
  if (isExcluded || !isOfDay) return []
  const bound = isFromThen === true && range.first === range.last ? 'from' : 'after'
  const days = [range]
  return [{ kind: 'days', days, isExcluded, bound, isTarget: false, isSettled: true, start, end, clause }]
}
