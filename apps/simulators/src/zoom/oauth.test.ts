import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { minute_ms } from '../durations.ts'
import { sendConsent } from '../kit/consent.ts'
import { isJson, type Json } from '../kit/message.ts'
import { app, startConnectedHost, type ConnectedHost } from './connected-host.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce'

it('[PB4] lets a code serve once, for its app, return address and verifier, within 5 minutes', async () => {
  const wrong: Readonly<Record<string, string>>[] = [
    { redirect_uri: 'https://app.example.com/elsewhere' },
    { code_verifier: 'another' },
    { code: 'unknown' },
  ]
  for (const fields of wrong) {
    expect(await exchange(await allow(), fields)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  }
  const code = await allow()
  const first = await exchange(code)
  expect(first).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 3599 } })
  expect(first.body.scope).toBe(app.scopes.join(' '))
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const late = await allow()
  await host.simulator.clock.advance(5 * minute_ms)
  expect((await exchange(late)).status).toBe(400)
})

it('[PB5] gives the state back as it was, and for a refusal an error and no code', async () => {
  const state = 'a/b+c=d &é'
  const allowed = await sendConsent(authorizeUrl(state), { account: 'ada@example.com' })
  expect(allowed.searchParams.get('state')).toBe(state)
  expect(allowed.searchParams.has('code')).toBe(true)
  const denied = await sendConsent(authorizeUrl(state), { account: 'ada@example.com', decision: 'deny' })
  expect(Object.fromEntries(denied.searchParams)).toEqual({ state, error: 'access_denied' })
})

it('[PB8] gives a new pair for every refresh, and tells the old one that it is invalid', async () => {
  const second = await refresh(host.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(host.refresh_token)
  expect(await refresh(host.refresh_token)).toEqual({
    status: 400,
    body: { reason: 'Invalid Token!', error: 'invalid_grant' },
  })
  const query = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: String(second.body.refresh_token),
  })
  expect((await askToken({}, `?${query.toString()}`)).status).toBe(200)
})

it('[PB8] ends a refresh token after 90 days, and everything earlier when the app is let in anew', async () => {
  const { body } = await exchange(await allow())
  expect((await refresh(host.refresh_token)).status).toBe(400)
  expect((await host.call('GET', '/users/me')).status).toBe(401)
  await host.simulator.clock.advance(90 * 24 * 60 * minute_ms)
  expect((await refresh(String(body.refresh_token))).status).toBe(400)
})

it('[PB10] lets exactly one of two simultaneous refreshes succeed', async () => {
  const both = await Promise.all([refresh(host.refresh_token), refresh(host.refresh_token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

it('[PB11] knows the app by Basic alone, and says invalid_client to a wrong secret', async () => {
  const fields = { grant_type: 'refresh_token', refresh_token: host.refresh_token }
  expect(await askToken(fields, '', basic(app.client_id, 'wrong'))).toMatchObject({
    status: 400,
    body: { error: 'invalid_client' },
  })
  const { client_id, client_secret } = app
  expect((await askToken({ ...fields, client_id, client_secret }, '', '')).status).toBe(400)
  expect((await refresh(host.refresh_token)).status).toBe(200)
})

it('[PB12] ends access after an hour by the clock, and at once when the app is removed', async () => {
  expect(await host.call('GET', '/users/me')).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com' },
  })
  await host.simulator.clock.advance(60 * minute_ms)
  expect(await host.call('GET', '/users/me')).toMatchObject({
    status: 401,
    body: { code: 124, message: 'Access token is expired.' },
  })
  const { body } = await refresh(host.refresh_token)
  host.change({ op: 'revoke', account: 'ada@example.com' })
  expect(await host.call('GET', '/users/me', undefined, String(body.access_token))).toMatchObject({
    status: 401,
    body: { code: 124, message: 'Invalid access token.' },
  })
  expect((await refresh(String(body.refresh_token))).status).toBe(400)
})

it('[PB12] ends a grant that the app gives back', async () => {
  const response = await fetch(`${host.url}/oauth/revoke`, {
    method: 'POST',
    headers: { authorization: basic(app.client_id, app.client_secret) },
    body: new URLSearchParams({ token: host.access_token }),
  })
  expect(await response.json()).toEqual({ status: 'success' })
  expect((await host.call('GET', '/users/me')).status).toBe(401)
})

it('[PB13] answers a missing scope with 400 and code 4711, naming it', async () => {
  host.change({ op: 'remove_scopes', account: 'ada@example.com', scopes: ['meeting:read:list_meetings'] })
  expect(await host.call('GET', '/users/me/meetings')).toMatchObject({
    status: 400,
    body: {
      code: 4711,
      message:
        'Invalid access token, does not contain scopes:[meeting:read:list_meetings, meeting:read:list_meetings:admin].',
    },
  })
  expect((await host.call('GET', '/users/me')).status).toBe(200)
})

function authorizeUrl(state: string): string {
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    redirect_uri: app.redirect_uris[0] ?? '',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `${host.url}/oauth/authorize?${query.toString()}`
}

async function allow(): Promise<string> {
  const back = await sendConsent(authorizeUrl('s'), { account: 'ada@example.com' })
  return back.searchParams.get('code') ?? ''
}

function exchange(code: string, other: Readonly<Record<string, string>> = {}) {
  const redirect_uri = app.redirect_uris[0] ?? ''
  return askToken({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, ...other })
}

function refresh(refresh_token: string) {
  return askToken({ grant_type: 'refresh_token', refresh_token })
}

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
}

async function askToken(
  fields: Readonly<Record<string, string>>,
  query = '',
  authorization: string | undefined = basic(app.client_id, app.client_secret),
) {
  const response = await fetch(`${host.url}/oauth/token${query}`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(fields),
  })
  const parsed: unknown = await response.json()
  const body: Json = isJson(parsed) ? parsed : {}
  return { status: response.status, body }
}
