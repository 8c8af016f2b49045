import type { DaysItem, HoursItem } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'

/** `I land on the 20th at noon and leave on the 23rd`: the meeting lies between them. Null where a sentence says no such thing. */
export function readStay({ items, isStay }: Reader): readonly Item[] | null {
  if (!isStay) return null
  const named = items.filter((item) => item.kind === 'days')
  const days = named.filter((item, place) => place === 0 || !isSameDay(item, named[place - 1]))
  const [first, second, third] = days
  if (!first || !second || third || !isDay(first) || !isDay(second)) return null
  const read = items.filter((item) => item.kind !== 'days' || days.includes(item))
  return read.map((item, place) => {
    if (item === first) return { ...first, isExcluded: false, bound: 'from' }
    if (item === second) return { ...behind(second, first), isExcluded: false, bound: 'by' }
    const day = read[place - 1]
    // The hour stands right behind its day for what reads both as one limit.
    return item.kind === 'hours' && day?.kind === 'days' ? besideDay(item, day) : item
  })
}

/** `On Tuesday morning (the 16th)` */
function isSameDay({ days: [one] }: DaysItem, other: DaysItem | undefined): boolean {
  const [before] = other?.days ?? []
  return one !== undefined && before !== undefined && one.first === before.first && one.last === before.last
}

/** `Monday to Thursday`, where Thursday comes first from today on. */
function behind(item: DaysItem, { days: [from] }: DaysItem): DaysItem {
  const days = item.days.map((day) =>
    from && day.weekday !== null && day.first < from.first
      ? { ...day, first: day.first + 7, last: day.last + 7 }
      : day,
  )
  return { ...item, days }
}

function isDay({ days }: DaysItem): boolean {
  return days.length === 1 && days[0]?.first === days[0]?.last && days[0]?.isFrame === false
}

function besideDay(hours: HoursItem, { end }: DaysItem): HoursItem {
  return { ...hours, start: Math.min(hours.start, end + 1), isExcluded: false, isJoined: false }
}
