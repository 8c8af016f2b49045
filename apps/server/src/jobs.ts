import { connectionJobs } from './features/connection/connection.jobs.ts'
import { imipJobs } from './features/imip/imip.jobs.ts'
import { mailedAnswerJobs } from './features/mailed-answer/mailed-answer.jobs.ts'
import { mailSyncJobs } from './features/mail-sync/mail-sync.jobs.ts'
import { hookJobs } from './features/hook/hook.jobs.ts'
import { offerJobs } from './features/offer/offer.jobs.ts'
import { outboxJobs } from './features/outbox/outbox.jobs.ts'
import { inviteJobs } from './features/invite/invite.jobs.ts'
import { publishJobs } from './features/publish/publish.jobs.ts'
import { syncJobs } from './features/sync/sync.jobs.ts'
import { userJobs } from './features/user/user.jobs.ts'
import type { Job, Queue } from './platform/jobs.ts'

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
