import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment } from './field.ts'

const count = z.int().min(0).nullable()
const amount = z.number().min(0).nullable()

/**
 * What was measured in a quarter of an hour, of all processes together; null where nothing was. Other than the
 * requests, a figure is the highest of its samples, one each five minutes.
 */
export const FiguresStep = z.object({
  starts_at: Moment,
  requests_per_minute: amount,
  /** Requests answered with a status of 500 or more. */
  failed_per_minute: amount,
  /** Null also without requests. */
  response_p50_ms: amount,
  response_p95_ms: amount,
  response_p99_ms: amount,
  /** 99th percentile, of the slowest process. */
  event_loop_delay_ms: amount,
  /** Resident memory of the processes. */
  memory_bytes: amount,
  /** Connections of the processes to the database. */
  connections_used: count,
  /** Statements that wait for a connection. */
  statements_waiting: count,
  /** Browsers that follow changes. */
  streams: count,
  /** Due and not started. */
  jobs_waiting: count,
  /** Since the longest waiting job became due; 0 without one. */
  oldest_job_seconds: count,
  /** Due and not yet accepted by the mail server. */
  mails_waiting: count,
  /** Waiting mails with a failed attempt. */
  mails_failing: count,
  /** Connected accounts that cannot be synced. */
  accounts_failing: count,
})
export type FiguresStep = z.infer<typeof FiguresStep>

export const listFigures = endpoint({
  method: 'GET',
  path: '/v1/admin/figures',
  scope: null,
  summary: 'List what the instance measured in each quarter of an hour of the last 24 hours, the latest last',
  access: 'administration',
  reply: z.array(FiguresStep),
  says: { failed: 'Failed to get figures. Please try again.' },
})
