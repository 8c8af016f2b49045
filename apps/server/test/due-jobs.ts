import { sql } from 'kysely'
import { jobs as allJobs } from '../src/jobs.ts'
import type { Config } from '../src/platform/config/config.ts'
import { runJob } from '../src/platform/jobs/job-runner.ts'
import {
  clockPeriod,
  type Job,
  type JobCall,
  jobs_schema,
  retryDelaySeconds,
} from '../src/platform/jobs/jobs.ts'

/** How a run ended that a test asked for. */
export interface JobOutcome {
  readonly name: string
  readonly payload: unknown
  /** Null after one that went well. */
  readonly error: Error | null
}

interface DueRow {
  readonly id: string
  readonly name: string
  readonly data: unknown
  readonly retry_count: number
  readonly retry_limit: number
}

/**
 * Runs the due jobs in order by the test's clock, added ones included, until none is due: the queues without
 * their workers. A failed job waits for its retry by the same clock; a scheduled one, for its next period.
 */
export async function runDueJobs(
  call: Omit<JobCall, 'signal'>,
  jobs: readonly Job[] = allJobs,
): Promise<JobOutcome[]> {
  const { signal } = new AbortController()
  const outcomes = await runEnqueued({ ...call, signal }, jobs)
  const scheduled = jobs.filter((job) => isNextPeriod(call, job))
  for (const job of scheduled) {
    const error = await runJob(job, { ...call, signal }, { id: 'by clock', data: {} })
    outcomes.push({ name: job.queue.name, payload: {}, error })
  }
  return scheduled.length === 0 ? outcomes : [...outcomes, ...(await runEnqueued({ ...call, signal }, jobs))]
}

async function runEnqueued(call: JobCall, jobs: readonly Job[]): Promise<JobOutcome[]> {
  const outcomes: JobOutcome[] = []
  const names = jobs.map(({ queue }) => queue.name)
  for (let row = await takeDue(call, names); row; row = await takeDue(call, names)) {
    const { name, data } = row
    const job = jobs.find(({ queue }) => queue.name === name)
    if (!job) throw new Error(`The queue ${name} has no handler.`)
    const error = await runJob(job, call, row)
    await settle(call, job, row, error)
    outcomes.push({ name, payload: data, error })
  }
  return outcomes
}

/** Of each server of a test, the period in which each scheduled job ran last. */
const last_periods = new WeakMap<Config, Map<string, string>>()

/** Scheduled jobs run once a period, as `enqueueByClock` has them run: its rows would be an eighth of all statements of the tests. */
function isNextPeriod({ config, now }: Pick<JobCall, 'config' | 'now'>, { queue }: Job): boolean {
  const period = clockPeriod(queue, now())
  const periods = last_periods.get(config) ?? new Map<string, string>()
  last_periods.set(config, periods)
  if (period === undefined || periods.get(queue.name) === period) return false
  periods.set(queue.name, period)
  return true
}

async function takeDue(
  { db, now }: Pick<JobCall, 'db' | 'now'>,
  names: readonly string[],
): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    update ${job_table} set state = 'active', started_on = now()
    where (name, id) in (
      select name, id from ${job_table} where name = any (${names}::text[])
        and state in ('created', 'retry') and start_after <= ${now()}
      order by start_after, created_on, id limit 1)
    returning id, name, data, retry_count, retry_limit`.execute(db)
  return rows[0]
}

async function settle(
  { db, now }: Pick<JobCall, 'db' | 'now'>,
  { queue }: Job,
  { id, retry_count, retry_limit }: DueRow,
  error: Error | null,
): Promise<void> {
  if (error === null) {
    await sql`update ${job_table} set state = 'completed', completed_on = now() where id = ${id}`.execute(db)
  } else if (retry_count >= retry_limit) {
    await sql`update ${job_table} set state = 'failed', completed_on = now() where id = ${id}`.execute(db)
  } else {
    const again = new Date(now().getTime() + retryDelaySeconds(queue, retry_count + 1) * 1000)
    await sql`update ${job_table}
      set state = 'retry', retry_count = retry_count + 1, start_after = ${again} where id = ${id}`.execute(db)
  }
}

const job_table = sql.table(`${jobs_schema}.job`)
