import { type Provider, provider_table } from '@meridian/contract'
import { hour_ms, second_ms } from '@meridian/engine'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import type { queues } from '../../../queues.ts'
import { provider_adapters, ProviderError, type WritableCalendars } from '@meridian/providers'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { updateConferenceState } from './conference.queries.ts'
import { lastingProblemOf, problemOf } from './problem.rules.ts'
import {
  answerEvents,
  cancelEvents,
  declineEvents,
  readAgain,
  writingTogether,
} from './event-response.service.ts'
import { writeEvent } from './event-writing.service.ts'
import * as queries from './push.queries.ts'
import { waitsForReading } from './waiting-push.service.ts'
import { syncRoom } from './conference-room.service.ts'
import { connectedRooms, connectedWriter } from '../provider-source.service.ts'
import { retryAt } from '../pull/sync.rules.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { enqueuePush, followUpChange } from '../../meeting/meeting.api.ts'

/**
 * Pushes a meeting to the organizer's calendar and its conference room. Repeating it, in any process, creates
 * nothing twice. A failing provider ends in a retry or in a sentence for the person, never in an exception.
 */
export async function pushMeeting(
  call: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
): Promise<void> {
  const provider = await queries.findProvider(call.db, publication.connection_id)
  if (!provider) return
  const { conferences, writing } = provider_adapters[provider]
  const { conference } = provider_table[provider]
  const account = { connection_id: publication.connection_id, provider }
  try {
    if (conference && conferences?.made_with === 'room') {
      await syncRoom(call, publication, {
        conference,
        rooms: connectedRooms(call, account, conferences.open),
      })
    }
    if (writing) await publishOnce(call, publication, writing)
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    await endFailed(call, publication, provider, failure)
  }
}

/** A calendar that others change all the time is left for later. */
export const rounds = 4

async function publishOnce(
  call: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
  writing: WritableCalendars,
): Promise<void> {
  let wasCancelled = false
  for (let round = 1; ; round += 1) {
    const meeting = await queries.findPublished(call.db, publication, call.now())
    if (!meeting) return
    const writer = connectedWriter(call, meeting, writing.open)
    const leads = await queries.listLeads(call.db, meeting)
    if (await waitsForReading(call, intendedPush(meeting, leads))) return
    try {
      if (meeting.is_outside) {
        await declineEvents(call, { meeting, leads, writer })
        return await answerEvents(call, { meeting, leads, writer })
      }
      if (meeting.meeting_status === 'cancelled') {
        wasCancelled = true
        return await cancelEvents(call, { meeting, leads, writer })
      }
      await writeEvent(call, { meeting, leads, writer, writing }, publication.failures)
      if (wasCancelled) await tellReturned(call, meeting)
      return
    } catch (failure) {
      // The event was changed or deleted at the provider: reads it first, then pushes once more.
      const isStale = failure instanceof ProviderError && ['conflict', 'missing'].includes(failure.kind)
      if (!isStale || round === rounds || !(await readAgain(call, { meeting, leads, writer }))) throw failure
    }
  }
}

/** The event was moved at its provider while its meeting was cancelled here. */
async function tellReturned({ db, now }: JobCall, meeting: queries.PublishedMeeting): Promise<void> {
  const { name } = provider_table[meeting.provider]
  await writingTogether(db, async (tx) => {
    await queries.updateReason(
      tx,
      meeting,
      `Moved at ${name} while you cancelled it here, so it takes place. Cancel it again if it does not.`,
    )
    await followUpChange(tx, meeting.meeting_id, now(), { except: meeting.connection_id })
  })
}

function intendedPush(meeting: queries.PublishedMeeting, leads: readonly queries.PublishedRow[]) {
  const { connection_id, provider, meeting_id, write_calendar_id } = meeting
  const known = leads.map(({ calendar_id }) => calendar_id)
  const isNew = known.length === 0 && write_calendar_id !== null
  const calendar_ids = isNew ? [write_calendar_id] : known
  return { connection_id, provider, calendar_ids, meeting_id, external_id: null }
}

async function endFailed(
  { db, now, log }: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
  provider: Provider,
  failure: ProviderError,
): Promise<void> {
  const { failures, connection_id, meeting_id } = publication
  log.warn({ err: failure, ...publication }, 'a meeting could not be pushed')
  const startAt = nextTryAt(failure, { connection_id, failures }, now())
  await writingTogether(db, async (tx) => {
    const problem = problemOf(provider, failure)
    if (startAt) await enqueuePush(tx, publication, { now: now(), startAt, failures: failures + 1 })
    const isTold = !startAt || failures >= quiet_failures || failure.kind === 'needs_consent'
    const told = startAt ? problem : lastingProblemOf(provider, failure)
    if (isTold) await queries.updateProblem(tx, publication, told)
    // The calendar may have become one to read.
    if (failure.kind === 'refused') await enqueueCalendarSync(tx, connection_id, now())
    const { conference } = provider_table[provider]
    const state = startAt ? 'pending' : 'failed'
    if (conference) await updateConferenceState(tx, { meeting_id, conference }, { state, problem })
  })
}

/** The person may be waiting for the push, and most failures pass at once. */
const first_pause_ms = 2 * second_ms
/** About two minutes, in which most failures pass and the person need not be told. */
const quiet_failures = 6
/** About six weeks with one attempt an hour. */
const most_failures = 1000

/**
 * Null where a retry changes nothing. A push that waits for the person to connect again checks whether that
 * has happened.
 */
export function nextTryAt(
  failure: ProviderError,
  { connection_id, failures }: { readonly connection_id: string; readonly failures: number },
  now: Date,
): Date | null {
  if (failures >= most_failures) return null
  if (failure.kind === 'needs_consent') return new Date(now.getTime() + hour_ms / 2)
  const isTransient = ['limited', 'broken', 'expired', 'conflict'].includes(failure.kind)
  return isTransient ? retryAt(failure, { connection_id, failures }, now, first_pause_ms) : null
}
