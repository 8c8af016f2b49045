import {
  changeAt,
  findOccurrenceAt,
  isSeries,
  occurrenceTimes,
  type SeriesOccurrence,
} from '@meridian/engine'
import type { SeriesScope } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import type { MeetingTarget } from '../meeting-plan.rules.ts'
import {
  getVisibleMeeting,
  lockMeeting,
  type MeetingRow,
  type VisibleMeetingRow,
} from '../meeting.queries.ts'
import { detailsOf } from './occurrence-details.rules.ts'
import { listExceptions, type MeetingException } from './series.queries.ts'

/** The occurrences that a request targets. */
export interface OccurrenceTarget {
  readonly series_scope: SeriesScope
  readonly original_start_timestamp?: string | null | undefined
}

/** For a change that only the organizer may make. */
export async function lockOwn(tx: Db, actor: Actor, meeting_id: string): Promise<MeetingRow> {
  const meeting = await lockMeeting(tx, meeting_id)
  if (meeting.user_id === actor.user_id) return meeting
  await getVisibleMeeting(tx, actor.user_id, meeting_id)
  throw new AppError('forbidden', 'Only the organizer can change this meeting.')
}

/**
 * What a request targets; of a single meeting the meeting itself. Throws `bad_input` when the request does not name an
 * occurrence, and `not_found` for one that the series does not have.
 */
export async function openTarget(
  db: Db,
  meeting: MeetingRow,
  { series_scope, original_start_timestamp }: OccurrenceTarget,
): Promise<MeetingTarget> {
  if (!isSeries(meeting)) return { meeting, exceptions: [], occurrence: undefined }
  const exceptions = await listExceptions(db, meeting.meeting_id)
  if (original_start_timestamp) {
    return { meeting, exceptions, occurrence: getOccurrence(meeting, exceptions, original_start_timestamp) }
  }
  if (series_scope === 'all') return { meeting, exceptions, occurrence: undefined }
  throw badField('original_start_timestamp', 'Name the occurrence of the series to change.')
}

/**
 * A meeting as the person sees it; with the start that the rule gives one occurrence, that occurrence of a
 * series.
 */
export async function getVisibleOccurrence(
  db: Db,
  actor: Actor,
  { meeting_id, occurrenceStart }: { meeting_id: string; occurrenceStart: string | null | undefined },
): Promise<VisibleMeetingRow> {
  const meeting = await getVisibleMeeting(db, actor.user_id, meeting_id)
  if (!occurrenceStart || !isSeries(meeting)) return meeting
  const exceptions = await listExceptions(db, meeting_id)
  const occurrence = getOccurrence(meeting, exceptions, occurrenceStart)
  const exception = changeAt(exceptions, occurrence.original_starts_ms)
  const { meeting_timezone, is_all_day, starts_ms, ends_ms } = occurrenceTimes(meeting, occurrence, exception)
  const ends_at = new Date(ends_ms)
  return {
    ...detailsOf(meeting, exception),
    meeting_timezone,
    is_all_day,
    starts_at: new Date(starts_ms),
    ends_at,
    last_ends_at: ends_at,
    original_starts_at: new Date(occurrence.original_starts_ms),
  }
}

function getOccurrence(
  meeting: MeetingRow,
  exceptions: readonly MeetingException[],
  original: string,
): SeriesOccurrence {
  const found = findOccurrenceAt(meeting, exceptions, Date.parse(original))
  if (!found) throw new AppError('not_found', 'The series has no meeting at this time.')
  return found
}
