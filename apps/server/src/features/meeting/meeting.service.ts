import {
  integration_types,
  meeting_statuses,
  type MeetingCreation,
  type MeetingQuery,
  type WeatherInfo,
} from '@meridian/contract'
import { type Interval, isSeries } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { newConference } from './conference.rules.ts'
import { rangeOfDates } from './date-range.rules.ts'
import {
  type CalendarOccurrence,
  type CalendarPlace,
  type CalendarTime,
  firstTimesWithin,
} from './calendar.rules.ts'
import { inviteAttendees } from './invitee.service.ts'
import { listVisibleMeetings } from './meeting-list.queries.ts'
import { insertOwnMeeting } from './meeting-write.service.ts'
import { getVisibleMeeting, type VisibleMeetingRow } from './meeting.queries.ts'
import { detailsAfter, empty_details } from './meeting.rules.ts'
import { withOccurrenceReplies } from './series/occurrence-reply.service.ts'
import { getVisibleOccurrence } from './series/series-access.service.ts'
import { requireRoomForSeries } from './series/series-bound.service.ts'
import { scheduleFor } from './series/schedule.rules.ts'
import {
  type CalendarRow,
  listCalendarRows,
  listShownTimes,
  type OccurrenceChangeRow,
} from './series/series.queries.ts'
import { advanceSeries } from './series/series.service.ts'
import { timeColumns } from './series/stored-times.rules.ts'
import { newTimes } from './time-input.rules.ts'
import { longest_zone_distance_ms } from '../availability/availability.api.ts'
import { replaceMeetingLabels } from '../label/label.api.ts'
import { followUpChange, requireConference } from './follow-up/meeting-changed.service.ts'

export { checkMeeting } from './meeting-check.service.ts'
export { updateMeeting } from './meeting-change.service.ts'
export { deleteMeeting, restoreMeeting } from './meeting-end.service.ts'

/**
 * Creates the meeting and invites its invitees. Throws `bad_input` for an impossible time and for unknown
 * people.
 */
export async function createMeeting(
  tx: Db,
  actor: Pick<Actor, 'user_id' | 'timezone'>,
  input: MeetingCreation,
  now: Date,
  { meeting_id = newId() }: { readonly meeting_id?: string } = {},
): Promise<VisibleMeetingRow> {
  const { user_id, timezone } = actor
  const when = scheduleFor(newTimes(input, timezone), input.meeting_recurrence)
  const { meeting_conference } = input
  const times = timeColumns(when, now)
  await requireRoomForSeries(tx, { user_id, meeting_id }, times, now)
  if (meeting_conference) await requireConference(tx, { user_id, meeting_id }, meeting_conference)
  const details = detailsAfter(empty_details, input)
  const conference = meeting_conference && newConference(meeting_conference)
  await insertOwnMeeting(tx, { ...details, ...conference, ...times, meeting_id, user_id }, now)
  await inviteAttendees(tx, { meeting_id, user_id }, input.meeting_invitees ?? {}, now)
  const { meeting_labels } = input
  if (meeting_labels) await replaceMeetingLabels(tx, actor, { meeting_id, meeting_labels })
  await followUpChange(tx, meeting_id, now)
  return getVisibleMeeting(tx, user_id, meeting_id)
}

/** One page, each series at its next occurrence, and the total number. */
export async function listMeetings(
  db: Db,
  actor: Actor,
  query: MeetingQuery,
  now: Date,
): Promise<{ meetings: readonly VisibleMeetingRow[]; total: number }> {
  const listing = {
    user_id: actor.user_id,
    status: meeting_statuses.find((status) => status === query.meeting_status) ?? null,
    integration_type: integration_types.find((type) => type === query.meeting_integration_type) ?? null,
    label_id: query.label_id === 'all' ? null : query.label_id || null,
    words: query.search_term?.trim().split(/\s+/u).filter(Boolean) ?? [],
    searched_day: rangeOfDates(query.search_date, query.search_date, actor.timezone),
    range: rangeOfDates(query.start_date, query.end_date, actor.timezone),
    sort_by: query.sort_by,
    order_by: query.order_by,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    now,
  }
  const listed = await listVisibleMeetings(db, listing)
  if (!listed.isBehind) return listed
  await advanceSeries(db, actor.user_id, now)
  return listVisibleMeetings(db, listing)
}

/** The cached forecast for the place and hour of a meeting; null where there is none. */
export type FindWeather = (
  meeting: VisibleMeetingRow,
  call: { readonly db: Db; readonly actor: Actor; readonly now: Date },
) => Promise<WeatherInfo | null>

/**
 * Another person's meeting and a hidden one answer like a missing one. With `original_start_timestamp` one
 * occurrence of a series, which must exist.
 */
export async function getMeeting(
  db: Db,
  actor: Actor,
  {
    meeting_id,
    original_start_timestamp: occurrenceStart,
  }: { meeting_id: string; original_start_timestamp?: string | undefined },
  now: Date,
): Promise<VisibleMeetingRow> {
  const meeting = await getVisibleOccurrence(db, actor, { meeting_id, occurrenceStart })
  if (!isSeries(meeting)) return meeting
  if (occurrenceStart || meeting.ends_at > now || meeting.ends_at >= meeting.last_ends_at)
    return withOccurrenceReplies(db, meeting)
  await advanceSeries(db, actor.user_id, now)
  return withOccurrenceReplies(db, await getVisibleMeeting(db, actor.user_id, meeting_id))
}

export interface CalendarPage {
  readonly occurrences: readonly CalendarOccurrence[]
  /** The cursor of the next page; null after the last. */
  readonly next: CalendarPlace | null
  /** Whether the person has more meetings than were examined. */
  readonly is_cut: boolean
}

/** The occurrences of the person's meetings that touch the window, in order, page by page. */
export async function listOccurrences(
  db: Db,
  actor: Actor,
  {
    start_timestamp,
    end_timestamp,
    limit,
    cursor,
  }: { start_timestamp: string; end_timestamp: string; limit: number; cursor?: string | undefined },
): Promise<CalendarPage> {
  const window: Interval = [Date.parse(start_timestamp), Date.parse(end_timestamp)]
  requireKnownYears(window)
  const after = cursor === undefined ? null : placeOf(cursor)
  const span = {
    from: new Date(Math.max(window[0], after?.starts_ms ?? window[0]) - longest_zone_distance_ms),
    to: new Date(window[1] + longest_zone_distance_ms),
  }
  const rows = await listShownTimes(db, actor.user_id, span, most_meetings + 1)
  const is_cut = rows.length > most_meetings
  const question = { window, readerZone: actor.timezone, after, limit }
  const found = await firstTimesWithin(rows.slice(0, most_meetings), question)
  const page = found.slice(0, limit)
  const occurrences = await withDetails(db, actor, span, page)
  return { occurrences, next: found.length > limit ? (page.at(-1) ?? null) : null, is_cut }
}

/** How many meetings of one person one answer examines. */
const most_meetings = 10_000

async function withDetails(
  db: Db,
  actor: Actor,
  span: { readonly from: Date; readonly to: Date },
  times: readonly CalendarTime[],
): Promise<CalendarOccurrence[]> {
  if (times.length === 0) return []
  const meeting_ids = [...new Set(times.map(({ meeting_id }) => meeting_id))]
  const rows = await listCalendarRows(db, actor.user_id, span, meeting_ids)
  const known = new Map(rows.map((row) => [row.meeting_id, { row, changes: changesByStart(row) }]))
  return times.flatMap((time) => {
    const { row, changes } = known.get(time.meeting_id) ?? {}
    if (!row) return []
    const change = changes?.get(time.original_starts_ms) ?? null
    const { meeting_action } = time.reply ?? row
    // Most occurrences share the row of their series.
    const shown = meeting_action === row.meeting_action ? row : { ...row, meeting_action }
    return [{ ...time, row: shown, change }]
  })
}

function changesByStart({ changes }: CalendarRow): Map<number, OccurrenceChangeRow> {
  return new Map(changes.map((change) => [change.original_starts_ms, change]))
}

/** Throws `bad_input` for a cursor that no answer gave as `next`. */
function placeOf(cursor: string): CalendarPlace {
  const [, starts = '', original = '', meeting_id = ''] =
    /^(-?\d{1,15})_(-?\d{1,15})_([\da-f-]{36})$/.exec(cursor) ?? []
  if (meeting_id === '') throw badField('cursor', 'This is not a cursor of an earlier answer.')
  return { starts_ms: Number(starts), original_starts_ms: Number(original), meeting_id }
}

function requireKnownYears([start, end]: Interval): void {
  const message = 'The window must lie between the years 1900 and 2200.'
  if (start < Date.UTC(1900, 0, 1)) throw badField('start_timestamp', message)
  if (end > Date.UTC(2201, 0, 1)) throw badField('end_timestamp', message)
}
