import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../database.ts'
import { countChanges } from './row-changes.ts'

const harbour = {
  company_id: '01a203b3-1f8a-76e2-99b2-6acf3a0face4',
  name: 'Harbour',
  domain: null,
  website: null,
}
let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('[RUN80] counts each row that is inserted, changed or deleted, and no other', async () => {
  const { db } = database
  const rename = (name: string) => db.updateTable('company').set({ name }).execute()
  expect(await countChanges(db)).toEqual({})
  await db.insertInto('company').values(harbour).execute()
  expect(await countChanges(db)).toEqual({ company: 1 })
  await rename('Pier')
  expect(await countChanges(db)).toEqual({ company: 2 })
  await rename('Pier')
  expect(await countChanges(db)).toEqual({ company: 2 })
  await db.deleteFrom('company').execute()
  expect(await countChanges(db)).toEqual({ company: 3 })
})

it('[RUN80] counts no change that is rolled back', async () => {
  const { db } = database
  const before = await countChanges(db)
  const given_up = db.transaction().execute(async (tx) => {
    await tx.insertInto('company').values(harbour).execute()
    throw new Error('given up')
  })
  await expect(given_up).rejects.toThrow('given up')
  expect(await countChanges(db)).toEqual(before)
})
