import { type Job, job } from '../../platform/jobs/jobs.ts'
import { revocation_queue, revoke } from './revocation.service.ts'

export const connectionJobs: readonly Job[] = [job(revocation_queue, revoke, { atOnce: 1 })]
