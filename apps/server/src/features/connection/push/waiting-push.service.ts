import type { Provider } from '@meridian/contract'
import { provider_table } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { enqueuePush, enqueueWithdrawal } from '../../meeting/meeting.api.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { updateProblem } from './push.queries.ts'
import {
  insertWaitingPush,
  listStaleCalendars,
  takeReleased,
  type WaitingPush,
} from './waiting-push.queries.ts'

/** A calendar that was read longer ago authorizes no write. */
const fresh_ms = hour_ms

/** What is about to be written, and into which calendars. */
export interface IntendedPush extends Pick<WaitingPush, 'meeting_id' | 'external_id'> {
  readonly connection_id: string
  readonly provider: Provider
  readonly calendar_ids: readonly string[]
}

/**
 * True where a calendar was not read lately, or many of its events are missing: then nothing is written, the calendar
 * is read, and the end of that sync enqueues the push again.
 */
export async function waitsForReading(
  { db, now }: Pick<JobCall, 'db' | 'now'>,
  { connection_id, provider, calendar_ids, meeting_id, external_id }: IntendedPush,
): Promise<boolean> {
  const moment = now()
  const readSince = new Date(moment.getTime() - fresh_ms)
  const [stale] = await listStaleCalendars(db, connection_id, { calendar_ids, readSince })
  if (!stale) return false
  const { calendar_id, user_id, isAsking } = stale
  await inTransaction(db, async (tx) => {
    const waiting = { calendar_id, meeting_id, external_id }
    await insertWaitingPush(tx, { connection_id, user_id }, waiting, moment)
    if (meeting_id !== null) {
      await updateProblem(tx, { meeting_id, connection_id }, isAsking ? asking(provider) : reading(provider))
    }
    await enqueueCalendarSync(tx, connection_id, moment)
  })
  return true
}

/** After a sync: enqueues what has waited for it. */
export async function releasePushes(tx: Db, connection_id: string, now: Date): Promise<void> {
  const readSince = new Date(now.getTime() - fresh_ms)
  for (const { calendar_id, meeting_id, external_id } of await takeReleased(tx, connection_id, readSince)) {
    if (meeting_id !== null) await enqueuePush(tx, { connection_id, meeting_id }, { now })
    if (external_id !== null) {
      await enqueueWithdrawal(tx, { connection_id, calendar_id, external_id }, { now })
    }
  }
}

function reading(provider: Provider): string {
  return `Waiting for a fresh reading of ${provider_table[provider].name}.`
}

function asking(provider: Provider): string {
  return `Events are missing at ${provider_table[provider].name}. Answer the question in Integrations first.`
}
