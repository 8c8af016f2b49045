import type { EventAnswer } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueuePush } from '../../meeting/meeting.api.ts'
import { type AskedEvent, findAskedEvent, updateWantedAnswer } from './calendar-answer.queries.ts'

export type { AskedEvent } from './calendar-answer.queries.ts'
export { findAskedEvent } from './calendar-answer.queries.ts'

/**
 * Stores the person's answer to another organizer's event and enqueues its push. Returns the event as it was; undefined
 * where the account is not asked.
 */
export async function answerInCalendar(
  tx: Db,
  { user_id, meeting_id, ...said }: EventAnswer & { readonly user_id: string; readonly meeting_id: string },
  now: Date,
): Promise<AskedEvent | undefined> {
  const event = await findAskedEvent(tx, { user_id, meeting_id })
  if (!event) return undefined
  await updateWantedAnswer(tx, { ...said, remote_event_id: event.remote_event_id }, now)
  await enqueuePush(tx, { connection_id: event.connection_id, meeting_id }, { now })
  return event
}
