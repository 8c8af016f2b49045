import { instantOf } from '@meridian/engine'
import type { Db } from '../src/platform/postgres/db.ts'
import { newId } from '../src/platform/id.ts'

export interface MeetingRowParts {
  readonly user_id: string
  /** `yyyy-MM-ddTHH:mm:ss` in the zone. */
  readonly start: string
  readonly end: string
  readonly zone: string
  readonly rrule?: string
  /** When the last occurrence ends; endless without it. */
  readonly until?: string
  readonly title?: string
  readonly status?: 'active' | 'cancelled'
  readonly isTransparent?: boolean
  readonly isAllDay?: boolean
  readonly added?: readonly string[]
  readonly place?: string
  readonly invited?: readonly {
    user_id: string
    action: 'pending' | 'approved' | 'rejected'
    hidden?: boolean
  }[]
}

/** A meeting as the database holds it, with everything else plausible; returns its id. */
export async function insertMeeting(db: Db, parts: MeetingRowParts): Promise<string> {
  const {
    user_id,
    start,
    end,
    zone,
    rrule = null,
    added = [],
    isAllDay = false,
    isTransparent = false,
  } = parts
  const meeting_id = newId()
  const starts_at = new Date(instantOf(start, zone))
  const ends_at = new Date(instantOf(end, zone))
  const lastEnd = parts.until === undefined ? 'infinity' : new Date(instantOf(parts.until, zone))
  const now = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('meeting')
    .values({
      meeting_id,
      user_id,
      meeting_title: parts.title ?? 'Plan',
      meeting_description: '',
      agenda: '',
      meeting_status: parts.status ?? 'active',
      meeting_priority: 'medium',
      meeting_integration_type: 'smart_calendar',
      meeting_timezone: zone,
      first_start_wall: start,
      first_end_wall: end,
      first_starts_at: starts_at,
      first_ends_at: ends_at,
      starts_at,
      ends_at,
      last_ends_at: rrule === null && added.length === 0 ? ends_at : lastEnd,
      is_all_day: isAllDay,
      is_transparent: isTransparent,
      location_name: parts.place ?? null,
      rrule,
      added_walls: [...added],
      ical_uid: meeting_id,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const people = [
    { user_id, is_organizer: true, meeting_action: 'approved' as const, hidden_at: null },
    ...(parts.invited ?? []).map(({ user_id, action, hidden }) => ({
      user_id,
      is_organizer: false,
      meeting_action: action,
      hidden_at: hidden ? now : null,
    })),
  ]
  await db
    .insertInto('meeting_attendee')
    .values(people.map((person) => ({ ...person, meeting_attendee_id: newId(), meeting_id })))
    .execute()
  return meeting_id
}

/** One occurrence that differs from its series; times are read in the zone. */
export async function insertException(
  db: Db,
  meeting_id: string,
  zone: string,
  change: { original: string; start?: string; end?: string; isTransparent?: boolean; place?: string },
): Promise<void> {
  const { original, start, end, isTransparent, place } = change
  await db
    .insertInto('meeting_exception')
    .values({
      meeting_id,
      original_starts_at: new Date(instantOf(original, zone)),
      is_cancelled: start === undefined,
      location_name: place ?? null,
      start_wall: start ?? null,
      end_wall: end ?? null,
      meeting_timezone: start === undefined ? null : zone,
      starts_at: start === undefined ? null : new Date(instantOf(start, zone)),
      ends_at: end === undefined ? null : new Date(instantOf(end, zone)),
      is_transparent: isTransparent ?? null,
    })
    .execute()
}
