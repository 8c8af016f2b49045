import type { Occurrence } from '@meridian/contract'
import { type WorkingTime, workingIntervals } from '@meridian/engine'
import { plural, t } from '../../platform/text/text.ts'
import { type Clock, formatDuration, formatTime } from '../../platform/time/format.ts'
import { allDayOn, attendedOf, dayOf, intervalOf, minutesTaken, startingIn, touching } from './own-time.ts'

export interface DayQuestion {
  readonly day: string
  readonly today: string
  readonly clock: Clock
  readonly occurrences: readonly Occurrence[]
  /** Absent while they are not known. */
  readonly hours: WorkingTime | undefined
  readonly nowMs: number
}

/** What the shown day holds, in one line: how much is left, from when on one is free, what lies over the day. */
export function daySentence(question: DayQuestion): string {
  const { day, today, clock, occurrences } = question
  const interval = dayOf(day, clock.zone)
  const attended = attendedOf(occurrences)
  const facts =
    day === today
      ? factsOfToday(question, touching(attended, interval))
      : factsOf(question, startingIn(attended, interval))
  return [...facts, allDaySentence(allDayOn(occurrences, day))].filter((fact) => fact !== null).join(' ')
}

/** '3 meetings' */
export function countOf(meetings: number): string {
  return plural(meetings, { one: '{count} meeting', other: '{count} meetings' })
}

function factsOfToday(question: DayQuestion, meetings: readonly Occurrence[]): (string | null)[] {
  const { day, clock, nowMs } = question
  const left = meetings.filter((meeting) => intervalOf(meeting)[1] > nowMs)
  if (left.length === 0) return [meetings.length > 0 ? t('No more meetings today.') : t('No meetings today.')]
  const minutes = minutesTaken(left, [nowMs, dayOf(day, clock.zone)[1]])
  const sentence = plural(
    left.length,
    {
      one: '{count} meeting left today, {duration}.',
      other: '{count} meetings left today, {duration}.',
    },
    { duration: formatDuration(minutes) },
  )
  return [sentence, freeSentence(question, left)]
}

function factsOf({ day, today, clock }: DayQuestion, meetings: readonly Occurrence[]): (string | null)[] {
  if (meetings.length === 0) return [day > today ? t('No meetings planned.') : t('No meetings on this day.')]
  const minutes = minutesTaken(meetings, dayOf(day, clock.zone))
  const [first] = meetings
  const start =
    first && day > today
      ? t('The first starts at {time}.', { time: formatTime(first.start_timestamp, clock) })
      : null
  const sentence = plural(
    meetings.length,
    { one: '{count} meeting, {duration}.', other: '{count} meetings, {duration}.' },
    { duration: formatDuration(minutes) },
  )
  return [sentence, start]
}

/** Said only when working time is left after the last meeting. */
function freeSentence({ day, clock, hours }: DayQuestion, left: readonly Occurrence[]): string | null {
  const lastEnd = Math.max(...left.map((meeting) => intervalOf(meeting)[1]))
  const worksUntil = hours ? workingIntervals(hours, dayOf(day, clock.zone)).at(-1)?.[1] : undefined
  return worksUntil !== undefined && lastEnd < worksUntil
    ? t('Free after {time}.', { time: formatTime(lastEnd, clock) })
    : null
}

function allDaySentence(occurrences: readonly Occurrence[]): string | null {
  const titles = occurrences.map(({ meeting_title }) => meeting_title || t('No title provided'))
  if (titles.length === 0) return null
  const [first, second, ...more] = titles
  const named = [first, second].filter((title) => title !== undefined).join(', ')
  return more.length > 0
    ? t('All day: {titles} and {count} more.', { titles: named, count: more.length })
    : t('All day: {titles}.', { titles: named })
}
