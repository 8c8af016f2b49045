import {
  createAppPassword,
  deleteAppPassword,
  getUser,
  listAppPasswords,
  logout,
  type SessionUser,
} from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addHits, windowStart } from '../../../platform/security/rate-limit.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { findAppPassword } from '../people.api.ts'

const password = 'correct horse battery'
const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function anAppPassword(person: SessionUser) {
  const body = { program_name: 'Phone', purpose: 'calendar' } as const
  const { data, message } = await server.call(createAppPassword, { body }, person.access_token)
  if (!data) throw new Error(message)
  return data
}

function find({ primary_email }: { primary_email: string }, secret: string, at = now, ip = '192.0.2.1') {
  return findAppPassword(server.db, { primary_email, secret, purpose: 'calendar', ip }, at)
}

describe('[PRG10] an app password', () => {
  it('opens the calendar of its person, with the address in any case', async () => {
    const person = await server.aPerson()
    const { app_password } = await anAppPassword(person)
    expect(app_password).toMatch(/^[a-km-np-z2-9]{5}(-[a-km-np-z2-9]{5}){4}$/)
    const owner = {
      user_id: person.user_id,
      role: 'user',
      full_name: 'Ada Example',
      timezone: 'Europe/Berlin',
    }
    for (const typed of [
      app_password,
      app_password.toUpperCase(),
      app_password.replaceAll('-', ' '),
      app_password.replaceAll('-', ''),
    ])
      expect(await find({ primary_email: person.primary_email.toUpperCase() }, typed)).toEqual(owner)
  })

  it('opens nothing with another address, cut, or as a token of a call or a password of the person', async () => {
    const [person, eve] = [await server.aPerson(), await server.aPerson()]
    const { app_password } = await anAppPassword(person)
    expect(await find(eve, app_password)).toBe(null)
    expect(await find(person, app_password.slice(1))).toBe(null)
    expect(await find(person, '')).toBe(null)
    expect(await find(person, password)).toBe(null)
    expect((await server.call(getUser, {}, app_password)).status).toBe(401)
  })

  it('is shown once and stored as its hash', async () => {
    const person = await server.aPerson()
    const { app_password, ...about } = await anAppPassword(person)
    const listed = await server.call(listAppPasswords, {}, person.access_token)
    expect(listed.data).toEqual([about])
    expect(about).toMatchObject({ program_name: 'Phone', purpose: 'calendar', last_used_at: null })
    const rows = await server.db.selectFrom('app_password').selectAll().execute()
    expect(JSON.stringify([listed.data, rows])).not.toContain(app_password)
  })
})

it('[PRG3] [PRG8] needs a fresh sign-in and a known purpose, and is in the audit log', async () => {
  const person = await server.aPerson()
  const send = (wrong: object) => {
    const payload = JSON.stringify({ program_name: 'Phone', purpose: 'calendar', ...wrong })
    const headers = { 'content-type': 'application/json' }
    return server.send({
      method: 'POST',
      path: '/v1/user/app_passwords',
      payload,
      headers,
      token: person.access_token,
    })
  }
  for (const [path, wrong] of [
    ['purpose', { purpose: 'mail' }],
    ['program_name', { program_name: '' }],
  ] as const)
    expect([(await send(wrong)).status, (await send(wrong)).errors?.[0]?.path]).toEqual([400, path])
  const { app_password_id } = await anAppPassword(person)
  await server.call(deleteAppPassword, { params: { app_password_id } }, person.access_token)
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'details'])
    .where('subject_user_id', '=', person.user_id)
    .orderBy('audit_entry_id')
    .execute()
  const details = { program_name: 'Phone' }
  expect(entries).toEqual([
    { audit_action: 'app_password_created', details },
    { audit_action: 'app_password_revoked', details },
  ])
  server.setNow('2026-11-20T09:10:00.000Z')
  expect((await send({})).status).toBe(403)
})

describe('[PRG5] an app password ends', () => {
  it('when it is revoked, by its person alone', async () => {
    const [person, eve] = [await server.aPerson(), await server.aPerson()]
    const { app_password, app_password_id } = await anAppPassword(person)
    const params = { app_password_id }
    expect((await server.call(deleteAppPassword, { params }, eve.access_token)).status).toBe(404)
    expect(await find(person, app_password)).not.toBe(null)
    expect((await server.call(deleteAppPassword, { params }, person.access_token)).status).toBe(200)
    expect(await find(person, app_password)).toBe(null)
  })

  it('with signing out everywhere, and opens nothing of a disabled account or one without a calendar', async () => {
    const person = await server.aPerson()
    const { app_password } = await anAppPassword(person)
    const set = (about: { disabled_at?: Date | null; role?: 'admin' | 'user' }) =>
      server.db.updateTable('app_user').set(about).where('user_id', '=', person.user_id).execute()
    await set({ disabled_at: now })
    expect(await find(person, app_password)).toBe(null)
    await set({ disabled_at: null, role: 'admin' })
    expect(await find(person, app_password)).toBe(null)
    await set({ role: 'user' })
    expect(await find(person, app_password)).not.toBe(null)
    await server.call(logout, { body: { everywhere: true } }, person.access_token)
    expect(await find(person, app_password)).toBe(null)
  })
})

it('[PRG6] notes its use once in five minutes', async () => {
  const person = await server.aPerson()
  const { app_password } = await anAppPassword(person)
  const seen: (string | null | undefined)[] = []
  for (const minute of ['00', '04', '06']) {
    await find(person, app_password, new Date(`2026-11-20T09:${minute}:00.000Z`))
    const { data } = await server.call(listAppPasswords, {}, person.access_token)
    seen.push(data?.[0]?.last_used_at?.slice(14, 16))
  }
  expect(seen).toEqual(['00', '00', '06'])
})

describe('[DAV35] the audit log', () => {
  it('names the first sign-in with an app password, once also for many requests at the same time', async () => {
    const person = await server.aPerson()
    const { app_password } = await anAppPassword(person)
    await find(person, 'wrong')
    expect(await entriesOf(person)).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => find(person, app_password)))
    for (const minute of ['01', '06', '12'])
      await find(person, app_password, new Date(`2026-11-20T09:${minute}:00.000Z`), '203.0.113.9')
    const { user_id } = person
    const details = { program_name: 'Phone' }
    expect(await entriesOf(person)).toEqual([
      { audit_action: 'app_password_used', actor_user_id: user_id, details },
    ])
  })

  it('names each series of wrong ones that is refused once, and the program hears when to come again', async () => {
    const person = await server.aPerson()
    const key = person.primary_email.toLowerCase()
    const authorization = `Basic ${Buffer.from(`${key.toUpperCase()}:wrong`).toString('base64')}`
    const ask = () => server.app.inject({ method: 'GET', url: '/dav/', headers: { authorization } })
    for (const [index, moment] of ['2026-11-20T09:21:00.000Z', '2026-11-20T09:32:00.000Z'].entries()) {
      server.setNow(moment)
      const startMs = windowStart({ windowSeconds: 600 }, new Date(moment))
      await addHits(server.db, { name: 'app_password_of', key, startMs, count: 99 })
      expect((await ask()).statusCode).toBe(401)
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const refused = await ask()
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, ['540', '480'][index]])
      }
      const entry = { audit_action: 'app_passwords_refused', actor_user_id: null, details: {} }
      expect(await entriesOf(person)).toEqual(Array.from({ length: index + 1 }, () => entry))
    }
  })
})

describe('[PRG11] wrong app passwords', () => {
  it('are counted for an address from wherever they come, and the right one still opens', async () => {
    const person = await server.aPerson()
    const { app_password } = await anAppPassword(person)
    for (let attempt = 0; attempt < 100; attempt += 1)
      expect(await find(person, 'wrong', now, `198.51.100.${attempt}`)).toBe(null)
    await expect(find(person, 'wrong', now, '203.0.113.1')).rejects.toMatchObject({ code: 'limited' })
    expect(await find(person, app_password, now, '203.0.113.1')).not.toBe(null)
    const later = new Date('2026-11-20T09:10:00.000Z')
    expect(await find(person, 'wrong', later, '203.0.113.1')).toBe(null)
  })

  it('are counted for a network, whatever the addresses', async () => {
    const ip = '198.51.100.200'
    for (let attempt = 0; attempt < 200; attempt += 1)
      expect(await find({ primary_email: `p${attempt}@people.example` }, 'wrong', now, ip)).toBe(null)
    await expect(find({ primary_email: 'z@people.example' }, 'wrong', now, ip)).rejects.toMatchObject({
      code: 'limited',
    })
  })
})

function entriesOf({ user_id }: { user_id: string }) {
  return server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'actor_user_id', 'details'])
    .where('subject_user_id', '=', user_id)
    .where('audit_action', 'in', ['app_password_used', 'app_passwords_refused'])
    .orderBy('audit_entry_id')
    .execute()
}
