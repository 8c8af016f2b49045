import { consentPage, mistakePage } from './consent-page.ts'
import { readForm, type SimulatedReply, type SimulatedRequest } from './message.ts'
import type { OAuthRules } from './oauth-rules.ts'
import { findLiveGrant, type OAuthClient, type OAuthState } from './oauth-state.ts'
import { nextToken, openGrant } from './oauth-tokens.ts'
import type { Scene } from './provider.ts'

/** The page on which a person allows or refuses; a mistake in the address is told here and never redirected. */
export function answerAuthorize<World>(
  rules: OAuthRules<World>,
  { query }: SimulatedRequest,
  { world }: Scene<World>,
): SimulatedReply {
  const asked = readQuestion(rules, rules.stateOf(world), query)
  if ('mistake' in asked) return mistakePage(rules.provider_name, asked.mistake, asked.detail)
  return consentPage({
    provider: rules.provider_name,
    app: asked.client.name,
    action: rules.paths.authorize,
    request: query.toString(),
    accounts: rules.accountsOf(world),
    hint: query.get('login_hint') ?? undefined,
    scopes: asked.scopes.map((scope) => ({
      scope,
      text: rules.scope_texts[scope] ?? scope,
      isFixed: rules.fixed_scopes?.includes(scope) ?? true,
    })),
  })
}

/** The consent form: fields `request` (the query of the page), `account`, `decision` allow or deny, and a `scope` per tick. */
export function answerConsent<World>(
  rules: OAuthRules<World>,
  request: SimulatedRequest,
  scene: Scene<World>,
): SimulatedReply {
  const form = readForm(request)
  const query = new URLSearchParams(form.get('request') ?? '')
  const asked = readQuestion(rules, rules.stateOf(scene.world), query)
  if ('mistake' in asked) return mistakePage(rules.provider_name, asked.mistake, asked.detail)
  const { client, redirect_uri } = asked
  const state = query.get('state')
  const back = (fields: Readonly<Record<string, string>>) =>
    redirect(redirect_uri, { ...(state !== null && { state }), ...fields })
  if (form.get('decision') !== 'allow') return back({ error: 'access_denied' })

  const account = form.get('account') ?? ''
  if (!rules.accountsOf(scene.world).some((known) => known.account === account)) {
    return mistakePage(rules.provider_name, 'no_account', 'Choose one of the accounts.')
  }
  const ticked = form.getAll('scope')
  const scopes = rules.fixed_scopes
    ? asked.scopes.filter((scope) => ticked.includes(scope) || rules.fixed_scopes?.includes(scope))
    : asked.scopes
  if (scopes.length === 0) return back({ error: 'access_denied' })
  const code = writeCode(rules, scene, { query, client, account, redirect_uri, scopes })
  return back({ code, ...rules.returnFields(scopes, query) })
}

interface Question {
  readonly client: OAuthClient
  readonly redirect_uri: string
  readonly scopes: readonly string[]
}

interface Mistake {
  readonly mistake: string
  readonly detail: string
}

function readQuestion<World>(
  rules: OAuthRules<World>,
  state: OAuthState,
  query: URLSearchParams,
): Question | Mistake {
  const client = state.clients.find(({ client_id }) => client_id === query.get('client_id'))
  if (!client) return { mistake: 'invalid_client', detail: 'The OAuth client was not found.' }
  const redirect_uri = query.get('redirect_uri')
  if (redirect_uri === null || !client.redirect_uris.includes(redirect_uri)) {
    return {
      mistake: 'redirect_uri_mismatch',
      detail: `The redirect address ${redirect_uri ?? '(none)'} is not registered.`,
    }
  }
  if (query.get('response_type') !== 'code') {
    return { mistake: 'invalid_request', detail: 'Missing required parameter: response_type' }
  }
  const method = query.get('code_challenge_method') ?? 'plain'
  if (query.has('code_challenge') && method !== 'plain' && method !== 'S256') {
    return { mistake: 'invalid_request', detail: `Invalid code_challenge_method: ${method}` }
  }
  if (!rules.asks_scopes) return { client, redirect_uri, scopes: client.scopes }
  const asked = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '')
  const scopes = [...new Set(asked.map((scope) => rules.scope_aliases[scope] ?? scope))]
  if (scopes.length === 0) return { mistake: 'invalid_request', detail: 'Missing required parameter: scope' }
  const unknown = scopes.filter((scope) => !(scope in rules.scope_texts))
  if (unknown.length > 0) {
    return { mistake: 'invalid_scope', detail: `Some requested scopes were invalid: ${unknown.join(' ')}` }
  }
  return { client, redirect_uri, scopes }
}

interface Allowed extends Question {
  readonly query: URLSearchParams
  readonly account: string
}

function writeCode<World>(rules: OAuthRules<World>, scene: Scene<World>, allowed: Allowed): string {
  const { query, client, account, redirect_uri, scopes } = allowed
  const state = rules.stateOf(scene.world)
  const isFirst = findLiveGrant(state, account, client.client_id) === undefined
  const isAskedAgain = (query.get('prompt') ?? '').split(' ').includes('consent')
  const grant = openGrant(rules, scene, account, client.client_id, scopes)
  const code = nextToken(rules, state, 'code')
  const challenge = query.get('code_challenge')
  state.codes[code] = {
    grant_id: grant.grant_id,
    redirect_uri,
    scopes: query.get('include_granted_scopes') === 'true' ? grant.scopes : scopes,
    challenge:
      challenge === null
        ? undefined
        : { method: query.get('code_challenge_method') ?? 'plain', value: challenge },
    with_refresh:
      !rules.needs_offline || (query.get('access_type') === 'offline' && (isFirst || isAskedAgain)),
    expires_at: scene.clock.now() + rules.code_life_ms,
    is_used: false,
  }
  return code
}

function redirect(to: string, fields: Readonly<Record<string, string>>): SimulatedReply {
  const address = new URL(to)
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return { status: 302, headers: { location: address.href } }
}
