import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Db } from '../src/platform/postgres/db.ts'
import { StorableClient } from '../src/platform/postgres/storable.ts'
import { type Beginning, emptyDatabase, kept_connection, readBeginning } from './empty-database.ts'
import { PreparingClient } from './preparing-client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database from which every test file gets its copy. */
    templateUrl: string
  }
}

export interface FreshDatabase {
  readonly url: string
  readonly db: Db
  /** Gives the database back and ends all other connections to it. */
  readonly drop: () => Promise<void>
}

export interface DatabaseUse {
  /** PostgreSQL plans each statement anew: what it planned for empty tables would take minutes on thousands of rows. */
  readonly hasManyRows?: boolean
}

interface KeptDatabase {
  readonly name: string
  readonly hasManyRows: boolean
  /** Its connections stay for the next test: PostgreSQL knows the tables and the statements there already. */
  readonly db: Db
  /**
   * Deletes the rows of a test. A connection that does so as a replica plans all of its statements anew, those of
   * triggers and foreign keys included.
   */
  readonly emptying: Db
}

/** Emptied databases of this worker. To empty one takes a third of the time that a copy takes. */
const idle: KeptDatabase[] = []
let beginning: Beginning | undefined

/** An empty database of one's own with every table in place. */
export async function freshDatabase({ hasManyRows = false }: DatabaseUse = {}): Promise<FreshDatabase> {
  const index = idle.findLastIndex((one) => one.hasManyRows === hasManyRows)
  const kept = idle.splice(index, index === -1 ? 0 : 1)[0] ?? (await createDatabase(hasManyRows))
  const { name, db, emptying } = kept
  return {
    url: addressOf(name),
    db,
    async drop() {
      if (beginning && (await emptyDatabase(emptying, beginning))) {
        idle.push(kept)
        return
      }
      await Promise.all([db.destroy(), emptying.destroy()])
      await administer(`drop database ${name} with (force)`)
    },
  }
}

async function createDatabase(hasManyRows: boolean): Promise<KeptDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${databaseNameOf(inject('templateUrl'))}`)
  const connection = { url: addressOf(name), applicationName: kept_connection }
  const db = connectDatabase({ ...connection, Client: hasManyRows ? StorableClient : PreparingClient })
  const emptying = connectDatabase({ ...connection, connectionsMax: 1 })
  // The template admits no connection while another worker copies it.
  beginning ??= await readBeginning(db)
  return { name, db, emptying, hasManyRows }
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
