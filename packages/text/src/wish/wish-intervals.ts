import { instantOf, wallTimeOf } from '@meridian/engine'
import { type DayNumber, dayNumberOf, formatDay, weekdayOf } from './day-number.ts'
import type { MeetingWish, WishedTime } from './wish.ts'

/** Moments in epoch milliseconds. */
export type Stretch = readonly [start: number, end: number]

export interface WishWindow {
  readonly start: number
  readonly end: number
  /** The zone in which the wish is meant. */
  readonly timeZone: string
}

const longest_search_days = 120

/** Where a meeting may lie within the window, by the wish: disjoint and ascending. */
export function wishIntervals(
  { times, excluded, deadline }: Pick<MeetingWish, 'times' | 'excluded' | 'deadline'>,
  window: WishWindow,
): Stretch[] {
  const found: Stretch[] = []
  const firstDay = dayAt(window.start, window.timeZone)
  const lastDay = Math.min(dayAt(window.end, window.timeZone), firstDay + longest_search_days)
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (deadline && formatDay(day) > deadline.date) break
    const wished = times.length === 0 ? [[0, 24 * 60] as const] : hoursOn(day, times)
    for (const [from, until] of without(joined(wished), hoursOn(day, excluded))) {
      const start = Math.max(momentOf(day, from, window.timeZone), window.start)
      const end = Math.min(momentOf(day, until, window.timeZone), window.end)
      if (end > start) found.push([start, end])
    }
  }
  return found
}

/** Whether a time lies in the wish as a whole. */
export function isWished(
  wish: Pick<MeetingWish, 'times' | 'excluded' | 'deadline'>,
  [start, end]: Stretch,
  timeZone: string,
): boolean {
  return wishIntervals(wish, { start, end, timeZone }).some(([from, until]) => from <= start && until >= end)
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

type HourStretch = readonly [from: number, until: number]

function hoursOn(day: DayNumber, times: readonly WishedTime[]): HourStretch[] {
  const date = formatDay(day)
  const weekday = weekdayOf(day)
  return times.flatMap(({ first, last, weekdays, from, until }) => {
    if ((first !== null && date < first) || (last !== null && date > last)) return []
    return weekdays.length === 0 || weekdays.includes(weekday) ? [[from, until] as const] : []
  })
}

function joined(stretches: readonly HourStretch[]): HourStretch[] {
  const result: [number, number][] = []
  for (const [from, until] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else result.push([from, until])
  }
  return result
}

function without(stretches: readonly HourStretch[], taken: readonly HourStretch[]): HourStretch[] {
  let left = [...stretches]
  for (const [from, until] of taken) {
    left = left.flatMap(([start, end]): HourStretch[] => {
      if (until <= start || from >= end) return [[start, end]]
      const pieces: HourStretch[] = [
        [start, Math.min(end, from)],
        [Math.max(start, until), end],
      ]
      return pieces.filter(([one, other]) => other > one)
    })
  }
  return left
}
