import { minute_ms } from '@meridian/engine'
import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'
import { jobs_schema } from './jobs.ts'

/** A job that has been due for as long means that the workers are gone, or too few. */
export const late_after_ms = 5 * minute_ms

export interface JobFigures {
  /** Due and not started. */
  readonly waiting: number
  readonly running: number
  /** Failed for good within a day; older ones are deleted. */
  readonly failed: number
  /** When the longest waiting job became due. */
  readonly oldest_at: Date | null
}

export interface MailFigures {
  /** Not accepted yet by the mail server, attempted or not. */
  readonly waiting: number
  /** Waiting mails with a failed attempt. */
  readonly failing: number
  /** Failed for good within a day. */
  readonly failed: number
}

export async function countMails(db: Db, now: Date): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) filter (where state <> 'failed') as waiting,
      count(*) filter (where state <> 'failed' and problem is not null) as failing,
      count(*) filter (where state = 'failed') as failed
    from outgoing_mail
    where (state in ('waiting', 'sending') and send_at <= ${now})
      or (state = 'failed' and updated_at > ${now}::timestamptz - interval '1 day')`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('PostgreSQL counted no mails at all.')
  return figures
}

export interface QueueFigures extends Omit<JobFigures, 'oldest_at'> {
  readonly queue: string
  /** Since the longest waiting job became due; 0 without one. */
  readonly oldest_seconds: number
}

/** The figures of each queue that has jobs. */
export async function listQueueFigures(db: Db, now: Date): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name as queue, count(*) filter (where is_due) as waiting,
      count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from ${now}::timestamptz - min(start_after) filter (where is_due)), 0)::float8
        as oldest_seconds
    from (${countedJobs(now)}) job
    group by name`.execute(db)
  return rows
}

export async function countJobs(db: Db, now: Date): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select count(*) filter (where is_due) as waiting, count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed, min(start_after) filter (where is_due) as oldest_at
    from (${countedJobs(now)}) job`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('PostgreSQL counted no jobs at all.')
  return figures
}

/** Jobs that wait, run, or failed for good within a day. */
function countedJobs(now: Date) {
  return sql`select name, state, start_after, state in ('created', 'retry') and start_after <= ${now} as is_due
    from ${sql.table(`${jobs_schema}.job`)}
    where state in ('created', 'retry', 'active')
      or (state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day')`
}
