import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { findSameMeetings } from './merge-match.rules.ts'
import {
  type LinkedMeeting,
  forgetMissingMeetings,
  adoptMeeting,
  type MergedMeeting,
  listFollowing,
  listMergeCandidates,
  listSourceRows,
  listTouchedRows,
  lockLinkedMeetings,
  mergeMeetings,
  releaseOccurrences,
  deleteMeetings,
  updateMeetingIds,
} from './merge.queries.ts'
import type { MirrorRow } from './merge.rules.ts'
import { type Owner, writeMergedMeetings } from './merge-content.service.ts'
import type { SyncTarget } from './mirror.queries.ts'

/** The rows of the mirror that a page of events has changed. */
export interface ChangedRows {
  /** Events, and series with a changed occurrence. */
  readonly external_ids: readonly string[]
  /** Meetings that have lost a source. */
  readonly meeting_ids: readonly string[]
}

/**
 * Creates or updates the meetings of the mirror's rows: one for each real meeting, in however many calendars
 * it stands. Returns a problem for each event that makes no meeting.
 */
export async function mergeEvents(
  tx: Db,
  owner: Owner,
  { place, touched }: { readonly place: SyncTarget; readonly touched: ChangedRows },
  now: Date,
): Promise<string[]> {
  const rows = await listTouchedRows(tx, place, touched.external_ids)
  const linked = await linkRows(tx, owner.user_id, rows)
  await updateMeetingIds(tx, linked)
  const released = await dissolveOccurrences(tx, place, linked)
  const meeting_ids = [
    ...(await listFollowing(tx, place, touched.meeting_ids)),
    ...released,
    ...linked.flatMap(({ meeting_id }) => meeting_id ?? []),
  ]
  return remergeMeetings(tx, owner, meeting_ids, now)
}

/** Like mergeEvents, for meetings whose sources are the same but whose calendars' settings have changed. */
export async function remergeMeetings(
  tx: Db,
  owner: Owner,
  meeting_ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const ids = [...new Set(meeting_ids)]
  const problems: string[] = []
  for (let at = 0; at < ids.length; at += meetings_at_once) {
    problems.push(...(await writeMergedMeetings(tx, owner, ids.slice(at, at + meetings_at_once), now)))
    // Yields to other requests.
    await setImmediate()
  }
  await forgetMissingMeetings(tx, ids)
  return problems
}

/**
 * Handles meetings that lose sources because a calendar is no longer followed, which says nothing about the
 * meetings themselves.
 */
export async function detachMeetings(
  tx: Db,
  owner: Owner,
  meeting_ids: readonly string[],
  now: Date,
): Promise<void> {
  const followed = new Set(
    (await listSourceRows(tx, owner.user_id, meeting_ids)).map(({ meeting_id }) => meeting_id),
  )
  const known = await lockLinkedMeetings(tx, meeting_ids, now)
  const left = [...known.values()].filter(
    ({ meeting_id, user_id }) => user_id === owner.user_id && !followed.has(meeting_id),
  )
  const kept = left.filter(
    ({ is_past, has_local, meeting_integration_type }) =>
      is_past || has_local || meeting_integration_type === 'smart_calendar',
  )
  await deleteMeetings(tx, idsOf(left.filter((meeting) => !kept.includes(meeting))))
  await adoptMeeting(tx, idsOf(kept), now)
  await remergeMeetings(
    tx,
    owner,
    meeting_ids.filter((meeting_id) => followed.has(meeting_id)),
    now,
  )
}

const meetings_at_once = 200

/** Every row with its meeting: an existing one, or the id of a new one. */
async function linkRows(tx: Db, user_id: string, rows: readonly MirrorRow[]): Promise<MirrorRow[]> {
  const known = await listMergeCandidates(tx, user_id, rows)
  const merged = new Map<string, string>()
  const linked: MirrorRow[] = []
  for (const row of rows) {
    const own = row.meeting_id && { meeting_id: row.meeting_id, is_local: isLocal(row.meeting_id, known) }
    const drafts = [...(own ? [own] : []), ...findSameMeetings(row, known)]
    const meeting_id = (await mergeIntoOne(tx, drafts, merged)) ?? newId()
    known.push(knownMeeting({ ...row, meeting_id }))
    linked.push({ ...row, meeting_id })
  }
  return linked.map((row) => ({ ...row, meeting_id: row.meeting_id && lastOf(row.meeting_id, merged) }))
}

type Kept = Pick<MergedMeeting, 'meeting_id' | 'is_local'>

/** Merges them into one meeting and returns it; null for none. */
async function mergeIntoOne(
  tx: Db,
  drafts: readonly Kept[],
  merged: Map<string, string>,
): Promise<string | null> {
  let kept: Kept | null = null
  for (const candidate of drafts) {
    const next = { ...candidate, meeting_id: lastOf(candidate.meeting_id, merged) }
    // Two meetings created in Meridian by two people stay two, whatever else refers to both.
    if (kept === null || kept.meeting_id === next.meeting_id || (kept.is_local && next.is_local))
      kept ??= next
    else {
      const into: Kept = comesFirst(next, kept) ? next : kept
      const from = into === next ? kept : next
      await mergeMeetings(tx, from.meeting_id, into.meeting_id)
      merged.set(from.meeting_id, into.meeting_id)
      kept = into
    }
  }
  return kept && kept.meeting_id
}

/** Of two meetings the one created in Meridian stays, else the older one: ids ascend with time. */
function comesFirst(one: Kept, other: Kept): boolean {
  return one.is_local === other.is_local ? one.meeting_id < other.meeting_id : one.is_local
}

function isLocal(meeting_id: string, known: readonly MergedMeeting[]): boolean {
  return known.some((candidate) => candidate.meeting_id === meeting_id && candidate.is_local)
}

function idsOf(meetings: readonly LinkedMeeting[]): string[] {
  return meetings.map(({ meeting_id }) => meeting_id)
}

function lastOf(meeting_id: string, merged: ReadonlyMap<string, string>): string {
  const into = merged.get(meeting_id)
  return into === undefined ? meeting_id : lastOf(into, merged)
}

function knownMeeting(row: MirrorRow & { readonly meeting_id: string }): MergedMeeting {
  return {
    meeting_id: row.meeting_id,
    remote_event_id: row.remote_event_id,
    provider: row.provider,
    external_id: row.external_id,
    ical_uid: row.ical_uid,
    linked_external_id: row.linked_external_id,
    replaces_external_id: row.replaces_external_id,
    join_key: row.join_key,
    starts_ms: row.first_starts_ms,
    texts: [],
    is_local: false,
  }
}

/** When a series becomes visible, the meetings of its single occurrences merge into it. */
async function dissolveOccurrences(tx: Db, place: SyncTarget, rows: readonly MirrorRow[]): Promise<string[]> {
  const series = new Map(rows.map(({ external_id, meeting_id }) => [external_id, meeting_id]))
  const released = await releaseOccurrences(tx, place, [...series.keys()])
  for (const { series_external_id, meeting_id } of released) {
    const into = series.get(series_external_id)
    if (into && into !== meeting_id) await mergeMeetings(tx, meeting_id, into)
  }
  return released.map(({ meeting_id }) => meeting_id)
}
