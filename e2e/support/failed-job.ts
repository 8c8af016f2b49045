import { randomUUID } from 'node:crypto'
import { connectDatabase, queryText } from '../../apps/server/src/platform/postgres/db.ts'

/** A job that was given up with that problem: it reads calendars of a connection that does not exist. */
export async function aFailedJob(problem: string): Promise<void> {
  const db = connectDatabase({ url: process.env['MERIDIAN_DATABASE_URL'] ?? '', connectionsMax: 1 })
  try {
    // Due later than every other job, it is the first of the list.
    await queryText(
      db,
      `insert into meridian_jobs.job_common (name, data, singleton_key, policy, retry_limit, retry_count, state,
        start_after, keep_until, started_on, completed_on, output)
      select name, $1::jsonb, $2, policy, retry_limit, retry_limit, 'failed', now() + interval '1 day',
        now() + interval '14 days', now(), now(), $3::jsonb
      from meridian_jobs.queue where name = 'connection.read'`,
      [JSON.stringify({ connection_id: randomUUID() }), randomUUID(), JSON.stringify({ message: problem })],
    )
  } finally {
    await db.destroy()
  }
}
