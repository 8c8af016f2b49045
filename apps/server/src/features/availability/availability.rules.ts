import {
  type AdditionalHours,
  type AvailabilityChange,
  type AvailabilityInfo,
  type FieldError,
  readWeek,
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
  type WeeklyHours,
  workingIntervals,
  type WorkingTime,
} from '@meridian/engine'
import type { SettingRow } from './availability.queries.ts'

/** A person's hours and taken time within the window that was read. */
export interface PersonHours extends WorkingTime {
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
  readonly availability_info: AvailabilityInfo
  /** Ascending by start unless times were joined; intervals may overlap. */
  readonly busy: readonly BusyTime[]
  /**
   * Since when taken time may be missing, because a connected account cannot be read; null while all accounts
   * work.
   */
  readonly unknown_since_ms: number | null
  /**
   * From when on the person has more occurrences than are examined, so that all time counts as taken; null
   * where all were examined.
   */
  readonly unknown_from_ms: number | null
  /** What suggested times leave free around the taken time, where that is possible. */
  readonly breakMs: number
  /** How long before a time that is suggested to the person, at least. */
  readonly noticeMs: number
}

/** One time a meeting takes, in epoch milliseconds. */
export interface BusyTime {
  /** Null for time of several meetings, and for time that was not examined. */
  readonly meeting_id: string | null
  readonly interval: Interval
  /** How much of the interval, at its beginning and at its end, is travel. */
  readonly travelMs?: number
}

export interface Judgement {
  /** The meeting being planned; its own time is no obstacle. */
  readonly excludedMeetingId?: string | undefined
  /** An all-day meeting needs the day, not hours: only taken time is an obstacle. */
  readonly isAllDay?: boolean
}

/** Why a person cannot come. Taken time is reported before hours. */
export interface Obstacle {
  /** `away` is outside the hours as well: the meeting begins or ends on a date without hours. */
  readonly reason: 'busy' | 'outside_hours' | 'away'
  /** The overlapping meetings, each once; empty unless `busy`. */
  readonly meeting_ids: readonly string[]
  /** The overlapping meetings of which only the travel overlaps. */
  readonly travel_ids: readonly string[]
}

/** Whether the whole interval lies within the person's hours and overlaps no taken time. */
export function isFree(person: PersonHours, interval: Interval, judgement: Judgement = {}): boolean {
  return findObstacle(person, interval, judgement) === null
}

/**
 * The obstacle that keeps the person from coming; null where there is none. The interval must lie in the
 * window that was read.
 */
export function findObstacle(
  person: PersonHours,
  interval: Interval,
  { excludedMeetingId, isAllDay = false }: Judgement = {},
): Obstacle | null {
  // A meeting without length needs its moment.
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

/** Whether the interval fits the usual week alone, without overrides and travel periods. */
export function isWithinUsualHours({ timeZone, weekly }: PersonHours, interval: Interval): boolean {
  return isWithinHours({ timeZone, weekly }, interval)
}

function isWithinHours(person: WorkingTime, interval: Interval): boolean {
  const [whole] = workingIntervals(person, interval)
  return whole !== undefined && whole[0] === interval[0] && whole[1] === interval[1]
}

/** For a person outside working hours the answer names when they begin again, up to eight days later. */
export const hours_reach_ms = 8 * day_ms

export interface SlotQuestion extends Pick<Judgement, 'excludedMeetingId'> {
  readonly window: Interval
  readonly durationMs: number
  readonly breakMs?: number
  readonly limit: number
  /** Epoch milliseconds; no slot begins earlier. */
  readonly now: number
}

/** The first slots in which all people are free, on quarter hours, earliest first. */
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

/**
 * The slots to suggest: the first that keep each person's break around their taken time; where none does, the first
 * without breaks.
 */
export function suggestedSlots(people: readonly PersonHours[], question: SlotQuestion): Interval[] {
  const slots = slotsFor(people.map(withBreaks), question)
  if (slots.length > 0 || people.every(({ breakMs }) => breakMs === 0)) return slots
  return slotsFor(people, question)
}

/** When the first slot may begin that is suggested to this person now, in epoch milliseconds. */
export function earliestSlot(people: readonly PersonHours[], user_id: string, nowMs: number): number {
  return nowMs + (people.find((person) => person.user_id === user_id)?.noticeMs ?? 0)
}

function withBreaks(person: PersonHours): PersonHours {
  const { breakMs } = person
  if (breakMs === 0) return person
  const busy = person.busy.map(
    (time): BusyTime => ({ ...time, interval: [time.interval[0] - breakMs, time.interval[1] + breakMs] }),
  )
  return { ...person, busy }
}

/** The person without the taken time of this meeting. */
function withoutMeeting(person: PersonHours, excluded: string): PersonHours {
  return { ...person, busy: person.busy.filter(({ meeting_id }) => meeting_id !== excluded) }
}

function asPerson(person: PersonHours, excludedMeetingId: string | undefined): Person {
  const { timeZone, weekly, overrides, stays } = person
  const { busy } = excludedMeetingId === undefined ? person : withoutMeeting(person, excludedMeetingId)
  return { timeZone, weekly, overrides, stays, busy: busy.map(({ interval }) => interval) }
}

/** The week of a setting. */
export interface StoredWeek {
  readonly availability_info: AvailabilityInfo
  readonly weekly: WeeklyHours
}

/** The week by its two columns. Many people have the same, which is read once. */
export function readStoredWeek(availability_json: string, additional_json: string): StoredWeek {
  const key = `${availability_json}${additional_json}`
  const known = readWeeks.get(key)
  if (known) return known
  // Nothing but hours of the contract is written to these columns.
  const availability_info = JSON.parse(availability_json) as AvailabilityInfo
  const additional_hours = JSON.parse(additional_json) as Partial<AdditionalHours>
  const week = { availability_info, weekly: readWeek({ availability_info, additional_hours }) }
  if (readWeeks.size >= most_weeks) readWeeks.clear()
  readWeeks.set(key, week)
  return week
}

const readWeeks = new Map<string, StoredWeek>()
const most_weeks = 1000

/** The setting after a change: omitted weekdays stay, lists are replaced whole. */
export function changedSetting(saved: SettingRow, change: AvailabilityChange): SettingRow {
  return {
    availability_info: { ...saved.availability_info, ...change.availability_info },
    additional_hours: { ...saved.additional_hours, ...change.additional_hours },
    date_overrides: change.date_overrides ?? saved.date_overrides,
    stays: change.stays ?? saved.stays,
    travel_minutes: change.travel_minutes ?? saved.travel_minutes,
    break_minutes: change.break_minutes ?? saved.break_minutes,
    notice_minutes: change.notice_minutes ?? saved.notice_minutes,
  }
}

/**
 * The overlaps that the change creates, each reported at the field that the request sent: at the row where no
 * additional hours were sent.
 */
export function overlapsMade(changed: SettingRow, change: AvailabilityChange): FieldError[] {
  return weekProblems(changed).map(({ path, message }) => {
    const weekday = weekdays.find((name) => path.split('.')[1] === name)
    const isSent = weekday !== undefined && change.additional_hours?.[weekday] !== undefined
    return { path: isSent ? path : `availability_info.${weekday}.end_time`, message }
  })
}

/** Every weekday with its list, as the wire has it. */
export function wholeAdditionalHours(additional_hours: Partial<AdditionalHours>): AdditionalHours {
  const none = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] }
  return { ...none, ...additional_hours }
}

/**
 * Reads a wall time in the zone and a time with an offset by its offset; null for a time that does not exist.
 */
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
