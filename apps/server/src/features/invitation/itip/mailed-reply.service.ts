import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { Mail } from '../../../platform/mail/mail.ts'
import type { DeliveredTime } from '../../../platform/format-time.ts'
import { findAnswered, type AnsweredMail, findSendingMailbox } from './mailed-reply.queries.ts'
import { answerWords, counterCalendar, occurrenceReplyCalendar, replyCalendar } from './mailed-reply.rules.ts'
import {
  findAttendeeStatus,
  listUnsentCounters,
  lockMailedEvent,
  type MailedEventRow,
  type AttendeeStatus,
  type OpenCounter,
  updateMailedCounter,
  updateSentReply,
} from './mailed-event.queries.ts'
import {
  findOccurrence,
  listUnsentReplies,
  type OccurrenceReply,
  updateMailedReply,
} from '../../meeting/meeting.api.ts'
import { cancelOutgoing, sendOnce } from '../../outbox/outbox.api.ts'

/**
 * Mails an outside organizer the person's response where it differs from the last one sent: the answer as a
 * REPLY, another time as a COUNTER (RFC 5546). Mail and record are written together, so that a job that runs
 * twice sends nothing twice; an unsent reply is replaced by the next.
 */
export function replyToOrganizer(
  call: JobCall,
  { user_id, ical_uid }: { readonly user_id: string; readonly ical_uid: string },
): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const now = call.now()
    const known = await lockMailedEvent(tx, user_id, ical_uid)
    if (!known?.event || known.is_cancelled) return
    const standing = await findAttendeeStatus(tx, known)
    if (!standing?.is_active || Number(standing.last_ends_at) <= now.getTime()) return
    const telling: NotificationContext = { known, event: known.event, standing }
    const { meeting_action, is_tentative, answer_note } = standing
    const isTold =
      meeting_action === known.sent_reply_status &&
      is_tentative === known.sent_is_tentative &&
      answer_note === known.sent_note
    const answer = is_tentative ? 'tentative' : meeting_action
    if (answer !== 'pending' && !isTold) await sendAnswer(call, tx, telling, answer)
    if (known.meeting_id !== null) {
      const { meeting_id } = known
      for (const reply of await listUnsentReplies(tx, { user_id, meeting_id }))
        await sendOccurrenceReply(call, tx, telling, reply)
    }
    for (const counter of await listUnsentCounters(tx, known)) await sendCounter(call, tx, telling, counter)
  })
}

interface NotificationContext {
  readonly known: MailedEventRow
  readonly event: NonNullable<MailedEventRow['event']>
  readonly standing: AttendeeStatus
}

async function sendAnswer(
  call: JobCall,
  tx: Db,
  telling: NotificationContext,
  answer: 'approved' | 'rejected' | 'tentative',
): Promise<void> {
  const { known, event, standing } = telling
  const now = call.now()
  if (known.outgoing_mail_id !== null) await cancelOutgoing(tx, known.outgoing_mail_id, now)
  const words = answerWords(
    event,
    {
      name: standing.full_name,
      action: answer,
      note: standing.answer_note,
      proposed: null,
      present: presentTime(telling),
    },
    standing,
  )
  const content = replyCalendar(
    { ...known, event },
    answererOf(telling),
    { answer, note: standing.answer_note },
    now,
  )
  const outgoing_mail_id = await post(call, tx, telling, { ...words, calendar: { method: 'REPLY', content } })
  await updateSentReply(tx, known, {
    sent_reply_status: standing.meeting_action,
    sent_is_tentative: standing.is_tentative,
    sent_note: standing.answer_note,
    ...(outgoing_mail_id !== undefined && { outgoing_mail_id }),
  })
}

/** A date that has gone from the series meanwhile, or has begun, needs no answer. */
async function sendOccurrenceReply(
  call: JobCall,
  tx: Db,
  telling: NotificationContext,
  reply: OccurrenceReply,
): Promise<void> {
  const { known, event, standing } = telling
  const { meeting_action, is_tentative, original_starts_at, meeting_id } = reply
  const answer = is_tentative ? 'tentative' : meeting_action
  const found = await findOccurrence(tx, meeting_id, original_starts_at)
  await updateMailedReply(tx, reply)
  if (answer === 'pending' || !found || found.starts_at <= call.now()) return
  const present = { ...found, is_all_day: event.is_all_day }
  const words = answerWords(
    event,
    { name: standing.full_name, action: answer, note: '', proposed: null, present },
    standing,
  )
  const zone = event.start.zone ?? standing.meeting_timezone
  const time = { original_starts_at, ...found, zone }
  const content = occurrenceReplyCalendar(
    { ...known, event },
    answererOf(telling),
    { answer, time },
    call.now(),
  )
  const about = original_starts_at.toISOString()
  await post(call, tx, telling, { ...words, calendar: { method: 'REPLY', content } }, about)
}

async function sendCounter(
  call: JobCall,
  tx: Db,
  telling: NotificationContext,
  counter: OpenCounter,
): Promise<void> {
  const { known, event, standing } = telling
  const { counter_proposal_id, starts_at, ends_at } = counter
  const proposed = { starts_at, ends_at }
  const words = answerWords(
    event,
    {
      name: standing.full_name,
      action: 'counter',
      note: '',
      proposed: { ...proposed, is_all_day: false },
      present: counter.original_starts_at
        ? {
            starts_at: counter.replaces_starts_at,
            ends_at: counter.replaces_ends_at,
            is_all_day: event.is_all_day,
          }
        : presentTime(telling),
    },
    standing,
  )
  const zone = event.start.zone ?? standing.meeting_timezone
  // For a series as a whole its next date (INV44).
  const original_starts_at = counter.original_starts_at ?? standing.original_starts_at
  const time = { original_starts_at, ...proposed, zone }
  const content = counterCalendar({ ...known, event }, answererOf(telling), time, call.now())
  await post(call, tx, telling, { ...words, calendar: { method: 'COUNTER', content } }, counter_proposal_id)
  await updateMailedCounter(tx, counter_proposal_id)
}

/**
 * Undefined where the organizer's address takes no mail, and where the person has no account to send from:
 * the request in an imported file may be forged, so the instance's own server sends no reply to it.
 */
async function post(
  { box, now, log }: JobCall,
  tx: Db,
  telling: NotificationContext,
  said: Pick<Mail, 'subject' | 'text' | 'calendar'>,
  about = '',
): Promise<string | undefined> {
  const { known, standing } = telling
  const { user_id, ical_uid, organizer_address: address } = known
  const answered = await findAnswered(tx, known)
  const mailbox_id = await findSendingMailbox(tx, { user_id, address: known.attendee_address })
  if (mailbox_id === undefined) {
    log.info({ ical_uid }, 'a reply is not mailed: the person has no account to send it from')
    return undefined
  }
  const mail = Mail.safeParse({
    ...said,
    ...threadOf(answered),
    to: { name: oneLine(known.organizer_name), address },
    from_name: oneLine(standing.full_name),
    reply_to: { name: oneLine(standing.full_name), address: known.attendee_address },
    is_personal: true,
  })
  if (!mail.success) {
    log.warn({ ical_uid }, 'a reply could not be mailed: an address in the invitation is invalid')
    return undefined
  }
  return sendOnce(
    tx,
    box,
    {
      key: {
        address,
        about_id: ical_uid,
        kind: 'answer',
        time: `${now().toISOString()}${said.calendar?.method}${about}`,
      },
      user_id,
      route: 'own_mailbox',
      mail: mail.data,
      mailbox_id,
      ...(answered && { mail_id: answered.mail_id }),
    },
    now(),
  )
}

/** The reply is in the conversation of the mail that it answers. */
function threadOf(answered: AnsweredMail | undefined): Pick<Mail, 'in_reply_to' | 'references'> {
  if (!answered || answered.message_id === null) return {}
  const message_id = `<${answered.message_id.replaceAll(/^<|>$/g, '')}>`
  const { in_reply_to } = Mail.shape
  return in_reply_to.safeParse(message_id).success
    ? { in_reply_to: message_id, references: [message_id] }
    : {}
}

/** For a series its next occurrence. */
function presentTime({ event, standing: { starts_at, ends_at } }: NotificationContext): DeliveredTime {
  return { starts_at, ends_at, is_all_day: event.is_all_day }
}

function answererOf({ known, standing }: NotificationContext) {
  return { name: known.attendee_name || standing.full_name, address: known.attendee_address }
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
