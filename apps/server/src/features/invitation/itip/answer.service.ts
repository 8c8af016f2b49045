import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventTime, MessagePart } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { answerFor, proposeFor } from '../proposal/proposal.service.ts'
import {
  type CalendarMail,
  findAttendeeByAddress,
  type HeldMeeting,
  listHeldMeetings,
  rejectOwnProposals,
} from './calendar-mail.queries.ts'
import type { Outcome } from './outcome.rules.ts'
import { handleOccurrenceReply } from './occurrence-reply.service.ts'
import { organizerOf, type Version, versionOf } from './request.rules.ts'
import { isFromOrganizer, type CalendarMailContext, senderOf } from './request.service.ts'
import { lockSeriesParts } from './mailed-event.queries.ts'
import { findPart, livePartsOf } from './series-part.rules.ts'
import { uidOf } from '../../meeting/meeting.api.ts'
import { noteIn, storedAnswer } from './partstat.rules.ts'

/** Handles an attendee's REPLY to the person. It counts when the mail comes from the attendee's address. */
export async function handleReply(tx: Db, calendarMail: CalendarMailContext, now: Date): Promise<Outcome> {
  const { mail, message } = calendarMail
  const [part] = message.parts
  const [attendee] = part.attendees
  if (!attendee) return { refusal: 'not_from_attendee', ...personOf(senderOf(mail)) }
  const { answer } = attendee
  const said = {
    ...personOf({ name: attendee.name, address: attendee.email }),
    answer: answer === 'accepted' || answer === 'declined' || answer === 'tentative' ? answer : null,
  }
  const meeting = await findOwn(tx, mail.user_id, part)
  if (!isFrom(mail, attendee))
    return { refusal: 'not_from_attendee', meeting_id: meeting?.meeting_id ?? null, ...said }
  if (!meeting) return { refusal: 'unknown_meeting', ...said }
  const { meeting_id } = meeting
  const asked = await findAttendeeByAddress(tx, meeting_id, attendee.email)
  if (!asked) return { refusal: 'not_invited', meeting_id, ...said }
  const ids = { meeting_id, meeting_attendee_id: asked.meeting_attendee_id, ...said }
  const version = versionOf(part, { mail_date: mail.mail_date, now })
  if (part.recurrence && meeting.is_series) {
    const replied = { part, event: message.event, version, meeting, asked, answer: said.answer }
    const refusal = await handleOccurrenceReply(tx, replied, now)
    return refusal === null ? ids : { refusal, ...ids }
  }
  const { stamped_at } = version
  const isOlder = asked.answered_at !== null && asked.answered_at > stamped_at
  if (isOlder || isForOtherTime(message.event, version, meeting)) return { refusal: 'outdated', ...ids }
  if (said.answer === null) return ids
  const given = {
    meeting_attendee_id: asked.meeting_attendee_id,
    ...storedAnswer(said.answer),
    answer_note: noteIn(part.comment),
    answered_at: stamped_at,
  }
  const isDone = await refusable(() => answerFor(tx, given, now))
  return isDone === 'refused' ? { refusal: 'not_to_come', ...ids } : ids
}

/** Handles a COUNTER: an attendee asks the person to move the meeting. */
export async function handleCounter(tx: Db, calendarMail: CalendarMailContext, now: Date): Promise<Outcome> {
  const { mail, message } = calendarMail
  const [part] = message.parts
  const said = personOf(senderOf(mail))
  const meeting = await findOwn(tx, mail.user_id, part)
  if (!meeting) return { refusal: 'unknown_meeting', ...said }
  const { meeting_id } = meeting
  const isNamed = part.attendees.some((attendee) => isFrom(mail, attendee))
  const asked = isNamed ? await findAttendeeByAddress(tx, meeting_id, mail.from_address) : undefined
  if (!asked) return { refusal: 'not_invited', meeting_id, ...said }
  const ids = { meeting_id, meeting_attendee_id: asked.meeting_attendee_id, ...said }
  if (!message.event) return { refusal: 'unusable', ...ids }
  const time =
    part.recurrence && meeting.is_series
      ? timeOfDate(message.event, meeting, part.recurrence)
      : timeInstead(message.event, meeting)
  if (Date.parse(time.start_timestamp) <= now.getTime()) return { refusal: 'passed', ...ids }
  const counter_proposal_id = await refusable(() => proposeFor(tx, asked.meeting_attendee_id, time, now))
  if (counter_proposal_id === 'refused') return { refusal: 'not_to_come', ...ids }
  return { ...ids, counter_proposal_id: counter_proposal_id ?? null }
}

/** Handles a DECLINECOUNTER: the organizer declines the time that the person proposed. */
export async function handleDeclinedCounter(
  tx: Db,
  { mail, message }: CalendarMailContext,
  now: Date,
): Promise<Outcome> {
  const [part] = message.parts
  const rows = await lockSeriesParts(tx, mail.user_id, uidOf({ uid: part.uid, recurrence_id: null }))
  const parts = livePartsOf(rows)
  const found = part.recurrence ? findPart(parts, part.recurrence) : undefined
  const known = found?.part ?? parts[0]
  if (!known || known.meeting_id === null) return { refusal: 'unknown_meeting' }
  const { meeting_id } = known
  if (!isFromOrganizer(known, mail, organizerOf(part, senderOf(mail))))
    return { refusal: 'not_from_organizer', meeting_id }
  const date = found && { time: found.start, zone: found.part.event.start.zone }
  const zone = mail.timezone
  await rejectOwnProposals(
    tx,
    meeting_id,
    now,
    date ? new Date(momentIn({ meeting_timezone: zone }, date)) : null,
  )
  return { meeting_id }
}

function isFrom({ from_address }: CalendarMail, { email }: EventAttendee): boolean {
  return email !== '' && email.toLowerCase() === from_address.toLowerCase()
}

function personOf({ name, address }: { name: string; address: string }) {
  return { person_name: name.slice(0, 200).toWellFormed(), person_address: address }
}

/** A meeting that the person organizes, here or in an own calendar at a provider. */
async function findOwn(tx: Db, user_id: string, part: MessagePart): Promise<HeldMeeting | undefined> {
  const held = await listHeldMeetings(tx, user_id, part)
  return held.find(({ is_organizer, is_outside }) => is_organizer && !is_outside)
}

/** A reply is to a time, which it repeats or else identifies by its sequence. */
function isForOtherTime(event: CalendarEvent | null, { sequence }: Version, meeting: HeldMeeting): boolean {
  if (!event) return sequence < meeting.ical_sequence
  return momentIn(meeting, event.start) !== meeting.first_starts_at.getTime()
}

function momentIn(
  { meeting_timezone }: Pick<HeldMeeting, 'meeting_timezone'>,
  { time, zone }: EventTime,
): number {
  return zone === null ? instantOf(`${time}T00:00:00`, meeting_timezone) : instantOf(time, zone)
}

/** For a series the whole moves, so a time proposed for its first date is applied to the next occurrence. */
function timeInstead({ start, end }: CalendarEvent, meeting: HeldMeeting) {
  const laterMs = meeting.is_series ? meeting.starts_at.getTime() - meeting.first_starts_at.getTime() : 0
  return {
    start_timestamp: new Date(momentIn(meeting, start) + laterMs).toISOString(),
    end_timestamp: new Date(momentIn(meeting, end) + laterMs).toISOString(),
  }
}

/** A time for the one date of a series that the message is about. */
function timeOfDate({ start, end }: CalendarEvent, meeting: HeldMeeting, recurrence: EventTime) {
  const timestampOf = (time: EventTime) => new Date(momentIn(meeting, time)).toISOString()
  return {
    start_timestamp: timestampOf(start),
    end_timestamp: timestampOf(end),
    original_start_timestamp: timestampOf(recurrence),
  }
}

/** A late reply or an impossible time makes the mail refused; processing goes on. */
async function refusable<Result>(work: () => Promise<Result>): Promise<Result | 'refused'> {
  try {
    return await work()
  } catch (refusal) {
    if (refusal instanceof AppError && (refusal.code === 'conflict' || refusal.code === 'bad_input'))
      return 'refused'
    throw refusal
  }
}
