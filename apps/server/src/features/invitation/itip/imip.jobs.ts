import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { followMail, imip_queue } from './imip.service.ts'

export const imipJobs: readonly Job[] = [job(imip_queue, followMail)]
