import { endpoint, endpoints, importMails } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { testBox } from '../../../test/test-box.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { readConfig } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import { serve } from './serve.ts'

const open = endpoint({
  method: 'POST',
  path: '/v1/branch',
  scope: null,
  summary: '',
  status: 201,
  body: z.object({ name: z.string() }),
  reply: z.object({ company_id: z.uuid(), name: z.string() }),
  says: { failed: 'Failed to open a branch.' },
})
const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer
let token: string
let isBroken = false
/** How often the database still ends the connection in the middle of the work. */
let cuts = 0

beforeAll(async () => {
  server = await startTestServer({ addsRoutes: true })
  const parts = {
    app: server.app,
    db: server.db,
    config: readConfig({}, '/'),
    box: testBox,
    now: () => now,
    countTokenCall: async () => {},
  }
  serve(parts, open, async ({ body }, { db }) => {
    const company_id = newId()
    await db
      .insertInto('company')
      .values({ company_id, name: body.name, domain: null, website: null })
      .execute()
    if (cuts > 0) {
      cuts -= 1
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    }
    if (isBroken) throw new AppError('conflict', 'Not now.')
    return { company_id, name: body.name }
  })
  token = (await server.aPerson()).access_token
})
afterAll(() => server.close())

function send(name: string, key: string | undefined, signedBy = token) {
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  return server.send({
    method: 'POST',
    path: open.path,
    token: signedBy,
    headers,
    payload: JSON.stringify({ name }),
  })
}

async function rowsNamed(name: string): Promise<number> {
  return (await server.db.selectFrom('company').select('company_id').where('name', '=', name).execute())
    .length
}

describe('[API8]', () => {
  it('makes one row of a double click, and answers both alike', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('Double', 'click-0001')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await rowsNamed('Double')).toBe(1)
    expect((await send('Double', 'click-0001')).text).toBe(answers[0]?.text)
  })

  it('[API9] goes on after a lost connection, once; without a key nothing says whether it was done', async () => {
    cuts = 2
    expect((await send('Cut', 'click-0100')).status).toBe(201)
    expect(cuts).toBe(0)
    expect(await rowsNamed('Cut')).toBe(1)
    cuts = 1
    expect((await send('Cut without a key', undefined)).status).toBe(503)
    expect(await rowsNamed('Cut without a key')).toBe(0)
  })

  it('answers 409 to the same key with another request', async () => {
    await send('First', 'click-0002')
    expect(await send('Second', 'click-0002')).toMatchObject({ status: 409, data: null })
    expect(await rowsNamed('Second')).toBe(0)
  })

  it('remembers no failure', async () => {
    isBroken = true
    expect((await send('Later', 'click-0003')).status).toBe(409)
    isBroken = false
    expect(await rowsNamed('Later')).toBe(0)
    expect((await send('Later', 'click-0003')).status).toBe(201)
    expect(await rowsNamed('Later')).toBe(1)
  })

  it("has nothing to do with another person's key", async () => {
    const other = await server.aPerson()
    await send('Shared', 'click-0004')
    expect((await send('Shared', 'click-0004', other.access_token)).status).toBe(201)
    expect(await rowsNamed('Shared')).toBe(2)
  })

  it.each(['short', 'x'.repeat(201), ''])('refuses the key %j', async (key) => {
    expect(await send('Refused', key)).toMatchObject({ status: 400, data: null })
    expect(await rowsNamed('Refused')).toBe(0)
  })

  it('is remembered for a day', async () => {
    await send('Daily', 'click-0005')
    await removeExpired(server.db, new Date(now.getTime() + 23 * 3_600_000))
    await send('Daily', 'click-0005')
    expect(await rowsNamed('Daily')).toBe(1)
    await removeExpired(server.db, new Date(now.getTime() + 25 * 3_600_000))
    await send('Daily', 'click-0005')
    expect(await rowsNamed('Daily')).toBe(2)
  })

  it('stores no large answer, and reports a repetition as done', async () => {
    const large = 'L'.repeat(70_000)
    expect((await send(large, 'click-0006')).status).toBe(201)
    const again = await send(large, 'click-0006')
    expect([again.status, again.message]).toEqual([
      409,
      'This has been done already. Its answer was too large to be kept; please load the page again.',
    ])
    expect(await rowsNamed(large)).toBe(1)
  })

  it('keeps a bounded number of keys of a person', async () => {
    const { access_token, user_id } = await server.aPerson()
    const keys = Array.from({ length: 520 }, (_, index) => ({
      user_id,
      idempotency_key: `old-key-${index}`,
      request_sha256: Buffer.alloc(32),
      status: 200,
      reply: '{}',
      created_at: new Date(now.getTime() - 1000),
    }))
    await server.db.insertInto('idempotency_key').values(keys).execute()
    await send('Newest', 'click-0007', access_token)
    const kept = await keysOf(user_id)
    expect([kept.length, kept.includes('click-0007')]).toEqual([500, true])
  })

  it('keeps nothing of calls that only read', async () => {
    const { access_token, user_id } = await server.aPerson()
    const body = { users: [], start_time: '2026-11-20T09:00:00Z', end_time: '2026-11-21T09:00:00Z' }
    for (const { method, path } of endpoints.filter(
      ({ isRead, method: verb }) => isRead && verb === 'POST',
    )) {
      const answer = await server.send({
        method,
        path: path.replaceAll(/:\w+/g, newId()),
        token: access_token,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'click-0008' },
      })
      expect([200, 400, 404]).toContain(answer.status)
    }
    expect(await keysOf(user_id)).toEqual([])
  })

  it('keeps nothing of imports, and reads the same file again', async () => {
    const { access_token, user_id } = await server.aPerson()
    const mail = `From: bo@example.com\r\nSubject: Once\r\nMessage-ID: <${newId()}@example.com>\r\n\r\nHello\r\n`
    const send = () =>
      server.send({
        method: importMails.method,
        path: importMails.path,
        token: access_token,
        payload: mail,
        headers: { 'content-type': 'message/rfc822', 'idempotency-key': 'click-0009' },
      })
    expect(await send()).toMatchObject({ status: 200, data: { imported: 1, unchanged: 0 } })
    expect(await send()).toMatchObject({ status: 200, data: { imported: 0, unchanged: 1 } })
    expect(await keysOf(user_id)).toEqual([])
  })
})

async function keysOf(user_id: string): Promise<string[]> {
  const keys = server.db
    .selectFrom('idempotency_key')
    .select('idempotency_key')
    .where('user_id', '=', user_id)
  return (await keys.execute()).map(({ idempotency_key }) => idempotency_key)
}
