import type { MeetingChange } from '@meridian/contract'
import {
  canonicalZone,
  dateOf,
  day_ms,
  daysBetween,
  formatTimes,
  type OccurrenceTimes,
  shiftWall,
  timesOfMoments,
  timesOfWalls,
  wallLengthMs,
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
  return wantedTimes(input, null, profileZone)
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
  const { meeting_date, meeting_time, ...momentsAlone } = sent
  const { meeting_timezone: zone, is_all_day, meeting_timestamps: moments } = momentsAlone
  // An all-day meeting is in its organizer's zone and has no time of day: it ignores both in the request.
  const timed = current.is_all_day ? null : current
  const isKindNew = is_all_day !== undefined && is_all_day !== current.is_all_day
  const isZoneNew = timed && zone !== undefined && getZone(zone) !== timed.meeting_timezone
  const shown = formatTimes(current)
  const walls = { ...meeting_date, ...(timed && meeting_time) }
  const areWallsNew = shown_fields.some(
    (field) => walls[field] !== undefined && walls[field] !== shown[field],
  )
  if (isKindNew || isZoneNew || areWallsNew) return wantedTimes(sent, current, profileZone)
  const { start_timestamp, end_timestamp } = moments ?? {}
  const areMomentsNew =
    (start_timestamp !== undefined && Date.parse(start_timestamp) !== current.starts_ms) ||
    (end_timestamp !== undefined && Date.parse(end_timestamp) !== current.ends_ms)
  // In a whole meeting that is sent back with new timestamps alone, these count: its date and time only repeat
  // what was shown.
  return areMomentsNew ? wantedTimes(momentsAlone, current, profileZone) : current
}

const shown_fields = ['start_date', 'end_date', 'start_time', 'end_time'] as const
const usual_length_ms = 30 * 60_000

/** What is not sent is as in the current meeting. */
function wantedTimes(
  input: TimeInput,
  current: OccurrenceTimes | null,
  profileZone: string,
): OccurrenceTimes {
  const { meeting_date, meeting_time, meeting_timestamps: moments, meeting_timezone } = input
  const hasForm = meeting_date !== undefined || meeting_time !== undefined
  const sentZone = meeting_timezone === undefined ? undefined : getZone(meeting_timezone)
  const zone = sentZone ?? current?.meeting_timezone ?? 'UTC'
  let times: OccurrenceTimes
  if (input.is_all_day ?? current?.is_all_day)
    times = allDayTimes(wantedDays(input, current, sentZone ?? profileZone), profileZone)
  else if (moments && !hasForm) times = timesOfTimestamps(moments, current, zone)
  else times = timesOfForm(input, current, zone)
  requireLength(wallLengthMs(times), hasForm ? 'meeting_date.end_date' : 'meeting_timestamps.end_timestamp')
  return times
}

/** Whole days, in the organizer's profile zone. */
function allDayTimes(
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  profileZone: string,
): OccurrenceTimes {
  requireDate(start_date, 'meeting_date.start_date')
  requireDate(end_date, 'meeting_date.end_date')
  if (end_date < start_date) throw endsBeforeItStarts()
  const zone = { meeting_timezone: profileZone, is_all_day: true }
  return timesOfWalls(zone, midnightOf(start_date), shiftWall(midnightOf(end_date), day_ms))
}

/** The first and the last day; timestamps are read in the given zone. */
function wantedDays(
  { meeting_date, meeting_timestamps }: TimeInput,
  current: OccurrenceTimes | null,
  meeting_timezone: string,
): { readonly start_date: string; readonly end_date: string } {
  if (meeting_date) {
    const { start_date, end_date } = meeting_date
    return { start_date, end_date: end_date ?? shiftedEnd(start_date, current) }
  }
  if (meeting_timestamps) {
    const { start_timestamp, end_timestamp = start_timestamp } = meeting_timestamps
    const [startMs, endMs] = [Date.parse(start_timestamp), Date.parse(end_timestamp)]
    if (endMs < startMs) throw endsTooEarly()
    const zone = { meeting_timezone, is_all_day: true }
    return formatTimes(timesOfMoments(zone, { starts_ms: startMs, ends_ms: endMs }))
  }
  if (current === null) throw badField('meeting_date', 'A meeting needs a date, or timestamps.')
  return formatTimes({ ...current, is_all_day: true })
}

/** An all-day meeting that moves keeps its number of days. */
function shiftedEnd(start_date: string, current: OccurrenceTimes | null): string {
  if (!current?.is_all_day) return start_date
  return dateOf(shiftWall(midnightOf(start_date), wallLengthMs(current) - day_ms))
}

function timesOfTimestamps(
  { start_timestamp, end_timestamp }: { start_timestamp: string; end_timestamp?: string | undefined },
  current: OccurrenceTimes | null,
  meeting_timezone: string,
): OccurrenceTimes {
  const startMs = Date.parse(start_timestamp)
  const lengthMs = current && !current.is_all_day ? current.ends_ms - current.starts_ms : usual_length_ms
  const endMs = end_timestamp === undefined ? startMs + lengthMs : Date.parse(end_timestamp)
  if (endMs <= startMs) throw endsTooEarly()
  requireDate(start_timestamp.slice(0, 10), 'meeting_timestamps.start_timestamp')
  requireDate(new Date(endMs).toISOString().slice(0, 10), 'meeting_timestamps.end_timestamp')
  return timesOfMoments({ meeting_timezone, is_all_day: false }, { starts_ms: startMs, ends_ms: endMs })
}

/** By date and time of day, as a form has them. */
function timesOfForm(
  input: TimeInput,
  current: OccurrenceTimes | null,
  meeting_timezone: string,
): OccurrenceTimes {
  const { meeting_date, meeting_time } = input
  const shown = current && formatTimes(current)
  const start_date = meeting_date?.start_date ?? shown?.start_date
  if (start_date === undefined) throw badField('meeting_date.start_date', 'A meeting needs a date.')
  const start_time = meeting_time ? meeting_time.start_time : shown?.start_time
  if (!start_time) throw badField('meeting_time.start_time', 'A meeting needs a start time.')
  requireDate(start_date, 'meeting_date.start_date')
  const start_wall = `${start_date}T${start_time}:00`
  const end_wall = wantedEnd(input, current?.is_all_day ? null : current, start_wall)
  return timesOfWalls({ meeting_timezone, is_all_day: false }, start_wall, end_wall)
}

/** An omitted end keeps the length, a removed one sets the usual length, and one before the start is on the next day. */
function wantedEnd(
  { meeting_date, meeting_time }: TimeInput,
  timed: OccurrenceTimes | null,
  start_wall: string,
): string {
  const end_date = meeting_date?.end_date
  const end_time = meeting_time ? meeting_time.end_time : end_date && timed && formatTimes(timed).end_time
  if (!end_time) {
    const lengthMs = timed && end_time === undefined ? wallLengthMs(timed) : usual_length_ms
    return endWithoutTime(end_date, start_wall, shiftWall(start_wall, lengthMs))
  }
  if (end_date !== undefined) requireDate(end_date, 'meeting_date.end_date')
  // A meeting of several days keeps their number when only its times change.
  const nights = timed && wallLengthMs(timed) >= day_ms ? daysBetween(timed.start_wall, timed.end_wall) : 0
  const last_wall = nights === 0 ? start_wall : shiftWall(start_wall, nights * day_ms)
  const end_wall = `${end_date ?? dateOf(last_wall)}T${end_time}:00`
  if (end_wall === start_wall) throw badField('meeting_time.end_time', 'The end must be after the start.')
  if (end_wall > start_wall) return end_wall
  if (dateOf(end_wall) < dateOf(start_wall)) throw endsBeforeItStarts()
  return shiftWall(end_wall, day_ms)
}

/** An end date alone may repeat the day on which the meeting starts or ends, and no other day. */
function endWithoutTime(end_date: string | undefined, start_wall: string, end_wall: string): string {
  if (end_date === undefined || [dateOf(start_wall), dateOf(end_wall)].includes(end_date)) return end_wall
  if (end_date < dateOf(start_wall)) throw endsBeforeItStarts()
  throw badField('meeting_time.end_time', 'A meeting that ends on another day needs an end time.')
}

function midnightOf(date: string): string {
  return `${date}T00:00:00`
}

/** By its name of today, for abbreviations and former names too. */
function getZone(name: string): string {
  const zone = canonicalZone(name)
  if (zone === null)
    throw badField('meeting_timezone', 'The time zone must be an IANA name such as Europe/Berlin.')
  return zone
}

function endsBeforeItStarts() {
  return badField('meeting_date.end_date', 'The end date must not be before the start date.')
}

function endsTooEarly() {
  return badField('meeting_timestamps.end_timestamp', 'The end must be after the start.')
}
