import { type Db, newConnection } from './db.ts'

/** Longer than anything may take that is done under a lock. */
const patience_ms = 35_000

/**
 * Does the work while nobody else in any process does work under the same name. The lock has a connection of its own,
 * so that work which waits for somebody outside keeps none from the pool; it goes with the connection, and so with the
 * process. Throws where the lock is not to be had within half a minute.
 */
export async function withLock<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const connection = newConnection(db, 'meridian lock', patience_ms)
  // Work that has begun is finished though the lock is lost with the connection.
  connection.on('error', () => {})
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return await work()
  } finally {
    await connection.end().catch(() => {})
  }
}
