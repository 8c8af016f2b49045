import { sql } from 'kysely'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { Db } from '../../../platform/postgres/db.ts'

type ProcessSample = Tables['process_sample']
type InstanceSample = Tables['instance_sample']

/** A process has one sample of each five minutes: a clock that is set back adds none. */
export async function insertProcessSample(db: Db, sample: ProcessSample): Promise<void> {
  await db
    .insertInto('process_sample')
    .values(sample)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of several processes the first one's stays. */
export async function insertInstanceSample(db: Db, sample: InstanceSample): Promise<void> {
  await db
    .insertInto('instance_sample')
    .values(sample)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A quarter of an hour: counts are added up, of anything else it is the highest of its samples. Null is a gap. */
export interface StepRow {
  readonly starts_at: Date
  /** Minutes in which at least one process measured. */
  readonly minutes: number | null
  readonly requests: number | null
  readonly failed_requests: number | null
  readonly request_buckets: readonly number[] | null
  readonly event_loop_delay_ms: number | null
  readonly memory_bytes: number | null
  readonly connections_used: number | null
  readonly statements_waiting: number | null
  readonly streams: number | null
  readonly jobs_waiting: number | null
  readonly oldest_job_seconds: number | null
  readonly mails_waiting: number | null
  readonly mails_failing: number | null
  readonly accounts_failing: number | null
}

/**
 * All steps from `first` to `last`, which are starts of quarters of an hour. Processes that ran at the same time are
 * added up, apart from the delay, which is that of the slowest.
 */
export async function listSteps(
  db: Db,
  { first, last }: { readonly first: Date; readonly last: Date },
): Promise<StepRow[]> {
  const range = sql`starts_at >= ${first} and starts_at < ${last}::timestamptz + interval '15 minutes'`
  const stepAt = sql`date_bin('15 minutes', starts_at, ${first}::timestamptz)`
  const { rows } = await sql<StepRow>`
    with together as (
      select starts_at, sum(requests) as requests, sum(failed_requests) as failed_requests,
        max(event_loop_delay_ms) as event_loop_delay_ms, sum(memory_bytes) as memory_bytes,
        sum(connections_used) as connections_used, sum(statements_waiting) as statements_waiting,
        sum(streams) as streams
      from process_sample where ${range}
      group by starts_at),
    process_step as (
      select ${stepAt} as step_at, (5 * count(*))::integer as minutes, sum(requests)::integer as requests,
        sum(failed_requests)::integer as failed_requests, max(event_loop_delay_ms)::float8 as event_loop_delay_ms,
        max(memory_bytes)::float8 as memory_bytes, max(connections_used)::integer as connections_used,
        max(statements_waiting)::integer as statements_waiting, max(streams)::integer as streams
      from together
      group by step_at),
    bucket_step as (
      select step_at, array_agg(total order by place) as request_buckets
      from (
        select ${stepAt} as step_at, place, sum(count)::integer as total
        from process_sample, unnest(request_buckets) with ordinality as bucket (count, place)
        where ${range}
        group by step_at, place) added
      group by step_at),
    instance_step as (
      select ${stepAt} as step_at, max(jobs_waiting) as jobs_waiting, max(oldest_job_seconds) as oldest_job_seconds,
        max(mails_waiting) as mails_waiting, max(mails_failing) as mails_failing,
        max(accounts_failing) as accounts_failing
      from instance_sample where ${range}
      group by step_at)
    select step_at as starts_at, minutes, requests, failed_requests, request_buckets, event_loop_delay_ms,
      memory_bytes, connections_used, statements_waiting, streams, jobs_waiting, oldest_job_seconds, mails_waiting,
      mails_failing, accounts_failing
    from generate_series(${first}::timestamptz, ${last}::timestamptz, interval '15 minutes') as step (step_at)
      left join process_step using (step_at)
      left join bucket_step using (step_at)
      left join instance_step using (step_at)
    order by step_at`.execute(db)
  return rows
}
