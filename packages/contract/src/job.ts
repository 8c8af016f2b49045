import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, wholeNumber } from './field.ts'

/** `failed`: given up within a day. `late`: due for more than five minutes, and no worker has started it. */
export const stuck_job_states = ['failed', 'late'] as const

/** A job of the server that needs an operator. What it works on is not told. */
export const StuckJob = z.object({
  job_id: z.uuid(),
  /** The kind of job. */
  queue: z.string(),
  job_state: z.enum(stuck_job_states),
  created_at: Moment,
  due_at: Moment,
  /** How often it has failed. */
  failures: z.int().min(0),
  /** What the last run failed with, at most 500 characters. */
  problem: z.string().nullable(),
})
export type StuckJob = z.infer<typeof StuckJob>

const access = 'administration'
const params = z.object({ job_id: id('job_id') })
const reply = z.object({ job_id: z.uuid() })

export const listStuckJobs = endpoint({
  method: 'GET',
  path: '/v1/admin/jobs',
  scope: null,
  summary:
    'List the jobs that were given up within a day or are more than five minutes late, latest due first',
  access,
  query: z.object({
    page: wholeNumber('Page', 1, 100_000).default(1),
    limit: wholeNumber('Limit', 1, 100).default(20),
  }),
  reply: z.array(StuckJob),
  paged: true,
  says: { failed: 'Failed to get jobs. Please try again.' },
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/v1/admin/jobs/:job_id/retry',
  scope: null,
  summary: 'Make a failed job due now',
  access,
  params,
  reply,
  says: { failed: 'Failed to retry job. Please try again.', done: 'The job is tried again.' },
})

export const dropJob = endpoint({
  method: 'DELETE',
  path: '/v1/admin/jobs/:job_id',
  scope: null,
  summary: 'Delete a job that failed or has not started',
  access,
  params,
  reply,
  says: { failed: 'Failed to drop job. Please try again.', done: 'Job dropped successfully.' },
})
