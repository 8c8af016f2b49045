import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { forgotten_queue, mailLink } from '../password/forgotten-password.service.ts'

export const userJobs: readonly Job[] = [job(forgotten_queue, mailLink)]
