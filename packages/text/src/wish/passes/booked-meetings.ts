import { bareSubject } from '../../mail-text/bare-subject.ts'
import { dayNumberOf } from '../days/day-number.ts'
import { dayRange } from '../days/day-range.ts'
import { type DaysItem, type HoursItem, isOneDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { foldText } from '../terms/tokens.ts'

/** A meeting of reader and sender in the reader's calendar. */
export interface BookedMeeting {
  readonly meeting_id: string
  readonly title: string
  /** On the sender's clock: `yyyy-MM-dd`, and minutes since midnight. */
  readonly date: string
  readonly from: number
  readonly minutes: number
}

export interface NamedTimes {
  /** Folded. */
  readonly subject: string
  /** All that the mail says about time. */
  readonly items: readonly Item[]
}

/**
 * The meeting that a mail about another time may speak of: the only one on a day that the mail names, else the first
 * whose title is its subject. Where two are on such a day, the hour or the subject has to tell which.
 */
export function findBooked(
  booked: readonly BookedMeeting[],
  { subject, items }: NamedTimes,
): BookedMeeting | null {
  const isTitled = ({ title }: BookedMeeting) => foldText(title).trim() === bareSubject(subject).trim()
  const days = new Set(items.flatMap(daysIn))
  const onDay = booked.filter(({ date }) => days.has(dayNumberOf(date)))
  if (onDay.length === 0) return booked.find(isTitled) ?? null
  const hours = new Set(items.flatMap((item) => (item.kind === 'hours' ? [item.hours.from] : [])))
  const told = onDay.length > 1 ? onDay.filter((one) => hours.has(one.from) || isTitled(one)) : onDay
  return told.length === 1 ? (told[0] ?? null) : null
}

/** Single days; and of `from Tuesday to Thursday` the first, from which a meeting may move. */
function daysIn(item: Item): number[] {
  if (item.kind !== 'days' || item.bound !== null) return []
  return item.isSpan === true || isOneDay(item) ? item.days.slice(0, 1).map(({ first }) => first) : []
}

/** Its day, as if the mail said so. */
export function dayOfBooked({ date }: BookedMeeting): DaysItem {
  const day = dayNumberOf(date)
  return {
    kind: 'days',
    days: [dayRange(day, day, {})],
    isExcluded: false,
    bound: null,
    isTarget: false,
    clause: 0,
    start: 0,
    end: 0,
  }
}

/** When it begins and ends, as if the mail said so. */
export function hoursOfBooked({ from, minutes }: BookedMeeting): HoursItem {
  const hours = { from, until: Math.min(from + minutes, 24 * 60), isExact: true }
  return { kind: 'hours', hours, isExcluded: false, clause: 0, start: 0, end: 0 }
}
