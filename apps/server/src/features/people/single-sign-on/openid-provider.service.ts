import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as oauth from 'oauth4webapi'
import { fresh_sign_in_minutes } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import type { OidcProvider } from '../../../platform/config/single-sign-on-config.ts'
import { Claims } from './claims.rules.ts'
import type { SignInAttempt } from './sign-in-attempt.rules.ts'

/** The provider cannot be reached, or answers what no provider may; the message is for the log alone. */
export class ProviderFailure extends Error {}

const timeout_ms = 10_000
const metadata_ms = hour_ms
const bytes_max = 262_144

interface KnownServer {
  readonly server: oauth.AuthorizationServer
  /** Of a key that is not known, the notices ask once in half a minute: anybody can send them. */
  readonly keys: { readonly ofSignIns: JWTVerifyGetKey; readonly ofNotices: JWTVerifyGetKey }
  readonly expires_ms: number
}

/** What providers publish about themselves, by issuer; it seldom changes. */
const known = new Map<string, KnownServer>()

/** Where the person signs in, with PKCE (S256), state and nonce; anew, and saying when, where that is asked for. */
export async function authorizationUrl(
  provider: OidcProvider,
  redirect_uri: string,
  { state, nonce, code_verifier, asks_again }: SecretsOf & { readonly asks_again: boolean },
): Promise<string> {
  const { server } = await discover(provider)
  if (!server.authorization_endpoint)
    throw new ProviderFailure('The provider names no authorization endpoint.')
  const address = new URL(server.authorization_endpoint)
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri,
    scope: scopesFor(server, provider).join(' '),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    // With max_age the provider has to name the moment of the sign-in (OpenID Connect Core 3.1.2.1).
    ...(asks_again && { prompt: 'login', max_age: String(fresh_sign_in_minutes * 60) }),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}

type SecretsOf = Pick<SignInAttempt, 'state' | 'nonce' | 'code_verifier'>

export function newSecrets(): SecretsOf {
  return {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    code_verifier: oauth.generateRandomCodeVerifier(),
  }
}

/**
 * The claims of the person who came back. Throws ProviderFailure for an answer that is not the provider's to this
 * attempt: wrong state, `iss` (RFC 9207), code, nonce, audience, signature or time.
 */
export async function readClaims(
  provider: OidcProvider,
  redirect_uri: string,
  attempt: SecretsOf,
  parameters: URLSearchParams,
): Promise<Claims> {
  const { server, keys } = await discover(provider)
  const client: oauth.Client = { client_id: provider.clientId, ...signingOf(server) }
  return saying(async () => {
    const callback = oauth.validateAuthResponse(server, client, parameters, attempt.state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proofOf(server, provider),
      callback,
      redirect_uri,
      attempt.code_verifier,
      optionsOf(provider),
    )
    const grant = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: attempt.nonce,
      requireIdToken: true,
    })
    await jwtVerify(grant.id_token ?? '', keys.ofSignIns, { algorithms: [...asymmetric] })
    const claims = Claims.parse(oauth.getValidatedIdTokenClaims(grant))
    return claims.email === undefined && server.userinfo_endpoint
      ? withUserInfo(provider, { server, client, access_token: grant.access_token, claims })
      : claims
  })
}

interface UserInfoQuestion {
  readonly server: oauth.AuthorizationServer
  readonly client: oauth.Client
  readonly access_token: string
  readonly claims: Claims
}

/** Some providers say the address there alone. */
async function withUserInfo(
  provider: OidcProvider,
  { server, client, access_token, claims }: UserInfoQuestion,
): Promise<Claims> {
  const response = await oauth.userInfoRequest(server, client, access_token, optionsOf(provider))
  const more = await oauth.processUserInfoResponse(server, client, claims.sub, response)
  // The moment of the sign-in counts from the signed token alone.
  return Claims.parse({ ...more, auth_time: undefined, ...definedIn(claims) })
}

const logout_event = 'http://schemas.openid.net/event/backchannel-logout'

export interface LogoutNotice {
  readonly subject: string | undefined
  readonly provider_session: string | undefined
  /** Unique, for as long as the notice may be believed. */
  readonly notice_id: string
  readonly expires_ms: number
}

/** The provider's notice that a session there has ended (OpenID Connect Back-Channel Logout 1.0, 2.6). */
export async function readLogoutNotice(provider: OidcProvider, token: string): Promise<LogoutNotice> {
  const { server, keys } = await discover(provider)
  return saying(async () => {
    const { payload } = await jwtVerify(token, keys.ofNotices, {
      issuer: server.issuer,
      audience: provider.clientId,
      algorithms: [...asymmetric],
      requiredClaims: ['iat', 'jti', 'exp'],
      maxTokenAge: '10m',
    })
    const { sub, sid, jti = '', exp = 0, events } = payload
    const isLogout = typeof events === 'object' && events !== null && logout_event in events
    if (!isLogout || 'nonce' in payload) throw new ProviderFailure('The token is no logout token.')
    const provider_session = typeof sid === 'string' ? sid : undefined
    if (sub === undefined && provider_session === undefined)
      throw new ProviderFailure('The logout token names neither a subject nor a session.')
    return { subject: sub, provider_session, notice_id: jti, expires_ms: exp * 1000 }
  })
}

const asymmetric = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
] as const

async function discover(provider: OidcProvider): Promise<KnownServer> {
  const { issuer } = provider
  const found = known.get(issuer.href)
  if (found && found.expires_ms > performance.now()) return found
  return saying(async () => {
    const response = await oauth.discoveryRequest(issuer, { ...optionsOf(provider), algorithm: 'oidc' })
    const server = await oauth.processDiscoveryResponse(issuer, response)
    if (!server.jwks_uri) throw new ProviderFailure('The provider names no keys.')
    const address = new URL(server.jwks_uri)
    const keys = {
      ofSignIns: createRemoteJWKSet(address, { timeoutDuration: timeout_ms, cooldownDuration: 0 }),
      ofNotices: createRemoteJWKSet(address, { timeoutDuration: timeout_ms }),
    }
    const fresh = { server, keys, expires_ms: performance.now() + metadata_ms }
    known.set(issuer.href, fresh)
    return fresh
  })
}

/** The provider's own scopes for groups and addresses, where it says which it has. */
function scopesFor(server: oauth.AuthorizationServer, { adminGroup }: OidcProvider): string[] {
  const wanted = ['email', 'profile', ...(adminGroup === undefined ? [] : ['groups'])]
  const offered = server.scopes_supported
  return ['openid', ...wanted.filter((scope) => scope !== 'groups' || offered?.includes(scope) === true)]
}

/** The algorithm of ID tokens where the provider names only others than RS256. */
function signingOf(server: oauth.AuthorizationServer) {
  const { id_token_signing_alg_values_supported: named } = server
  const first = named?.includes('RS256')
    ? undefined
    : named?.find((one) => asymmetric.some((each) => each === one))
  return first === undefined ? {} : { id_token_signed_response_alg: first }
}

/**
 * By the Authorization header, as RFC 6749 recommends. Some providers do not decode what it has encoded there, so that
 * other signs than letters and digits go in the body where the provider takes that.
 */
function proofOf(server: oauth.AuthorizationServer, provider: OidcProvider): oauth.ClientAuth {
  const { clientId, clientSecret } = provider
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isPlain = /^[\w.-]*$/.test(`${clientId}${clientSecret}`)
  const takesHeader = methods.includes('client_secret_basic')
  return methods.includes('client_secret_post') && !(takesHeader && isPlain)
    ? oauth.ClientSecretPost(clientSecret)
    : oauth.ClientSecretBasic(clientSecret)
}

function optionsOf({ issuer }: OidcProvider) {
  return {
    signal: AbortSignal.timeout(timeout_ms),
    // Settings admit http for an issuer on this machine alone.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    [oauth.customFetch]: boundedFetch,
  }
}

async function boundedFetch(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...request, redirect: 'error' })
  const bytes: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > bytes_max) throw new ProviderFailure('The answer is too long.')
    bytes.push(chunk)
  }
  const { status, statusText, headers } = response
  const hasBody = status !== 204 && status !== 304
  const copy = new Response(hasBody ? Buffer.concat(bytes) : null, { status, statusText, headers })
  // The library checks where the answer of a discovery came from.
  Object.defineProperty(copy, 'url', { value: response.url })
  return copy
}

/** Whatever the library or the network throws is one failure of the provider. */
async function saying<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    throw new ProviderFailure(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  }
}

function definedIn(claims: Claims): Partial<Claims> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
}
