import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import type { Db } from '../src/platform/postgres/db.ts'
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

it('[RUN9] ends what is still connected, and gives the database out again with the rows of a new one', async () => {
  const before = await freshDatabase()
  const given = await readGiven(before.db)
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
  expect(await readGiven(after.db)).toEqual(given)
  await after.drop()
})

it.each([
  ['its tables', 'alter table label add column made_up text'],
  ['the type of a column', 'alter table label alter column label_title type varchar(90)'],
  [
    'its settings',
    `do $$ begin execute format('alter database %I set work_mem = 4096', current_database()); end $$`,
  ],
  ['rows that migrations fill in', `delete from provider where provider = 'zoom'`],
  // A table with so few rows is not analyzed by PostgreSQL itself in the meantime.
  ['the statistics of its tables', 'analyze provider'],
])('[RUN9] gives no database out again in which a test has changed %s', async (_what, statement) => {
  const before = await freshDatabase()
  await sql.raw(statement).execute(before.db)
  await before.drop()
  const after = await freshDatabase()
  expect(after.url).not.toBe(before.url)
  await after.drop()
})

/** The rows that migrations fill in. */
async function readGiven(db: Db) {
  const { rows } = await sql`select (select jsonb_agg(provider) from provider) as providers,
    (select jsonb_agg(kind) from meeting_integration_type kind) as kinds,
    (select count(*) from kysely_migration) as migrations`.execute(db)
  expect(rows).toMatchObject([{ providers: expect.arrayContaining([expect.anything()]) }])
  return rows
}
