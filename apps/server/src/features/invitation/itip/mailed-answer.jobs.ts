import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { declined_proposal_queue, mailed_answer_queue } from './mailed-event.service.ts'
import { tellGuest } from './declined-proposal.service.ts'
import { tellOrganizer } from './mailed-answer.service.ts'

export const mailedAnswerJobs: readonly Job[] = [
  job(mailed_answer_queue, tellOrganizer),
  job(declined_proposal_queue, tellGuest),
]
