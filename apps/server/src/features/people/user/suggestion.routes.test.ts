import { type SessionUser, suggestUsers } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let caller: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  caller = await server.aPerson({ first_name: 'Zoë', last_name: 'Aarhus' })
})
afterAll(() => server.close())

async function aNamed(...names: (readonly [string, string])[]): Promise<void> {
  for (const [first_name, last_name] of names) await server.aPerson({ first_name, last_name })
}

async function search(text: string, limit = 5): Promise<string[] | undefined> {
  const { data } = await server.call(suggestUsers, { query: { search: text, limit } }, caller.access_token)
  return data?.map(({ full_name }) => full_name)
}

describe('[PPL23]', () => {
  it('finds words and parts of words, in any order, without regard to case and accents', async () => {
    await aNamed(['Łucja', 'Ćwik-Österreich'], ['Jose\u0301', 'Núñez'])
    const lucja = ['Łucja Ćwik-Österreich']
    expect(await search('lucja')).toEqual(lucja)
    expect(await search('ÖSTERR')).toEqual(lucja)
    expect(await search('cwik luc')).toEqual(lucja)
    expect(await search('erreic')).toEqual(lucja)
    expect(await search('josé nun')).toEqual(['Jose\u0301 Núñez'])
    expect(await search('jose\u0301')).toEqual(['Jose\u0301 Núñez'])
    expect(await search('lucja nunez')).toEqual([])
  })

  it('takes wildcards and backslashes for themselves', async () => {
    await aNamed(['Percy', '100%_sure'], ['Back', 'a\\b'])
    expect(await search('%%')).toEqual([])
    expect(await search('__')).toEqual([])
    expect(await search('100%')).toEqual(['Percy 100%_sure'])
    expect(await search('%_s')).toEqual(['Percy 100%_sure'])
    expect(await search('a\\b')).toEqual(['Back a\\b'])
    expect(await search('\\\\')).toEqual([])
    expect(await search("' or 1=1")).toEqual([])
  })

  it('finds no person by accents alone', async () => {
    expect(await search('\u0301\u0308')).toEqual([])
  })

  it('lists people first in whose name a word begins so', async () => {
    await aNamed(['Aaron', 'Xmarie'], ['Anne-Marie', 'Quast'], ['Marie', 'Quist'], ['Bea', 'Marietti'])
    expect(await search('marie')).toEqual(['Anne-Marie Quast', 'Bea Marietti', 'Marie Quist', 'Aaron Xmarie'])
  })
})

describe('[PPL22]', () => {
  it('returns at most five, or fewer on request', async () => {
    await aNamed(...Array.from({ length: 7 }, (_, number) => ['Many', `People ${number}`] as const))
    expect(await search('many')).toHaveLength(5)
    expect(await search('many', 2)).toEqual(['Many People 0', 'Many People 1'])
  })

  it('contains no address, number or role', async () => {
    await aNamed(['Private', 'Person'])
    const { data } = await server.call(suggestUsers, { query: { search: 'private' } }, caller.access_token)
    expect(Object.keys(data?.[0] ?? {}).toSorted()).toEqual([
      'first_name',
      'full_name',
      'last_name',
      'profile_picture',
      'timezone',
      'user_id',
    ])
  })

  it('leaves out oneself, disabled people, admins and other workspaces', async () => {
    expect(await search('zoe')).toEqual([])
    const hidden = await server.aPerson({ first_name: 'Hidden', last_name: 'Disabled' })
    const admin = await server.aPerson({ first_name: 'Hidden', last_name: 'Admin' })
    const stranger = await server.aPerson({ first_name: 'Hidden', last_name: 'Stranger' })
    expect(await search('hidden')).toHaveLength(3)
    const elsewhere = '01890000-0000-7000-8000-000000000001'
    await server.db
      .insertInto('workspace')
      .values({
        workspace_id: elsewhere,
        name: 'Elsewhere',
        timezone: 'UTC',
        week_start: 0,
        default_duration_minutes: 30,
      })
      .execute()
    const users = server.db.updateTable('app_user')
    await users
      .set({ disabled_at: new Date(0) })
      .where('user_id', '=', hidden.user_id)
      .execute()
    await users.set({ role: 'admin' }).where('user_id', '=', admin.user_id).execute()
    await users.set({ workspace_id: elsewhere }).where('user_id', '=', stranger.user_id).execute()
    expect(await search('hidden')).toEqual([])
    await server.db.deleteFrom('app_user').where('user_id', '=', stranger.user_id).execute()
    await server.db.deleteFrom('workspace').where('workspace_id', '=', elsewhere).execute()
  })
})

describe('[PPL24]', () => {
  it.each([
    ['search', { search: 'a' }],
    ['search', { search: '  a  ' }],
    ['search', {}],
    ['search', { search: 'x'.repeat(101) }],
    ['limit', { search: 'ada', limit: 6 }],
    ['limit', { search: 'ada', limit: 'all' }],
  ])('refuses a wrong %s: %j', async (path, query: Record<string, string | number>) => {
    const given = Object.entries(query).map(([name, value]) => [name, String(value)])
    const address = `/v1/user/suggestions?${new URLSearchParams(given).toString()}`
    const answer = await server.send({ method: 'GET', path: address, token: caller.access_token })
    expect(answer.status).toBe(400)
    expect(answer.errors).toMatchObject([{ path }])
  })

  it('limits one person, and no other', async () => {
    const curious = await server.aPerson()
    const ask = () => server.call(suggestUsers, { query: { search: 'ada' } }, curious.access_token)
    for (let asked = 0; asked < 60; asked += 1) expect((await ask()).status).toBe(200)
    const limited = await ask()
    expect(limited.status).toBe(429)
    expect(limited.headers['retry-after']).toBe('60')
    expect(await search('ada')).toBeDefined()
    server.setNow('2026-11-20T09:01:00.000Z')
    expect((await ask()).status).toBe(200)
  })
})

it('[PPL23] stays quick with ten thousand people', async () => {
  const { workspace_id } = await server.db
    .selectFrom('workspace')
    .select('workspace_id')
    .executeTakeFirstOrThrow()
  const now = new Date('2026-11-20T09:00:00.000Z')
  const crowd = Array.from({ length: 10_000 }, (_, number) => ({
    user_id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    workspace_id,
    first_name: `Crowd${number}`,
    last_name: `Member ${number % 97}`,
    primary_email: `crowd${number}@people.example`,
    timezone: 'UTC',
    password_hash: '',
    availability_info: '{}',
    address_confirmed_at: now,
    created_at: now,
    updated_at: now,
  }))
  for (let start = 0; start < crowd.length; start += 2000) {
    await server.db
      .insertInto('app_user')
      .values(crowd.slice(start, start + 2000))
      .execute()
  }
  const times_ms: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now()
    expect(await search('cr')).toHaveLength(5)
    expect(await search('crowd777 memb')).toContain('Crowd777 Member 1')
    times_ms.push(performance.now() - start)
  }
  expect(Math.min(...times_ms)).toBeLessThan(500)
})
