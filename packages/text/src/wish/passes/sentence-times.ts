import { isTime } from '../items/groups.ts'
import type { Language } from '../../language.ts'
import { speaksOfEvent } from '../cues/telling.ts'
import type { DayNumber } from '../days/day-number.ts'
import type { Item } from '../items/item.ts'
import type { ReadSentence } from './judge-sentence.ts'

/** `Any Wednesday until the 16th suits me` agrees to no time that was named before. */
export function isOpenTime(item: Item): boolean {
  return (
    item.kind === 'days' &&
    !item.isExcluded &&
    (item.bound !== null || item.isSpan === true || item.isChoice === true)
  )
}

/** All that it says about time stands where it says what the writer does. */
export function speaksOfOwnTimes({ items, own }: ReadSentence): boolean {
  const times = items.filter(isTime)
  return (
    times.length > 0 &&
    times.every(
      (item) => !isLast(item) && own.some(({ start, end }) => item.start >= start && item.end <= end),
    )
  )
}

/** `I fly back on the 22nd, so it has to be before then.` */
function isLast(item: Item): boolean {
  return item.kind === 'days' && item.bound === 'before'
}

export function isDeadline(item: Item): boolean {
  return item.kind === 'days' && (item.bound === 'by' || item.bound === 'before') && !item.isExcluded
}

/** A day to look in, and no month that says more of a thing than of when. */
export function isOpenDay(item: Item): boolean {
  return (
    item.kind === 'days' &&
    !item.isExcluded &&
    item.bound === null &&
    item.days.some(({ first, last }) => last - first < longest_near)
  )
}

const longest_near = 20

/** A day to come, or an hour. */
export function isComing(item: Item, today: DayNumber): boolean {
  return item.kind === 'hours' || (item.kind === 'days' && item.days.some(({ last }) => last >= today))
}

export function hasClock(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'hours' && item.hours.isExact && !item.isExcluded)
}

/** What stands ahead of the times of a sentence that ends with these; null where it goes on. */
export function leadOfTime({ text, start, items }: ReadSentence): string | null {
  const times = items.filter(isTime)
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last || text.length - (last.end - start) > longest_behind) return null
  return text.slice(0, first.start - start)
}

/** ` sharp?`, ` please?` */
const longest_behind = 8

/** A note such as `Ideally Wednesday, after 3.` */
export function isMostlyTime({ text, folded, items, start }: ReadSentence, language: Language): boolean {
  if (items.length === 0) return false
  const first = Math.min(...items.map((item) => item.start))
  if (speaksOfEvent(folded, first - start, language)) return false
  const covered = items.reduce((sum, item) => sum + (item.end - item.start), 0)
  return start >= 0 && covered >= text.length * 0.4
}
