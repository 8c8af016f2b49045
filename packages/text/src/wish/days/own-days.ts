import { type DaysItem, type HoursItem, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** The writer speaks of themselves, at the beginning of a text. */
export const speaks_of_self =
  /^\s*(?:i|we|ich|wir|bin|sind|da|habe|haben|hab|arbeite|je|nous|on|j[’']|yo|no|estoy|estamos|tengo|sono|siamo|non|ho|abbiamo|lavoro)(?![\p{L}])/iu

/** The writer speaks of somebody whom the mail has named, at the beginning of a text. */
export const speaks_of_other =
  /^\s*(?:(?:ist|hat|arbeitet) (?:er|sie)|(?:s?he|they)(?:['’]s|['’]re| is| are| has| works)|(?:il|elle) (?:est|a|travaille)|est[aá]|tiene|è|e['’]|ha|lavora)(?!\p{L})/iu

/** Days of their own and no week or month, in which the writer may well be free at other times. */
export function isOwnDayItem(item: Item): item is DaysItem {
  return item.kind === 'days' && item.bound === null && item.days.every(({ isFrame }) => !isFrame)
}

/** The same days as days that do not suit, because the writer does something else then. */
export function asOwnDay(item: DaysItem): DaysItem {
  return { ...item, isExcluded: true, isGuessed: true }
}

/** The same for a part of the day. */
export function asOwnHours(item: HoursItem): HoursItem {
  return { ...item, isExcluded: true, isGuessed: true }
}

/** What the writer does on a day says nothing where the mail names the day for the meeting. */
export function withoutNamedOwnDays(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  const named = sentences.flat().flatMap((item) => (namesDays(item) ? item.days : []))
  const hours = sentences
    .flat()
    .flatMap((item) => (item.kind === 'hours' && !item.isExcluded ? [item.hours] : []))
  const isNamed = (item: Item) =>
    (item.kind === 'days' &&
      item.days.some((own) => named.some((day) => day.first <= own.last && own.first <= day.last))) ||
    (item.kind === 'hours' &&
      hours.some(({ from, until }) => from < item.hours.until && item.hours.from < Math.max(until, from + 1)))
  return sentences.map((items) => items.filter((item) => !(isGuessed(item) && isNamed(item))))
}

function namesDays(item: Item): item is DaysItem {
  return item.kind === 'days' && !item.isExcluded && (item.isSpan === true || isOwnDayItem(item))
}

function isGuessed(item: Item): boolean {
  return isTime(item) && item.isGuessed === true
}
