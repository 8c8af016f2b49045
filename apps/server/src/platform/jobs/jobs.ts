import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../postgres/db.ts'
import type { Log } from '../log.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Queue } from './queue.ts'

/** Where pg-boss keeps its tables: a schema of its own in the same database. */
export const jobs_schema = 'meridian_jobs'

/** What the work of a job is given. */
export interface JobCall {
  /** Not a transaction: the work opens its own, and asks no provider inside of one. */
  readonly db: Db
  readonly config: Config
  readonly box: SecretBox
  readonly log: Log
  readonly now: () => Date
  /** Aborted when the server stops and has waited long enough, or the job has been handed to somebody else. */
  readonly signal: AbortSignal
}

export interface Job {
  readonly queue: Queue
  readonly run: (call: JobCall, payload: unknown) => Promise<void>
}

/**
 * Says how the jobs of a queue are handled. A job may run twice, when its process died after the work and before
 * the end was noted: the handler does nothing the second time. What it throws is logged and the job retried.
 */
export function job<Payload>(
  queue: Queue<Payload>,
  handle: (call: JobCall, payload: Payload) => Promise<void>,
): Job {
  return { queue, run: (call, payload) => handle(call, queue.payload.parse(payload)) }
}

/**
 * Puts a job on its queue in the caller's transaction: it is there with all else that the transaction writes, or not
 * at all. Of jobs with the same `key` at most one waits: a second takes its place where that is due earlier.
 *
 * pg-boss documents writing into its tables; its own `send` would have to be handed to every service.
 */
export async function enqueue<Payload>(
  tx: Db,
  queue: Queue<Payload>,
  payload: Payload,
  { now, startAt, key }: { readonly now: Date; readonly startAt?: Date; readonly key?: string },
): Promise<void> {
  // The clocks of server and database differ a little, and what is due now is due by both.
  const start_after = startAt ? sql`${startAt}::timestamptz` : sql`least(${now}::timestamptz, now())`
  const isKept = await insertJob(tx, queue, payload, {
    start_after,
    singleton_key: key ?? null,
    singleton_on: sql`null`,
    onConflict: sql`(name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
      do update set start_after = least(job_common.start_after, excluded.start_after)`,
  })
  if (!isKept) throw new Error(`The queue ${queue.name} has not been prepared.`)
}

/** Puts what runs by the clock on its queue, once for the span that `now` lies in, however many processes do so. */
export async function enqueueByClock(db: Db, { queue }: Job, now: Date): Promise<void> {
  const { everySeconds } = queue
  if (everySeconds === undefined) return
  const spanMs = everySeconds * 1000
  const span = new Date(Math.floor(now.getTime() / spanMs) * spanMs).toISOString().slice(0, 19)
  await insertJob(
    db,
    queue,
    {},
    {
      start_after: sql`least(${now}::timestamptz, now())`,
      singleton_key: 'by clock',
      singleton_on: sql`${span}::timestamp`,
      onConflict: sql`do nothing`,
    },
  )
}

/** Makes the queues, or brings them up to what is declared now. */
export async function prepareQueues(db: Db, queues: readonly Queue[]): Promise<void> {
  const wanted = JSON.stringify(queues.map(columnsOf))
  const fields = sql.raw(queue_columns.join(', '))
  const updates = sql.raw(queue_columns.map((column) => `${column} = excluded.${column}`).join(', '))
  await sql`insert into ${table('queue')} as known (${fields})
    select ${fields} from json_populate_recordset(null::${table('queue')}, ${wanted}::json)
    on conflict (name) do update set ${updates}, updated_on = now()`.execute(db)
}

/** How long a job waits that has failed `failures` times; pg-boss adds chance to it. */
export function retryDelaySeconds(queue: Queue, failures: number): number {
  return Math.min(queue.retryDelayMaxSeconds, queue.retryDelaySeconds * 2 ** (failures - 1))
}

interface Row {
  readonly start_after: RawBuilder<unknown>
  readonly singleton_key: string | null
  readonly singleton_on: RawBuilder<unknown>
  readonly onConflict: RawBuilder<unknown>
}

/** Workers are woken when the transaction commits. */
async function insertJob(db: Db, queue: Queue, payload: unknown, row: Row): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into ${table('job_common')} (id, name, data, start_after, keep_until, singleton_key, singleton_on, policy,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
      select new.id, q.name, ${JSON.stringify(payload)}::jsonb, new.start_after,
        new.start_after + q.retention_seconds * interval '1 s', coalesce(${row.singleton_key}, new.id::text),
        ${row.singleton_on}, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
        q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
      from ${table('queue')} q, (select gen_random_uuid() as id, ${row.start_after} as start_after) new
      where q.name = ${queue.name}
      on conflict ${row.onConflict}
      returning id, start_after)
    select id, pg_notify('pgboss_' || left(encode(sha224(${jobs_schema}::bytea), 'hex'), 24), ${queue.name})
    from added`.execute(db)
  return rows.length > 0
}

const day_seconds = 86_400

/** A process that says nothing for so long is dead, and its jobs are handed to another. */
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
