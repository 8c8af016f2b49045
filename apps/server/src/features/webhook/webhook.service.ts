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
import { queues } from '../../queues.ts'
import { type OwnChangeTools, recordOwnChange, requireFreshSignIn } from '../people/people.api.ts'
import * as queries from './webhook.queries.ts'
import { addressProblem, changesWhatIsTold, newWebhookSecret, previous_secret_ms } from './webhook.rules.ts'

export interface WebhookTools extends OwnChangeTools {
  readonly config: OwnChangeTools['config'] & Pick<Config, 'webhookHosts'>
}

/**
 * Throws `forbidden` without a fresh sign-in, `bad_input` for an address that this server must not call, which is judged
 * before anything is stored, and `conflict` above the maximum per person. The new webhook takes the place of one with its id.
 */
export async function createOwnWebhook(
  tools: WebhookTools,
  db: Db,
  actor: Actor,
  {
    webhook_id,
    webhook_url,
    event_types,
  }: Input<typeof createWebhook>['body'] & { readonly webhook_id: string },
  now: Date,
): Promise<{ row: queries.WebhookRow; webhook_secret: string }> {
  const { user_id } = actor
  await requireFreshSignIn(db, actor, now)
  await requireAddress(tools.config, webhook_url)
  const webhook_secret = newWebhookSecret()
  const secret_sealed = tools.box.seal(webhook_secret, webhook_id)
  const row = await inTransaction(db, async (tx) => {
    await queries.lockWebhooksOf(tx, user_id)
    const replaced = await queries.deleteWebhookRow(tx, { user_id, webhook_id })
    if ((await queries.listWebhookRows(tx, user_id)).length >= webhooks_max)
      throw new AppError('conflict', `You have ${webhooks_max} webhooks, and more are not possible.`)
    if (!replaced) await recordWebhookChange(tools, tx, { user_id, webhook_url }, 'webhook_created', now)
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
  tools: WebhookTools,
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
    await requireAddress(tools.config, webhook_url)
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
    if (changesWhatIsTold(known, row)) await recordWebhookChange(tools, tx, row, 'webhook_changed', now)
    return row
  })
}

/**
 * Returns the new secret; deliveries are signed with the former one too for a day. Throws `forbidden` without a fresh
 * sign-in and `not_found`.
 */
export async function replaceOwnSecret(
  tools: WebhookTools,
  tx: Db,
  actor: Actor,
  webhook_id: string,
  now: Date,
): Promise<{ row: queries.WebhookRow; webhook_secret: string }> {
  const { user_id } = actor
  await requireFreshSignIn(tx, actor, now)
  const webhook_secret = newWebhookSecret()
  const row = await queries.replaceSecret(
    tx,
    { user_id, webhook_id },
    {
      secret_sealed: tools.box.seal(webhook_secret, webhook_id),
      previous_secret_until: new Date(now.getTime() + previous_secret_ms),
      updated_at: now,
    },
  )
  if (!row) throw notFound()
  await recordWebhookChange(tools, tx, row, 'webhook_secret_replaced', now)
  return { row, webhook_secret }
}

/** Throws `not_found`. */
export async function deleteOwnWebhook(
  tools: WebhookTools,
  tx: Db,
  { user_id }: Actor,
  webhook_id: string,
  now: Date,
): Promise<{ webhook_id: string }> {
  const deleted = await queries.deleteWebhookRow(tx, { user_id, webhook_id })
  if (!deleted) throw notFound()
  await recordWebhookChange(tools, tx, { user_id, ...deleted }, 'webhook_deleted', now)
  return { webhook_id }
}

/** Names the server alone: addresses of webhooks often contain a secret. */
function recordWebhookChange(
  tools: WebhookTools,
  tx: Db,
  { user_id, webhook_url }: Pick<queries.WebhookRow, 'user_id' | 'webhook_url'>,
  action: 'webhook_created' | 'webhook_changed' | 'webhook_secret_replaced' | 'webhook_deleted',
  now: Date,
): Promise<void> {
  const details = { webhook_host: new URL(webhook_url).host }
  return recordOwnChange(tools, tx, user_id, { action, details }, now)
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
