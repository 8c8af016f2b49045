import { queues } from '../../../queues.ts'
import type { MeetingAction } from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventTime } from '@meridian/icalendar'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { enqueueAll, type JobCall } from '../../../platform/jobs/jobs.ts'
import { withRetry } from '../../../platform/postgres/retry.ts'
import { answerInvitation } from '../proposal/proposal.service.ts'
import { handleReply, handleCounter, handleDeclinedCounter } from './answer.service.ts'
import { handleCancellation } from './cancellation.service.ts'
import { type CalendarMail, findCalendarMail } from './calendar-mail.queries.ts'
import {
  findMailInvitation,
  hasMailInvitation,
  insertMailInvitation,
  type NewMailInvitation,
  updateOutcome,
} from './mail-invitation.queries.ts'
import { readMailMessage } from './message.service.ts'
import type { Outcome } from './outcome.rules.ts'
import { isMailOnly, type Refusal, refusalSentence } from './refusal.rules.ts'
import { organizerOf, versionOf } from './request.rules.ts'
import { type CalendarMailContext, senderOf, handleRequest } from './request.service.ts'
import { lockImports } from '../../meeting/meeting.api.ts'
import { listOwnAddresses } from '../../connection/connection.api.ts'

/** Enqueues processing the calendar in a mail, in the transaction that stores the mail. */
export function enqueueCalendarMails(tx: Db, mail_ids: readonly string[], now: Date): Promise<void> {
  const jobs = mail_ids.map((mail_id) => ({ key: mail_id, payload: { mail_id } }))
  return enqueueAll(tx, queues.processCalendarMail, jobs, { now })
}

/**
 * Processes the calendar in a mail once, as far as its sender may change anything, and stores the outcome.
 * Ignores mails in spam and mails that the person has sent.
 */
export async function processCalendarMail(
  { db, now }: JobCall,
  { mail_id }: { mail_id: string },
): Promise<void> {
  if (await hasMailInvitation(db, mail_id)) return
  const calendarMail = await readCalendarMail(db, mail_id, now())
  if (!calendarMail) return
  if (!('message' in calendarMail))
    return insertMailInvitation(db, unreadableInvitation(calendarMail.mail, now()))
  await withRetry(
    () =>
      inTransaction(db, async (tx) => {
        // Serializes everything that outside sources change in one person's calendar.
        await lockImports(tx, calendarMail.mail.user_id)
        if (await hasMailInvitation(tx, mail_id)) return
        const outcome = await take(tx, calendarMail, now())
        await insertMailInvitation(tx, invitationRowOf(calendarMail, outcome, now()))
      }),
    { isRepeatable: false },
  )
}

/**
 * Undefined for a mail whose calendar contains no message; the mail alone where its calendar takes too long
 * to parse.
 */
async function readCalendarMail(
  db: Db,
  mail_id: string,
  now: Date,
  { isWanted = false } = {},
): Promise<CalendarMailContext | Pick<CalendarMailContext, 'mail'> | undefined> {
  const mail = await findCalendarMail(db, mail_id)
  if (mail?.place !== 'received') return undefined
  const message = await readMailMessage(db, mail, now, { lane: isWanted ? 'asked' : 'behind' })
  if (!message) return undefined
  if (message === 'unreadable') return { mail }
  return { mail, message, own_addresses: await listOwnAddresses(db, mail.user_id), isWanted }
}

/**
 * Responds to the invitation in a mail. One of an unknown sender that only its mail shows becomes a meeting
 * first. Throws `not_found` for a mail without one, `conflict` where no response is possible any more.
 */
export async function answerMailInvitation(
  tx: Db,
  actor: Actor,
  { mail_id, meeting_action }: { readonly mail_id: string; readonly meeting_action: MeetingAction },
  now: Date,
): Promise<void> {
  await lockImports(tx, actor.user_id)
  const row = await findMailInvitation(tx, { user_id: actor.user_id, mail_id }, now)
  if (!row) throw new AppError('not_found', 'Invitation not found.')
  const outcome = isMailOnly(row.refusal) ? await makeWanted(tx, mail_id, now) : row
  const { meeting_attendee_id: meeting_proposal_id } = outcome
  if (outcome.refusal || row.kind !== 'request' || !meeting_proposal_id)
    throw new AppError(
      'conflict',
      refusalSentence(outcome.refusal ?? null) ?? 'This mail contains no invitation to answer.',
    )
  await answerInvitation(tx, actor, { meeting_proposal_id, meeting_action }, now)
}

async function makeWanted(tx: Db, mail_id: string, now: Date): Promise<Outcome> {
  const calendarMail = await readCalendarMail(tx, mail_id, now, { isWanted: true })
  if (!calendarMail) return { refusal: 'unusable' }
  if (!('message' in calendarMail)) return { refusal: 'unreadable' }
  const outcome = await handleRequest(tx, calendarMail, now)
  await updateOutcome(tx, mail_id, outcome)
  return outcome
}

const services = {
  request: handleRequest,
  cancellation: handleCancellation,
  answer: handleReply,
  counter_proposal: handleCounter,
  counter_declined: handleDeclinedCounter,
  announcement: async () => ({}),
} as const

function take(tx: Db, calendarMail: CalendarMailContext, now: Date): Promise<Outcome> {
  return services[calendarMail.message.kind](tx, calendarMail, now)
}

const longest = { title: 1000, name: 200, address: 320, uid: 500, comment: 2000, location: 2000 }

function invitationRowOf(
  { mail, message }: CalendarMailContext,
  outcome: Outcome,
  now: Date,
): NewMailInvitation {
  const { kind, event } = message
  const [part] = message.parts
  const organizer = organizerOf(part, senderOf(mail))
  return {
    mail_id: mail.mail_id,
    user_id: mail.user_id,
    kind,
    ical_uid: cut(part.uid, longest.uid),
    ...versionOf(part, { mail_date: mail.mail_date, now }),
    meeting_title: cut(event?.title ?? part.title, longest.title),
    location_name: event?.location?.name ? cut(event.location.name, longest.location) : null,
    ...timesOf(mail, event),
    is_series: event !== null && (event.rrule !== null || event.added.length > 0 || part.isForFollowing),
    is_occurrence: part.recurrence !== null,
    organizer_name: cut(organizer.name, longest.name),
    organizer_address: cut(organizer.email, longest.address),
    person_name: null,
    person_address: null,
    answer: null,
    comment: part.comment === '' ? null : cut(part.comment, longest.comment),
    meeting_id: null,
    meeting_attendee_id: null,
    counter_proposal_id: null,
    refusal: null,
    created_at: now,
    ...outcome,
  }
}

/** Only the mail of an unreadable calendar is known. */
function unreadableInvitation(mail: CalendarMail, now: Date): NewMailInvitation {
  const sender = senderOf(mail)
  return {
    mail_id: mail.mail_id,
    user_id: mail.user_id,
    kind: 'announcement',
    ical_uid: '',
    sequence: 0,
    stamped_at: mail.mail_date,
    meeting_title: cut(mail.subject, longest.title),
    location_name: null,
    ...timesOf(mail, null),
    is_series: false,
    is_occurrence: false,
    organizer_name: cut(sender.name, longest.name),
    organizer_address: cut(sender.address, longest.address),
    person_name: null,
    person_address: null,
    answer: null,
    comment: null,
    meeting_id: null,
    meeting_attendee_id: null,
    counter_proposal_id: null,
    refusal: 'unreadable' satisfies Refusal,
    created_at: now,
  }
}

function timesOf({ timezone }: CalendarMail, event: CalendarEvent | null) {
  if (!event) return { starts_at: null, ends_at: null, meeting_timezone: null, is_all_day: false }
  const { start, end, is_all_day } = event
  const zone = start.zone ?? timezone
  const momentOf = ({ time, zone: own }: EventTime) =>
    new Date(own === null ? instantOf(`${time}T00:00:00`, zone) : instantOf(time, own))
  return { starts_at: momentOf(start), ends_at: momentOf(end), meeting_timezone: zone, is_all_day }
}

function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed()
}
