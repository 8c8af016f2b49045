import { isWantedDay } from './groups.ts'
import type { Item } from './item.ts'

/**
 * `Una tarde después de las siete`: hours that begin where a part of the day ends say what of it is meant. Behind a word
 * such as `or`, and behind a day of their own, they are others.
 */
export function withoutPassedParts(items: readonly Item[]): Item[] {
  return items.filter((item, place) => {
    if (item.kind !== 'hours' || item.isPart !== true || item.isExcluded) return true
    const behind = items.slice(place + 1)
    const next = behind.findIndex(({ kind }) => kind === 'hours')
    const hours = behind[next]
    if (hours?.kind !== 'hours' || behind.slice(0, next).some(isWantedDay)) return true
    const isOther = hours.isExcluded || hours.isPart === true || hours.isChoice || hours.isJoined
    return isOther || hours.hours.until < 24 * 60 || hours.hours.from < item.hours.until
  })
}
