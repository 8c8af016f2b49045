import type { Occurrence } from '@meridian/contract'
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  type WorkingTime,
  workingIntervals,
} from '@meridian/engine'
import { t } from '../../platform/text/text.ts'
import { isoDate, startOfDate } from '../../platform/time/format.ts'
import { attendedOf, dayOf, intervalOf, sharedMs, shifted, startingIn, touching } from './own-time.ts'

/** Seven dates and the seven before them. */
export interface Weeks {
  readonly start: string
  /** The last day. */
  readonly end: string
  /** From the start of the week before to the end of this one, in epoch milliseconds. */
  readonly window: Interval
}

export interface DayFigures {
  readonly date: string
  readonly meetings: number
  readonly minutes: number
}

export interface WeekFigures {
  readonly meetings: number
  /** How many more than in the week before. */
  readonly difference: number
  readonly minutes: number
  /** Of the own available hours, how much lies in meetings, 0 to 1; null where no hours are known. */
  readonly share: number | null
  readonly days: readonly DayFigures[]
  /** What the number of meetings counts, in order of time. */
  readonly counted: readonly Occurrence[]
  /** What takes the minutes, in order of time: also what began before the week and runs into it. */
  readonly taking: readonly Occurrence[]
}

/** The week that holds the day; `weekStart` is the weekday it begins with, 0 = Sunday. */
export function weeksOf(day: string, weekStart: number, zone: string): Weeks {
  const weekday = Temporal.PlainDate.from(day).dayOfWeek % 7
  const start = shifted(day, -((weekday - weekStart + 7) % 7))
  const end = shifted(start, 6)
  return {
    start,
    end,
    window: [startOfDate(shifted(start, -7), zone), startOfDate(shifted(end, 1), zone)],
  }
}

/**
 * Meetings count on the day they start, minutes on the days they pass in. What two meetings share counts once.
 */
export function weekFiguresOf(
  occurrences: readonly Occurrence[],
  { start, window }: Weeks,
  zone: string,
  hours: WorkingTime | undefined,
): WeekFigures {
  const attended = attendedOf(occurrences)
  const taken = mergeIntervals(attended.map(intervalOf))
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = shifted(start, index)
    return {
      date,
      meetings: attended.filter((one) => isoDate(one.start_timestamp, zone) === date).length,
      minutes: Math.round(sharedMs(taken, dayOf(date, zone)) / 60_000),
    }
  })
  const week: Interval = [startOfDate(start, zone), window[1]]
  const counted = startingIn(attended, week).toSorted(byStart)
  return {
    meetings: counted.length,
    counted,
    taking: touching(attended, week).toSorted(byStart),
    difference: counted.length - startingIn(attended, [window[0], week[0]]).length,
    minutes: days.reduce((sum, day) => sum + day.minutes, 0),
    share: hours ? shareOfHours(taken, week, hours) : null,
    days,
  }
}

/** '2 fewer than last week' */
export function differenceSentence(difference: number, isThisWeek: boolean): string {
  if (difference === 0) return isThisWeek ? t('as many as last week') : t('as many as the week before')
  const count = Math.abs(difference)
  if (difference > 0) {
    return isThisWeek
      ? t('{count} more than last week', { count })
      : t('{count} more than the week before', { count })
  }
  return isThisWeek
    ? t('{count} fewer than last week', { count })
    : t('{count} fewer than the week before', { count })
}

/** Days worth a bar: those with own hours or with meetings; all seven while the hours are not known. */
export function barDaysOf(
  days: readonly DayFigures[],
  hours: WorkingTime | undefined,
): readonly DayFigures[] {
  if (!hours) return days
  const shown = days.filter(
    ({ date, meetings, minutes }) =>
      meetings > 0 || minutes > 0 || workingIntervals(hours, dayOf(date, hours.timeZone)).length > 0,
  )
  return shown.length > 0 ? shown : days
}

function byStart(one: Occurrence, other: Occurrence): number {
  return intervalOf(one)[0] - intervalOf(other)[0]
}

function shareOfHours(taken: readonly Interval[], week: Interval, hours: WorkingTime): number | null {
  const available = workingIntervals(hours, week)
  const availableMs = sharedMs(available, week)
  return availableMs > 0 ? sharedMs(intersectIntervals(taken, available), week) / availableMs : null
}
