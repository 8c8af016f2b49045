import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { personal_kinds } from './outbox.rules.ts'

export type OutgoingRow = Selectable<Tables['outgoing_mail']>

/** False when a mail with that key exists. */
export async function insertOutgoing(tx: Db, row: Insertable<Tables['outgoing_mail']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('outgoing_mail')
    .values(row)
    .onConflict((on) => on.column('key_sha256').doNothing())
    .returning('outgoing_mail_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function getIdByKey(db: Db, key_sha256: Buffer): Promise<string> {
  const { outgoing_mail_id } = await db
    .selectFrom('outgoing_mail')
    .select('outgoing_mail_id')
    .where('key_sha256', '=', key_sha256)
    .executeTakeFirstOrThrow()
  return outgoing_mail_id
}

export async function findOutgoing(db: Db, outgoing_mail_id: string): Promise<OutgoingRow | undefined> {
  return db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .executeTakeFirst()
}

/** An unsent mail that the person wrote, locked until the transaction ends. */
export async function lockOpenReply(
  tx: Db,
  { user_id, outgoing_mail_id }: { readonly user_id: string; readonly outgoing_mail_id: string },
): Promise<OutgoingRow | undefined> {
  return tx
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .where('user_id', '=', user_id)
    .where('kind', 'in', personal_kinds)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .forUpdate()
    .executeTakeFirst()
}

/** The unsent mails that the person wrote, the newest first. */
export async function listOpenReplies(db: Db, user_id: string, limit: number): Promise<OutgoingRow[]> {
  return db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('kind', 'in', personal_kinds)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .orderBy('outgoing_mail_id', 'desc')
    .limit(limit)
    .execute()
}

/** The last unsent reply to a mail, locked until the transaction ends. */
export async function findOpenReply(
  tx: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
): Promise<OutgoingRow | undefined> {
  return tx
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('mail_id', '=', mail_id)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'reply')
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .orderBy('outgoing_mail_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** A mail that was sent without an answer from the server may have arrived, and is not taken back. */
export async function updateCancelled(tx: Db, outgoing_mail_id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outgoing_mail')
    .set({ state: 'cancelled', content_sealed: null, problem: null, needs_consent: false, updated_at: now })
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .where((of) =>
      of.or([
        of('state', '=', 'failed'),
        of.and([of('state', '=', 'waiting'), of('is_uncertain', '=', false)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateRetry(
  tx: Db,
  { outgoing_mail_id, give_up_at }: { readonly outgoing_mail_id: string; readonly give_up_at: Date },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outgoing_mail')
    .set({
      state: 'waiting',
      send_at: sql<Date>`least(send_at, ${now})`,
      is_scheduled: false,
      next_try_at: now,
      give_up_at,
      updated_at: now,
    })
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .where('state', 'in', ['waiting', 'failed'])
    .where((of) => of.or([of('send_at', '<=', now), of('is_scheduled', '=', true)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes mails due now that wait for the person to connect again. */
export async function makeHeldMailsDueNow(tx: Db, user_id: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('outgoing_mail')
    .set({ next_try_at: now, updated_at: now })
    .where('user_id', '=', user_id)
    .where('state', '=', 'waiting')
    .where('needs_consent', '=', true)
    .returning('outgoing_mail_id')
    .execute()
  return rows.map(({ outgoing_mail_id }) => outgoing_mail_id)
}

export interface Claim {
  readonly outgoing_mail_id: string
  readonly lease_token: string
  readonly until: Date
}

/**
 * Claims the mail, if it is due and unclaimed. A mail whose process died while sending may have been sent.
 */
export async function claimOutgoing(db: Db, claim: Claim, now: Date): Promise<OutgoingRow | undefined> {
  return db
    .updateTable('outgoing_mail')
    .set({
      is_uncertain: sql<boolean>`is_uncertain or state = 'sending'`,
      state: 'sending',
      lease_token: claim.lease_token,
      lease_until: claim.until,
      tries: sql<number>`tries + 1`,
      updated_at: now,
    })
    .where('outgoing_mail_id', '=', claim.outgoing_mail_id)
    .where('send_at', '<=', now)
    .where((of) =>
      of.or([
        of.and([of('state', '=', 'waiting'), of('next_try_at', '<=', now)]),
        of.and([of('state', '=', 'sending'), of('lease_until', '<=', now)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Renews the claim, and stores the Message-ID that the mail is sent with. False when another process has
 * claimed it.
 */
export async function renewClaim(
  db: Db,
  { outgoing_mail_id, lease_token, until }: Claim,
  message_id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outgoing_mail')
    .set({ lease_until: until, message_id })
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .where('lease_token', '=', lease_token)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Ending = Partial<
  Pick<
    OutgoingRow,
    | 'state'
    | 'problem'
    | 'next_try_at'
    | 'is_uncertain'
    | 'needs_consent'
    | 'sent_at'
    | 'content_sealed'
    | 'updated_at'
  >
>

/** Stores how an attempt ended, while this process holds the claim. */
export async function updateEnding(
  tx: Db,
  { outgoing_mail_id, lease_token }: Pick<Claim, 'outgoing_mail_id' | 'lease_token'>,
  ending: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outgoing_mail')
    .set({ ...ending, lease_token: null, lease_until: null })
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Writer {
  readonly full_name: string
  readonly primary_email: string
}

export async function findWriter(db: Db, user_id: string): Promise<Writer | undefined> {
  return db
    .selectFrom('app_user')
    .select(['full_name', 'primary_email'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** When to check a mail that cannot be sent now; undefined when no check is needed. */
export async function findNextLook(db: Db, outgoing_mail_id: string): Promise<Date | undefined> {
  const row = await findOutgoing(db, outgoing_mail_id)
  if (row?.state === 'sending') return row.lease_until ?? undefined
  return row?.state === 'waiting' ? row.next_try_at : undefined
}

/** Mails that were due before this moment. */
export async function listOverdue(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select('outgoing_mail_id')
    .where((of) =>
      of.or([
        of.and([of('state', '=', 'waiting'), of('next_try_at', '<', before)]),
        of.and([of('state', '=', 'sending'), of('lease_until', '<', before)]),
      ]),
    )
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
  return rows.map(({ outgoing_mail_id }) => outgoing_mail_id)
}

/** The provider's id of the conversation that a mail of this mailbox belongs to. */
export async function findThread(
  db: Db,
  mailbox_id: string,
  mail_id: string,
): Promise<string | null | undefined> {
  const mail = await db
    .selectFrom('mail')
    .select('external_thread_id')
    .where('mail_id', '=', mail_id)
    .where('mailbox_id', '=', mailbox_id)
    .executeTakeFirst()
  return mail?.external_thread_id
}
