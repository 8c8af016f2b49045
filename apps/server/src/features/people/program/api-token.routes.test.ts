import {
  api_tokens_max,
  createApiToken,
  createAppPassword,
  createMeeting,
  deleteApiToken,
  getUser,
  type Input,
  listApiTokens,
  listAppPasswords,
  listMeetings,
  listOccurrences,
  login,
  logout,
  type SessionUser,
  updateAccount,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startSecondServer } from '../../../../test/second-server.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'
import { newApiToken } from '../../../platform/security/api-token.ts'

const password = 'correct horse battery'
let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer({ keepsSessions: true })
  ada = await server.aPerson()
})
beforeEach(() => server.setNow('2026-11-20T09:00:00.000Z'))
afterAll(() => server.close())

type Body = Input<typeof createApiToken>['body']

function create(person: SessionUser, about: Partial<Body> = {}) {
  const body: Body = { program_name: 'Report', scopes: ['meetings:read'], valid_days: 30, ...about }
  return server.call(createApiToken, { body }, person.access_token)
}

async function aToken(person: SessionUser, about: Partial<Body> = {}) {
  const { data, message } = await create(person, about)
  if (!data) throw new Error(message)
  return data
}

const list = (token: string) => server.call(listMeetings, { query: {} }, token)

describe('[PRG1] creating an API token', () => {
  it('shows it once, and stores only its hash', async () => {
    const person = await server.aPerson()
    const { api_token, api_token_id, ...about } = await aToken(person)
    expect(about).toEqual({
      program_name: 'Report',
      token_start: api_token.slice(0, 8),
      scopes: ['meetings:read'],
      created_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-12-20T09:00:00.000Z',
      last_used_at: null,
    })
    const listed = await server.call(listApiTokens, {}, person.access_token)
    expect(listed.data).toEqual([{ api_token_id, ...about }])
    expect(listed.text).not.toContain(api_token)
    const rows = await server.db.selectFrom('api_token').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(api_token)
  })
})

describe('[API8] a repeated key of a call with a secret answer', () => {
  const key = 'once-and-again'
  const repeated = (person: SessionUser, path: string, body: object) =>
    server.send({
      method: 'POST',
      path,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      token: person.access_token,
    })

  it('replaces the API token that nobody has seen, and stores no answer', async () => {
    const person = await server.aPerson()
    const send = async (program_name: string) => {
      const body = { program_name, scopes: ['meetings:read'], valid_days: 7 }
      const { text } = await repeated(person, '/v1/user/api_tokens', body)
      return z.object({ data: z.object({ api_token: z.string() }) }).parse(JSON.parse(text)).data.api_token
    }
    const [first, second, other] = [await send('A'), await send('A'), await send('B')]
    expect([await list(first), await list(second), await list(other)].map(({ status }) => status)).toEqual([
      401, 200, 200,
    ])
    const { data } = await server.call(listApiTokens, {}, person.access_token)
    expect(data?.map(({ program_name }) => program_name).toSorted()).toEqual(['A', 'B'])
    const kept = await server.db.selectFrom('idempotency_key').select('reply').execute()
    expect(JSON.stringify(kept)).not.toContain('mrd_')
  })

  it('replaces the app password, and is one entry in the audit log', async () => {
    const person = await server.aPerson()
    const body = { program_name: 'Phone', purpose: 'calendar' }
    const answers = [1, 2].map(() => repeated(person, '/v1/user/app_passwords', body))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201])
    const { data } = await server.call(listAppPasswords, {}, person.access_token)
    expect(data).toHaveLength(1)
    const entries = await server.db
      .selectFrom('audit_entry')
      .select('audit_action')
      .where('subject_user_id', '=', person.user_id)
      .where('audit_action', '=', 'app_password_created')
      .execute()
    expect(entries).toHaveLength(1)
  })
})

describe('[PRG3] creating an API token', () => {
  it.each<readonly [string, Partial<Record<keyof Body, unknown>>]>([
    ['program_name', { program_name: ' ' }],
    ['program_name', { program_name: 'x'.repeat(61) }],
    ['program_name', { program_name: 'a <b>' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['tasks:read', 'tasks:read'] }],
    ['scopes.0', { scopes: ['everything'] }],
    ['valid_days', { valid_days: 366 }],
    ['valid_days', { valid_days: '30' }],
  ])('is refused at %s for %j', async (path, wrong) => {
    const before = (await server.call(listApiTokens, {}, ada.access_token)).data?.length
    const { status, errors } = await create(ada, wrong as Partial<Body>)
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    expect((await server.call(listApiTokens, {}, ada.access_token)).data).toHaveLength(before ?? -1)
  })

  it('is refused above the maximum, at the same time too', async () => {
    const person = await server.aPerson()
    const now = new Date('2026-11-20T09:00:00.000Z')
    const rows = Array.from({ length: api_tokens_max - 1 }, (_, index) => {
      const { token_sha256, token_start } = newApiToken()
      const id = `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`
      const times = { created_at: now, expires_at: new Date('2027-01-01T00:00:00Z'), last_used_at: null }
      const about = { api_token_id: id, user_id: person.user_id, program_name: 'Old', ...times }
      return { token_sha256, token_start, ...about, scopes: ['tasks:read' as const] }
    })
    await server.db.insertInto('api_token').values(rows).execute()
    const answers = await Promise.all([create(person), create(person), create(person)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('needs a fresh sign-in', async () => {
    const person = await server.aPerson()
    server.setNow('2026-11-20T09:10:00.000Z')
    expect(await create(person)).toMatchObject({ status: 403, errors: [{ path: 'fresh_sign_in' }] })
    expect((await server.call(listApiTokens, {}, person.access_token)).data).toEqual([])
  })
})

describe('[PRG4] an API token', () => {
  it('that is mistyped says so, without a question to the database', async () => {
    const { api_token } = await aToken(ada)
    const swapped = `${api_token.slice(0, -1)}${api_token.endsWith('a') ? 'b' : 'a'}`
    const { status, message } = await list(swapped)
    expect([status, message]).toEqual([401, expect.stringContaining('checksum')])
  })

  it('that nobody has says so', async () => {
    const { status, message } = await list(newApiToken().api_token)
    expect([status, message]).toEqual([401, 'This API token is unknown, expired or revoked.'])
  })

  it('ends with its last day', async () => {
    const { api_token } = await aToken(ada, { valid_days: 7 })
    server.setNow('2026-11-27T08:59:59.999Z')
    expect((await list(api_token)).status).toBe(200)
    server.setNow('2026-11-27T09:00:00.000Z')
    expect((await list(api_token)).status).toBe(401)
  })
})

describe('[PRG5] an API token ends', () => {
  it('when it is revoked, and no other with it', async () => {
    const [one, other] = [await aToken(ada), await aToken(ada)]
    expect([(await list(one.api_token)).status, (await list(other.api_token)).status]).toEqual([200, 200])
    const params = { api_token_id: one.api_token_id }
    expect((await server.call(deleteApiToken, { params }, ada.access_token)).status).toBe(200)
    expect([(await list(one.api_token)).status, (await list(other.api_token)).status]).toEqual([401, 200])
    expect((await server.call(deleteApiToken, { params }, ada.access_token)).status).toBe(404)
  })

  it('in a process that believes it when another process revokes it', async () => {
    const { api_token, api_token_id } = await aToken(ada)
    expect((await list(api_token)).status).toBe(200)
    await server.db.deleteFrom('api_token').where('api_token_id', '=', api_token_id).execute()
    await expect.poll(async () => (await list(api_token)).status).toBe(401)
  })

  it('with signing out everywhere, and not with signing out here', async () => {
    const person = await server.aPerson()
    const { api_token } = await aToken(person)
    const body = { program_name: 'Phone', purpose: 'calendar' } as const
    await server.call(createAppPassword, { body }, person.access_token)
    const again = await server.call(login, { body: { primary_email: person.primary_email, password } })
    await server.call(logout, { body: {} }, again.data?.access_token)
    expect((await list(api_token)).status).toBe(200)
    const { data } = await server.call(logout, { body: { everywhere: true } }, person.access_token)
    expect(data?.programs_revoked).toBe(2)
    expect((await list(api_token)).status).toBe(401)
  })

  it('when the account is disabled, and is not back when it is enabled', async () => {
    const person = await server.aPerson()
    const admin = await aUserWithRole(server, 'admin')
    const { api_token } = await aToken(person)
    expect((await list(api_token)).status).toBe(200)
    const params = { user_id: person.user_id }
    for (const is_disabled of [true, false]) {
      await server.call(updateAccount, { params, body: { is_disabled } }, admin.access_token)
      expect((await list(api_token)).status).toBe(401)
    }
  })

  it('with its account', async () => {
    const person = await server.aPerson()
    const { api_token } = await aToken(person)
    await server.db.deleteFrom('app_user').where('user_id', '=', person.user_id).execute()
    await expect.poll(async () => (await list(api_token)).status).toBe(401)
  })
})

it('[PRG6] notes its use once in five minutes', async () => {
  const person = await server.aPerson()
  const { api_token } = await aToken(person)
  const lastUse = async () =>
    (await server.call(listApiTokens, {}, person.access_token)).data?.[0]?.last_used_at ?? null
  expect(await lastUse()).toBe(null)
  const seen: (string | null)[] = []
  for (const minute of ['00', '04', '05', '06', '12']) {
    server.setNow(`2026-11-20T09:${minute}:00.000Z`)
    expect((await list(api_token)).status).toBe(200)
    seen.push((await lastUse())?.slice(14, 16) ?? null)
  }
  expect(seen).toEqual(['00', '00', '00', '06', '12'])
})

it('[PRG7] makes 600 calls in a minute, whatever the others of its person do @whole', async () => {
  const person = await server.aPerson()
  const scopes = ['profile:read'] as const
  const [busy, other] = [
    await aToken(person, { scopes: [...scopes] }),
    await aToken(person, { scopes: [...scopes] }),
  ]
  for (let call = 0; call < 600; call += 1)
    expect((await server.call(getUser, {}, busy.api_token)).status).toBe(200)
  const { status, headers } = await server.call(getUser, {}, busy.api_token)
  expect([status, headers['retry-after']]).toEqual([429, '60'])
  expect((await server.call(getUser, {}, other.api_token)).status).toBe(200)
  server.setNow('2026-11-20T09:01:00.000Z')
  expect((await server.call(getUser, {}, busy.api_token)).status).toBe(200)
})

it('[PRG7] makes 600 calls in a minute at two processes together', async () => {
  const now = '2026-11-20T09:00:00.000Z'
  server.setNow(now)
  await using second = await startSecondServer(server, now)
  const person = await server.aPerson()
  const { api_token } = await aToken(person, { scopes: ['profile:read'] })
  const request = {
    method: 'GET',
    url: '/v1/user',
    headers: { authorization: `Bearer ${api_token}` },
  } as const
  const admitted: number[] = []
  for (const { app } of [server, second, server, second]) {
    const answers = await Promise.all(Array.from({ length: 250 }, () => app.inject(request)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(250 - refused.length)
    for (const { headers } of refused) expect(headers['retry-after']).toBe('60')
    admitted.push(250 - refused.length)
  }
  // The first has taken shares for 260 calls, and the second those that were left.
  expect(admitted).toEqual([250, 250, 90, 10])
})

it('[PRG8] is in the audit log from its creation to its end', async () => {
  const person = await server.aPerson()
  const { api_token_id } = await aToken(person, { program_name: 'Nightly report' })
  await server.call(deleteApiToken, { params: { api_token_id } }, person.access_token)
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'actor_user_id', 'details'])
    .where('subject_user_id', '=', person.user_id)
    .orderBy('audit_entry_id')
    .execute()
  const details = { program_name: 'Nightly report' }
  expect(entries).toEqual([
    { audit_action: 'api_token_created', actor_user_id: person.user_id, details },
    { audit_action: 'api_token_revoked', actor_user_id: person.user_id, details },
  ])
})

describe('[PRG9] a request with an API token', () => {
  it('changes things without another header, and a cookie beside it has no effect', async () => {
    const { api_token } = await aToken(ada, { scopes: ['meetings:write'] })
    const eve = await server.aPerson({ first_name: 'Eve' })
    const { status, text } = await server.send({
      method: 'POST',
      path: '/v1/meeting/create',
      payload: JSON.stringify({
        meeting_title: 'From a script',
        meeting_date: { start_date: '2026-12-01' },
        meeting_time: { start_time: '10:00' },
      }),
      headers: {
        'content-type': 'application/json',
        cookie: `access_token=${eve.access_token}; session=${eve.access_token}`,
        origin: 'https://elsewhere.example',
      },
      token: api_token,
    })
    expect(status).toBe(201)
    const query = { start_timestamp: '2026-11-30T00:00:00.000Z', end_timestamp: '2026-12-03T00:00:00.000Z' }
    const titles = async (token: string) =>
      (await server.call(listOccurrences, { query }, token)).data?.map((one) => one.meeting_title)
    expect(text).toContain('From a script')
    expect(await titles(ada.access_token)).toContain('From a script')
    expect(await titles(eve.access_token)).not.toContain('From a script')
  })

  it('acts with the role that its person has now', async () => {
    const person = await server.aPerson()
    const { api_token } = await aToken(person, { scopes: ['meetings:write'] })
    const meeting = { meeting_date: { start_date: '2026-12-01' }, meeting_time: { start_time: '10:00' } }
    expect((await server.call(createMeeting, { body: meeting }, api_token)).status).toBe(201)
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', person.user_id)
      .execute()
    const again = () => server.call(createMeeting, { body: meeting }, api_token)
    await expect.poll(async () => (await again()).status).toBe(403)
  })
})

it('[PRG12] is seen and revoked by its person alone, and for 30 days after its end', async () => {
  const [person, eve] = [await server.aPerson(), await server.aPerson()]
  const { api_token_id } = await aToken(person, { valid_days: 7 })
  expect((await server.call(listApiTokens, {}, eve.access_token)).data).toEqual([])
  expect((await server.call(listAppPasswords, {}, eve.access_token)).data).toEqual([])
  const stolen = await server.call(deleteApiToken, { params: { api_token_id } }, eve.access_token)
  expect(stolen.status).toBe(404)
  const left = async (moment: string) => {
    await removeExpired(server.db, new Date(moment))
    const rows = await server.db
      .selectFrom('api_token')
      .select('api_token_id')
      .where('user_id', '=', person.user_id)
      .execute()
    return rows.length
  }
  expect(await left('2026-12-27T08:59:00.000Z')).toBe(1)
  expect(await left('2026-12-27T09:00:00.000Z')).toBe(0)
})
