import type { EventAnswer } from '@meridian/providers'
import type { Interval } from '@meridian/engine'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { earliestSlot, readPeople, suggestedSlots } from '../../availability/availability.api.ts'
import { answerInCalendar, type AskedEvent, findAskedEvent } from '../../connection/connection.api.ts'
import { lockMeeting, requireMeetingTime } from '../../meeting/meeting.api.ts'
import { updateAnswer } from '../proposal/proposal.queries.ts'
import { slots_reach_ms } from '../proposal/proposal.rules.ts'
import { findMailInvitation, type MailInvitationRow } from './mail-invitation.queries.ts'
import { counterWords } from './counter-words.rules.ts'
import { findReplyPreferences } from './calendar-invitation.queries.ts'

/** The invitation in a mail as the person's calendar at a provider has it. */
export interface CalendarInvitation extends AskedEvent {
  /** Times at which the person is free instead; none for a series and for whole days. */
  readonly slots: readonly Interval[]
}

/** Undefined for an invitation that can be answered in no calendar, or no longer. */
export async function findCalendarInvitation(
  db: Db,
  row: MailInvitationRow,
  now: Date,
): Promise<CalendarInvitation | undefined> {
  const { user_id, meeting_id } = row
  if (meeting_id === null || !isOpen(row)) return undefined
  const event = await findAskedEvent(db, { user_id, meeting_id })
  return event && { ...event, slots: await findFreeSlots(db, row, now) }
}

/** An invitation to one occurrence only is answered for the series elsewhere. */
function isOpen(row: MailInvitationRow): boolean {
  const { kind, refusal, is_occurrence, is_cancelled, meeting_status, is_to_come } = row
  const isAsked = kind === 'request' && refusal === null && !is_occurrence
  return isAsked && !is_cancelled && meeting_status !== 'cancelled' && is_to_come !== false
}

const most_slots = 4

async function findFreeSlots(
  db: Db,
  { user_id, starts_at, ends_at, is_series, is_all_day }: MailInvitationRow,
  now: Date,
): Promise<Interval[]> {
  if (starts_at === null || ends_at === null || is_series || is_all_day || ends_at <= starts_at) return []
  const start = Math.max(starts_at.getTime(), now.getTime())
  const window: Interval = [start, start + slots_reach_ms]
  const people = [...(await readPeople(db, [user_id], window, { now, withBreaks: true })).values()]
  if (people.some(({ unknown_since_ms }) => unknown_since_ms !== null)) return []
  const durationMs = ends_at.getTime() - starts_at.getTime()
  const earliestMs = earliestSlot(people, user_id, now.getTime())
  return suggestedSlots(people, { window, durationMs, limit: most_slots + 1, now: earliestMs })
    .filter(([from]) => from !== starts_at.getTime())
    .slice(0, most_slots)
}

export interface CalendarReply {
  readonly mail_id: string
  readonly answer: EventAnswer['answer']
  readonly start_timestamp?: string | undefined
  readonly end_timestamp?: string | undefined
}

/**
 * Answers the invitation in a mail in the person's calendar at a provider, which mails the organizer. A proposed time is
 * a note to the organizer. Throws `not_found` for a mail without an invitation, `conflict` where it cannot be answered.
 */
export async function answerCalendarInvitation(
  tx: Db,
  actor: Actor,
  { mail_id, answer, start_timestamp, end_timestamp }: CalendarReply,
  now: Date,
): Promise<void> {
  const { user_id } = actor
  const row = await findMailInvitation(tx, { user_id, mail_id }, now)
  if (!row) throw new AppError('not_found', 'Invitation not found.')
  const { meeting_id, meeting_attendee_id } = row
  if (meeting_id === null || meeting_attendee_id === null || !isOpen(row)) throw closed()
  await lockMeeting(tx, meeting_id)
  const comment =
    start_timestamp === undefined || end_timestamp === undefined
      ? null
      : await proposalWords(tx, actor, { start_timestamp, end_timestamp }, now)
  if (!(await answerInCalendar(tx, { user_id, meeting_id, answer, comment }, now))) throw closed()
  const meeting_action = answer === 'declined' ? 'rejected' : 'approved'
  await updateAnswer(tx, { meeting_attendee_id, meeting_action }, now)
}

async function proposalWords(
  tx: Db,
  { user_id }: Actor,
  time: { readonly start_timestamp: string; readonly end_timestamp: string },
  now: Date,
): Promise<string> {
  requireMeetingTime(time)
  const starts_at = new Date(time.start_timestamp)
  if (starts_at <= now) throw badField('start_timestamp', 'The proposed time must lie in the future.')
  const preferences = await findReplyPreferences(tx, user_id)
  return counterWords({ starts_at, ends_at: new Date(time.end_timestamp), is_all_day: false }, preferences)
}

function closed(): AppError {
  return new AppError('conflict', 'This invitation can no longer be answered here.')
}
