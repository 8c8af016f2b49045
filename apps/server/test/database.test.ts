import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connectDatabase } from '../src/platform/postgres/db.ts'
import { freshDatabase } from './database.ts'

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

it('[RUN9] removes the database with what is still connected to it', async () => {
  const { url, db, drop } = await freshDatabase()
  await sql`select 1`.execute(db)
  await drop()
  const late = connectDatabase({ url })
  await expect(sql`select 1`.execute(late)).rejects.toMatchObject({ code: '3D000' })
  await late.destroy()
})
