import {
  type DaysItem,
  type HoursItem,
  isSingleDays,
  isTime,
  isWantedDay,
  isWeekFrame,
} from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `Saturday from five? Or else Friday of next week`: the week is that of the alternative alone, and the weekdays before it are
 * the coming ones.
 */
export function withoutWeeksOfResorts(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  const place = told.findIndex((items) => items.some(isWeek))
  const [first, ...rest] = told[place]?.filter(isTime) ?? []
  const isResort = first?.isResort === true || first?.isChoice === true
  const areDays = [first, ...rest].some((item) => item !== undefined && isSingleDays(item))
  if (!isResort || !areDays) return [...told]
  return told.map((items, at) => (at < place ? items.map(asComing) : items))
}

function isWeek(item: Item): boolean {
  return isWantedDay(item) && item.days.every((day) => isWeekFrame(day) && day.last - day.first === 6)
}

function asComing(item: Item): Item {
  if (!isSingleDays(item)) return item
  return { ...item, days: item.days.map((day) => ({ ...day, weekday: null })) }
}

interface Named {
  readonly hours: readonly HoursItem[]
  /** The single day that was named last. */
  readonly day: number | null
}

/** `Tuesday over lunch? If not, Thursday`: a day behind that Tuesday, and its hours where the sentence names none. */
export function withHoursOfFirst(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  let before: Named = { hours: [], day: null }
  return told.map((all) => {
    const place = all.findLastIndex((item) => isSingleDays(item) && item.isResort === true)
    const day = all[place]
    if (day === undefined || !isSingleDays(day)) {
      before = namedIn(all, before)
      return all
    }
    const first = namedIn(all.slice(0, place), before)
    const items = all.with(place, behind(day, first.day))
    if (items.slice(place + 1).some(isTime)) return items
    const { start, end, clause } = day
    const same = first.hours.map((item) => ({
      ...item,
      start,
      end,
      clause,
      isJoined: false,
      isChoice: false,
    }))
    return [...items.slice(0, place + 1), ...same, ...items.slice(place + 1)]
  })
}

/** A beginning that is named may be one of its day alone, so only stretches count. */
function namedIn(items: readonly Item[], before: Named): Named {
  const days = items.flatMap((item) => (isSingleDays(item) ? item.days : []))
  const hours = items.filter(isStretch)
  if (days.length === 0 && hours.length === 0) return before
  return { hours, day: days.at(-1)?.first ?? before.day }
}

function isStretch(item: Item): item is HoursItem {
  return item.kind === 'hours' && !item.isExcluded && item.hours.until > item.hours.from
}

function behind(item: DaysItem, named: number | null): DaysItem {
  const days = item.days.map((day) =>
    named !== null && day.weekday !== null && day.first < named
      ? { ...day, first: day.first + 7, last: day.last + 7 }
      : day,
  )
  return { ...item, days }
}
