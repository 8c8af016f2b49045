import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import type { Db } from './db.ts'
import { withLease } from './lease.ts'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await freshDatabase())
})
afterAll(() => drop())

it('[CON9] one at a time has a lease, also after one that failed', async () => {
  let inside = 0
  let most = 0
  const work = async (index: number) => {
    inside += 1
    most = Math.max(most, inside)
    await db.selectFrom('lease').selectAll().execute()
    inside -= 1
    if (index === 0) throw new Error('The first one fails.')
    return index
  }
  const ends = await Promise.allSettled([0, 1, 2, 3].map((index) => withLease(db, 'one', () => work(index))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
  expect(await db.selectFrom('lease').selectAll().execute()).toEqual([])
})

it('[CON9] another name is another lease', async () => {
  const inner = () => withLease(db, 'inner', () => Promise.resolve('both'))
  expect(await withLease(db, 'outer', inner)).toBe('both')
})

it('[CON9] the lease of a process that died ends by its time, and the late release of another keeps it', async () => {
  const dead = { name: 'left', holder: '018f0000-0000-7000-8000-000000000001' }
  await db
    .insertInto('lease')
    .values({ ...dead, expires_at: new Date(0) })
    .execute()
  const held = await withLease(db, 'left', async () => {
    await db.deleteFrom('lease').where('name', '=', 'left').where('holder', '=', dead.holder).execute()
    return db.selectFrom('lease').select('expires_at').where('name', '=', 'left').execute()
  })
  expect(held[0]?.expires_at.getTime()).toBeGreaterThan(0)
  expect(held).toHaveLength(1)
})
