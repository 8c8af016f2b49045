import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventOverride, EventTime } from '@meridian/icalendar'
import { type ExceptionColumns, type Importer, wallIn } from './calendar-file.rules.ts'

/** The occurrences that differ from their series: cancelled, moved or changed. */
export function draftExceptions(
  event: CalendarEvent,
  meeting_timezone: string,
  { importer }: { readonly importer: Importer },
): ExceptionColumns[] {
  const momentOf = (time: string) =>
    new Date(
      instantOf(wallIn({ time, zone: event.start.zone }, meeting_timezone), meeting_timezone),
    ).toISOString()
  const exceptions = new Map<string, ExceptionColumns>()
  for (const start of event.excluded) exceptions.set(momentOf(start), cancelled(momentOf(start)))
  for (const override of event.overrides) {
    const original_starts_at = momentOf(override.original_start)
    exceptions.set(
      original_starts_at,
      override.status === 'cancelled'
        ? cancelled(original_starts_at)
        : changed(override, { original_starts_at, meeting_timezone, event, importer }),
    )
  }
  return [...exceptions.values()]
}

/** A declined event stays in the calendar and leaves the time free. */
export function isDeclinedBy({ email }: Importer, attendees: readonly EventAttendee[]): boolean {
  return attendees.some(
    (attendee) => attendee.answer === 'declined' && attendee.email.toLowerCase() === email,
  )
}

function cancelled(original_starts_at: string): ExceptionColumns {
  return {
    original_starts_at,
    is_cancelled: true,
    start_wall: null,
    end_wall: null,
    meeting_timezone: null,
    starts_at: null,
    ends_at: null,
    meeting_title: null,
    meeting_description: null,
    meeting_link: null,
    location_name: null,
    is_transparent: null,
  }
}

interface Place {
  readonly original_starts_at: string
  readonly meeting_timezone: string
  readonly event: CalendarEvent
  readonly importer: Importer
}

function changed(
  override: EventOverride,
  { original_starts_at, event, importer, ...place }: Place,
): ExceptionColumns {
  const meeting_timezone = override.start.zone ?? place.meeting_timezone
  const start_wall = wallIn(override.start, meeting_timezone)
  const end_wall = wallIn(override.end, meeting_timezone)
  const startMs = momentOf(override.start, start_wall, meeting_timezone)
  const endMs = Math.max(startMs, momentOf(override.end, end_wall, meeting_timezone))
  return {
    original_starts_at,
    is_cancelled: false,
    start_wall,
    end_wall,
    meeting_timezone,
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    meeting_title: override.title ?? null,
    meeting_description: override.description ?? null,
    meeting_link: override.link ?? null,
    location_name: override.location?.name ?? null,
    is_transparent: transparencyOf(override, event, importer),
  }
}

/** A wall time that occurs twice is ambiguous; the zone that the file gives resolves it. */
function momentOf(told: EventTime, wall: string, meeting_timezone: string): number {
  return told.zone === null ? instantOf(wall, meeting_timezone) : instantOf(told.time, told.zone)
}

/** Null where the occurrence follows its series. */
function transparencyOf(override: EventOverride, event: CalendarEvent, importer: Importer): boolean | null {
  if (override.is_transparent === undefined && override.attendees === undefined) return null
  const attendees = override.attendees ?? event.attendees
  return (override.is_transparent ?? event.is_transparent) || isDeclinedBy(importer, attendees)
}
