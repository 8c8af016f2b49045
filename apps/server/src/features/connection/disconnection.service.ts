import type { Provider } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { findConnection, getOwner, lockConnecting } from './connection.queries.ts'
import { notConnected } from './connection.rules.ts'
import {
  countMeetings,
  listMeetingsOf,
  deleteConnection,
  upsertDisconnection,
} from './disconnection.queries.ts'
import { enqueueMirrorEnds } from './mirror/mirror-request.service.ts'
import { enqueueRevocation } from './revocation.service.ts'
import { detachConnection } from './merge/remote-event.service.ts'

export interface Disconnected {
  readonly type: Provider
  readonly meetings_kept: number
  readonly meetings_removed: number
}

/**
 * Deletes the tokens and everything that was read. Past meetings stay as the person's own, and so do those
 * with labels, tasks or outcomes and those that another connected account lists. Throws `not_found`.
 */
export function disconnect(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  provider: Provider,
  { now, log }: { readonly now: Date; readonly log: Log },
): Promise<Disconnected> {
  return inTransaction(db, async (tx) => {
    await lockConnecting(tx, user_id, provider)
    const connection = await findConnection(tx, user_id, provider)
    if (!connection) throw new AppError('not_found', notConnected(provider))
    const { connection_id } = connection
    const meeting_ids = await listMeetingsOf(tx, connection_id)
    await enqueueRevocation(tx, { user_id, provider }, now)
    await enqueueMirrorEnds(tx, connection_id, now)
    await detachConnection(tx, await getOwner(tx, user_id), connection_id, now)
    await deleteConnection(tx, connection_id)
    const meetings_kept = await countMeetings(tx, meeting_ids)
    await upsertDisconnection(tx, { user_id, provider, disconnected_at: now, meetings_kept })
    log.info({ user_id, provider }, 'account disconnected')
    return { type: provider, meetings_kept, meetings_removed: meeting_ids.length - meetings_kept }
  })
}
