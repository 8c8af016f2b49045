// Every job of the server, in one table: its payload, time limit and retries. A feature enqueues a job by its
// entry here; jobs.ts says which function handles it. The names are stored in the database: a migration renames a
// queue together with the jobs that wait in it.
import { Provider } from '@meridian/contract'
import { z } from 'zod'
import { queue, scheduledQueue } from './platform/jobs/queue.ts'

const Mail = z.object({ mail_id: z.uuid() })
const Meeting = z.object({ meeting_id: z.uuid() })
const Connection = z.object({ connection_id: z.uuid() })
const Mailbox = z.object({ mailbox_id: z.uuid() })
/** How often in a row the provider has failed. */
const failures = z.int().default(0)

export const queues = {
  /** Reads what is new in the calendars of a connection; one job waits for each connection. */
  readCalendars: queue('connection.read', {
    payload: Connection,
    retries: 3,
    retryDelaySeconds: [15, 300],
    expireSeconds: 1800,
    concurrency: 4,
  }),
  /** Enqueues `readCalendars` for connections that are due. */
  planCalendars: scheduledQueue('connection.plan', { everySeconds: 30 }),
  /** Ends a grant at its provider. The tokens are gone here, so a day and a half of retries is enough. */
  revokeGrant: queue('connection.revoke', {
    payload: z.object({
      provider: Provider,
      /** As it was stored, in base64. */
      token_sealed: z.string(),
      owner: z.string(),
      /** The webhooks to close, and the token that may close them while it is valid. */
      hooks: z
        .object({
          token_sealed: z.string(),
          owner: z.string(),
          hook_id: z.string().nullable(),
          channels: z.array(z.object({ channel_id: z.string(), channel_resource_id: z.string() })),
        })
        .nullable()
        .default(null),
    }),
    retries: 20,
    retryDelaySeconds: [30, 7200],
    expireSeconds: 60,
    concurrency: 1,
  }),
  /** Brings what a provider has of one meeting to what Meridian has; one job waits for each meeting and connection. */
  pushMeeting: queue('meeting.push', {
    payload: z.object({ connection_id: z.uuid(), meeting_id: z.uuid(), failures }),
    retries: 5,
    retryDelaySeconds: [15, 900],
    expireSeconds: 600,
    concurrency: 4,
  }),
  /** Deletes at a provider what was deleted here. The meeting is gone, so the job names the event. */
  withdrawEvent: queue('meeting.withdraw', {
    payload: z.object({
      connection_id: z.uuid(),
      calendar_id: z.string(),
      external_id: z.string(),
      failures,
    }),
    retries: 5,
    retryDelaySeconds: [15, 900],
    expireSeconds: 120,
  }),
  /** Makes the events that a rule has written those of a calendar's busy times; one job waits for each rule. */
  writeMirror: queue('busy_mirror.write', {
    payload: z.object({ busy_mirror_id: z.uuid() }),
    retries: 5,
    retryDelaySeconds: [30, 900],
    expireSeconds: 600,
  }),
  /** Opens the push channel of one Google calendar. */
  openChannel: queue('webhook.open_channel', {
    payload: z.object({ connection_id: z.uuid(), calendar_id: z.string() }),
    retries: 2,
    retryDelaySeconds: [60, 300],
    expireSeconds: 120,
  }),
  /** Opens Calendly's webhook subscription of a connection. */
  openSubscription: queue('webhook.open_subscription', {
    payload: Connection,
    retries: 2,
    retryDelaySeconds: [60, 300],
    expireSeconds: 120,
  }),
  /** Enqueues `openChannel` and `openSubscription` where one is missing or ends soon. */
  planWebhooks: scheduledQueue('webhook.plan', { everySeconds: 300 }),
  /** Reads what is new in a mailbox; one job waits for each mailbox. */
  readMailbox: queue('mailbox.read', {
    payload: Mailbox,
    retries: 3,
    retryDelaySeconds: [15, 300],
    expireSeconds: 1800,
  }),
  /** Enqueues `readMailbox` for mailboxes that are due. */
  planMailboxes: scheduledQueue('mailbox.plan', { everySeconds: 30 }),
  /** Brings a mail's flags at its provider to what was changed here. */
  pushMail: queue('mail.push', {
    payload: Mail,
    retries: 8,
    retryDelaySeconds: [10, 900],
    expireSeconds: 300,
  }),
  /** Handles the calendar in a mail: request, reply, counter proposal or cancellation. */
  processCalendarMail: queue('itip.process', {
    payload: Mail,
    retries: 5,
    retryDelaySeconds: [5, 300],
    expireSeconds: 60,
  }),
  /** Brings the guests of a meeting to what holds now; one job waits for each meeting. */
  notifyGuests: queue('invitation.notify', {
    payload: Meeting,
    retries: 10,
    retryDelaySeconds: [15, 900],
    expireSeconds: 120,
  }),
  /** Cancels mails that are not sent yet. */
  cancelMails: queue('invitation.cancel_mails', {
    payload: z.object({ outgoing_mail_ids: z.array(z.uuid()) }),
    retries: 10,
    retryDelaySeconds: [5, 300],
    expireSeconds: 60,
  }),
  /** Mails the reminders that are due. */
  mailReminders: scheduledQueue('reminder.mail', { everySeconds: 60, expireSeconds: 55 }),
  /** Mails to participants of a poll who are not asked yet, or not told of its end; one job waits for each poll. */
  notifyParticipants: queue('poll.notify', {
    payload: z.object({ poll_id: z.uuid() }),
    retries: 10,
    retryDelaySeconds: [15, 900],
    expireSeconds: 120,
  }),
  /** Closes polls after their deadline, reminds before it, and tells of answers. */
  advancePolls: scheduledQueue('poll.advance', { everySeconds: 60, expireSeconds: 55 }),
  /** Sends an outside organizer the person's reply; one job waits for each event. */
  replyToOrganizer: queue('itip.reply', {
    payload: z.object({ user_id: z.uuid(), ical_uid: z.string() }),
    retries: 8,
    retryDelaySeconds: [10, 900],
    expireSeconds: 60,
  }),
  /** Mails a guest that the guest's counter proposal was declined. */
  declineCounter: queue('itip.decline_counter', {
    payload: z.object({ counter_proposal_id: z.uuid() }),
    retries: 8,
    retryDelaySeconds: [10, 900],
    expireSeconds: 60,
  }),
  /** Takes up or releases the times that a mail has offered, once the mail is sent or the offer ends. */
  advanceOffer: queue('offer.advance', {
    payload: Meeting,
    retries: 10,
    retryDelaySeconds: [15, 900],
    expireSeconds: 60,
  }),
  /** Sends a mail. The mail's own row says when it is retried; these retries are for a failing database. */
  sendMail: queue('outgoing.send', {
    payload: z.object({ outgoing_mail_id: z.uuid() }),
    retries: 10,
    retryDelaySeconds: [15, 900],
    expireSeconds: 180,
    concurrency: 4,
  }),
  /** Enqueues `sendMail` for mails whose job was lost. */
  planOverdueMails: scheduledQueue('outgoing.plan', { everySeconds: 300 }),
  /** Brings snoozed mails back. */
  returnSnoozed: scheduledQueue('mail.return_snoozed', { everySeconds: 30 }),
  /** Mails the link for a forgotten password. */
  mailPasswordLink: queue('password.forgotten', {
    payload: z.object({
      primary_email: z.string(),
      asked_at: z.iso.datetime(),
      /** The setting PUBLIC_URL. */
      public_url: z.string(),
    }),
    retries: 5,
    retryDelaySeconds: [5, 120],
    expireSeconds: 30,
  }),
  /** Tries a delivery of a person's webhook. Its own row says when it is retried; these retries are for a failing database. */
  deliverWebhook: queue('outgoing_webhook.deliver', {
    payload: z.object({ webhook_delivery_id: z.uuid() }),
    retries: 5,
    retryDelaySeconds: [15, 300],
    expireSeconds: 60,
    concurrency: 8,
  }),
  /** Enqueues `deliverWebhook` for deliveries that are due. */
  planDeliveries: scheduledQueue('outgoing_webhook.plan', { everySeconds: 10 }),
  /** Makes a backup where one is due. */
  backUp: scheduledQueue('instance.back_up', { everySeconds: 600, expireSeconds: 10_800 }),
  /** Deletes what has expired. */
  deleteExpired: scheduledQueue('instance.delete_expired', { everySeconds: 3600, expireSeconds: 900 }),
} as const
