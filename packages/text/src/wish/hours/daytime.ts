import type { HoursItem } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { evening_from } from '../wish.ts'

/** `Evenings, please, in the daytime I am in the shop`: where the evening is meant, the daytime is named because it does not suit. */
export function withoutDaytime(reader: Reader): Reader {
  const { items } = reader
  if (!items.some(isEvening)) return reader
  return {
    ...reader,
    items: items.map((item) => (isDaytime(item) && opensClause(reader, item) ? out(item) : item)),
  }
}

/** What is said of it stands behind it; `between 9 and 5` is none of its words. */
function opensClause({ textAt }: Reader, { start, end }: Item): boolean {
  return !/\d/.test(textAt(start, end)) && /^ \p{L}/u.test(textAt(end, end + 2))
}

/** Hours of the evening for the meeting. */
export function isEvening(item: Item): item is HoursItem {
  return item.kind === 'hours' && !item.isExcluded && item.hours.from >= evening_from
}

/** `From 19:00`, `ab 18 Uhr`: whoever writes hours so means the morning by 9. */
export const counts_to_24 = /(?<!\d)(?:1[3-9]|2[0-4])(?!\d)/u

/** From nine until five or six, as the words for it say. */
function isDaytime(item: Item): boolean {
  if (item.kind !== 'hours' || item.hours.isExact) return false
  const { from, until } = item.hours
  return from === 9 * 60 && (until === 17 * 60 || until === 18 * 60)
}

function out(item: Item): Item {
  return item.kind === 'hours' ? { ...item, isExcluded: true } : item
}
