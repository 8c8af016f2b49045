import { type Db, newConnection } from './db.ts'

/** Longer than any work under a lock may take. */
const timeout_ms = 35_000

/**
 * Runs the work under a named lock that all processes share. The lock has a connection of its own, so that
 * work which waits for an external service blocks no connection of the pool; it ends with the connection, and
 * so with the process. Throws where the lock is not available within half a minute.
 */
export async function withLock<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const connection = newConnection(db, 'meridian lock', timeout_ms)
  // Work that has begun is finished even if the lock is lost with the connection.
  connection.on('error', () => {})
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    await connection.end().catch(() => {})
  }
}
