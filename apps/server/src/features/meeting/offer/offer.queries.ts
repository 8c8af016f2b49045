import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type OfferRow = Selectable<Tables['meeting_offer']>
export type HeldRow = Selectable<Tables['held_time']>

export async function insertOffer(
  tx: Db,
  offer: Pick<OfferRow, 'meeting_id' | 'user_id' | 'mail_id' | 'expires_at' | 'moved_attendee_id'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('meeting_offer')
    .values({ ...offer, state: 'open', created_at: now, updated_at: now })
    .execute()
}

/** Undefined for a meeting that was not offered, and for one whose offer has ended. */
export async function lockOpenOffer(tx: Db, meeting_id: string): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('meeting_offer')
    .selectAll()
    .where('meeting_id', '=', meeting_id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
}

export async function findOpenOffer(db: Db, meeting_id: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('meeting_offer')
    .selectAll()
    .where('meeting_id', '=', meeting_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Undefined when it was deleted. */
export async function findOfferedMeeting(db: Db, meeting_id: string) {
  return db.selectFrom('meeting').select('meeting_id').where('meeting_id', '=', meeting_id).executeTakeFirst()
}

/** The organizer's times beside the meeting's own, the earliest first. */
export async function listHeldTimes(db: Db, meeting_id: string): Promise<HeldRow[]> {
  return db
    .selectFrom('held_time as h')
    .innerJoin('meeting as m', 'm.meeting_id', 'h.meeting_id')
    .whereRef('h.user_id', '=', 'm.user_id')
    .whereRef('h.starts_at', '<>', 'm.starts_at')
    .where('h.meeting_id', '=', meeting_id)
    .selectAll('h')
    .orderBy('h.starts_at')
    .execute()
}

export async function updateOffer(
  tx: Db,
  meeting_id: string,
  change: Partial<
    Pick<OfferRow, 'state' | 'booked_starts_at' | 'booked_ends_at' | 'asked_attendee_id' | 'updated_at'>
  >,
): Promise<void> {
  await tx.updateTable('meeting_offer').set(change).where('meeting_id', '=', meeting_id).execute()
}

export interface VisibleOfferRow extends OfferRow {
  /** The meeting's status; null when it was deleted. */
  readonly meeting_status: 'active' | 'cancelled' | 'completed' | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

/** The last offer in a reply to a mail. */
export async function findOfferOfMail(
  db: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
): Promise<VisibleOfferRow | undefined> {
  return db
    .selectFrom('meeting_offer as o')
    .leftJoin('meeting as m', 'm.meeting_id', 'o.meeting_id')
    .selectAll('o')
    .select(['m.meeting_status', 'm.starts_at', 'm.ends_at'])
    .where('o.mail_id', '=', mail_id)
    .where('o.user_id', '=', user_id)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.meeting_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The attendees with their responses. */
export async function listAnswers(tx: Db, meeting_id: string) {
  return tx
    .selectFrom('meeting_attendee')
    .select(['meeting_attendee_id', 'user_id', 'meeting_action'])
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .execute()
}

export async function findZone(tx: Db, user_id: string): Promise<string | undefined> {
  const person = await tx
    .selectFrom('app_user')
    .select('timezone')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return person?.timezone
}

/** The person with that confirmed address whom the user can invite, where the user may find people so. */
export async function findUserByAddress(
  db: Db,
  address: string,
  user_id: string,
  now: Date,
): Promise<string | undefined> {
  const person = await db
    .selectFrom('app_user as u')
    .innerJoin('app_user as own', 'own.workspace_id', 'u.workspace_id')
    .select('u.user_id')
    .where(sql<boolean>`lower(u.primary_email) = ${address.toLowerCase()}`)
    .where('own.user_id', '=', user_id)
    .where('u.address_confirmed_at', 'is not', null)
    .where(sql<boolean>`(select finds_people(${user_id}, ${now}))`)
    .where('u.role', '<>', 'admin')
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return person?.user_id
}
