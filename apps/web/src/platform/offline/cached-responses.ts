import { type Endpoint, getMeeting, listMeetings, listOccurrences } from '@meridian/contract'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { isRecord } from '../is-record.ts'
import { getSession } from '../session/session.ts'
import { applyQueued } from './apply-queued.ts'
import { useChangeQueue } from './change-queue.ts'
import { type CachedResponse, openOffline } from './database.ts'

export interface ResponseCache {
  /** Shows every answer as it was last kept, with the changes that wait now. */
  readonly showAgain: () => Promise<void>
  readonly stop: () => void
}

/** Meetings and what belongs to them; mails and people that were searched are never kept. */
const kept_paths = ['/v1/meeting/', '/v1/task/', '/v1/label/', '/v1/action_item/']
const together_ms = 200
const answers_max = 300
/** What is shown from the copy counts as long outdated, so that every screen asks the server all the same. */
const copied_at = 1

/** Keeps what the client is answered about meetings, and shows what was kept where the client knows nothing yet. */
export function cacheResponses(client: QueryClient, user_id: string): ResponseCache {
  const unwritten = new Map<string, CachedResponse>()
  /** What the server answered in this window, by the hash of the query: the stored answer may be older. */
  const answers = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const written = [...unwritten.values()]
    unwritten.clear()
    if (written.length > 0) await writeAnswers(user_id, written)
  }

  function note({ queryHash: hash, queryKey: key, state: { data, dataUpdatedAt } }: Query): void {
    if (dataUpdatedAt === copied_at) return
    answers.set(hash, data)
    unwritten.set(hash, { user_id, hash, key, data, kept_at: Date.now() })
    timer ??= setTimeout(() => void quietly(flush()), together_ms)
  }

  async function show(query: Query): Promise<void> {
    const { queryHash: hash, queryKey: key, state: before } = query
    const data = answers.has(hash) ? answers.get(hash) : await findKept(user_id, key)
    // The server was faster.
    if (data === undefined || query.state.dataUpdatedAt !== before.dataUpdatedAt) return
    if (isRefusal(query.state.error)) return
    const shown = applyQueued(data, useChangeQueue.getState().changes)
    client.setQueryData(query.queryKey, shown, { updatedAt: copied_at })
  }

  /** What the server refuses to tell is not told out of the copy either. */
  async function drop(query: Query): Promise<void> {
    unwritten.delete(query.queryHash)
    answers.delete(query.queryHash)
    if (query.state.dataUpdatedAt === copied_at) query.setState({ data: undefined, dataUpdatedAt: 0 })
    await (await openOffline()).delete('answer', [user_id, query.queryHash])
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (!isKept(event.query.queryKey)) return
    if (event.type === 'added') void quietly(show(event.query))
    if (event.type === 'removed') answers.delete(event.query.queryHash)
    if (event.type !== 'updated') return
    if (event.action.type === 'success') note(event.query)
    if (event.action.type === 'error' && isRefusal(event.action.error)) void quietly(drop(event.query))
  })
  const known = client.getQueryCache().getAll()
  for (const query of known.filter(({ queryKey }) => isKept(queryKey))) {
    if (query.state.data === undefined) void quietly(show(query))
    else note(query)
  }
  const leave = () => void quietly(flush())
  globalThis.addEventListener?.('pagehide', leave)

  return {
    async showAgain() {
      await flush()
      const queries = client.getQueryCache().getAll()
      await Promise.all(queries.filter(({ queryKey }) => isKept(queryKey)).map(show))
    },
    stop() {
      clearTimeout(timer)
      globalThis.removeEventListener?.('pagehide', leave)
      unsubscribe()
    },
  }
}

async function writeAnswers(user_id: string, answers: readonly CachedResponse[]): Promise<void> {
  const database = await openOffline()
  // After a sign-out, here or in another window, nothing is written any more.
  if (getSession().user?.user_id !== user_id) return
  const { store, done } = database.transaction('answer', 'readwrite')
  for (const answer of answers) await store.put(answer)
  const tooMany = (await store.count()) - answers_max
  const oldest = tooMany > 0 ? await store.index('by_time').getAllKeys(null, tooMany) : []
  for (const key of oldest) await store.delete(key)
  await done
}

/** The kept answer, or what other kept answers tell of the same. */
async function findKept(user_id: string, key: QueryKey): Promise<unknown> {
  const database = await openOffline()
  const same = await database.get('answer', [user_id, hashKey(key)])
  if (same) return same.data
  const isDerived = isOf(key, listOccurrences) || isOf(key, getMeeting)
  if (!isDerived) return undefined
  const all = (await database.getAllFromIndex('answer', 'by_time')).filter((one) => one.user_id === user_id)
  return isOf(key, getMeeting) ? meetingIn(all, key) : occurrencesIn(all, key)
}

function meetingIn(all: readonly CachedResponse[], [, , input]: QueryKey): unknown {
  if (!isRecord(input) || !isRecord(input['params']) || input['query'] !== undefined) return undefined
  const { meeting_id } = input['params']
  const lists = all.filter((answer) => isOf(answer.key, listMeetings)).map(({ data }) => data)
  const pages = lists.flatMap((data) =>
    isRecord(data) && Array.isArray(data['pages']) ? data['pages'] : [data],
  )
  return pages
    .flatMap((page) => (isRecord(page) && Array.isArray(page['data']) ? page['data'] : []))
    .findLast((meeting) => isRecord(meeting) && meeting['meeting_id'] === meeting_id)
}

/** What was seen of a window through others that overlap it. */
function occurrencesIn(all: readonly CachedResponse[], key: QueryKey): unknown {
  const wanted = windowOf(key)
  const near = all.filter((answer) => {
    const window = isOf(answer.key, listOccurrences) ? windowOf(answer.key) : null
    return wanted && window && window[0] < wanted[1] && window[1] > wanted[0]
  })
  if (!wanted || near.length === 0) return undefined
  const found = near.flatMap(({ data }) => (Array.isArray(data) ? data : [])).filter(isRecord)
  const once = new Map(
    found.map(
      (one) => [`${String(one['meeting_id'])} ${String(one['original_start_timestamp'])}`, one] as const,
    ),
  )
  return [...once.values()]
    .filter((one) => isWithin(one, wanted))
    .toSorted((one, other) => String(one['start_timestamp']).localeCompare(String(other['start_timestamp'])))
}

type Window = readonly [start: string, end: string]

function windowOf([, , input]: QueryKey): Window | null {
  const query = isRecord(input) ? input['query'] : null
  if (!isRecord(query)) return null
  return [String(query['start_timestamp']), String(query['end_timestamp'])]
}

function isWithin(one: Readonly<Record<string, unknown>>, [start, end]: Window): boolean {
  return String(one['start_timestamp']) < end && String(one['end_timestamp']) > start
}

function isKept([method, path]: QueryKey): boolean {
  return method === 'GET' && typeof path === 'string' && kept_paths.some((start) => path.startsWith(start))
}

function isOf([method, path]: QueryKey, endpoint: Pick<Endpoint, 'method' | 'path'>): boolean {
  return method === endpoint.method && path === endpoint.path
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status)
}

/** Without the copy everything is as it was before there was one. */
async function quietly(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined)
}
