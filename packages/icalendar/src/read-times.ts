import { wallTimeOf } from '@meridian/engine'
import type { CalendarEvent, EventTime } from './calendar-event.ts'
import { parseList } from './content-line.ts'
import { addDays, parseDateValue, parseDuration } from './date-value.ts'
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
  const end = readEnd(properties, start, context)
  if (momentOf(end) < momentOf(start)) throw new UnreadableEvent('it ends before it starts')
  return isOutlookAllDay(properties, start, end) ? { start: asDate(start), end: asDate(end) } : { start, end }
}

/**
 * Google writes single events in UTC whatever zone they were made in; the calendar's zone is the better guess, and the
 * moment is the same. A series stays in UTC: elsewhere it would move when clocks change.
 */
function onCalendarClock(start: EventTime, properties: Properties, { calendarZone }: TimeContext): EventTime {
  const isSingle = !['rrule', 'rdate', 'recurrence-id'].some((name) => properties.has(name))
  return start.zone === 'UTC' && isSingle && calendarZone !== null ? inZone(start, calendarZone) : start
}

function readEnd(properties: Properties, start: EventTime, context: TimeContext): EventTime {
  const dtend = properties.get('dtend')?.[0]
  const duration = properties.get('duration')?.[0]
  if (dtend) return fitEnd(readTime(dtend, context), start)
  if (!duration) return start.zone === null ? { time: addDays(start.time, 1), zone: null } : start
  const length = parseDuration(duration.value)
  if (!length) throw new UnreadableEvent(`DURATION ${quote(duration.value)} is not a duration`)
  return fitEnd(addDuration(start, length), start)
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
  for (const property of properties.get(name) ?? []) {
    for (const text of parseList(property.value)) {
      // An RDATE may be a period; see readPeriods for its end.
      const value = parseDateValue(text.split('/')[0] ?? '')
      if (value) starts.add(asStartOf(start, placeTime(value, property.params['tzid'], context)))
      else context.warn(`${name.toUpperCase()} ${quote(text)} is not a date or time and is left out.`)
    }
  }
  return [...starts].toSorted()
}

/** The periods of RDATE whose length is not the event's own. */
export function readPeriods(
  properties: Properties,
  { start, end }: CalendarEvent,
  context: TimeContext,
): Period[] {
  const lengthMs = momentOf(end) - momentOf(start)
  const periods = (properties.get('rdate') ?? []).flatMap(({ value, params }) =>
    parseList(value).flatMap((text) => readPeriod(text, start, params['tzid'], context) ?? []),
  )
  return periods.filter((period) => {
    const periodMs = momentOf(period.end) - momentOf(period.start)
    return periodMs >= 0 && periodMs !== lengthMs
  })
}

function readPeriod(text: string, series: EventTime, tzid: string | undefined, context: TimeContext) {
  const [from = '', to] = text.split('/')
  const value = parseDateValue(from)
  if (!value || to === undefined || series.zone === null) return null
  const start = { time: asStartOf(series, placeTime(value, tzid, context)), zone: series.zone }
  const length = parseDuration(to)
  const end = parseDateValue(to)
  if (length) return { start, end: addDuration(start, length) }
  return end && !end.isDate ? { start, end: inZone(placeTime(end, tzid, context), series.zone) } : null
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
