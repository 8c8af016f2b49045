import { firstBehind, lastNamed } from '../terms/behind-named.ts'
import { type DayNumber, mondayOf, weekdayOf } from '../days/day-number.ts'
import { partOfMonth } from '../days/parts-of-months.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import { inLight } from '../terms/daylight.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'
import { type LastOnes, lastOneOf, nextOne, withOne } from '../days/ones.ts'
import { thatWeekday } from '../days/that-weekday.ts'

/**
 * `I cannot come on Tuesday the 19th. Could we meet the following week?`: the week behind that Tuesday; so for the day
 * behind or ahead of it. A weekday is that of the date which the mail named before, and in the week of a date that does not suit.
 */
export function withFollowingWeeks(
  sentences: readonly ReadSentence[],
  { today }: JudgeContext,
): readonly ReadSentence[] {
  let named = today
  let last_named = today
  let ones: LastOnes = { week: null, day: null }
  let hasLast = false
  let week = today
  let whole: DayNumber | null = null
  let month: DayNumber | null = null
  let left: DayNumber | null = null
  let single: DayNumber | null = null
  const dates = new Map<number, DayNumber>()
  return sentences.map((sentence) => {
    const unread = [...sentence.unread]
    const before = named
    const hasWeek = sentence.items.some(isWeekBehind)
    let dated: DayNumber | null = null
    let own_week: DayNumber | null = null
    const items = sentence.items
      .filter((item) => !isOfNoDay(item, hasLast || named <= today) && !isOfOtherDays(item, single))
      .flatMap((item): Item[] => {
        if (item.kind !== 'days') return [inLight(item, sentence.items, Math.max(named, today))]
        if (item.days.some((day) => isOpen(day, { named, month, today }))) {
          unread.push({ start: item.start, end: item.end })
          return []
        }
        const later = mondayOf(named) - mondayOf(today)
        const [range] = item.days
        const next = range?.one ? nextOne(range.one, ones) : null
        if (range?.one && !next && range.weeksBehind === undefined) return []
        ones = withOne(next, ones)
        const days = item.days.flatMap((day) => {
          if (day.daysBehind !== undefined) {
            const isFrame = day.isStretchBehind === true
            return dayRange(named + (isFrame ? 1 : day.daysBehind), named + day.daysBehind, { isFrame })
          }
          if (next) return { ...day, first: next.first, last: next.last, isFrame: next.last > next.first }
          if (day.weekdayBehind !== undefined && last_named > today) {
            const behind = firstBehind(day.weekdayBehind, last_named)
            return { ...day, first: behind, last: behind, weekday: null }
          }
          if (day.weeksBehind === 0 && day.last - day.first < 6) return inWeek(day, whole ?? dated ?? before)
          if (whole !== null && isOfWeek(day, whole, today)) return weekOf(day, whole)
          if (day.weeksBehind === 0) return weekAround(day, dated ?? before)
          if (day.weeksBehind !== undefined) {
            const by = later + 7 * (day.weeksBehind - 1)
            return { ...day, first: day.first + by, last: day.last + by }
          }
          if (day.partOfMonth !== undefined) return partOfMonth(month ?? named, day.partOfMonth)
          if (day.isRest === true && mondayOf(week) > mondayOf(today))
            return { ...day, first: mondayOf(week), last: mondayOf(week) + 6 }
          if (day.isThat === true) return thatWeekday(day, { dates, named, today })
          const date =
            item.isExcluded || hasWeek || !isBareWeekday(day) ? null : dateFor(day.first, { dates, left })
          return date === null ? day : dayRange(date, date, {})
        })
        for (const day of days) {
          const { first, last, isEvery, isFrame, weekday } = day
          if (!isEvery && weekday === null && last > today) month = last
          if (isFrame && weekday === null && last - first > 2 && last - first <= 6) own_week = first
          if (!range?.one) ones = withOne(lastOneOf(day, own_week), ones)
          if (isEvery || first <= today || last - first > 6) continue
          named = first === last ? lastNamed(day, own_week) : first
          if (day.weekdayBehind === undefined) last_named = lastNamed(day, own_week)
          if (weekday === null) {
            dated = first
            whole = isMostOfWeek(day) && !item.isExcluded ? first : null
          }
          if (isFrame || weekday === null) week = first
          // Before the wedding on the 26th, a Saturday is another one.
          if (first !== last || weekday !== null || item.bound === 'before') continue
          dates.set(weekdayOf(first), first)
          if (item.isExcluded) left = first
        }
        hasLast ||= item.bound === 'by' || item.bound === 'before'
        return [{ ...item, days }]
      })
    single = onlyDay(items)
    return { ...sentence, items, unread }
  })
}

/** `The week after`, in which its weekdays are. */
function isWeekBehind(item: Item): boolean {
  return item.kind === 'days' && !item.isExcluded && item.days.some(({ weeksBehind = 0 }) => weeksBehind > 0)
}

interface Named {
  readonly named: DayNumber
  readonly month: DayNumber | null
  readonly today: DayNumber
}

/** `I am in Berlin in week 41. What suits you that week?`, `in dieser Woche`: a week that was named as such. */
function isOfWeek({ weeksBehind, mayBeNamed }: DayRange, whole: DayNumber, today: DayNumber): boolean {
  // Beside the next week, this week is the present one.
  return weeksBehind === 0 || (mayBeNamed === true && whole > mondayOf(today) + 7)
}

/** `The fair is from the 18th to the 22nd. Could we meet that week?` */
function isMostOfWeek({ first, last }: DayRange): boolean {
  return last - first >= 3 && last - mondayOf(first) <= 6
}

function weekOf(range: DayRange, day: DayNumber): DayRange {
  const monday = mondayOf(day)
  return { ...range, first: monday, last: monday + 6 }
}

/** `The second half of that week` */
function inWeek(range: DayRange, day: DayNumber): DayRange {
  const first = mondayOf(day) + weekdayOf(range.first) - 1
  return { ...range, first, last: first + range.last - range.first }
}

/** `I cannot on the 19th. Another day that week?`: the other days of the week of a day. */
function weekAround(range: DayRange, day: DayNumber): DayRange[] {
  const monday = mondayOf(day)
  const sides = [
    { ...range, first: monday, last: day - 1 },
    { ...range, first: day + 1, last: monday + 6 },
  ]
  return sides.filter(({ first, last }) => first <= last)
}

/** It counts from a day or a month that the mail has not named. */
function isOpen({ isOfNamed, partOfMonth: part }: DayRange, { named, month, today }: Named): boolean {
  return isOfNamed === true && named <= today && (part === undefined || month === null)
}

interface NamedDates {
  /** By their weekday. */
  readonly dates: ReadonlyMap<number, DayNumber>
  /** A date that does not suit. */
  readonly left: DayNumber | null
}

function isBareWeekday({ first, last, weekday, isEvery, isFrame }: DayRange): boolean {
  return weekday !== null && first === last && !isEvery && !isFrame
}

/** The date that a weekday means, which comes first on a day; null where no other one is meant. */
function dateFor(day: DayNumber, { dates, left }: NamedDates): DayNumber | null {
  const weekday = weekdayOf(day)
  const named = dates.get(weekday)
  if (named !== undefined && named > day && named - day <= near) return named
  if (left === null || mondayOf(left) <= mondayOf(day) || left - day > longest_ahead) return null
  return mondayOf(left) + weekday - 1
}

/** A date further off is that of something else. */
const near = 13
const longest_ahead = 28

/** `That day`, where the sentence before names no day or several. */
function isOfOtherDays(item: Item, single: DayNumber | null): boolean {
  return item.kind === 'days' && item.isOfSentenceBefore === true && single === null
}

/** The day of a sentence that names exactly one. */
function onlyDay(items: readonly Item[]): DayNumber | null {
  const [day, ...others] = items.flatMap((item) => (item.kind === 'days' ? item.days : []))
  return day && others.length === 0 && day.first === day.last && !day.isEvery ? day.first : null
}

/** `Before that`, where no day was named, or one that is a last day itself. */
function isOfNoDay(item: Item, isNone: boolean): boolean {
  return (
    isNone &&
    item.kind === 'days' &&
    item.bound === 'before' &&
    item.days.every(({ daysBehind }) => daysBehind === 0)
  )
}
