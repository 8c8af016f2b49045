import type { CalendarEvent } from '@meridian/icalendar'
import type { RemoteEvent, RemoteMeeting, RemoteOccurrence } from '@meridian/providers'
import { instantOf } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { Owner } from './merge-content.service.ts'
import { deleteMissing } from './missing.queries.ts'
import { mergeMeetings } from './merge.queries.ts'
import { detachMeetings, mergeEvents, remergeMeetings } from './merge.service.ts'
import { joinKeyOf } from './join-key.rules.ts'
import {
  adoptEntry,
  type LostRow,
  lockMerging,
  markListed,
  type MirrorEntry,
  type SyncTarget,
  deleteEntries,
  deleteOlderOccurrences,
  deleteOtherOccurrences,
  unhideEntry,
  upsertEntries,
  writeOwnEntries,
} from './mirror.queries.ts'
import { uidOf } from '../../meeting/meeting.api.ts'

/**
 * Stores a provider's events and merges them into meetings, in the caller's transaction. The same events
 * again change nothing. Returns a problem for each event that makes no meeting.
 */
export async function saveEvents(
  tx: Db,
  owner: Owner,
  { place, events }: { readonly place: SyncTarget; readonly events: readonly RemoteEvent[] },
  now: Date,
): Promise<string[]> {
  await lockMerging(tx, owner.user_id)
  // A page may list an event twice: the later entry counts.
  const latest = [...new Map(events.map((event) => [event.external_id, event])).values()]
  const lost = await deleteEntries(tx, place, idsOf(latest, 'removed'))
  await markListed(tx, place, idsOf(latest, 'unchanged'))
  const meetings = latest.filter((event) => event.kind === 'meeting')
  const whole = meetings.filter(({ occurrences }) => occurrences !== null)
  const occurrences = [
    ...latest.filter((event) => event.kind === 'occurrence'),
    ...whole.flatMap(({ occurrences: own }) => own ?? []),
  ]
  await deleteOtherOccurrences(
    tx,
    place,
    whole.map(({ external_id }) => external_id),
    occurrences.map(({ external_id }) => external_id),
  )
  await upsertEntries(tx, place, [...meetings.map(meetingEntry), ...occurrences.map(occurrenceEntry)])
  const changed = [
    ...meetings.map(({ external_id }) => external_id),
    ...occurrences.map(({ series_external_id }) => series_external_id),
  ]
  return mergeEvents(tx, owner, { place, touched: touchedBy(changed, lost) }, now)
}

/**
 * Stores events that Meridian itself pushed, as the provider answered. Newer versions from a sync stay.
 * `opened` are the versions that the push began with, `sent` is the whole event.
 */
export async function saveWritten(
  tx: Db,
  user_id: string,
  {
    place,
    events,
    ...writing
  }: {
    readonly place: Omit<SyncTarget, 'reading_id'>
    readonly events: readonly RemoteEvent[]
    readonly sent: CalendarEvent
    readonly opened: ReadonlyMap<string, string>
  },
): Promise<void> {
  await lockMerging(tx, user_id)
  const entries = events.flatMap((event): MirrorEntry[] => {
    if (event.kind === 'meeting')
      return [meetingEntry(event), ...(event.occurrences ?? []).map(occurrenceEntry)]
    return event.kind === 'occurrence' ? [occurrenceEntry(event)] : []
  })
  await writeOwnEntries(tx, place, entries, writing)
  const whole = events.filter((event) => event.kind === 'meeting' && event.occurrences !== null)
  for (const { external_id } of whole) await deleteOlderOccurrences(tx, place, external_id, entries)
}

/**
 * Links an event to its meeting, before or after a sync reads it; a meeting that was already made of it is
 * merged in.
 */
export async function adoptEvent(
  tx: Db,
  { user_id }: Pick<Owner, 'user_id'>,
  {
    place,
    external_id,
    meeting_id,
  }: {
    readonly place: Omit<SyncTarget, 'reading_id'>
    readonly external_id: string
    readonly meeting_id: string
  },
  now: Date,
): Promise<void> {
  await lockMerging(tx, user_id)
  const known = await adoptEntry(tx, place, { external_id, meeting_id, remote_event_id: newId() }, now)
  if (known && known !== meeting_id) await mergeMeetings(tx, known, meeting_id)
}

/** Restores an event that was not deleted at its provider, with its meeting and the reason. */
export async function restoreEvent(
  tx: Db,
  owner: Owner,
  {
    place,
    external_id,
    problem,
  }: { readonly place: SyncTarget; readonly external_id: string; readonly problem: string },
  now: Date,
): Promise<void> {
  await lockMerging(tx, owner.user_id)
  await unhideEntry(tx, place, { external_id, problem })
  await mergeEvents(tx, owner, { place, touched: { external_ids: [external_id], meeting_ids: [] } }, now)
}

/**
 * Removes events that the provider no longer has, with their meetings: all that are missing in the calendar, or
 * only those that a question has shown.
 */
export async function removeMissing(
  tx: Db,
  owner: Owner,
  { place, question_id }: { readonly place: SyncTarget; readonly question_id: string | null },
  now: Date,
): Promise<void> {
  const lost = await deleteMissing(tx, place, question_id)
  await mergeEvents(tx, owner, { place, touched: touchedBy([], lost) }, now)
}

/** Updates the meetings of a calendar that was shown, hidden, or set to take time or not. */
export async function remergeCalendar(
  tx: Db,
  owner: Owner,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  now: Date,
): Promise<void> {
  await lockMerging(tx, owner.user_id)
  const rows = await tx
    .selectFrom('remote_event')
    .select('meeting_id')
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .where('meeting_id', 'is not', null)
    .execute()
  await remergeMeetings(
    tx,
    owner,
    rows.flatMap(({ meeting_id }) => meeting_id ?? []),
    now,
  )
}

/**
 * Runs before the rows of a disconnected account are deleted. Deletes its future meetings, unless another
 * account lists them too; past meetings and those with labels, tasks or outcomes stay.
 */
export async function detachConnection(
  tx: Db,
  owner: Owner,
  connection_id: string,
  now: Date,
): Promise<void> {
  await lockMerging(tx, owner.user_id)
  const lost = await tx
    .deleteFrom('remote_event')
    .where('connection_id', '=', connection_id)
    .returning('meeting_id')
    .execute()
  const meeting_ids = [...new Set(lost.flatMap(({ meeting_id }) => meeting_id ?? []))]
  await detachMeetings(tx, owner, meeting_ids, now)
}

function idsOf(events: readonly RemoteEvent[], kind: RemoteEvent['kind']): string[] {
  return events.filter((event) => event.kind === kind).map(({ external_id }) => external_id)
}

function touchedBy(changed: readonly string[], lost: readonly LostRow[]) {
  return {
    external_ids: [
      ...new Set([...changed, ...lost.flatMap(({ series_external_id }) => series_external_id ?? [])]),
    ],
    meeting_ids: lost.flatMap(({ meeting_id }) => meeting_id ?? []),
  }
}

function meetingEntry({ event, facts, ...remote }: RemoteMeeting): MirrorEntry {
  const { start } = event
  return {
    ...versionOf(remote),
    series_external_id: null,
    original_start: null,
    event,
    facts,
    ical_uid: uidOf(event),
    join_key: joinKeyOf([event.link, event.location?.link, event.location?.name, event.description]),
    linked_external_id: facts.linked?.external_id ?? null,
    replaces_external_id: facts.replaces_external_id,
    first_starts_at: new Date(
      instantOf(start.zone === null ? `${start.time}T00:00:00` : start.time, start.zone ?? 'UTC'),
    ).toISOString(),
  }
}

function occurrenceEntry({
  override,
  facts,
  series_external_id,
  original_start,
  ...remote
}: RemoteOccurrence): MirrorEntry {
  const original =
    typeof original_start === 'number' ? new Date(original_start).toISOString() : original_start
  return {
    ...versionOf(remote),
    series_external_id,
    original_start: original,
    event: override,
    facts,
    ical_uid: null,
    join_key: override ? joinKeyOf([override.link, override.location?.name, override.description]) : null,
    linked_external_id: null,
    replaces_external_id: null,
    first_starts_at: new Date(original).toISOString(),
  }
}

function versionOf({
  external_id,
  version,
  updated_ms,
}: Pick<RemoteMeeting, 'external_id' | 'version' | 'updated_ms'>) {
  return {
    remote_event_id: newId(),
    external_id,
    version,
    updated_at_provider: dateOf(updated_ms)?.toISOString() ?? null,
  }
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}
