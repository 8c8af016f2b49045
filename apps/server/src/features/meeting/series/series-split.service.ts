import type { MeetingChange } from '@meridian/contract'
import { type SeriesOccurrence, type SeriesPart, splitSeries } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { rejectCounterProposals } from '../answer.queries.ts'
import { copyAttendees } from '../attendee.queries.ts'
import { newConference } from '../conference.rules.ts'
import { updateInvitees } from '../invitee.service.ts'
import { insertMeeting, type MeetingRow, updateMeetingRow } from '../meeting.queries.ts'
import { detailsAfter } from '../meeting.rules.ts'
import type { LockedSeries } from './series-access.service.ts'
import { requireRoomForSeries } from './series-bound.service.ts'
import { splitSchedule, storedSchedule, type TimedMeeting } from './schedule.rules.ts'
import { describeExceptionOutcome } from './series-note.rules.ts'
import { type MeetingException, replaceExceptions } from './series.queries.ts'
import { splitOccurrenceReplies } from './occurrence-reply.queries.ts'
import { rootUid, timeColumns } from './stored-times.rules.ts'
import { copyLabels } from '../../label/label.api.ts'
import { followUpChange, followUpSplit, requireConference } from '../follow-up/meeting-changed.service.ts'

interface CutSeries extends LockedSeries {
  readonly occurrence: SeriesOccurrence
}

/**
 * Ends the series before the occurrence and begins a new one, changed, with it: with the same attendees,
 * whose responses are reset if the times change, and with the labels of all people. Null, and nothing is
 * done, when nothing takes place before.
 */
export async function updateFollowing(
  tx: Db,
  actor: Actor,
  { meeting, exceptions, occurrence }: CutSeries,
  change: MeetingChange,
  now: Date,
): Promise<{ meeting_id: string; note: string | null } | null> {
  const cut = splitSchedule(meeting, { exceptions, occurrence }, change, {
    profileZone: actor.timezone,
    now,
  })
  if (!cut) return null
  const { before, following, isChanged } = cut
  const meeting_id = newId()
  const times = timeColumns(following, now)
  await endSeries(tx, meeting, before, occurrence, now)
  await requireRoomForSeries(tx, { user_id: meeting.user_id, meeting_id }, times, now)
  const conference = change.meeting_conference === undefined ? meeting.conference : change.meeting_conference
  if (change.meeting_conference) await requireConference(tx, meeting, change.meeting_conference)
  await insertMeeting(tx, {
    ...detailsAfter(meeting, change),
    // Each series has a conference room of its own.
    ...(meeting.conference_state === 'ready' && !change.meeting_link && { meeting_link: null }),
    ...(conference && newConference(conference)),
    ...times,
    ...newIdentity(meeting, meeting_id, now),
  })
  await copyAttendees(tx, { from: meeting.meeting_id, to: meeting_id, asksAgain: isChanged })
  const split_at = new Date(occurrence.original_starts_ms)
  await splitOccurrenceReplies(tx, {
    from: meeting.meeting_id,
    to: meeting_id,
    split_at,
    asksAgain: isChanged,
  })
  await copyLabels(tx, { from: meeting.meeting_id, to: meeting_id })
  await replaceExceptions(tx, meeting_id, following.exceptions)
  if (change.meeting_invitees)
    await updateInvitees(tx, { meeting_id, user_id: meeting.user_id }, change.meeting_invitees, now)
  await followUpSplit(tx, { from: meeting.meeting_id, to: meeting_id }, now)
  return { meeting_id, note: describeExceptionOutcome(following.exceptionOutcome) }
}

/** Ends the series before the occurrence. False, and nothing is done, when nothing takes place before. */
export async function deleteFollowing(
  tx: Db,
  { meeting, exceptions, occurrence }: CutSeries,
  now: Date,
): Promise<boolean> {
  const parts = splitSeries(meeting, exceptions, occurrence.original_starts_ms)
  if (!parts) return false
  await endSeries(tx, meeting, parts.before, occurrence, now)
  await followUpChange(tx, meeting.meeting_id, now)
  return true
}

async function endSeries(
  tx: Db,
  meeting: MeetingRow,
  { series, changes }: SeriesPart<TimedMeeting, MeetingException>,
  { starts_ms }: SeriesOccurrence,
  now: Date,
): Promise<void> {
  const { meeting_id } = meeting
  const when = storedSchedule(series, changes)
  await replaceExceptions(tx, meeting_id, changes)
  await updateMeetingRow(tx, meeting_id, {
    ...timeColumns(when, now),
    ical_sequence: meeting.ical_sequence + 1,
    updated_at: now,
  })
  await rejectCounterProposals(tx, meeting_id, now, { from: new Date(starts_ms) })
}

/** Other calendars distinguish the two series by this id, which contains the id of the first. */
function newIdentity(meeting: MeetingRow, meeting_id: string, now: Date) {
  return {
    meeting_id,
    user_id: meeting.user_id,
    meeting_status: meeting.meeting_status,
    meeting_integration_type: meeting.meeting_integration_type,
    ical_uid: `${rootUid(meeting)}_${meeting_id}`,
    created_at: now,
    updated_at: now,
  }
}
