import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { planJob } from '../../../platform/jobs/plan-job.ts'
import { listDue } from './sync.queries.ts'
import { syncConnection } from './sync.service.ts'
import { reading_queue } from '../../connection/connection.api.ts'

export const syncJobs: readonly Job[] = [
  job(reading_queue, (call, { connection_id }) => syncConnection(call, connection_id), { atOnce: 4 }),
  planJob('connection.plan', {
    queue: reading_queue,
    listDue,
    payloadOf: (connection_id) => ({ connection_id }),
  }),
]
