import type { CalendarEvent, CalendarWarning, SkippedEvent } from './calendar-event.ts'
import { type ReadOptions, readCalendar } from './read-calendar.ts'

/** A calendar file of these components, for tests. */
export function anIcs(...components: readonly (readonly string[])[]): string {
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...components.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** A VEVENT with the given lines; a UID, a title and a start are added where they are missing. */
export function anEvent(...lines: readonly string[]): string[] {
  const given = lines.join('\n')
  return [
    'BEGIN:VEVENT',
    ...(/^UID/m.test(given) ? [] : ['UID:plan@example.com']),
    ...(/^SUMMARY/m.test(given) ? [] : ['SUMMARY:Plan']),
    ...(/^DTSTART/m.test(given) ? [] : ['DTSTART:20260105T090000Z']),
    ...lines,
    'END:VEVENT',
  ]
}

/** A VTIMEZONE with two clock changes a year, each as [offset from, offset to, month, weekday]. */
export function aZone(
  tzid: string,
  daylight: readonly [from: string, to: string, month: number, weekday: string],
  standard: readonly [from: string, to: string, month: number, weekday: string],
): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...aZonePart('DAYLIGHT', '020000', daylight),
    ...aZonePart('STANDARD', '030000', standard),
    'END:VTIMEZONE',
  ]
}

export interface Reading {
  readonly events: readonly CalendarEvent[]
  readonly skipped: readonly SkippedEvent[]
  readonly warnings: readonly CalendarWarning[]
}

/** The reading of a text that must be a calendar. */
export function read(text: string, options: Partial<ReadOptions> = {}): Reading {
  const reading = readCalendar(text, { defaultZone: 'Asia/Kathmandu', ...options })
  if (!reading.ok) throw new Error(reading.reason)
  return reading
}

/** The only event of a calendar with this VEVENT, which must be read without skipping. */
export function readOne(...lines: readonly string[]): CalendarEvent {
  return onlyEvent(anIcs(anEvent(...lines)))
}

/** The only event of the text. */
export function onlyEvent(text: string, options: Partial<ReadOptions> = {}): CalendarEvent {
  const { events, skipped } = read(text, options)
  const [event] = events
  if (!event || events.length !== 1)
    throw new Error(`${events.length} events, skipped: ${JSON.stringify(skipped)}`)
  return event
}

function aZonePart(
  kind: string,
  time: string,
  [from, to, month, weekday]: readonly [string, string, number, string],
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:16010101T${time}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYDAY=${weekday};BYMONTH=${month}`,
    `END:${kind}`,
  ]
}
