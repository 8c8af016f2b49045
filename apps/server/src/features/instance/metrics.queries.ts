import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

export interface SyncFigures {
  readonly kind: 'calendar' | 'mail'
  /** A provider, or the kind of a mailbox. */
  readonly source: string
  readonly ok: number
  readonly failing: number
  readonly needs_reconnect: number
  /** Since the last good sync of the account that waits longest; 0 without an account that is to be read. */
  readonly oldest_seconds: number
}

/** Calendar accounts and mailboxes by their source. */
export async function listSyncFigures(db: Db, now: Date): Promise<readonly SyncFigures[]> {
  const { rows } = await sql<SyncFigures>`
    select kind, source,
      count(*) filter (where problem is null and not is_refused) as ok,
      count(*) filter (where problem is not null and not is_refused) as failing,
      count(*) filter (where is_refused) as needs_reconnect,
      coalesce(greatest(extract(epoch from ${now}::timestamptz - min(read_at) filter (where not is_refused)), 0), 0)::float8
        as oldest_seconds
    from (
      select 'calendar' as kind, provider as source, problem, reconnect_reason is not null as is_refused,
        coalesce(last_success_at, created_at) as read_at
      from connection
      union all
      select 'mail', mailbox.kind, mailbox.problem, coalesce(connection.reconnect_reason is not null, false),
        coalesce(mailbox.last_success_at, mailbox.created_at)
      from mailbox left join connection using (connection_id)
      where mailbox.next_sync_at is not null) account
    group by kind, source
    order by kind, source`.execute(db)
  return rows
}

export interface OutboxFigures {
  /** Due and not accepted yet by the mail server. */
  readonly waiting: number
  /** Failed for good within a day. */
  readonly failed: number
  /** Since the mail that waits longest was due; 0 without one. */
  readonly oldest_seconds: number
}

export async function getOutboxFigures(db: Db, now: Date): Promise<OutboxFigures> {
  const { rows } = await sql<OutboxFigures>`
    select count(*) filter (where state <> 'failed') as waiting, count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from ${now}::timestamptz - min(send_at) filter (where state <> 'failed')), 0)::float8
        as oldest_seconds
    from outgoing_mail
    where (state in ('waiting', 'sending') and send_at <= ${now})
      or (state = 'failed' and updated_at > ${now}::timestamptz - interval '1 day')`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('PostgreSQL counted no mails at all.')
  return figures
}
