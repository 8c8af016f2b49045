import {
  type Input,
  type createWebhook,
  deliveries_shown,
  type updateWebhook,
  webhooks_max,
} from '@meridian/contract'
import type { Config } from '../../platform/config/config.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { findOutside } from '../../platform/http/outside-request.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'
import { queues } from '../../queues.ts'
import { requireFreshSignIn } from '../people/people.api.ts'
import * as queries from './webhook.queries.ts'
import { addressProblem, newWebhookSecret } from './webhook.rules.ts'

export interface WebhookTools {
  readonly config: Pick<Config, 'webhookHosts'>
  readonly box: SecretBox
}

/**
 * Throws `forbidden` without a fresh sign-in, `bad_input` for an address that this server must not call, which is judged
 * before anything is stored, and `conflict` above the maximum per person.
 */
export async function createOwnWebhook(
  { config, box }: WebhookTools,
  db: Db,
  actor: Actor,
  { webhook_url, event_types }: Input<typeof createWebhook>['body'],
  now: Date,
): Promise<{ row: queries.WebhookRow; webhook_secret: string }> {
  const { user_id } = actor
  await requireFreshSignIn(db, actor, now)
  await requireAddress(config, webhook_url)
  const webhook_id = newId()
  const webhook_secret = newWebhookSecret()
  const secret_sealed = box.seal(webhook_secret, webhook_id)
  const row = await inTransaction(db, async (tx) => {
    await queries.lockWebhooksOf(tx, user_id)
    if ((await queries.listWebhookRows(tx, user_id)).length >= webhooks_max)
      throw new AppError('conflict', `You have ${webhooks_max} webhooks, and more are not possible.`)
    return queries.insertWebhook(tx, {
      webhook_id,
      user_id,
      webhook_url,
      secret_sealed,
      event_types: [...event_types],
      is_on: true,
      created_at: now,
      updated_at: now,
    })
  })
  return { row, webhook_secret }
}

/** Switching a webhook on again begins anew. Throws `not_found`, and for another address what `createOwnWebhook` throws. */
export async function updateOwnWebhook(
  { config }: Pick<WebhookTools, 'config'>,
  db: Db,
  actor: Actor,
  { webhook_id, change }: { webhook_id: string; change: NonNullable<Input<typeof updateWebhook>['body']> },
  now: Date,
): Promise<queries.WebhookRow> {
  const { user_id } = actor
  const known = await queries.findWebhook(db, { user_id, webhook_id })
  if (!known) throw notFound()
  const { webhook_url, event_types, is_on } = change
  if (webhook_url !== undefined) {
    if (webhook_url !== known.webhook_url) await requireFreshSignIn(db, actor, now)
    await requireAddress(config, webhook_url)
  }
  return inTransaction(db, async (tx) => {
    const row = await queries.updateWebhookRow(
      tx,
      { user_id, webhook_id },
      {
        updated_at: now,
        ...(webhook_url !== undefined && { webhook_url }),
        ...(event_types !== undefined && { event_types: [...event_types] }),
        ...(is_on !== undefined && { is_on }),
        ...((is_on === true || webhook_url !== undefined) && { off_reason: null, failing_since: null }),
      },
    )
    if (!row) throw notFound()
    if (!row.is_on) await queries.giveUpDeliveries(tx, webhook_id)
    return row
  })
}

/** Throws `not_found`. */
export async function deleteOwnWebhook(
  tx: Db,
  { user_id }: Actor,
  webhook_id: string,
): Promise<{ webhook_id: string }> {
  if (!(await queries.deleteWebhookRow(tx, { user_id, webhook_id }))) throw notFound()
  return { webhook_id }
}

/** Throws `not_found`. */
export async function sendTest(
  tx: Db,
  { user_id }: Actor,
  webhook_id: string,
  now: Date,
): Promise<queries.DeliveryRow> {
  if (!(await queries.findWebhook(tx, { user_id, webhook_id }))) throw notFound()
  const row = await queries.insertDelivery(tx, {
    webhook_delivery_id: newId(),
    webhook_id,
    user_id,
    event_type: 'webhook.test',
    event_data: JSON.stringify({}),
    delivery_state: 'waiting',
    next_at: now,
    created_at: now,
  })
  await enqueueDelivery(tx, row, now)
  return row
}

/** Throws `not_found`. */
export async function listOwnDeliveries(
  db: Db,
  { user_id }: Actor,
  webhook_id: string,
): Promise<queries.DeliveryRow[]> {
  if (!(await queries.findWebhook(db, { user_id, webhook_id }))) throw notFound()
  return queries.listDeliveryRows(db, webhook_id, deliveries_shown)
}

/** Throws `not_found`, and `conflict` while the webhook is off. */
export async function sendDeliveryAgain(
  tx: Db,
  { user_id }: Actor,
  which: { readonly webhook_id: string; readonly webhook_delivery_id: string },
  now: Date,
): Promise<queries.DeliveryRow> {
  const webhook = await queries.findWebhook(tx, { user_id, webhook_id: which.webhook_id })
  const row = webhook && (await queries.renewDelivery(tx, { user_id, ...which }, now))
  if (!row) throw notFound()
  if (!webhook.is_on && row.event_type !== 'webhook.test')
    throw new AppError('conflict', 'This webhook is off. Switch it on first.')
  await enqueueDelivery(tx, row, now)
  return row
}

function enqueueDelivery(tx: Db, { webhook_delivery_id }: queries.DeliveryRow, now: Date): Promise<void> {
  return enqueue(tx, queues.deliverWebhook, { webhook_delivery_id }, { now, key: webhook_delivery_id })
}

async function requireAddress({ webhookHosts }: WebhookTools['config'], text: string): Promise<void> {
  const problem = addressProblem(text, webhookHosts)
  if (problem !== undefined) throw badField('webhook_url', problem)
  const found = await findOutside(webhookHosts, new URL(text))
  if (found === 'unknown_host') throw badField('webhook_url', 'There is no server with this name.')
  if (found === 'forbidden')
    throw badField('webhook_url', 'This server must not call that address. Use one on the public internet.')
}

function notFound(): AppError {
  return new AppError('not_found', 'Webhook not found.')
}
