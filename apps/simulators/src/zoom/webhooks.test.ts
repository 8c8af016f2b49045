import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hour_ms, minute_ms } from '../durations.ts'
import { isJson, type Json } from '../kit/message.ts'
import { app, startConnectedHost, type ConnectedHost } from './connected-host.ts'

const secret = 'simulated-zoom-secret-token'

let host: ConnectedHost
let receiver: Receiver
beforeEach(async () => {
  host = await startConnectedHost()
  receiver = await startReceiver()
})
afterEach(async () => {
  await host.simulator.close()
  await receiver.close()
})

it('[PB40] challenges a receiver first and again after 72 hours, and sends nothing to one that fails', async () => {
  await subscribe()
  expect(receiver.names()).toEqual(['endpoint.url_validation'])
  await schedule()
  expect(receiver.names().at(-1)).toBe('meeting.created')

  receiver.knowsSecret = false
  await host.simulator.clock.advance(72 * hour_ms)
  expect(receiver.names().at(-1)).toBe('endpoint.url_validation')
  await schedule()
  expect(receiver.names().at(-1)).toBe('endpoint.url_validation')
})

it('[PB40] signs the bytes that it sends, with any topic', async () => {
  await subscribe()
  await schedule({ topic: 'Plan 🚀 \u2028 für "Zoë" </script>' })
  const { raw, headers, body } = receiver.last()
  const timestamp = String(headers['x-zm-request-timestamp'])
  expect(timestamp).toBe(String(host.simulator.clock.now() / 1000))
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(raw).digest('hex')
  expect(headers['x-zm-signature']).toBe(`v0=${expected}`)
  expect(raw.includes(Buffer.from('🚀'))).toBe(true)
  expect(body).toMatchObject({ payload: { object: { topic: 'Plan 🚀 \u2028 für "Zoë" </script>' } } })
})

it('[PB40] tells of an update only what has changed, and of none when nothing has', async () => {
  await subscribe()
  const { meeting } = await schedule({ topic: 'Before' })
  await change({ op: 'update_meeting', meeting, topic: 'After', settings: { waiting_room: false } })
  expect(receiver.last().body).toMatchObject({
    event: 'meeting.updated',
    payload: {
      operator: 'ada@example.com',
      scope: 'all',
      object: { id: meeting, topic: 'After', settings: { waiting_room: false } },
      old_object: { id: meeting, topic: 'Before', settings: { waiting_room: true } },
    },
  })
  expect(Object.keys(payloadObject())).toEqual(['id', 'topic', 'settings'])
  const told = receiver.got.length
  await change({ op: 'update_meeting', meeting, topic: 'After' })
  expect(receiver.got).toHaveLength(told)
})

it('[PB40] tells the number of a meeting as a number or as a text, by the event', async () => {
  await subscribe()
  const { meeting } = await schedule()
  expect(payloadObject().id).toBe(meeting)
  await change({ op: 'start_meeting', meeting })
  expect(payloadObject().id).toBe(String(meeting))
  await change({ op: 'end_meeting', meeting })
  expect(receiver.last().body.event).toBe('meeting.ended')
  expect(payloadObject()).toMatchObject({ id: String(meeting), end_time: '2026-11-20T08:00:00Z' })
  await change({ op: 'delete_meeting', meeting })
  expect(receiver.last().body).toMatchObject({ event: 'meeting.deleted', payload: { operation: 'single' } })
  expect(payloadObject().id).toBe(meeting)
})

it('[PB40] tells of one deleted or moved time of a series, and of the whole series', async () => {
  await subscribe()
  const recurrence = { type: 1, repeat_interval: 1, end_times: 3 }
  const { meeting, occurrences } = await schedule({ type: 8, recurrence })
  const [first, second] = Array.isArray(occurrences) ? occurrences : []
  await change({ op: 'update_meeting', meeting, occurrence: first, duration: 20 })
  expect(receiver.last().body).toMatchObject({
    payload: {
      scope: 'single',
      object: { id: meeting, occurrences: [{ occurrence_id: first, duration: 20 }] },
    },
  })
  await change({ op: 'delete_meeting', meeting, occurrence: second })
  expect(receiver.last().body).toMatchObject({
    payload: { operation: 'single', object: { occurrences: [{ occurrence_id: second }] } },
  })
  await change({ op: 'delete_meeting', meeting })
  expect(receiver.last().body).toMatchObject({ payload: { operation: 'all', object: { id: meeting } } })
})

it('[PB40] tries three more times after 5, 20 and 60 minutes, and drops the event then', async () => {
  await subscribe()
  receiver.answers.push(500, 302, 500, 500, 500)
  await schedule()
  const begin = host.simulator.clock.now()
  await host.simulator.clock.advance(10 * hour_ms)
  const tries = host.simulator.deliveries.filter(({ body }) => body?.includes('meeting.created'))
  expect(tries.map(({ at_ms }) => (at_ms - begin) / minute_ms)).toEqual([0, 5, 25, 85])
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1)
})

it('[PB40] counts an answer that takes too long as none', async () => {
  await subscribe()
  host.change({ op: 'set_delivery_timeout', ms: 50 })
  receiver.answers.push(0)
  await schedule()
  await host.simulator.clock.advance(5 * minute_ms)
  expect(receiver.names().filter((name) => name === 'meeting.created')).toHaveLength(2)
})

it('[PB40] sends only events of accounts that granted access, and the deauthorization', async () => {
  await subscribe()
  const told = receiver.got.length
  await schedule({ host: 'bo@example.org' })
  expect(receiver.got).toHaveLength(told)
  await change({ op: 'revoke', account: 'ada@example.com' })
  expect(receiver.last().body).toMatchObject({
    event: 'app_deauthorized',
    payload: { user_id: expect.any(String), client_id: app.client_id },
  })
  await schedule()
  expect(receiver.last().body.event).toBe('app_deauthorized')
})

async function subscribe() {
  return change({ op: 'subscribe', url: receiver.url })
}

function schedule(fields: Json = {}) {
  return change({
    op: 'create_meeting',
    host: 'ada@example.com',
    start_time: '2026-12-01T10:00:00Z',
    ...fields,
  })
}

async function change(asked: Json): Promise<Json> {
  const result = host.change(asked)
  await host.simulator.clock.settle()
  return result
}

function payloadObject(): Json {
  const { payload } = receiver.last().body
  const object = isJson(payload) ? payload.object : undefined
  return isJson(object) ? object : {}
}

interface Got {
  readonly body: Json
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

interface Receiver {
  readonly url: string
  readonly got: Got[]
  readonly names: () => unknown[]
  readonly last: () => Got
  /** Statuses of the next answers to events, 0 for none at all; then 204. */
  readonly answers: number[]
  knowsSecret: boolean
  readonly close: () => Promise<void>
}

async function startReceiver(): Promise<Receiver> {
  const got: Got[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks)
      const parsed: unknown = JSON.parse(raw.toString('utf8'))
      const body = isJson(parsed) ? parsed : {}
      got.push({ body, raw, headers: request.headers })
      if (body.event === 'endpoint.url_validation') {
        response.writeHead(200).end(answerTo(body, started.knowsSecret))
        return
      }
      const status = answers.shift() ?? 204
      if (status > 0) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const started: Receiver = {
    url: `http://127.0.0.1:${port}/zoom`,
    got,
    names: () => got.map(({ body }) => body.event),
    last: () => {
      const last = got.at(-1)
      if (!last) throw new Error('Nothing was sent.')
      return last
    },
    answers,
    knowsSecret: true,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return started
}

function answerTo({ payload }: Json, knowsSecret: boolean): string {
  const plainToken = isJson(payload) ? String(payload.plainToken) : ''
  const key = knowsSecret ? secret : 'a guess'
  return JSON.stringify({
    plainToken,
    encryptedToken: createHmac('sha256', key).update(plainToken).digest('hex'),
  })
}
