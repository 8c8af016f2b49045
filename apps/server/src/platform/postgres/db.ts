import { Kysely, PostgresDialect } from 'kysely'
import { type Client, Pool, type QueryResultRow, types } from 'pg'
import { StorableClient } from './storable.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

const pools = new WeakMap<object, Pool>()

export interface DatabaseOptions {
  /** postgres://… or the address of a Unix socket. */
  readonly url: string
  readonly connectionsMax?: number
  /** Called when a connection breaks, idle or in use, as they all do when PostgreSQL restarts. */
  readonly onError?: (error: Error) => void
}

/** Connects on first use; a broken idle connection is replaced by the next query. */
export function connectDatabase({ url, connectionsMax = 10, onError = () => {} }: DatabaseOptions): Db {
  const pool = new Pool({
    Client: StorableClient,
    connectionString: url,
    max: connectionsMax,
    types: { getTypeParser },
    application_name: 'meridian',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  })
  // A connection whose PostgreSQL dies emits an event, which ends the process without a listener: an idle one
  // through the pool, one in use only by itself.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

export interface PoolFigures {
  readonly used: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

export function getPoolFigures(db: Db): PoolFigures {
  const pool = pools.get(db)
  if (!pool) throw new Error('A transaction has no pool.')
  return { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Runs in the caller's transaction where there is one, else in a new one. */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/**
 * A hot read as a named prepared statement, planned once for each connection. Only for reads outside a
 * transaction; `name` and `text` belong together for good.
 */
export async function queryNamed<Row extends QueryResultRow>(
  db: Db,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<Row[]> {
  const pool = pools.get(db)
  if (!pool) throw new Error(`The named statement ${statement.name} must not run inside a transaction.`)
  const { rows } = await pool.query<Row>({ ...statement, values: [...statement.values] })
  return rows
}

/**
 * A separate, unopened connection to the same database, for work that lasts longer than a query. PostgreSQL
 * lists it under the name; each of its queries fails after 10 s, or the given time, without an answer.
 */
export function newConnection(db: Db, application_name: string, query_timeout = 10_000): Client {
  const pool = pools.get(db)
  if (!pool) throw new Error('A connection of its own cannot be part of a transaction.')
  return new StorableClient({ ...pool.options, application_name, query_timeout, keepAlive: true })
}

/**
 * Dates and wall times stay text: a JavaScript Date would move them into the server's zone. count() is a
 * number here, since no table of ours outgrows 2^53 rows.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    const own = own_parsers.get(oid)
    if (own) return own
  }
  return types.getTypeParser(oid, format)
}

const { INT8, DATE, TIMESTAMP } = types.builtins
const timestamp_array = 1115

const own_parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
  [TIMESTAMP, asWall],
  [
    timestamp_array,
    (text) =>
      text === '{}'
        ? []
        : text
            .slice(1, -1)
            .split(',')
            .map((item) => asWall(item.replaceAll('"', ''))),
  ],
])

function asWall(text: string): string {
  return text.replace(' ', 'T').slice(0, 19)
}
