import { day_ms } from '../../durations.ts'
import { isJson } from '../../kit/message.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { momentOf } from './event-time.ts'
import { exceptionsOf, expandFormer, expandMaster, firstMsOf, masterOf, withInherited } from './instances.ts'
import type { Cursor, ListQuery, Listing } from './list-query.ts'

/** An event with its place in a list. */
export interface Entry {
  readonly key: string
  readonly event: StoredEvent
}

/** All that might be in a list, in its order; what is not is sorted out page by page. */
export function gatherEntries(calendar: Calendar, { query, cursor }: Listing): Entry[] {
  const events = query.single_events
    ? gatherSingle(calendar, query, cursor)
    : [...calendar.events.values()]
        .filter((event) => isAfter(event, cursor))
        .map((event) => withInherited(calendar, event))
  return toEntries(calendar, events, query.order_by)
}

export function toEntries(
  calendar: Calendar,
  events: readonly StoredEvent[],
  order: ListQuery['order_by'],
): Entry[] {
  const entries = events.map((event) => ({ key: keyOf(calendar, event, order), event }))
  return entries.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Whether the list shows this one of its candidates. */
export function isListed(calendar: Calendar, event: StoredEvent, { query, cursor }: Listing): boolean {
  const { event_types, ical_uid, q } = query
  const type = event.fields['eventType'] ?? 'default'
  if (event_types.length > 0 && !event_types.some((wanted) => wanted === type)) return false
  if (cursor.since !== undefined) return true
  if (!showsStatus(calendar, event, query)) return false
  if (query.updated_min !== undefined && event.updated_ms < query.updated_min) return false
  if (ical_uid !== undefined && event.ical_uid !== ical_uid) return false
  if (q !== undefined && !mentions(event, q)) return false
  if (!hasProperties(event, 'private', query.private_properties)) return false
  if (!hasProperties(event, 'shared', query.shared_properties)) return false
  return isWithin(calendar, event, query, cursor)
}

/** Single events and instances; no master. */
function gatherSingle(calendar: Calendar, query: ListQuery, cursor: Cursor): StoredEvent[] {
  const found = new Map<string, StoredEvent>()
  for (const stored of calendar.events.values()) {
    if (!isAfter(stored, cursor)) continue
    const events = stored.recurrence
      ? gatherSeries(calendar, stored, query, cursor)
      : [...gatherLeft(calendar, stored, query, cursor), withInherited(calendar, stored)]
    for (const event of events) found.set(event.id, event)
  }
  return [...found.values()]
}

/** The instances of one series, and for those who keep up with it what it has left as well. */
function gatherSeries(
  calendar: Calendar,
  master: StoredEvent,
  query: ListQuery,
  cursor: Cursor,
): StoredEvent[] {
  const [from, to] = reachOf(calendar, master, query, cursor)
  const moved = exceptionsOf(calendar, master.id).map((event) => withInherited(calendar, event))
  const implied = expandMaster(calendar, master, from ?? firstMsOf(master), to)
  return [...gatherLeft(calendar, master, query, cursor), ...implied, ...moved]
}

/** What an event was before, for those who keep up with it. */
function gatherLeft(calendar: Calendar, event: StoredEvent, query: ListQuery, cursor: Cursor): StoredEvent[] {
  if (cursor.since === undefined || event.former.length === 0) return []
  return expandFormer(event, cursor.since, ...reachOf(calendar, event, query, cursor))
}

/** How far to expand; undefined for from the beginning. */
function reachOf(
  { time_zone }: Calendar,
  { start, end }: StoredEvent,
  { time_min, time_max }: ListQuery,
  { horizon_ms }: Cursor,
): [number | undefined, number] {
  const longMs = momentOf(end, time_zone) - momentOf(start, time_zone)
  const from = time_min === undefined ? undefined : time_min - longMs - day_ms
  return [from, time_max ?? horizon_ms]
}

function isAfter({ changed }: StoredEvent, { since }: Cursor): boolean {
  return since === undefined || changed > since
}

function keyOf(calendar: Calendar, event: StoredEvent, order: ListQuery['order_by']): string {
  if (order === undefined) return event.id
  const at = order === 'updated' ? event.updated_ms : momentOf(event.start, calendar.time_zone)
  // Lifted over zero, so that times before 1970 sort as text too.
  return `${String(at + 1e15).padStart(17, '0')} ${event.id}`
}

function showsStatus(calendar: Calendar, event: StoredEvent, query: ListQuery): boolean {
  if (event.status !== 'cancelled' || query.show_deleted) return true
  if (query.updated_min !== undefined) return true
  // A gap in a living series is part of it.
  return !query.single_events && isGap(calendar, event)
}

function isGap(calendar: Calendar, event: StoredEvent): boolean {
  const master = masterOf(calendar, event)
  return master !== undefined && master.status !== 'cancelled'
}

function isWithin(calendar: Calendar, event: StoredEvent, query: ListQuery, cursor: Cursor): boolean {
  const { time_min, time_max } = query
  if (time_min === undefined && time_max === undefined) return true
  if (event.recurrence)
    return gatherSeries(calendar, event, query, cursor).some((one) => overlaps(calendar, one, query))
  return overlaps(calendar, event, query)
}

function overlaps({ time_zone }: Calendar, event: StoredEvent, { time_min, time_max }: ListQuery): boolean {
  if (time_max !== undefined && momentOf(event.start, time_zone) >= time_max) return false
  return time_min === undefined || momentOf(event.end, time_zone) > time_min
}

function mentions({ fields, attendees = [], organizer }: StoredEvent, q: string): boolean {
  const people = [...attendees, organizer].flatMap(({ email, displayName }) => [email, displayName])
  const texts = [fields['summary'], fields['description'], fields['location'], ...people]
  const words = q.toLowerCase().split(/\s+/)
  const text = texts
    .filter((one) => typeof one === 'string')
    .join('\n')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

function hasProperties(
  { fields }: StoredEvent,
  kind: 'private' | 'shared',
  wanted: readonly string[],
): boolean {
  const { extendedProperties } = fields
  const properties = isJson(extendedProperties) ? extendedProperties[kind] : undefined
  return wanted.every((pair) => {
    const equals = pair.indexOf('=')
    return isJson(properties) && properties[pair.slice(0, equals)] === pair.slice(equals + 1)
  })
}
