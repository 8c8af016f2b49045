import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { freshDatabase } from './database.ts'

const workspace = {
  workspace_id: '01a203b3-1f8a-76e2-99b2-6acf3a0face4',
  name: 'Harbour',
  timezone: 'UTC',
  week_start: 0,
  default_duration_minutes: 30,
}

it('[RUN9] gives every test file a migrated database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  try {
    await sql`create table only_here ()`.execute(one.db)
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      other.db,
    )
    const names = rows.map(({ name }) => name)
    expect(names).toContain('kysely_migration')
    expect(names).not.toContain('only_here')
  } finally {
    await Promise.all([one.drop(), other.drop()])
  }
})

it('[RUN9] ends what is still connected, and gives the database out again without its rows', async () => {
  const before = await freshDatabase()
  await before.db.insertInto('workspace').values(workspace).execute()
  const other = new Client({ connectionString: before.url })
  await other.connect()
  other.on('error', () => {})
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  other.on('end', resolve)
  await before.drop()
  await ended
  const after = await freshDatabase()
  expect(after.url).toBe(before.url)
  expect(await after.db.selectFrom('workspace').select('name').execute()).toEqual([])
  const { rows } = await sql`select from kysely_migration`.execute(after.db)
  expect(rows).not.toEqual([])
  await after.drop()
})

it('[RUN9] gives no database out again whose tables a test has changed', async () => {
  const before = await freshDatabase()
  await sql`alter table label add column made_up text`.execute(before.db)
  await before.drop()
  const after = await freshDatabase()
  expect(after.url).not.toBe(before.url)
  await after.drop()
})
