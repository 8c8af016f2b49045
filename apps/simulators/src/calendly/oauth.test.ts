import { createHash } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { minute_ms } from '../durations.ts'
import { sendConsent } from '../kit/consent.ts'
import { isJson, type Json } from '../kit/message.ts'
import { app, startConnectedHost, type ConnectedHost } from './connected-host.ts'

let host: ConnectedHost
afterEach(() => host.simulator.close())

const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce'

it('[PB4] lets a code serve once, for its app, return address and verifier, within 10 minutes', async () => {
  host = await startConnectedHost()
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
  expect(first.body).toMatchObject({
    token_type: 'Bearer',
    expires_in: 7200,
    scope: 'users:read webhooks:write',
    owner: host.user_uri,
    organization: host.organization_uri,
  })
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const late = await allow()
  await host.simulator.clock.advance(10 * minute_ms)
  expect(await exchange(late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

it('[PB5] gives the state back as it was, and for a refusal an error and no code', async () => {
  host = await startConnectedHost()
  const state = 'a/b+c=d &é'
  const allowed = await sendConsent(authorizeUrl(state), { account: 'ada@example.com' })
  expect(allowed.searchParams.get('state')).toBe(state)
  expect(allowed.searchParams.has('code')).toBe(true)
  const denied = await sendConsent(authorizeUrl(state), { account: 'ada@example.com', decision: 'deny' })
  expect(Object.fromEntries(denied.searchParams)).toEqual({ state, error: 'access_denied' })
})

it('[PB9] gives a new pair for every refresh and refuses the old one', async () => {
  host = await startConnectedHost()
  const second = await refresh(host.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(host.refresh_token)
  expect(await refresh(host.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await refresh(String(second.body.refresh_token))).status).toBe(200)
})

it('[PB9] refuses the ninth token request of a person within a minute', async () => {
  host = await startConnectedHost()
  let token = host.refresh_token
  for (let count = 1; count <= 8; count += 1) {
    const { status, body } = await refresh(token)
    expect(status).toBe(200)
    token = String(body.refresh_token)
  }
  expect((await refresh(token)).status).toBe(429)
  await host.simulator.clock.advance(minute_ms)
  expect((await refresh(token)).status).toBe(200)
})

it('[PB10] lets exactly one of two simultaneous refreshes succeed', async () => {
  host = await startConnectedHost()
  const both = await Promise.all([refresh(host.refresh_token), refresh(host.refresh_token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

it('[PB11] knows the app by Basic or by form fields, and says invalid_client to a wrong secret', async () => {
  host = await startConnectedHost()
  const fields = { grant_type: 'refresh_token', refresh_token: host.refresh_token }
  const wrong = await askToken(fields, basic(app.client_id, 'wrong'))
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  const { client_id, client_secret } = app
  expect((await askToken({ ...fields, client_id, client_secret })).status).toBe(200)
})

it('[PB12] ends access after two hours by the clock, and at once when it is revoked', async () => {
  host = await startConnectedHost()
  expect((await host.call('GET', '/users/me')).status).toBe(200)
  await host.simulator.clock.advance(7200_000)
  expect(await host.call('GET', '/users/me')).toMatchObject({
    status: 401,
    body: { title: 'Unauthenticated', message: 'The access token expired' },
  })
  const { body } = await refresh(host.refresh_token)
  const token = String(body.access_token)
  expect((await host.call('GET', '/users/me', undefined, token)).status).toBe(200)
  host.change({ op: 'revoke', account: 'ada@example.com' })
  expect(await host.call('GET', '/users/me', undefined, token)).toMatchObject({
    status: 401,
    body: { message: 'The access token was revoked' },
  })
  expect((await refresh(String(body.refresh_token))).status).toBe(400)
  expect(await host.call('GET', '/users/me', undefined, 'unknown')).toMatchObject({
    status: 401,
    body: { message: 'The access token is invalid' },
  })
})

it('[PB13] answers 403 where the scope is missing, and takes the right to write for the right to read', async () => {
  host = await startConnectedHost(['users:read', 'scheduled_events:write'])
  const events = `/scheduled_events?user=${encodeURIComponent(host.user_uri)}`
  expect((await host.call('GET', events)).status).toBe(200)
  expect(await host.call('GET', `/event_types?user=${encodeURIComponent(host.user_uri)}`)).toMatchObject({
    status: 403,
    body: { title: 'Permission Denied' },
  })
  host.change({ op: 'remove_scopes', account: 'ada@example.com', scopes: ['scheduled_events:write'] })
  expect((await host.call('GET', events)).status).toBe(403)
})

function authorizeUrl(state: string): string {
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    redirect_uri: app.redirect_uris[0] ?? '',
    scope: 'users:read webhooks:write',
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
  const fields = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, ...other }
  return askToken(fields, basic(app.client_id, app.client_secret))
}

function refresh(refresh_token: string) {
  return askToken({ grant_type: 'refresh_token', refresh_token }, basic(app.client_id, app.client_secret))
}

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
}

async function askToken(fields: Readonly<Record<string, string>>, authorization?: string) {
  const response = await fetch(`${host.url}/oauth/token`, {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body: new URLSearchParams(fields),
  })
  const parsed: unknown = await response.json()
  const body: Json = isJson(parsed) ? parsed : {}
  return { status: response.status, body }
}
