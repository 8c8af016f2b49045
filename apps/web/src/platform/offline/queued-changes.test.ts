import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUser, signIn } from '../session/session.ts'
import { toasts } from '../state/toasts.ts'
import { callOrQueue } from './call-or-queue.ts'
import { useChangeQueue } from './change-queue.ts'
import { openOffline, wipeOffline } from './database.ts'
import { aChange } from './queued-change.sample.ts'
import { loadQueue, queueChange, removeChange, sendQueued } from './queued-changes.ts'
import { aUser } from '../session/user.sample.ts'

let sent: { key: string | null; body: unknown; method: string }[] = []
let answer: () => Response

beforeEach(async () => {
  sent = []
  answer = () => Response.json({ status: 200, message: 'OK', data: { meeting_id: 'a', updated_at: 'v2' } })
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    const request = new Request(address, init)
    const reply = answer()
    sent.push({
      key: request.headers.get('idempotency-key'),
      body: request.body ? await request.json() : null,
      method: request.method,
    })
    return reply
  })
  await wipeOffline(null)
  signIn(aUser({ user_id: 'mara' }))
  await loadQueue(false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  forgetUser()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

it('[WEB79] sends each change once, in order, with its key, and forgets it', async () => {
  await queueChange(aChange({ change_id: 'second-change', made_at: 2, about: 'b' }))
  await queueChange(aChange({ change_id: 'first-change', made_at: 1 }))
  expect(waiting()).toEqual(['first-change', 'second-change'])
  // Two windows at once.
  await Promise.all([sendQueued(), sendQueued()])
  expect(sent.map(({ key }) => key)).toEqual(['first-change', 'second-change'])
  expect(waiting()).toEqual([])
})

it('[WEB80] names the version that the earlier change of the meeting made', async () => {
  await queueChange(aChange({ change_id: 'first-change', made_at: 1 }))
  await queueChange(aChange({ change_id: 'other-meeting', made_at: 2, about: 'b' }))
  await queueChange(aChange({ change_id: 'second-change', made_at: 3 }))
  await sendQueued()
  expect(sent.map(({ body }) => Object(body).updated_at)).toEqual(['v1', 'v1', 'v2'])
})

it('[WEB81] keeps a refused change with its reason and what was typed, and sends it no more', async () => {
  const typed = { form: { meeting_title: 'New' }, base: { meeting_id: 'a' } }
  await queueChange(aChange({ change_id: 'refused-change', typed }))
  answer = () => Response.json({ status: 409, message: 'Changed meanwhile.', data: null }, { status: 409 })
  await sendQueued()
  await sendQueued()
  expect(sent).toHaveLength(1)
  expect(useChangeQueue.getState().changes).toMatchObject([{ problem: 'Changed meanwhile.', typed }])
  expect(await removeChange('refused-change')).toMatchObject({ typed })
  expect(waiting()).toEqual([])
})

it.each([429, 500, 503])('[WEB83] goes on waiting after %i', async (status) => {
  await queueChange(aChange({ change_id: 'first-change', made_at: 1 }))
  await queueChange(aChange({ change_id: 'second-change', made_at: 2 }))
  answer = () => Response.json({ status, message: 'Later.', data: null }, { status })
  await sendQueued()
  expect(sent).toHaveLength(1)
  expect(waiting()).toEqual(['first-change', 'second-change'])
})

it('[WEB79] counts a meeting that is gone already as deleted', async () => {
  const input = { params: { meeting_id: 'a' }, query: { how: 'delete' } }
  await queueChange(aChange({ kind: 'delete_meeting', input }))
  answer = () => Response.json({ status: 404, message: 'Meeting not found.', data: null }, { status: 404 })
  await sendQueued()
  expect(waiting()).toEqual([])
})

it('[WEB82] takes back what waits, and tells of what was sent meanwhile', async () => {
  await queueChange(aChange({ change_id: 'first-change' }))
  expect(await removeChange('first-change')).not.toBeNull()
  await sendQueued()
  expect(sent).toEqual([])
  expect(await removeChange('first-change')).toBeNull()
})

it('[WEB78] keeps a change that finds no connection, under the key of the attempt', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  vi.stubGlobal('navigator', { onLine: false })
  const input = { body: { meeting_title: 'Plan' } }
  const made = await callOrQueue(
    'create_meeting',
    input,
    { title: 'Plan', about: null },
    { idempotencyKey: 'typed-once' },
  )
  expect(made).toBeNull()
  expect(waiting()).toEqual(['typed-once'])
  answer = () => Response.json({ status: 201, message: 'OK', data: { meeting_id: 'n' } }, { status: 201 })
  await sendQueued()
  expect(sent.map(({ key }) => key)).toEqual(['typed-once'])
})

it('[WEB78] fails as before where the server does not answer though there is a connection', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const making = callOrQueue('create_meeting', { body: {} }, { title: '', about: null })
  await expect(making).rejects.toMatchObject({ status: 0 })
  expect(waiting()).toEqual([])
})

it('[WEB77] shows another person nothing, and keeps nothing for a session that has ended', async () => {
  await queueChange(aChange({ change_id: 'first-change' }))
  signIn(aUser({ user_id: 'otto' }))
  await loadQueue(false)
  expect(waiting()).toEqual([])
  await sendQueued()
  expect(sent).toEqual([])
  await expect(queueChange(aChange({}))).rejects.toThrow()
  await wipeOffline('otto')
  expect(await (await openOffline()).count('change')).toBe(0)
})

function waiting(): readonly string[] {
  return useChangeQueue.getState().changes.map(({ change_id }) => change_id)
}

// Only the id matters here; the rest of a user passes through unread.
