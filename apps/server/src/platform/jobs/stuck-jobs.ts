import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'
import { late_after_ms } from './job-health.ts'
import { jobs_schema, wakeWorkers } from './jobs.ts'

export interface StuckJobRow {
  readonly job_id: string
  readonly queue: string
  readonly is_failed: boolean
  readonly created_at: Date
  readonly due_at: Date
  readonly failures: number
  readonly problem: string | null
}

/** One page, latest due first, and the total number. */
export async function listStuckRows(
  db: Db,
  { page, limit }: { readonly page: number; readonly limit: number },
  now: Date,
): Promise<{ rows: StuckJobRow[]; total: number }> {
  const { rows } = await sql<StuckJobRow>`
    select id as job_id, name as queue, state = 'failed' as is_failed, created_on as created_at,
      start_after as due_at, retry_count + (started_on is not null)::integer as failures,
      left(coalesce(output ->> 'message', output -> 'value' ->> 'message'), 500) as problem
    from ${job_table} where ${isStuck(now)}
    order by start_after desc, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${job_table} where ${isStuck(now)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export interface LockedJob {
  readonly queue: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  /** Another job of the same key waits. */
  readonly has_other: boolean
}

/** Null for a job that does not exist or is done. */
export async function lockJob(tx: Db, job_id: string): Promise<LockedJob | null> {
  const { rows } = await sql<LockedJob>`
    select name as queue, state,
      exists (select from ${job_table} other where other.name = job.name and other.id <> job.id
        and other.singleton_key = job.singleton_key and other.state in ('created', 'retry')) as has_other
    from ${job_table} job
    where id = ${job_id} and state in ('created', 'retry', 'active', 'failed')
    for update`.execute(tx)
  return rows[0] ?? null
}

/** As pg-boss's own `retry` does it: one more run, from now on, and kept as long as before. */
export async function retryFailed(tx: Db, { queue, job_id }: JobKey): Promise<void> {
  await sql`
    with due as (
      update ${job_table} set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
        start_after = now(), keep_until = now() + (keep_until - start_after)
      where name = ${queue} and id = ${job_id} and state = 'failed'
      returning name)
    select ${wakeWorkers(queue)} from due`.execute(tx)
}

export async function deleteJob(tx: Db, { queue, job_id }: JobKey): Promise<void> {
  await sql`delete from ${job_table} where name = ${queue} and id = ${job_id}`.execute(tx)
}

interface JobKey {
  readonly queue: string
  readonly job_id: string
}

/** The same that the health of the jobs warns of. */
function isStuck(now: Date) {
  const late = new Date(now.getTime() - late_after_ms)
  return sql`(state in ('created', 'retry') and start_after < ${late})
    or (state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day')`
}

const job_table = sql.table(`${jobs_schema}.job`)
