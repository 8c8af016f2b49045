import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Db } from '../src/platform/postgres/db.ts'
import { definitionsOf, emptyDatabase } from './empty-database.ts'

export interface FreshDatabase {
  readonly url: string
  readonly db: Db
  /** Closes the connection and gives the database back, even with other connections. */
  readonly drop: () => Promise<void>
}

/** Empty databases that tests gave back. Emptying one takes a fifth of the work of a new one. */
const idle: string[] = []
/** Of a database that no test has used; the template itself admits no connection while another worker copies it. */
let definitions: string | undefined

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
      if (await emptyDatabase(url, definitions ?? '')) idle.push(name)
      else await administer(`drop database ${name} with (force)`)
    },
  }
}

async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    `create database ${name} template ${databaseNameOf(inject('templateUrl'))} strategy file_copy`,
  )
  definitions ??= await definitionsOf(addressOf(name))
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
