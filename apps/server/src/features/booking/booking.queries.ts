import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { collective_hosts } from '../meeting/meeting.api.ts'

export type BookingRow = Selectable<Tables['booking']>

/** A booking of a page that counts towards its limits. */
export interface CountedBooking {
  readonly booking_id: string
  readonly host_id: string | null
  readonly meeting_id: string | null
  readonly starts_ms: number
  readonly ends_ms: number
}

/** Bookings of the page that take place or wait for it, in that time; those that a person moved at their new time. */
export async function listCounted(
  db: Db,
  booking_page_id: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<CountedBooking[]> {
  const { rows } = await sql<CountedBooking>`
    select b.booking_id, b.host_id, b.meeting_id,
      date_part('epoch', coalesce(m.starts_at, b.starts_at)) * 1000 as starts_ms,
      date_part('epoch', coalesce(m.ends_at, b.ends_at)) * 1000 as ends_ms
    from booking b left join meeting m on m.meeting_id = b.meeting_id
    where b.booking_page_id = ${booking_page_id}
      and coalesce(m.starts_at, b.starts_at) >= ${from} and coalesce(m.starts_at, b.starts_at) < ${to}
      and (b.booking_state = 'booked' and m.meeting_status = 'active'
        or b.booking_state in ('pending', 'unconfirmed') and b.expires_at > ${now})`.execute(db)
  return rows
}

/** How many bookings each host got since then, and when the last one was made. */
export async function listTurns(
  db: Db,
  booking_page_id: string,
  since: Date,
): Promise<{ host_id: string; count: number; last_ms: number }[]> {
  const { rows } = await sql<{ host_id: string; count: number; last_ms: number }>`
    select host_id, count(*)::int as count, date_part('epoch', max(created_at)) * 1000 as last_ms
    from booking where booking_page_id = ${booking_page_id} and created_at > ${since} and host_id is not null
      and booking_state in ('booked', 'pending', 'unconfirmed')
    group by host_id`.execute(db)
  return rows
}

export async function insertBooking(tx: Db, booking: Insertable<Tables['booking']>): Promise<void> {
  await tx.insertInto('booking').values(booking).execute()
}

export function findBooking(db: Db, booking_id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('booking_id', '=', booking_id).executeTakeFirst()
}

export function lockBooking(tx: Db, booking_id: string): Promise<BookingRow | undefined> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('booking_id', '=', booking_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateBooking(
  tx: Db,
  booking_id: string,
  change: Updateable<Tables['booking']>,
): Promise<void> {
  await tx.updateTable('booking').set(change).where('booking_id', '=', booking_id).execute()
}

/** The taken seats of a meeting. */
export async function listSeats(tx: Db, meeting_id: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('booking')
    .select('seat')
    .where('meeting_id', '=', meeting_id)
    .where('booking_state', '=', 'booked')
    .execute()
  return rows.map(({ seat }) => seat)
}

/** With the meeting's own times and whether it still takes place. */
export interface ShownBookingRow extends BookingRow {
  /** Null where the host's account was deleted. */
  readonly host_name: string | null
  /** Several of a collective page; none where the account of the only one was deleted. */
  readonly host_names: readonly string[]
  readonly shown_state: BookingRow['booking_state']
  readonly shown_starts_at: Date
  readonly shown_ends_at: Date
  readonly total: number
}

/** The hosts of a booking `b` with a meeting on a collective page. */
const co_hosts = sql`select c.user_id from (${sql.raw(collective_hosts)}) c where b.meeting_id is not null`

/** Of the booking `b` with its host `h`. */
const host_names = sql`coalesce(
  (select array_agg(u.full_name order by c.place) from (${sql.raw(collective_hosts)}) c
    join app_user u on u.user_id = c.user_id),
  array_remove(array[h.full_name], null))`

/** As the meeting has it, and as of now. */
function shownState(now: Date) {
  return sql`case
    when b.booking_state = 'booked' and (m.meeting_id is null or m.meeting_status = 'cancelled') then 'cancelled'
    when b.booking_state in ('pending', 'unconfirmed') and b.expires_at <= ${now} then 'expired'
    else b.booking_state end`
}

export interface BookingFilter {
  readonly user_id: string
  readonly booking_page_id: string | null
  readonly booking_state: BookingRow['booking_state'] | null
  readonly when: 'upcoming' | 'past'
  readonly limit: number
  readonly offset: number
  readonly now: Date
  readonly booking_id: string | null
  readonly meeting_id?: string | null
}

/** Bookings of the person's pages and of the person as a host; those that wait for approval first. */
export async function listShown(
  db: Db,
  { booking_id, meeting_id = null, ...filter }: BookingFilter,
): Promise<ShownBookingRow[]> {
  const { user_id, booking_page_id, booking_state, when, limit, offset, now } = filter
  const order = when === 'upcoming' ? sql`asc` : sql`desc`
  const isInTime =
    booking_id !== null || meeting_id !== null
      ? sql`true`
      : when === 'upcoming'
        ? sql`shown_ends_at > ${now}`
        : sql`shown_ends_at <= ${now}`
  const { rows } = await sql<ShownBookingRow>`
    select *, count(*) over ()::int as total from (
      select b.*, h.full_name as host_name, ${host_names} as host_names,
        coalesce(m.starts_at, b.starts_at) as shown_starts_at, coalesce(m.ends_at, b.ends_at) as shown_ends_at,
        ${shownState(now)} as shown_state
      from booking b
      left join app_user h on h.user_id = b.host_id
      left join meeting m on m.meeting_id = b.meeting_id
      where b.user_id = ${user_id} or b.host_id = ${user_id} or b.booking_page_id in (
          select ph.booking_page_id from booking_page_host ph where ph.user_id = ${user_id})
        and exists (select from (${co_hosts}) c where c.user_id = ${user_id})) shown
    where ${isInTime} and booking_state <> 'unconfirmed'
      and (${booking_id}::uuid is null or booking_id = ${booking_id})
      and (${meeting_id}::uuid is null or meeting_id = ${meeting_id})
      and (${booking_page_id}::uuid is null or booking_page_id = ${booking_page_id})
      and (${booking_state}::text is null or shown_state = ${booking_state})
    order by shown_state = 'pending' desc, shown_starts_at ${order}, booking_id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface GuestOfPage {
  readonly booking_id: string
  readonly guest_name: string
  readonly guest_email: string
  readonly guest_language: string
}

/** The guests of the page's bookings that are still to come, each address once. */
export async function listComingGuests(db: Db, booking_page_id: string, now: Date): Promise<GuestOfPage[]> {
  const { rows } = await sql<GuestOfPage>`
    select distinct on (lower(b.guest_email)) b.booking_id, b.guest_name, b.guest_email, b.guest_language
    from booking b left join meeting m on m.meeting_id = b.meeting_id
    where b.booking_page_id = ${booking_page_id} and coalesce(m.ends_at, b.ends_at) > ${now}
      and (b.booking_state = 'booked' and m.meeting_status = 'active' or b.booking_state = 'pending')
    order by lower(b.guest_email), b.created_at`.execute(db)
  return rows
}

/** A booking with what mails about it say. */
export interface MailedBooking
  extends Pick<
    BookingRow,
    | 'booking_page_title'
    | 'guest_name'
    | 'guest_email'
    | 'guest_timezone'
    | 'guest_language'
    | 'starts_at'
    | 'ends_at'
    | 'answers'
    | 'end_note'
  > {
  readonly host_id: string
  readonly host_name: string
  readonly host_email: string
  readonly host_timezone: string
  readonly host_language: string
  readonly host_region: string | null
  readonly host_time_format: '12' | '24'
  readonly host_wants_mail: boolean
}

/** A row for each host of the booking who has an account; the host that the booking names comes first. */
export async function listMailed(tx: Db, booking_id: string): Promise<MailedBooking[]> {
  return tx
    .selectFrom('booking as b')
    .innerJoin('app_user as h', (join) =>
      join.on(sql<boolean>`h.user_id = b.host_id or h.user_id in (${co_hosts})`),
    )
    .select([
      'b.booking_page_title',
      'b.guest_name',
      'b.guest_email',
      'b.guest_timezone',
      'b.guest_language',
      'b.starts_at',
      'b.ends_at',
      'b.answers',
      'b.end_note',
      'h.user_id as host_id',
      'h.full_name as host_name',
      'h.primary_email as host_email',
      'h.timezone as host_timezone',
      'h.language as host_language',
      'h.region as host_region',
      'h.time_format as host_time_format',
      'h.invitations_by_mail as host_wants_mail',
    ])
    .where('b.booking_id', '=', booking_id)
    .orderBy(sql`h.user_id is distinct from b.host_id`)
    .orderBy('h.user_id')
    .execute()
}

export interface GuestBookingRow
  extends Pick<
    BookingRow,
    | 'booking_id'
    | 'booking_page_id'
    | 'booking_page_title'
    | 'meeting_id'
    | 'host_id'
    | 'guest_name'
    | 'guest_email'
    | 'guest_timezone'
    | 'guest_language'
    | 'end_note'
  > {
  readonly shown_state: BookingRow['booking_state']
  readonly shown_starts_at: Date
  readonly shown_ends_at: Date
  /** Null where the host's account was deleted. */
  readonly host_name: string | null
  readonly host_names: readonly string[]
  readonly owner_name: string
  readonly place: string | null
  readonly place_link: string | null
}

export async function findShownToGuest(
  db: Db,
  booking_id: string,
  now: Date,
): Promise<GuestBookingRow | undefined> {
  const { rows } = await sql<GuestBookingRow>`
    select b.booking_id, b.booking_page_id, b.booking_page_title, b.meeting_id, b.host_id, b.guest_name, b.guest_email,
      b.guest_timezone, b.guest_language, b.end_note, h.full_name as host_name, ${host_names} as host_names,
      o.full_name as owner_name,
      m.location_name as place, m.meeting_link as place_link,
      coalesce(m.starts_at, b.starts_at) as shown_starts_at, coalesce(m.ends_at, b.ends_at) as shown_ends_at,
      ${shownState(now)} as shown_state
    from booking b
    join app_user o on o.user_id = b.user_id
    left join app_user h on h.user_id = b.host_id
    left join meeting m on m.meeting_id = b.meeting_id
    where b.booking_id = ${booking_id}`.execute(db)
  return rows[0]
}

export async function getAddress(db: Db, user_id: string): Promise<string> {
  const { primary_email } = await db
    .selectFrom('app_user')
    .select('primary_email')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return primary_email
}
