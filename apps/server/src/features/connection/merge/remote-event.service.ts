import type { CalendarEvent } from '@meridian/icalendar'
import type { RemoteEvent, RemoteMeeting, RemoteOccurrence, RemotePage } from '@meridian/providers'
import { instantOf } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { Owner } from './card-content.service.ts'
import { mergeMeetings } from './card.queries.ts'
import { detachMeetings, mergeEvents, remakeCards } from './card.service.ts'
import { joinKeyOf } from './join-key.rules.ts'
import {
  adoptEntry,
  type LostRow,
  lockCards,
  markListed,
  type MirrorEntry,
  type Place,
  removeEntries,
  removeOtherOccurrences,
  removeUnlistedEntries,
  unhideEntry,
  writeEntries,
  writeOwnEntries,
} from './mirror.queries.ts'
import { uidOf } from '../../meeting/meeting.api.ts'

/**
 * Keeps what a provider says of some events, and makes the meetings of it, in the caller's transaction. The same
 * events again change nothing. Answers what makes no meeting, one sentence each.
 */
export async function saveEvents(
  tx: Db,
  owner: Owner,
  { place, events }: { readonly place: Place; readonly events: readonly RemoteEvent[] },
  now: Date,
): Promise<string[]> {
  await lockCards(tx, owner.user_id)
  // A page may tell of an event twice: the later word counts.
  const latest = [...new Map(events.map((event) => [event.external_id, event])).values()]
  const lost = await removeEntries(tx, place, idsOf(latest, 'removed'))
  await markListed(tx, place, idsOf(latest, 'unchanged'))
  const meetings = latest.filter((event) => event.kind === 'meeting')
  const whole = meetings.filter(({ occurrences }) => occurrences !== null)
  const occurrences = [
    ...latest.filter((event) => event.kind === 'occurrence'),
    ...whole.flatMap(({ occurrences: own }) => own ?? []),
  ]
  await removeOtherOccurrences(
    tx,
    place,
    whole.map(({ external_id }) => external_id),
    occurrences.map(({ external_id }) => external_id),
  )
  await writeEntries(tx, place, [...meetings.map(meetingEntry), ...occurrences.map(occurrenceEntry)])
  const changed = [
    ...meetings.map(({ external_id }) => external_id),
    ...occurrences.map(({ series_external_id }) => series_external_id),
  ]
  return mergeEvents(tx, owner, { place, touched: touchedBy(changed, lost) }, now)
}

/**
 * Keeps what Meridian itself has written, as the provider has answered. What a reading has brought meanwhile stays.
 * `opened` are the versions that the writing began with, `sent` is the event as a whole.
 */
export async function saveWritten(
  tx: Db,
  user_id: string,
  {
    place,
    events,
    ...writing
  }: {
    readonly place: Omit<Place, 'reading_id'>
    readonly events: readonly RemoteEvent[]
    readonly sent: CalendarEvent
    readonly opened: ReadonlyMap<string, string>
  },
): Promise<void> {
  await lockCards(tx, user_id)
  const entries = events.flatMap((event): MirrorEntry[] => {
    if (event.kind === 'meeting') return [meetingEntry(event)]
    return event.kind === 'occurrence' ? [occurrenceEntry(event)] : []
  })
  await writeOwnEntries(tx, place, entries, writing)
}

/** Names the meeting that an event stands for, before or after it is read; what was made of it already is taken in. */
export async function adoptEvent(
  tx: Db,
  { user_id }: Pick<Owner, 'user_id'>,
  {
    place,
    external_id,
    meeting_id,
  }: {
    readonly place: Omit<Place, 'reading_id'>
    readonly external_id: string
    readonly meeting_id: string
  },
  now: Date,
): Promise<void> {
  await lockCards(tx, user_id)
  const known = await adoptEntry(tx, place, { external_id, meeting_id, remote_event_id: newId() }, now)
  if (known && known !== meeting_id) await mergeMeetings(tx, known, meeting_id)
}

/** An event that could not be deleted at its provider is back, with the meeting that it makes. */
export async function restoreEvent(
  tx: Db,
  owner: Owner,
  { place, external_id }: { readonly place: Place; readonly external_id: string },
  now: Date,
): Promise<void> {
  await lockCards(tx, owner.user_id)
  await unhideEntry(tx, place, external_id)
  await mergeEvents(tx, owner, { place, touched: { external_ids: [external_id], meeting_ids: [] } }, now)
}

/** After the last page of a whole reading: what it should have listed and did not is gone. */
export async function removeUnlisted(
  tx: Db,
  owner: Owner,
  {
    place,
    covers,
  }: {
    readonly place: Place
    readonly covers: NonNullable<RemotePage['covers']>
  },
  now: Date,
): Promise<void> {
  await lockCards(tx, owner.user_id)
  const window = {
    from: dateOf(covers.from_ms),
    to: dateOf(covers.to_ms),
    endedBefore: covers.ended_stay ? now : null,
  }
  const lost = await removeUnlistedEntries(tx, place, window)
  await mergeEvents(tx, owner, { place, touched: touchedBy([], lost) }, now)
}

/** After a calendar was shown, hidden, or made to count or not. */
export async function remakeCalendar(
  tx: Db,
  owner: Owner,
  { connection_id, calendar_id }: Pick<Place, 'connection_id' | 'calendar_id'>,
  now: Date,
): Promise<void> {
  await lockCards(tx, owner.user_id)
  const rows = await tx
    .selectFrom('remote_event')
    .select('meeting_id')
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .where('meeting_id', 'is not', null)
    .execute()
  await remakeCards(
    tx,
    owner,
    rows.flatMap(({ meeting_id }) => meeting_id ?? []),
    now,
  )
}

/**
 * After an account is no longer connected, and before its rows go: what lies ahead goes with it, unless another
 * account tells of it too; what is past, and what the person's labels, tasks or outcomes hang on, stays.
 */
export async function detachConnection(
  tx: Db,
  owner: Owner,
  connection_id: string,
  now: Date,
): Promise<void> {
  await lockCards(tx, owner.user_id)
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
