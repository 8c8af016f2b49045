import {
  findSourceProvider,
  type MeetingIntegrationType,
  type MeetingQuery,
  type MeetingStatus,
} from '@meridian/contract'
import { type Db, queryRows } from '../../platform/postgres/db.ts'
import type { DateRange } from './date-range.rules.ts'
import { visible_columns, type VisibleMeetingRow } from './meeting.queries.ts'

export interface MeetingListing {
  readonly user_id: string
  readonly status: MeetingStatus | null
  readonly integration_type: MeetingIntegrationType | null
  readonly label_id: string | null
  /** Each must occur in the meeting; case does not matter. */
  readonly words: readonly string[]
  /** The day that the words name; a meeting of that day matches as well. */
  readonly searched_day: DateRange | null
  /** The listed occurrence must lie in it, at least in part. */
  readonly range: DateRange | null
  readonly sort_by: MeetingQuery['sort_by']
  readonly order_by: MeetingQuery['order_by']
  readonly limit: number
  readonly offset: number
  readonly now: Date
}

export interface ListedMeetings {
  readonly meetings: readonly VisibleMeetingRow[]
  /** Of all pages. */
  readonly total: number
  /** A series of the person whose listed occurrence is over while another one follows or followed. */
  readonly isBehind: boolean
}

/** One page of what the person organizes or has not declined; one statement. */
export async function listVisibleMeetings(db: Db, listing: MeetingListing): Promise<ListedMeetings> {
  const rows = await queryRows<ListedRow>(db, listStatement(listing))
  const meetings = rows.filter((row) => row.meeting_id !== null)
  return { meetings, total: rows[0]?.total ?? 0, isBehind: rows[0]?.is_behind ?? false }
}

/** A page beyond the last one still has the total, in a row without a meeting. */
type ListedRow = (VisibleMeetingRow | { readonly meeting_id: null }) & {
  readonly total: number
  readonly is_behind: boolean
}

function listStatement(listing: MeetingListing) {
  const { user_id, now, limit, offset, integration_type, label_id, range, sort_by, order_by, status } =
    listing
  const values: unknown[] = [user_id, now, limit, offset]
  const place = (value: unknown) => `$${values.push(value)}`
  const filters = [
    ...statusFilters(status),
    ...(integration_type === null
      ? []
      : [sourceFilter(place(integration_type), place(findSourceProvider(integration_type)))]),
    ...(label_id === null ? [] : [labelFilter(place(label_id))]),
    ...searchFilters(listing, place),
    ...(range === null ? [] : [rangeFilter(range, place)]),
  ]
  const order = sort_orders[sort_by]
  const needsMeeting = integration_type !== null || order.key.includes('m.')
  return {
    name: preparedName(listing),
    text: `with visible as (
        select a.meeting_id, ${order.key} as sort_key
        from meeting_attendee a
        ${needsMeeting ? 'join meeting m on m.meeting_id = a.meeting_id' : ''}
        where a.user_id = $1 and a.hidden_at is null and a.meeting_action <> 'rejected'
          ${filters.map((filter) => `and ${filter}`).join(' ')}
      ), page as (
        select meeting_id, sort_key from visible
        order by sort_key ${order_by}, meeting_id ${order_by} limit $3 offset $4
      ), counted as (
        select (select count(*) from visible) as total, exists (
          select from meeting_attendee a
          where a.user_id = $1 and a.hidden_at is null and a.is_series
            and a.ends_at <= $2 and a.ends_at < a.last_ends_at) as is_behind
      )
      select counted.total, counted.is_behind, seen.*
      from counted left join lateral (
        select page.sort_key, ${visible_columns}
        from page
        join meeting m on m.meeting_id = page.meeting_id
        join app_user organizer on organizer.user_id = m.user_id
      ) seen on true
      order by seen.sort_key ${order_by}, seen.meeting_id ${order_by}`,
    values,
  }
}

/**
 * A connection keeps each prepared statement for its lifetime, half a megabyte each, so only the lists in the
 * order of time are prepared, 16 in all. A list with other filters or orders is planned each time.
 */
function preparedName(listing: MeetingListing): string | undefined {
  const { status, integration_type, label_id, words, range, sort_by, order_by } = listing
  const isRare = integration_type !== null || label_id !== null || words.length > 0
  if (isRare || sort_by !== 'meeting_timestamps') return undefined
  return `meeting_list ${order_by} ${status ?? 'all'} ${range === null ? 'always' : 'range'}`
}

function searchFilters({ words, searched_day }: MeetingListing, place: (value: unknown) => string): string[] {
  if (words.length === 0) return []
  const matching = wordFilter(place(words))
  return [searched_day === null ? matching : `(${matching} or (${rangeFilter(searched_day, place)}))`]
}

/**
 * Searches the text of the person's own meetings one by one. An index over all people's texts would have to
 * be scanned for every frequent word; this costs as much as the own list is long.
 */
function wordFilter(words: string): string {
  // The inner select makes each pattern once and not for every row.
  return `(select s.search_text like all (array(select search_pattern(word) from unnest(${words}::text[]) word))
    from meeting s where s.meeting_id = a.meeting_id)`
}

/** Only the reader assigns labels in the reader's name. */
function labelFilter(label_id: string): string {
  return `exists (select from meeting_label ml
    where ml.meeting_id = a.meeting_id and ml.user_id = $1 and ml.label_id = ${label_id})`
}

/** A meeting with several sources matches each of them. */
function sourceFilter(type: string, provider: string): string {
  return `(m.meeting_integration_type = ${type} or exists (
    select from remote_event r join connection c on c.connection_id = r.connection_id
    where r.meeting_id = m.meeting_id and r.user_id = $1
      and c.provider = ${provider}))`
}

/**
 * All-day meetings match by their dates, all others by their moments. Midnights are counted from those of the
 * first occurrence, so that PostgreSQL's own zone data has no influence; a clock change moves them by less
 * than two hours.
 */
function rangeFilter(range: DateRange, place: (value: unknown) => string): string {
  const [start, end] = [`${place(range.starts_at)}::timestamptz`, `${place(range.ends_at)}::timestamptz`]
  const [first, last] = [`${place(range.start_date)}::date`, `${place(range.end_date)}::date`]
  return `case when a.is_all_day
    then (select d.first_start_wall + (a.starts_at - d.first_starts_at) < ${last} + interval '22 hours'
        and d.first_start_wall + (a.ends_at - d.first_starts_at) > ${first} + interval '2 hours'
      from meeting d where d.meeting_id = a.meeting_id)
    else a.starts_at < ${end} and (a.ends_at > ${start} or a.starts_at >= ${start}) end`
}

/** Titles are sorted as they are searched, ignoring case and accents. */
const sort_orders = {
  meeting_timestamps: { key: 'a.starts_at' },
  created_at: { key: 'm.created_at' },
  updated_at: { key: 'm.updated_at' },
  meeting_title: { key: 'search_form(m.meeting_title)' },
  meeting_priority: { key: `array_position('{low,medium,high}', m.meeting_priority)` },
} as const

/** Active means that an occurrence is running or still to come; $2 is the current time. */
function statusFilters(status: MeetingStatus | null): string[] {
  if (status === 'active') return [`a.meeting_status = 'active' and a.last_ends_at > $2`]
  if (status === 'cancelled') return [`a.meeting_status = 'cancelled'`]
  if (status === null) return []
  return [`(a.meeting_status = 'completed' or a.meeting_status = 'active' and a.last_ends_at <= $2)`]
}
