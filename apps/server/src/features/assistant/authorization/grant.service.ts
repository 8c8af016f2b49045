import { type AssistantScope, assistant_grants_max, type Input, type Reply } from '@meridian/contract'
import type { checkAssistantRequest, createAssistantGrant } from '@meridian/contract'
import { day_ms, second_ms } from '@meridian/engine'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import { type Actor, newToken } from '../../../platform/security/auth.ts'
import {
  getUserRow,
  type OwnChangeTools,
  recordOwnChange,
  requireFreshSignIn,
} from '../../people/people.api.ts'
import {
  type AuthorizationRequest,
  answerUrl,
  readCaller,
  readRequest,
  stateIn,
} from './authorization-request.rules.ts'
import { type AssistantClient, isOnDevice, isOwnRedirect } from './client-document.rules.ts'
import type { ClientReader } from './client-document.service.ts'
import * as queries from './grant.queries.ts'

/** A program exchanges its code at once. */
const code_ms = 60 * second_ms

interface Asked {
  readonly clients: ClientReader
  readonly origin: string
  readonly now: Date
}

/** Throws `bad_input` where the program is unknown or the answer would go to another program. */
async function findCaller(
  text: string,
  { clients, now }: Asked,
): Promise<{ client: AssistantClient; redirect_uri: string }> {
  const { client_id, redirect_uri } = readCaller(text)
  const client = await clients.find(client_id, now)
  if (!isOwnRedirect(client, redirect_uri))
    throw badField('redirect_uri', 'The answer would go to an address that is not one of this program.')
  return { client, redirect_uri }
}

/** Who asks for what. Throws as `findCaller` does. */
export async function readAssistantRequest(
  text: string,
  asked: Asked,
): Promise<Reply<typeof checkAssistantRequest>> {
  const { client, redirect_uri } = await findCaller(text, asked)
  const request = readRequest(text, { redirect_uri, origin: asked.origin })
  const problem = 'error' in request ? request : undefined
  return {
    client_name: client.client_name,
    client_host: new URL(client.client_id).host,
    redirect_host: isOnDevice(redirect_uri) ? null : new URL(redirect_uri).host,
    scopes: 'error' in request ? [] : [...request.scopes],
    problem: problem?.message ?? null,
    declined_url: answerUrl(redirect_uri, {
      error: problem?.error ?? 'access_denied',
      error_description: problem?.message,
      state: stateIn(text),
      iss: asked.origin,
    }),
  }
}

/**
 * Allows what the person chose of what the program asks for, and returns the way back to it. Throws `forbidden` without
 * a fresh sign-in, `bad_input` for a request that cannot be granted and `conflict` above the maximum.
 */
export async function createOwnGrant(
  db: Db,
  actor: Actor,
  body: NonNullable<Input<typeof createAssistantGrant>['body']>,
  asked: Asked & { readonly tools: OwnChangeTools },
): Promise<Reply<typeof createAssistantGrant>> {
  await requireFreshSignIn(db, actor, asked.now)
  const { client, redirect_uri } = await findCaller(body.request, asked)
  const request = readRequest(body.request, { redirect_uri, origin: asked.origin })
  if ('error' in request) throw badField('request', request.message)
  const extra = body.scopes.find((scope) => !request.scopes.includes(scope))
  if (extra !== undefined) throw badField('scopes', `The program did not ask for ${extra}.`)
  const grant_id = newId()
  const { token: code, token_sha256: code_sha256 } = newToken()
  const choice = { grant_id, code_sha256, scopes: body.scopes, valid_days: body.valid_days }
  await inTransaction(db, (tx) => storeGrant(asked.tools, tx, actor, { client, request, choice }, asked.now))
  return {
    grant_id,
    redirect_url: answerUrl(redirect_uri, { code, state: request.state, iss: asked.origin }),
  }
}

interface NewGrant {
  readonly client: AssistantClient
  readonly request: AuthorizationRequest
  readonly choice: {
    readonly grant_id: string
    readonly code_sha256: Buffer
    readonly scopes: readonly AssistantScope[]
    readonly valid_days: number
  }
}

async function storeGrant(
  tools: OwnChangeTools,
  tx: Db,
  { user_id }: Actor,
  { client: { client_id, client_name }, request, choice }: NewGrant,
  now: Date,
): Promise<void> {
  await queries.lockGrantsOf(tx, user_id)
  if ((await queries.countGrants(tx, user_id, now)) >= assistant_grants_max)
    throw new AppError(
      'conflict',
      `You have allowed ${assistant_grants_max} assistants. Revoke one that you do not use.`,
    )
  const details = { program_name: client_name }
  await recordOwnChange(tools, tx, user_id, { action: 'assistant_allowed', details }, now)
  await queries.insertGrant(tx, {
    grant_id: choice.grant_id,
    user_id,
    client_id,
    client_name,
    redirect_uri: request.redirect_uri,
    resource: new URL(request.resource).href,
    scopes: [...choice.scopes],
    code_sha256: choice.code_sha256,
    code_challenge: request.code_challenge,
    code_expires_at: new Date(now.getTime() + code_ms),
    code_used_at: null,
    created_at: now,
    expires_at: new Date(now.getTime() + choice.valid_days * day_ms),
    last_used_at: null,
  })
}

/** Throws `not_found`. */
export async function deleteOwnGrant(
  tx: Db,
  actor: Actor,
  grant_id: string,
  now: Date,
): Promise<{ grant_id: string }> {
  const deleted = await queries.deleteGrantRow(tx, { grant_id, user_id: actor.user_id })
  if (!deleted) throw new AppError('not_found', 'This access is revoked already.')
  await recordRevocation(tx, deleted, actor, now)
  return { grant_id }
}

/** The actors of automatic revocations. */
const reasons = { reuse: 'Reuse of a token', wrong_code: 'Wrong or late code' } as const

/** Ends a grant with all its tokens: one of its secrets is in two hands, its code failed, or its program gave it back. */
export async function endGrant(
  tx: Db,
  { grant_id }: Pick<queries.GrantRow, 'grant_id'>,
  by: keyof typeof reasons | 'program',
  now: Date,
): Promise<void> {
  const deleted = await queries.deleteGrantRow(tx, { grant_id })
  if (!deleted) return
  const actor = { user_id: null, full_name: by === 'program' ? deleted.client_name : reasons[by] }
  await recordRevocation(tx, deleted, actor, now)
}

async function recordRevocation(
  tx: Db,
  { user_id, client_name }: { readonly user_id: string; readonly client_name: string },
  actor: { readonly user_id: string | null; readonly full_name: string },
  now: Date,
): Promise<void> {
  const subject = await getUserRow(tx, user_id)
  await writeAudit(tx, {
    action: 'assistant_revoked',
    actor,
    subject,
    details: { program_name: client_name },
    now,
  })
}
