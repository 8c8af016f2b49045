import { type AvailabilityInfo, weekdays } from '@meridian/contract'
import {
  findFreeSlots,
  type Interval,
  instantOf,
  overlaps,
  type Person,
  type WeeklyHours,
  workingIntervals,
} from '@meridian/engine'

/** Somebody's hours and taken time within the window that was read. */
export interface PersonHours {
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
  readonly timeZone: string
  readonly availability_info: AvailabilityInfo
  readonly weekly: WeeklyHours
  /** Ascending by start; may overlap. */
  readonly busy: readonly BusyTime[]
}

/** One time a meeting takes, in epoch milliseconds. */
export interface BusyTime {
  readonly meeting_id: string
  readonly interval: Interval
}

export interface Judgement {
  /** The meeting in question, which does not stand in its own way. */
  readonly excludedMeetingId?: string | undefined
  /** An all-day meeting asks for the day, not for hours: only what is taken counts. */
  readonly isAllDay?: boolean
}

/** Why somebody cannot come. What is taken is told before what lies outside the hours. */
export interface Obstacle {
  readonly reason: 'busy' | 'outside_hours'
  /** The meetings that overlap, each once; empty for `outside_hours`. */
  readonly meeting_ids: readonly string[]
}

/** Whether the whole interval lies within the person's hours and touches nothing that takes their time. */
export function isFree(person: PersonHours, interval: Interval, judgement: Judgement = {}): boolean {
  return whyNot(person, interval, judgement) === null
}

/** What keeps the person from coming, or null when nothing does. The interval must lie in the window that was read. */
export function whyNot(
  person: PersonHours,
  interval: Interval,
  { excludedMeetingId, isAllDay = false }: Judgement = {},
): Obstacle | null {
  // A meeting without length asks for its moment.
  const asked: Interval = [interval[0], Math.max(interval[1], interval[0] + 1)]
  const conflicts = person.busy.filter(
    (busy) => busy.meeting_id !== excludedMeetingId && overlaps(busy.interval, asked),
  )
  if (conflicts.length > 0) {
    return { reason: 'busy', meeting_ids: [...new Set(conflicts.map(({ meeting_id }) => meeting_id))] }
  }
  return isAllDay || isWithinHours(person, asked) ? null : { reason: 'outside_hours', meeting_ids: [] }
}

function isWithinHours(person: PersonHours, interval: Interval): boolean {
  const [whole] = workingIntervals(person, interval)
  return whole !== undefined && whole[0] === interval[0] && whole[1] === interval[1]
}

export interface SlotQuestion extends Pick<Judgement, 'excludedMeetingId'> {
  readonly window: Interval
  readonly durationMs: number
  readonly breakMs?: number
  readonly limit: number
  /** Epoch milliseconds; no slot begins before. */
  readonly now: number
}

/** The first slots that are free for everybody, on quarter hours, earliest first. */
export function slotsFor(people: readonly PersonHours[], question: SlotQuestion): Interval[] {
  const { window, durationMs, breakMs = 0, limit, now, excludedMeetingId } = question
  const start = Math.max(window[0], now)
  if (start >= window[1]) return []
  return findFreeSlots({
    window: [start, window[1]],
    people: people.map((person) => asPerson(person, excludedMeetingId)),
    durationMs,
    breakMs,
    limit,
  })
}

function asPerson({ timeZone, weekly, busy }: PersonHours, excludedMeetingId: string | undefined): Person {
  const others =
    excludedMeetingId === undefined ? busy : busy.filter(({ meeting_id }) => meeting_id !== excludedMeetingId)
  return { timeZone, weekly, busy: others.map(({ interval }) => interval) }
}

/** An end of 00:00 is midnight at the end of the day. */
export function weeklyHoursOf(info: AvailabilityInfo): WeeklyHours {
  const hours = weekdays.map((weekday) => {
    const { start_time, end_time, is_available } = info[weekday]
    const end = minutesOf(end_time)
    return is_available ? [[minutesOf(start_time), end === 0 ? 1440 : end] as const] : []
  })
  return Object.fromEntries(hours.entries())
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** A wall time is read in the zone, one with an offset by itself; null when it is no time of the calendar. */
export function readWindowEdge(text: string, timeZone: string): number | null {
  const iso = text.replace(' ', 'T')
  try {
    return /(Z|[+-]\d\d:\d\d)$/.test(iso)
      ? Temporal.Instant.from(iso).epochMilliseconds
      : instantOf(iso.replace(/\.\d+$/, ''), timeZone)
  } catch (refusal) {
    if (refusal instanceof RangeError) return null
    throw refusal
  }
}
