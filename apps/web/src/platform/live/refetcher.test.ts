import {
  endpoints,
  getAvailability,
  getMeeting,
  getUser,
  listLabels,
  listMeetings,
  listOccurrences,
  listProposals,
  listTasks,
} from '@meridian/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyOf } from '../api/queries.ts'
import { isOutdated } from './outdated.ts'
import { makeRefetcher, type Refetcher } from './refetcher.ts'
import { removeSuspended, suspendQuery } from './suspended-queries.ts'

let client: QueryClient
let refetcher: Refetcher

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  refetcher = makeRefetcher(client)
})
afterEach(() => {
  refetcher.stop()
  client.clear()
  vi.useRealTimers()
})

it('[EVT14] a noun makes the answers of its calls old, and no others', () => {
  const calls = {
    getUser,
    getAvailability,
    getMeeting,
    listLabels,
    listMeetings,
    listOccurrences,
    listProposals,
    listTasks,
  }
  const oldOf = (noun: string) =>
    Object.entries(calls)
      .filter(([, endpoint]) => isOutdated(keyOf(endpoint), new Set([noun])))
      .map(([name]) => name)
  expect(oldOf('meeting')).toEqual([
    'getMeeting',
    'listLabels',
    'listMeetings',
    'listOccurrences',
    'listProposals',
    'listTasks',
  ])
  expect(oldOf('proposal')).toEqual(['getMeeting', 'listMeetings', 'listOccurrences', 'listProposals'])
  expect(oldOf('label')).toEqual([
    'getMeeting',
    'listLabels',
    'listMeetings',
    'listOccurrences',
    'listProposals',
    'listTasks',
  ])
  expect(oldOf('task')).toEqual(['listTasks'])
  expect(oldOf('user')).toEqual(['getUser', 'getAvailability'])
  expect(oldOf('session')).toEqual([])
})

it('[EVT14] a noun that is not known, and a gap, make everything old', () => {
  for (const endpoint of endpoints) {
    expect(isOutdated(keyOf(endpoint), new Set(['holiday']))).toBe(true)
    expect(isOutdated(keyOf(endpoint), 'everything')).toBe(true)
  }
})

it('[EVT14] what one change makes old is fetched at once, and what follows once in a quarter of a second', () => {
  const outdated = countOutdated()
  refetcher.outdate(new Set(['label']))
  vi.advanceTimersByTime(10)
  refetcher.outdate(new Set(['label']))
  vi.advanceTimersByTime(15)
  expect(outdated()).toBe(1)
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(100)
  refetcher.outdate(new Set(['task']))
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(149)
  expect(outdated()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(outdated()).toBe(2)
  expect(isStale(listTasks)).toBe(true)
  expect(isStale(listMeetings)).toBe(true)
  expect(isStale(getUser)).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(outdated()).toBe(2)
})

it('[EVT18] nothing asks the query of a page again that is being left', () => {
  const left = keyOf(getMeeting, { params: { meeting_id: '1' } })
  const shown = keyOf(getMeeting, { params: { meeting_id: '2' } })
  const isOutdated = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  for (const key of [left, shown]) client.setQueryData(key, {})
  suspendQuery(left)
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(250)
  expect([left, shown].map(isOutdated)).toEqual([false, true])
  removeSuspended(client, left)
  expect(isOutdated(left)).toBeUndefined()
  client.setQueryData(left, {})
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(250)
  expect(isOutdated(left)).toBe(true)
})

it('[EVT19] what was asked for after a change was told is not asked for again because of it', async () => {
  let asked = 0
  const question = {
    queryKey: keyOf(listMeetings),
    queryFn: () => Promise.resolve((asked += 1)),
    staleTime: 0,
  }
  await client.fetchQuery(question)
  vi.advanceTimersByTime(10)
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(10)
  await client.fetchQuery(question)
  await vi.advanceTimersByTimeAsync(250)
  expect(isStale(listMeetings)).toBe(false)

  vi.advanceTimersByTime(10)
  refetcher.outdate(new Set(['meeting']))
  await vi.advanceTimersByTimeAsync(250)
  expect(isStale(listMeetings)).toBe(true)
  expect(asked).toBe(2)
})

it('[EVT19] what was asked for before another change was told is asked for again', async () => {
  const question = { queryKey: keyOf(listMeetings), queryFn: () => Promise.resolve([]), staleTime: 0 }
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(10)
  await client.fetchQuery(question)
  vi.advanceTimersByTime(10)
  refetcher.outdate(new Set(['meeting']))
  await vi.advanceTimersByTimeAsync(250)
  expect(isStale(listMeetings)).toBe(true)
})

it('[EVT19] a first answer that was on its way when a change was told is asked for again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const queryFn = () => answers[asked++]?.promise ?? 'asked too often'
  const shown = new QueryObserver(client, { queryKey: keyOf(listTasks), queryFn })
  const unsubscribe = shown.subscribe(() => {})
  vi.advanceTimersByTime(10)
  refetcher.outdate(new Set(['task']))
  await vi.advanceTimersByTimeAsync(250)
  expect(asked).toBe(1)
  answers[0]?.resolve('before the change')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
  answers[1]?.resolve('after it')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked, shown.getCurrentResult().data]).toEqual([2, 'after it'])
  unsubscribe()
})

it('[EVT15] nothing is fetched while an own change is on its way, and all of it right after', async () => {
  const outdated = countOutdated()
  const change = Promise.withResolvers<void>()
  const mutation = client.getMutationCache().build(client, { mutationFn: () => change.promise })
  const done = mutation.execute(undefined)
  refetcher.outdate(new Set(['meeting']))
  vi.advanceTimersByTime(60_000)
  expect(outdated()).toBe(0)
  change.resolve()
  await done
  await vi.advanceTimersByTimeAsync(0)
  expect(outdated()).toBe(1)
  expect(isStale(listMeetings)).toBe(true)
})

/** How often answers were called old, once there are some. */
function countOutdated(): () => number {
  for (const endpoint of [getUser, listMeetings, listTasks]) client.setQueryData(keyOf(endpoint), [])
  const spy = vi.spyOn(client, 'invalidateQueries')
  return () => spy.mock.calls.length
}

function isStale(endpoint: Parameters<typeof keyOf>[0]): boolean {
  return client.getQueryState(keyOf(endpoint))?.isInvalidated ?? false
}
