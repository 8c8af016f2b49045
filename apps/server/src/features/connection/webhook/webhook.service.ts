import type { Provider } from '@meridian/contract'
import type { AccountPush, AppPush, CalendarPush } from '@meridian/providers'
import { z } from 'zod'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { isSameSecret } from '../../../platform/security/same-secret.ts'
import { SealError, type SecretBox } from '../../../platform/security/secret-box.ts'
import type { WebhookRequest, WebhookContext } from '../../../platform/http/serve-webhook.ts'
import { channelOwner, webhookKeyOwner } from './webhook.rules.ts'
import { findChannel, findSubscription, listByAccount } from './webhook.queries.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { disconnect } from '../disconnection.service.ts'

/** Who calls, and how it proves that. */
interface Caller<Push> {
  readonly provider: Provider
  readonly push: Push
}

/**
 * A provider reports that a calendar has changed: enqueues its sync. A request with an unknown channel,
 * resource or token gets the same answer.
 */
export async function handleChannelNotice(
  { db, box, now }: WebhookContext,
  { provider, push }: Caller<CalendarPush>,
  request: WebhookRequest,
): Promise<null> {
  const notice = push.readNotice(request)
  const channel = notice && (await findChannel(db, provider, notice.channel_id))
  if (!notice || !channel?.channel_token_sealed || notice.token === null) return null
  const token = openOrNull(box, channel.channel_token_sealed, channelOwner(notice.channel_id))
  if (token === null || !isSameSecret(token, notice.token)) return null
  if (channel.channel_resource_id !== notice.channel_resource_id || !notice.isChange) return null
  return requestSync(db, channel.connection_id, now)
}

/**
 * A provider reports a change in one account. Throws `signed_out` for a request without a fresh, valid
 * signature.
 */
export async function handleAccountNotice(
  { db, box, now }: WebhookContext,
  { provider, push }: Caller<AccountPush>,
  request: WebhookRequest,
): Promise<null> {
  const connection_id = z.uuid().safeParse(request.params['connection_id']).data
  if (connection_id === undefined) throw unsigned()
  const known = await findSubscription(db, connection_id)
  const sealed = known?.provider === provider ? known.hook_key_sealed : null
  const key = sealed ? openOrNull(box, sealed, webhookKeyOwner(connection_id)) : null
  if (key === null || !push.isSigned(request, key, now)) throw unsigned()
  return requestSync(db, connection_id, now)
}

/**
 * A provider reports a changed meeting or a removed app, or validates the address: then the answer is its
 * proof. Throws `signed_out` for an invalid signature, and `not_found` without a secret to check with.
 */
export async function handleAppNotice(
  context: WebhookContext,
  { provider, push, secret }: Caller<AppPush> & { readonly secret: string | undefined },
  request: WebhookRequest,
): Promise<Readonly<Record<string, string>> | null> {
  if (secret === undefined) throw new AppError('not_found', 'There is nothing at this address.')
  if (!push.isSigned(request, secret, context.now)) throw unsigned()
  const body = jsonOrNull(request.rawBody)
  const proof = push.answerChallenge(body, secret)
  if (proof) return proof
  const notice = push.readNotice(body)
  if (!notice?.external_account_id) return null
  const { db, now, log } = context
  for (const { connection_id, user_id } of await listByAccount(db, provider, notice.external_account_id)) {
    if (notice.isDisconnected) await disconnect(db, { user_id }, provider, { now, log })
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

function unsigned(): AppError {
  return new AppError('signed_out', 'The signature of this request is not valid.')
}
