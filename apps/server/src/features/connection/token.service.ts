import type { Provider } from '@meridian/contract'
import { type Grant, ProviderError, refreshGrant } from '@meridian/providers'
import { inTransaction } from '../../platform/db.ts'
import { isPassing, withRetry } from '../../platform/retry.ts'
import { reconnectReason } from './connection.rules.ts'
import { findOAuthClient, type ProviderTools } from './provider-tools.service.ts'
import { findTokens, lockTokens, type TokenRow, writeReconnectReason, writeTokens } from './token.queries.ts'

/** An access token, and the sealed bytes that it is kept in, which tell it from every other. */
export interface Held {
  readonly provider: Provider
  readonly token: string
  readonly sealed: Buffer
}

/**
 * A new access token in place of `spent`, or the one that somebody else has renewed meanwhile. Under a lock that all
 * processes share, because two refreshes with one token end the grant at Calendly and Zoom; nothing but the provider is
 * waited for inside of that transaction, and the new pair is kept before anybody uses it. Throws ProviderError.
 */
export async function renewToken(
  tools: ProviderTools,
  connection_id: string,
  spent: Buffer | null,
): Promise<Held> {
  const asked: Asked = {}
  try {
    return await inTransaction(tools.db, async (tx) => {
      await lockTokens(tx, connection_id)
      const own = { ...tools, db: tx }
      const row = getUsableTokens(await findTokens(tx, connection_id))
      const known = openAccess(tools, connection_id, row)
      if (known && !(spent && known.sealed.equals(spent))) return known
      const grant = await askForGrant(own, connection_id, row, asked)
      return keepGrant(own, connection_id, { provider: row.provider, grant })
    })
  } catch (problem) {
    return keepAfterAll(tools, connection_id, asked, problem)
  }
}

/** Keeps what was granted. A refresh token that was not given, and scopes not told, leave those that are kept. */
export async function keepGrant(
  { db, box }: Pick<ProviderTools, 'db' | 'box'>,
  connection_id: string,
  { provider, grant }: { readonly provider: Provider; readonly grant: Grant },
): Promise<Held> {
  const { access_token, refresh_token, access_expires_ms, scopes } = grant
  const sealed = box.seal(access_token, accessOwner(connection_id))
  await writeTokens(db, connection_id, {
    access_token_sealed: sealed,
    refresh_token_sealed:
      refresh_token === null ? undefined : box.seal(refresh_token, refreshOwner(connection_id)),
    access_expires_at: new Date(access_expires_ms),
    granted_scopes: scopes === null ? undefined : [...scopes],
  })
  return { provider, token: access_token, sealed }
}

/** The kept access token; undefined where there is none, or it ends within a minute. Throws SealError. */
export function openAccess(
  { box, now }: Pick<ProviderTools, 'box' | 'now'>,
  connection_id: string,
  { provider, access_token_sealed: sealed, access_expires_at }: TokenRow,
): Held | undefined {
  if (!sealed || !access_expires_at) return undefined
  if (access_expires_at.getTime() - early_ms <= now().getTime()) return undefined
  return { provider, token: box.open(sealed, accessOwner(connection_id)), sealed }
}

/** Throws ProviderError for a connection that is gone, or that only its person can bring back. */
export function getUsableTokens(row: TokenRow | undefined): TokenRow {
  if (!row) throw new ProviderError('missing', 'The account is no longer connected.')
  if (row.reconnect_reason !== null) throw new ProviderError('needs_consent', row.reconnect_reason)
  return row
}

/** Whom a connection's tokens are sealed for. */
export function accessOwner(connection_id: string): string {
  return `access token of ${connection_id}`
}

export function refreshOwner(connection_id: string): string {
  return `refresh token of ${connection_id}`
}

const early_ms = 60_000

/** What a renewal has come to, for whoever has to end it. */
interface Asked {
  /** The kept refresh token that was tried last. */
  row?: TokenRow
  grant?: Grant
}

async function askForGrant(
  tools: ProviderTools,
  connection_id: string,
  row: TokenRow,
  asked: Asked,
): Promise<Grant> {
  asked.row = row
  try {
    asked.grant = await refresh(tools, connection_id, row)
  } catch (problem) {
    const stored = isDead(problem) ? await findTokens(tools.db, connection_id) : undefined
    // Whoever connected again while we asked has brought a token that nobody has tried.
    if (!stored?.refresh_token_sealed || isSame(stored, row)) throw problem
    asked.row = stored
    asked.grant = await refresh(tools, connection_id, stored)
  }
  return asked.grant
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

/**
 * A dead grant is noted, unless another has been kept since. And a new pair is kept though the database went away in
 * between: the old one is worth nothing any more, and keeping the same pair twice changes nothing.
 */
async function keepAfterAll(
  tools: ProviderTools,
  connection_id: string,
  { row, grant }: Asked,
  problem: unknown,
): Promise<Held> {
  if (row && grant && isPassing(problem)) {
    const { provider } = row
    return withRetry(() => keepGrant(tools, connection_id, { provider, grant }), { isRead: true })
  }
  if (row && problem instanceof ProviderError && isDead(problem)) {
    const { refresh_token_sealed, provider } = row
    const reason = reconnectReason(provider, problem)
    await writeReconnectReason(tools.db, connection_id, { reason, refresh_token_sealed }, tools.now())
  }
  throw problem
}

function isDead(problem: unknown): boolean {
  return problem instanceof ProviderError && problem.kind === 'needs_consent'
}

function isSame(one: TokenRow, other: TokenRow): boolean {
  const [a, b] = [one.refresh_token_sealed, other.refresh_token_sealed]
  return a !== null && b !== null && a.equals(b)
}
