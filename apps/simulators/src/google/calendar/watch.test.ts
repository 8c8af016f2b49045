import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { day_ms } from '../../durations.ts'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly length: number
}

let calendar: OpenCalendar
let receiver: Server
let address: string
let calls: Call[]
/** What the receiver answers, the last one for ever. */
let replies: number[]
beforeEach(async () => {
  calendar = await openCalendar()
  calls = []
  replies = [200]
  receiver = createServer((request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, length })
      response.writeHead((replies.length > 1 ? replies.shift() : replies[0]) ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/google`
})
afterEach(async () => {
  await calendar.google.close()
  await new Promise((resolve) => receiver.close(resolve))
})

it('[PB24] opens a channel for a week, told in ms as text', async () => {
  const now = calendar.google.clock.now()
  const { status, body } = await watch()
  expect(status).toBe(200)
  expect(body).toEqual({
    kind: 'api#channel',
    id: 'channel-1',
    resourceId: expect.any(String),
    resourceUri: expect.stringContaining('/calendars/ada%40example.com/events'),
    token: 'secret-1',
    expiration: String(now + 604_800_000),
  })
})

it('[PB24] calls with sync first, then with exists and a growing number, and never with a body', async () => {
  const { body } = await watch()
  await settle()
  create()
  await settle()
  create()
  await settle()
  expect(calls.map(({ headers }) => headers['x-goog-resource-state'])).toEqual(['sync', 'exists', 'exists'])
  const numbers = calls.map(({ headers }) => Number(headers['x-goog-message-number']))
  expect(numbers[0]).toBe(1)
  expect(numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))).toBe(true)
  expect(calls.every(({ length, headers }) => length === 0 && headers['content-length'] === '0')).toBe(true)
  expect(calls[1]?.headers).toMatchObject({
    'x-goog-channel-id': 'channel-1',
    'x-goog-channel-token': 'secret-1',
    'x-goog-resource-id': body['resourceId'],
    'x-goog-channel-expiration': 'Mon, 09 Mar 2026 08:00:00 GMT',
  })
})

it('[PB24] tells changes made together once', async () => {
  await watch()
  await settle()
  for (let count = 0; count < 5; count += 1) create()
  await settle()
  expect(calls).toHaveLength(2)
})

it('[PB24] refuses a channel id that was used before, and an address that is none', async () => {
  await watch()
  expect(await watch()).toMatchObject({
    status: 400,
    body: { error: { errors: [{ reason: 'channelIdNotUnique' }] } },
  })
  expect((await watch({ id: 'channel-2', address: 'ftp://example.com' })).status).toBe(400)
  expect((await watch({ id: 'x'.repeat(65) })).status).toBe(400)
  expect((await watch({ id: 'channel-3', type: 'email' })).status).toBe(400)
})

it('[PB24] is silent after it was stopped', async () => {
  const { body } = await watch()
  await settle()
  const stop = { id: body['id'], resourceId: body['resourceId'] }
  expect((await calendar.ask('POST /channels/stop', { body: { ...stop, resourceId: 'other' } })).status).toBe(
    404,
  )
  expect((await calendar.ask('POST /channels/stop', { body: stop })).status).toBe(204)
  expect((await calendar.ask('POST /channels/stop', { body: stop })).status).toBe(404)
  create()
  await settle()
  expect(calls).toHaveLength(1)
})

it('[PB24] is silent after it expired, and lives a month at most', async () => {
  await watch({ expiration: String(calendar.google.clock.now() + 60_000) })
  await settle()
  await calendar.google.clock.advance(60_000)
  create()
  await settle()
  expect(calls).toHaveLength(1)
  const { body } = await watch({ id: 'channel-2', params: { ttl: '99999999' } })
  expect(body['expiration']).toBe(String(calendar.google.clock.now() + 30 * day_ms))
})

it('[PB24] calls again after a failure of the moment, later and later, and not after a refusal', async () => {
  replies = [200, 503, 500, 200]
  await watch()
  await settle()
  create()
  await settle()
  expect(calls).toHaveLength(2)
  await calendar.google.clock.advance(60_000)
  expect(calls).toHaveLength(3)
  await calendar.google.clock.advance(299_000)
  expect(calls).toHaveLength(3)
  await calendar.google.clock.advance(1000)
  expect(calls).toHaveLength(4)
  replies = [404]
  create()
  await settle()
  await calendar.google.clock.advance(day_ms)
  expect(calls).toHaveLength(5)
})

it('[PB24] is silent about what the account may not see any more, and to an app that was shut out', async () => {
  const team = 'team@group.example.com'
  calendar.change({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'UTC', owner: bo })
  calendar.change({ op: 'share_calendar', calendar: team, account: ada, role: 'reader' })
  const body = { id: 'team-1', type: 'web_hook', address }
  expect((await calendar.ask(`POST /calendars/${team}/events/watch`, { body })).status).toBe(200)
  await watch()
  await settle()
  calendar.change({ op: 'unshare_calendar', calendar: team, account: ada })
  create(team)
  await settle()
  expect(calls).toHaveLength(2)
  calendar.change({ op: 'revoke', account: ada })
  create()
  await settle()
  expect(calls).toHaveLength(2)
})

it('[PB24] watches a list of calendars too', async () => {
  const body = { id: 'list-1', type: 'web_hook', address }
  expect((await calendar.ask('POST /users/me/calendarList/watch', { body })).status).toBe(200)
  await settle()
  create()
  calendar.change({
    op: 'add_calendar',
    id: 'x@group.example.com',
    summary: 'X',
    time_zone: 'UTC',
    owner: ada,
  })
  await settle()
  expect(calls.map(({ headers }) => headers['x-goog-resource-state'])).toEqual(['sync', 'exists'])
})

function watch(changed: object = {}) {
  const body = { id: 'channel-1', type: 'web_hook', address, token: 'secret-1', ...changed }
  return calendar.ask('POST /calendars/primary/events/watch', { body })
}

function create(where = ada): void {
  const event = {
    summary: 'Plan',
    start: { dateTime: '2026-03-09T10:00:00Z' },
    end: { dateTime: '2026-03-09T11:00:00Z' },
  }
  calendar.change({ op: 'create_event', calendar: where, event })
}

function settle(): Promise<void> {
  return calendar.google.clock.settle()
}
