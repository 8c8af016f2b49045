import type { PayloadOf } from '../../platform/jobs/queue.ts'
import { queues } from '../../queues.ts'
import type { Provider } from '@meridian/contract'
import { provider_adapters, ProviderError, revokeGrant } from '@meridian/providers'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue, type JobCall } from '../../platform/jobs/jobs.ts'
import { SealError } from '../../platform/security/secret-box.ts'
import { listOwnGrants, type SealedGrant } from './disconnection.queries.ts'
import { accessTo } from './provider-source.service.ts'
import { findOAuthClient } from './provider-tools.service.ts'
import { accessOwner, refreshOwner } from './token.service.ts'

/**
 * Enqueues revoking the person's grants, of one provider or all, in the transaction that deletes their
 * tokens. A grant that another user of this instance shares is not revoked.
 */
export async function enqueueRevocation(
  tx: Db,
  { user_id, provider }: { readonly user_id: string; readonly provider?: Provider },
  now: Date,
): Promise<void> {
  const grants = await listOwnGrants(tx, user_id)
  for (const grant of grants.filter((one) => provider === undefined || one.provider === provider)) {
    // A password is not ours to revoke.
    if (provider_adapters[grant.provider].registration === null) continue
    const { connection_id, refresh_token_sealed, access_token_sealed } = grant
    const sealed = refresh_token_sealed ?? access_token_sealed
    if (!sealed) continue
    const owner = refresh_token_sealed ? refreshOwner(connection_id) : accessOwner(connection_id)
    const payload = {
      provider: grant.provider,
      token_sealed: sealed.toString('base64'),
      owner,
      hooks: hooksOf(grant),
    }
    await enqueue(tx, queues.revokeGrant, payload, { now })
  }
}

export async function revoke(
  call: JobCall,
  { provider, token_sealed, owner, hooks }: PayloadOf<typeof queues.revokeGrant>,
): Promise<void> {
  const { config, box, now, log } = call
  const client = findOAuthClient(config, provider, '')
  if (!client) return
  if (hooks) await endWebhooks(call, provider, hooks)
  try {
    await revokeGrant(client, box.open(Buffer.from(token_sealed, 'base64'), owner), now())
  } catch (problem) {
    const isHopeless =
      problem instanceof SealError || (problem instanceof ProviderError && problem.kind === 'refused')
    if (!isHopeless) throw problem
    log.warn({ err: problem, provider }, 'a grant could not be revoked')
  }
}

type Hooks = NonNullable<PayloadOf<typeof queues.revokeGrant>['hooks']>

function hooksOf({ connection_id, access_token_sealed, hook_id, channels }: SealedGrant): Hooks | null {
  if (!access_token_sealed || (hook_id === null && channels.length === 0)) return null
  const token_sealed = access_token_sealed.toString('base64')
  return { token_sealed, owner: accessOwner(connection_id), hook_id, channels: [...channels] }
}

/**
 * Optional as well: a notification that still arrives finds no subscription, and the subscription expires by
 * itself.
 */
async function endWebhooks(
  call: JobCall,
  provider: Provider,
  { token_sealed, owner, hook_id, channels }: Hooks,
): Promise<void> {
  const { box, log } = call
  const { push } = provider_adapters[provider]
  try {
    const access = accessTo(provider, call, box.open(Buffer.from(token_sealed, 'base64'), owner))
    if (push?.per === 'calendar') for (const channel of channels) await push.open(access).stop(channel)
    if (push?.per === 'account' && hook_id !== null) await push.open(access).delete(hook_id)
  } catch (problem) {
    if (!(problem instanceof ProviderError || problem instanceof SealError)) throw problem
    log.warn({ err: problem }, 'a webhook of a disconnected account could not be deleted')
  }
}
