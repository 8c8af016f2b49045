import { call } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { isRecord } from '../is-record.ts'
import { getSession } from '../session/session.ts'
import { hide, unhide } from '../state/hidden.ts'
import { showSuccess } from '../state/toasts.ts'
import { t } from '../text/text.ts'
import { type QueuedChange, useChangeQueue } from './change-queue.ts'
import { openOffline } from './database.ts'
import { sendable } from './sendable.ts'

/** Windows tell each other that the list has changed. */
const channel = new BroadcastChannel('waiting-changes')
/** Called whenever the list has changed; `wereSent` where the server has done some of them. */
export const listeners = new Set<(wereSent: boolean) => Promise<void>>()

channel.addEventListener('message', () => void loadQueue(false))

/** Keeps a change until there is a connection. Rejects where this browser keeps nothing. */
export async function queueChange(change: QueuedChange): Promise<void> {
  const database = await openOffline()
  if (getSession().user?.user_id !== change.user_id) throw new Error('The session has ended.')
  await database.put('change', change)
  await tellAll(false)
}

/** Takes a change back, whether it waits or was refused. Answers null where it has been sent meanwhile. */
export function removeChange(change_id: string): Promise<QueuedChange | null> {
  return alone(async () => {
    const database = await openOffline()
    const change = await database.get('change', change_id)
    await database.delete('change', change_id)
    await tellAll(false)
    return change ?? null
  })
}

/** Sends what waits, in order, each once, one window at a time. Stops where there is no connection. */
export function sendQueued(): Promise<void> {
  return alone(async () => {
    const results = new Set<string>()
    for (let change = await nextWaiting(); change; change = await nextWaiting()) {
      const result = await send(change)
      if (result === 'unanswered') break
      results.add(result)
    }
    if (results.size > 0) await tellAll(results.has('done'))
  })
}

/** What waits for the person who is signed in, as it is kept now. */
export async function loadQueue(wereSent: boolean): Promise<void> {
  const user_id = getSession().user?.user_id
  const all = await (await openOffline()).getAllFromIndex('change', 'by_time')
  const changes = all.filter((change) => change.user_id === user_id)
  const before = useChangeQueue.getState().changes
  useChangeQueue.setState({ changes })
  const hidden = hiddenBy(changes)
  for (const key of hidden) hide(key)
  void reveal(
    hiddenBy(before).filter((key) => !hidden.includes(key)),
    wereSent,
  )
}

/** What is no longer hidden must not flash up before the new lists are there. */
async function reveal(keys: readonly string[], wereSent: boolean): Promise<void> {
  await Promise.allSettled([...listeners].map((listen) => listen(wereSent)))
  for (const key of keys) unhide(key)
}

async function tellAll(wereSent: boolean): Promise<void> {
  await loadQueue(wereSent)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origins.
  channel.postMessage(null)
}

function waitingOf(changes: readonly QueuedChange[]): readonly QueuedChange[] {
  return changes.filter(({ problem }) => problem === null)
}

function hiddenBy(changes: readonly QueuedChange[]): readonly string[] {
  return waitingOf(changes).flatMap(({ hidden }) => hidden ?? [])
}

async function nextWaiting(): Promise<QueuedChange | undefined> {
  const user_id = getSession().user?.user_id
  const all = await (await openOffline()).getAllFromIndex('change', 'by_time')
  return waitingOf(all).find((change) => change.user_id === user_id)
}

async function send(change: QueuedChange): Promise<'done' | 'refused' | 'unanswered'> {
  const database = await openOffline()
  const endpoint = sendable[change.kind]
  try {
    const reply = await call(endpoint, change.input as never, { idempotencyKey: change.change_id })
    await followUp(change, reply)
    await database.delete('change', change.change_id)
    showSuccess(t(endpoint.says.done))
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error.status)) return 'unanswered'
    // A meeting that is gone already is what was asked for.
    if (change.kind === 'delete_meeting' && error.status === 404) {
      await database.delete('change', change.change_id)
      return 'done'
    }
    await database.put('change', { ...change, problem: error.message })
    return 'refused'
  }
}

/** No answer, an ended session, too many requests at once, or a server in trouble: it is tried again later. */
function isPassing(status: number): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}

/** Later changes of the same meeting or task were made on top of this one, and name the version it has made. */
async function followUp({ change_id, about, input }: QueuedChange, reply: unknown): Promise<void> {
  const before = versionIn(input)
  const after = isRecord(reply) ? reply['updated_at'] : undefined
  if (before === undefined || typeof after !== 'string') return
  const database = await openOffline()
  for (const later of await database.getAllFromIndex('change', 'by_time')) {
    if (later.change_id === change_id || later.about !== about || versionIn(later.input) !== before) continue
    const body = { ...(isRecord(later.input['body']) && later.input['body']), updated_at: after }
    await database.put('change', { ...later, input: { ...later.input, body } })
  }
}

function versionIn({ body }: QueuedChange['input']): unknown {
  return isRecord(body) ? body['updated_at'] : undefined
}

/** One window at a time. Without locks, on plain http, the server's Idempotency-Key sees to it that a change is made once. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('waiting-changes', work) : work()
}
