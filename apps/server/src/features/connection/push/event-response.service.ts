import { type CalendarWriter, type EventPlace, ProviderError, type RemoteEvent } from '@meridian/providers'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { withRetry } from '../../../platform/postgres/retry.ts'
import {
  isAsOpened,
  lockMeeting,
  makeLocalOnly,
  markAnswered,
  markDeclined,
  markUpToDate,
  type PublishedMeeting,
  type PublishedRow,
} from './push.queries.ts'
import { lockMerging } from '../merge/mirror.queries.ts'
import { saveEvents } from '../merge/remote-event.service.ts'

/** What each step of a push works with. */
export interface Work {
  readonly meeting: PublishedMeeting
  /** The meeting's events in the account, without occurrences, the leading one first. */
  readonly leads: readonly PublishedRow[]
  readonly writer: CalendarWriter
}

/**
 * Declines events that the person deleted from the own list. Where the account is no attendee, they are only
 * hidden here.
 */
export async function declineEvents(call: JobCall, { meeting, leads, writer }: Work): Promise<void> {
  for (const lead of leads.filter(({ is_withdrawn }) => is_withdrawn)) {
    const declined = await writer.answerEvent(placeOf(lead), { answer: 'declined', comment: null })
    if (declined) await saveRead(call, meeting, lead, declined.remote)
    await writingTogether(call.db, async (tx) => {
      if (declined) await markDeclined(tx, lead)
      await markUpToDate(tx, lead)
    })
  }
}

/** Sends the person's answers to events of other organizers; one that the person changed meanwhile is sent next. */
export async function answerEvents(call: JobCall, { meeting, leads, writer }: Work): Promise<void> {
  for (const lead of leads) {
    const { wanted_answer: answer, answer_comment: comment, is_withdrawn } = lead
    if (answer === null || is_withdrawn) continue
    const answered = await writer.answerEvent(placeOf(lead), { answer, comment })
    if (answered) await saveRead(call, meeting, lead, answered.remote)
    await writingTogether(call.db, async (tx) => {
      await markAnswered(tx, lead)
      await markUpToDate(tx, lead)
    })
  }
}

/** Deletes a cancelled meeting from all calendars outside. */
export async function cancelEvents(call: JobCall, { meeting, leads, writer }: Work): Promise<void> {
  const own = leads.filter(({ facts }) => facts?.is_organizer)
  if (own.length === 0) return
  const sendUpdates = updatesFor(meeting)
  for (const lead of own) {
    await writer.deleteEvent(placeOf(lead), { sendUpdates, if_version: knownVersion(lead) })
  }
  await writingTogether(call.db, (tx) => makeLocalOnly(tx, meeting))
}

/** The version to delete; null where the provider may not have the event yet, so that no other program has changed it. */
export function knownVersion({ version }: Pick<PublishedRow, 'version'>): string | null {
  return version === '' ? null : version
}

/** Replaces the stored events by the provider's current ones. False where the provider has none of them. */
export async function readAgain(call: JobCall, { meeting, leads, writer }: Work): Promise<boolean> {
  const there = leads.filter(({ version }) => version !== '')
  for (const lead of there) await saveRead(call, meeting, lead, await fetchOrGone(writer, placeOf(lead)))
  return there.length > 0
}

/** Retries a transaction that conflicts with a sync of the same events. */
export function writingTogether<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return withRetry(() => inTransaction(db, work), { isRepeatable: false })
}

/**
 * Before anything else is written. Syncs of the person come before or after, and a change of the meeting, which locks
 * the meeting and then its events, cannot meet this transaction halfway.
 */
export async function lockForPush(
  tx: Db,
  { user_id, meeting_id }: Pick<PublishedMeeting, 'user_id' | 'meeting_id'>,
): Promise<void> {
  await lockMerging(tx, user_id)
  await lockMeeting(tx, meeting_id)
}

export function placeOf({ calendar_id, external_id, calendar_timezone }: PublishedRow) {
  return { calendar_id, external_id, timezone: calendar_timezone }
}

/**
 * The provider notifies the guests instead of Meridian, unless Meridian has mailed them before; for past meetings
 * no guest is notified.
 */
export function updatesFor({ is_over, is_told_by_mail }: PublishedMeeting): 'all' | 'none' {
  return is_over || is_told_by_mail ? 'none' : 'all'
}

export async function fetchOrGone(writer: CalendarWriter, place: EventPlace): Promise<RemoteEvent> {
  try {
    return (await writer.fetchEvent(place)).remote
  } catch (failure) {
    if (!(failure instanceof ProviderError) || failure.kind !== 'missing') throw failure
    return { kind: 'removed', external_id: place.external_id }
  }
}

async function saveRead(
  { db, now }: JobCall,
  meeting: PublishedMeeting,
  lead: PublishedRow,
  event: RemoteEvent,
): Promise<void> {
  const { user_id, connection_id, email, timezone } = meeting
  const place = { user_id, connection_id, calendar_id: lead.calendar_id, reading_id: newId() }
  await writingTogether(db, async (tx) => {
    await lockForPush(tx, meeting)
    // A concurrent run has stored a newer version.
    if (!(await isAsOpened(tx, lead))) return
    await saveEvents(tx, { user_id, email, timezone }, { place, events: [event] }, now())
  })
}
