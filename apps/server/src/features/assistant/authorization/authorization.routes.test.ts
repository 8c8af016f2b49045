import {
  type AssistantScope,
  assistant_grants_max,
  assistant_scopes,
  checkAssistantRequest,
  createAssistantGrant,
  deleteAssistantGrant,
  listAssistantGrants,
  logout,
  type SessionUser,
  updateAccount,
} from '@meridian/contract'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  newVerifier,
  type ProgramHost,
  return_address,
  startProgramHost,
} from '../../../../test/assistant-program.ts'
import { callOften } from '../../../../test/call-often.ts'
import { hostile_hosts } from '../../../../test/hostile-hosts.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'
import { bearerChallenge } from './discovery.rules.ts'
import { findGrantedAccess } from './token.service.ts'

const issuer = 'https://meet.people.example'
const resource = `${issuer}/mcp`
const begin = '2026-11-20T09:00:00.000Z'
let server: TestServer
let host: ProgramHost
let ada: SessionUser
let client_id: string

beforeAll(async () => {
  host = await startProgramHost()
  client_id = host.publish('/client.json')
  server = await startTestServer({ settings: { ASSISTANT_HOSTS: '*,127.0.0.1', PUBLIC_URL: issuer } })
})
beforeEach(async () => {
  server.setNow(begin)
  // Everybody may ask only so often.
  ada = await server.aPerson()
})
afterAll(async () => {
  host.close()
  await server.close()
})

type Changes = Readonly<Record<string, string | undefined>>

/** The query of a right request, with changes; undefined leaves a parameter out. */
function requestWith(changes: Changes = {}, code_challenge = newVerifier().code_challenge): string {
  const usual = {
    client_id,
    redirect_uri: return_address,
    response_type: 'code',
    code_challenge,
    code_challenge_method: 'S256',
    resource,
    scope: 'meetings:read tasks:read',
    state: 'state of the program',
  }
  const given = Object.entries({ ...usual, ...changes }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given).toString()
}

const check = (request: string, person = ada) =>
  server.call(checkAssistantRequest, { body: { request } }, person.access_token)

function allow(
  request: string,
  { person = ada, scopes = ['meetings:read', 'tasks:read'], valid_days = 30 }: Partial<Allowed> = {},
) {
  const body = { request, scopes: [...scopes], valid_days }
  return server.call(createAssistantGrant, { body }, person.access_token)
}

interface Allowed {
  readonly person: SessionUser
  readonly scopes: readonly AssistantScope[]
  readonly valid_days: 7 | 30 | 90 | 365
}

/** A code, and what is needed to exchange it. */
async function aCode(about: Partial<Allowed> = {}, changes: Changes = {}) {
  const { code_verifier, code_challenge } = newVerifier()
  const { data, message } = await allow(requestWith(changes, code_challenge), about)
  if (!data) throw new Error(message)
  const back = new URL(data.redirect_url)
  const code = back.searchParams.get('code') ?? ''
  const redirect_uri = changes['redirect_uri'] ?? return_address
  const fields = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier, resource }
  return { grant_id: data.grant_id, back, fields }
}

async function post(path: string, fields: Changes, { query = '', headers = {}, type = form_type } = {}) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const payload = new URLSearchParams(given as [string, string][]).toString()
  const answer = await server.app.inject({
    method: 'POST',
    url: `${path}${query}`,
    payload,
    headers: { 'content-type': type, ...headers },
  })
  return {
    status: answer.statusCode,
    content: answer.json<Record<string, string>>(),
    headers: answer.headers,
  }
}

const form_type = 'application/x-www-form-urlencoded'
const exchange = (fields: Changes, how = {}) => post('/oauth/token', fields, how)
const refresh = (refresh_token: string | undefined, changes: Changes = {}) =>
  exchange({ grant_type: 'refresh_token', refresh_token, client_id, resource, ...changes })

async function tokens(about: Partial<Allowed> = {}) {
  const { fields, grant_id } = await aCode(about)
  const { content } = await exchange(fields)
  return {
    grant_id,
    access_token: content['access_token'] ?? '',
    refresh_token: content['refresh_token'] ?? '',
  }
}

const access = (token: string, origin = issuer, at = begin) =>
  findGrantedAccess(server.db, { token, origin }, new Date(at))

const isListed = async ({ grant_id }: { grant_id: string }, person = ada) =>
  (await server.call(listAssistantGrants, {}, person.access_token)).data?.some(
    (one) => one.grant_id === grant_id,
  )

describe('[AMC16] a program finds', () => {
  it.each(['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'])(
    'the server of the protocol at %s',
    async (path) => {
      const { text, headers } = await server.send({ method: 'GET', path })
      expect(JSON.parse(text)).toMatchObject({ resource, authorization_servers: [issuer] })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBe(undefined)
    },
  )

  it('what the authorization server does', async () => {
    const { text } = await server.send({ method: 'GET', path: '/.well-known/oauth-authorization-server' })
    expect(JSON.parse(text)).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
  })

  it('where to begin, from a request without a token', () => {
    const known = `resource_metadata="${issuer}/.well-known/oauth-protected-resource/mcp"`
    expect(bearerChallenge(issuer, false)).toBe(`Bearer ${known}, scope="${assistant_scopes.join(' ')}"`)
    expect(bearerChallenge(issuer, true)).toContain('Bearer error="invalid_token", ')
    expect(bearerChallenge(`${issuer}/below`, false)).toContain(
      `"${issuer}/.well-known/oauth-protected-resource/below/mcp"`,
    )
  })

  it('from a page of another site, too', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/oauth/token',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([204, 'POST'])
  })
})

describe('[AMC17] the document of a program', () => {
  it.each<readonly [string, object]>([
    ['is of another program', { client_id: 'https://assistant.example.com/client.json' }],
    ['has an id with other capitals', { client_id: 'HTTP://127.0.0.1/client.json' }],
    ['has no id', { client_id: undefined }],
    ['has a secret', { client_secret: 'geheim' }],
    ['wants to be proven', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['has a shared secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['returns nowhere', { redirect_uris: [] }],
    ['returns to a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['returns to data', { redirect_uris: ['data:text/html,x'] }],
    ['returns without encryption', { redirect_uris: ['http://assistant.example.com/back'] }],
    ['returns to a part', { redirect_uris: [`${return_address}#part`] }],
    ['returns with a user', { redirect_uris: ['https://ada:secret@assistant.example.com/back'] }],
    ['returns to a wrong kind', { redirect_uris: 'https://assistant.example.com/back' }],
    ['returns with a tab', { redirect_uris: ['https://assistant.example.com/\tback'] }],
    [
      'returns to too many',
      { redirect_uris: Array.from({ length: 51 }, (_, index) => `${return_address}${index}`) },
    ],
    ['has the implicit grant', { grant_types: ['implicit'] }],
    ['wants tokens at once', { response_types: ['token'] }],
    ['is too large', { tos: 'x'.repeat(20_000) }],
  ])('that %s is refused', async (name, changes) => {
    const id = host.publish(`/${encodeURIComponent(name)}.json`, changes)
    const { status, errors } = await check(requestWith({ client_id: id }))
    expect([status, errors?.[0]?.path]).toEqual([400, 'client_id'])
  })

  it.each<readonly [string, Parameters<ProgramHost['answer']>[1]]>([
    ['is not there', (_, reply) => reply.writeHead(404).end()],
    ['leads elsewhere', (_, reply) => reply.writeHead(302, { location: '/client.json' }).end()],
    ['is a page', (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
    ['is no JSON', (_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{')],
    ['is a list', (_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('[]')],
    [
      'breaks off',
      (_, reply) => reply.writeHead(200, { 'content-length': '100' }).end('{', () => reply.destroy()),
    ],
  ])('that %s is refused', async (name, how) => {
    const path = `/${encodeURIComponent(name)}.json`
    host.answer(path, how)
    const { status, errors } = await check(requestWith({ client_id: `${host.origin}${path}` }))
    expect([status, errors?.[0]?.path]).toEqual([400, 'client_id'])
  })

  it.each(['Evil <b>', 'ada@example.com', 'a\u202eb', ' ', 'x'.repeat(61)])(
    'shows its host where its name could mislead: %j',
    async (client_name) => {
      const id = host.publish(`/named${encodeURIComponent(client_name)}.json`, { client_name })
      expect((await check(requestWith({ client_id: id }))).data?.client_name).toBe('127.0.0.1')
    },
  )

  it.each([
    'client',
    'https://assistant.example.com',
    'https://assistant.example.com/',
    'https://assistant.example.com/a/../client.json',
    'https://assistant.example.com/client.json#part',
    'https://ada@assistant.example.com/client.json',
    'https://ASSISTANT.example.com/client.json',
    'http://assistant.example.com/client.json',
    'ftp://assistant.example.com/client.json',
    'file:///etc/passwd',
    'javascript:alert(1)',
    `https://assistant.example.com/${'x'.repeat(500)}`,
  ])('cannot be at %s', async (id) => {
    const { status, errors } = await check(requestWith({ client_id: id }))
    expect([status, errors?.[0]?.path]).toEqual([400, 'client_id'])
  })
})

describe('[AMC18] the address of a program', () => {
  it.each(hostile_hosts.filter((name) => !name.endsWith('.') && name !== '127.0.0.1'))(
    'is not called at %s',
    async (name) => {
      const before = host.asked.length
      const { port } = new URL(host.origin)
      for (const scheme of ['https', 'http']) {
        const id = `${scheme}://${name}:${port}/client.json`
        const { status, errors } = await check(requestWith({ client_id: id }))
        // Some are written in a way that means the host that these tests allow by name.
        if (URL.parse(id)?.hostname === '127.0.0.1') expect(URL.parse(id)?.href).not.toBe(id)
        expect([status, errors?.[0]?.path]).toEqual([400, 'client_id'])
      }
      expect(host.asked.length).toBe(before)
    },
  )

  it('is asked once while the answer is believed, and by several requests at the same moment', async () => {
    const id = host.publish('/kept.json', {}, { 'cache-control': 'max-age=600' })
    const count = () => host.asked.filter((path) => path === '/kept.json').length
    await Promise.all([check(requestWith({ client_id: id })), check(requestWith({ client_id: id }))])
    expect(count()).toBe(1)
    server.setNow('2026-11-20T09:09:59.000Z')
    await check(requestWith({ client_id: id }))
    expect(count()).toBe(1)
    server.setNow('2026-11-20T09:10:00.000Z')
    await check(requestWith({ client_id: id }))
    expect(count()).toBe(2)
  })

  it('is asked again within an hour, whatever it says', async () => {
    const id = host.publish('/long.json', {}, { 'cache-control': 'max-age=999999999' })
    await check(requestWith({ client_id: id }))
    server.setNow('2026-11-20T10:00:00.000Z')
    await check(requestWith({ client_id: id }))
    expect(host.asked.filter((path) => path === '/long.json')).toHaveLength(2)
  })
})

describe('[AMC19] a request', () => {
  it('names who asks, for what, and where the answer goes', async () => {
    const { data } = await check(requestWith())
    expect(data).toEqual({
      client_name: 'Example Assistant',
      client_host: new URL(host.origin).host,
      redirect_host: 'assistant.example.com',
      scopes: ['meetings:read', 'tasks:read'],
      problem: null,
      declined_url: `${return_address}?error=access_denied&state=state+of+the+program&iss=${encodeURIComponent(issuer)}`,
    })
  })

  it.each([
    'https://assistant.example.com/back/',
    'https://assistant.example.com/back?more',
    'https://assistant.example.com/other',
    'https://assistant.example.com:8443/back',
    'https://assistant.example.com.evil.example/back',
    'https://evil.example/back',
    'https://ASSISTANT.example.com/back',
    'http://assistant.example.com/back',
    'https://assistant.example.com/back#part',
    'https://ada@assistant.example.com/back',
    'https://assistant.example.com/../back',
    'https://assistant.example.com\\@evil.example/back',
    '//evil.example/back',
    'javascript:alert(1)',
    'http://127.0.0.1:7000/other',
    'http://127.0.0.2/back',
    'http://127.0.0.1.evil.example/back',
    'http://127.0.0.1:7000@evil.example/back',
    'http://[::1]:7000/back',
    'https://localhost:7777/back',
  ])('leads nobody to %s', async (redirect_uri) => {
    for (const answer of [
      await check(requestWith({ redirect_uri })),
      await allow(requestWith({ redirect_uri })),
    ]) {
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'redirect_uri'])
      expect(answer.data).toBe(null)
    }
  })

  it.each(['http://127.0.0.1:51234/back', 'http://127.0.0.1/back', 'http://localhost:1/back'])(
    'returns to the own device at any port: %s',
    async (redirect_uri) => {
      expect((await check(requestWith({ redirect_uri }))).data).toMatchObject({
        redirect_host: null,
        problem: null,
      })
    },
  )

  it.each(['client_id', 'redirect_uri'])('has %s once', async (name) => {
    const twice = `${requestWith()}&${name}=${encodeURIComponent('https://evil.example/back')}`
    for (const request of [twice, requestWith({ [name]: undefined }), requestWith({ [name]: '' })]) {
      const { status, errors } = await check(request)
      expect([status, errors?.[0]?.path]).toEqual([400, name])
    }
  })
})

describe('[AMC20] a request', () => {
  it.each<readonly [string, Changes, string]>([
    ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['with a short challenge', { code_challenge: 'x'.repeat(42) }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for both', { response_type: 'code token' }, 'unsupported_response_type'],
    ['for nothing', { response_type: undefined }, 'unsupported_response_type'],
    ['with an answer in a part', { response_mode: 'fragment' }, 'invalid_request'],
    ['with a request object', { request: 'x.y.z' }, 'invalid_request'],
    ['with a request elsewhere', { request_uri: 'https://evil.example/request' }, 'invalid_request'],
    ['without a resource', { resource: undefined }, 'invalid_target'],
    ['for another server', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['for the API', { resource: `${issuer}/v1` }, 'invalid_target'],
    ['for a part of the server', { resource: `${resource}#part` }, 'invalid_target'],
    ['for a server that is named alike', { resource: `${issuer}.evil.example/mcp` }, 'invalid_target'],
    ['for mails alone', { scope: 'mail:read mail:send' }, 'invalid_scope'],
    ['for accounts alone', { scope: 'profile:read admin' }, 'invalid_scope'],
  ])('%s is refused, and leads back only by the person', async (_, changes, error) => {
    const { data } = await check(requestWith(changes))
    expect(data?.problem).toEqual(expect.any(String))
    const back = new URL(data?.declined_url ?? '')
    expect([back.origin + back.pathname, back.searchParams.get('error')]).toEqual([return_address, error])
    expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
      'state of the program',
      issuer,
    ])
    expect((await allow(requestWith(changes))).status).toBe(400)
  })

  it.each(['code_challenge', 'state', 'scope', 'resource', 'response_type'])(
    'with %s twice is refused',
    async (name) => {
      const request = `${requestWith()}&${name}=x`
      expect((await check(request)).data?.problem).toEqual(expect.any(String))
      expect((await allow(request)).status).toBe(400)
    },
  )

  it('gets of what it asks for what assistants may have, and all of that where it names nothing', async () => {
    const some = requestWith({ scope: 'offline_access mail:read tasks:write meetings:read' })
    expect((await check(some)).data?.scopes).toEqual(['meetings:read', 'tasks:write'])
    expect((await check(requestWith({ scope: undefined }))).data?.scopes).toEqual([...assistant_scopes])
    expect(assistant_scopes.filter((scope) => /mail|profile|booking/.test(scope))).toEqual([])
  })

  it('may write the host of the server in capitals', async () => {
    expect((await check(requestWith({ resource: 'https://MEET.people.example/mcp' }))).data?.problem).toBe(
      null,
    )
  })
})

describe('[AMC21] the person', () => {
  it('allows a part, and sends the program a code with the issuer', async () => {
    const { back, fields, grant_id } = await aCode({ scopes: ['tasks:read'] })
    expect(back.origin + back.pathname).toBe(return_address)
    expect([...back.searchParams.keys()]).toEqual(['code', 'state', 'iss'])
    expect(back.searchParams.get('iss')).toBe(issuer)
    expect((await exchange(fields)).content['scope']).toBe('tasks:read')
    const { data } = await server.call(listAssistantGrants, {}, ada.access_token)
    expect(data?.find((one) => one.grant_id === grant_id)).toEqual({
      grant_id,
      client_name: 'Example Assistant',
      client_host: new URL(host.origin).host,
      scopes: ['tasks:read'],
      created_at: begin,
      expires_at: '2026-12-20T09:00:00.000Z',
      last_used_at: null,
    })
  })

  it.each<readonly [string, object]>([
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['tasks:read', 'tasks:read'] }],
    ['scopes', { scopes: ['tasks:write'] }],
    ['scopes.0', { scopes: ['mail:read'] }],
    ['valid_days', { valid_days: 366 }],
    ['request', { request: 5 }],
  ])('is told what is wrong at %s for %j', async (path, wrong) => {
    const body = { request: requestWith(), scopes: ['tasks:read'], valid_days: 30, ...wrong }
    const { status, errors } = await server.call(
      createAssistantGrant,
      { body: body as never },
      ada.access_token,
    )
    expect([status, errors?.[0]?.path]).toEqual([400, path])
  })

  it('has signed in a moment ago', async () => {
    const person = await server.aPerson()
    server.setNow('2026-11-20T09:10:00.000Z')
    expect(await allow(requestWith(), { person })).toMatchObject({
      status: 403,
      errors: [{ path: 'fresh_sign_in' }],
    })
  })

  it('allows so many, at the same moment too', async () => {
    const person = await server.aPerson()
    const { grant_id } = await tokens({ person })
    const row = await server.db
      .selectFrom('assistant_grant')
      .selectAll()
      .where('grant_id', '=', grant_id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: assistant_grants_max - 2 }, (_, index) => ({
      ...row,
      grant_id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      code_sha256: Buffer.from(String(index)),
    }))
    await server.db.insertInto('assistant_grant').values(more).execute()
    const answers = await Promise.all([1, 2, 3].map(() => allow(requestWith(), { person })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })
})

describe('[AMC22] a code', () => {
  it.each<readonly [string, Changes, string]>([
    ['of another program', { client_id: 'https://evil.example/client.json' }, 'invalid_grant'],
    ['with another verifier', { code_verifier: newVerifier().code_verifier }, 'invalid_grant'],
    ['with the challenge as verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['with a short verifier', { code_verifier: 'x' }, 'invalid_grant'],
    ['without a verifier', { code_verifier: undefined }, 'invalid_request'],
    ['with an empty verifier', { code_verifier: '' }, 'invalid_request'],
    ['sent elsewhere', { redirect_uri: 'https://evil.example/back' }, 'invalid_grant'],
    ['for another server', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['that nobody has', { code: 'x'.repeat(43) }, 'invalid_grant'],
    ['without a program', { client_id: undefined }, 'invalid_request'],
    ['as another kind', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['without a kind', { grant_type: undefined }, 'invalid_request'],
  ])('%s brings no token', async (_, changes, error) => {
    const { fields } = await aCode()
    const { status, content } = await exchange({ ...fields, ...changes })
    expect([status, content['error'], content['access_token']]).toEqual([400, error, undefined])
  })

  it('is tried once', async () => {
    const { fields, grant_id } = await aCode()
    await exchange({ ...fields, code_verifier: newVerifier().code_verifier })
    expect((await exchange(fields)).content['error']).toBe('invalid_grant')
    expect(await isListed({ grant_id })).toBe(false)
  })

  it('that comes again ends what came of it', async () => {
    const { fields, grant_id } = await aCode()
    const { content } = await exchange(fields)
    expect(await access(content['access_token'] ?? '')).toMatchObject({ grant_id })
    const again = await exchange({ ...fields, code_verifier: newVerifier().code_verifier })
    expect(again.content['error']).toBe('invalid_grant')
    expect(await access(content['access_token'] ?? '')).toBe(undefined)
    expect((await refresh(content['refresh_token'])).content['error']).toBe('invalid_grant')
  })

  it('is exchanged by one of two at the same moment', async () => {
    const { fields } = await aCode()
    const answers = await Promise.all([exchange(fields), exchange(fields)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('ends after 60 seconds', async () => {
    const [early, late] = [await aCode(), await aCode()]
    server.setNow('2026-11-20T09:00:59.999Z')
    expect((await exchange(early.fields)).status).toBe(200)
    server.setNow('2026-11-20T09:01:00.000Z')
    expect((await exchange(late.fields)).content['error']).toBe('invalid_grant')
  })

  it('that nobody exchanges is not listed, and is forgotten', async () => {
    const { grant_id } = await aCode()
    expect(await isListed({ grant_id })).toBe(false)
    await removeExpired(server.db, new Date('2026-11-20T09:02:00.000Z'))
    const rows = await server.db.selectFrom('assistant_grant').select('grant_id').execute()
    expect(rows.map((row) => row.grant_id)).not.toContain(grant_id)
  })
})

describe('[AMC23] an access token', () => {
  it('admits its person within its scopes, for an hour, and is stored as a hash', async () => {
    const { access_token, refresh_token, grant_id } = await tokens()
    expect(access_token).toMatch(/^mra_[0-9A-Za-z]{42}$/)
    expect(refresh_token).toMatch(/^mrr_[0-9A-Za-z]{42}$/)
    expect(await access(access_token)).toMatchObject({
      actor: { user_id: ada.user_id },
      scopes: ['meetings:read', 'tasks:read'],
      client_name: 'Example Assistant',
      grant_id,
    })
    expect(await access(access_token, issuer, '2026-11-20T09:59:59.999Z')).toBeDefined()
    expect(await access(access_token, issuer, '2026-11-20T10:00:00.000Z')).toBe(undefined)
    const rows = await server.db.selectFrom('assistant_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(access_token)
  })

  it('counts for no other server, not for the API, and not as a refresh token', async () => {
    const { access_token, refresh_token } = await tokens()
    expect(await access(access_token, 'https://other.people.example')).toBe(undefined)
    expect(await access(refresh_token)).toBe(undefined)
    for (const token of [access_token, refresh_token])
      expect((await server.call(listAssistantGrants, {}, token)).status).toBe(401)
    expect((await refresh(access_token)).content['error']).toBe('invalid_grant')
    expect(await access(`${access_token.slice(0, -1)}_`)).toBe(undefined)
  })

  it('is none of an admin, whose role has no meetings', async () => {
    const person = await server.aPerson()
    const { access_token, refresh_token } = await tokens({ person })
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', person.user_id)
      .execute()
    expect(await access(access_token)).toBe(undefined)
    expect((await refresh(refresh_token)).content['error']).toBe('invalid_grant')
  })
})

describe('[AMC24] a refresh token', () => {
  it('is replaced, and ends the access when it comes again', async () => {
    const first = await tokens()
    const second = (await refresh(first.refresh_token)).content
    expect(await access(second['access_token'] ?? '')).toBeDefined()
    server.setNow('2026-11-20T09:00:31.000Z')
    expect((await refresh(first.refresh_token)).content['error']).toBe('invalid_grant')
    expect(await access(second['access_token'] ?? '')).toBe(undefined)
    expect((await refresh(second['refresh_token'])).content['error']).toBe('invalid_grant')
    expect(await isListed(first)).toBe(false)
  })

  it('may come twice at the same moment', async () => {
    const { refresh_token } = await tokens()
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    server.setNow('2026-11-20T09:00:30.000Z')
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('may not come again once what came of it is in use', async () => {
    const { refresh_token, grant_id } = await tokens()
    const { content } = await refresh(refresh_token)
    expect((await refresh(content['refresh_token'])).status).toBe(200)
    expect((await refresh(refresh_token)).content['error']).toBe('invalid_grant')
    expect(await isListed({ grant_id })).toBe(false)
  })

  it('of one program is nothing to another, which ends nothing', async () => {
    const { refresh_token } = await tokens()
    const stolen = await refresh(refresh_token, { client_id: 'https://evil.example/client.json' })
    expect(stolen.content['error']).toBe('invalid_grant')
    expect((await refresh(refresh_token)).status).toBe(200)
  })
})

describe('[AMC25] a refresh', () => {
  it('narrows the scopes of the access token, and never widens them', async () => {
    const { refresh_token } = await tokens()
    const less = (await refresh(refresh_token, { scope: 'tasks:read' })).content
    expect((await access(less['access_token'] ?? ''))?.scopes).toEqual(['tasks:read'])
    for (const scope of ['tasks:read tasks:write', 'mail:read', 'meetings:read admin'])
      expect((await refresh(less['refresh_token'], { scope })).content['error']).toBe('invalid_scope')
    expect((await refresh(less['refresh_token'])).content['scope']).toBe('meetings:read tasks:read')
  })

  it('is for the same server', async () => {
    const { refresh_token } = await tokens()
    const { content } = await refresh(refresh_token, { resource: 'https://evil.example/mcp' })
    expect(content['error']).toBe('invalid_target')
  })

  it('ends with the days that the person chose', async () => {
    const { refresh_token } = await tokens({ valid_days: 7 })
    server.setNow('2026-11-27T08:50:00.000Z')
    const { content } = await refresh(refresh_token)
    expect(content['expires_in']).toBe(600)
    server.setNow('2026-11-27T09:00:00.000Z')
    expect((await refresh(content['refresh_token'])).content['error']).toBe('invalid_grant')
  })
})

describe('[AMC26] a request for tokens', () => {
  it('has its parameters in the body alone, each once, and no secret', async () => {
    const { fields } = await aCode()
    const wrong = [
      await exchange({}, { query: `?${new URLSearchParams(fields).toString()}` }),
      await exchange(fields, { query: '?x=1' }),
      await exchange(fields, { type: 'application/json' }),
      await exchange({ ...fields, client_secret: 'x' }),
      await exchange({ ...fields, client_assertion: 'x.y.z' }),
      await exchange(fields, { headers: { authorization: `Basic ${btoa('x:y')}` } }),
    ]
    expect(wrong.map(({ content }) => content['error'])).toEqual([
      'invalid_request',
      'invalid_request',
      'invalid_request',
      'invalid_client',
      'invalid_client',
      'invalid_client',
    ])
    const twice = await server.send({
      method: 'POST',
      path: '/oauth/token',
      payload: `${new URLSearchParams(fields).toString()}&code=x`,
      headers: { 'content-type': form_type },
    })
    expect(JSON.parse(twice.text)).toMatchObject({ error: 'invalid_request' })
    const right = await exchange(fields)
    expect([right.status, right.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('is large or frequent within limits', async () => {
    const large = await exchange({ grant_type: 'x'.repeat(20_000) })
    expect([large.status, large.content['error']]).toEqual([413, 'invalid_request'])
    let { refresh_token } = await tokens()
    server.setNow('2026-11-20T12:00:00.000Z')
    const refreshOnce = async () =>
      (refresh_token = (await refresh(refresh_token)).content['refresh_token'] ?? '')
    await callOften(server.db, 59, refreshOnce)
    await refreshOnce()
    const { status, content, headers } = await refresh(refresh_token)
    expect([status, content['error'], headers['retry-after']]).toEqual([
      429,
      'temporarily_unavailable',
      '600',
    ])
    server.setNow('2026-11-20T12:10:00.000Z')
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('comes from one network 600 times in ten minutes', async () => {
    server.setNow('2026-11-20T15:00:00.000Z')
    expect((await callOften(server.db, 599, () => exchange({}))).status).toBe(400)
    expect((await exchange({})).status).toBe(400)
    expect((await exchange({})).status).toBe(429)
  })
})

describe('[AMC27] a program', () => {
  it('gives its access back', async () => {
    const { refresh_token, access_token, grant_id } = await tokens()
    expect((await post('/oauth/revoke', { token: refresh_token })).status).toBe(200)
    expect(await access(access_token)).toBe(undefined)
    expect(await isListed({ grant_id })).toBe(false)
    expect((await post('/oauth/revoke', { token: refresh_token })).status).toBe(200)
    expect((await post('/oauth/revoke', {})).content['error']).toBe('invalid_request')
  })

  it('gives one access token back', async () => {
    const { refresh_token, access_token } = await tokens()
    await post('/oauth/revoke', { token: access_token, token_type_hint: 'refresh_token' })
    expect(await access(access_token)).toBe(undefined)
    expect((await refresh(refresh_token)).status).toBe(200)
  })
})

describe('[AMC28] access', () => {
  it('is seen and revoked by its person alone', async () => {
    const eve = await server.aPerson()
    const { grant_id, access_token } = await tokens()
    expect(await isListed({ grant_id }, eve)).toBe(false)
    const params = { grant_id }
    expect((await server.call(deleteAssistantGrant, { params }, eve.access_token)).status).toBe(404)
    expect(await access(access_token)).toBeDefined()
    expect((await server.call(deleteAssistantGrant, { params }, ada.access_token)).status).toBe(200)
    expect(await access(access_token)).toBe(undefined)
    expect((await server.call(deleteAssistantGrant, { params }, ada.access_token)).status).toBe(404)
  })

  it('notes its use once in five minutes', async () => {
    const { grant_id, access_token } = await tokens()
    const seen: (string | null)[] = []
    for (const minute of ['00', '04', '05', '06']) {
      await access(access_token, issuer, `2026-11-20T09:${minute}:00.000Z`)
      const { data } = await server.call(listAssistantGrants, {}, ada.access_token)
      seen.push(data?.find((one) => one.grant_id === grant_id)?.last_used_at?.slice(14, 16) ?? null)
    }
    expect(seen).toEqual(['00', '00', '00', '06'])
  })

  it('ends with signing out everywhere, and with a disabled account', async () => {
    const [one, other] = [await server.aPerson(), await server.aPerson()]
    const [ofOne, ofOther] = [await tokens({ person: one }), await tokens({ person: other })]
    const { data } = await server.call(logout, { body: { everywhere: true } }, one.access_token)
    expect(data?.programs_revoked).toBe(1)
    const admin = await aUserWithRole(server, 'admin')
    const params = { user_id: other.user_id }
    for (const is_disabled of [true, false])
      await server.call(updateAccount, { params, body: { is_disabled } }, admin.access_token)
    for (const { access_token, refresh_token } of [ofOne, ofOther]) {
      expect(await access(access_token)).toBe(undefined)
      expect((await refresh(refresh_token)).content['error']).toBe('invalid_grant')
    }
  })

  it('is forgotten 30 days after its end', async () => {
    const { grant_id } = await tokens({ valid_days: 7 })
    const isThere = async (at: string) => {
      await removeExpired(server.db, new Date(at))
      const rows = await server.db.selectFrom('assistant_grant').select('grant_id').execute()
      return rows.some((row) => row.grant_id === grant_id)
    }
    expect(await isThere('2026-12-27T08:59:00.000Z')).toBe(true)
    expect(await isThere('2026-12-27T09:00:00.000Z')).toBe(false)
  })
})

it('[AMC29] is in the audit log from its beginning to its end', async () => {
  const person = await server.aPerson()
  const [kept, reused, wrong] = [await tokens({ person }), await aCode({ person }), await aCode({ person })]
  await server.call(deleteAssistantGrant, { params: { grant_id: kept.grant_id } }, person.access_token)
  await exchange(reused.fields)
  await exchange(reused.fields)
  await exchange({ ...wrong.fields, code_verifier: newVerifier().code_verifier })
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'actor_user_id', 'actor_name', 'details'])
    .where('subject_user_id', '=', person.user_id)
    .orderBy('audit_entry_id')
    .execute()
  const details = { program_name: 'Example Assistant' }
  const own = { actor_user_id: person.user_id, actor_name: person.full_name, details }
  expect(entries).toEqual([
    { audit_action: 'assistant_allowed', ...own },
    { audit_action: 'assistant_allowed', ...own },
    { audit_action: 'assistant_allowed', ...own },
    { audit_action: 'assistant_revoked', ...own },
    { audit_action: 'assistant_revoked', actor_user_id: null, actor_name: 'Reuse of a token', details },
    { audit_action: 'assistant_revoked', actor_user_id: null, actor_name: 'Wrong or late code', details },
  ])
})

/** A foreign library finds the way, asks, and checks everything that it gets. */
it('[AMC16] [AMC21] [AMC23] works with another client library, end to end', async () => {
  const own = await startTestServer({ settings: { ASSISTANT_HOSTS: '127.0.0.1' } })
  try {
    const origin = await own.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await own.aPerson()
    const insecure = { [oauth.allowInsecureRequests]: true }
    const mcp = new URL(`${origin}/mcp`)
    const rs = await oauth.processResourceDiscoveryResponse(
      mcp,
      await oauth.resourceDiscoveryRequest(mcp, insecure),
    )
    const at = new URL(rs.authorization_servers?.[0] ?? '')
    const as = await oauth.processDiscoveryResponse(
      at,
      await oauth.discoveryRequest(at, { algorithm: 'oauth2', ...insecure }),
    )
    const client = { client_id }
    const code_verifier = oauth.generateRandomCodeVerifier()
    const redirect_uri = 'http://127.0.0.1:51000/back'
    const state = oauth.generateRandomState()
    const request = new URLSearchParams({
      client_id,
      redirect_uri,
      response_type: 'code',
      scope: 'meetings:read',
      state,
      resource: rs.resource,
      code_challenge: await oauth.calculatePKCECodeChallenge(code_verifier),
      code_challenge_method: 'S256',
    }).toString()
    const body = { request, scopes: ['meetings:read'], valid_days: 7 }
    // Through the socket, so that the server knows under which address it is called.
    const allowed = await fetch(`${origin}${createAssistantGrant.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = (await allowed.json()) as { data: { redirect_url: string } }
    const back = new URL(data.redirect_url)
    const checked = oauth.validateAuthResponse(as, client, back, state)
    const { None } = oauth
    const answer = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      None(),
      checked,
      redirect_uri,
      code_verifier,
      { additionalParameters: { resource: rs.resource }, ...insecure },
    )
    const issued = await oauth.processAuthorizationCodeResponse(as, client, answer)
    expect(issued).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'meetings:read' })
    const renewed = await oauth.processRefreshTokenResponse(
      as,
      client,
      await oauth.refreshTokenGrantRequest(as, client, None(), issued.refresh_token ?? '', insecure),
    )
    expect(
      await findGrantedAccess(own.db, { token: renewed.access_token, origin }, new Date(begin)),
    ).toMatchObject({
      actor: { user_id: person.user_id },
    })
    const callMcp = () =>
      fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${renewed.access_token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      })
    const listed = await callMcp()
    expect([listed.status, (await listed.text()).includes('find_times')]).toEqual([200, true])
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, None(), renewed.refresh_token ?? '', insecure),
    )
    expect(await findGrantedAccess(own.db, { token: renewed.access_token, origin }, new Date(begin))).toBe(
      undefined,
    )
    const ended = await callMcp()
    expect([ended.status, ended.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining(`resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`),
    ])
  } finally {
    await own.close()
  }
})
