import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, type QueryResultRow, types } from 'pg'
import { StorableClient } from './storable.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

interface Access {
  readonly pool: Pool
  readonly listenUrl: string
  /** Whether a pooler may give each transaction another connection. */
  readonly isPooled: boolean
}

const accesses = new WeakMap<object, Access>()

/** With the one that listens, a process has at most ten connections. */
const connections_max = 9
export const statement_timeout_ms = 30_000

export interface DatabaseOptions {
  /** postgres://… or the address of a Unix socket. */
  readonly url: string
  /** Leads to PostgreSQL itself, where `url` leads to a pooler in transaction mode. */
  readonly listenUrl?: string | undefined
  readonly connectionsMax?: number
  /** What PostgreSQL calls the connections. */
  readonly applicationName?: string
  readonly Client?: typeof StorableClient
  /** Called when a connection breaks, idle or in use, as they all do when PostgreSQL restarts; not while this one ends. */
  readonly onError?: (error: Error) => void
}

/** Connects on first use; a broken idle connection is replaced by the next query. */
export function connectDatabase({
  url,
  listenUrl,
  connectionsMax = connections_max,
  applicationName = 'meridian',
  Client: ConnectionClient = StorableClient,
  onError = () => {},
}: DatabaseOptions): Db {
  const isPooled = listenUrl !== undefined
  const pool = new Pool({
    Client: ConnectionClient,
    connectionString: url,
    max: connectionsMax,
    types: { getTypeParser },
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses this parameter; there the role has the limit.
    ...(!isPooled && { statement_timeout: statement_timeout_ms }),
  })
  // A connection whose PostgreSQL dies emits an event, which ends the process without a listener: an idle one
  // through the pool, one in use only by itself.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The pool ends before its connections have: the database, which is stopped next, may be first to end them.
      if (!pool.ending) onError(error)
    })
  })
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  accesses.set(db, { pool, listenUrl: listenUrl ?? url, isPooled })
  return db
}

export interface PoolFigures {
  readonly used: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

export function getPoolFigures(db: Db): PoolFigures {
  const { pool } = getAccess(db)
  return { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Runs in the caller's transaction where there is one, else in a new one. */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/**
 * A hot read as a named prepared statement, planned once for each connection, unless a pooler is between. Only for
 * reads outside a transaction; `name` and `text` belong together for good.
 */
export async function queryNamed<Row extends QueryResultRow>(
  db: Db,
  {
    name,
    text,
    values,
  }: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<Row[]> {
  const { pool, isPooled } = getAccess(db)
  const { rows } = await pool.query<Row>({ text, values: [...values], ...(!isPooled && { name }) })
  return rows
}

/** Runs as a prepared statement where it has a name, or inside the transaction where there is one. */
export async function queryRows<Row>(
  db: Db,
  statement: {
    readonly name: string | undefined
    readonly text: string
    readonly values: readonly unknown[]
  },
): Promise<Row[]> {
  const { name, text, values } = statement
  if (name !== undefined && !db.isTransaction)
    return queryNamed<Row & Record<string, unknown>>(db, { name, text, values })
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** A statement, or several without values, of a library that writes its own. */
export async function queryText(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const { pool } = getAccess(db)
  return values.length === 0 ? pool.query(text) : pool.query(text, [...values])
}

/**
 * An unopened connection to PostgreSQL itself, for notifications; each of its queries fails after 10 s without an
 * answer.
 */
export function newListeningConnection(db: Db): Client {
  return new Client({
    connectionString: getAccess(db).listenUrl,
    application_name: 'meridian listening',
    query_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
}

function getAccess(db: Db): Access {
  const access = accesses.get(db)
  if (!access) throw new Error('A transaction has no connections of its own.')
  return access
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
