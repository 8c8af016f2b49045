import { wallTimeOf } from '@meridian/engine'
import type { CalendarEvent, EventTime } from './calendar-event.ts'
import { parseList, type Property } from './content-line.ts'
import { addDays, type Duration, parseDateValue, parseDuration } from './date-value.ts'
import {
  addDuration,
  inZone,
  momentOf,
  placeTime,
  quote,
  readTime,
  type TimeContext,
  UnreadableEvent,
} from './event-time.ts'
import { type Properties, rawValue } from './properties.ts'

export interface Period {
  readonly start: EventTime
  readonly end: EventTime
}

/** DTSTART and the end, in whichever way it is said. Throws `UnreadableEvent`. */
export function readTimes(
  properties: Properties,
  context: TimeContext,
): { start: EventTime; end: EventTime } {
  const dtstart = properties.get('dtstart')?.[0]
  if (!dtstart) throw new UnreadableEvent('it has no DTSTART')
  const start = onCalendarClock(readTime(dtstart, context), properties, context)
  const end = readEnd(properties, start, context) ?? endWithout(start)
  return isOutlookAllDay(properties, start, end) ? { start: asDate(start), end: asDate(end) } : { start, end }
}

/**
 * Google writes single events in UTC, not in their zone; the calendar's zone is the better guess, and the
 * moment is the same. A series stays in UTC: elsewhere it would move when clocks change.
 */
function onCalendarClock(start: EventTime, properties: Properties, { calendarZone }: TimeContext): EventTime {
  const isSingle = !['rrule', 'rdate', 'recurrence-id'].some((name) => properties.has(name))
  return start.zone === 'UTC' && isSingle && calendarZone !== null ? inZone(start, calendarZone) : start
}

/** The end as DTEND or else DURATION says it; null where neither does, or none that makes sense, which is told. */
function readEnd(properties: Properties, start: EventTime, context: TimeContext): EventTime | null {
  const dtend = properties.get('dtend')?.[0]
  const duration = properties.get('duration')?.[0]
  const ways = [
    ...(dtend ? [() => readTime(dtend, context)] : []),
    ...(duration ? [() => addDuration(start, readLength(duration))] : []),
  ]
  for (const way of ways) {
    try {
      const end = fitEnd(way(), start)
      if (momentOf(end) >= momentOf(start)) return end
      context.warn('it ends before it starts; its end is left out.')
    } catch (refusal) {
      if (!(refusal instanceof UnreadableEvent)) throw refusal
      context.warn(`${refusal.message}; this end is left out.`)
    }
  }
  return null
}

/** One day for a date, no length for a time (RFC 5545, 3.6.1). */
function endWithout(start: EventTime): EventTime {
  return start.zone === null ? { time: addDays(start.time, 1), zone: null } : start
}

function readLength({ value }: Property): Duration {
  const length = parseDuration(value)
  if (!length) throw new UnreadableEvent(`DURATION ${quote(value)} is not a duration`)
  return length
}

/** An end in the form of the start. An all-day event that ends on the day it starts lasts that one day. */
function fitEnd(end: EventTime, start: EventTime): EventTime {
  if (start.zone === null) {
    const date =
      end.zone === null || end.time.endsWith('T00:00:00')
        ? end.time.slice(0, 10)
        : addDays(end.time.slice(0, 10), 1)
    return { time: date === start.time ? addDays(date, 1) : date, zone: null }
  }
  if (end.zone === null) return { time: `${end.time}T00:00:00`, zone: start.zone }
  return end.zone === 'UTC' ? inZone(end, start.zone) : end
}

/** Outlook writes an all-day event from midnight to midnight and says so in a property of its own. */
function isOutlookAllDay(properties: Properties, start: EventTime, end: EventTime): boolean {
  const isSaid = rawValue(properties, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE'
  const isWholeDays =
    start.time.endsWith('T00:00:00') && end.time.endsWith('T00:00:00') && start.time !== end.time
  return isSaid && isWholeDays && start.zone === end.zone
}

function asDate({ time }: EventTime): EventTime {
  return { time: time.slice(0, 10), zone: null }
}

/** EXDATE or RDATE as starts in the form and zone of the series, ascending, each once. */
export function readStarts(
  properties: Properties,
  name: 'exdate' | 'rdate',
  start: EventTime,
  context: TimeContext,
): string[] {
  const starts = new Set<string>()
  for (const [text, tzid] of listDates(properties, name)) {
    // An RDATE may be a period; see readPeriods for its end.
    const value = parseDateValue(text.split('/')[0] ?? '')
    if (value) starts.add(asStartOf(start, placeTime(value, tzid, context)))
    else context.warn(`${name.toUpperCase()} ${quote(text)} is not a date or time and is left out.`)
  }
  return [...starts].toSorted()
}

const mostDates = 10_000

/** The values of EXDATE or RDATE with their TZIDs, each once. Throws `UnreadableEvent` for more than any calendar holds. */
function* listDates(
  properties: Properties,
  name: 'exdate' | 'rdate',
): Generator<[string, string | undefined]> {
  const seen = new Set<string>()
  for (const { value, params } of properties.get(name) ?? []) {
    const tzid = params['tzid']
    for (const text of parseList(value)) {
      const key = `${tzid ?? ''}\n${text}`
      if (seen.has(key)) continue
      seen.add(key)
      if (seen.size > mostDates)
        throw new UnreadableEvent(`it names more than ${mostDates} dates by ${name.toUpperCase()}`)
      yield [text, tzid]
    }
  }
}

/** The periods of RDATE that differ from the event's length. */
export function readPeriods(
  properties: Properties,
  { start, end }: CalendarEvent,
  context: TimeContext,
): Period[] {
  const lengthMs = momentOf(end) - momentOf(start)
  const periods = [...listDates(properties, 'rdate')].flatMap(
    ([text, tzid]) => readPeriod(text, start, tzid, context) ?? [],
  )
  return periods.filter((period) => {
    const periodMs = momentOf(period.end) - momentOf(period.start)
    return periodMs >= 0 && periodMs !== lengthMs
  })
}

/** Null for a value that is no period; a period with an invalid end gets the length of the event and a warning. */
function readPeriod(text: string, series: EventTime, tzid: string | undefined, context: TimeContext) {
  const [from = '', to] = text.split('/')
  const value = parseDateValue(from)
  if (!value || to === undefined || series.zone === null) return null
  const start = { time: asStartOf(series, placeTime(value, tzid, context)), zone: series.zone }
  const length = parseDuration(to)
  const end = parseDateValue(to)
  try {
    if (length) return { start, end: addDuration(start, length) }
    if (end && !end.isDate) return { start, end: inZone(placeTime(end, tzid, context), series.zone) }
  } catch (refusal) {
    if (!(refusal instanceof UnreadableEvent)) throw refusal
  }
  context.warn(`the end of RDATE ${quote(text)} makes no sense; the length of the event is used.`)
  return null
}

/**
 * The time of an occurrence in the form its series uses: a bare date means the occurrence of that day, and an all-day
 * series knows days only.
 */
export function asStartOf(start: EventTime, time: EventTime): string {
  if (start.zone === null) return time.time.slice(0, 10)
  if (time.zone === null) return time.time + start.time.slice(10)
  return wallTimeOf(momentOf(time), start.zone)
}
