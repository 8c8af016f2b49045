import { syncConnection } from './features/connection/pull/sync.service.ts'
import { listDue as listDueConnections } from './features/connection/pull/sync.queries.ts'
import { publishMeeting, withdrawEvent } from './features/connection/push/publish.service.ts'
import { revoke } from './features/connection/revocation.service.ts'
import {
  keepChannel,
  keepSubscription,
  planHooks,
} from './features/connection/webhook/subscription.service.ts'
import { tellGuest } from './features/invitation/itip/declined-proposal.service.ts'
import { followMail } from './features/invitation/itip/imip.service.ts'
import { tellOrganizer } from './features/invitation/itip/mailed-answer.service.ts'
import { silence, tellInvitees } from './features/invitation/notify/invite.service.ts'
import { mailReminders } from './features/invitation/reminder/mailed-reminder.service.ts'
import { listDueMailboxes } from './features/mail/pull/mail-sync.queries.ts'
import { syncMailbox } from './features/mail/pull/mail-sync.service.ts'
import { tellProvider } from './features/mail/push/mail-telling.service.ts'
import { advanceOffer } from './features/meeting/offer/offer.service.ts'
import { deliver, planOverdue } from './features/outbox/delivery.service.ts'
import { mailLink } from './features/people/password/forgotten-password.service.ts'
import { removeExpired } from './platform/jobs/cleanup.ts'
import { type Job, job } from './platform/jobs/jobs.ts'
import { planner } from './platform/jobs/plan-job.ts'
import { inTransaction } from './platform/postgres/db.ts'
import { queues } from './queues.ts'

const planCalendars = planner({
  queue: queues.readCalendars,
  listDue: listDueConnections,
  payloadOf: (connection_id) => ({ connection_id }),
})

const planMailboxes = planner({
  queue: queues.readMailbox,
  listDue: listDueMailboxes,
  payloadOf: (mailbox_id) => ({ mailbox_id }),
})

/** What handles the jobs of each queue. */
export const jobs: readonly Job[] = [
  job(queues.sendMail, (call, { outgoing_mail_id }) => deliver(call, outgoing_mail_id)),
  job(queues.planOverdueMails, planOverdue),
  job(queues.advanceOffer, ({ db, now }, { meeting_id }) =>
    inTransaction(db, (tx) => advanceOffer(tx, meeting_id, now())),
  ),
  job(queues.mailPasswordLink, mailLink),
  job(queues.revokeGrant, revoke),
  job(queues.readCalendars, (call, { connection_id }) => syncConnection(call, connection_id)),
  job(queues.planCalendars, planCalendars),
  job(queues.readMailbox, (call, { mailbox_id }) => syncMailbox(call, mailbox_id)),
  job(queues.pushMail, (call, { mail_id }) => tellProvider(call, mail_id)),
  job(queues.planMailboxes, planMailboxes),
  job(queues.processCalendarMail, followMail),
  job(queues.replyToOrganizer, tellOrganizer),
  job(queues.declineCounter, tellGuest),
  job(queues.pushMeeting, publishMeeting),
  job(queues.withdrawEvent, withdrawEvent),
  job(queues.planWebhooks, planHooks),
  job(queues.openChannel, keepChannel),
  job(queues.openSubscription, keepSubscription),
  job(queues.notifyGuests, tellInvitees),
  job(queues.cancelMails, silence),
  job(queues.mailReminders, mailReminders),
  job(queues.deleteExpired, ({ db, now }) => removeExpired(db, now())),
]
