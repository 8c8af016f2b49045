import type { IntegrationMailType } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import {
  endAndCount,
  failureColumns,
  progressColumns,
  successColumns,
} from '../../connection/connection.api.ts'
import type { MailLabels } from '../mail.rules.ts'

/** A mailbox under a lease. */
export interface LeasedMailbox {
  readonly mailbox_id: string
  readonly user_id: string
  readonly kind: IntegrationMailType
  readonly connection_id: string | null
  readonly account: string
  readonly labels: MailLabels
  readonly cursor: string | null
  readonly reading_id: string | null
  readonly reading_phase: 'list' | 'check' | null
  readonly reading_page: string | null
  readonly reading_since: Date | null
  readonly reading_cursor: string | null
  readonly mails_read: number | null
  readonly failures_in_a_row: number
  readonly lease_token: string
  /** The address of the mailbox's person. */
  readonly primary_email: string
}

/** Mailboxes that are due, the longest waiting first. */
export async function listDueMailboxes(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mailbox as b')
    .leftJoin('connection as c', 'c.connection_id', 'b.connection_id')
    .leftJoin('imap_account as i', 'i.mailbox_id', 'b.mailbox_id')
    .select('b.mailbox_id')
    .where('c.reconnect_reason', 'is', null)
    .where('i.reconnect_reason', 'is', null)
    .where('b.next_sync_at', '<=', now)
    .where((is) => is.or([is('b.lease_until', 'is', null), is('b.lease_until', '<', now)]))
    .orderBy('b.next_sync_at')
    .limit(limit)
    .execute()
  return rows.map(({ mailbox_id }) => mailbox_id)
}

/**
 * Acquires the lease of a mailbox; undefined while another process holds it, or when the person must connect
 * again. `nextAt` is the next sync; a sync requested meanwhile is not lost.
 */
export async function acquireMailboxLease(
  db: Db,
  lease: {
    readonly mailbox_id: string
    readonly lease_token: string
    readonly until: Date
    readonly nextAt: Date
  },
  now: Date,
): Promise<LeasedMailbox | undefined> {
  const { rows } = await sql<LeasedMailbox>`
    update mailbox b set lease_token = ${lease.lease_token}, lease_until = ${lease.until}, next_sync_at = ${lease.nextAt}
    from app_user u
    where b.mailbox_id = ${lease.mailbox_id} and (b.lease_until is null or b.lease_until < ${now})
      and b.kind <> 'file' and u.user_id = b.user_id and u.disabled_at is null
      and not exists (
        select from connection c where c.connection_id = b.connection_id and c.reconnect_reason is not null
      )
      and not exists (
        select from imap_account i where i.mailbox_id = b.mailbox_id and i.reconnect_reason is not null
      )
    returning b.mailbox_id, b.user_id, b.kind, b.connection_id, b.account, b.labels, b.cursor, b.reading_id,
      b.reading_phase, b.reading_page, b.reading_since, b.reading_cursor, b.mails_read, b.failures_in_a_row,
      b.lease_token, u.primary_email`.execute(db)
  return rows[0]
}

/** What a sync run stores as it goes. */
export interface Progress {
  readonly account?: string
  readonly labels?: string
  readonly cursor?: string | null
  readonly reading_id?: string | null
  readonly reading_phase?: 'list' | 'check' | null
  readonly reading_page?: string | null
  readonly reading_since?: Date | null
  readonly reading_cursor?: string | null
  readonly mails_read?: number | null
  readonly mails_expected?: number | null
}

/** False when another process holds the lease: then this run must write nothing more. */
export async function writeProgress(
  tx: Db,
  { mailbox_id, lease_token }: Pick<LeasedMailbox, 'mailbox_id' | 'lease_token'>,
  { until, ...progress }: Progress & { readonly until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set({ lease_until: until, ...progress })
    .where('mailbox_id', '=', mailbox_id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How a sync run ended. A sync requested meanwhile is not postponed. */
export type Outcome =
  | { readonly kind: 'read'; readonly nextAt: Date }
  /** There is more; the run pauses for the provider's rate limit. */
  | { readonly kind: 'paused'; readonly nextAt: Date }
  | { readonly kind: 'failed'; readonly problem: string; readonly nextAt: Date }
  | { readonly kind: 'interrupted' }

/** Counts the run in its hour. Returns whether to sync again at once, because a sync was requested meanwhile. */
export async function endMailboxLease(
  db: Db,
  { mailbox_id, lease_token }: Pick<LeasedMailbox, 'mailbox_id' | 'lease_token'>,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const update = db
    .updateTable('mailbox')
    .set({ lease_token: null, lease_until: null, ...columnsOf(outcome, now) })
    .where('mailbox_id', '=', mailbox_id)
    .where('lease_token', '=', lease_token)
    .returning(['mailbox_id', 'next_sync_at'])
  const result = outcome.kind === 'read' || outcome.kind === 'paused' ? 'good' : outcome.kind
  return endAndCount(db, { key: 'mailbox_id', update: sql`${update}`, result }, now)
}

function columnsOf(outcome: Outcome, now: Date) {
  if (outcome.kind === 'interrupted') return { next_sync_at: now }
  if (outcome.kind === 'failed') return failureColumns(outcome, now)
  return outcome.kind === 'paused' ? progressColumns(outcome.nextAt) : successColumns(outcome.nextAt, now)
}

/** Mails of the window that a full sync has not listed: moved, or gone. */
export async function listUnlisted(
  db: Db,
  { mailbox_id, reading_id, since }: { mailbox_id: string; reading_id: string; since: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('external_id')
    .where('mailbox_id', '=', mailbox_id)
    .where('mail_date', '>=', since)
    .where((is) => is.or([is('reading_id', 'is', null), is('reading_id', '<>', reading_id)]))
    .orderBy('external_id')
    .limit(limit)
    .execute()
  return rows.map(({ external_id }) => external_id)
}

/** When the oldest listed mail arrived; undefined where none was listed. */
export async function findOldestListed(
  db: Db,
  { mailbox_id, reading_id }: { mailbox_id: string; reading_id: string },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mail')
    .select((of) => of.fn.min('mail_date').as('oldest'))
    .where('mailbox_id', '=', mailbox_id)
    .where('reading_id', '=', reading_id)
    .executeTakeFirst()
  return row?.oldest ?? undefined
}
