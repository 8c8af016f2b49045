import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Longer than any work under a lease may take: the lease of a dead process ends by itself. */
const seconds_max = 40
const looked_for_every_ms = 100

/**
 * Runs the work under a named lease, which one of all processes has at a time. It occupies no connection while the
 * work waits for an external service. Throws where the lease is not available within the time that one may last.
 */
export async function withLease<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = randomUUID()
  const endsMs = performance.now() + seconds_max * 1000
  while (!(await takeLease(db, name, holder))) {
    if (performance.now() > endsMs) throw new Error(`The lease "${name}" is held for too long.`)
    await pause(looked_for_every_ms)
  }
  try {
    return await work()
  } finally {
    // Without the database the lease ends by its time; what the work achieved counts.
    await db
      .deleteFrom('lease')
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .catch(() => {})
  }
}

/** By the clock of the database, which all processes share. */
async function takeLease(db: Db, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into lease (name, holder, expires_at)
    values (${name}, ${holder}, clock_timestamp() + ${seconds_max} * interval '1 s')
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.expires_at <= clock_timestamp()
    returning name`.execute(db)
  return rows.length > 0
}
