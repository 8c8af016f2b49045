import { type HoursItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

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
    const before = items.slice(Math.max(0, place - 2), place).filter(({ clause }) => clause === item.clause)
    if (before.some((other) => saysHour(item, other))) return false
    if (hours?.kind !== 'hours' || behind.slice(0, next).some(isWantedDay)) return true
    if (saysHour(item, hours)) return false
    const isOther = hours.isExcluded || hours.isPart === true || hours.isChoice || hours.isJoined
    return isOther || hours.hours.until < 24 * 60 || hours.hours.from < item.hours.until
  })
}

/** `Saturday morning at 9`, `at 8 tonight`: an hour within a part of the day says when exactly. */
function saysHour({ hours: part, outUntil, isChoice }: HoursItem, other: Item): boolean {
  if (other.kind !== 'hours' || other.isExcluded || other.isPart === true) return false
  const { from, isExact } = other.hours
  const isOther = isChoice === true || other.isChoice === true
  return isExact && !isOther && from >= part.from && from < (outUntil ?? part.until)
}

/**
 * `Afternoons: Tuesday 2 to 4, Thursday 3 to 5`: a part of the day above days that have hours of their own within it says
 * nothing more.
 */
export function withoutHeadingParts(items: readonly Item[]): readonly Item[] {
  return items.filter((item, place) => {
    if (item.kind !== 'hours' || item.isPart !== true || item.isExcluded) return true
    const before = items[place - 1]
    const isOfDay = before?.kind === 'days' && before.clause === item.clause
    return isOfDay || !headsHours(item, items.slice(place + 1))
  })
}

function headsHours({ hours, outUntil }: HoursItem, behind: readonly Item[]): boolean {
  const end = behind.findIndex((item) => item.kind === 'hours' && item.isPart === true)
  const headed = end < 0 ? behind : behind.slice(0, end)
  // A part behind a day is of that day.
  const own = headed.at(-1)?.kind === 'days' && end > 0 ? headed.slice(0, -1) : headed
  const days = own.filter(isWantedDay)
  return (
    days.length > 0 &&
    days.every((day) => {
      const next = own[own.indexOf(day) + 1]
      if (next?.kind !== 'hours' || next.isExcluded) return false
      return next.hours.from >= hours.from && next.hours.from < (outUntil ?? hours.until)
    })
  )
}
