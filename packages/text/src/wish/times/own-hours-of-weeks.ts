import { isSingleDays, isTime, isWantedDay, isWeekFrame } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `This week in the mornings, next week in the afternoons`: each week has its hours alone. */
export function withHoursOfWeeks(told: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  if (told.some((items) => items.some(isSingleDays))) return told
  return told.map((items) => {
    const order = items.filter(isTime).map(kindOf).join('')
    if (!alternates.test(order)) return items
    return items.map((item) =>
      isWantedDay(item) ? { ...item, days: item.days.map((day) => ({ ...day, isFrame: false })) } : item,
    )
  })
}

const alternates = /^(?:wh(?:wh)+|hw(?:hw)+)$/

/** A week, hours, or another time. */
function kindOf(item: Item): 'w' | 'h' | 'o' {
  if (item.kind === 'hours') return item.isExcluded ? 'o' : 'h'
  return isWantedDay(item) && item.days.length === 1 && item.days.every(isWeekFrame) ? 'w' : 'o'
}
