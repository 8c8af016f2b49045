import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Whether the person with this address has signed in from the network. */
export async function isKnownNetwork(
  db: Db,
  primary_email: string,
  network_sha256: Buffer,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_network as k')
    .innerJoin('app_user as u', 'u.user_id', 'k.user_id')
    .select('k.user_id')
    .where(sql`lower(u.primary_email)`, '=', sql`lower(${primary_email})`)
    .where('k.network_sha256', '=', network_sha256)
    .executeTakeFirst()
  return known !== undefined
}

export async function upsertKnownNetwork(
  db: Db,
  { user_id, network_sha256, now }: { user_id: string; network_sha256: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('known_network')
    .values({ user_id, network_sha256, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_sha256']).doUpdateSet({ seen_at: now }))
    .execute()
}

export interface AttemptLimits {
  /** Attempts without a wait. */
  readonly free: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/**
 * Counts an attempt and returns that it may proceed, or when the next one may. Attempts older than a day are
 * deleted.
 */
export async function countTry(
  db: Db,
  account_sha256: Buffer,
  { free, firstWaitSeconds, longestWaitSeconds }: AttemptLimits,
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_try as t (account_sha256, tries, next_at, updated_at)
    values (${account_sha256}, 1, ${now}, ${now})
    on conflict (account_sha256) do update set
      tries = case when t.updated_at < ${now}::timestamptz - interval '1 day' then 1 else t.tries + 1 end,
      next_at = case when t.updated_at < ${now}::timestamptz - interval '1 day' or t.tries + 1 < ${free}::int
        then ${now}::timestamptz
        else ${now}::timestamptz + make_interval(secs => least(${longestWaitSeconds}::int,
          ${firstWaitSeconds}::int * 2.0 ^ least(t.tries + 1 - ${free}::int, 20))) end,
      updated_at = ${now}
    where t.next_at <= ${now}
    returning tries`.execute(db)
  if (rows.length > 0) return null
  const { next_at } = await db
    .selectFrom('sign_in_try')
    .select('next_at')
    .where('account_sha256', '=', account_sha256)
    .executeTakeFirstOrThrow()
  return next_at
}

/** A correct attempt was no guess. */
export async function refundTry(
  db: Db,
  account_sha256: Buffer,
  { free }: Pick<AttemptLimits, 'free'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sign_in_try')
    .set({
      tries: sql`greatest(tries - 1, 0)`,
      next_at: sql`case when tries <= ${free}::int then ${now}::timestamptz else next_at end`,
    })
    .where('account_sha256', '=', account_sha256)
    .execute()
}
