import {
  answerZoomChallenge,
  isSignedByCalendly,
  isSignedByZoom,
  readGoogleNotice,
  readZoomNotice,
} from '@meridian/providers'
import { z } from 'zod'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { SealError, type SecretBox } from '../../../platform/security/secret-box.ts'
import type { WebhookRequest, WebhookContext } from '../../../platform/http/serve-webhook.ts'
import { channelOwner, webhookKeyOwner, isSameSecret } from './webhook.rules.ts'
import { findChannel, findSubscription, listByAccount } from './webhook.queries.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { disconnect } from '../disconnection.service.ts'

/**
 * Google reports that a calendar has changed: enqueues its sync. A request with an unknown channel, resource
 * or token gets the same answer.
 */
export async function handleGoogleWebhook(
  { db, box, now }: WebhookContext,
  { headers }: WebhookRequest,
): Promise<null> {
  const request = readGoogleNotice(headers)
  const channel = request && (await findChannel(db, request.channel_id))
  if (!request || !channel?.channel_token_sealed || request.token === null) return null
  const token = openOrNull(box, channel.channel_token_sealed, channelOwner(request.channel_id))
  if (token === null || !isSameSecret(token, request.token)) return null
  if (channel.channel_resource_id !== request.channel_resource_id || request.state === 'sync') return null
  return requestSync(db, channel.connection_id, now)
}

/**
 * Calendly reports a booking or a cancellation. Throws `signed_out` for a request without a fresh, valid
 * signature.
 */
export async function handleCalendlyWebhook(
  { db, box, now }: WebhookContext,
  { params, headers, rawBody }: WebhookRequest,
): Promise<null> {
  const connection_id = z.uuid().safeParse(params['connection_id']).data
  if (connection_id === undefined) throw unsigned()
  const sealed = (await findSubscription(db, connection_id))?.hook_key_sealed
  const key = sealed ? openOrNull(box, sealed, webhookKeyOwner(connection_id)) : null
  const signature = textOf(headers, 'calendly-webhook-signature')
  if (key === null || !isSignedByCalendly({ rawBody, signature }, key, now)) throw unsigned()
  return requestSync(db, connection_id, now)
}

/**
 * Zoom reports a changed meeting or a removed app, or validates the address: then the answer is its proof.
 * Throws `signed_out` for an invalid signature, and `not_found` without a secret to check with.
 */
export async function handleZoomWebhook(
  context: WebhookContext,
  secret: string | undefined,
  { headers, rawBody }: WebhookRequest,
): Promise<{ readonly plainToken: string; readonly encryptedToken: string } | null> {
  if (secret === undefined) throw new AppError('not_found', 'There is nothing at this address.')
  const signed = {
    rawBody,
    signature: textOf(headers, 'x-zm-signature'),
    timestamp: textOf(headers, 'x-zm-request-timestamp'),
  }
  if (!isSignedByZoom(signed, secret, context.now)) throw unsigned()
  const body = jsonOrNull(rawBody)
  const proof = answerZoomChallenge(body, secret)
  if (proof) return proof
  const request = readZoomNotice(body)
  if (!request?.external_account_id) return null
  const { db, now, log } = context
  for (const { connection_id, user_id } of await listByAccount(db, 'zoom', request.external_account_id)) {
    if (request.event === 'app_deauthorized') await disconnect(db, { user_id }, 'zoom', { now, log })
    else await requestSync(db, connection_id, now)
  }
  return null
}

async function requestSync(db: Db, connection_id: string, now: Date): Promise<null> {
  await inTransaction(db, (tx) => enqueueCalendarSync(tx, connection_id, now))
  return null
}

function openOrNull(box: SecretBox, sealed: Buffer, owner: string): string | null {
  try {
    return box.open(sealed, owner)
  } catch (problem) {
    if (problem instanceof SealError) return null
    throw problem
  }
}

function jsonOrNull(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

function textOf(headers: WebhookRequest['headers'], name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

function unsigned(): AppError {
  return new AppError('signed_out', 'This is not signed as it should be.')
}
