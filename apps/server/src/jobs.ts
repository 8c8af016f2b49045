import { connectionJobs } from './features/connection/connection.jobs.ts'
import { imipJobs } from './features/invitation/itip/imip.jobs.ts'
import { mailedAnswerJobs } from './features/invitation/itip/mailed-answer.jobs.ts'
import { mailSyncJobs } from './features/mail/pull/mail-sync.jobs.ts'
import { hookJobs } from './features/calendar-sync/webhook/hook.jobs.ts'
import { offerJobs } from './features/meeting/offer/offer.jobs.ts'
import { outboxJobs } from './features/outbox/outbox.jobs.ts'
import { inviteJobs } from './features/invitation/notify/invite.jobs.ts'
import { publishJobs } from './features/calendar-sync/push/publish.jobs.ts'
import { syncJobs } from './features/calendar-sync/pull/sync.jobs.ts'
import { userJobs } from './features/people/user/user.jobs.ts'
import type { Job, Queue } from './platform/jobs/jobs.ts'

/** Everything that runs behind the answers; each feature declares its own. */
export const jobs: readonly Job[] = [
  ...outboxJobs,
  ...offerJobs,
  ...userJobs,
  ...connectionJobs,
  ...syncJobs,
  ...mailSyncJobs,
  ...imipJobs,
  ...mailedAnswerJobs,
  ...publishJobs,
  ...hookJobs,
  ...inviteJobs,
]

/** Everything that may be put on a queue. */
export const queues: readonly Queue[] = jobs.map(({ queue }) => queue)
