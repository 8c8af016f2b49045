import type { BookingHours } from '@meridian/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type BookingPageRow = Selectable<Tables['booking_page']>

/** A host who has an account that is not disabled; the first one organizes what all come to. */
export interface HostRow {
  readonly booking_page_id: string
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
  readonly timezone: string
  readonly weight: number
  readonly booking_hours: BookingHours | null
  readonly bookings_a_day_max: number | null
  readonly buffer_before_minutes: number | null
  readonly buffer_after_minutes: number | null
}

export interface OwnedPageRow extends BookingPageRow {
  readonly hosts: readonly HostRow[]
  readonly upcoming_count: number
}

const hosts_of_page = sql<HostRow[]>`coalesce((
  select json_agg(json_build_object('booking_page_id', h.booking_page_id, 'user_id', h.user_id,
    'full_name', u.full_name, 'profile_picture', u.profile_picture, 'timezone', u.timezone, 'weight', h.weight,
    'booking_hours', h.booking_hours, 'bookings_a_day_max', h.bookings_a_day_max,
    'buffer_before_minutes', h.buffer_before_minutes, 'buffer_after_minutes', h.buffer_after_minutes)
    order by h.place)
  from booking_page_host h join app_user u on u.user_id = h.user_id
  where h.booking_page_id = p.booking_page_id and u.disabled_at is null), '[]')`

function selectPages(db: Db, now: Date) {
  return db
    .selectFrom('booking_page as p')
    .selectAll('p')
    .select(hosts_of_page.as('hosts'))
    .select(
      sql<number>`(select count(*)::int from booking b left join meeting m on m.meeting_id = b.meeting_id
        where b.booking_page_id = p.booking_page_id and coalesce(m.ends_at, b.ends_at) > ${now}
          and (b.booking_state = 'pending' or b.booking_state = 'booked' and m.meeting_status = 'active'))`.as(
        'upcoming_count',
      ),
    )
}

/** By title. */
export function listPages(db: Db, user_id: string, now: Date): Promise<OwnedPageRow[]> {
  return selectPages(db, now)
    .where('p.user_id', '=', user_id)
    .orderBy(sql`lower(p.booking_page_title)`)
    .orderBy('p.booking_page_id')
    .execute()
}

/** Undefined for a page of another person. */
export function findOwnPage(
  db: Db,
  { user_id, booking_page_id }: { readonly user_id: string; readonly booking_page_id: string },
  now: Date,
): Promise<OwnedPageRow | undefined> {
  return selectPages(db, now)
    .where('p.booking_page_id', '=', booking_page_id)
    .where('p.user_id', '=', user_id)
    .executeTakeFirst()
}

export interface PageOwner {
  readonly user_id: string
  readonly full_name: string
  readonly booking_name: string
  readonly timezone: string
  readonly language: string
  readonly profile_picture: string | null
}

function selectOwners(db: Db) {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'timezone', 'language', 'profile_picture'])
    .select(sql<string>`booking_name`.as('booking_name'))
    .where('booking_name', 'is not', null)
    .where('disabled_at', 'is', null)
}

/** The person with that name in the addresses of booking pages; undefined for a disabled account. */
export function findOwner(db: Db, booking_name: string): Promise<PageOwner | undefined> {
  return selectOwners(db).where('booking_name', '=', booking_name).executeTakeFirst()
}

/** Undefined for a disabled account. */
export function findOwnerOf(db: Db, user_id: string): Promise<PageOwner | undefined> {
  return selectOwners(db).where('user_id', '=', user_id).executeTakeFirst()
}

export function findPageOf(
  db: Db,
  { user_id, slug }: { readonly user_id: string; readonly slug: string },
  now: Date,
): Promise<OwnedPageRow | undefined> {
  return selectPages(db, now)
    .where('p.user_id', '=', user_id)
    .where('p.booking_page_slug', '=', slug)
    .executeTakeFirst()
}

/** By id, without a check of the owner. */
export function findPage(db: Db, booking_page_id: string, now: Date): Promise<OwnedPageRow | undefined> {
  return selectPages(db, now).where('p.booking_page_id', '=', booking_page_id).executeTakeFirst()
}

export async function getNames(db: Db, user_id: string) {
  return db
    .selectFrom('app_user')
    .select(['booking_name', 'full_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** Serializes creating and renaming pages of this person until the transaction ends. */
export async function lockOwner(tx: Db, user_id: string) {
  return tx
    .selectFrom('app_user')
    .select(['booking_name', 'full_name', 'workspace_id'])
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Serializes choosing names until the transaction ends. */
export async function lockNames(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('booking names', 0))`.execute(tx)
}

export async function isNameTaken(tx: Db, booking_name: string, user_id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('booking_name', '=', booking_name)
    .where('user_id', '<>', user_id)
    .executeTakeFirst()
  return other !== undefined
}

/** False where another person has the name. */
export async function updateName(
  tx: Db,
  user_id: string,
  { booking_name, now }: { readonly booking_name: string; readonly now: Date },
): Promise<boolean> {
  await lockNames(tx)
  if (await isNameTaken(tx, booking_name, user_id)) return false
  await tx
    .updateTable('app_user')
    .set({ booking_name, updated_at: now })
    .where('user_id', '=', user_id)
    .execute()
  return true
}

export async function countPages(tx: Db, user_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('booking_page')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

export async function isSlugTaken(
  tx: Db,
  {
    user_id,
    booking_page_id,
    booking_page_slug,
  }: Pick<BookingPageRow, 'user_id' | 'booking_page_id' | 'booking_page_slug'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('booking_page')
    .select('booking_page_id')
    .where('user_id', '=', user_id)
    .where('booking_page_slug', '=', booking_page_slug)
    .where('booking_page_id', '<>', booking_page_id)
    .executeTakeFirst()
  return other !== undefined
}

export async function insertPage(tx: Db, page: Insertable<Tables['booking_page']>): Promise<void> {
  await tx.insertInto('booking_page').values(page).execute()
}

export async function updatePage(
  tx: Db,
  booking_page_id: string,
  change: Updateable<Tables['booking_page']>,
): Promise<void> {
  await tx.updateTable('booking_page').set(change).where('booking_page_id', '=', booking_page_id).execute()
}

export async function replaceHosts(
  tx: Db,
  booking_page_id: string,
  hosts: readonly Insertable<Tables['booking_page_host']>[],
): Promise<void> {
  await tx.deleteFrom('booking_page_host').where('booking_page_id', '=', booking_page_id).execute()
  if (hosts.length === 0) return
  await tx
    .insertInto('booking_page_host')
    .values([...hosts])
    .execute()
}

/** The people among these who can be hosts of a page of that workspace. */
export async function listPossibleHosts(
  tx: Db,
  workspace_id: string,
  user_ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', sql<string>`any (${[...user_ids]}::uuid[])`)
    .where('workspace_id', '=', workspace_id)
    .where('role', '<>', 'admin')
    .where('disabled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export async function hasLabel(tx: Db, user_id: string, label_id: string): Promise<boolean> {
  const label = await tx
    .selectFrom('label')
    .select('label_id')
    .where('user_id', '=', user_id)
    .where('label_id', '=', label_id)
    .executeTakeFirst()
  return label !== undefined
}

/** False for a page of another person. */
export async function deletePage(
  tx: Db,
  { user_id, booking_page_id }: { readonly user_id: string; readonly booking_page_id: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('booking_page')
    .where('booking_page_id', '=', booking_page_id)
    .where('user_id', '=', user_id)
    .returning('booking_page_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export interface LinkRow {
  readonly booking_link_id: string
  readonly booking_page_id: string
  readonly has_held_times: boolean
  readonly expires_at: Date
  readonly used_at: Date | null
}

export async function insertLink(tx: Db, link: Insertable<Tables['booking_link']>): Promise<void> {
  await tx.insertInto('booking_link').values(link).execute()
}

/** A link that can still be used. */
export function findOpenLink(
  db: Db,
  { booking_page_id, secret_sha256 }: { readonly booking_page_id: string; readonly secret_sha256: Buffer },
  now: Date,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('booking_link')
    .select(['booking_link_id', 'booking_page_id', 'has_held_times', 'expires_at', 'used_at'])
    .where('secret_sha256', '=', secret_sha256)
    .where('booking_page_id', '=', booking_page_id)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([
        where('used_at', 'is', null),
        where.exists(
          where
            .selectFrom('booking')
            .select('booking_id')
            .whereRef('booking_id', '=', 'used_by')
            .where('booking_state', '=', 'unconfirmed')
            .where('expires_at', '<=', now),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** False where another booking has used it. One whose guest never confirmed the address gives the link back. */
export async function useLink(
  tx: Db,
  { booking_link_id, booking_id }: { readonly booking_link_id: string; readonly booking_id: string },
  now: Date,
): Promise<boolean> {
  // A guest's confirmation at this moment has locked the booking; the lock waits for it.
  const ended = await tx
    .updateTable('booking as b')
    .from('booking_link as l')
    .set({ booking_state: 'expired', updated_at: now })
    .where('l.booking_link_id', '=', booking_link_id)
    .whereRef('b.booking_id', '=', 'l.used_by')
    .where('b.booking_state', '=', 'unconfirmed')
    .where('b.expires_at', '<=', now)
    .returning('b.booking_id')
    .executeTakeFirst()
  const used = await tx
    .updateTable('booking_link')
    .set({ used_by: booking_id, used_at: now })
    .where('booking_link_id', '=', booking_link_id)
    .where((where) =>
      where.or([where('used_at', 'is', null), ...(ended ? [where('used_by', '=', ended.booking_id)] : [])]),
    )
    .where('expires_at', '>', now)
    .returning('booking_link_id')
    .executeTakeFirst()
  return used !== undefined
}
