import { type Job, job } from '../../platform/jobs.ts'
import { forgotten_queue, mailLink } from './forgotten-password.service.ts'

export const userJobs: readonly Job[] = [job(forgotten_queue, mailLink)]
