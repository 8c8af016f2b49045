import {
  type AdditionalHours,
  type AvailabilityChange,
  type AvailabilityInfo,
  type FieldError,
  weekdays,
  weekProblems,
} from '@meridian/contract'
import {
  day_ms,
  findFreeSlots,
  instantOf,
  type Interval,
  isDayOff,
  overlaps,
  type Person,
  workingIntervals,
  type WorkingTime,
} from '@meridian/engine'
import type { SettingRow } from './availability.queries.ts'

/** Somebody's hours and taken time within the window that was read. */
export interface PersonHours extends WorkingTime {
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
  readonly availability_info: AvailabilityInfo
  /** Ascending by start unless times were joined; may overlap. */
  readonly busy: readonly BusyTime[]
  /** Since when taken time may be missing, because a connected account cannot be read; null where it can. */
  readonly unknown_since_ms: number | null
  /** From when on more takes place than is looked through, so that all counts as taken; null where nothing was cut. */
  readonly unknown_from_ms: number | null
}

/** One time a meeting takes, in epoch milliseconds. */
export interface BusyTime {
  /** Null for time of several meetings, and for time that was not looked through. */
  readonly meeting_id: string | null
  readonly interval: Interval
  /** How much of the interval, at its beginning and at its end, is travel. */
  readonly travelMs?: number
}

export interface Judgement {
  /** The meeting in question, which does not stand in its own way. */
  readonly excludedMeetingId?: string | undefined
  /** An all-day meeting asks for the day, not for hours: only what is taken counts. */
  readonly isAllDay?: boolean
}

/** Why somebody cannot come. What is taken is told before what lies outside the hours. */
export interface Obstacle {
  /** `away` is outside the hours as well: it begins or ends on a date that has none. */
  readonly reason: 'busy' | 'outside_hours' | 'away'
  /** The meetings that overlap, each once; empty unless `busy`. */
  readonly meeting_ids: readonly string[]
  /** Those of them that overlap nothing but the travel. */
  readonly travel_ids: readonly string[]
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
    const meeting_ids = idsOf(conflicts)
    const direct = new Set(idsOf(conflicts.filter((busy) => overlaps(withoutTravel(busy), asked))))
    return { reason: 'busy', meeting_ids, travel_ids: meeting_ids.filter((id) => !direct.has(id)) }
  }
  if (isAllDay || isWithinHours(person, asked)) return null
  const isAway = isDayOff(person, asked[0]) || isDayOff(person, asked[1] - 1)
  return { reason: isAway ? 'away' : 'outside_hours', meeting_ids: [], travel_ids: [] }
}

function idsOf(times: readonly BusyTime[]): string[] {
  return [...new Set(times.flatMap(({ meeting_id }) => meeting_id ?? []))]
}

function withoutTravel({ interval: [start, end], travelMs = 0 }: BusyTime): Interval {
  return [start + travelMs, end - travelMs]
}

/** Whether the usual week alone, without overrides and stays, has room for the interval. */
export function isWithinUsualHours({ timeZone, weekly }: PersonHours, interval: Interval): boolean {
  return isWithinHours({ timeZone, weekly }, interval)
}

function isWithinHours(person: WorkingTime, interval: Interval): boolean {
  const [whole] = workingIntervals(person, interval)
  return whole !== undefined && whole[0] === interval[0] && whole[1] === interval[1]
}

/** Who is outside working hours is told when they begin again, up to eight days later. */
export const hours_reach_ms = 8 * day_ms

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

/** The person as if there were no such meeting. */
function withoutMeeting(person: PersonHours, excluded: string): PersonHours {
  return { ...person, busy: person.busy.filter(({ meeting_id }) => meeting_id !== excluded) }
}

function asPerson(person: PersonHours, excludedMeetingId: string | undefined): Person {
  const { timeZone, weekly, overrides, stays } = person
  const { busy } = excludedMeetingId === undefined ? person : withoutMeeting(person, excludedMeetingId)
  return { timeZone, weekly, overrides, stays, busy: busy.map(({ interval }) => interval) }
}

/** The setting after a change: weekdays left out stay as they are, lists are replaced whole. */
export function changedSetting(saved: SettingRow, change: AvailabilityChange): SettingRow {
  return {
    availability_info: { ...saved.availability_info, ...change.availability_info },
    additional_hours: { ...saved.additional_hours, ...change.additional_hours },
    date_overrides: change.date_overrides ?? saved.date_overrides,
    stays: change.stays ?? saved.stays,
    travel_minutes: change.travel_minutes ?? saved.travel_minutes,
  }
}

/** What the change makes overlap, told at what was sent: at the row where no additional hours were. */
export function overlapsMade(changed: SettingRow, change: AvailabilityChange): FieldError[] {
  return weekProblems(changed).map(({ path, message }) => {
    const weekday = weekdays.find((name) => path.split('.')[1] === name)
    const isSent = weekday !== undefined && change.additional_hours?.[weekday] !== undefined
    return { path: isSent ? path : `availability_info.${weekday}.end_time`, message }
  })
}

/** Every weekday with its list, as an answer tells them. */
export function wholeAdditionalHours(additional_hours: Partial<AdditionalHours>): AdditionalHours {
  const none = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] }
  return { ...none, ...additional_hours }
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
