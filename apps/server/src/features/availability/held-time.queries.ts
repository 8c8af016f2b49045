import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type HeldTimeRow = Selectable<Tables['held_time']>

/** Returns the ids of the times that no other holder has; a transaction that holds one now is waited for. */
export async function insertHeldTimes(
  tx: Db,
  rows: readonly Insertable<Tables['held_time']>[],
): Promise<string[]> {
  const held: string[] = []
  for (let place = 0; place < rows.length; place += rows_max) {
    const inserted = await tx
      .insertInto('held_time')
      .values(rows.slice(place, place + rows_max))
      .onConflict((conflict) => conflict.doNothing())
      .returning('held_time_id')
      .execute()
    held.push(...inserted.map(({ held_time_id }) => held_time_id))
  }
  return held
}

/** A statement has at most 65,535 parameters; a poll can hold sixty times of a hundred people. */
const rows_max = 2000

/** A time that is held and not booked, with what its person may know of the holder. */
export interface ShownHeldTimeRow
  extends Pick<
    HeldTimeRow,
    | 'held_time_id'
    | 'holder_id'
    | 'purpose'
    | 'starts_at'
    | 'ends_at'
    | 'expires_at'
    | 'held_title'
    | 'meeting_id'
  > {
  readonly state: 'offered' | 'held'
  readonly held_for: string | null
  readonly is_holder: boolean
  readonly booking_page_id: string | null
  readonly held_count: number
}

/** More than a person sees at once, and than all holders together can have in two months. */
const shown_max = 2000

/**
 * The times that take the person's time in the window and are no meeting's, the earliest first. The name of a guest is
 * told once the guest has confirmed the address.
 */
export async function listShownTimes(
  db: Db,
  { user_id, from, to, now }: { user_id: string; from: Date; to: Date; now: Date },
): Promise<ShownHeldTimeRow[]> {
  const { rows } = await sql<ShownHeldTimeRow>`
    select h.held_time_id, h.holder_id, h.purpose, h.state, h.starts_at, h.ends_at, h.expires_at, h.meeting_id,
      coalesce(h.held_title, p.booking_page_title, b.booking_page_title, q.poll_title, m.meeting_title) as held_title,
      coalesce(case when b.booking_state = 'pending' then b.guest_name end,
        case when holder.user_id <> h.user_id then holder.full_name else guest.shown_name end) as held_for,
      holder.user_id is null or holder.user_id = h.user_id as is_holder,
      case when p.user_id = h.user_id then p.booking_page_id end as booking_page_id,
      (select count(*)::int from held_time o where o.holder_id = h.holder_id and o.user_id = h.user_id) as held_count
    from held_time h
    left join meeting_attendee a on a.meeting_id = h.meeting_id and a.user_id = h.user_id
    left join meeting m on m.meeting_id = h.meeting_id
    left join poll q on h.purpose = 'poll' and q.poll_id = h.holder_id
    left join app_user holder on holder.user_id = coalesce(m.user_id, q.user_id)
    left join lateral (
      select coalesce(u.full_name, g.guest_name, g.guest_email) as shown_name
      from meeting_attendee g left join app_user u on u.user_id = g.user_id
      where g.meeting_id = m.meeting_id and not g.is_organizer
      order by g.meeting_attendee_id limit 1) guest on true
    left join booking b on b.booking_id = h.holder_id
    left join booking_link l on l.booking_link_id = h.holder_id
    left join booking_page p on p.booking_page_id = coalesce(b.booking_page_id, l.booking_page_id)
    where h.user_id = ${user_id} and h.ends_at > ${from} and h.starts_at < ${to}
      and h.state <> 'booked' and (h.expires_at is null or h.expires_at > ${now})
      and (h.meeting_id is null or a.first_starts_at <> h.starts_at
        and a.hidden_at is null and a.is_blocking and a.meeting_action <> 'rejected')
    order by h.starts_at, h.held_time_id
    limit ${shown_max}`.execute(db)
  return rows
}

/** How many times the person has shared and not released. */
export async function countShared(tx: Db, user_id: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('held_time')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'share')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the number of times that the person had shared under this id. */
export async function deleteShared(
  tx: Db,
  { user_id, holder_id, now }: { user_id: string; holder_id: string; now: Date },
): Promise<number> {
  const deleted = await tx
    .deleteFrom('held_time')
    .where('holder_id', '=', holder_id)
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'share')
    .where('expires_at', '>', now)
    .returning('held_time_id')
    .execute()
  return deleted.length
}

/** Serializes holding and booking for these people until the transaction ends. */
export async function lockPeople(tx: Db, user_ids: readonly string[]): Promise<void> {
  for (const user_id of [...user_ids].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`offer ${user_id}`}, 0))`.execute(tx)
  }
}

/** Expired times are no obstacle any more. */
export async function deleteExpired(tx: Db, user_ids: readonly string[], now: Date): Promise<void> {
  await tx
    .deleteFrom('held_time')
    .where('user_id', '=', sql<string>`any (${[...user_ids]}::uuid[])`)
    .where('expires_at', '<=', now)
    .execute()
}

/** The holder's times, the earliest first. */
export function listTimesOf(db: Db, holder_id: string): Promise<HeldTimeRow[]> {
  return db
    .selectFrom('held_time')
    .selectAll()
    .where('holder_id', '=', holder_id)
    .orderBy('starts_at')
    .orderBy('held_time_id')
    .execute()
}

/** Which held times are meant: those that match all that is named; without a name, all of the holder. */
export interface TimesNamed {
  readonly held_time_ids?: readonly string[]
  readonly startingBefore?: Date
  readonly startingOtherThan?: Date
}

export async function deleteTimesOf(
  tx: Db,
  holder_id: string,
  { held_time_ids, startingBefore, startingOtherThan }: TimesNamed = {},
): Promise<void> {
  let query = tx.deleteFrom('held_time').where('holder_id', '=', holder_id)
  if (held_time_ids)
    query = query.where('held_time_id', '=', sql<string>`any (${[...held_time_ids]}::uuid[])`)
  if (startingBefore) query = query.where('starts_at', '<', startingBefore)
  if (startingOtherThan) query = query.where('starts_at', '<>', startingOtherThan)
  await query.execute()
}

export async function updateTimesOf(
  tx: Db,
  holder_id: string,
  change: Partial<Pick<HeldTimeRow, 'state' | 'meeting_id' | 'expires_at' | 'holder_id'>>,
): Promise<void> {
  await tx.updateTable('held_time').set(change).where('holder_id', '=', holder_id).execute()
}
