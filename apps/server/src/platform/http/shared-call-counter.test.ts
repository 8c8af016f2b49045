import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { makeSharedCallCounter } from './shared-call-counter.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const limit = { name: 'test', most: 50, windowSeconds: 60, share: 7 }
let keys = 0
const aKey = () => `key ${(keys += 1)}`
const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const noon = at('12:00:00')

it('[PRG7] admits exactly the limit at one process, and again in the next window', async () => {
  const count = makeSharedCallCounter(database.db, limit)
  const key = aKey()
  for (const time of ['12:00:00', '12:01:00']) {
    for (let call = 0; call < limit.most; call += 1) await count(key, at(time))
    await expect(count(key, at(time))).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 })
  }
  await count(aKey(), at('12:01:59'))
})

it('[PRG7] asks the database once for a share of calls, also of calls at the same moment', async () => {
  const count = makeSharedCallCounter(database.db, limit)
  const key = aKey()
  await Promise.all(Array.from({ length: limit.share }, () => count(key, at('13:00:00'))))
  const rows = await database.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('window_starts_at', '=', at('13:00:00'))
    .execute()
  expect(rows).toEqual([{ hits: limit.share }])
})

it('[PRG7] never admits more than the limit at several processes, and at most a share of each less', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2), { minLength: 60, maxLength: 120 }), async (turns) => {
      const counters = [0, 1, 2].map(() => makeSharedCallCounter(database.db, limit))
      const key = aKey()
      const results = await Promise.allSettled(turns.map(async (turn) => counters[turn]?.(key, noon)))
      const admitted = results.filter(({ status }) => status === 'fulfilled').length
      expect(admitted).toBeLessThanOrEqual(limit.most)
      expect(admitted).toBeGreaterThanOrEqual(Math.min(turns.length, limit.most) - 2 * (limit.share - 1))
    }),
    { numRuns: 30 },
  )
})
