import { setTimeout as pause } from 'node:timers/promises'
import { changePassword, getUser, logout } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import type { OpenSession } from './auth.ts'
import { type SessionCache, startSessionCache } from './session-cache.ts'

let server: TestServer
let sessions: SessionCache

beforeAll(async () => {
  server = await startTestServer({ keepsSessions: true })
  sessions = startSessionCache(server.db, () => {})
  await untilKept()
})
afterAll(async () => {
  await sessions.stop()
  await server.close()
})
afterEach(() => vi.useRealTimers())

const session: OpenSession = {
  user_id: '018f0000-0000-7000-8000-000000000001',
  role: 'user',
  full_name: 'Ada Example',
  timezone: 'Europe/Berlin',
  token_sha256: Buffer.alloc(32),
  last_seen_at: new Date(0),
  expires_at: new Date(1),
}

/** Whether the cache asks, for a session of that person. */
async function isAsked(user_id: string, hash = user_id): Promise<boolean> {
  let asked = false
  await sessions.find(hash, () => {
    asked = true
    return Promise.resolve({ ...session, user_id })
  })
  return asked
}

/** It listens from now on. */
async function untilKept(): Promise<void> {
  const someone = session.user_id
  await vi.waitUntil(async () => !(await isAsked(someone, 'the first')), { timeout: 20_000 })
}

describe('[API41] a session', () => {
  it('is looked up once, and again after five seconds', async () => {
    const { user_id } = await server.aPerson()
    vi.useFakeTimers({ toFake: ['performance'] })
    expect([await isAsked(user_id), await isAsked(user_id)]).toEqual([true, false])
    vi.advanceTimersByTime(5000)
    expect([await isAsked(user_id), await isAsked(user_id)]).toEqual([true, false])
  })

  it('is looked up again once another process has ended one of that person, or changed the person', async () => {
    // The five seconds do not pass: only an announcement can end it.
    vi.useFakeTimers({ toFake: ['performance'] })
    const ben = await server.aPerson()
    for (const change of [
      (user_id: string) => sql`delete from session where user_id = ${user_id}`,
      (user_id: string) => sql`update app_user set role = 'admin' where user_id = ${user_id}`,
      (user_id: string) => sql`delete from app_user where user_id = ${user_id}`,
    ]) {
      const { user_id } = await server.aPerson()
      await Promise.all([isAsked(user_id), isAsked(ben.user_id)])
      await change(user_id).execute(server.db)
      while (!(await isAsked(user_id))) await pause(5)
      expect(await isAsked(ben.user_id)).toBe(false)
    }
  })

  it('that ends while it is looked up is not kept', async () => {
    const { user_id } = await server.aPerson()
    await sessions.find(user_id, () => {
      sessions.forget(user_id)
      return Promise.resolve({ ...session, user_id })
    })
    expect(await isAsked(user_id)).toBe(true)
  })

  it('that is unknown is looked up each time', async () => {
    const look = vi.fn(() => Promise.resolve(undefined))
    await sessions.find('unknown', look)
    await sessions.find('unknown', look)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('is looked up each time while no announcement can arrive', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { user_id } = await server.aPerson()
    await isAsked(user_id)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'meridian listening'`.execute(server.db)
    while (!(await isAsked(user_id))) await pause(1)
    vi.useRealTimers()
    await untilKept()
  })

  it('that was ended here is refused at once, and goes on until then', async () => {
    const ada = await server.aPerson()
    const read = async (access_token: string) => (await server.call(getUser, {}, access_token)).status
    expect([await read(ada.access_token), await read(ada.access_token)]).toEqual([200, 200])
    const body = { current_password: 'correct horse battery', new_password: 'a longer horse battery' }
    expect((await server.call(changePassword, { body }, ada.access_token)).status).toBe(200)
    expect(await read(ada.access_token)).toBe(200)
    expect((await server.call(logout, {}, ada.access_token)).status).toBe(200)
    expect(await read(ada.access_token)).toBe(401)
  })
})
