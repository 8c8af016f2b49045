import * as oauth from 'oauth4webapi'
import { readAnswer, reach } from '../kit/fetch-json.ts'
import { ProviderError } from '../kit/provider-error.ts'
import type { Grant, OAuthClient } from './grant.ts'
import { grantFailureOf } from './refusals.ts'
import type { Capability } from '@meridian/contract'
import { getRegistration } from '../provider-adapters.ts'
import { scopesFor } from './scopes.ts'
import { Anything, GrantReply } from './replies.ts'

/** What goes along on the way to a provider, made anew each time: `state` tells the way back, the verifier proves it is us. */
export async function newConsentSecrets(): Promise<ConsentSecrets> {
  const codeVerifier = oauth.generateRandomCodeVerifier()
  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
  return { state: oauth.generateRandomState(), codeVerifier, codeChallenge }
}

export interface ConsentSecrets {
  readonly state: string
  readonly codeVerifier: string
  /** S256 of the verifier. */
  readonly codeChallenge: string
}

/** Where the person goes to consent. What was granted before stays granted when more is asked for. */
export function authorizationUrl(client: OAuthClient, consent: Consent): string {
  const { authorize, asksForScopes, takesLoginHint, extra } = getRegistration(client.provider)
  const address = placed(authorize, client)
  const asked = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    ...(asksForScopes && { scope: scopesFor(client.provider, consent.capabilities).join(' ') }),
    state: consent.state,
    code_challenge: consent.codeChallenge,
    code_challenge_method: 'S256',
    ...(takesLoginHint && consent.account !== null && { login_hint: consent.account }),
    ...extra,
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}

export interface Consent extends Pick<ConsentSecrets, 'state' | 'codeChallenge'> {
  readonly capabilities: readonly Capability[]
  /** The address of the account that is connected already; null where there is none. */
  readonly account: string | null
}

/**
 * The grant for the code that the person came back with. Throws `needs_consent` for a code that is wrong, spent or too
 * old, `refused` when the operator's registration is wrong.
 */
export async function exchangeCode(
  client: OAuthClient,
  { code, codeVerifier }: { readonly code: string; readonly codeVerifier: string },
  now: Date,
): Promise<Grant> {
  if (code === '') throw new ProviderError('needs_consent', 'There is no code to exchange.')
  const { server, app, prove, options } = partiesOf(client)
  const callback = oauth.validateAuthResponse(server, app, new URLSearchParams({ code }))
  const { redirectUri } = client
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    app,
    prove,
    callback,
    redirectUri,
    codeVerifier,
    options,
  )
  return readGrant(client, response, now)
}

/**
 * A new access token, and at Calendly and Zoom a new refresh token in place of the one given, which is dead from then
 * on: two refreshes with one token must never run at once, and the new pair is to be stored before it is used.
 * Throws `needs_consent` when the grant is dead.
 */
export async function refreshGrant(client: OAuthClient, refreshToken: string, now: Date): Promise<Grant> {
  const { server, app, prove, options } = partiesOf(client)
  const response = await oauth.refreshTokenGrantRequest(server, app, prove, refreshToken, options)
  return readGrant(client, response, now)
}

/** Ends the whole grant; a token that is dead already is as good as revoked. */
export async function revokeGrant(client: OAuthClient, token: string, now: Date): Promise<void> {
  const { server, app, prove, options } = partiesOf(client)
  const response = await oauth.revocationRequest(server, app, prove, token, options)
  const address = placed(getRegistration(client.provider).revoke, client)
  try {
    await readAnswer(address, response, {
      reply: Anything,
      bytesMax: bytes_max,
      failureOf: (refusal) => grantFailureOf(refusal, now),
    })
  } catch (problem) {
    if (!(problem instanceof ProviderError) || problem.kind !== 'needs_consent') throw problem
  }
}

const timeout_ms = 10_000
const bytes_max = 65_536

/** The provider's own address, or the same path at what stands in for it. */
function placed(address: string, { baseUrl }: OAuthClient): URL {
  const own = new URL(address)
  return baseUrl === undefined ? own : new URL(own.pathname, baseUrl)
}

function partiesOf(client: OAuthClient) {
  const { token, revoke, authentication } = getRegistration(client.provider)
  const server: oauth.AuthorizationServer = {
    issuer: placed(token, client).origin,
    token_endpoint: placed(token, client).href,
    revocation_endpoint: placed(revoke, client).href,
  }
  const prove = authentication === 'body' ? oauth.ClientSecretPost(client.clientSecret) : plainBasic(client)
  const options = {
    signal: AbortSignal.timeout(timeout_ms),
    [oauth.customFetch]: (address: string, request: RequestInit) =>
      reach(new URL(address), client.fetch, request),
    // The operator's own stand-in may lie on the same machine; the providers' addresses above are all https.
    [oauth.allowInsecureRequests]: client.baseUrl !== undefined,
  }
  return { server, app: { client_id: client.clientId }, prove, options }
}

/** RFC 6749 §2.3.1 wants both parts form-encoded first; Calendly and Zoom take them as they are. */
function plainBasic({ clientId, clientSecret }: OAuthClient): oauth.ClientAuth {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64')
  return (_server, _app, _body, headers) => headers.set('authorization', `Basic ${credentials}`)
}

async function readGrant(client: OAuthClient, response: Response, now: Date): Promise<Grant> {
  const address = placed(getRegistration(client.provider).token, client)
  const reply = await readAnswer(address, response, {
    reply: GrantReply,
    bytesMax: bytes_max,
    failureOf: (refusal) => grantFailureOf(refusal, now),
  })
  return {
    access_token: reply.access_token,
    access_expires_ms: now.getTime() + reply.expires_in * 1000,
    refresh_token: reply.refresh_token ?? null,
    scopes: reply.scope == null ? null : reply.scope.split(/[\s,]+/).filter((scope) => scope !== ''),
  }
}
