import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

interface Counts {
  readonly registered_at: Date
  readonly own: number
  readonly strangers: number
  readonly instance: number
}

/**
 * Mails about meetings and polls since a moment: those of the person, those to strangers among them, and those of the
 * instance.
 */
export async function countMailsSince(db: Db, user_id: string, since: Date): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select u.created_at as registered_at,
      (select count(*)::int from outgoing_mail o where o.user_id = u.user_id and o.created_at > ${since}
        and o.kind in ('invitation', 'update', 'cancellation', 'poll')) as own,
      (select count(*)::int from outgoing_mail o where o.user_id = u.user_id and o.created_at > ${since}
        and o.is_to_stranger) as strangers,
      (select count(*)::int from outgoing_mail o where o.created_at > ${since}
        and o.kind in ('invitation', 'update', 'cancellation', 'answer', 'poll')) as instance
    from app_user u where u.user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** Serializes counting one person's mails, so that concurrent transactions count all. */
export async function lockMailsOf(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mails of ' || ${user_id}, 0))`.execute(tx)
}
