import { createHash } from 'node:crypto'
import {
  findSeriesMoments,
  instantOf,
  isSeries,
  keptEndWall,
  type OccurrenceChange,
  type SeriesTimes,
} from '@meridian/engine'
import type { CalendarEvent, EventTime } from '@meridian/icalendar'
import { draftExceptions, isDeclinedBy } from './calendar-exception.import.ts'
import { draftGuests } from './calendar-guest.import.ts'
import { refuseCrowds, repetitionOf } from './calendar-repetition.import.ts'
import {
  agenda_heading,
  type ExceptionColumns,
  type Importer,
  type MeetingColumns,
  type MeetingDraft,
  nameOf,
  wallIn,
} from './calendar-file.rules.ts'

export interface DraftOptions {
  readonly importer: Importer
  readonly nowMs: number
  /** Whether Meridian's own export wrote the file. */
  readonly isOwnFile: boolean
  /** Receives a sentence for each part of the event that is not kept as it is. */
  readonly warn: (message: string) => void
}

/** The meeting that an event becomes in the importer's calendar. Throws `UnusableEvent`. */
export function draftMeeting(event: CalendarEvent, options: DraftOptions): MeetingDraft {
  refuseCrowds(event)
  const times = timesOf(event, options.importer.timeZone)
  // Refuses rules that take too long to expand.
  const repetition = repetitionOf(times)
  const exceptions = draftExceptions(event, times.meeting_timezone, options)
  const ical_uid = uidOf(event)
  return {
    ical_uid,
    columns: {
      ...contentOf(event, options),
      ...times,
      ...momentsOf(event, times, exceptions, options.nowMs),
      ...repetition,
      is_transparent: event.is_transparent || isDeclinedBy(options.importer, event.attendees),
      ical_uid,
      ical_sequence: Math.min(event.sequence, 2_147_483_647),
      import_sha256: `\\x${contentSha256(event)}`,
    },
    exceptions,
    guests: draftGuests(event, options),
  }
}

/** A hash of the content; the times of creation, change and export do not count. */
export function contentSha256(event: CalendarEvent): string {
  const content = { ...event, created_at: null, modified_at: null }
  return createHash('sha256').update(hash_version).update(JSON.stringify(content)).digest('hex')
}

/** The key of the meeting in the importer's calendar. */
export function uidOf({ uid, recurrence_id }: Pick<CalendarEvent, 'uid' | 'recurrence_id'>): string {
  const name = recurrence_id === null ? uid : `${uid}#${recurrence_id.time}`
  // A key of a database index has a maximum size.
  return name.length <= longest_uid ? name : `sha256-${createHash('sha256').update(name).digest('hex')}`
}

/** Increased when the same event would make a different meeting than before. */
const hash_version = '1 '
const longest_uid = 500
const longest = { title: 1000, description: 100_000, agenda: 2000, location: 2000, link: 2000 }

function contentOf(event: CalendarEvent, options: DraftOptions) {
  const { location, link, priority } = event
  const cut = (text: string, field: 'title' | 'description' | 'location') => {
    if (text.length <= longest[field]) return text
    options.warn(`${nameOf(event)}: the ${field} is cut after ${longest[field]} characters.`)
    return text.slice(0, longest[field]).toWellFormed()
  }
  const { description, agenda } = options.isOwnFile
    ? splitAgenda(event.description)
    : { description: event.description, agenda: '' }
  return {
    meeting_title: cut(event.title, 'title'),
    meeting_description: cut(description, 'description'),
    agenda,
    meeting_link: keptLink(link, event, options),
    location_name: location && location.name !== '' ? cut(location.name, 'location') : null,
    location_link: keptLink(location?.link ?? null, event, options),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    meeting_priority: priority === null || priority === 5 ? 'medium' : priority < 5 ? 'high' : 'low',
  } as const
}

function keptLink(link: string | null, event: CalendarEvent, { warn }: DraftOptions): string | null {
  if (link === null || link.length <= longest.link) return link
  warn(`${nameOf(event)}: a link of ${link.length} characters is left out.`)
  return null
}

/** Splits what our own export has joined. */
function splitAgenda(text: string): { description: string; agenda: string } {
  const at = text.startsWith(agenda_heading) ? 0 : text.lastIndexOf(`\n\n${agenda_heading}`)
  const agenda = at < 0 ? '' : text.slice(at).trimStart().slice(agenda_heading.length)
  if (at < 0 || agenda.length > longest.agenda) return { description: text, agenda: '' }
  return { description: text.slice(0, at), agenda }
}

type Times = SeriesTimes & Pick<MeetingColumns, 'is_all_day'>

/** An all-day meeting lasts from midnight to midnight in the zone of its importer. */
function timesOf({ is_all_day, start, end, rrule, added }: CalendarEvent, profileZone: string): Times {
  const meeting_timezone = start.zone ?? profileZone
  const first_start_wall = wallIn(start, meeting_timezone)
  const added_walls = added.map((time) => wallIn({ time, zone: start.zone }, meeting_timezone))
  const first_end_wall =
    is_all_day || !isSeries({ rrule, added_walls })
      ? wallIn(end, meeting_timezone)
      : keptEndWall(first_start_wall, { starts_ms: momentOf(start), ends_ms: momentOf(end) })
  return { is_all_day, meeting_timezone, first_start_wall, first_end_wall, rrule, added_walls }
}

function momentsOf(
  event: CalendarEvent,
  times: Times,
  exceptions: readonly ExceptionColumns[],
  nowMs: number,
) {
  const zone = times.meeting_timezone
  const first = { starts_ms: instantOf(times.first_start_wall, zone), ends_ms: endMsOf(event, times) }
  const status = event.status === 'cancelled' ? 'cancelled' : 'active'
  if (!isSeries(times)) return momentColumns(first, first, first.ends_ms, status)
  const changes = exceptions.map(asChange)
  const moments = findSeriesMoments(times, changes, nowMs)
  // Every occurrence is excluded: the result is a cancelled meeting.
  if (moments === null) return momentColumns(first, first, first.ends_ms, 'cancelled')
  return momentColumns(first, moments.listed, moments.last_ends_ms, status)
}

function endMsOf({ end }: CalendarEvent, times: Times): number {
  const startMs = instantOf(times.first_start_wall, times.meeting_timezone)
  const endMs =
    end.zone === null
      ? instantOf(times.first_end_wall, times.meeting_timezone)
      : instantOf(end.time, end.zone)
  return Math.max(startMs, endMs)
}

function momentOf({ time, zone }: EventTime): number {
  return instantOf(time, zone ?? 'UTC')
}

interface Moments {
  readonly starts_ms: number
  readonly ends_ms: number
}

function momentColumns(
  first: Moments,
  listed: Moments,
  untilMs: number,
  meeting_status: 'active' | 'cancelled',
) {
  return {
    first_starts_at: isoOf(first.starts_ms),
    first_ends_at: isoOf(first.ends_ms),
    starts_at: isoOf(listed.starts_ms),
    ends_at: isoOf(listed.ends_ms),
    last_ends_at: untilMs === Number.POSITIVE_INFINITY ? 'infinity' : isoOf(untilMs),
    meeting_status,
  }
}

function asChange({
  original_starts_at,
  is_cancelled,
  starts_at,
  ends_at,
}: ExceptionColumns): OccurrenceChange {
  return {
    original_starts_ms: Date.parse(original_starts_at),
    is_cancelled,
    starts_ms: starts_at === null ? null : Date.parse(starts_at),
    ends_ms: ends_at === null ? null : Date.parse(ends_at),
  }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
