import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventTime, MessagePart } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { findOccurrence, recordOccurrenceReply } from '../../meeting/meeting.api.ts'
import type { HeldMeeting } from './calendar-mail.queries.ts'
import { storedAnswer } from './partstat.rules.ts'
import type { Refusal } from './refusal.rules.ts'
import type { Version } from './request.rules.ts'

interface OccurrenceAnswer {
  readonly part: MessagePart
  /** Null where the reply repeats no times. */
  readonly event: CalendarEvent | null
  readonly version: Version
  readonly meeting: HeldMeeting
  readonly asked: { readonly meeting_attendee_id: string; readonly answered_at: Date | null }
  readonly answer: 'accepted' | 'declined' | 'tentative' | null
}

/**
 * Handles a REPLY to one occurrence of a series, or to it and all that follow. It counts for the time at which the
 * occurrence takes place, until the organizer moves it. Null where it counts.
 */
export async function handleOccurrenceReply(
  tx: Db,
  { part, event, version, meeting, asked, answer }: OccurrenceAnswer,
  now: Date,
): Promise<Refusal | null> {
  const { recurrence, isForFollowing } = part
  const { meeting_id, meeting_timezone } = meeting
  if (!recurrence || answer === null) return null
  const original_starts_at = new Date(momentIn(recurrence, meeting_timezone))
  const found = await findOccurrence(tx, meeting_id, original_starts_at)
  if (found === null || found.starts_at <= now) return 'not_to_come'
  const isForOtherTime = event
    ? momentIn(event.start, meeting_timezone) !== found.starts_at.getTime()
    : version.sequence < meeting.ical_sequence
  const isOlder = asked.answered_at !== null && asked.answered_at > version.stamped_at
  if (isForOtherTime || isOlder) return 'outdated'
  const isNew = await recordOccurrenceReply(tx, {
    meeting_attendee_id: asked.meeting_attendee_id,
    meeting_id,
    original_starts_at,
    is_for_following: isForFollowing,
    ...storedAnswer(answer),
    answered_at: version.stamped_at,
  })
  return isNew ? null : 'outdated'
}

function momentIn({ time, zone }: EventTime, timeZone: string): number {
  return zone === null ? instantOf(`${time}T00:00:00`, timeZone) : instantOf(time, zone)
}
