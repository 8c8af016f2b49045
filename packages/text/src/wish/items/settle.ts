import { momentOf } from './ends-of-work.ts'
import { isTime, type TimeItem } from './groups.ts'
import type { Item, ReadTimes } from './item.ts'
import type { Reader } from './item-reader.ts'

/** What is said of an item holds for certain. */
export function asSettled(item: Item): Item {
  return { ...item, isSettled: true }
}

/** A time suits for certain, whatever its words alone say. */
export function asSuiting<Time extends TimeItem>(item: Time): Time {
  return { ...item, isExcluded: false, isGuessed: false, isSettled: true }
}

/** What is said of days and hours holds for certain. */
export function withTimesSettled(items: readonly Item[]): Item[] {
  return items.map((item) => (isTime(item) ? asSettled(item) : item))
}

/** The same, where items are known for certain to be none of the meeting. */
export function withUnmeant<Times extends Pick<ReadTimes, 'items' | 'unmeant'>>(
  one: Times,
  isGone: (item: Item) => boolean,
): Times {
  return {
    ...one,
    items: one.items.filter((item) => !isGone(item)),
    unmeant: [...one.unmeant, ...one.items.filter(isGone).map(asSettled)],
  }
}

/** What is said of the items from a place on, or of those of one kind alone, holds for certain. */
export function settleFrom(items: Item[], from: number, kind: Item['kind'] | null = null): void {
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    if (item && (kind === null || item.kind === kind)) items[place] = { ...item, isSettled: true }
  }
}

/** `She sees patients from 10 to 12`: hours of which both ends are named suit. */
export function settleStretches(items: Item[], from: number): void {
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    const isStretch =
      item?.kind === 'hours' && item.isPart !== true && item.hours.from > 0 && item.hours.until < 24 * 60
    if (item && isStretch) items[place] = asSettled(item)
  }
}

/** `I am flexible until half one`: the only time of a clause is until when it suits. */
export function settleEnd(items: Item[], from: number): void {
  const [item, ...others] = items.slice(from)
  if (item?.kind !== 'hours' || others.length > 0 || item.isExcluded) return
  if (item.hours.from === 0 && item.isPart !== true) items[from] = asSettled(item)
}

/** `On nights from Tuesday to Thursday: I am only human between two and six`: these hours of these days suit. */
export function settleOnlyHours({ items, clauseStart: from, textAt }: Reader): void {
  const hours = items[from]
  const dayAt = items.findLastIndex(({ kind }, place) => place < from && kind === 'days')
  const day = items[dayAt]
  if (hours?.kind !== 'hours' || momentOf(hours.hours) !== null || day?.kind !== 'days') return
  if (!textAt(day.end, hours.start).includes(':')) return
  items[from] = { ...hours, isExcluded: false, isSettled: true }
  items[dayAt] = { ...day, isExcluded: false, isGuessed: false, isSettled: true }
}
