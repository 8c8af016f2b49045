import type { Actor } from '../../../platform/security/auth.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { idOfText } from '../../../platform/id.ts'
import { replaceMeetingLabels } from '../../label/label.api.ts'
import { followUpChange, followUpDeletion } from '../follow-up/meeting-changed.service.ts'
import { insertOwnMeeting } from '../meeting-write.service.ts'
import {
  deleteMeetingRow,
  getVisibleMeeting,
  type MeetingRow,
  updateMeetingRow,
  type VisibleMeetingRow,
} from '../meeting.queries.ts'
import { emptySeries } from './recurrence.rules.ts'
import { lockOwn } from './series-access.service.ts'
import { requireRoomForSeries } from './series-bound.service.ts'
import { replaceExceptions } from './series.queries.ts'
import { firstColumns, listedColumns, rootUid } from './stored-times.rules.ts'
import * as queries from './way-back.queries.ts'
import { openWayBack, sealWayBack, type WayBack, wayBackOf } from './way-back.rules.ts'

/**
 * What takes the next change of a series, or its deletion, back; null for a single meeting, and where the series would
 * not come back whole. Throws `not_found` as `getVisibleMeeting` does.
 */
export async function getWayBack(
  db: Db,
  { box, actor }: { readonly box: SecretBox; readonly actor: Actor },
  meeting_id: string,
  now: Date,
): Promise<{ way_back: string | null; undoes_deletion: boolean }> {
  const { user_id } = actor
  const meeting = await getVisibleMeeting(db, user_id, meeting_id)
  const wayBack = wayBackOf(meeting, user_id, await queries.readSurroundings(db, meeting_id), now)
  const way_back = wayBack && sealWayBack(box, { user_id, meeting_id }, wayBack)
  return { way_back, undoes_deletion: way_back !== null && wayBack?.details != null }
}

/**
 * Takes back the one change of the dates since the way back was read, or the deletion. Throws `conflict` where more has
 * changed since, `bad_input` for the way back of something else, and `not_found` as `getVisibleMeeting` does.
 */
export async function revertMeeting(
  tx: Db,
  { box, actor }: { readonly box: SecretBox; readonly actor: Actor },
  { meeting_id, way_back }: { readonly meeting_id: string; readonly way_back: string },
  now: Date,
): Promise<VisibleMeetingRow> {
  const { user_id } = actor
  const isThere = await queries.isThere(tx, meeting_id)
  if (isThere) await getVisibleMeeting(tx, user_id, meeting_id)
  const wayBack = openWayBack(box, { user_id, meeting_id }, way_back, now)
  const shown_id = isThere
    ? await revertChange(tx, actor, { meeting_id, wayBack }, now)
    : await createAgain(tx, actor, { meeting_id: idOfText(way_back), wayBack }, now)
  await followUpChange(tx, shown_id, now)
  return getVisibleMeeting(tx, user_id, shown_id)
}

interface Reverted {
  readonly meeting_id: string
  readonly wayBack: WayBack
}

async function revertChange(
  tx: Db,
  actor: Actor,
  { meeting_id, wayBack }: Reverted,
  now: Date,
): Promise<string> {
  const meeting = await lockOwn(tx, actor, meeting_id)
  const isNext = meeting.ical_sequence === wayBack.ical_sequence + 1
  if (!isNext || meeting.meeting_status === 'cancelled') throw changedSince()
  await deleteCut(tx, meeting, wayBack, now)
  const times = timesOf(wayBack, now)
  await requireRoomForSeries(tx, meeting, times, now)
  await replaceExceptions(tx, meeting_id, wayBack.exceptions)
  await updateMeetingRow(tx, meeting_id, {
    ...times,
    meeting_status: 'active',
    ical_sequence: meeting.ical_sequence + 1,
    updated_at: now,
  })
  await queries.restoreAnswers(tx, meeting_id, wayBack.answers)
  return meeting_id
}

/** Deletes the series that the change began where this one ended. */
async function deleteCut(tx: Db, meeting: MeetingRow, { read_at_ms }: WayBack, now: Date): Promise<void> {
  const cut = await queries.listCutSince(
    tx,
    { user_id: meeting.user_id, root: rootUid(meeting) },
    new Date(read_at_ms),
  )
  for (const { meeting_id, ical_sequence, created_at, updated_at } of cut) {
    if (cut.length > 1 || ical_sequence > 0 || created_at.getTime() !== updated_at.getTime())
      throw changedSince()
    await followUpDeletion(tx, meeting_id, now)
    await deleteMeetingRow(tx, meeting_id)
  }
}

/** A deleted series gets another id: a provider never takes the id of a deleted event again. */
async function createAgain(
  tx: Db,
  actor: Actor,
  { meeting_id, wayBack }: Reverted,
  now: Date,
): Promise<string> {
  const { user_id } = actor
  if (!wayBack.details) throw new AppError('not_found', 'Meeting not found.')
  if (await queries.isThere(tx, meeting_id)) throw new AppError('conflict', 'This series is back already.')
  const { label_ids, ...details } = wayBack.details
  const times = timesOf(wayBack, now)
  await requireRoomForSeries(tx, { user_id, meeting_id }, times, now)
  await insertOwnMeeting(tx, { ...details, ...times, meeting_id, user_id }, now)
  await replaceExceptions(tx, meeting_id, wayBack.exceptions)
  const kept = await queries.listKeptLabels(tx, user_id, label_ids)
  const meeting_labels = Object.fromEntries(kept.map((label_id) => [label_id, {}]))
  await replaceMeetingLabels(tx, actor, { meeting_id, meeting_labels })
  return meeting_id
}

function timesOf({ schedule, exceptions }: WayBack, now: Date) {
  const listed = listedColumns(schedule, exceptions, now)
  if (listed === null) throw emptySeries()
  return { ...schedule, ...firstColumns(schedule), ...listed }
}

function changedSince(): AppError {
  return new AppError('conflict', 'The series has changed since, so this change can no longer be taken back.')
}
