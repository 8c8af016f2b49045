import { backUpWhenDue } from './features/instance/backup.service.ts'
import { syncConnection } from './features/connection/pull/sync.service.ts'
import { listDue as listDueConnections } from './features/connection/pull/sync.queries.ts'
import { writeMirror } from './features/connection/mirror/mirror-writing.service.ts'
import { pushMeeting } from './features/connection/push/push.service.ts'
import { withdrawEvent } from './features/connection/push/withdrawal.service.ts'
import { revoke } from './features/connection/revocation.service.ts'
import {
  renewChannel,
  renewSubscription,
  planWebhooks,
} from './features/connection/webhook/subscription.service.ts'
import { declineCounter } from './features/invitation/itip/declined-proposal.service.ts'
import { processCalendarMail } from './features/invitation/itip/calendar-mail.service.ts'
import { replyToOrganizer } from './features/invitation/itip/mailed-reply.service.ts'
import { cancelUnsentMails, notifyGuests } from './features/invitation/notify/invite.service.ts'
import { mailReminders } from './features/invitation/reminder/mailed-reminder.service.ts'
import { listDueMailboxes } from './features/mail/pull/mail-sync.queries.ts'
import { syncMailbox } from './features/mail/pull/mail-sync.service.ts'
import { pushMail } from './features/mail/push/mail-push.service.ts'
import { returnSnoozed } from './features/mail/snooze/snooze.service.ts'
import { advanceOffer } from './features/meeting/offer/offer.service.ts'
import { deliver, planOverdueMails } from './features/outbox/delivery.service.ts'
import { mailPasswordLink } from './features/people/password/forgotten-password.service.ts'
import { advancePolls, notifyParticipants } from './features/poll/poll-job.service.ts'
import { deliverWebhook } from './features/webhook/webhook-delivery.service.ts'
import { listDueDeliveries } from './features/webhook/webhook.queries.ts'
import { removeExpired } from './platform/jobs/cleanup.ts'
import { type Job, job } from './platform/jobs/jobs.ts'
import { planDueJobs } from './platform/jobs/plan-job.ts'
import { inTransaction } from './platform/postgres/db.ts'
import { queues } from './queues.ts'

const planCalendars = planDueJobs({
  queue: queues.readCalendars,
  listDue: listDueConnections,
  payloadOf: (connection_id) => ({ connection_id }),
})

const planMailboxes = planDueJobs({
  queue: queues.readMailbox,
  listDue: listDueMailboxes,
  payloadOf: (mailbox_id) => ({ mailbox_id }),
})

const planDeliveries = planDueJobs({
  queue: queues.deliverWebhook,
  listDue: listDueDeliveries,
  payloadOf: (webhook_delivery_id) => ({ webhook_delivery_id }),
})

/** What handles the jobs of each queue. */
export const jobs: readonly Job[] = [
  job(queues.sendMail, (call, { outgoing_mail_id }) => deliver(call, outgoing_mail_id)),
  job(queues.planOverdueMails, planOverdueMails),
  job(queues.advanceOffer, ({ db, now }, { meeting_id }) =>
    inTransaction(db, (tx) => advanceOffer(tx, meeting_id, now())),
  ),
  job(queues.mailPasswordLink, mailPasswordLink),
  job(queues.revokeGrant, revoke),
  job(queues.readCalendars, (call, { connection_id }) => syncConnection(call, connection_id)),
  job(queues.planCalendars, planCalendars),
  job(queues.readMailbox, (call, { mailbox_id }) => syncMailbox(call, mailbox_id)),
  job(queues.pushMail, (call, { mail_id }) => pushMail(call, mail_id)),
  job(queues.returnSnoozed, returnSnoozed),
  job(queues.planMailboxes, planMailboxes),
  job(queues.processCalendarMail, processCalendarMail),
  job(queues.replyToOrganizer, replyToOrganizer),
  job(queues.declineCounter, declineCounter),
  job(queues.pushMeeting, pushMeeting),
  job(queues.withdrawEvent, withdrawEvent),
  job(queues.writeMirror, writeMirror),
  job(queues.planWebhooks, planWebhooks),
  job(queues.openChannel, renewChannel),
  job(queues.openSubscription, renewSubscription),
  job(queues.notifyGuests, notifyGuests),
  job(queues.cancelMails, cancelUnsentMails),
  job(queues.mailReminders, mailReminders),
  job(queues.advancePolls, advancePolls),
  job(queues.notifyParticipants, notifyParticipants),
  job(queues.deliverWebhook, deliverWebhook),
  job(queues.planDeliveries, planDeliveries),
  job(queues.backUp, backUpWhenDue),
  job(queues.deleteExpired, ({ db, now }) => removeExpired(db, now())),
]
