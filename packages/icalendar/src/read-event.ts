import { canonicalZone } from '@meridian/engine'
import type { CalendarEvent, EventStatus, EventTime } from './calendar-event.ts'
import type { RawEvent } from './components.ts'
import { parseList, parseProperty, parseText, type Property } from './content-line.ts'
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
import { readAttendees, readOrganizer } from './event-people.ts'
import { readLink, readLocation } from './event-place.ts'
import { normalizeRule } from './recurrence-rule.ts'
import { findZoneByName } from './zone-name.ts'

/** The properties of one VEVENT by name, each in the order of the file. */
export type Properties = ReadonlyMap<string, readonly Property[]>

/** One VEVENT understood by itself, before it is joined with the others of its series. */
export interface EventDraft {
  readonly raw: RawEvent
  readonly event: CalendarEvent
  /** RECURRENCE-ID */
  readonly original: EventTime | null
  readonly changesFollowing: boolean
}

export function collectProperties({ lines }: RawEvent): Properties {
  const properties = new Map<string, Property[]>()
  for (const line of lines) {
    const property = parseProperty(line.text)
    if (!property) continue
    const same = properties.get(property.name)
    if (same) same.push(property)
    else properties.set(property.name, [property])
  }
  return properties
}

/** Throws `UnreadableEvent` when the event's times or its rule cannot be known. */
export function readEvent(
  raw: RawEvent,
  properties: Properties,
  uid: string,
  context: TimeContext,
): EventDraft {
  const { start, end } = readTimes(properties, context)
  const recurrenceId = properties.get('recurrence-id')?.[0]
  const original = recurrenceId ? readTime(recurrenceId, context) : null
  const event: CalendarEvent = {
    uid,
    recurrence_id: null,
    sequence: readWhole(properties, 'sequence') ?? 0,
    title: readText(properties, 'summary')
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
    description: readText(properties, 'description').trimEnd(),
    location: readLocation(properties),
    link: readLink(properties),
    is_all_day: start.zone === null,
    start,
    end,
    is_transparent: readTransparency(properties),
    is_private: /^(PRIVATE|CONFIDENTIAL)$/i.test(readRaw(properties, 'class')),
    status: raw.calendar.method === 'CANCEL' ? 'cancelled' : readStatus(properties),
    priority: readPriority(properties),
    organizer: readOrganizer(properties),
    attendees: readAttendees(properties),
    rrule: original ? null : readRule(properties, start, context),
    excluded: original ? [] : readStarts(properties, 'exdate', start, context),
    added: original ? [] : readStarts(properties, 'rdate', start, context),
    overrides: [],
    created_at: readMoment(properties, 'created'),
    modified_at: readMoment(properties, 'last-modified'),
  }
  const changesFollowing = recurrenceId?.params['range']?.toUpperCase() === 'THISANDFUTURE'
  return { raw, event, original, changesFollowing }
}

/** The zone a calendar names for itself, if the name means one. */
export function findCalendarZone(zoneName: string): string | null {
  return zoneName === '' ? null : (findZoneByName(zoneName) ?? canonicalZone(zoneName))
}

function readTimes(properties: Properties, context: TimeContext): { start: EventTime; end: EventTime } {
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
  const isSaid = readRaw(properties, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE'
  const isWholeDays =
    start.time.endsWith('T00:00:00') && end.time.endsWith('T00:00:00') && start.time !== end.time
  return isSaid && isWholeDays && start.zone === end.zone
}

function asDate({ time }: EventTime): EventTime {
  return { time: time.slice(0, 10), zone: null }
}

function readRule(properties: Properties, start: EventTime, context: TimeContext): string | null {
  const rules = [...new Set((properties.get('rrule') ?? []).map(({ value }) => value.trim()))]
  const [text] = rules
  if (text === undefined) return null
  if (rules.length > 1) throw new UnreadableEvent('it has more than one RRULE')
  const rule = normalizeRule(text, start, context.floatingZone)
  if (!rule.ok) throw new UnreadableEvent(`RRULE ${quote(text)} is not a valid recurrence rule`)
  if (properties.has('exrule'))
    context.warn('EXRULE is not supported; the occurrences it takes out are shown.')
  return rule.rrule
}

/** EXDATE or RDATE as starts in the form and zone of the series, ascending, each once. */
function readStarts(
  properties: Properties,
  name: 'exdate' | 'rdate',
  start: EventTime,
  context: TimeContext,
): string[] {
  const starts = new Set<string>()
  for (const property of properties.get(name) ?? []) {
    for (const text of parseList(property.value)) {
      // An RDATE may be a period; its start is what counts here.
      const value = parseDateValue(text.split('/')[0] ?? '')
      if (value) starts.add(asStartOf(start, placeTime(value, property.params['tzid'], context)))
      else context.warn(`${name.toUpperCase()} ${quote(text)} is not a date or time and is left out.`)
    }
  }
  return [...starts].toSorted()
}

/**
 * The time of an occurrence in the form its series uses: a bare date means the occurrence of that day, and an all-day
 * series knows days only.
 */
export function asStartOf(start: EventTime, time: EventTime): string {
  if (start.zone === null) return time.time.slice(0, 10)
  if (time.zone === null) return time.time + start.time.slice(10)
  return inZone(time, start.zone).time
}

function readText(properties: Properties, name: string): string {
  return parseText(readRaw(properties, name))
}

function readRaw(properties: Properties, name: string): string {
  return properties.get(name)?.[0]?.value.trim() ?? ''
}

function readWhole(properties: Properties, name: string): number | null {
  const text = readRaw(properties, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function readPriority(properties: Properties): number | null {
  const priority = readWhole(properties, 'priority')
  return priority !== null && priority >= 1 && priority <= 9 ? priority : null
}

function readStatus(properties: Properties): EventStatus {
  const status = readRaw(properties, 'status').toUpperCase()
  if (status === 'CANCELLED' || status === 'CANCELED') return 'cancelled'
  return status === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

function readTransparency(properties: Properties): boolean {
  const said = readRaw(properties, 'transp').toUpperCase()
  if (said !== '') return said === 'TRANSPARENT'
  return readRaw(properties, 'x-microsoft-cdo-busystatus').toUpperCase() === 'FREE'
}

function readMoment(properties: Properties, name: string): string | null {
  const value = parseDateValue(readRaw(properties, name))
  return value && !value.isDate ? `${value.time}Z` : null
}
