import type { MeetingChange } from '@meridian/contract'
import {
  canonicalZone,
  dateOf,
  day_ms,
  daysBetween,
  formatTimes,
  type OccurrenceTimes,
  timesOfMoments,
  timesOfWalls,
  wallLengthMs,
  wallMs,
  wallOf,
} from '@meridian/engine'
import { badField } from '../../platform/errors.ts'
import { requireDate, requireLength } from './meeting-time.rules.ts'

/** The fields of a request that say when a meeting takes place. */
export type TimeInput = Pick<
  MeetingChange,
  'meeting_date' | 'meeting_time' | 'meeting_timestamps' | 'meeting_timezone' | 'is_all_day'
>

/**
 * When a new meeting takes place. Date and time count before timestamps; without an end it lasts half an
 * hour, and an end before the start is on the next day. Throws `bad_input` naming the field.
 */
export function newTimes(input: TimeInput, profileZone: string): OccurrenceTimes {
  return checked(wantedTimes(input, null, profileZone), input)
}

/**
 * When a meeting takes place after a change: omitted fields stay, and so does the wall clock when only the
 * zone changes. The same object when nothing differs from what was shown.
 */
export function changedTimes(
  sent: TimeInput,
  current: OccurrenceTimes,
  profileZone: string,
): OccurrenceTimes {
  const { meeting_date: _date, meeting_time: _time, ...moments } = sent
  const { meeting_timestamps: _moments, ...wall } = sent
  // In a whole meeting that is sent back with new timestamps alone, these count: its date and time only repeat
  // what was shown.
  const areMomentsNew = isUnchanged(wall, current) && !isUnchanged(moments, current)
  const input = areMomentsNew ? moments : sent
  return isUnchanged(input, current) ? current : checked(wantedTimes(input, current, profileZone), input)
}

const usual_length_ms = 30 * 60_000

function wantedTimes(
  input: TimeInput,
  current: OccurrenceTimes | null,
  profileZone: string,
): OccurrenceTimes {
  const isAllDay = input.is_all_day ?? current?.is_all_day ?? false
  if (isAllDay) return allDayTimes(input, current, profileZone)
  const zone = zoneOf(input) ?? current?.meeting_timezone ?? 'UTC'
  if (input.meeting_timestamps && !input.meeting_date && !input.meeting_time) {
    return timesOfTimestamps(input.meeting_timestamps, current, zone)
  }
  const startMs = wantedStart(input, current)
  const endMs = wantedEnd(input, current, startMs)
  return timesOfWalls({ meeting_timezone: zone, is_all_day: false }, wallOf(startMs), wallOf(endMs))
}

/** All-day times, in the organizer's profile zone. */
function allDayTimes(
  input: TimeInput,
  current: OccurrenceTimes | null,
  profileZone: string,
): OccurrenceTimes {
  const { start_date, end_date } = wantedDays(input, current, profileZone)
  requireDate(start_date, 'meeting_date.start_date')
  requireDate(end_date, 'meeting_date.end_date')
  if (end_date < start_date) throw endsBeforeItStarts()
  const zone = { meeting_timezone: profileZone, is_all_day: true }
  return timesOfWalls(zone, wallOf(midnight(start_date)), wallOf(midnight(end_date) + day_ms))
}

function wantedDays(input: TimeInput, current: OccurrenceTimes | null, profileZone: string) {
  if (input.meeting_date) {
    const { start_date, end_date } = input.meeting_date
    return { start_date, end_date: end_date ?? shiftedEnd(start_date, current) }
  }
  const { start_timestamp, end_timestamp } = input.meeting_timestamps ?? {}
  if (start_timestamp === undefined) return daysOf(current)
  const startMs = Date.parse(start_timestamp)
  const endMs = end_timestamp === undefined ? startMs : Date.parse(end_timestamp)
  if (endMs < startMs) throw badField('meeting_timestamps.end_timestamp', 'The end must be after the start.')
  const zone = { meeting_timezone: zoneOf(input) ?? profileZone, is_all_day: true }
  return formatTimes(timesOfMoments(zone, { starts_ms: startMs, ends_ms: endMs }))
}

function daysOf(current: OccurrenceTimes | null): { start_date: string; end_date: string } {
  if (current === null) throw badField('meeting_date', 'A meeting needs a date, or timestamps.')
  return formatTimes({ ...current, is_all_day: true })
}

/** An all-day meeting that moves keeps its number of days. */
function shiftedEnd(start_date: string, current: OccurrenceTimes | null): string {
  if (!current?.is_all_day) return start_date
  return dateOfMs(midnight(start_date) + wallMs(current.end_wall) - wallMs(current.start_wall) - day_ms)
}

function timesOfTimestamps(
  { start_timestamp, end_timestamp }: { start_timestamp: string; end_timestamp?: string | undefined },
  current: OccurrenceTimes | null,
  meeting_timezone: string,
): OccurrenceTimes {
  const startMs = Date.parse(start_timestamp)
  const lengthMs = current && !current.is_all_day ? current.ends_ms - current.starts_ms : usual_length_ms
  const endMs = end_timestamp === undefined ? startMs + lengthMs : Date.parse(end_timestamp)
  if (endMs <= startMs) throw badField('meeting_timestamps.end_timestamp', 'The end must be after the start.')
  requireDate(start_timestamp.slice(0, 10), 'meeting_timestamps.start_timestamp')
  requireDate(new Date(endMs).toISOString().slice(0, 10), 'meeting_timestamps.end_timestamp')
  return timesOfMoments({ meeting_timezone, is_all_day: false }, { starts_ms: startMs, ends_ms: endMs })
}

function wantedStart({ meeting_date, meeting_time }: TimeInput, current: OccurrenceTimes | null): number {
  const before = current && formatTimes(current)
  const date = meeting_date?.start_date ?? before?.start_date
  if (date === undefined) throw badField('meeting_date.start_date', 'A meeting needs a date.')
  const time = meeting_time ? meeting_time.start_time : before?.start_time
  if (!time) throw badField('meeting_time.start_time', 'A meeting needs a start time.')
  requireDate(date, 'meeting_date.start_date')
  return wallMs(`${date}T${time}`)
}

function wantedEnd(
  { meeting_date, meeting_time }: TimeInput,
  current: OccurrenceTimes | null,
  startMs: number,
): number {
  const timed = current?.is_all_day ? null : current
  const before = timed && formatTimes(timed)
  const time = meeting_time ? meeting_time.end_time : meeting_date?.end_date && before?.end_time
  if (!time) return endWithoutTime(meeting_date?.end_date, startMs, startMs + lengthWithoutEnd(time, timed))
  const endMs = wallMs(`${wantedEndDate(meeting_date, timed, startMs)}T${time}`)
  if (endMs === startMs) throw badField('meeting_time.end_time', 'The end must be after the start.')
  if (endMs > startMs) return endMs
  if (dateOfMs(endMs) < dateOfMs(startMs)) throw endsBeforeItStarts()
  return endMs + day_ms
}

/** An end date alone may repeat the day on which the meeting starts or ends, and no other day. */
function endWithoutTime(end_date: string | undefined, startMs: number, endMs: number): number {
  if (end_date === undefined || [dateOfMs(startMs), dateOfMs(endMs)].includes(end_date)) return endMs
  if (end_date < dateOfMs(startMs)) throw endsBeforeItStarts()
  throw badField('meeting_time.end_time', 'A meeting that ends on another day needs an end time.')
}

/** An omitted end keeps the length; a removed one sets the usual length. */
function lengthWithoutEnd(time: string | null | undefined, timed: OccurrenceTimes | null): number {
  return timed && time === undefined ? wallLengthMs(timed) : usual_length_ms
}

/** A meeting of several days keeps their number when only its times change. */
function wantedEndDate(
  meeting_date: TimeInput['meeting_date'],
  timed: OccurrenceTimes | null,
  startMs: number,
): string {
  if (meeting_date?.end_date !== undefined) {
    requireDate(meeting_date.end_date, 'meeting_date.end_date')
    return meeting_date.end_date
  }
  if (timed === null) return dateOfMs(startMs)
  const nights = daysBetween(timed.start_wall, timed.end_wall)
  const isOneSitting = wallMs(timed.end_wall) - wallMs(timed.start_wall) < day_ms
  return dateOfMs(startMs + (isOneSitting ? 0 : nights) * day_ms)
}

function isUnchanged(input: TimeInput, current: OccurrenceTimes): boolean {
  const { meeting_date, meeting_time, meeting_timestamps, is_all_day } = input
  const before = formatTimes(current)
  const zone = zoneOf(input)
  if (is_all_day !== undefined && is_all_day !== current.is_all_day) return false
  // An all-day meeting is in its organizer's zone and ignores a zone in the request.
  if (zone !== null && zone !== current.meeting_timezone && !current.is_all_day) return false
  const sent = { ...meeting_date, ...(!current.is_all_day && meeting_time) }
  if (shown_fields.some((field) => sent[field] !== undefined && sent[field] !== before[field])) return false
  if (meeting_date || meeting_time || !meeting_timestamps) return true
  return (
    Date.parse(meeting_timestamps.start_timestamp) === current.starts_ms &&
    (meeting_timestamps.end_timestamp === undefined ||
      Date.parse(meeting_timestamps.end_timestamp) === current.ends_ms)
  )
}

const shown_fields = ['start_date', 'end_date', 'start_time', 'end_time'] as const

function checked(times: OccurrenceTimes, { meeting_date, meeting_time }: TimeInput): OccurrenceTimes {
  const path = meeting_date || meeting_time ? 'meeting_date.end_date' : 'meeting_timestamps.end_timestamp'
  requireLength(wallMs(times.end_wall) - wallMs(times.start_wall), path)
  return times
}

/** Wall times as epoch milliseconds in UTC. */
function midnight(date: string): number {
  return wallMs(`${date}T00:00`)
}

function dateOfMs(ms: number): string {
  return dateOf(wallOf(ms))
}

function endsBeforeItStarts() {
  return badField('meeting_date.end_date', 'The end date must not be before the start date.')
}

/** Replaces abbreviations and former zone names by the current name. */
function zoneOf({ meeting_timezone }: TimeInput): string | null {
  if (meeting_timezone === undefined) return null
  const zone = canonicalZone(meeting_timezone)
  if (zone === null)
    throw badField('meeting_timezone', 'The time zone must be an IANA name such as Europe/Berlin.')
  return zone
}
