import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** A text that a service wrote, without the sentences that were left out of it. */
export interface GeneratedText {
  readonly text: string
  readonly left_out_count: number
}

export function findText(
  db: Db,
  user_id: string,
  content_sha256: Buffer,
): Promise<GeneratedText | undefined> {
  return db
    .selectFrom('generated_text')
    .select(['text', 'left_out_count'])
    .where('user_id', '=', user_id)
    .where('content_sha256', '=', content_sha256)
    .executeTakeFirst()
}

export async function writeText(
  db: Db,
  row: GeneratedText & { user_id: string; content_sha256: Buffer; created_at: Date },
): Promise<void> {
  const { text, left_out_count, created_at } = row
  await db
    .insertInto('generated_text')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'content_sha256']).doUpdateSet({ text, left_out_count, created_at }),
    )
    .execute()
}

/** What a model answered about a mail's wish, where it was asked the same before. */
export async function findReading(
  db: Db,
  mail_id: string,
  content_sha256: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_wish_reading')
    .select('answer')
    .where('mail_id', '=', mail_id)
    .where('content_sha256', '=', content_sha256)
    .executeTakeFirst()
  return row?.answer
}

interface Reading {
  readonly mail_id: string
  readonly content_sha256: Buffer
  readonly answer: string
  readonly created_at: Date
}

/** Of a mail that was deleted meanwhile nothing is kept. */
export async function writeReading(db: Db, reading: Reading): Promise<void> {
  const { mail_id, content_sha256, answer, created_at } = reading
  await sql`
    insert into mail_wish_reading (mail_id, content_sha256, answer, created_at)
    select mail_id, ${content_sha256}, ${answer}, ${created_at} from mail where mail_id = ${mail_id} for key share
    on conflict (mail_id) do update
    set content_sha256 = excluded.content_sha256, answer = excluded.answer, created_at = excluded.created_at`.execute(
    db,
  )
}

/** Days and months by which calls are counted, as dates in UTC. */
export function periodsOf(now: Date): { readonly day: string; readonly month: string } {
  const day = now.toISOString().slice(0, 10)
  return { day, month: `${day.slice(0, 7)}-01` }
}

/** Counts one call of all people together, unless they have had as many; says whether it was counted. */
export async function countCallOfAll(tx: Db, month: string, most: number): Promise<boolean> {
  if (most < 1) return false
  const { rows } = await sql`
    insert into text_model_use (user_id, period_starts_on, calls) values (null, ${month}, 1)
    on conflict (period_starts_on) where user_id is null
    do update set calls = text_model_use.calls + 1 where text_model_use.calls < ${most}
    returning calls`.execute(tx)
  return rows.length > 0
}

/** As above, of one person. */
export async function countCallOf(tx: Db, user_id: string, day: string, most: number): Promise<boolean> {
  if (most < 1) return false
  const { rows } = await sql`
    insert into text_model_use (user_id, period_starts_on, calls) values (${user_id}, ${day}, 1)
    on conflict (user_id, period_starts_on) where user_id is not null
    do update set calls = text_model_use.calls + 1 where text_model_use.calls < ${most}
    returning calls`.execute(tx)
  return rows.length > 0
}

/** Of the person today, and of all together this month. */
export async function getUse(
  db: Db,
  user_id: string,
  { day, month }: { day: string; month: string },
): Promise<{ today: number; this_month: number }> {
  const rows = await db
    .selectFrom('text_model_use')
    .select(['user_id', 'calls'])
    .where((is) =>
      is.or([
        is.and([is('user_id', '=', user_id), is('period_starts_on', '=', day)]),
        is.and([is('user_id', 'is', null), is('period_starts_on', '=', month)]),
      ]),
    )
    .execute()
  return {
    today: rows.find((row) => row.user_id !== null)?.calls ?? 0,
    this_month: rows.find((row) => row.user_id === null)?.calls ?? 0,
  }
}

/** Allowed until an operator says otherwise. */
export async function isModelAllowed(db: Db): Promise<boolean> {
  const row = await db.selectFrom('text_model_setting').select('is_allowed').executeTakeFirst()
  return row?.is_allowed ?? true
}

export async function writeModelAllowed(tx: Db, is_allowed: boolean, now: Date): Promise<void> {
  await tx
    .insertInto('text_model_setting')
    .values({ is_allowed, updated_at: now })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ is_allowed, updated_at: now }))
    .execute()
}

export interface KnownPerson {
  readonly user_id: string
  readonly timezone: string
}

/** The other person of this instance with that confirmed address, where the person may find people so. */
export function findPersonByAddress(
  db: Db,
  address: string,
  user_id: string,
  now: Date,
): Promise<KnownPerson | undefined> {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'timezone'])
    .where(sql`lower(primary_email)`, '=', address.toLowerCase())
    .where('user_id', '<>', user_id)
    .where('address_confirmed_at', 'is not', null)
    .where(sql<boolean>`(select finds_people(${user_id}, ${now}))`)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function getOperator(tx: Db, user_id: string) {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'primary_email'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}
