import type { MeetingChange } from '@meridian/contract'
import type { Actor } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { replaceMeetingLabels } from '../label/label.service.ts'
import { askAgain, refreshSearchText, rejectCounterProposals } from './attendee.queries.ts'
import { changeInvitees } from './invitee.service.ts'
import {
  getSeenMeeting,
  lockMeeting,
  type MeetingRow,
  type SeenMeetingRow,
  writeMeeting,
} from './meeting.queries.ts'
import { detailsAfter } from './meeting.rules.ts'
import { isSeries } from './occurrence.rules.ts'
import { whenChanged, type When } from './series-change.rules.ts'
import { listExceptions, replaceExceptions } from './series.queries.ts'
import { timeColumns } from './stored-times.rules.ts'

/**
 * Changes what is given and leaves the rest. Another time asks everybody again. Throws `forbidden` for an
 * invitee who changes more than the own labels, `conflict` for a cancelled meeting and for one that changed
 * since it was read.
 */
export async function changeMeeting(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: { meeting_id: string; change: MeetingChange },
  now: Date,
): Promise<SeenMeetingRow> {
  const { meeting_labels, updated_at, ...forEverybody } = change
  const isForEverybody = meeting_labels === undefined || Object.keys(forEverybody).length > 0
  if (isForEverybody) await changeForEverybody(tx, actor, { meeting_id, change }, now)
  else requireUnchanged(await getSeenMeeting(tx, actor.user_id, meeting_id), updated_at)
  if (meeting_labels) await replaceMeetingLabels(tx, actor, { meeting_id, meeting_labels })
  return getSeenMeeting(tx, actor.user_id, meeting_id)
}

/** A time in the place of one occurrence, the only one of a single meeting. */
export interface OtherTime {
  readonly replaces_starts_at: Date
  readonly replaces_ends_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
}

/** Moves a locked meeting, a series as a whole by as much as the one occurrence moves; everybody is asked again. */
export async function moveMeeting(
  tx: Db,
  actor: Actor,
  { meeting, other }: { meeting: MeetingRow; other: OtherTime },
  now: Date,
): Promise<void> {
  const replaced = { ...meeting, starts_at: other.replaces_starts_at, ends_at: other.replaces_ends_at }
  const exceptions = isSeries(meeting) ? await listExceptions(tx, meeting.meeting_id) : []
  const meeting_timestamps = {
    start_timestamp: other.starts_at.toISOString(),
    end_timestamp: other.ends_at.toISOString(),
  }
  const when = whenChanged(replaced, exceptions, { meeting_timestamps }, { profileZone: actor.timezone, now })
  if (!when) return
  await writeMeeting(tx, meeting.meeting_id, { updated_at: now })
  await writeOtherTime(tx, meeting, when, now)
}

async function changeForEverybody(
  tx: Db,
  actor: Actor,
  { meeting_id, change }: { meeting_id: string; change: MeetingChange },
  now: Date,
): Promise<void> {
  const meeting = await lockOwnMeeting(tx, actor, meeting_id)
  if (meeting.meeting_status === 'cancelled') {
    throw new AppError('conflict', 'This meeting was cancelled and cannot be changed.')
  }
  requireUnchanged(meeting, change.updated_at)
  if (change.meeting_invitees) await changeInvitees(tx, meeting, change.meeting_invitees)
  await writeMeeting(tx, meeting_id, { ...detailsAfter(meeting, change), updated_at: now })
  const exceptions = isSeries(meeting) ? await listExceptions(tx, meeting_id) : []
  const when = whenChanged(meeting, exceptions, change, { profileZone: actor.timezone, now })
  if (when) await writeOtherTime(tx, meeting, when, now)
  await refreshSearchText(tx, meeting_id)
}

function requireUnchanged(meeting: Pick<MeetingRow, 'updated_at'>, read: string | undefined): void {
  if (read === undefined || Date.parse(read) === meeting.updated_at.getTime()) return
  throw new AppError('conflict', 'The meeting was changed meanwhile. Please look at it again.')
}

async function lockOwnMeeting(tx: Db, actor: Actor, meeting_id: string): Promise<MeetingRow> {
  const meeting = await lockMeeting(tx, meeting_id)
  if (meeting.user_id === actor.user_id) return meeting
  await getSeenMeeting(tx, actor.user_id, meeting_id)
  throw new AppError('forbidden', 'Only the organizer can change this meeting.')
}

async function writeOtherTime(tx: Db, meeting: MeetingRow, when: When, now: Date): Promise<void> {
  const { meeting_id } = meeting
  const times = timeColumns(when, now)
  const isToCome = times.occupied_until === 'infinity' || times.occupied_until > now
  await replaceExceptions(tx, meeting_id, when.exceptions)
  await writeMeeting(tx, meeting_id, {
    ...times,
    meeting_status: isToCome ? 'active' : meeting.meeting_status,
    ical_sequence: meeting.ical_sequence + 1,
  })
  await askAgain(tx, meeting_id)
  await rejectCounterProposals(tx, meeting_id, now)
}
