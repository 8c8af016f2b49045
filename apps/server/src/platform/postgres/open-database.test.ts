import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { readConfig } from '../config/config.ts'
import { makeLog } from '../log.ts'
import { openDatabase } from './open-database.ts'

it('[RUN57] a command goes past the pooler to PostgreSQL itself', async () => {
  const database = await freshDatabase()
  const [nowhere] = await freePorts(1)
  const settings = {
    DATABASE_URL: `postgres://meridian@127.0.0.1:${nowhere}/meridian`,
    DATABASE_LISTEN_URL: database.url,
  }
  {
    await using open = await openDatabase(readConfig(settings, '/'), makeLog('silent'))
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(open.db)
    expect(rows).toEqual([{ one: 1 }])
  }
  await database.drop()
})
