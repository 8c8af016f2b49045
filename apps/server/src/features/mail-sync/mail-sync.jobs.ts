import { z } from 'zod'
import { inTransaction } from '../../platform/db.ts'
import { enqueue, type Job, job, type Queue } from '../../platform/jobs.ts'
import { tellProvider, telling_queue } from '../mail/mail-telling.service.ts'
import { mail_reading_queue } from '../mailbox/mailbox.service.ts'
import { listDueMailboxes } from './mail-sync.queries.ts'
import { syncMailbox } from './mail-sync.service.ts'

/** Looks which mailboxes are due to be read, and has them read. */
const plan_queue = {
  name: 'mail.plan',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 15,
  expireSeconds: 60,
} satisfies Queue<Record<string, never>>

/** More wait for the next look, so that those who wait longest come first. */
const planned_at_once = 200

export const mailSyncJobs: readonly Job[] = [
  job(mail_reading_queue, (call, { mailbox_id }) => syncMailbox(call, mailbox_id), { atOnce: 2 }),
  job(telling_queue, (call, { mail_id }) => tellProvider(call, mail_id), { atOnce: 2 }),
  job(
    plan_queue,
    async ({ db, now }) => {
      const moment = now()
      const due = await listDueMailboxes(db, moment, planned_at_once)
      await inTransaction(db, async (tx) => {
        for (const mailbox_id of due) {
          await enqueue(tx, mail_reading_queue, { mailbox_id }, { now: moment, key: mailbox_id })
        }
      })
    },
    { atOnce: 1, everySeconds: 30 },
  ),
]
