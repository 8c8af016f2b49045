import type { WebhookDelivery } from '@meridian/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type WebhookRow = Selectable<Tables['webhook']>
export type DeliveryRow = Selectable<Tables['webhook_delivery']>

export function listWebhookRows(db: Db, user_id: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('webhook_id')
    .execute()
}

/** Serializes the creation of webhooks of one person until the transaction ends. */
export async function lockWebhooksOf(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${user_id}`}, 0))`.execute(tx)
}

interface OwnWebhook {
  readonly user_id: string
  readonly webhook_id: string
}

export function findWebhook(db: Db, { user_id, webhook_id }: OwnWebhook): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst()
}

export function insertWebhook(db: Db, row: Insertable<Tables['webhook']>): Promise<WebhookRow> {
  return db.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateWebhookRow(
  db: Db,
  { user_id, webhook_id }: OwnWebhook,
  change: Updateable<Tables['webhook']>,
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('webhook')
    .set(change)
    .where('user_id', '=', user_id)
    .where('webhook_id', '=', webhook_id)
    .returningAll()
    .executeTakeFirst()
}

/** Undefined where the person had no such webhook. */
export function deleteWebhookRow(
  db: Db,
  { user_id, webhook_id }: OwnWebhook,
): Promise<Pick<WebhookRow, 'webhook_url'> | undefined> {
  return db
    .deleteFrom('webhook')
    .where('user_id', '=', user_id)
    .where('webhook_id', '=', webhook_id)
    .returning('webhook_url')
    .executeTakeFirst()
}

/** The current secret becomes the former one, in the place of that. */
export function replaceSecret(
  tx: Db,
  { user_id, webhook_id }: OwnWebhook,
  fresh: Pick<WebhookRow, 'secret_sealed' | 'previous_secret_until' | 'updated_at'>,
): Promise<WebhookRow | undefined> {
  return tx
    .updateTable('webhook')
    .set((set) => ({ ...fresh, previous_secret_sealed: set.ref('secret_sealed') }))
    .where('user_id', '=', user_id)
    .where('webhook_id', '=', webhook_id)
    .returningAll()
    .executeTakeFirst()
}

export function insertDelivery(db: Db, row: Insertable<Tables['webhook_delivery']>): Promise<DeliveryRow> {
  return db.insertInto('webhook_delivery').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The newest first. */
export function listDeliveryRows(db: Db, webhook_id: string, most: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhook_id)
    .orderBy('created_at', 'desc')
    .orderBy('webhook_delivery_id')
    .limit(most)
    .execute()
}

/** Puts a delivery of the person's webhook back into the queue. Undefined where there is none. */
export function renewDelivery(
  db: Db,
  { user_id, webhook_id, webhook_delivery_id }: OwnWebhook & { readonly webhook_delivery_id: string },
  now: Date,
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhook_delivery')
    .set({ delivery_state: 'waiting', attempts: 0, next_at: now })
    .where('webhook_delivery_id', '=', webhook_delivery_id)
    .where('webhook_id', '=', webhook_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
}

/** Whether a delivery `d` may go to its webhook `w`. */
const isTold = sql`(w.is_on or d.event_type = 'webhook.test')
  and exists (select from app_user u where u.user_id = w.user_id and u.disabled_at is null)`

/** The ids of the deliveries that are due, the longest waiting first. */
export async function listDueDeliveries(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ webhook_delivery_id: string }>`
    select d.webhook_delivery_id
    from webhook_delivery d join webhook w on w.webhook_id = d.webhook_id
    where d.delivery_state = 'waiting' and d.next_at <= ${now} and ${isTold}
    order by d.next_at limit ${most}`.execute(db)
  return rows.map(({ webhook_delivery_id }) => webhook_delivery_id)
}

export type TakenDelivery = Pick<
  DeliveryRow,
  'webhook_delivery_id' | 'webhook_id' | 'user_id' | 'event_type' | 'event_data' | 'attempts' | 'created_at'
> &
  Pick<
    WebhookRow,
    'webhook_url' | 'secret_sealed' | 'previous_secret_sealed' | 'previous_secret_until' | 'failing_since'
  >

/**
 * Takes a due delivery for one attempt; until `until` no other process tries it. Undefined where it is not due, or its
 * webhook is off and it is no test, or its account is disabled.
 */
export async function takeDelivery(
  db: Db,
  webhook_delivery_id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<TakenDelivery | undefined> {
  const { rows } = await sql<TakenDelivery>`
    update webhook_delivery d set attempts = d.attempts + 1, next_at = ${until}, last_tried_at = ${now}
    from webhook w
    where d.webhook_delivery_id = ${webhook_delivery_id} and d.delivery_state = 'waiting' and d.next_at <= ${now}
      and w.webhook_id = d.webhook_id and ${isTold}
    returning d.webhook_delivery_id, d.webhook_id, d.user_id, d.event_type, d.event_data, d.attempts, d.created_at,
      w.webhook_url, w.secret_sealed, w.previous_secret_sealed, w.previous_secret_until, w.failing_since`.execute(
    db,
  )
  return rows[0]
}

export async function recordAttempt(
  tx: Db,
  webhook_delivery_id: string,
  outcome: Pick<WebhookDelivery, 'delivery_state' | 'last_status' | 'last_problem'> & {
    readonly next_at?: Date
  },
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set(outcome)
    .where('webhook_delivery_id', '=', webhook_delivery_id)
    .execute()
}

/** Gives up what waits for a webhook that was switched off. */
export async function giveUpDeliveries(tx: Db, webhook_id: string): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ delivery_state: 'failed' })
    .where('webhook_id', '=', webhook_id)
    .where('delivery_state', '=', 'waiting')
    .execute()
}
