import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { silence_queue, tell_queue } from './invitation.service.ts'
import { silence, tellInvitees } from './invite.service.ts'
import { mailReminders, reminder_queue } from '../reminder/mailed-reminder.service.ts'

export const inviteJobs: readonly Job[] = [
  job(tell_queue, tellInvitees),
  job(silence_queue, silence),
  job(reminder_queue, mailReminders, { atOnce: 1, everySeconds: 60 }),
]
