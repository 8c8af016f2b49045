import {
  endOfOccurrence,
  instantOf,
  isSeries,
  lastOccurrence,
  ruleEnding,
  wallTimeOf,
} from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventOverride, EventPerson, EventTime } from '@meridian/icalendar'
import type { ExportException, ExportPerson, ExportRow } from './calendar-export.queries.ts'
import { agenda_heading, wallIn } from './calendar-file.rules.ts'

/** The meeting as an event, with only what the reader may see. */
export function eventOf(row: ExportRow, reader_id: string): CalendarEvent {
  const series = repetitionOf(row)
  return {
    uid: row.ical_uid,
    recurrence_id: null,
    sequence: row.ical_sequence,
    title: row.meeting_title,
    description: describe(row),
    location: locationOf(row),
    link: row.meeting_link,
    is_all_day: row.is_all_day,
    start: timeOf(row, row.first_start_wall),
    end: endOf(row),
    is_transparent: row.is_transparent || row.is_tentative,
    is_private: false,
    status: statusOf(row),
    priority: { high: 1, medium: null, low: 9 }[row.meeting_priority],
    ...peopleOf(row, reader_id),
    ...series,
    created_at: seconds(row.created_at),
    modified_at: seconds(row.updated_at),
  }
}

function statusOf({ meeting_status, is_tentative }: ExportRow): CalendarEvent['status'] {
  if (meeting_status === 'cancelled') return 'cancelled'
  return is_tentative ? 'tentative' : 'confirmed'
}

/** Other programs have no agenda field. */
function describe({ meeting_description, agenda }: ExportRow): string {
  if (agenda === '') return meeting_description
  const before = meeting_description === '' ? '' : `${meeting_description}\n\n`
  return `${before}${agenda_heading}${agenda}`
}

function locationOf({
  location_name,
  location_link,
  latitude,
  longitude,
}: ExportRow): CalendarEvent['location'] {
  if (location_name === null && latitude === null) return null
  return { name: location_name ?? '', link: location_link, latitude, longitude }
}

/** A wall time of the meeting, which is a date in one of whole days. */
export function timeOf({ is_all_day, meeting_timezone }: ExportRow, wall: string): EventTime {
  return is_all_day ? { time: wall.slice(0, 10), zone: null } : { time: wall, zone: meeting_timezone }
}

/** A series lasts for the difference of its two wall times, also where clocks change in its first night. */
function endOf(row: ExportRow): EventTime {
  const { first_start_wall, first_end_wall, meeting_timezone } = row
  if (row.is_all_day || !isSeries(row)) return timeOf(row, first_end_wall)
  return timeAt(endOfOccurrence(row, instantOf(first_start_wall, meeting_timezone)), meeting_timezone)
}

/**
 * The moment on the clock of the zone; in UTC where that clock shows the time twice and a reader would take
 * the first.
 */
export function timeAt(ms: number, zone: string): EventTime {
  const time = wallTimeOf(ms, zone)
  return instantOf(time, zone) === ms ? { time, zone } : { time: wallTimeOf(ms, 'UTC'), zone: 'UTC' }
}

/** Only the organizer sees guests' addresses; only colleagues themselves see their own. */
function peopleOf({ people, user_id }: ExportRow, reader_id: string) {
  const isOrganizer = user_id === reader_id
  const asPerson = (person: ExportPerson): EventPerson => {
    const mayKnow = person.user_id === null ? isOrganizer : person.user_id === reader_id
    const name = person.name ?? (mayKnow ? '' : 'Guest')
    return { name, email: mayKnow ? person.email : '' }
  }
  const [organizer] = people.filter(({ is_organizer }) => is_organizer)
  const others = people.filter(({ is_organizer }) => !is_organizer)
  return {
    // A meeting without guests is no invitation and names no organizer.
    organizer: organizer && others.length > 0 ? asPerson(organizer) : null,
    attendees: others.map(
      (person): EventAttendee => ({
        ...asPerson(person),
        kind: 'individual',
        role: 'required',
        answer: ({ pending: 'needs_action', approved: 'accepted', rejected: 'declined' } as const)[
          person.meeting_action
        ],
      }),
    ),
  }
}

function repetitionOf(row: ExportRow): Pick<CalendarEvent, 'rrule' | 'excluded' | 'added' | 'overrides'> {
  const originalOf = ({ original_starts_ms }: ExportException) =>
    timeOf(row, wallTimeOf(original_starts_ms, row.meeting_timezone)).time
  return {
    rrule: row.rrule === null ? null : exportedRule(row.rrule, row),
    excluded: row.exceptions.filter(({ is_cancelled }) => is_cancelled).map(originalOf),
    added: row.added_walls.map((wall) => timeOf(row, wall).time).toSorted(),
    overrides: row.exceptions.flatMap((exception) => overrideOf(exception, row, originalOf(exception))),
  }
}

/** UNTIL of a series with times must be a UTC moment, of an all-day one a date (RFC 5545 §3.3.10). */
function exportedRule(rrule: string, row: ExportRow): string {
  const { is_all_day, meeting_timezone } = row
  return endingByDate(rrule, row).replace(
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/,
    (_, ...parts: string[]) => {
      const [year, month, day, hour = '23', minute = '59', second = '59', utc = ''] = parts
      if (is_all_day) return `UNTIL=${year}${month}${day}`
      const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`
      const moment = wallIn({ time, zone: utc === 'Z' ? 'UTC' : meeting_timezone }, 'UTC')
      return `UNTIL=${moment.replaceAll(/[-:]/g, '')}Z`
    },
  )
}

/**
 * Readers disagree on whether COUNT counts a start that the rule does not fall on, so such a series says when it
 * ends instead.
 */
function endingByDate(rrule: string, row: ExportRow): string {
  const { first_start_wall: start, meeting_timezone: timeZone } = row
  if (!/COUNT=/i.test(rrule) || !row.added_walls.includes(start)) return rrule
  const lastMs = lastOccurrence({ start, timeZone, rrule })
  return ruleEnding(rrule, wallTimeOf(lastMs ?? instantOf(start, timeZone), timeZone))
}

function overrideOf(exception: ExportException, row: ExportRow, original_start: string): EventOverride[] {
  const { start_wall, end_wall, meeting_title, meeting_description, meeting_link, is_transparent } = exception
  if (exception.is_cancelled || start_wall === null || end_wall === null) return []
  // In a timed series, too, an occurrence from midnight to midnight is an all-day one.
  const isMidnights = start_wall.endsWith('T00:00:00') && end_wall.endsWith('T00:00:00')
  const is_all_day = isMidnights && (row.is_all_day || start_wall < end_wall)
  const place = { ...row, is_all_day, meeting_timezone: exception.meeting_timezone ?? row.meeting_timezone }
  return [
    {
      original_start,
      is_all_day,
      start: timeOf(place, start_wall),
      end: timeOf(place, end_wall),
      ...(meeting_title !== null && { title: meeting_title }),
      ...(meeting_description !== null && { description: meeting_description }),
      // The empty text is a removed link or location.
      ...(meeting_link !== null && { link: meeting_link || null }),
      ...(exception.location_name !== null && { location: placeOf(exception.location_name) }),
      ...(is_transparent !== null && { is_transparent: is_transparent || row.is_tentative }),
    },
  ]
}

/** A changed location has only a name. */
function placeOf(name: string): CalendarEvent['location'] {
  return name === '' ? null : { name, link: null, latitude: null, longitude: null }
}

function seconds(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}
