import { type CalendarEvent, type EventTime, readCalendar } from '@meridian/icalendar'
import { UnreadableItem } from '../kit/listed-items.ts'

/**
 * What lines of RFC 5545 (RRULE, EXDATE, RDATE) say of a series with this start. They are read as those of a calendar
 * file are, so a series is the same by either road. Throws UnreadableItem.
 */
export function readRecurrence(lines: readonly string[], start: EventTime): Recurrence {
  const own = lines
    .map((line) => line.trim())
    .filter((line) => /^(RRULE|EXRULE|RDATE|EXDATE)[;:]/i.test(line))
  if (own.length === 0) return { rrule: null, excluded: [], added: [] }
  if (own.some((line) => /[\r\n]/.test(line))) throw new UnreadableItem('its repetition is not readable')
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:series',
    startLine(start),
    ...own,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const reading = readCalendar(file.join('\r\n'), { defaultZone: start.zone ?? 'UTC' })
  if (!reading.ok) throw new UnreadableItem('its repetition is not readable')
  const [event] = reading.events
  if (!event) throw new UnreadableItem(reasonOf(reading.skipped[0]?.reason))
  return { rrule: event.rrule, excluded: event.excluded, added: event.added }
}

export type Recurrence = Pick<CalendarEvent, 'rrule' | 'excluded' | 'added'>

function startLine({ time, zone }: EventTime): string {
  const basic = time.replace(/[-:]/g, '')
  if (zone === null) return `DTSTART;VALUE=DATE:${basic}`
  return zone === 'UTC' ? `DTSTART:${basic}Z` : `DTSTART;TZID=${zone}:${basic}`
}

/** The calendar reader puts the event's name first; here the caller does. */
function reasonOf(reason: string | undefined): string {
  return (reason ?? 'its repetition is not readable').replace(/^[^:]*: /, '').replace(/\.$/, '')
}
