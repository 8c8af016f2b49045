import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Db } from '../src/platform/postgres/db.ts'
import { type Beginning, emptyDatabase, readBeginning } from './empty-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database from which every test file gets its copy. */
    templateUrl: string
  }
}

export interface FreshDatabase {
  readonly url: string
  readonly db: Db
  /** Closes the connection and gives the database back, even with other connections. */
  readonly drop: () => Promise<void>
}

/** Emptied databases of this worker. To empty one takes a third of the time that a copy takes. */
const idle: string[] = []
let beginning: Beginning | undefined

/** An empty database of one's own with every table in place. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = idle.pop() ?? (await createDatabase())
  const url = addressOf(name)
  const db = connectDatabase({ url })
  return {
    url,
    db,
    async drop() {
      await db.destroy()
      if (beginning && (await emptyDatabase(url, beginning))) idle.push(name)
      else await administer(`drop database ${name} with (force)`)
    },
  }
}

async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${databaseNameOf(inject('templateUrl'))}`)
  // The template admits no connection while another worker copies it.
  beginning ??= await readBeginning(addressOf(name))
  return name
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: addressOf('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function addressOf(database: string): string {
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${database}`
  return url.href
}

function databaseNameOf(address: string): string {
  return new URL(address).pathname.slice(1)
}
