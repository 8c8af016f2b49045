import { type Provider, provider_table } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import type { queues } from '../../../queues.ts'
import { provider_adapters, ProviderError, type WritableCalendars } from '@meridian/providers'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { restoreEvent } from '../merge/remote-event.service.ts'
import { newId } from '../../../platform/id.ts'
import { updateConferenceState } from './conference.queries.ts'
import { problemOf } from './problem.rules.ts'
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
import { enqueuePush, enqueueWithdrawal } from '../../meeting/meeting.api.ts'

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

/** Deletes a deleted meeting's event at its provider. */
export async function withdrawEvent(
  call: JobCall,
  withdrawal: PayloadOf<typeof queues.withdrawEvent>,
): Promise<void> {
  const { db, now, log } = call
  const { connection_id, calendar_id, external_id, failures } = withdrawal
  const owner = await queries.findWithdrawn(db, withdrawal)
  const writing = owner && provider_adapters[owner.provider].writing
  if (!writing) return
  try {
    const intended = { connection_id, provider: owner.provider, calendar_ids: [calendar_id] }
    if (await waitsForReading(call, { ...intended, meeting_id: null, external_id })) return
    const writer = connectedWriter(call, { connection_id, provider: owner.provider }, writing.open)
    await writer.deleteEvent({ calendar_id, external_id }, { sendUpdates: 'all' })
    await queries.deleteWithdrawn(db, withdrawal)
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    const startAt = nextTryAt(failure, { connection_id, failures }, now())
    log.warn({ err: failure, connection_id }, 'an event could not be deleted')
    await inTransaction(db, async (tx) => {
      if (startAt) return enqueueWithdrawal(tx, withdrawal, { now: now(), startAt, failures: failures + 1 })
      const place = { user_id: owner.user_id, connection_id, calendar_id, reading_id: newId() }
      return restoreEvent(tx, owner, { place, external_id }, now())
    })
  }
}

const rounds = 4

async function publishOnce(
  call: JobCall,
  publication: PayloadOf<typeof queues.pushMeeting>,
  writing: WritableCalendars,
): Promise<void> {
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
      if (meeting.meeting_status === 'cancelled') return await cancelEvents(call, { meeting, leads, writer })
      return await writeEvent(call, { meeting, leads, writer, writing }, publication.failures)
    } catch (failure) {
      // The event was changed or deleted at the provider: reads it first, then pushes once more.
      const isStale = failure instanceof ProviderError && ['conflict', 'missing'].includes(failure.kind)
      if (!isStale || round === rounds || !(await readAgain(call, { meeting, leads, writer }))) throw failure
    }
  }
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
    if (!startAt || failures >= quiet_failures) await queries.updateProblem(tx, publication, problem)
    const { conference } = provider_table[provider]
    const state = startAt ? 'pending' : 'failed'
    if (conference) await updateConferenceState(tx, { meeting_id, conference }, { state, problem })
  })
}

const quiet_failures = 3
/** About six weeks with one attempt an hour. */
const most_failures = 1000

/**
 * Null where a retry changes nothing. A push that waits for the person to connect again checks whether that
 * has happened.
 */
function nextTryAt(
  failure: ProviderError,
  { connection_id, failures }: { readonly connection_id: string; readonly failures: number },
  now: Date,
): Date | null {
  if (failures >= most_failures) return null
  if (failure.kind === 'needs_consent') return new Date(now.getTime() + hour_ms / 2)
  const isTransient = ['limited', 'broken', 'expired', 'conflict'].includes(failure.kind)
  return isTransient ? retryAt(failure, { connection_id, failures }, now) : null
}
