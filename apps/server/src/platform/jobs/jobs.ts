import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../postgres/db.ts'
import type { Log } from '../log.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Queue } from './queue.ts'

/** pg-boss's own schema in the same database. */
export const jobs_schema = 'meridian_jobs'

/** What a job's handler works with. */
export interface JobCall {
  /** Not a transaction: the handler opens its own, and calls no provider inside of one. */
  readonly db: Db
  readonly config: Config
  readonly box: SecretBox
  readonly log: Log
  readonly now: () => Date
  /** Aborted when the server stops and has waited long enough, or another process has taken the job over. */
  readonly signal: AbortSignal
}

export interface Job {
  readonly queue: Queue
  readonly run: (call: JobCall, payload: unknown) => Promise<void>
}

/**
 * Declares the handler of a queue's jobs. A job may run twice, when its process died after the work and
 * before its end was recorded: the second run must do nothing. An exception is logged and the job retried.
 */
export function job<Payload>(
  queue: Queue<Payload>,
  handle: (call: JobCall, payload: Payload) => Promise<void>,
): Job {
  return { queue, run: (call, payload) => handle(call, queue.payload.parse(payload)) }
}

/**
 * Enqueues a job in the caller's transaction: it commits or rolls back with everything else. Of jobs with the
 * same `key` at most one waits: a second replaces it where it is due earlier. pg-boss documents writing into
 * its tables; its own `send` would have to be passed to every service.
 */
export async function enqueue<Payload>(
  tx: Db,
  queue: Queue<Payload>,
  payload: Payload,
  { key, ...due }: DueTime & { readonly key?: string },
): Promise<void> {
  await insertWaiting(tx, queue, [{ payload, key: key ?? null }], due)
}

/** Enqueues several jobs as `enqueue` does, in one statement. Of jobs with the same key the last one counts. */
export async function enqueueAll<Payload>(
  tx: Db,
  queue: Queue<Payload>,
  jobs: readonly { readonly key: string; readonly payload: Payload }[],
  due: DueTime,
): Promise<void> {
  const byKey = new Map(jobs.map((one) => [one.key, one]))
  if (byKey.size > 0) await insertWaiting(tx, queue, [...byKey.values()], due)
}

interface DueTime {
  readonly now: Date
  readonly startAt?: Date
}

async function insertWaiting(
  tx: Db,
  queue: Queue,
  jobs: readonly NewJob[],
  { now, startAt }: DueTime,
): Promise<void> {
  const added = await insertJobs(tx, queue, jobs, {
    // The clocks of server and database differ a little, and a job that is due now must be due by both.
    start_after: startAt ? sql`${startAt}::timestamptz` : sql`least(${now}::timestamptz, now())`,
    singleton_on: sql`null`,
    onConflict: sql`(name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
      do update set start_after = least(job_common.start_after, excluded.start_after)`,
  })
  if (added === 0) throw new Error(`The queue ${queue.name} has not been prepared.`)
}

/** Makes waiting jobs of the queue due now: those whose key begins with `keyStart`. */
export async function makeJobsDueNow(tx: Db, queue: Queue, keyStart: string, now: Date): Promise<void> {
  await sql`
    with due as (
      update ${table('job_common')} set start_after = least(${now}::timestamptz, now())
      where name = ${queue.name} and state = 'created' and starts_with(singleton_key, ${keyStart})
      returning name)
    select ${wakeWorkers(queue.name)} from (select distinct name from due)`.execute(tx)
}

/** Enqueues a scheduled job, once for the period that `now` lies in, however many processes do so. */
export async function enqueueByClock(db: Db, { queue }: Job, now: Date): Promise<void> {
  const period = clockPeriod(queue, now)
  if (period === undefined) return
  await insertJobs(db, queue, [{ payload: {}, key: 'by clock' }], {
    start_after: sql`least(${now}::timestamptz, now())`,
    singleton_on: sql`${period}::timestamp`,
    onConflict: sql`do nothing`,
  })
}

/** The beginning of the period that `now` lies in, in UTC, as PostgreSQL reads it; undefined for jobs without a clock. */
export function clockPeriod({ everySeconds }: Queue, now: Date): string | undefined {
  if (everySeconds === undefined) return undefined
  const spanMs = everySeconds * 1000
  return new Date(Math.floor(now.getTime() / spanMs) * spanMs).toISOString().slice(0, 19)
}

/** Creates the queues, or updates them to what is declared. */
export async function prepareQueues(db: Db, queues: readonly Queue[]): Promise<void> {
  const wanted = JSON.stringify(queues.map(columnsOf))
  const fields = sql.raw(queue_columns.join(', '))
  const updates = sql.raw(queue_columns.map((column) => `${column} = excluded.${column}`).join(', '))
  await sql`insert into ${table('queue')} as known (${fields})
    select ${fields} from json_populate_recordset(null::${table('queue')}, ${wanted}::json)
    on conflict (name) do update set ${updates}, updated_on = now()`.execute(db)
}

/** The pause after `failures` failed runs; pg-boss adds jitter. */
export function retryDelaySeconds(queue: Queue, failures: number): number {
  return Math.min(queue.retryDelayMaxSeconds, queue.retryDelaySeconds * 2 ** (failures - 1))
}

interface NewJob {
  readonly payload: unknown
  readonly key: string | null
}

interface SharedColumns {
  readonly start_after: RawBuilder<unknown>
  readonly singleton_on: RawBuilder<unknown>
  readonly onConflict: RawBuilder<unknown>
}

/**
 * Notifies workers when the transaction commits. The rows are in the order of their keys, so that two transactions do not
 * wait for each other.
 */
async function insertJobs(
  db: Db,
  queue: Queue,
  jobs: readonly NewJob[],
  { start_after, singleton_on, onConflict }: SharedColumns,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into ${table('job_common')} (id, name, data, start_after, keep_until, singleton_key, singleton_on, policy,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
      select new.id, q.name, new.payload, new.start_after,
        new.start_after + q.retention_seconds * interval '1 s', coalesce(new.key, new.id::text),
        ${singleton_on}, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
        q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
      from ${table('queue')} q, (
        select gen_random_uuid() as id, ${start_after} as start_after, wanted.payload, wanted.key
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as wanted (payload jsonb, key text)) new
      where q.name = ${queue.name}
      order by new.key
      on conflict ${onConflict}
      returning id, start_after)
    select id, ${wakeWorkers(queue.name)} from added`.execute(db)
  return rows.length
}

/** Notifies the workers of the queue when the transaction commits. */
export function wakeWorkers(queue: string) {
  return sql`pg_notify('pgboss_' || left(encode(sha224(${jobs_schema}::bytea), 'hex'), 24), ${queue})`
}

const day_seconds = 86_400

/** A process without a heartbeat for this long is dead, and another one takes its jobs. */
const heartbeat_seconds = 30

const queue_columns = [
  'name',
  'policy',
  'retry_limit',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'retention_seconds',
  'deletion_seconds',
  'partition',
  'table_name',
  'heartbeat_seconds',
  'notify',
] as const

function columnsOf(queue: Queue): Readonly<Record<(typeof queue_columns)[number], unknown>> {
  return {
    name: queue.name,
    policy: 'short',
    retry_limit: queue.retries,
    retry_delay: queue.retryDelaySeconds,
    retry_backoff: true,
    retry_delay_max: queue.retryDelayMaxSeconds,
    expire_seconds: queue.expireSeconds,
    retention_seconds: 14 * day_seconds,
    deletion_seconds: day_seconds,
    partition: false,
    table_name: 'job_common',
    heartbeat_seconds,
    notify: true,
  }
}

function table(name: string) {
  return sql.table(`${jobs_schema}.${name}`)
}
