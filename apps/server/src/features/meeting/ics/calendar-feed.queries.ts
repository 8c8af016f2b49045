import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type FeedRow = Selectable<Tables['calendar_feed']>

export function findFeed(db: Db, user_id: string): Promise<FeedRow | undefined> {
  return db.selectFrom('calendar_feed').selectAll().where('user_id', '=', user_id).executeTakeFirst()
}

/** The feed with this secret, unless its person is deactivated. */
export function findFeedBySecret(db: Db, secret_sha256: Buffer): Promise<FeedRow | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('app_user', 'app_user.user_id', 'calendar_feed.user_id')
    .selectAll('calendar_feed')
    .where('secret_sha256', '=', secret_sha256)
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.role', '<>', 'admin')
    .executeTakeFirst()
}

/** Creates the person's feed, or gives it a new secret. */
export function upsertFeed(db: Db, user_id: string, secret_sha256: Buffer, now: Date): Promise<FeedRow> {
  const fresh = {
    secret_sha256,
    created_at: now,
    last_read_at: null,
    content_version: null,
    content_changed_at: null,
  }
  return db
    .insertInto('calendar_feed')
    .values({ user_id, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns whether there was one. */
export async function deleteFeed(db: Db, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Records a request of the feed; a version other than the last one counts as changed now. Undefined when the
 * feed is gone.
 */
export function recordSync(
  db: Db,
  { user_id, secret_sha256 }: FeedRow,
  { version, now }: { version: string; now: Date },
): Promise<{ content_changed_at: Date | null } | undefined> {
  return db
    .updateTable('calendar_feed')
    .set({
      last_read_at: now,
      content_version: version,
      content_changed_at: sql<Date>`case when content_version = ${version} then content_changed_at else ${now} end`,
    })
    .where('user_id', '=', user_id)
    .where('secret_sha256', '=', secret_sha256)
    .returning('content_changed_at')
    .executeTakeFirst()
}

/**
 * Changes whenever the person's calendar file would: a hash of the row versions (xmin) of everything in the
 * file, which PostgreSQL renews with each change.
 */
export async function getContentVersion(db: Db, user_id: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws(' ', count(*), string_agg(concat_ws(' ', m.meeting_id, m.xmin, people.version, e.version), ','
      order by m.meeting_id))) as version
    from meeting_attendee me
    join meeting m on m.meeting_id = me.meeting_id
    cross join lateral (
      select string_agg(concat_ws(' ', a.xmin, u.xmin), ',' order by a.meeting_attendee_id) as version
      from meeting_attendee a left join app_user u on u.user_id = a.user_id
      where a.meeting_id = m.meeting_id) people
    cross join lateral (
      select string_agg(x.xmin::text, ',' order by x.original_starts_at) as version
      from meeting_exception x where x.meeting_id = m.meeting_id) e
    where me.user_id = ${user_id} and me.hidden_at is null and me.meeting_action <> 'rejected'`.execute(db)
  return rows[0]?.version ?? ''
}
