import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { planJob } from '../../../platform/jobs/plan-job.ts'
import { tellProvider, telling_queue } from '../push/mail-telling.service.ts'
import { listDueMailboxes } from './mail-sync.queries.ts'
import { syncMailbox } from './mail-sync.service.ts'
import { mail_reading_queue } from '../../connection/connection.api.ts'

export const mailSyncJobs: readonly Job[] = [
  job(mail_reading_queue, (call, { mailbox_id }) => syncMailbox(call, mailbox_id), { atOnce: 2 }),
  job(telling_queue, (call, { mail_id }) => tellProvider(call, mail_id), { atOnce: 2 }),
  planJob('mail.plan', {
    queue: mail_reading_queue,
    listDue: listDueMailboxes,
    payloadOf: (mailbox_id) => ({ mailbox_id }),
  }),
]
