import type { Provider } from '@meridian/contract'
import { type Grant, ProviderError, refreshGrant } from '@meridian/providers'
import { withLease } from '../../platform/postgres/lease.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { reconnectReason } from './connection.rules.ts'
import { findOAuthClient, type ProviderTools } from './provider-tools.service.ts'
import { findTokens, type TokenRow, updateReconnectReason, updateTokens } from './token.queries.ts'

/** An access token with its sealed bytes, which identify it. */
export interface SealedAccessToken {
  readonly provider: Provider
  readonly token: string
  readonly sealed: Buffer
}

/**
 * A new access token for `spent`, or the one that another process has renewed meanwhile. One process at a
 * time renews, because Calendly and Zoom end the grant when a refresh token is used twice; the new pair is
 * stored before it is used. Throws ProviderError.
 */
export function renewToken(
  tools: ProviderTools,
  connection_id: string,
  spent: Buffer | null,
): Promise<SealedAccessToken> {
  const same = underway.get(connection_id)
  if (same) return same
  const renewing = withLease(tools.db, `tokens of ${connection_id}`, () =>
    renewLocked(tools, connection_id, spent),
  ).finally(() => underway.delete(connection_id))
  underway.set(connection_id, renewing)
  return renewing
}

/** Stores a grant. A missing refresh token and missing scopes keep the stored ones. */
export async function storeGrant(
  { db, box }: Pick<ProviderTools, 'db' | 'box'>,
  connection_id: string,
  { provider, grant, instead }: NewGrant,
): Promise<SealedAccessToken | undefined> {
  const { access_token, refresh_token, access_expires_ms, scopes } = grant
  const sealed = box.seal(access_token, accessOwner(connection_id))
  const tokens = {
    access_token_sealed: sealed,
    refresh_token_sealed:
      refresh_token === null ? undefined : box.seal(refresh_token, refreshOwner(connection_id)),
    access_expires_at: new Date(access_expires_ms),
    granted_scopes: scopes === null ? undefined : [...scopes],
  }
  const isKept = await updateTokens(db, connection_id, tokens, instead)
  return isKept ? { provider, token: access_token, sealed } : undefined
}

export interface NewGrant {
  readonly provider: Provider
  readonly grant: Grant
  /** The refresh token that was exchanged; where another one is stored by now, that one stays. */
  readonly instead?: Buffer | null
}

/**
 * The stored access token; undefined where there is none, or it expires within a minute. Throws SealError.
 */
export function openAccess(
  { box, now }: Pick<ProviderTools, 'box' | 'now'>,
  connection_id: string,
  { provider, access_token_sealed: sealed, access_expires_at }: TokenRow,
): SealedAccessToken | undefined {
  if (!sealed) return undefined
  // A password does not expire.
  if (access_expires_at && access_expires_at.getTime() - early_ms <= now().getTime()) return undefined
  return { provider, token: box.open(sealed, accessOwner(connection_id)), sealed }
}

/** Throws ProviderError for a connection that is gone, or that the person has to connect again. */
export function getUsableTokens(row: TokenRow | undefined): TokenRow {
  if (!row) throw new ProviderError('missing', 'The account is no longer connected.')
  if (row.reconnect_reason !== null) throw new ProviderError('needs_consent', row.reconnect_reason)
  return row
}

/** The owner that a connection's tokens are sealed for. */
export function accessOwner(connection_id: string): string {
  return `access token of ${connection_id}`
}

export function refreshOwner(connection_id: string): string {
  return `refresh token of ${connection_id}`
}

const early_ms = 60_000

/** The renewals that this process is running. */
const underway = new Map<string, Promise<SealedAccessToken>>()

async function renewLocked(
  tools: ProviderTools,
  connection_id: string,
  spent: Buffer | null,
): Promise<SealedAccessToken> {
  const row = getUsableTokens(await findTokens(tools.db, connection_id))
  const known = openAccess(tools, connection_id, row)
  if (known && !(spent && known.sealed.equals(spent))) return known
  const { provider, refresh_token_sealed: instead } = row
  try {
    const grant = await refresh(tools, connection_id, row)
    // The old pair is invalid by now: stores the new one even if the database is gone for a while.
    const held = await withRetry(() => storeGrant(tools, connection_id, { provider, grant, instead }), {
      isRepeatable: true,
    })
    return held ?? (await openReplaced(tools, connection_id))
  } catch (problem) {
    if (!(problem instanceof ProviderError) || problem.kind !== 'needs_consent') throw problem
    const reason = reconnectReason(provider, problem)
    const failed = { reason, refresh_token_sealed: instead }
    await updateReconnectReason(tools.db, connection_id, failed, tools.now())
    return openReplaced(tools, connection_id)
  }
}

/** Connecting again during the renewal has stored untried tokens. Throws where the tokens are the same. */
async function openReplaced(tools: ProviderTools, connection_id: string): Promise<SealedAccessToken> {
  const held = openAccess(tools, connection_id, getUsableTokens(await findTokens(tools.db, connection_id)))
  if (!held) throw new ProviderError('broken', 'The tokens that were kept meanwhile have expired.')
  return held
}

async function refresh(
  { box, config, now }: ProviderTools,
  connection_id: string,
  { provider, refresh_token_sealed }: TokenRow,
): Promise<Grant> {
  const client = findOAuthClient(config, provider, '')
  if (!client) throw new ProviderError('refused', 'The provider is not set up on this instance.')
  if (!refresh_token_sealed) throw new ProviderError('needs_consent', 'There is no refresh token.')
  return refreshGrant(client, box.open(refresh_token_sealed, refreshOwner(connection_id)), now())
}
