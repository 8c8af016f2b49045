import { day_ms, instantOf, type Interval, minute_ms, subtractIntervals, wallTimeOf } from '@meridian/engine'
import { type DayNumber, dayNumberOf, formatDay, weekdayOf } from './days/day-number.ts'
import type { MeetingWish, WishedTime } from './wish.ts'

/** Moments in epoch milliseconds. */
export type Stretch = Interval

export interface WishWindow {
  readonly start: number
  readonly end: number
  /** The zone in which the wish is meant. */
  readonly timeZone: string
}

const longest_search_days = 120

/** Where a meeting may lie within the window, by the wish: disjoint and ascending. */
export function wishIntervals(
  wish: Pick<MeetingWish, 'times' | 'excluded' | 'deadline'>,
  window: WishWindow,
): Stretch[] {
  const found: Stretch[] = []
  const [firstDay, lastDay] = searchedDays(window)
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (isBeyond(day, wish)) break
    found.push(...hoursOf(wish, day).flatMap((hours) => stretchOn(day, hours, window)))
  }
  return found
}

/** The days of a window in which a meeting is looked for. */
export function searchedDays({ start, end, timeZone }: WishWindow): [first: DayNumber, last: DayNumber] {
  const first = dayAt(start, timeZone)
  return [first, Math.min(dayAt(end, timeZone), first + longest_search_days)]
}

/** Whether a day lies behind the last one of a wish. */
export function isBeyond(day: DayNumber, { deadline }: Pick<MeetingWish, 'deadline'>): boolean {
  return deadline !== null && formatDay(day) > deadline.date
}

/** The hours of a day within the wish, but for its last day: disjoint and ascending, in minutes. */
export function hoursOf(
  { times, excluded }: Pick<MeetingWish, 'times' | 'excluded'>,
  day: DayNumber,
): Interval[] {
  const wished = times.length === 0 ? [[0, 24 * 60] as const] : hoursOn(day, times)
  return subtractIntervals(wished, hoursOn(day, excluded))
}

/** Hours of a day as moments, as far as they lie in the window; none or one. */
export function stretchOn(day: DayNumber, [from, until]: Interval, window: WishWindow): Stretch[] {
  const start = Math.max(momentOf(day, from, window.timeZone), window.start)
  const end = Math.min(momentOf(day, until, window.timeZone), window.end)
  return end > start ? [[start, end]] : []
}

export function momentOf(day: DayNumber, minute: number, timeZone: string): number {
  const [date, clock] = minute >= 24 * 60 ? [day + 1, minute - 24 * 60] : [day, minute]
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(Math.floor(clock % 60)).padStart(2, '0')}`
  return instantOf(`${formatDay(date)}T${time}`, timeZone)
}

/** The local date of a moment. */
export function dayAt(moment: number, timeZone: string): DayNumber {
  return dayNumberOf(wallTimeOf(moment, timeZone))
}

/** Minutes of the day. */
function hoursOn(day: DayNumber, times: readonly WishedTime[]): Interval[] {
  const date = formatDay(day)
  const weekday = weekdayOf(day)
  return times.flatMap(({ first, last, weekdays, from, until }) => {
    if ((first !== null && date < first) || (last !== null && date > last)) return []
    return weekdays.length === 0 || weekdays.includes(weekday) ? [[from, until] as const] : []
  })
}

/** So far is searched where the wish has no end, and beyond its end where nothing is free in it. */
const searched_days = 14

/** Until when free times have to be known to answer a wish. */
export function wishSearchEnd(
  { times, deadline, proposals }: MeetingWish,
  { start, timeZone }: Omit<WishWindow, 'end'>,
): number {
  const today = dayAt(start, timeZone)
  const ends = [
    ...times.map(({ first, last }) => dayNumberOf(last ?? first ?? formatDay(today))),
    ...proposals.map(({ date }) => dayNumberOf(date)),
    ...(deadline ? [dayNumberOf(deadline.date)] : []),
  ]
  const last = Math.min(Math.max(today, ...ends), today + longest_search_days - searched_days)
  return start + (last - today + searched_days) * day_ms
}

/** What to look for where nothing is free in a wish: the same hours later on, then any time; never what is left out. */
export function relaxedWish(wish: MeetingWish): MeetingWish[] {
  const later = wish.times.map((time) => ({ ...time, last: null, weekdays: [] }))
  const first = wish.times.flatMap((time) => time.first ?? []).toSorted()[0] ?? null
  const anyHour = later.slice(0, 1).map((time) => ({ ...time, first, from: 0, until: 24 * 60 }))
  return [
    { ...wish, times: later, deadline: null },
    { ...wish, times: anyHour, deadline: null },
    { ...wish, times: [], deadline: null },
  ]
}

/** The times that the sender offers as moments; a time without an end lasts as long as the meeting. */
export function proposedStretches(
  { proposals }: MeetingWish,
  { timeZone, minutes }: { readonly timeZone: string; readonly minutes: number },
): Stretch[] {
  return proposals.flatMap(({ date, from, until }): Stretch[] => {
    if (from === null) return []
    const start = momentOf(dayNumberOf(date), from, timeZone)
    const end = until === null ? start + minutes * minute_ms : momentOf(dayNumberOf(date), until, timeZone)
    return end > start ? [[start, end]] : []
  })
}
