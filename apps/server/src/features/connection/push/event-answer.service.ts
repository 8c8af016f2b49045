import { type GoogleWriter, ProviderError, type RemoteEvent } from '@meridian/providers'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { withRetry } from '../../../platform/postgres/retry.ts'
import {
  isAsOpened,
  keepLocalOnly,
  markDeclined,
  markDone,
  type PublishedMeeting,
  type PublishedRow,
} from './publish.queries.ts'
import { lockCards } from '../merge/mirror.queries.ts'
import { saveEvents } from '../merge/remote-event.service.ts'

/** What the work on one meeting is given. */
export interface Work {
  readonly meeting: PublishedMeeting
  /** Its events in the account, without occurrences, the one it is made of first. */
  readonly leads: readonly PublishedRow[]
  readonly writer: GoogleWriter
}

/** Declines what the person has taken off the lists. Where the account is not asked, it is off the lists here alone. */
export async function declineEvents(call: JobCall, { meeting, leads, writer }: Work): Promise<void> {
  for (const lead of leads.filter(({ is_withdrawn }) => is_withdrawn)) {
    const declined = await writer.declineEvent(placeOf(lead))
    if (declined) await saveRead(call, meeting, lead, declined.remote)
    await writingTogether(call.db, async (tx) => {
      if (declined) await markDeclined(tx, lead)
      await markDone(tx, lead)
    })
  }
}

/** A cancelled meeting is in no calendar outside any more. */
export async function cancelEvents(call: JobCall, { meeting, leads, writer }: Work): Promise<void> {
  const own = leads.filter(({ facts }) => facts?.is_organizer)
  if (own.length === 0) return
  for (const lead of own) await writer.deleteEvent(placeOf(lead), { sendUpdates: updatesFor(meeting) })
  await writingTogether(call.db, (tx) => keepLocalOnly(tx, meeting))
}

/** Takes the provider's word on the events. False where there is none of which it could be. */
export async function readAgain(call: JobCall, { meeting, leads, writer }: Work): Promise<boolean> {
  const there = leads.filter(({ version }) => version !== '')
  for (const lead of there) await saveRead(call, meeting, lead, await fetchOrGone(writer, lead))
  return there.length > 0
}

/** A transaction that others may stand in the way of, who read the same events: it is tried again then. */
export function writingTogether<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return withRetry(() => inTransaction(db, work), { isRead: false })
}

export function placeOf({ calendar_id, external_id, calendar_timezone }: PublishedRow) {
  return { calendar_id, external_id, timezone: calendar_timezone }
}

/**
 * Google mails those who are asked, and Meridian does not, unless it has done so before; about what is over nobody is
 * mailed.
 */
export function updatesFor({ is_over, is_told_by_mail }: PublishedMeeting): 'all' | 'none' {
  return is_over || is_told_by_mail ? 'none' : 'all'
}

async function fetchOrGone(writer: GoogleWriter, lead: PublishedRow): Promise<RemoteEvent> {
  try {
    return (await writer.fetchEvent(placeOf(lead))).remote
  } catch (failure) {
    if (!(failure instanceof ProviderError) || failure.kind !== 'missing') throw failure
    return { kind: 'removed', external_id: lead.external_id }
  }
}

async function saveRead(
  { db, now }: JobCall,
  { user_id, connection_id, email, timezone }: PublishedMeeting,
  lead: PublishedRow,
  event: RemoteEvent,
): Promise<void> {
  const place = { user_id, connection_id, calendar_id: lead.calendar_id, reading_id: newId() }
  await writingTogether(db, async (tx) => {
    await lockCards(tx, user_id)
    // Whoever was faster knows something newer.
    if (!(await isAsOpened(tx, lead))) return
    await saveEvents(tx, { user_id, email, timezone }, { place, events: [event] }, now())
  })
}
