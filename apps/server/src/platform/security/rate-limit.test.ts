import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { countHit, countNetworkHit, networkOf } from './rate-limit.ts'

const limit = { most: 3, windowSeconds: 60 }
let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

function hit(key: string, moment = '2026-11-20T09:00:10.000Z') {
  return countHit(database.db, 'test', key, limit, new Date(moment))
}

describe('[PPL12]', () => {
  it('allows as many calls as the limit, also concurrent ones, and tells the others when to retry', async () => {
    const hits = await Promise.allSettled(Array.from({ length: 5 }, () => hit('crowd')))
    expect(hits.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(hit('crowd')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 50 })
    await hit('another')
    await hit('crowd', '2026-11-20T09:01:00.000Z')
  })

  it('counts the networks of one IPv6 site together, too', async () => {
    const now = new Date('2026-11-20T09:00:10.000Z')
    const hitFrom = (ip: string) => countNetworkHit(database.db, 'site', ip, limit, now)
    for (let network = 0; network < 15; network += 1) await hitFrom(`2001:db8:7:${network}::1`)
    await expect(hitFrom('2001:db8:7:99::1')).rejects.toMatchObject({ status: 429 })
    await hitFrom('2001:db8:8::1')
  })

  it('keeps no address, and no count beyond a day', async () => {
    await hit('somebody@people.example')
    const rows = await database.db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('people.example')
    await removeExpired(database.db, new Date('2026-11-21T09:02:00.000Z'))
    expect(await database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:ffff::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
  ])('counts %s with its network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
