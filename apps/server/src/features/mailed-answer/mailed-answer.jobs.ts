import { type Job, job } from '../../platform/jobs.ts'
import { mailed_answer_queue } from '../mailed-event/mailed-event.service.ts'
import { tellOrganizer } from './mailed-answer.service.ts'

export const mailedAnswerJobs: readonly Job[] = [job(mailed_answer_queue, tellOrganizer)]
