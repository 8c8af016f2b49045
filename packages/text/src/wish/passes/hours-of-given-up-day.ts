import { type DaysItem, type HoursItem, isExcludedTime, isOneDay, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSettled, asSuiting } from '../items/settle.ts'
import type { Judged } from './judge-sentence.ts'
import { gone, withTold } from './only-day.ts'

/**
 * `I can't make 2 tomorrow. 4, or Friday at 10?`: where another day behind "or" has an hour of its own, the hour ahead of
 * it is of the day on which another hour did not suit.
 */
export function withHoursOfGivenUpDay(judged: readonly Judged[]): readonly Judged[] {
  const place = judged.findIndex(({ items }) => alternativeIn(items) !== null)
  const one = judged[place]
  const hour = one && alternativeIn(one.items)
  if (!one || !hour) return judged
  const named = [...judged.slice(Math.max(0, place - 1), place), one].flatMap(({ items }) =>
    items.filter(({ end }) => end <= hour.start),
  )
  const day = named.findLast((item): item is DaysItem => isOneDay(item))
  if (!day || !isExcludedTime(day) || day.bound !== null) return judged
  return withTold(judged, [gone(day), [hour, [dayOf(hour, day), asSettled(hour)]]])
}

function dayOf({ start, clause }: HoursItem, day: DaysItem): Item {
  return asSuiting({ ...day, start, end: start, clause })
}

/** The hour of `4, or Friday at 10`, ahead of which no day stands that suits. */
function alternativeIn(items: readonly Item[]): HoursItem | null {
  const times = items.filter(isTime)
  const place = times.findIndex((item) => !item.isExcluded)
  const [hour, day, other] = times.slice(place)
  if (place < 0 || !isHour(hour) || !isHour(other)) return null
  return day && isOneDay(day) && day.isChoice === true && !day.isExcluded ? hour : null
}

function isHour(item: Item | undefined): item is HoursItem {
  return (
    item?.kind === 'hours' && !item.isExcluded && item.hours.isExact && item.hours.until === item.hours.from
  )
}
