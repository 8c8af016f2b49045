import { getUser, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { requireAccess } from './auth.ts'
import { removeExpired } from '../jobs/cleanup.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.setNow('2026-11-20T09:00:00.000Z'))
afterAll(() => server.close())

async function statusFor({ access_token }: Pick<SessionUser, 'access_token'>): Promise<number> {
  return (await server.call(getUser, {}, access_token)).status
}

describe('[PPL14]', () => {
  it('ends a session 30 days after its last use, not after its first', async () => {
    const person = await server.aPerson()
    server.setNow('2026-12-19T09:00:00.000Z')
    expect(await statusFor(person)).toBe(200)
    server.setNow('2027-01-17T09:00:00.000Z')
    expect(await statusFor(person)).toBe(200)
    server.setNow('2027-02-16T09:00:00.000Z')
    expect(await statusFor(person)).toBe(401)
  })

  it('does not take a use within the hour for worth writing down', async () => {
    const { user_id, access_token } = await server.aPerson()
    server.setNow('2026-11-20T09:59:00.000Z')
    await statusFor({ access_token })
    const session = server.db.selectFrom('session').select('last_seen_at').where('user_id', '=', user_id)
    expect((await session.executeTakeFirst())?.last_seen_at.toISOString()).toBe('2026-11-20T09:00:00.000Z')
  })

  it('ends a session 180 days after its sign-in, however much it is used', async () => {
    server.setNow('2026-11-20T09:00:00.000Z')
    const person = await server.aPerson()
    const seen: number[] = []
    for (let day = 20; day <= 200; day += 20) {
      server.setNow(new Date(Date.parse('2026-11-20T09:00:00.000Z') + day * 86_400_000).toISOString())
      seen.push(await statusFor(person))
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 401, 401])
    server.setNow('2026-11-20T09:00:00.000Z')
  })

  it('removes sessions that have ended, and no others', async () => {
    const old = await server.aPerson()
    server.setNow('2026-12-10T09:00:00.000Z')
    const young = await server.aPerson()
    await removeExpired(server.db, new Date('2026-12-21T09:00:00.000Z'))
    const left = await server.db.selectFrom('session').select('user_id').execute()
    expect(left.map(({ user_id }) => user_id)).toContain(young.user_id)
    expect(left.map(({ user_id }) => user_id)).not.toContain(old.user_id)
  })
})

describe('[API10]', () => {
  it('reads the token from the Authorization header, in any case of its scheme', async () => {
    const { access_token } = await server.aPerson()
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${access_token}` }
      expect((await server.send({ method: 'GET', path: '/v1/user', headers })).status).toBe(200)
    }
  })

  it('takes no token from elsewhere, and none that is only part of the header', async () => {
    const { access_token } = await server.aPerson()
    const elsewhere: Record<string, string>[] = [
      { cookie: `access_token=${access_token}` },
      { 'x-access-token': access_token },
      { authorization: access_token },
      { authorization: `Basic ${access_token}` },
      { authorization: `Bearer ${access_token}x` },
      { authorization: `Bearer ${access_token.slice(1)}` },
      { authorization: `Bearer ${access_token}, Bearer ${access_token}` },
    ]
    for (const headers of elsewhere) {
      expect((await server.send({ method: 'GET', path: '/v1/user', headers })).status).toBe(401)
    }
    const path = `/v1/user?access_token=${access_token}`
    expect((await server.send({ method: 'GET', path })).status).toBe(401)
  })

  it.each([
    ['public', ['user', 'admin', 'system_admin']],
    ['signed_in', ['user', 'admin', 'system_admin']],
    ['personal', ['user', 'system_admin']],
    ['administration', ['admin', 'system_admin']],
  ] as const)('lets into %s calls %j', (access, allowed) => {
    const roles = (['user', 'admin', 'system_admin'] as const).filter((role) => {
      try {
        requireAccess(access, role)
        return true
      } catch {
        return false
      }
    })
    expect(roles).toEqual(allowed)
  })
})
