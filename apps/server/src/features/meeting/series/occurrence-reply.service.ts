import { findOccurrenceAt } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { lockMeeting, type VisibleMeetingRow } from '../meeting.queries.ts'
import {
  type AttendeeReply,
  listOccurrenceReplies,
  type OccurrenceReply,
  upsertOccurrenceReply,
} from './occurrence-reply.queries.ts'
import { listExceptions } from './series.queries.ts'

/** The meeting with the answers that its attendees gave to the shown occurrence, where those are others. */
export async function withOccurrenceReplies(db: Db, meeting: VisibleMeetingRow): Promise<VisibleMeetingRow> {
  const { original_starts_at, meeting_id, invitees } = meeting
  if (original_starts_at === null) return meeting
  const replies = await listOccurrenceReplies(db, meeting_id, original_starts_at)
  if (replies.length === 0) return meeting
  const latest = new Map(replies.map((reply) => [keyOf(reply), reply]))
  return {
    ...meeting,
    invitees: invitees.map((invitee) => {
      const reply = latest.get(keyOf(invitee))
      return reply ? { ...invitee, ...answerIn(reply) } : invitee
    }),
  }
}

function keyOf({
  user_id,
  guest_id,
}: {
  readonly user_id: string | null
  readonly guest_id: string
}): string {
  return user_id ?? `guest ${guest_id}`
}

function answerIn({ meeting_action, is_tentative, is_for_following }: AttendeeReply) {
  const reply_scope = is_for_following ? ('following' as const) : ('occurrence' as const)
  return { meeting_action, is_tentative, answer_note: '', reply_scope }
}

/** When an occurrence of a series takes place; null where the series has none that its rule starts then. */
export async function findOccurrence(
  tx: Db,
  meeting_id: string,
  original_starts_at: Date,
): Promise<{ readonly starts_at: Date; readonly ends_at: Date } | null> {
  const meeting = await lockMeeting(tx, meeting_id)
  if (meeting.meeting_status === 'cancelled') return null
  const exceptions = await listExceptions(tx, meeting_id)
  const found = findOccurrenceAt(meeting, exceptions, original_starts_at.getTime())
  return found ? { starts_at: new Date(found.starts_ms), ends_at: new Date(found.ends_ms) } : null
}

/** Stores an attendee's answer to one occurrence. False where a later one is known. */
export async function recordOccurrenceReply(tx: Db, reply: OccurrenceReply): Promise<boolean> {
  const known = await listOccurrenceReplies(tx, reply.meeting_id, reply.original_starts_at)
  const isOlder = known.some(
    (one) =>
      one.meeting_attendee_id === reply.meeting_attendee_id &&
      one.original_starts_at.getTime() === reply.original_starts_at.getTime() &&
      one.answered_at > reply.answered_at,
  )
  if (!isOlder) await upsertOccurrenceReply(tx, reply)
  return !isOlder
}
