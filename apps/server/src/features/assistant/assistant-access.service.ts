import type { Scope } from '@meridian/contract'
import { AppError } from '../../platform/errors.ts'
import type { Server } from '../../platform/http/serve.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { assistant_prefix } from '../../platform/security/api-token.ts'
import { type Actor, authenticate, requireAccess } from '../../platform/security/auth.ts'
import { findGrantedAccess } from './authorization/token.service.ts'

/** What an assistant may do, and for whom. */
export interface AssistantAccess {
  readonly actor: Actor
  readonly scopes: readonly Scope[]
  readonly client: {
    /** As the person named or allowed it. */
    readonly name: string
    /** Of this token or grant alone. */
    readonly key: string
  }
  /** Null for an API token. */
  readonly grant_id: string | null
}

/** A request that asks for access, and where people open the installation that it came to. */
export interface AskedAccess {
  readonly authorization: string | undefined
  readonly origin: string
}

/**
 * The person and the scopes of `Authorization: Bearer …`: an access token that the person allowed to an assistant, or an
 * API token. Throws `signed_out` for a missing, unknown or ended token, for one for another server and for one of a
 * session, which may do more than an assistant may, and `forbidden` for a person without meetings.
 */
export async function readAssistantAccess(
  server: Pick<Server, 'db' | 'sessions'>,
  { authorization, origin }: AskedAccess,
  now: Date,
): Promise<AssistantAccess> {
  const token = /^Bearer (\S{1,100})$/i.exec(authorization ?? '')?.[1]
  if (token?.startsWith(assistant_prefix)) return readGranted(server.db, { token, origin }, now)
  const actor = await withRetry(() => authenticate(server, authorization, now), { isRepeatable: true })
  const { api_token } = actor
  if (!api_token) throw new AppError('signed_out', 'An assistant needs a token of its own.')
  requireAccess('personal', actor.role)
  const { api_token_id, program_name, scopes } = api_token
  return { actor, scopes, client: { name: program_name, key: `token ${api_token_id}` }, grant_id: null }
}

async function readGranted(
  db: Db,
  asked: { readonly token: string; readonly origin: string },
  now: Date,
): Promise<AssistantAccess> {
  const granted = await withRetry(() => findGrantedAccess(db, asked, now), { isRepeatable: true })
  if (!granted) throw new AppError('signed_out', 'This access token is unknown, expired or revoked.')
  const { actor, scopes, client_name, grant_id } = granted
  return { actor, scopes, client: { name: client_name, key: `grant ${grant_id}` }, grant_id }
}
