import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startGoogleSimulator } from '../../../../apps/simulators/src/google/provider.ts'
import { sendConsent, type ConsentAnswer } from '../../../../apps/simulators/src/kit/consent.ts'
import type { Provider } from '@meridian/contract'
import type { OAuthClient } from './grant.ts'
import { authorizationUrl, exchangeCode, newConsentSecrets, refreshGrant, revokeGrant } from './oauth.ts'
import { missingScopes, scopesFor } from './scopes.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const now_ms = now.getTime()
const list = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'
const events = 'https://www.googleapis.com/auth/calendar.events'

describe('the way to a provider', () => {
  it('[ADP1] asks Google for offline access, with consent, and for what the capability needs', () => {
    const url = new URL(authorizationUrl(clientOf('google'), consent))
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'id_1',
      redirect_uri: 'https://meridian.example/oauth/callback/google',
      scope: `openid email ${list} ${events}`,
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
    })
  })

  it('[ADP28] names the account that is connected where the provider preselects it', () => {
    expect(hintOf('google')).toBe('ada@example.com')
    expect([hintOf('calendly'), hintOf('zoom')]).toEqual([null, null])
  })

  it('[ADP1] asks Calendly for the scopes of 2026, and lets Zoom’s own settings rule', () => {
    const calendly = new URL(authorizationUrl(clientOf('calendly'), consent))
    expect(calendly.searchParams.get('scope')).toBe(
      'users:read event_types:read scheduled_events:read scheduled_events:write webhooks:write',
    )
    const zoom = new URL(authorizationUrl(clientOf('zoom'), consent))
    expect(zoom.searchParams.has('scope')).toBe(false)
    expect(zoom.searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('[ADP1] makes its secrets anew, with a challenge that is the hash of the verifier', async () => {
    const [one, two] = [await newConsentSecrets(), await newConsentSecrets()]
    expect(one.state).not.toBe(two.state)
    expect(one.codeVerifier).not.toBe(two.codeVerifier)
    expect(one.codeChallenge).toBe(createHash('sha256').update(one.codeVerifier).digest('base64url'))
  })
})

describe('what was granted', () => {
  it('[PB6] [ADP2] names what was not ticked, and counts what holds it', () => {
    expect(missingScopes('google', 'calendar', ['openid', events])).toEqual([list])
    expect(missingScopes('google', 'calendar', ['https://www.googleapis.com/auth/calendar'])).toEqual([])
    expect(missingScopes('google', 'mail', [events, list])).toHaveLength(1)
    expect(missingScopes('calendly', 'calendar', ['default'])).toEqual([])
    expect(missingScopes('zoom', 'calendar', ['meeting:read', 'user:read'])).toEqual([
      'meeting:write:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
    ])
    expect(missingScopes('zoom', 'calendar', null)).toEqual([])
    expect(scopesFor('zoom', ['mail'])).toEqual(['user:read:user'])
  })
})

describe('a provider that answers', () => {
  it.each(['calendly', 'zoom'] as const)(
    '[PB11] [ADP1] %s is shown the client in a Basic header as it is, and nowhere else',
    async (provider) => {
      const asked: Request[] = []
      const client = clientOf(provider, (request) => {
        asked.push(request)
        return Response.json({
          access_token: 'a',
          token_type: 'bearer',
          expires_in: 7200,
          refresh_token: 'r2',
        })
      })
      expect(await refreshGrant(client, 'r1', now)).toEqual({
        access_token: 'a',
        access_expires_ms: now_ms + 7_200_000,
        refresh_token: 'r2',
        scopes: null,
      })
      const [request] = asked
      const credentials = Buffer.from('id_1:se-cret/+').toString('base64')
      expect(request?.headers.get('authorization')).toBe(`Basic ${credentials}`)
      expect(await request?.text()).toBe('refresh_token=r1&grant_type=refresh_token')
    },
  )

  it.each([
    [{ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 'needs_consent'],
    [{ error: 'invalid_grant', reason: 'Invalid Token!' }, 'needs_consent'],
    [{ error: 'invalid_request', reason: 'Invalid Token!' }, 'needs_consent'],
    [{ error: 'invalid_request', reason: 'Bad Request' }, 'invalid'],
    [{ error: 'invalid_client' }, 'refused'],
    [{ error: 'redirect_uri_mismatch' }, 'refused'],
    [{ message: 'no' }, 'broken'],
    ['<html>', 'broken'],
  ])('[PB8] [PB9] [ADP3] takes %j for %s', async (body, kind) => {
    const client = clientOf('zoom', () => Response.json(body, { status: 400 }))
    await expect(refreshGrant(client, 'r', now)).rejects.toMatchObject({ kind })
  })

  it('[PB9] [ADP3] waits as long as it is told to', async () => {
    const client = clientOf('calendly', () =>
      Response.json({ title: 'Too many' }, { status: 429, headers: { 'x-ratelimit-reset': '40' } }),
    )
    await expect(refreshGrant(client, 'r', now)).rejects.toMatchObject({
      kind: 'limited',
      retry_at_ms: now_ms + 40_000,
    })
  })

  it.each([
    Response.json({ access_token: 'a' }),
    Response.json({ access_token: 7, token_type: 'bearer' }),
    Response.json({ access_token: 'a\nb', token_type: 'bearer' }),
    Response.json({ access_token: 'a', token_type: 'mac' }),
    Response.json([]),
    new Response('x'.repeat(70_000)),
    new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
    new Response('down', { status: 503 }),
  ])('[ADP3] takes no grant from an answer that makes no sense (%#)', async (answer) => {
    const client = clientOf('google', () => answer)
    await expect(refreshGrant(client, 'r', now)).rejects.toMatchObject({ kind: 'broken' })
  })

  it('[ADP3] says nothing of tokens, codes and secrets in what it throws', async () => {
    const client = clientOf('google', () =>
      Response.json({ error: 'invalid_grant', error_description: 'secret-token is dead' }, { status: 400 }),
    )
    const problem = await refreshGrant(client, 'secret-token', now).catch((error: unknown) => error)
    expect(JSON.stringify(problem, Object.getOwnPropertyNames(problem))).not.toMatch(/secret-token|se-cret/)
  })
})

describe('Google', () => {
  let google: Awaited<ReturnType<typeof startGoogleSimulator>>
  let client: OAuthClient
  beforeEach(async () => {
    google = await startGoogleSimulator()
    google.seed({ script: 'empty' })
    client = { ...clientOf('google'), fetch, baseUrl: google.url }
    google.change({
      op: 'register_client',
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uris: [client.redirectUri],
    })
  })
  afterEach(() => google.close())

  it('[PB1] [PB2] gives a refresh token, also on a second connection', async () => {
    for (const _ of [1, 2]) {
      const grant = await connect()
      expect(grant).toMatchObject({
        access_token: expect.stringMatching(/^ya29/),
        refresh_token: expect.any(String),
        access_expires_ms: now_ms + 3_599_000,
      })
      expect(missingScopes('google', 'calendar', grant.scopes)).toEqual([])
    }
  })

  it('[PB3] leaves the refresh token as it is when it is used', async () => {
    const { refresh_token } = await connect()
    const grant = await refreshGrant(client, refresh_token ?? '', now)
    expect(grant.refresh_token).toBe(null)
    expect(grant.access_token).toMatch(/^ya29/)
  })

  it('[PB4] takes a code once, and only with the verifier', async () => {
    const { code, codeVerifier } = await allow()
    const other = await allow()
    await expect(
      exchangeCode(client, { code: other.code, codeVerifier: 'w'.repeat(43) }, now),
    ).rejects.toMatchObject({ kind: 'needs_consent' })
    await exchangeCode(client, { code, codeVerifier }, now)
    await expect(exchangeCode(client, { code, codeVerifier }, now)).rejects.toMatchObject({
      kind: 'needs_consent',
    })
    await expect(exchangeCode(client, { code: '', codeVerifier }, now)).rejects.toMatchObject({
      kind: 'needs_consent',
    })
  })

  it('[PB5] comes back with the state and no code from a person who says no', async () => {
    const secrets = await newConsentSecrets()
    const url = authorizationUrl(client, { ...secrets, capabilities: ['calendar'], account: null })
    const back = await sendConsent(url, { account: 'ada@example.com', decision: 'deny' })
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: secrets.state, error: 'access_denied' })
  })

  it('[PB6] tells which tick was missing', async () => {
    const grant = await connect({ account: 'ada@example.com', scopes: [list] })
    expect(missingScopes('google', 'calendar', grant.scopes)).toEqual([events])
  })

  it('[PB7] needs the person again once the grant is revoked, by either side', async () => {
    const one = await connect()
    google.change({ op: 'revoke', account: 'ada@example.com' })
    await expect(refreshGrant(client, one.refresh_token ?? '', now)).rejects.toMatchObject({
      kind: 'needs_consent',
      missing_scopes: [],
    })
    const two = await connect()
    await revokeGrant(client, two.refresh_token ?? '', now)
    await revokeGrant(client, two.refresh_token ?? '', now)
    await expect(refreshGrant(client, two.refresh_token ?? '', now)).rejects.toMatchObject({
      kind: 'needs_consent',
    })
  })

  it('[PB11] is told apart from an app that the operator has registered wrongly', async () => {
    const { refresh_token } = await connect()
    const wrong = { ...client, clientSecret: 'wrong' }
    await expect(refreshGrant(wrong, refresh_token ?? '', now)).rejects.toMatchObject({ kind: 'refused' })
    const { code, codeVerifier } = await allow()
    const elsewhere = { ...client, redirectUri: 'https://meridian.example/other' }
    await expect(exchangeCode(elsewhere, { code, codeVerifier }, now)).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  async function connect(answer?: ConsentAnswer) {
    return exchangeCode(client, await allow(answer), now)
  }

  async function allow(answer: ConsentAnswer = { account: 'ada@example.com' }) {
    const { codeVerifier, ...secrets } = await newConsentSecrets()
    const back = await sendConsent(
      authorizationUrl(client, { ...secrets, capabilities: ['calendar'], account: null }),
      answer,
    )
    expect(back.searchParams.get('state')).toBe(secrets.state)
    return { code: back.searchParams.get('code') ?? '', codeVerifier }
  }
})

const consent = { state: 's', codeChallenge: 'c', capabilities: ['calendar'], account: null } as const

/** The account that the page of consent is to preselect. */
function hintOf(provider: Provider): string | null {
  const url = authorizationUrl(clientOf(provider), { ...consent, account: 'ada@example.com' })
  return new URL(url).searchParams.get('login_hint')
}

function clientOf(provider: Provider, answer?: (request: Request) => Response): OAuthClient {
  return {
    provider,
    clientId: 'id_1',
    clientSecret: 'se-cret/+',
    redirectUri: `https://meridian.example/oauth/callback/${provider}`,
    baseUrl: undefined,
    fetch: (address, request) => {
      if (!answer) throw new Error('No request is expected.')
      return Promise.resolve(answer(new Request(address, request)))
    },
  }
}
