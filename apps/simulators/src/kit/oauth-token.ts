import { createHash } from 'node:crypto'
import { readForm, type SimulatedReply, type SimulatedRequest } from './message.ts'
import type { OAuthRefusal, OAuthRules } from './oauth-rules.ts'
import { findGrant, type CodeEntry, type OAuthClient, type OAuthState } from './oauth-state.ts'
import { findRefresh, issueTokens } from './oauth-tokens.ts'
import type { Scene } from './provider.ts'

/** Exchanges a code or a refresh token. A code and a rotating token work once, also for concurrent requests. */
export function answerToken<World>(
  rules: OAuthRules<World>,
  request: SimulatedRequest,
  scene: Scene<World>,
): SimulatedReply {
  const state = rules.stateOf(scene.world)
  const fields = readFields(rules, request)
  const client = findClient(rules, state, request, fields)
  if (typeof client === 'string') return rules.refusals[client]
  switch (fields.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(rules, scene, client, fields)
    case 'refresh_token':
      return refresh(rules, scene, client, fields)
    default:
      return rules.refusals.grant_type_unknown
  }
}

/** Ends the whole grant to which an access or refresh token belongs. */
export function answerRevoke<World>(
  rules: OAuthRules<World>,
  request: SimulatedRequest,
  { world }: Scene<World>,
): SimulatedReply {
  const state = rules.stateOf(world)
  const token = request.query.get('token') ?? readForm(request).get('token') ?? ''
  const entry = state.access_tokens[token] ?? state.refresh_tokens[token]
  const grant = entry && findGrant(state, entry.grant_id)
  if (!grant || grant.is_revoked) return rules.refusals.token_unknown
  grant.is_revoked = true
  return rules.revoked
}

function exchangeCode<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  client: OAuthClient,
  fields: URLSearchParams,
): SimulatedReply {
  const state = rules.stateOf(scene.world)
  const given = fields.get('code')
  if (given === null) return rules.refusals.code_missing
  const code = state.codes[given]
  const grant = code && findGrant(state, code.grant_id)
  if (!code || !grant || grant.is_revoked || grant.client_id !== client.client_id) {
    return rules.refusals.code_bad
  }
  const refusal = checkCode(code, fields, scene.clock.now())
  if (refusal) return rules.refusals[refusal]
  if (isTooOften(rules, state, grant.account, scene.clock.now())) return rules.refusals.too_many_requests
  code.is_used = true
  return issued(rules, scene, grant, {
    scopes: code.scopes,
    withRefresh: code.with_refresh,
    isRefresh: false,
  })
}

function refresh<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  client: OAuthClient,
  fields: URLSearchParams,
): SimulatedReply {
  const state = rules.stateOf(scene.world)
  const now = scene.clock.now()
  const token = fields.get('refresh_token')
  if (token === null) return rules.refusals.refresh_missing
  const found = findRefresh(rules, state, token, now)
  if (!found || found.grant.client_id !== client.client_id) return rules.refusals.refresh_dead
  const { entry, grant } = found
  if (isTooOften(rules, state, grant.account, now)) return rules.refusals.too_many_requests
  entry.used_at = now
  if (rules.is_rotating) entry.is_dead = true
  const scopes = entry.scopes.filter((scope) => grant.scopes.includes(scope))
  return issued(rules, scene, grant, { scopes, withRefresh: rules.is_rotating, isRefresh: true })
}

function issued<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  grant: Parameters<typeof issueTokens<World>>[2],
  what: Parameters<typeof issueTokens<World>>[3],
): SimulatedReply {
  return {
    status: 200,
    headers: { 'cache-control': 'no-cache, no-store, max-age=0, must-revalidate', pragma: 'no-cache' },
    body: rules.presentTokens(issueTokens(rules, scene, grant, what), scene),
  }
}

function checkCode(code: CodeEntry, fields: URLSearchParams, nowMs: number): OAuthRefusal | undefined {
  if (code.is_used) return 'code_used'
  if (code.expires_at <= nowMs) return 'code_expired'
  if (code.redirect_uri !== fields.get('redirect_uri')) return 'redirect_mismatch'
  if (!code.challenge) return undefined
  const verifier = fields.get('code_verifier')
  if (verifier === null) return 'verifier_missing'
  const { method, value } = code.challenge
  const given = method === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return given === value ? undefined : 'verifier_wrong'
}

function readFields<World>(rules: OAuthRules<World>, request: SimulatedRequest): URLSearchParams {
  const fields = new URLSearchParams(rules.reads_token_query ? request.query : undefined)
  for (const [name, value] of readForm(request)) fields.set(name, value)
  return fields
}

function findClient<World>(
  rules: OAuthRules<World>,
  state: OAuthState,
  { headers }: SimulatedRequest,
  fields: URLSearchParams,
): OAuthClient | 'client_unknown' | 'secret_wrong' {
  const given = (rules.client_auth.includes('basic') && readBasic(headers.authorization)) || {
    id: rules.client_auth.includes('form') ? fields.get('client_id') : null,
    secret: fields.get('client_secret'),
  }
  const client = state.clients.find(({ client_id }) => client_id === given.id)
  if (!client) return 'client_unknown'
  return client.client_secret === given.secret ? client : 'secret_wrong'
}

/** Id and secret of a Basic header, each form-encoded before they were joined (RFC 6749, 2.3.1). */
function readBasic(header: string | undefined) {
  const joined = /^Basic (\S+)$/i.exec(header ?? '')?.[1]
  if (joined === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(joined, 'base64').toString('utf8').split(':')
  const decoded = new URLSearchParams(`id=${id}&secret=${rest.join(':')}`)
  return { id: decoded.get('id'), secret: decoded.get('secret') }
}

function isTooOften<World>(
  rules: OAuthRules<World>,
  state: OAuthState,
  account: string,
  nowMs: number,
): boolean {
  const recent = (state.token_requests[account] ?? []).filter((at) => at > nowMs - 60_000)
  state.token_requests[account] = [...recent, nowMs].slice(-1000)
  return recent.length >= rules.most_token_requests_per_minute
}
