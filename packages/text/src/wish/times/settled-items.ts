import { withoutAdditions } from '../items/additions.ts'
import { around_minutes } from '../hours/around-hours.ts'
import { withDatedWeekdays } from './dated-weekdays.ts'
import { type DaysItem, isEveryWeek, isWantedDay } from '../items/groups.ts'
import type { Hours, Item } from '../items/item.ts'
import { withHoursOfFirst, withoutWeeksOfResorts } from './last-resorts.ts'
import { withoutNamedOwnDays } from '../days/own-days.ts'
import { withWeekdaysWithin } from '../passes/weekdays-within.ts'
import { usual_minutes } from '../wish.ts'

/** What the sentences say about time, where one says more of what another has said. */
export function settled(
  told: readonly (readonly Item[])[],
  lengthBeside: number | null,
): (readonly Item[])[] {
  return loosened(
    withoutNamedOwnDays(
      narrowed(
        withAlternativeDays(
          withDatedWeekdays(
            withoutAdditions(withWeekdaysWithin(withoutWeeksOfResorts(withHoursOfFirst(told)))),
          ),
        ),
      ),
    ),
    lengthBeside,
  )
}

/** `I am in Berlin from the 8th to the 10th. Could we meet on the 9th?`: a later sentence picks a day of the range. */
function narrowed(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  return told.map((items, place) => {
    const later = told
      .slice(place + 1)
      .filter((others) => !isOneMore(others))
      .flatMap((others) => others.flatMap((item) => (isDay(item) ? item.days : [])))
    return items.filter(
      (item) =>
        !isWantedDay(item) ||
        !item.days.every(({ first, last }) => first < last) ||
        !later.some((day) => item.days.some(({ first, last }) => day.first >= first && day.last <= last)),
    )
  })
}

/** `Failing that, Saturday the 30th`: one more choice, beside stretches that were named before. */
function withAlternativeDays(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  const last = told.findLastIndex((items) => isOneMore(items) && items.some(isDay))
  return told.map((items, place) =>
    // `Between the 15th and the 26th, on weekdays`: the stretch says which.
    place >= last || items.some(isEveryWeek)
      ? items
      : items.map((item) =>
          isWantedDay(item) ? { ...item, days: item.days.map((day) => ({ ...day, isFrame: false })) } : item,
        ),
  )
}

function isOneMore(items: readonly Item[]): boolean {
  return items.find(({ kind }) => kind === 'days')?.isChoice === true
}

function isDay(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.days.every((day) => day.first === day.last && day.weekday === null && !day.isFrame)
  )
}

/** Hours from one to another without a day, or longer than the meeting, or of open days, are a stretch to look in and no offer. */
function loosened(sentences: readonly (readonly Item[])[], lengthBeside: number | null): Item[][] {
  const all = sentences.flat()
  const days = all.filter(isWantedDay)
  const length = all.find((item) => item.kind === 'length')
  const minutes = length?.kind === 'length' ? length.minutes : lengthBeside
  const longest = days.length === 0 ? 0 : (minutes ?? 24 * 60)
  const areNoneFixed = days.every(isOpen)
  const areOpen = days.length > 0 && areNoneFixed
  return sentences.map((items) =>
    items.map((item) => {
      if (item.kind !== 'hours' || !item.hours.isExact) return item
      const { from, until } = item.hours
      if (item.isAround === true && !item.isExcluded && areNoneFixed && !items.some(isLimit))
        return { ...item, hours: aroundOf(from, minutes ?? usual_minutes) }
      if (until - from > longest) return { ...item, hours: { from, until, isExact: false } }
      if (item.isExcluded || !areOpen || !items.some(({ kind }) => kind === 'days')) return item
      const end = Math.max(until, from + (minutes ?? usual_minutes))
      return { ...item, hours: { from, until: end, isExact: false } }
    }),
  )
}

/** `I land on the 20th around noon` */
function isLimit(item: Item): boolean {
  return item.kind === 'days' && item.bound !== null
}

/** `Next week around two` */
function aroundOf(begin: number, minutes: number): Hours {
  const until = Math.min(24 * 60, begin + around_minutes + minutes)
  return { from: Math.max(0, begin - around_minutes), until, isExact: false }
}

/** `Next week at 10` leaves open on which day, so the hour is one to look in. */
function isOpen({ days }: DaysItem): boolean {
  return days.every(({ first, last, isEvery }) => isEvery || last > first)
}
