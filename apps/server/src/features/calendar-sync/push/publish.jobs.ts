import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { publication_queue, withdrawal_queue } from './publication.service.ts'
import { publishMeeting, withdrawEvent } from './publish.service.ts'

export const publishJobs: readonly Job[] = [
  job(publication_queue, publishMeeting, { atOnce: 4 }),
  job(withdrawal_queue, withdrawEvent, { atOnce: 2 }),
]
