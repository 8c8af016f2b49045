import type { MeetingAction, MeetingStatus, Priority, RecurringType } from '@meridian/contract'
import { instantOf, wallTimeOf } from '@meridian/engine'
import type { CalendarEvent, EventTime } from '@meridian/icalendar'

/** The PRODID of our own files. */
export const product_id = '-//Meridian//Meridian//EN'

/** In our own files the agenda follows the description, where every program shows it. */
export const agenda_heading = 'Agenda:\n'

/** The meeting that an event of a file becomes: columns of the database, as JSON. */
export interface MeetingDraft {
  readonly ical_uid: string
  readonly columns: MeetingColumns
  readonly exceptions: readonly ExceptionColumns[]
  readonly guests: readonly GuestColumns[]
}

export interface MeetingColumns {
  readonly meeting_title: string
  readonly meeting_description: string
  readonly agenda: string
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly location_link: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly meeting_status: MeetingStatus
  readonly meeting_priority: Priority
  readonly meeting_timezone: string
  readonly first_start_wall: string
  readonly first_end_wall: string
  readonly first_starts_at: string
  readonly first_ends_at: string
  readonly starts_at: string
  readonly ends_at: string
  /** A moment, or `infinity`. */
  readonly last_ends_at: string
  readonly is_all_day: boolean
  readonly is_transparent: boolean
  readonly recurring_type: RecurringType | null
  readonly recurring_days: number
  readonly recurring_end_date: string | null
  readonly rrule: string | null
  readonly added_walls: readonly string[]
  readonly ical_uid: string
  readonly ical_sequence: number
  /** `\x…`; a hash of the content. */
  readonly import_sha256: string
}

export interface ExceptionColumns {
  readonly original_starts_at: string
  readonly is_cancelled: boolean
  readonly start_wall: string | null
  readonly end_wall: string | null
  readonly meeting_timezone: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly meeting_title: string | null
  readonly meeting_description: string | null
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly is_transparent: boolean | null
}

export interface GuestColumns {
  readonly guest_email: string
  readonly guest_name: string | null
  readonly meeting_action: MeetingAction
}

/** The person whose calendar the file is imported into. */
export interface Importer {
  /** In lower case. */
  readonly email: string
  readonly timeZone: string
}

/** The name of the event in messages. */
export function nameOf({ title, uid }: CalendarEvent): string {
  const name = title === '' ? 'Event without a title' : `"${title.slice(0, 100)}"`
  return `${name} (uid ${uid.slice(0, 200)})`
}

/** The wall time in a zone; dates begin at midnight. */
export function wallIn({ time, zone }: EventTime, meeting_timezone: string): string {
  if (zone === null) return `${time}T00:00:00`
  return zone === meeting_timezone ? time : wallTimeOf(instantOf(time, zone), meeting_timezone)
}

/**
 * Why an event makes no meeting, as the end of a sentence. Caught where drafts are made, and nowhere else.
 */
export class UnusableEvent extends Error {}
