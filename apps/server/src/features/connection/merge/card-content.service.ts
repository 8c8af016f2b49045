import type { CalendarEvent } from '@meridian/icalendar'
import type { Db } from '../../../platform/postgres/db.ts'
import { agreeOn, type CardFacts, writeFacts, writeGuestNews, writeGuests } from './card-content.queries.ts'
import { agreedEvents, type CardNews, newsOf, withoutAdditions } from './card-merge.rules.ts'
import {
  type CardMeeting,
  cancelMeetings,
  adoptMeeting,
  listOccurrenceRows,
  listSourceRows,
  lockCardMeetings,
  removeMeetings,
} from './card.queries.ts'
import { type CardRow, eventOf, leadingRow, useOf } from './card.rules.ts'
import {
  resetAnswersWhereMoved,
  changeFromDrafts,
  draftMeeting,
  insertDrafts,
  isRunningSeries,
  listRunningSeries,
  type MeetingDraft,
  most_running_series,
  imported_columns,
  too_many_series,
  UnusableEvent,
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
export async function writeCards(
  tx: Db,
  owner: Owner,
  meeting_ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await listSourceRows(tx, owner.user_id, meeting_ids)
  const occurrences = Map.groupBy(await listOccurrenceRows(tx, rows), seriesKey)
  const known = await lockCardMeetings(tx, meeting_ids, now)
  const sources = Map.groupBy(rows, ({ meeting_id }) => meeting_id)
  await dropSourceless(
    tx,
    owner,
    [...known.values()].filter(({ meeting_id }) => !sources.has(meeting_id)),
    now,
  )
  const cards: Card[] = []
  const problems: string[] = []
  for (const [meeting_id, of] of sources) {
    const meeting = meeting_id === null ? undefined : known.get(meeting_id)
    if (meeting_id === null || (meeting && meeting.user_id !== owner.user_id)) continue
    const card = draftCard(owner, { meeting_id, meeting, sources: of, occurrences }, now)
    if (typeof card === 'string') problems.push(card)
    else if (card) cards.push(card)
  }
  const { admitted, problems: refused } = await admitSeries(tx, owner, cards, now)
  await writeDrafted(tx, owner, admitted, now)
  return [...problems, ...refused]
}

/** Leaves out new series beyond the limit per person; existing ones stay. */
async function admitSeries(
  tx: Db,
  { user_id }: Owner,
  cards: readonly Card[],
  now: Date,
): Promise<{ admitted: Card[]; problems: string[] }> {
  if (!cards.some(({ draft }) => isRunningSeries(draft, now.getTime())))
    return { admitted: [...cards], problems: [] }
  const running = await listRunningSeries(tx, user_id, now)
  const known = new Set(running.map(({ meeting_id }) => meeting_id))
  let left = most_running_series - known.size
  const refused = cards.filter(({ meeting_id, draft }) => {
    if (known.has(meeting_id) || !isRunningSeries(draft, now.getTime())) return false
    left -= 1
    return left < 0
  })
  return {
    admitted: cards.filter((card) => !refused.includes(card)),
    problems: refused.map(({ event }) => `"${event.title.slice(0, 100)}": ${too_many_series}.`),
  }
}

interface Card {
  readonly meeting_id: string
  readonly meeting: CardMeeting | undefined
  readonly lead: CardRow
  readonly sources: readonly CardRow[]
  readonly event: CalendarEvent
  readonly draft: MeetingDraft
  /**
   * What the provider has changed of a meeting that Meridian also writes to it; undefined where everything
   * counts.
   */
  readonly news: CardNews | null | undefined
}

interface Material {
  readonly meeting_id: string
  readonly meeting: CardMeeting | undefined
  readonly sources: readonly CardRow[]
  readonly occurrences: ReadonlyMap<string, readonly CardRow[]>
}

/** The draft, or a sentence for an event that makes no meeting; null where the sources hold no event. */
function draftCard(owner: Owner, { occurrences, ...material }: Material, now: Date): Card | string | null {
  const isLocal = isMadeHere(material.meeting)
  // A meeting made in Meridian follows the calendar that it is written to, not its conference room.
  const lead = leadingRow(material.sources.filter(({ provider }) => !isLocal || provider === 'google'))
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
    const news = material.meeting && agreed.length > 0 ? newsOf(draft, agreed) : undefined
    return { ...material, lead, event, draft, news }
  } catch (refusal) {
    // The engine refuses rules that never end to compute, and moments outside the calendar.
    if (!(refusal instanceof UnusableEvent || refusal instanceof RangeError)) throw refusal
    return `"${event.title.slice(0, 100)}": ${refusal.message}`
  }
}

function isMadeHere(meeting: CardMeeting | undefined): boolean {
  return meeting?.meeting_integration_type === 'smart_calendar'
}

async function writeDrafted(tx: Db, owner: Owner, cards: readonly Card[], now: Date): Promise<void> {
  const added = cards.filter(({ meeting }) => meeting === undefined)
  const copies = cards.filter(({ meeting }) => !isMadeHere(meeting))
  const whole = cards.filter(({ meeting, news }) => meeting && news === undefined)
  const changed = whole.filter(
    ({ meeting, draft }) => !isMadeHere(meeting) && meeting?.import_sha256 !== draft.columns.import_sha256,
  )
  const moved = whole.filter(
    ({ meeting, lead }) => isMadeHere(meeting) && lead.version !== lead.published_version,
  )
  await insertDrafts(tx, owner.user_id, added, now)
  await changeFromDrafts(tx, changed, { columns: imported_columns, now })
  await changeFromDrafts(tx, moved, { columns: followed, now })
  await writeGuests(
    tx,
    changed.map(({ meeting_id }) => meeting_id),
    changed.flatMap(({ meeting_id, draft }) => draft.guests.map((guest) => ({ meeting_id, ...guest }))),
  )
  const told = await writeNews(tx, cards, now)
  await resetAnswersWhereMoved(
    tx,
    [...changed, ...moved, ...told].flatMap(({ meeting }) => meeting ?? []),
  )
  await writeFacts(
    tx,
    copies.map((card) => factsOf(owner, card)),
    now,
  )
}

/**
 * Applies only what the provider has changed: everything else stays as in Meridian, where it may still be
 * waiting to be pushed.
 */
async function writeNews(tx: Db, cards: readonly Card[], now: Date): Promise<Card[]> {
  const told = cards.filter(({ news }) => news)
  for (const card of told) {
    const { news, meeting_id } = card
    if (!news) continue
    const { columns, withOccurrences, guests, removed_emails } = news
    if (columns.length > 0) await changeFromDrafts(tx, [card], { columns, withOccurrences, now })
    await writeGuestNews(tx, { meeting_id, guests, removed_emails }, now)
  }
  await agreeOn(
    tx,
    told.map(({ lead }) => lead.remote_event_id),
  )
  return told
}

const types = { google: 'google_calendar', calendly: 'calendly', zoom: 'zoom' } as const

function factsOf(owner: Owner, { meeting_id, lead, sources, event }: Card): CardFacts {
  const isOutside = lead.facts !== null && !lead.facts.is_organizer
  return {
    meeting_id,
    user_id: owner.user_id,
    meeting_integration_type: types[lead.provider],
    meeting_integration_id: lead.external_id,
    outside_organizer_name: isOutside ? nameOf(event) : null,
    outside_organizer_email: isOutside ? (event.organizer?.email ?? null) : null,
    is_declined: lead.is_withdrawn || (lead.facts?.is_declined ?? false),
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
  meetings: readonly CardMeeting[],
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
  await removeMeetings(
    tx,
    gone.map(({ meeting_id }) => meeting_id),
  )
}

function seriesKey({ connection_id, calendar_id, series_external_id }: CardRow): string {
  return JSON.stringify([connection_id, calendar_id, series_external_id])
}

function rowKey({ connection_id, calendar_id, external_id }: CardRow): string {
  return JSON.stringify([connection_id, calendar_id, external_id])
}

/** A meeting made in Meridian keeps its uid and has no import source. */
const followed = imported_columns.filter((column) => column !== 'ical_uid' && column !== 'import_sha256')
