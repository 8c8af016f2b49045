import { endpoint, register, suggestUsers, updateUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { testBox } from '../../../test/test-box.ts'
import { readConfig } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import { serve, servePublic } from './serve.ts'

const says = { failed: 'Failed to probe. Please try again.', done: 'Probed.' }
const probe = endpoint({
  method: 'GET',
  path: '/v1/probe',
  scope: null,
  summary: '',
  access: 'public',
  reply: z.object({ seen: z.string() }),
  says,
})
const failing = endpoint({
  method: 'GET',
  path: '/v1/failing/:code',
  scope: null,
  summary: '',
  access: 'public',
  params: z.object({ code: z.string() }),
  reply: z.null(),
  says,
})
const own = endpoint({
  method: 'PUT',
  path: '/v1/own',
  scope: null,
  summary: '',
  body: z.object({ kept: z.string() }),
  reply: z.object({ kept: z.string() }),
  says,
})
const contested = endpoint({
  method: 'POST',
  path: '/v1/contested',
  scope: null,
  summary: '',
  status: 201,
  reply: z.null(),
  says,
})
/** How often the database still refuses. */
let refusals = 0
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ addsRoutes: true })
  const parts = {
    app: server.app,
    db: server.db,
    config: readConfig({}, '/'),
    box: testBox,
    now: () => new Date(0),
    countTokenCall: async () => {},
  }
  // A column that the contract does not know.
  servePublic(parts, probe, async () => Object.assign({ seen: 'yes' }, { password_hash: 'secret' }))
  servePublic(parts, failing, async ({ params }) => {
    if (params.code === 'unforeseen') throw new Error('relation "secret_table" does not exist')
    if (/^\d/.test(params.code))
      await sql
        .raw(`do $$ begin raise exception 'refused' using errcode = '${params.code}'; end $$`)
        .execute(server.db)
    if (params.code === 'database')
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    throw new AppError('conflict', 'Somebody was quicker.')
  })
  serve(parts, own, async ({ body }) => body)
  serve(parts, contested, async (_, { db }) => {
    await db
      .insertInto('company')
      .values({ company_id: newId(), name: 'Contested', domain: null, website: null })
      .execute()
    refusals -= 1
    if (refusals >= 0)
      await sql`do $$ begin raise exception 'try again' using errcode = '40001'; end $$`.execute(db)
    return null
  })
  token = (await server.aPerson()).access_token
})
afterAll(() => server.close())

function put(payload: string, type = 'application/json') {
  return server.send({ method: 'PUT', path: '/v1/own', token, payload, headers: { 'content-type': type } })
}

describe('[API14]', () => {
  it('refuses a caller without a session before it reads the body', async () => {
    for (const payload of ['{', 'x'.repeat(2_000_000)]) expect((await sendOwn(payload)).status).toBe(401)
    expect([
      (await sendOwn('{', token)).status,
      (await sendOwn('x'.repeat(2_000_000), token)).status,
    ]).toEqual([400, 413])
  })

  it('limits the body of a caller without a session', async () => {
    expect([(await signIn(16_000)).status, (await signIn(17_000)).status]).toEqual([400, 413])
  })
})

describe('[API1]', () => {
  it('wraps what is answered, and lets nothing out that the contract does not name', async () => {
    const { text } = await server.send({ method: 'GET', path: '/v1/probe' })
    expect(JSON.parse(text)).toEqual({ status: 200, message: 'Probed.', data: { seen: 'yes' } })
  })

  it('answers 201 for what was created', async () => {
    const body = {
      primary_email: 'a@people.example',
      first_name: 'A',
      last_name: '',
      password: 'long enough words',
    }
    const answer = await server.call(register, { body })
    expect(JSON.parse(answer.text)).toMatchObject({ status: 201, message: 'OK', data: { first_name: 'A' } })
  })

  it('answers an expected failure with its own message', async () => {
    const { text, headers } = await server.send({ method: 'GET', path: '/v1/failing/foreseen' })
    expect(JSON.parse(text)).toEqual({ status: 409, message: 'Somebody was quicker.', data: null })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('answers an unexpected failure with the message of the call, without its cause', async () => {
    const { text } = await server.send({ method: 'GET', path: '/v1/failing/unforeseen' })
    expect(JSON.parse(text)).toEqual({ status: 500, message: says.failed, data: null })
  })
})

describe('[API2]', () => {
  it('names every wrong field with a message of its own', async () => {
    const payload = JSON.stringify({ first_name: 7, timezone: 'Nowhere/Land', time_format: '13' })
    const headers = { 'content-type': 'application/json' }
    const answer = await server.send({ method: 'PUT', path: '/v1/user', token, payload, headers })
    expect(JSON.parse(answer.text)).toEqual({
      status: 400,
      message: 'First name must be text.',
      data: null,
      errors: [
        { path: 'first_name', message: 'First name must be text.' },
        { path: 'timezone', message: 'The time zone must be an IANA name such as Europe/Berlin.' },
        { path: 'time_format', message: 'Time format must be one of 12, 24.' },
      ],
    })
  })
})

describe('[API3]', () => {
  it('ignores unknown fields', async () => {
    expect((await put('{"kept":"yes","more":{"deep":[1]},"constructor":1}')).data).toEqual({ kept: 'yes' })
  })

  it.each([
    '{"kept":"yes","__proto__":{"admin":true}}',
    '{"kept":"yes","more":{"__proto__":{"admin":true}}}',
    '{"kept":"yes","constructor":{"prototype":{"admin":true}}}',
    '{"\\u005f_proto__":{"kept":"yes"}}',
  ])('refuses %s', async (payload) => {
    expect((await put(payload)).status).toBe(400)
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  it('refuses a field that the address gives twice', async () => {
    const path = `${suggestUsers.path}?search=ada&search=bob`
    const answer = await server.send({ method: 'GET', path, token })
    expect(answer.status).toBe(400)
    expect(answer.errors?.[0]?.path).toBe('search')
  })

  it.each(['1e309', '99999999999999999999', '-1', '0', '1.5', 'NaN', 'Infinity', '0x5', '%00', '5;drop', ''])(
    'refuses the number %j',
    async (limit) => {
      const path = `${suggestUsers.path}?search=ada&limit=${limit}`
      const answer = await server.send({ method: 'GET', path, token })
      expect(answer.status).toBe(400)
      expect(answer.errors?.[0]?.path).toBe('limit')
    },
  )

  it.each([
    'search[]=ada',
    'search[a]=ada',
    '__proto__[x]=1&search=a',
    'search=%ff%fe',
    'search=%zz',
    '&&&===',
    '?',
  ])('survives the address ?%s', async (query) => {
    const answer = await server.send({ method: 'GET', path: `${suggestUsers.path}?${query}`, token })
    expect([200, 400]).toContain(answer.status)
  })
})

describe('[API4]', () => {
  it.each([
    '',
    ' ',
    '{',
    '{"kept":}',
    "{'kept':'yes'}",
    '{"kept":"yes"} {}',
    '\ufeff',
    'NaN',
    '{"kept":"\ud800"',
    '<xml/>',
  ])('answers 400 to %j, which is no JSON', async (payload) => {
    const answer = await put(payload)
    expect(answer).toMatchObject({ status: 400, data: null })
    expect(answer.message).not.toBe('')
  })

  it.each(['[]', '"kept"', '7', 'true', '[{"kept":"yes"}]'])(
    'answers 400 to %s, which is no object',
    async (payload) => {
      expect(await put(payload)).toMatchObject({ status: 400, message: 'The body must be a JSON object.' })
    },
  )

  it('answers 400 to JSON of a hundred thousand levels', async () => {
    const levels = 100_000
    expect((await put('['.repeat(levels) + ']'.repeat(levels))).status).toBe(400)
    expect((await put(`{"kept":${'['.repeat(levels)}${']'.repeat(levels)}}`)).status).toBe(400)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/calendar',
    'application/xml',
    'nonsense',
  ])('answers 415 to a body of type %s', async (type) => {
    expect(await put('{"kept":"yes"}', type)).toMatchObject({ status: 415, data: null })
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads %s',
    async (type) => {
      expect((await put('{"kept":"yes"}', type)).status).toBe(200)
    },
  )

  it('answers 413 to more than a megabyte', async () => {
    const fits = `{"kept":"yes","more":"${'x'.repeat(1_048_000)}"}`
    expect((await put(fits)).status).toBe(200)
    expect(await put(`{"kept":"yes","more":"${'x'.repeat(1_048_577)}"}`)).toMatchObject({
      status: 413,
      data: null,
    })
  })
})

describe('[API9]', () => {
  it('does again what the database refused for a moment, and writes it once', async () => {
    refusals = 2
    const answer = await server.send({
      method: 'POST',
      path: contested.path,
      token,
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    const rows = await server.db
      .selectFrom('company')
      .where('name', '=', 'Contested')
      .select('name')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('answers 503 with Retry-After when the database is away', async () => {
    const answer = await server.send({ method: 'GET', path: '/v1/failing/database' })
    expect(answer).toMatchObject({ status: 503, data: null })
    expect(answer.headers['retry-after']).toBe('2')
  })
})

it('[API3] keeps nothing of a refused change', async () => {
  await server.send({
    method: 'PUT',
    path: updateUser.path,
    token,
    payload: '{"first_name":"Changed","timezone":"Nowhere/Land"}',
    headers: { 'content-type': 'application/json' },
  })
  const { data } = await server.send({ method: 'GET', path: '/v1/user', token })
  expect(data).toMatchObject({ first_name: 'Ada' })
})

it.each([
  ['[API22]', '53100', '60', 'disk is full'],
  ['[API23]', '57014', '5', 'took too long'],
])('%s answers 503 in plain words to SQLSTATE %s', async (_rule, code, retryAfter, words) => {
  const answer = await server.send({ method: 'GET', path: `/v1/failing/${code}` })
  expect([answer.status, answer.headers['retry-after'], answer.data]).toEqual([503, retryAfter, null])
  expect(answer.message).toContain(words)
})

it('[API23] every connection of the calls has a limit for its statements', async () => {
  const { rows } = await sql`show statement_timeout`.execute(server.db)
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})

function sendOwn(payload: string, bearer?: string) {
  return server.send({
    method: 'PUT',
    path: '/v1/own',
    payload,
    headers: { 'content-type': 'application/json' },
    ...(bearer !== undefined && { token: bearer }),
  })
}

function signIn(passwordLength: number) {
  return server.send({
    method: 'POST',
    path: '/v1/user/auth/login',
    payload: JSON.stringify({ primary_email: 'large@people.example', password: 'x'.repeat(passwordLength) }),
    headers: { 'content-type': 'application/json' },
  })
}
