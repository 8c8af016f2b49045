import type { Input, Reply } from '@meridian/contract'
import { type CallOptions, call } from '../api/api.ts'
import { ApiError, isUnanswered } from '../api/api-error.ts'
import { keepKey, keyForCall } from '../api/repeat-keys.ts'
import { getSession } from '../session/session.ts'
import { t } from '../text/text.ts'
import { type QueuedChange, useChangeQueue } from './change-queue.ts'
import { isOffline } from './is-offline.ts'
import { hasNoConnection } from './no-connection.ts'
import { type Sendable, sendable } from './sendable.ts'

/** How the change is shown while it waits. */
export type QueuedChangeInfo = Pick<QueuedChange, 'title' | 'about'> &
  Partial<Pick<QueuedChange, 'shown' | 'hidden' | 'typed'>>

/** Makes a change, or keeps it until there is a connection: null means that it waits. Fails as `call` does. */
export async function callOrQueue<Kind extends keyof Sendable>(
  kind: Kind,
  input: Input<Sendable[Kind]>,
  note: QueuedChangeInfo | (() => Promise<QueuedChangeInfo>),
  options: CallOptions = {},
): Promise<Reply<Sendable[Kind]> | null> {
  const idempotencyKey = options.idempotencyKey ?? keyForCall(sendable[kind], input)
  const isBehind = useChangeQueue.getState().changes.some(({ problem }) => problem === null)
  try {
    // A call that is to outlive the page would fail after it, when nothing can be kept any more.
    if (options.keepalive && isOffline()) throw new ApiError(t(sendable[kind].says.failed), 0)
    // What was made before is sent before.
    if (isBehind) await (await import('./offline.ts')).sendWaiting()
    return await call(sendable[kind], input, { ...options, idempotencyKey })
  } catch (error) {
    const user_id = getSession().user?.user_id
    if (user_id === undefined || !hasNoConnection(error)) {
      if (isUnanswered(error)) keepKey(sendable[kind], input, idempotencyKey)
      throw error
    }
    const nothing = { shown: null, hidden: null, typed: null, problem: null }
    const made = { change_id: idempotencyKey, user_id, made_at: Date.now(), kind, input: { ...input } }
    try {
      const { putOff } = await import('./offline.ts')
      const told = typeof note === 'function' ? await note() : note
      await putOff({ ...nothing, ...told, ...made })
      return null
    } catch {
      // This browser keeps nothing.
      throw error
    }
  }
}
