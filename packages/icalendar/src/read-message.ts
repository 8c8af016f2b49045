import { canonicalZone } from '@meridian/engine'
import type { EventAttendee, EventPerson, EventTime } from './calendar-event.ts'
import { type RawCalendar, type RawEvent, scanComponents } from './components.ts'
import { parseDateValue } from './date-value.ts'
import { readAttendees, readOrganizer } from './event-people.ts'
import { readTime, type TimeContext, UnreadableEvent } from './event-time.ts'
import { collectProperties, type Properties, rawValue, textValue } from './properties.ts'
import { findCalendarZone, readWhole } from './read-event.ts'
import { createRuleBudget, createZoneFinder } from './zone-finder.ts'

/** What a message about an event (RFC 5546) says of itself, whether or not it repeats the event. */
export interface MessagePart {
  readonly uid: string
  /** The one occurrence it is about. */
  readonly recurrence: EventTime | null
  /** The message is about all occurrences that follow, too. */
  readonly isForFollowing: boolean
  readonly sequence: number
  /** When it was written, ISO 8601 in UTC to the second; null where it does not say. */
  readonly stamped_at: string | null
  readonly title: string
  readonly organizer: EventPerson | null
  readonly attendees: readonly EventAttendee[]
  readonly comment: string
}

export interface CalendarMessage {
  /** In capital letters; empty for a file that is no message. */
  readonly method: string
  /** All about one event; that of others is left out. In the order of the text, never none. */
  readonly parts: readonly [MessagePart, ...MessagePart[]]
}

/**
 * Reads the first calendar of a text as a message. Null for a text that holds no event with a UID, or more events than
 * `maxEvents`. The event itself is read by `readCalendar`, which an answer, having no times, has nothing for.
 */
export function readMessage(
  text: string,
  { defaultZone, maxEvents = Infinity }: { readonly defaultZone: string; readonly maxEvents?: number },
): CalendarMessage | null {
  const scan = scanComponents(text)
  let step = scan.next()
  while (!step.done) step = scan.next()
  const { calendars, events } = step.value
  const [calendar] = calendars
  if (!calendar || events.length > maxEvents) return null
  const readZone = zonesOf(calendar, defaultZone)
  const read = events.filter((event) => event.calendar === calendar).map((event) => readPart(event, readZone))
  const known = read.filter((part) => part !== null)
  const [first, ...others] = known.filter(({ uid }) => uid === known[0]?.uid)
  return first ? { method: calendar.method, parts: [first, ...others] } : null
}

function zonesOf(calendar: RawCalendar, defaultZone: string): TimeContext {
  const calendarZone = findCalendarZone(calendar.zoneName)
  return {
    findZone: createZoneFinder(calendar.zones, createRuleBudget()),
    calendarZone,
    floatingZone: calendarZone ?? canonicalZone(defaultZone) ?? 'UTC',
    era: { firstYear: 2000, years: 5 },
    warn: () => {},
  }
}

/** Null without a UID, and where the occurrence it is about cannot be told. */
function readPart(raw: RawEvent, context: TimeContext): MessagePart | null {
  const properties = collectProperties(raw)
  const uid = textValue(properties, 'uid')
  if (uid === '') return null
  const recurrenceId = properties.get('recurrence-id')?.[0]
  try {
    return {
      uid,
      recurrence: recurrenceId ? readTime(recurrenceId, eraOf(properties, context)) : null,
      isForFollowing: recurrenceId?.params['range']?.toUpperCase() === 'THISANDFUTURE',
      sequence: readWhole(properties, 'sequence') ?? 0,
      stamped_at: readStamp(properties),
      title: textValue(properties, 'summary').replace(/\s+/g, ' '),
      organizer: readOrganizer(properties),
      attendees: readAttendees(properties),
      comment: textValue(properties, 'comment'),
    }
  } catch (refusal) {
    if (!(refusal instanceof UnreadableEvent)) throw refusal
    return null
  }
}

/** DTSTAMP is a moment in UTC, whether or not it says so. */
function readStamp(properties: Properties): string | null {
  const value = parseDateValue(rawValue(properties, 'dtstamp'))
  return value && !value.isDate ? `${value.time}Z` : null
}

function eraOf(properties: Properties, context: TimeContext): TimeContext {
  const start = parseDateValue(properties.get('recurrence-id')?.[0]?.value ?? '')
  return start ? { ...context, era: { firstYear: Number(start.time.slice(0, 4)), years: 5 } } : context
}
