import { provider_table } from '@meridian/contract'
import type { CalendarEvent } from '@meridian/icalendar'
import { provider_adapters } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import {
  markAgreed,
  type SourceFacts,
  updateFacts,
  writeGuestChanges,
  upsertGuests,
} from './merge-content.queries.ts'
import {
  agreedEvents,
  type RemoteChanges,
  changesSinceAgreed,
  withoutAdditions,
} from './remote-change.rules.ts'
import {
  type LinkedMeeting,
  cancelMeetings,
  adoptMeeting,
  hasInvitingCalendar,
  listOccurrenceRows,
  listSourceRows,
  lockLinkedMeetings,
  deleteMeetings,
} from './merge.queries.ts'
import {
  acceptedDates,
  type MirrorRow,
  eventOf,
  isDeclined,
  isOnlyRead,
  leadingRow,
  useOf,
} from './merge.rules.ts'
import {
  resetAnswersWhereMoved,
  changeFromDrafts,
  draftMeeting,
  enqueueGuestNotification,
  insertDrafts,
  isRunningSeries,
  listRunningSeries,
  type MeetingDraft,
  most_running_series,
  imported_columns,
  too_many_series,
  UnusableEvent,
  writeAcceptedDates,
} from '../../meeting/meeting.api.ts'

/** The person whose meetings are merged. */
export interface Owner {
  readonly user_id: string
  /** In lower case. */
  readonly email: string
  readonly timezone: string
}

/**
 * Updates these meetings from their sources; deletes a meeting without a source. Returns a problem for each
 * event that makes no meeting.
 */
export async function writeMergedMeetings(
  tx: Db,
  owner: Owner,
  meeting_ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await listSourceRows(tx, owner.user_id, meeting_ids)
  const occurrences = Map.groupBy(await listOccurrenceRows(tx, rows), seriesKey)
  const known = await lockLinkedMeetings(tx, meeting_ids, now)
  const sources = Map.groupBy(rows, ({ meeting_id }) => meeting_id)
  await dropSourceless(
    tx,
    owner,
    [...known.values()].filter(({ meeting_id }) => !sources.has(meeting_id)),
    now,
  )
  const drafts: MergeDraft[] = []
  const problems: string[] = []
  for (const [meeting_id, of] of sources) {
    const meeting = meeting_id === null ? undefined : known.get(meeting_id)
    if (meeting_id === null || (meeting && meeting.user_id !== owner.user_id)) continue
    const candidate = draftMerge(owner, { meeting_id, meeting, sources: of, occurrences }, now)
    if (typeof candidate === 'string') problems.push(candidate)
    else if (candidate) drafts.push(candidate)
  }
  const { admitted, problems: refused } = await admitSeries(tx, owner, drafts, now)
  await writeDrafted(tx, owner, admitted, now)
  return [...problems, ...refused]
}

/** Leaves out new series beyond the limit per person; existing ones stay. */
async function admitSeries(
  tx: Db,
  { user_id }: Owner,
  drafts: readonly MergeDraft[],
  now: Date,
): Promise<{ admitted: MergeDraft[]; problems: string[] }> {
  if (!drafts.some(({ draft }) => isRunningSeries(draft, now.getTime())))
    return { admitted: [...drafts], problems: [] }
  const running = await listRunningSeries(tx, user_id, now)
  const known = new Set(running.map(({ meeting_id }) => meeting_id))
  let left = most_running_series - known.size
  const refused = drafts.filter(({ meeting_id, draft }) => {
    if (known.has(meeting_id) || !isRunningSeries(draft, now.getTime())) return false
    left -= 1
    return left < 0
  })
  return {
    admitted: drafts.filter((candidate) => !refused.includes(candidate)),
    problems: refused.map(({ event }) => `"${event.title.slice(0, 100)}": ${too_many_series}.`),
  }
}

interface MergeDraft {
  readonly meeting_id: string
  /** Original starts of the dates that the person has accepted in a series that the person has declined. */
  readonly accepted: readonly string[]
  readonly meeting: LinkedMeeting | undefined
  readonly lead: MirrorRow
  readonly sources: readonly MirrorRow[]
  readonly event: CalendarEvent
  readonly draft: MeetingDraft
  /**
   * What the provider has changed of a meeting that Meridian also writes to it; undefined where everything
   * counts.
   */
  readonly news: RemoteChanges | null | undefined
}

interface Material {
  readonly meeting_id: string
  readonly meeting: LinkedMeeting | undefined
  readonly sources: readonly MirrorRow[]
  readonly occurrences: ReadonlyMap<string, readonly MirrorRow[]>
}

/** The draft, or a sentence for an event that makes no meeting; null where the sources hold no event. */
function draftMerge(
  owner: Owner,
  { occurrences, ...material }: Material,
  now: Date,
): MergeDraft | string | null {
  const isLocal = isMadeHere(material.meeting)
  // A meeting made in Meridian follows the calendar that it is written to, not its conference room.
  const lead = leadingRow(
    material.sources.filter(({ provider }) => !isLocal || provider_table[provider].writes_events),
  )
  if (!lead) return null
  const ownEmails = new Set([owner.email, lead.account_email?.toLowerCase() ?? owner.email])
  const rows = occurrences.get(rowKey(lead)) ?? []
  const event = eventOf(lead, rows, ownEmails)
  if (!event) return null
  const importer = { email: owner.email, timeZone: owner.timezone }
  const draftOf = (one: CalendarEvent) =>
    draftMeeting(isLocal ? withoutAdditions(one) : one, {
      importer,
      nowMs: now.getTime(),
      isOwnFile: false,
      warn: () => {},
    })
  try {
    const draft = draftOf(event)
    const agreed = agreedEvents(lead, rows, ownEmails).map(draftOf)
    const news = material.meeting && agreed.length > 0 ? changesSinceAgreed(draft, agreed) : undefined
    const accepted = isDeclined(lead) ? acceptedDates(rows, event, ownEmails) : []
    return { ...material, lead, event, draft, news, accepted }
  } catch (refusal) {
    // The engine refuses rules that never end to compute, and moments outside the calendar.
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    return `"${event.title.slice(0, 100)}": ${refusal.message}`
  }
}

function isMadeHere(meeting: LinkedMeeting | undefined): boolean {
  return meeting?.meeting_integration_type === 'smart_calendar'
}

async function writeDrafted(tx: Db, owner: Owner, drafts: readonly MergeDraft[], now: Date): Promise<void> {
  const added = drafts.filter(({ meeting }) => meeting === undefined)
  const copies = drafts.filter(({ meeting }) => !isMadeHere(meeting))
  const whole = drafts.filter(({ meeting, news }) => meeting && news === undefined)
  const changed = whole.filter(
    ({ meeting, draft }) => !isMadeHere(meeting) && meeting?.import_sha256 !== draft.columns.import_sha256,
  )
  const moved = whole.filter(
    ({ meeting, lead }) => isMadeHere(meeting) && lead.version !== lead.pushed_version,
  )
  await insertDrafts(tx, owner.user_id, added, now)
  await changeFromDrafts(tx, changed, { columns: imported_columns, now })
  await changeFromDrafts(tx, moved, { columns: followed, now })
  await upsertGuests(
    tx,
    changed.map(({ meeting_id }) => meeting_id),
    changed.flatMap(({ meeting_id, draft }) => draft.guests.map((guest) => ({ meeting_id, ...guest }))),
  )
  const told = await writeRemoteChanges(tx, drafts, now)
  await notifyGuests(tx, [...moved, ...told], now)
  await resetAnswersWhereMoved(
    tx,
    [...changed, ...moved, ...told].flatMap(({ meeting }) => meeting ?? []),
  )
  await updateFacts(
    tx,
    copies.map((candidate) => factsOf(owner, candidate)),
    now,
  )
  await writeAcceptedDates(
    tx,
    copies.map(({ meeting_id, accepted }) => ({ meeting_id, accepted })),
    now,
  )
}

/** Of a change at a provider that tells guests nothing they hear by mail. */
async function notifyGuests(tx: Db, changed: readonly MergeDraft[], now: Date): Promise<void> {
  for (const { meeting_id, meeting, lead } of changed) {
    const isTold = provider_adapters[lead.provider].writing?.invites_guests ?? true
    if (!isTold && isMadeHere(meeting)) await enqueueGuestNotification(tx, meeting_id, now)
  }
}

/**
 * Applies only what the provider has changed: everything else stays as in Meridian, where it may still be
 * waiting to be pushed.
 */
async function writeRemoteChanges(tx: Db, drafts: readonly MergeDraft[], now: Date): Promise<MergeDraft[]> {
  const told = drafts.filter(({ news }) => news)
  for (const candidate of told) {
    const { news, meeting_id } = candidate
    if (!news) continue
    const { columns, withOccurrences, guests, removed_emails } = news
    if (columns.length > 0) await changeFromDrafts(tx, [candidate], { columns, withOccurrences, now })
    await writeGuestChanges(tx, { meeting_id, guests, removed_emails }, now)
  }
  await markAgreed(
    tx,
    told.map(({ lead }) => lead.remote_event_id),
  )
  return told
}

function factsOf(owner: Owner, { meeting_id, lead, sources, event }: MergeDraft): SourceFacts {
  const isOutside = lead.facts !== null && !lead.facts.is_organizer
  return {
    meeting_id,
    user_id: owner.user_id,
    meeting_integration_type: provider_table[lead.provider].meeting_type,
    meeting_integration_id: lead.external_id,
    outside_organizer_name: isOutside ? nameOf(event) : null,
    outside_organizer_email: isOutside ? (event.organizer?.email ?? null) : null,
    is_only_read: isOnlyRead(lead),
    is_declined: isDeclined(lead),
    ...useOf(sources),
  }
}

function nameOf({ organizer }: CalendarEvent): string {
  return organizer?.name || organizer?.email || 'somebody else'
}

/**
 * A meeting made in Meridian whose copy is gone was cancelled at the provider. Copies with labels, tasks or
 * outcomes stay.
 */
async function dropSourceless(
  tx: Db,
  owner: Owner,
  meetings: readonly LinkedMeeting[],
  now: Date,
): Promise<void> {
  const own = meetings.filter(({ user_id }) => user_id === owner.user_id)
  const kept = own.filter(
    ({ meeting_integration_type, has_local }) => has_local || meeting_integration_type === 'smart_calendar',
  )
  await cancelMeetings(
    tx,
    kept.map(({ meeting_id }) => meeting_id),
    now,
  )
  await adoptMeeting(
    tx,
    kept.map(({ meeting_id }) => meeting_id),
    now,
  )
  const gone = own.filter((meeting) => !kept.includes(meeting))
  await deleteMeetings(
    tx,
    gone.map(({ meeting_id }) => meeting_id),
  )
  // A provider that invites tells of the deletion itself.
  if (await hasInvitingCalendar(tx, owner.user_id)) return
  for (const { meeting_id } of kept.filter(isMadeHere)) await enqueueGuestNotification(tx, meeting_id, now)
}

function seriesKey({ connection_id, calendar_id, series_external_id }: MirrorRow): string {
  return JSON.stringify([connection_id, calendar_id, series_external_id])
}

function rowKey({ connection_id, calendar_id, external_id }: MirrorRow): string {
  return JSON.stringify([connection_id, calendar_id, external_id])
}

/** A meeting made in Meridian keeps its uid and has no import source. */
const followed = imported_columns.filter((column) => column !== 'ical_uid' && column !== 'import_sha256')
