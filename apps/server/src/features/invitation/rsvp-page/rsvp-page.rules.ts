import { canonicalZone, day_ms, instantOf } from '@meridian/engine'
import type { InvitedRow } from './rsvp-page.queries.ts'
import type { PageError, PageNotice } from './rsvp-page-texts.rules.ts'

/** How long after the meeting the page is still shown. */
const kept_ms = 30 * day_ms

/** Why no response is possible; null where one is. */
export function closedAs(
  row: Pick<InvitedRow, 'meeting_status' | 'is_series' | 'starts_at' | 'last_ends_at'>,
  now: Date,
): PageNotice | null {
  if (Number(row.last_ends_at) + kept_ms <= now.getTime()) return 'expired'
  if (row.meeting_status === 'cancelled') return 'cancelled'
  const begun = row.is_series ? Number(row.last_ends_at) : row.starts_at.getTime()
  return begun <= now.getTime() ? 'over' : null
}

/** The times that the reader has seen and responds to: another time is another question. */
export function timesSeen({ first_starts_at, first_ends_at }: InvitedRow): string {
  return `${first_starts_at.toISOString()}/${first_ends_at.toISOString()}`
}

/** The zone of the page: the requested one, the reader's, or the meeting's. */
export function shownZone(
  wanted: string | null,
  {
    timezone,
    meeting_timezone,
    is_all_day,
  }: Pick<InvitedRow, 'timezone' | 'meeting_timezone' | 'is_all_day'>,
): string {
  // A date without a time is the same everywhere.
  if (is_all_day) return meeting_timezone
  return (wanted !== null && wanted.length <= 100 && canonicalZone(wanted)) || (timezone ?? meeting_timezone)
}

/** The fields for another time, as they were entered. */
export interface TypedTime {
  readonly date: string
  readonly time: string
  readonly zone: string
}

export type FieldErrors = Partial<Record<keyof TypedTime, PageError>>

/** A time as long as the meeting, from the entered start; or the wrong fields. */
export function readTypedTime(
  typed: TypedTime,
  { starts_at, ends_at }: Pick<InvitedRow, 'starts_at' | 'ends_at'>,
  now: Date,
): { readonly time: { start_timestamp: string; end_timestamp: string } } | { readonly errors: FieldErrors } {
  const date = readDate(typed.date)
  const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(typed.time.trim())
  const zone = typed.zone.length <= 100 ? canonicalZone(typed.zone) : null
  if (date === null || clock === null || zone === null) {
    return {
      errors: {
        ...(date === null && { date: 'date' }),
        ...(clock === null && { time: 'time' }),
        ...(zone === null && { zone: 'zone' }),
      },
    }
  }
  const start = instantOf(`${date}T${clock[1]}:${clock[2]}:00`, zone)
  if (start <= now.getTime()) return { errors: { date: 'past' } }
  if (start === starts_at.getTime()) return { errors: { date: 'same' } }
  const lengthMs = ends_at.getTime() - starts_at.getTime()
  if (lengthMs <= 0) return { errors: { date: 'impossible' } }
  return {
    time: {
      start_timestamp: new Date(start).toISOString(),
      end_timestamp: new Date(start + lengthMs).toISOString(),
    },
  }
}

/** `yyyy-MM-dd`, a date that exists and that a meeting can have. */
function readDate(text: string): string | null {
  const date = text.trim()
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(date)) return null
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null
}
