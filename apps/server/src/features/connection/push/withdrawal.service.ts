import { type Provider, provider_table } from '@meridian/contract'
import { provider_adapters, ProviderError, type WritableCalendars } from '@meridian/providers'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import { newId } from '../../../platform/id.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { queues } from '../../../queues.ts'
import { restoreEvent, saveEvents } from '../merge/remote-event.service.ts'
import { enqueueWithdrawal } from '../../meeting/meeting.api.ts'
import { connectedWriter } from '../provider-source.service.ts'
import { fetchOrGone, knownVersion, writingTogether } from './event-response.service.ts'
import { nextTryAt, rounds } from './push.service.ts'
import { keptSentence } from './problem.rules.ts'
import {
  deleteWithdrawn,
  findWithdrawn,
  findWithdrawnEvent,
  isAsOpened,
  type WithdrawnOwner,
} from './push.queries.ts'
import { waitsForReading } from './waiting-push.service.ts'
import { hasChangedSince } from './withdrawal.rules.ts'

type Withdrawal = PayloadOf<typeof queues.withdrawEvent>

/** Deletes a deleted meeting's event at its provider, unless it was changed there since. */
export async function withdrawEvent(call: JobCall, withdrawal: Withdrawal): Promise<void> {
  const { db, now, log } = call
  const { connection_id, failures } = withdrawal
  const owner = await findWithdrawn(db, withdrawal)
  const writing = owner && provider_adapters[owner.provider].writing
  if (!writing) return
  try {
    await withdrawVersion(call, withdrawal, { owner, writing })
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    const startAt = nextTryAt(failure, { connection_id, failures }, now())
    log.warn({ err: failure, connection_id }, 'an event could not be deleted')
    if (!startAt) return keepEvent(call, withdrawal, { owner, problem: keptSentence(owner.provider) })
    await inTransaction(db, (tx) =>
      enqueueWithdrawal(tx, withdrawal, { now: now(), startAt, failures: failures + 1 }),
    )
  }
}

interface Withdrawing {
  readonly owner: WithdrawnOwner
  readonly writing: WritableCalendars
}

/** Deletes the version that is known, and reads the event where there is another one. */
async function withdrawVersion(
  call: JobCall,
  withdrawal: Withdrawal,
  { owner, writing }: Withdrawing,
): Promise<void> {
  const { connection_id, calendar_id, external_id } = withdrawal
  const { provider } = owner
  const writer = connectedWriter(call, { connection_id, provider }, writing.open)
  const place = { calendar_id, external_id, timezone: owner.calendar_timezone }
  for (let round = 1; ; round += 1) {
    const intended = { connection_id, provider, calendar_ids: [calendar_id] }
    if (await waitsForReading(call, { ...intended, meeting_id: null, external_id })) return
    const event = await findWithdrawnEvent(call.db, owner, withdrawal)
    if (!event) return
    if (hasChangedSince(event, writing)) {
      return keepEvent(call, withdrawal, { owner, problem: changedThere(provider) })
    }
    try {
      await writer.deleteEvent(place, { sendUpdates: 'all', if_version: knownVersion(event.lead) })
      return await deleteWithdrawn(call.db, withdrawal)
    } catch (failure) {
      const isStale = failure instanceof ProviderError && failure.kind === 'conflict'
      if (!isStale || round === rounds) throw failure
      const remote = await fetchOrGone(writer, place)
      await writingTogether(call.db, async (tx) => {
        if (!(await isAsOpened(tx, event.lead))) return
        const target = { user_id: owner.user_id, connection_id, calendar_id, reading_id: newId() }
        await saveEvents(tx, owner, { place: target, events: [remote] }, call.now())
      })
    }
  }
}

/** The meeting is there again, and its source says why. */
async function keepEvent(
  { db, now }: JobCall,
  { connection_id, calendar_id, external_id }: Withdrawal,
  { owner, problem }: { readonly owner: WithdrawnOwner; readonly problem: string },
): Promise<void> {
  const place = { user_id: owner.user_id, connection_id, calendar_id, reading_id: newId() }
  await writingTogether(db, (tx) => restoreEvent(tx, owner, { place, external_id, problem }, now()))
}

function changedThere(provider: Provider): string {
  return `Changed at ${provider_table[provider].name} while you deleted it here. Delete it again if it is not needed.`
}
