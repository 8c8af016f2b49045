import { withoutAdditions } from './additions.ts'
import { type DaysItem, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import { withoutNamedOwnDays } from './own-days.ts'

/** What the sentences say about time, where one says more of what another has said. */
export function settled(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  return loosened(withoutNamedOwnDays(narrowed(withoutAdditions(told))))
}

/** `I am in Berlin from the 8th to the 10th. Could we meet on the 9th?`: a later sentence picks a day of the range. */
function narrowed(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  return told.map((items, place) => {
    const later = told
      .slice(place + 1)
      .flatMap((others) => others.flatMap((item) => (isDay(item) ? item.days : [])))
    return items.filter(
      (item) =>
        !isWantedDay(item) ||
        !item.days.every(({ first, last }) => first < last) ||
        !later.some((day) => item.days.some(({ first, last }) => day.first >= first && day.last <= last)),
    )
  })
}

function isDay(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.days.every((day) => day.first === day.last && day.weekday === null && !day.isFrame)
  )
}

/** Hours from one to another without a day, or longer than the meeting, are a stretch to look in and no offer. */
function loosened(sentences: readonly (readonly Item[])[]): Item[][] {
  const all = sentences.flat()
  const hasDays = all.some(isWantedDay)
  const length = all.find((item) => item.kind === 'length')
  const longest = !hasDays ? 0 : length?.kind === 'length' ? length.minutes : 24 * 60
  return sentences.map((items) =>
    items.map((item) =>
      item.kind === 'hours' && item.hours.isExact && item.hours.until - item.hours.from > longest
        ? { ...item, hours: { ...item.hours, isExact: false } }
        : item,
    ),
  )
}
