import {
  changePassword,
  closePoll,
  createLabel,
  deleteSnippet,
  exportMeetings,
  getUser,
  importMeetings,
  listMeetings,
  login,
  reopenPoll,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUser, getSession, signIn } from '../session/session.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { callPage } from './call-page.ts'
import { aUser } from '../session/user.sample.ts'

let asked: Request[] = []
let answer: (request: Request) => Response | Promise<Response> = unanswered

beforeEach(() => {
  asked = []
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    const request = new Request(address, init)
    asked.push(request.clone())
    return Promise.resolve().then(() => answer(request))
  })
})

afterEach(() => {
  forgetUser()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[WEB20] sends the stored token, JSON, and a new key with every change', async () => {
  signIn(aUser({ user_id: '1', access_token: 'secret' }))
  replyWith(200, { status: 200, message: 'ok', data: { full_name: 'Ada' } })
  const changed = await call(updateUser, { body: { first_name: 'Ada' } })
  await call(updateUser, { body: { first_name: 'Ada' } })

  expect(changed.full_name).toBe('Ada')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(await asked[0]?.text()).toBe('{"first_name":"Ada"}')
  expect(asked[0]?.headers.get('idempotency-key')).toHaveLength(32)
  expect(asked[0]?.headers.get('idempotency-key')).not.toBe(asked[1]?.headers.get('idempotency-key'))
})

it('[WEB20] sends the key it is given, and none with a question', async () => {
  replyWith(200, { status: 200, message: 'ok', data: null })
  await call(updateUser, { body: {} }, { idempotencyKey: 'one-form' })
  await call(getUser, {})
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-form', null])
  expect(asked[1]?.headers.get('authorization')).toBeNull()
})

it('[WEB150] repeats a creation that got no answer under its key, and makes a new one after the answer', async () => {
  const [body, created] = [{ label_title: 'Clients', label_type: 'meeting' }, { label_id: '1' }] as const
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(createLabel, { body })).rejects.toMatchObject({ status: 0 })
  replyWith(503, { status: 503, message: 'Please try again.', data: null })
  await expect(call(createLabel, { body })).rejects.toMatchObject({ status: 503 })
  replyWith(201, { status: 201, message: 'ok', data: created })
  await call(createLabel, { body })
  await call(createLabel, { body })

  const [first, second, third, anew] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect([second, third]).toEqual([first, first])
  expect(anew).not.toBe(first)
})

it('[WEB150] says again what was said before another act about the same noun', async () => {
  const input = { params: { poll_id: '1' } }
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(closePoll, input)).rejects.toMatchObject({ status: 0 })
  replyWith(200, { status: 200, message: 'ok', data: {} })
  await call(reopenPoll, input)
  await call(closePoll, input)
  expect(asked[2]?.headers.get('idempotency-key')).not.toBe(asked[0]?.headers.get('idempotency-key'))
})

it('[WEB158] sends a change or a deletion whose connection broke once more, under its key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const input = { params: { snippet_id: '1' } }
  let hasBroken = false
  answer = () => {
    if (hasBroken) return Response.json({ status: 200, message: 'ok', data: { snippet_id: '1' } })
    hasBroken = true
    throw new TypeError('Failed to fetch')
  }
  const deleting = call(deleteSnippet, input)
  await vi.advanceTimersByTimeAsync(500)
  await deleting
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect([asked.length, second]).toEqual([2, first])
})

it('[WEB158] a deletion that never gets an answer has the same key when the button is pressed again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const input = { params: { snippet_id: '1' } }
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const failing = expect(call(deleteSnippet, input)).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(500)
  await failing
  replyWith(200, { status: 200, message: 'ok', data: { snippet_id: '1' } })
  await call(deleteSnippet, input)
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

it('[WEB158] repeats unasked neither a password nor a creation, and nothing after a refusal', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const passwords = { current_password: 'the old one', new_password: 'the new one' }
  await expect(call(changePassword, { body: passwords })).rejects.toMatchObject({ status: 0 })
  const body = { label_title: 'Clients', label_type: 'meeting' } as const
  await expect(call(createLabel, { body })).rejects.toMatchObject({ status: 0 })
  replyWith(503, { status: 503, message: 'Please try again.', data: null })
  await expect(call(updateUser, { body: {} })).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(3)
})

it('[WEB21] fails with the message of the server and its sentences about fields', async () => {
  const errors = [{ path: 'first_name', message: 'First name must not be empty.' }]
  replyWith(400, { status: 400, message: 'First name must not be empty.', data: null, errors })
  await expect(call(updateUser, { body: {} })).rejects.toMatchObject({
    status: 400,
    errors,
    message: errors[0]?.message,
  })
})

it.each([
  ['no message', 500, '{"status":500,"data":null}'],
  ['no JSON', 502, '<html>Bad gateway</html>'],
  ['another success than 200 and 201', 204, ''],
  ['a success without data', 200, 'true'],
])('[WEB21] fails with the words of the call on %s', async (_, status, body) => {
  answer = () => new Response(status === 204 ? null : body, { status })
  const failure = await call(getUser, {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: 'Failed to get user. Please try again.', status })
})

it('[WEB22] fails when no answer comes in time, and when the connection breaks', async () => {
  answer = unanswered
  await expect(call(getUser, {}, { timeoutMs: 50 })).rejects.toMatchObject({
    status: 0,
    message: 'Failed to get user. Please try again.',
  })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(getUser, {})).rejects.toMatchObject({ status: 0 })
})

it('[WEB22] lets who cancelled a call see that it was cancelled', async () => {
  answer = unanswered
  const cancel = new AbortController()
  const asking = call(getUser, {}, { signal: cancel.signal })
  cancel.abort()
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})

it('[WEB23] forgets the user whose token is refused, and nobody after a wrong password', async () => {
  signIn(aUser({ user_id: '1', access_token: 'old' }))
  replyWith(401, { status: 401, message: 'Please sign in.', data: null })
  await expect(call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(getSession().user).toBeNull()

  const body = { primary_email: 'ada@fernway.example', password: 'wrong' }
  await expect(call(login, { body })).rejects.toMatchObject({ message: 'Please sign in.' })
})

it('[WEB23] keeps a user who signed in anew while the old token was refused', async () => {
  signIn(aUser({ user_id: '1', access_token: 'old' }))
  answer = () => {
    signIn(aUser({ user_id: '1', access_token: 'new' }))
    return new Response('{}', { status: 401 })
  }
  await expect(call(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(getSession().user?.access_token).toBe('new')
})

it('[WEB24] gives a list with its pagination', async () => {
  const pagination = { page: 2, limit: 10, total: 12 }
  replyWith(200, { status: 200, message: 'ok', data: [{ meeting_id: '1' }], pagination })
  const page = await callPage(listMeetings, { query: { page: 2 } })
  expect(page.pagination).toEqual(pagination)
  expect(asked[0]?.url).toBe('http://meridian.example/v1/meeting/all?page=2')
})

it('[WEB25] [WMT18] sends and gets calendar files as they are', async () => {
  replyWith(200, { status: 200, message: 'ok', data: { imported: 1 } })
  await call(importMeetings, { body: 'BEGIN:VCALENDAR' })
  expect(await asked[0]?.text()).toBe('BEGIN:VCALENDAR')
  expect(asked[0]?.headers.get('content-type')).toBe('text/calendar')

  const bytes = new Uint8Array([0x42, 0xfc, 0x00, 0xff])
  await call(importMeetings, { body: bytes })
  expect(new Uint8Array((await asked[1]?.arrayBuffer()) ?? [])).toEqual(bytes)

  answer = () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })
  expect(await call(exportMeetings, {})).toBe('BEGIN:VCALENDAR')
})

function replyWith(status: number, body: unknown) {
  answer = () => Response.json(body, { status })
}

/** A server that never answers: the call ends when it is cancelled. */
function unanswered(request: Request): Promise<Response> {
  // A request that nobody holds may be collected, and with it what tells its signal of the abort.
  unanswered_requests.push(request)
  const { signal } = request
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const unanswered_requests: Request[] = []
