import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../src/platform/postgres/db.ts'
import { type DatabaseUse, freshDatabase } from './database.ts'

it('[RUN81] prepares a statement that comes again, and answers it by the values of each time', async () => {
  const { found, prepared } = await askThrice({})
  expect(found).toEqual(['Ada', 'Bo', 'Cleo'])
  expect(prepared).toHaveLength(1)
})

it('[RUN81] prepares none where there will be many rows', async () => {
  const { found, prepared } = await askThrice({ hasManyRows: true })
  expect(found).toEqual(['Ada', 'Bo', 'Cleo'])
  expect(prepared).toEqual([])
})

async function askThrice(use: DatabaseUse) {
  const { db, drop } = await freshDatabase(use)
  try {
    const found: string[] = []
    for (const name of ['Ada', 'Bo', 'Cleo']) found.push(await answerOf(db, name))
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    )
    return { found, prepared: rows.filter(({ statement }) => statement.includes('answered_name')) }
  } finally {
    await drop()
  }
}

async function answerOf(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ answered_name: string }>`select ${name}::text as answered_name`.execute(db)
  return rows[0]?.answered_name ?? ''
}
