import type { Scope } from '@meridian/contract'
import { hour_ms, minute_ms, second_ms } from '@meridian/engine'
import type { OpenReply, OpenRequest } from '../../../platform/http/serve-open.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import {
  assistant_prefix,
  isApiToken,
  newApiToken,
  refresh_prefix,
} from '../../../platform/security/api-token.ts'
import { type Actor, tokenSha256 } from '../../../platform/security/auth.ts'
import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { readParameters } from './authorization-request.rules.ts'
import { isResource, resourceOf } from './discovery.rules.ts'
import * as queries from './grant.queries.ts'
import { endGrant } from './grant.service.ts'
import { isVerified, refuse } from './token-request.rules.ts'

const access_ms = hour_ms
/** A program whose answer got lost, or that asks twice at the same moment, may use a refresh token once more. */
const repeated_ms_max = 30 * second_ms
const use_recorded_after_ms = 5 * minute_ms
/** Programs of many people call from one network. */
const tries_per_network: Limit = { most: 600, windowSeconds: 600 }
const refreshes_per_grant: Limit = { most: 60, windowSeconds: 600 }

type Form = ReadonlyMap<string, string>

/** The token endpoint (OAuth 2.1 §3.2). */
export async function answerTokenRequest(asked: OpenRequest): Promise<OpenReply> {
  await countNetworkHit(asked.db, 'assistant token', asked.ip, tries_per_network, asked.now)
  const form = readForm(asked)
  if ('content' in form) return form
  const kind = form.get('grant_type')
  if (kind === 'authorization_code') return exchangeCode(asked, form)
  if (kind === 'refresh_token') return refreshTokens(asked, form)
  return kind === undefined
    ? refuse('invalid_request', 'grant_type is missing.')
    : refuse('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.')
}

/** The parameters of a program without a secret, or why they are refused. */
function readForm({ form, hasQuery, authorization }: OpenRequest): Form | OpenReply {
  // What stands in an address ends in logs.
  if (hasQuery) return refuse('invalid_request', 'The parameters belong into the body.')
  if (!form) return refuse('invalid_request', 'The body must be application/x-www-form-urlencoded.')
  const { parameters, repeated } = readParameters(form)
  if (repeated.length > 0) return refuse('invalid_request', 'A parameter is there more than once.')
  const proves = ['client_secret', 'client_assertion'].some((name) => parameters.has(name))
  if (proves || authorization !== undefined)
    return refuse('invalid_client', 'Programs prove themselves by PKCE here, and by nothing else.', 401)
  return parameters
}

async function exchangeCode({ db, now, origin, log }: OpenRequest, form: Form): Promise<OpenReply> {
  const [code, client_id, code_verifier] = ['code', 'client_id', 'code_verifier'].map((name) =>
    form.get(name),
  )
  if (code === undefined || client_id === undefined || code_verifier === undefined)
    return refuse('invalid_request', 'code, client_id and code_verifier are needed.')
  return inTransaction(db, async (tx) => {
    const grant = await queries.lockGrantOfCode(tx, tokenSha256(code))
    if (!grant) return refuse('invalid_grant', 'The code is unknown or has ended.')
    const { user_id, grant_id } = grant
    if (grant.code_used_at) {
      await endGrant(tx, grant, 'reuse', now)
      log.warn({ user_id, grant_id }, 'code of an assistant used twice')
      return refuse('invalid_grant', 'The code was used before, so that its access is revoked.')
    }
    const problem = codeProblem(grant, { form, origin, now, client_id, code_verifier })
    // A code is tried once, so that it cannot be guessed.
    if (problem) {
      await endGrant(tx, grant, 'wrong_code', now)
      return problem
    }
    await queries.useCode(tx, grant_id, now)
    log.info({ user_id, grant_id }, 'assistant has its tokens')
    return issueTokens(tx, grant, { scopes: grant.scopes, replaces_sha256: null }, now)
  })
}

function codeProblem(
  grant: queries.GrantRow,
  {
    form,
    origin,
    now,
    client_id,
    code_verifier,
  }: {
    readonly form: Form
    readonly origin: string
    readonly now: Date
    readonly client_id: string
    readonly code_verifier: string
  },
): OpenReply | undefined {
  if (grant.code_expires_at <= now) return refuse('invalid_grant', 'The code has ended.')
  if (grant.client_id !== client_id) return refuse('invalid_grant', 'The code belongs to another program.')
  const redirect_uri = form.get('redirect_uri')
  if (redirect_uri !== undefined && redirect_uri !== grant.redirect_uri)
    return refuse('invalid_grant', 'The code was sent to another redirect_uri.')
  if (!isVerified(grant.code_challenge, code_verifier))
    return refuse('invalid_grant', 'The code_verifier does not fit.')
  return resourceProblem(grant, { form, origin })
}

/** The audience is that of the grant; a program that names one must name this one (RFC 8707 §2.2). */
function resourceProblem(
  grant: queries.GrantRow,
  { form, origin }: { readonly form: Form; readonly origin: string },
): OpenReply | undefined {
  const resource = form.get('resource')
  const isOurs =
    grant.resource === resourceOf(origin) && (resource === undefined || isResource(resource, origin))
  return isOurs ? undefined : refuse('invalid_target', 'The resource must be the address of this server.')
}

async function refreshTokens({ db, now, origin, log }: OpenRequest, form: Form): Promise<OpenReply> {
  const [refresh_token, client_id] = ['refresh_token', 'client_id'].map((name) => form.get(name))
  if (refresh_token === undefined || client_id === undefined)
    return refuse('invalid_request', 'refresh_token and client_id are needed.')
  if (!isApiToken(refresh_token, refresh_prefix)) return refuse('invalid_grant', unknown_refresh)
  const token_sha256 = tokenSha256(refresh_token)
  return inTransaction(db, async (tx) => {
    const found = await queries.lockGrantOfRefresh(tx, token_sha256)
    if (!found || found.grant.client_id !== client_id) return refuse('invalid_grant', unknown_refresh)
    const { grant, token } = found
    const { user_id, grant_id } = grant
    if (grant.expires_at <= now) return refuse('invalid_grant', unknown_refresh)
    await countHit(tx, 'assistant refresh', grant_id, refreshes_per_grant, now)
    const wrong = resourceProblem(grant, { form, origin })
    if (wrong) return wrong
    const scopes = narrowed(form.get('scope'), grant.scopes)
    if (!scopes) return refuse('invalid_scope', 'The scope is more than the person allowed.')
    if (token.replaced_at && !(await isRepetition(tx, token, now))) {
      await endGrant(tx, grant, 'reuse', now)
      log.warn({ user_id, grant_id }, 'refresh token of an assistant used twice')
      return refuse('invalid_grant', 'The refresh token was used before, so that its access is revoked.')
    }
    await queries.replaceToken(tx, token_sha256, now)
    return issueTokens(tx, grant, { scopes, replaces_sha256: token_sha256 }, now)
  })
}

const unknown_refresh = 'The refresh token is unknown or has ended.'

/** Whether nothing that came from the token is in use, and it was replaced a moment ago. */
async function isRepetition(
  tx: Db,
  { token_sha256, replaced_at }: queries.TokenRow,
  now: Date,
): Promise<boolean> {
  if (!replaced_at || now.getTime() - replaced_at.getTime() > repeated_ms_max) return false
  return !(await queries.isSuccessorUsed(tx, token_sha256))
}

function narrowed(text: string | undefined, allowed: readonly Scope[]): readonly Scope[] | undefined {
  if (text === undefined) return allowed
  const named = text.split(' ')
  const scopes = allowed.filter((scope) => named.includes(scope))
  return scopes.length === new Set(named).size ? scopes : undefined
}

async function issueTokens(
  tx: Db,
  { grant_id, expires_at, scopes: granted }: queries.GrantRow,
  { scopes, replaces_sha256 }: { readonly scopes: readonly Scope[]; readonly replaces_sha256: Buffer | null },
  now: Date,
): Promise<OpenReply> {
  const access = newApiToken(assistant_prefix)
  const refresh = newApiToken(refresh_prefix)
  const access_until = new Date(Math.min(now.getTime() + access_ms, expires_at.getTime()))
  const common = { grant_id, created_at: now, replaced_at: null }
  await queries.insertTokens(tx, [
    {
      ...common,
      token_sha256: access.token_sha256,
      token_kind: 'access',
      scopes: [...scopes],
      expires_at: access_until,
      replaces_sha256: null,
    },
    {
      ...common,
      token_sha256: refresh.token_sha256,
      token_kind: 'refresh',
      scopes: granted,
      expires_at,
      replaces_sha256,
    },
  ])
  return {
    status: 200,
    content: {
      access_token: access.api_token,
      token_type: 'Bearer',
      expires_in: Math.floor((access_until.getTime() - now.getTime()) / second_ms),
      refresh_token: refresh.api_token,
      scope: scopes.join(' '),
    },
  }
}

/** The revocation endpoint (RFC 7009): a refresh token ends the whole access, an access token itself. */
export async function answerRevocation(asked: OpenRequest): Promise<OpenReply> {
  const { db, now } = asked
  await countNetworkHit(db, 'assistant token', asked.ip, tries_per_network, now)
  const form = readForm(asked)
  if ('content' in form) return form
  const token = form.get('token')
  if (token === undefined) return refuse('invalid_request', 'token is missing.')
  const token_sha256 = tokenSha256(token)
  await inTransaction(db, async (tx) => {
    const found = await queries.findToken(tx, token_sha256)
    if (found?.token_kind === 'refresh') await endGrant(tx, found, 'program', now)
    else if (found) await queries.deleteTokenRow(tx, token_sha256)
  })
  return { status: 200, content: {} }
}

/** What an access token admits to. */
export interface GrantedAccess {
  readonly actor: Actor
  readonly scopes: readonly Scope[]
  readonly client_name: string
  readonly grant_id: string
}

/** Undefined for a token that is mistyped, unknown, ended, or for another server than the one below `origin`. */
export async function findGrantedAccess(
  db: Db,
  { token, origin }: { readonly token: string; readonly origin: string },
  now: Date,
): Promise<GrantedAccess | undefined> {
  if (!isApiToken(token, assistant_prefix)) return undefined
  const token_sha256 = tokenSha256(token)
  const found = await queries.findAccess(db, token_sha256, now)
  if (!found || found.resource !== resourceOf(origin) || found.role === 'admin') return undefined
  const { grant_id, client_name, scopes, last_used_at, user_id, role, full_name, timezone } = found
  const before = new Date(now.getTime() - use_recorded_after_ms)
  if (!last_used_at || last_used_at < before) await queries.recordGrantUse(db, grant_id, { before, now })
  return { actor: { user_id, role, full_name, timezone, token_sha256 }, scopes, client_name, grant_id }
}
