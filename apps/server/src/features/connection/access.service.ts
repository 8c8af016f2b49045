import { ProviderError } from '@meridian/providers'
import { SealError } from '../../platform/security/secret-box.ts'
import { lostKeyReason, reconnectReason } from './connection.rules.ts'
import type { ProviderTools } from './provider-tools.service.ts'
import { getUsableTokens, type SealedAccessToken, openAccess, renewToken } from './token.service.ts'
import { findTokens, updateReconnectReason } from './token.queries.ts'

/**
 * Runs `use` with a valid access token, and once more with a new one where the provider reports it expired.
 * Throws what `use` throws, and ProviderError: `missing` when the connection is gone, `needs_consent` when
 * the person has to connect again. A `needs_consent` from any side, `use` included, disables the connection
 * at once.
 */
export async function withAccess<Result>(
  tools: ProviderTools,
  connection_id: string,
  use: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  try {
    const held = await getToken(tools, connection_id)
    return await useOnce(tools, connection_id, held, use).catch(async (problem: unknown) => {
      if (!(problem instanceof ProviderError) || problem.kind !== 'expired') throw problem
      const renewed = await renewToken(tools, connection_id, held.sealed)
      return useOnce(tools, connection_id, renewed, use)
    })
  } catch (problem) {
    if (problem instanceof SealError) return endUnreadable(tools, connection_id)
    throw problem
  }
}

async function getToken(tools: ProviderTools, connection_id: string): Promise<SealedAccessToken> {
  const row = getUsableTokens(await findTokens(tools.db, connection_id))
  return openAccess(tools, connection_id, row) ?? renewToken(tools, connection_id, null)
}

/** A failure of a token that was replaced meanwhile says nothing about its replacement. */
async function useOnce<Result>(
  { db, now }: ProviderTools,
  connection_id: string,
  { provider, token, sealed }: SealedAccessToken,
  use: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(token)
  } catch (problem) {
    if (problem instanceof ProviderError && problem.kind === 'needs_consent') {
      const reason = reconnectReason(provider, problem)
      await updateReconnectReason(db, connection_id, { reason, access_token_sealed: sealed }, now())
    }
    throw problem
  }
}

/** The server's key differs from the one that sealed the tokens. */
async function endUnreadable({ db, now }: ProviderTools, connection_id: string): Promise<never> {
  const row = await findTokens(db, connection_id)
  if (row) {
    const { provider, access_token_sealed, refresh_token_sealed } = row
    const reason = lostKeyReason(provider)
    await updateReconnectReason(
      db,
      connection_id,
      { reason, access_token_sealed, refresh_token_sealed },
      now(),
    )
  }
  throw new ProviderError('needs_consent', 'The saved tokens cannot be opened.')
}
