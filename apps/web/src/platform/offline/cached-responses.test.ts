import 'fake-indexeddb/auto'
import { getMeeting, listMails, listMeetings, listOccurrences } from '@meridian/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { keyOf } from '../api/queries.ts'
import { forgetUser, signIn } from '../session/session.ts'
import { cacheResponses, type ResponseCache } from './cached-responses.ts'
import { useChangeQueue } from './change-queue.ts'
import { openOffline, wipeOffline } from './database.ts'
import { aChange } from './queued-change.sample.ts'
import { aUser } from '../session/user.sample.ts'

const list_key = keyOf(listMeetings, { query: { limit: 3 } })
const meetings = [{ meeting_id: 'a', meeting_title: 'Plan' }]
const keepers: ResponseCache[] = []

beforeEach(async () => {
  await wipeOffline(null)
  signIn(aUser({ user_id: 'mara' }))
})

afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  useChangeQueue.setState({ changes: [] })
  forgetUser()
})

it('[WEB74] shows an answer of an earlier visit to the person who saw it, and to no other', async () => {
  await seeing(list_key, meetings)
  expect(await shownTo('mara', list_key)).toEqual(meetings)
  signIn(aUser({ user_id: 'otto' }))
  expect(await shownTo('otto', list_key)).toBeUndefined()
})

it('[WEB74] keeps no mails', async () => {
  await seeing(keyOf(listMails, {}), [{ mail_id: 'm' }])
  expect(await (await openOffline()).count('answer')).toBe(0)
})

it('[WEB74] keeps the newest 300 answers', async () => {
  const { client, keeper } = aVisit('mara')
  for (let page = 1; page <= 310; page += 1) client.setQueryData(keyOf(listMeetings, { query: { page } }), [])
  await keeper.showAgain()
  expect(await (await openOffline()).count('answer')).toBe(300)
})

it('[WEB75] puts a window of the calendar together from others, each occurrence once', async () => {
  const [first, second, third] = ['02T10', '03T10', '09T10'].map(anOccurrence)
  await seeing(windowKey('01', '04'), [first, second])
  await seeing(windowKey('03', '10'), [second, third])
  expect(await shownTo('mara', windowKey('03', '08'))).toEqual([second])
  expect(await shownTo('mara', windowKey('02', '10'))).toEqual([first, second, third])
  expect(await shownTo('mara', windowKey('20', '25'))).toBeUndefined()
})

it('[WEB75] finds a meeting in the lists it was seen in', async () => {
  await seeing([...list_key, 'pages'], { pages: [{ data: meetings }], pageParams: [1] })
  expect(await shownTo('mara', keyOf(getMeeting, { params: { meeting_id: 'a' } }))).toEqual(meetings[0])
  expect(await shownTo('mara', keyOf(getMeeting, { params: { meeting_id: 'b' } }))).toBeUndefined()
})

it('[WEB76] counts the copy as outdated and never puts it in the place of an answer', async () => {
  await seeing(list_key, meetings)
  const { client, keeper } = aVisit('mara')
  client.getQueryCache().build(client, { queryKey: list_key })
  await vi.waitFor(() => expect(client.getQueryData(list_key)).toEqual(meetings))
  expect(client.getQueryCache().find({ queryKey: list_key })?.isStaleByTime(300_000)).toBe(true)

  client.setQueryData(list_key, [])
  await keeper.showAgain()
  expect(client.getQueryData(list_key)).toEqual([])
})

it('[WEB76] keeps an answer that comes while the copy is shown again', async () => {
  const { client, keeper } = aVisit('mara')
  client.setQueryData(list_key, meetings)
  const showing = keeper.showAgain()
  const newer = [...meetings, { meeting_id: 'b', meeting_title: 'Walk' }]
  client.setQueryData(list_key, newer)
  await showing
  expect(client.getQueryData(list_key)).toEqual(newer)
})

it('[WEB76] forgets what the server refuses to tell', async () => {
  await seeing(list_key, meetings)
  const { client } = aVisit('mara')
  const refused = vi.fn(() => Promise.reject(new ApiError('Meeting not found.', 404)))
  await expect(client.fetchQuery({ queryKey: list_key, queryFn: refused })).rejects.toThrow()
  await vi.waitFor(async () => expect(await (await openOffline()).count('answer')).toBe(0))
  expect(client.getQueryData(list_key)).toBeUndefined()
})

it('[WEB78] shows what waits, and the copy as it was once it is taken back', async () => {
  await seeing(list_key, meetings)
  const { client, keeper } = aVisit('mara')
  client.getQueryCache().build(client, { queryKey: list_key })
  const fields = { meeting_title: 'New' }
  const shown = { id_field: 'meeting_id', id: 'a', original_start_timestamp: null, fields } as const
  useChangeQueue.setState({ changes: [aChange({ shown })] })
  await keeper.showAgain()
  expect(client.getQueryData(list_key)).toEqual([{ ...meetings[0], ...fields }])
  useChangeQueue.setState({ changes: [] })
  await keeper.showAgain()
  expect(client.getQueryData(list_key)).toEqual(meetings)
})

it('[WEB77] writes nothing once the person has signed out, and wipes what was there', async () => {
  await seeing(list_key, meetings)
  const { client, keeper } = aVisit('mara')
  client.setQueryData(keyOf(listMeetings, { query: { limit: 9 } }), meetings)
  forgetUser()
  await wipeOffline(null)
  await keeper.showAgain()
  expect(await (await openOffline()).count('answer')).toBe(0)
})

function aVisit(user_id: string) {
  const client = new QueryClient()
  const keeper = cacheResponses(client, user_id)
  keepers.push(keeper)
  return { client, keeper }
}

/** A visit during which this was answered. */
async function seeing(key: readonly unknown[], data: unknown): Promise<void> {
  const { client, keeper } = aVisit('mara')
  client.setQueryData(key, data)
  await keeper.showAgain()
}

/** What another visit shows before the server answers. */
async function shownTo(user_id: string, key: readonly unknown[]): Promise<unknown> {
  const { client, keeper } = aVisit(user_id)
  client.getQueryCache().build(client, { queryKey: key })
  await keeper.showAgain()
  return client.getQueryData(key)
}

function windowKey(from: string, to: string) {
  const query = {
    start_timestamp: `2026-11-${from}T00:00:00.000Z`,
    end_timestamp: `2026-11-${to}T00:00:00.000Z`,
  }
  return keyOf(listOccurrences, { query })
}

function anOccurrence(at: string) {
  const start_timestamp = `2026-11-${at}:00:00.000Z`
  return {
    meeting_id: 'a',
    original_start_timestamp: start_timestamp,
    start_timestamp,
    end_timestamp: start_timestamp.replace(':00:00', ':30:00'),
  }
}

// Only the id matters here; the rest of a user passes through unread.
