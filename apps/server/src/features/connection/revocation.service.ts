import { Provider } from '@meridian/contract'
import { ProviderError, revokeGrant } from '@meridian/providers'
import { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueue, type JobCall, type Queue } from '../../platform/jobs.ts'
import { SealError } from '../../platform/secret-box.ts'
import { listOwnGrants } from './disconnection.queries.ts'
import { findOAuthClient } from './provider-tools.service.ts'
import { accessOwner, refreshOwner } from './token.service.ts'

const Payload = z.object({
  provider: Provider,
  /** As it was kept, in base64. */
  token_sealed: z.string(),
  owner: z.string(),
})
type Payload = z.infer<typeof Payload>

/** Ends a grant at the provider. A day and a half of tries: it is a courtesy, since the tokens are gone here. */
export const revocation_queue = {
  name: 'connection.revoke',
  payload: Payload,
  retries: 20,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 7200,
  expireSeconds: 60,
} satisfies Queue<Payload>

/**
 * Has the person's grants ended, at one provider or at all, in the transaction that takes their tokens away. A grant
 * that somebody else on this instance lives on, with the same account, is left alone.
 */
export async function revokeLater(
  tx: Db,
  { user_id, provider }: { readonly user_id: string; readonly provider?: Provider },
  now: Date,
): Promise<void> {
  const grants = await listOwnGrants(tx, user_id)
  for (const grant of grants.filter((one) => provider === undefined || one.provider === provider)) {
    const { connection_id, refresh_token_sealed, access_token_sealed } = grant
    const sealed = refresh_token_sealed ?? access_token_sealed
    if (!sealed) continue
    const owner = refresh_token_sealed ? refreshOwner(connection_id) : accessOwner(connection_id)
    const payload = { provider: grant.provider, token_sealed: sealed.toString('base64'), owner }
    await enqueue(tx, revocation_queue, payload, { now })
  }
}

export async function revoke(
  { config, box, now, log }: JobCall,
  { provider, token_sealed, owner }: Payload,
): Promise<void> {
  const client = findOAuthClient(config, provider, '')
  if (!client) return
  try {
    await revokeGrant(client, box.open(Buffer.from(token_sealed, 'base64'), owner), now())
  } catch (problem) {
    const isHopeless =
      problem instanceof SealError || (problem instanceof ProviderError && problem.kind === 'refused')
    if (!isHopeless) throw problem
    log.warn({ err: problem, provider }, 'a grant could not be revoked')
  }
}
