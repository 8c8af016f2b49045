import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hour_ms } from '../durations.ts'
import { isJson, type Json } from '../kit/message.ts'
import { pageOf, resourceOf, startConnectedHost, type ConnectedHost } from './connected-host.ts'

const guest = { name: 'Nadia Okonkwo', email: 'nadia@example.com' }

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

it('[PB36] reschedules by canceling and making anew, and the two invitees know each other', async () => {
  const old = book()
  const next = host.change({ op: 'reschedule', invitee: old.invitee, start: '2026-12-03T10:00:00Z' })
  expect(next.event).not.toBe(old.event)
  const invitee = async ({ event, invitee: id }: Readonly<Record<string, string>>) =>
    resourceOf(await host.call('GET', `/scheduled_events/${event}/invitees/${id}`))
  const before = await invitee(old)
  const after = await invitee(next)
  expect(before).toMatchObject({ status: 'canceled', rescheduled: true, new_invitee: after.uri })
  expect(after).toMatchObject({ status: 'active', rescheduled: false, old_invitee: before.uri })
  expect(resourceOf(await host.call('GET', `/scheduled_events/${old.event}`)).status).toBe('canceled')
})

it('[PB36] tells of a reschedule in both its halves, each signed over the bytes', async () => {
  await subscribe()
  const old = book()
  host.change({ op: 'reschedule', invitee: old.invitee, start: '2026-12-03T10:00:00Z' })
  await host.simulator.clock.settle()
  expect(receiver.got.map(({ event }) => event)).toEqual([
    'invitee.created',
    'invitee.canceled',
    'invitee.created',
  ])
  expect(receiver.got.map(({ payload }) => payload)).toMatchObject([
    { rescheduled: false, scheduled_event: { event_memberships: [{ user: host.user_uri }] } },
    { rescheduled: true, status: 'canceled', new_invitee: expect.stringContaining('/invitees/') },
    { old_invitee: expect.stringContaining(old.invitee ?? ''), scheduled_event: { status: 'active' } },
  ])
  const seconds = host.simulator.clock.now() / 1000
  for (const { signature, raw } of receiver.got) {
    const v1 = createHmac('sha256', 'my own key').update(`${seconds}.`).update(raw).digest('hex')
    expect(signature).toBe(`t=${seconds},v1=${v1}`)
  }
})

it('[PB36] leaves those who stay in a group alone when one of them cancels', async () => {
  host.change({ op: 'add_event_type', owner: 'ada@example.com', name: 'workshop', limit: 3 })
  const first = book({ event_type: 'workshop' })
  const second = book({
    event_type: 'workshop',
    invitee: { name: 'Bishnu Rai', email: 'bishnu@example.com' },
  })
  expect(second.event).toBe(first.event)
  host.change({ op: 'cancel_invitee', invitee: first.invitee })
  const path = `/scheduled_events/${first.event}`
  expect(resourceOf(await host.call('GET', path))).toMatchObject({
    status: 'active',
    invitees_counter: { total: 2, active: 1, limit: 3 },
  })
  host.change({ op: 'cancel_invitee', invitee: second.invitee })
  expect(resourceOf(await host.call('GET', path)).status).toBe('canceled')
})

it('[PB36] tells of a no-show and of its undoing', async () => {
  await subscribe({ events: ['invitee_no_show.created', 'invitee_no_show.deleted'] })
  const { event, invitee } = book()
  const uri = `${host.url}/scheduled_events/${event}/invitees/${invitee}`
  const marked = resourceOf(await host.call('POST', '/invitee_no_shows', { invitee: uri }))
  expect((await host.call('DELETE', String(marked.uri))).status).toBe(204)
  await host.simulator.clock.settle()
  expect(receiver.got.map(({ event }) => event)).toEqual([
    'invitee_no_show.created',
    'invitee_no_show.deleted',
  ])
  expect(receiver.got[0]?.payload).toMatchObject({ no_show: { uri: marked.uri } })
})

it('[PB36] tells an organization’s subscription of all its members, and a user’s of that user alone', async () => {
  const organization = host.organization_uri.split('/').at(-1)
  host.change({ op: 'add_user', email: 'kim@example.com', name: 'Kim Example', organization })
  host.change({ op: 'add_event_type', owner: 'kim@example.com', name: 'call' })
  await subscribe()
  book({ owner: 'kim@example.com' })
  await host.simulator.clock.settle()
  expect(receiver.got).toEqual([])
  expect((await subscribe({ scope: 'organization' })).status).toBe(201)
  book({ owner: 'kim@example.com' })
  await host.simulator.clock.settle()
  expect(receiver.got.map(({ event }) => event)).toEqual(['invitee.created'])
})

it('[PB37] keeps one subscription per address and owner, and forgets it when it is deleted', async () => {
  const made = await subscribe()
  expect(made.status).toBe(201)
  expect(resourceOf(made)).toMatchObject({ state: 'active', scope: 'user', user: host.user_uri })
  expect(await subscribe()).toMatchObject({
    status: 409,
    body: { message: 'Hook with this url already exists' },
  })
  const { organization_uri: organization, user_uri: user } = host
  const query = new URLSearchParams({ organization, user, scope: 'user' })
  const list = async () => pageOf(await host.call('GET', `/webhook_subscriptions?${query.toString()}`)).items
  expect(await list()).toHaveLength(1)
  expect((await host.call('DELETE', String(resourceOf(made).uri))).status).toBe(204)
  expect(await list()).toEqual([])
  book()
  await host.simulator.clock.settle()
  expect(receiver.got).toEqual([])
})

it('[PB37] refuses to report what the scope does not cover, or to an address that is none', async () => {
  expect((await subscribe({ events: ['routing_form_submission.created'] })).status).toBe(400)
  expect((await subscribe({ url: 'http://receiver.example.com/' })).status).toBe(400)
  expect((await subscribe({ organization: `${host.url}/organizations/other` })).status).toBe(403)
})

it('[PB37] tries a failing receiver again, a redirect too, and signs each try anew', async () => {
  const made = resourceOf(await subscribe())
  receiver.answers.push(500, 302)
  book()
  await host.simulator.clock.settle()
  expect(resourceOf(await host.call('GET', String(made.uri))).retry_started_at).not.toBeNull()
  await host.simulator.clock.advance(hour_ms)
  expect(receiver.got).toHaveLength(3)
  expect(new Set(receiver.got.map(({ raw }) => raw.toString('utf8'))).size).toBe(1)
  expect(new Set(receiver.got.map(({ signature }) => signature)).size).toBe(3)
  const { access_token } = host.change({ op: 'grant', account: 'ada@example.com', scopes: ['webhooks:read'] })
  const after = await host.call('GET', String(made.uri), undefined, access_token)
  expect(resourceOf(after)).toMatchObject({ state: 'active', retry_started_at: null })
})

it('[PB37] disables what failed for 24 hours, and it stays so', async () => {
  const made = resourceOf(await subscribe())
  receiver.answers.push(...Array.from({ length: 100 }, () => 500))
  book()
  await host.simulator.clock.settle()
  await host.simulator.clock.advance(23 * hour_ms)
  const state = async () => {
    const { access_token } = host.change({
      op: 'grant',
      account: 'ada@example.com',
      scopes: ['webhooks:read'],
    })
    return resourceOf(await host.call('GET', String(made.uri), undefined, access_token)).state
  }
  expect(await state()).toBe('active')
  await host.simulator.clock.advance(2 * hour_ms)
  expect(await state()).toBe('disabled')
  const tries = receiver.got.length
  receiver.answers.length = 0
  book({ start: '2026-12-09T10:00:00Z' })
  await host.simulator.clock.advance(48 * hour_ms)
  expect(receiver.got).toHaveLength(tries)
})

it('[PB37] counts a receiver that keeps silent as failing', async () => {
  host.change({ op: 'set_delivery_timeout', ms: 50 })
  await subscribe()
  receiver.answers.push(0)
  book()
  await host.simulator.clock.settle()
  await host.simulator.clock.advance(60_000)
  expect(receiver.got).toHaveLength(2)
})

function book(change: Json = {}) {
  return host.change({
    op: 'book',
    owner: 'ada@example.com',
    event_type: 'call',
    start: '2026-12-01T10:00:00Z',
    invitee: guest,
    ...change,
  })
}

function subscribe(change: Json = {}) {
  return host.call('POST', '/webhook_subscriptions', {
    url: receiver.url,
    events: ['invitee.created', 'invitee.canceled'],
    organization: host.organization_uri,
    user: host.user_uri,
    scope: 'user',
    signing_key: 'my own key',
    ...change,
  })
}

interface Receiver {
  readonly url: string
  readonly got: { event: unknown; payload: unknown; signature: string; raw: Buffer }[]
  /** Statuses of the next answers, 0 for none at all; then 200. */
  readonly answers: number[]
  readonly close: () => Promise<void>
}

async function startReceiver(): Promise<Receiver> {
  const got: Receiver['got'] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks)
      const parsed: unknown = JSON.parse(raw.toString('utf8'))
      const { event, payload } = isJson(parsed) ? parsed : {}
      got.push({ event, payload, raw, signature: String(request.headers['calendly-webhook-signature']) })
      const status = answers.shift() ?? 200
      if (status > 0) response.writeHead(status, { location: 'https://elsewhere.example.com/' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    got,
    answers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
