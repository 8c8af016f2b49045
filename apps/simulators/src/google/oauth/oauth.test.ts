import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { day_ms } from '../../durations.ts'
import { sendConsent, type ConsentAnswer } from '../../kit/consent.ts'
import { isJson, type Json } from '../../kit/message.ts'
import type { Simulator } from '../../kit/simulator.ts'
import { startGoogleSimulator } from '../provider.ts'
import type { GoogleWorld } from '../world.ts'

const client = { client_id: 'app-1', client_secret: 'secret-1' }
const redirect_uri = 'http://localhost:9/oauth/callback/google?from=google'
const events = 'https://www.googleapis.com/auth/calendar.events'
const mail = 'https://www.googleapis.com/auth/gmail.modify'
const email = 'https://www.googleapis.com/auth/userinfo.email'

let google: Simulator<GoogleWorld>
beforeEach(async () => {
  google = await startGoogleSimulator()
  google.seed({ script: 'empty' })
  google.change({ op: 'register_client', ...client, redirect_uris: [redirect_uri] })
})
afterEach(() => google.close())

it('[PB1] gives no refresh token without access_type=offline', async () => {
  const tokens = await connect({ access_type: undefined, prompt: 'consent' })
  expect(tokens).toMatchObject({ expires_in: 3599, token_type: 'Bearer' })
  expect(tokens).not.toHaveProperty('refresh_token')
})

it('[PB2] gives a refresh token again only with prompt=consent, and the old one still works', async () => {
  const first = await connect()
  expect(await connect({ prompt: undefined })).not.toHaveProperty('refresh_token')
  const again = await connect()
  expect(again.refresh_token).toEqual(expect.any(String))
  expect(again.refresh_token).not.toBe(first.refresh_token)
  for (const { refresh_token } of [first, again]) expect((await refresh(refresh_token)).status).toBe(200)
})

it('[PB3] refreshes with an access token, its life, scope and type, and no refresh token', async () => {
  const { refresh_token } = await connect()
  const { status, body } = await refresh(refresh_token)
  expect(status).toBe(200)
  expect(body).toEqual({
    access_token: expect.stringMatching(/^ya29\./),
    expires_in: 3599,
    scope: `openid ${email} ${events} ${mail}`,
    token_type: 'Bearer',
    id_token: expect.any(String),
  })
})

it('[PB4] takes a code once', async () => {
  const code = await allow()
  expect((await exchange(code)).status).toBe(200)
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

it('[PB4] takes a code only from its client, with its exact address and its verifier, within ten minutes', async () => {
  const verifier = 'v'.repeat(43)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const code = await allow({ code_challenge, code_challenge_method: 'S256' })
  const other = { client_id: 'app-2', client_secret: 'secret-2' }
  google.change({ op: 'register_client', ...other, redirect_uris: [redirect_uri] })

  expect(await exchange(code, { ...other, code_verifier: verifier })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
  expect(await exchange(code, { redirect_uri: `${redirect_uri}/`, code_verifier: verifier })).toMatchObject({
    status: 400,
    body: { error: 'redirect_uri_mismatch' },
  })
  expect(await exchange(code)).toMatchObject({
    body: { error: 'invalid_grant', error_description: 'Missing code verifier.' },
  })
  expect(await exchange(code, { code_verifier: 'w'.repeat(43) })).toMatchObject({
    body: { error: 'invalid_grant', error_description: 'Invalid code verifier.' },
  })
  await google.clock.advance(599_000)
  expect((await exchange(code, { code_verifier: verifier })).status).toBe(200)

  const late = await allow()
  await google.clock.advance(600_000)
  expect(await exchange(late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

it('[PB4] has a slash in its codes, and refuses one that was decoded wrongly', async () => {
  const code = await allow()
  expect(code).toMatch(/^4\/0A/)
  expect(await exchange(encodeURIComponent(code))).toMatchObject({
    body: { error: 'invalid_grant', error_description: 'Malformed auth code.' },
  })
})

it('[PB5] gives the state back unchanged beside the code', async () => {
  const state = 'a b+c/=?&%20é'
  const back = await sendConsent(authorizeUrl({ state }), { account: 'ada@example.com' })
  expect(back.searchParams.get('state')).toBe(state)
  expect(back.searchParams.get('from')).toBe('google')
  expect(back.searchParams.has('code')).toBe(true)
})

it('[PB5] tells a refusal with the state and without a code', async () => {
  const back = await sendConsent(authorizeUrl({ state: 's-1' }), {
    account: 'ada@example.com',
    decision: 'deny',
  })
  expect(Object.fromEntries(back.searchParams)).toEqual({
    from: 'google',
    state: 's-1',
    error: 'access_denied',
  })
})

it('[PB5] does not redirect to an unregistered address, and names the mistake', async () => {
  const wrong = authorizeUrl({ redirect_uri: 'http://localhost:9/elsewhere' })
  const page = await fetch(wrong, { redirect: 'manual' })
  expect(page.status).toBe(400)
  expect(await page.text()).toContain('redirect_uri_mismatch')
  const unknown = await fetch(authorizeUrl({ scope: 'openid everything' }))
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('invalid_scope')])
})

it('[PB6] leaves an unticked scope out of the token; identity scopes cannot be unticked', async () => {
  const code = await allow({}, { account: 'ada@example.com', scopes: [events] })
  const { body } = await exchange(code)
  expect(body.scope).toBe(`openid ${email} ${events}`)
  expect(await userinfo(String(body.access_token))).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com', verified_email: true },
  })
})

it('[PB7] refuses the next refresh and the old access token once the grant is revoked', async () => {
  const tokens = await connect()
  google.change({ op: 'revoke', account: 'ada@example.com' })
  expect(await refresh(tokens.refresh_token)).toEqual({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
  })
  expect(await userinfo(tokens.access_token)).toMatchObject({
    status: 401,
    body: { error: { code: 401, errors: [{ reason: 'authError', location: 'Authorization' }] } },
  })
})

it('[PB7] ends the whole grant when the app revokes either of its tokens', async () => {
  for (const kind of ['access_token', 'refresh_token'] as const) {
    const tokens = await connect()
    const revoke = () => fetch(`${google.url}/revoke?token=${tokens[kind]}`, { method: 'POST' })
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).status).toBe(400)
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
    expect((await userinfo(tokens.access_token)).status).toBe(401)
  }
})

it('[PB7] ends refresh tokens after six months without use, and after a week while the app is being tested', async () => {
  const { refresh_token } = await connect()
  await google.clock.advance(179 * day_ms)
  expect((await refresh(refresh_token)).status).toBe(200)
  await google.clock.advance(179 * day_ms)
  expect((await refresh(refresh_token)).status).toBe(200)
  await google.clock.advance(180 * day_ms)
  expect((await refresh(refresh_token)).status).toBe(400)

  google.change({ op: 'register_client', ...client, redirect_uris: [redirect_uri], is_testing: true })
  const tested = await connect()
  await google.clock.advance(7 * day_ms)
  expect((await refresh(tested.refresh_token)).status).toBe(400)
})

it('[PB7] ends refresh tokens that reach mail when the password changes', async () => {
  const code = await allow({ scope: `openid ${events}` }, { account: 'bo@example.org' })
  const calendarOnly = await exchange(code)
  const withMail = await connect()
  for (const account of ['ada@example.com', 'bo@example.org'])
    google.change({ op: 'change_password', account })
  expect((await refresh(withMail.refresh_token)).status).toBe(400)
  expect((await refresh(String(calendarOnly.body.refresh_token))).status).toBe(200)
})

it('[PB7] lets the oldest of more than a hundred refresh tokens die without a word', async () => {
  const first = await connect()
  for (let count = 0; count < 100; count += 1) {
    google.change({ op: 'grant', account: 'ada@example.com', client_id: client.client_id, scopes: [events] })
  }
  expect((await refresh(first.refresh_token)).status).toBe(400)
})

it('[PB10] serves both of two refreshes at once, as nothing rotates', async () => {
  const { refresh_token } = await connect()
  const both = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

it('[PB11] takes the client from form fields, and refuses a wrong secret as invalid_client', async () => {
  const code = await allow()
  expect(await exchange(code, { client_secret: 'wrong' })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  })
  expect(await exchange(code, { client_id: 'nobody' })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  })
  expect((await exchange(code)).status).toBe(200)
})

it('[PB12] ends an access token after an hour by the clock', async () => {
  const { access_token, refresh_token } = await connect()
  await google.clock.advance(3_599_000)
  expect((await userinfo(access_token)).status).toBe(200)
  await google.clock.advance(1000)
  expect(await userinfo(access_token)).toMatchObject({
    status: 401,
    body: { error: { status: 'UNAUTHENTICATED', errors: [{ reason: 'authError' }] } },
  })
  expect((await refresh(refresh_token)).status).toBe(200)
})

it('[PB12] tells of a token what it is good for', async () => {
  const { access_token } = await connect()
  const reply = await fetch(`${google.url}/tokeninfo?access_token=${access_token}`)
  expect(await reply.json()).toMatchObject({
    aud: client.client_id,
    email: 'ada@example.com',
    expires_in: '3600',
    scope: `openid ${email} ${events} ${mail}`,
  })
})

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** The whole way; `undefined` leaves a parameter out. */
async function connect(changed: Record<string, string | undefined> = {}): Promise<Tokens> {
  const { status, body } = await exchange(await allow(changed))
  expect(status).toBe(200)
  return body as unknown as Tokens
}

function authorizeUrl(changed: Record<string, string | undefined> = {}): string {
  const asked = {
    client_id: client.client_id,
    redirect_uri,
    response_type: 'code',
    scope: `openid email ${events} ${mail}`,
    access_type: 'offline',
    prompt: 'consent',
    ...changed,
  }
  const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${google.url}/o/oauth2/v2/auth?${new URLSearchParams(given).toString()}`
}

async function allow(
  changed: Record<string, string | undefined> = {},
  answer: ConsentAnswer = { account: 'ada@example.com' },
): Promise<string> {
  const back = await sendConsent(authorizeUrl(changed), answer)
  return back.searchParams.get('code') ?? ''
}

function exchange(code: string, changed: Record<string, string> = {}) {
  return token({ grant_type: 'authorization_code', code, redirect_uri, ...client, ...changed })
}

function refresh(refresh_token: string) {
  return token({ grant_type: 'refresh_token', refresh_token, ...client })
}

async function token(fields: Record<string, string>) {
  return read(await fetch(`${google.url}/token`, { method: 'POST', body: new URLSearchParams(fields) }))
}

async function userinfo(accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` }
  return read(await fetch(`${google.url}/oauth2/v2/userinfo`, { headers }))
}

async function read(response: Response): Promise<{ readonly status: number; readonly body: Json }> {
  const body: unknown = await response.json()
  if (!isJson(body)) throw new Error('The answer is no object.')
  return { status: response.status, body }
}
