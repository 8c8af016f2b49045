import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { disconnectIntegration, listMeetings, type Provider, type SessionUser } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountSimulatorName } from '../../../../../simulators/src/account-simulators.ts'
import { type ProvidedServer, startProvidedServer } from '../../../../test/simulated-providers.ts'

let provided: ProvidedServer
/** Its address is known, and its port taken, before the server of the test that answers there is put together. */
let door: Server
let ada: SessionUser
let url: string

beforeEach(async () => {
  door = createServer((request, reply) => provided.server.app.routing(request, reply))
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port says which.
  const { port } = door.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  provided = await startProvidedServer({
    settings: { PUBLIC_URL: url, ZOOM_WEBHOOK_SECRET: secret },
  })
  for (const name of ['google', 'calendly', 'zoom'] as const) {
    provided[name].change({
      op: 'register_client',
      client_id: `${name} app`,
      client_secret: `${name} secret`,
      redirect_uris: [`${url}/oauth/callback/${name}`],
      scopes: name === 'zoom' ? zoom_scopes : [],
    })
  }
  ada = await provided.server.aPerson({ timezone: 'Europe/Berlin' })
  await provided.server.app.ready()
})
afterEach(async () => {
  door.close()
  door.closeAllConnections()
  await provided.close()
})

describe('Google', () => {
  it('[CON77] [PB24] reports a change, and the calendar is synced at once', async () => {
    await connect('google')
    await until(300)
    const [watched] = watches()
    expect(watched).toMatchObject({ address: `${url}/v1/hook/google/calendar`, type: 'web_hook' })
    expect(deliveries('google')).toMatchObject([{ status: 200 }])
    expect(await due()).toBe(false)
    anEvent('New')
    await provided.google.clock.settle()
    expect(await due()).toBe(true)
    await provided.server.runDueJobs()
    expect(await titles()).toEqual(['New'])
  })

  it('[CON78] [PB24] has another channel before the last one ends, and the last one is closed', async () => {
    await connect('google')
    await until(300)
    await until(6.5 * 86_400)
    expect(watches()).toHaveLength(2)
    expect(new Set(watches().map((body) => Object(body).id)).size).toBe(2)
    expect(stops()).toEqual([expect.objectContaining({ id: Object(watches()[0]).id })])
    anEvent('After a week')
    await provided.google.clock.settle()
    await provided.server.runDueJobs()
    expect(await titles()).toEqual(['After a week'])
  })

  it('[CON79] is accepted only with its channel, resource and token; other requests learn nothing', async () => {
    await connect('google')
    await until(300)
    const [opened] = deliveries('google')
    const headers: Record<string, string> = { ...opened?.headers }
    headers['x-goog-resource-state'] = 'exists'
    const wrong: Record<string, string>[] = [
      {},
      { ...headers, 'x-goog-channel-token': 'guess' },
      { ...headers, 'x-goog-resource-id': 'other' },
      { ...headers, 'x-goog-channel-id': 'other' },
      { ...headers, 'x-goog-resource-state': 'add' },
      { ...headers, 'x-goog-resource-state': 'sync' },
    ]
    for (const sent of wrong) {
      const { status } = await send('google/calendar', { headers: sent })
      expect([status, await due()]).toEqual([200, false])
    }
    await send('google/calendar', { headers })
    expect(await due()).toBe(true)
  })

  it('[CON80] is closed when the account is disconnected', async () => {
    await connect('google')
    await until(300)
    const { status } = await provided.server.call(
      disconnectIntegration,
      { params: { type: 'google' } },
      ada.access_token,
    )
    expect(status).toBe(200)
    await provided.server.runDueJobs()
    expect(stops()).toHaveLength(1)
  })
})

describe('Calendly', () => {
  it('[CON77] [CON81] [PB36] reports bookings with a signature, and they are synced at once', async () => {
    await connect('calendly')
    await until(300)
    expect(deliveries('calendly')).toEqual([])
    const event = book()
    await provided.calendly.clock.settle()
    expect(deliveries('calendly')).toMatchObject([{ status: 200 }])
    expect(await due()).toBe(true)
    await provided.server.runDueJobs()
    expect(await titles()).toHaveLength(1)
    const [told] = deliveries('calendly')
    const path = new URL(told?.url ?? url).pathname.replace('/v1/hook/', '')
    const headers = { ...told?.headers }
    expect((await send(path, { headers, payload: `${told?.body} ` })).status).toBe(401)
    expect((await send(path, { headers: {}, payload: told?.body ?? '' })).status).toBe(401)
    expect((await send(path, { headers, payload: told?.body ?? '' })).status).toBe(200)
    await provided.advance(181_000)
    expect((await send(path, { headers, payload: told?.body ?? '' })).status).toBe(401)
    expect(event).toBeDefined()
  })

  it('[CON82] [PB37] is subscribed to anew where it has switched the subscription off', async () => {
    await connect('calendly')
    await until(300)
    const [first] = subscriptions()
    Object(first).state = 'disabled'
    await until(2 * 3600)
    expect(subscriptions().filter((one) => Object(one).state === 'active')).toHaveLength(1)
    book()
    await provided.calendly.clock.settle()
    expect(await due()).toBe(true)
  })
})

describe('Zoom', () => {
  it('[CON77] [CON83] [PB40] gets its challenge answered, and reports a meeting, in any case of the headers', async () => {
    await connect('zoom')
    provided.zoom.change({ op: 'set_secret_token', token: secret })
    provided.zoom.change({ op: 'subscribe', url: `${url}/v1/hook/zoom` })
    await provided.zoom.clock.settle()
    const { zoom } = provided
    const {
      subscriptions: [subscription],
    } = Object(zoom.provider.presentWorld(zoom.scene.world))
    expect(subscription).toMatchObject({ state: 'active' })
    zoom.change({
      op: 'create_meeting',
      host: 'ada@example.com',
      topic: 'Call 🚀',
      start_time: '2026-11-24T09:00:00Z',
      type: 2,
    })
    await zoom.clock.settle()
    expect(deliveries('zoom').at(-1)).toMatchObject({ status: 200 })
    expect(await due()).toBe(true)
    await provided.server.runDueJobs()
    expect(await titles()).toEqual(['Call 🚀'])
    const told = deliveries('zoom').at(-1)
    const body = String(told?.body)
    expect(
      (await send('zoom', { headers: { ...told?.headers }, payload: body.replace('🚀', '🚁') })).status,
    ).toBe(401)
    expect((await send('zoom', { headers: {}, payload: body })).status).toBe(401)
  })

  it('[CON84] [PB40] takes the account away when the person has removed the app there', async () => {
    await connect('zoom')
    provided.zoom.change({ op: 'set_secret_token', token: secret })
    provided.zoom.change({ op: 'subscribe', url: `${url}/v1/hook/zoom` })
    await provided.zoom.clock.settle()
    provided.zoom.change({ op: 'revoke', account: 'ada@example.com' })
    await provided.zoom.clock.settle()
    expect(await provided.integrationOf(ada, 'zoom')).toMatchObject({
      status: 'disconnected',
      connection: null,
    })
  })
})

it('[CON85] providers are not asked to call an unreachable address', async () => {
  const far = await startProvidedServer({ settings: { PUBLIC_URL: 'http://meridian.example' } })
  for (const name of ['google', 'calendly'] as const) {
    far[name].change({
      op: 'register_client',
      client_id: `${name} app`,
      client_secret: `${name} secret`,
      redirect_uris: [`http://meridian.example/oauth/callback/${name}`],
      scopes: [],
    })
    await far.connect(await far.server.aPerson(), name)
  }
  await far.server.runDueJobs()
  await far.advance(600_000)
  await far.server.runDueJobs()
  const asked = [...far.google.requests.list(), ...far.calendly.requests.list()]
  expect(asked.filter(({ path }) => /watch$|webhook_subscriptions/.test(path))).toEqual([])
  await far.close()
})

const secret = 'a secret token of the app'
const zoom_scopes = [
  'user:read:user',
  'meeting:read:list_meetings',
  'meeting:read:meeting',
  'meeting:write:meeting',
  'meeting:update:meeting',
  'meeting:delete:meeting',
]

async function connect(type: Provider): Promise<void> {
  await provided.connect(ada, type)
  await provided.server.runDueJobs()
}

async function until(seconds: number): Promise<void> {
  await provided.advance(seconds * 1000)
  await provided.server.runDueJobs()
  await provided.google.clock.settle()
}

/** Whether the connection waits to be read now. */
async function due(): Promise<boolean> {
  const { next_sync_at } = await provided.server.db
    .selectFrom('connection')
    .select('next_sync_at')
    .executeTakeFirstOrThrow()
  return next_sync_at.getTime() <= provided.google.clock.now()
}

function send(path: string, request: { headers: Record<string, string>; payload?: string }) {
  return provided.server.send({ method: 'POST', path: `/v1/hook/${path}`, ...request })
}

function watches(): unknown[] {
  return bodies(/\/events\/watch$/)
}

function stops(): unknown[] {
  return bodies(/\/channels\/stop$/)
}

function bodies(path: RegExp): unknown[] {
  const requests = provided.google.requests.list().filter((request) => path.test(request.path))
  return requests.map(({ body }) => body)
}

function deliveries(name: AccountSimulatorName) {
  return provided[name].deliveries
}

function subscriptions(): unknown[] {
  const { provider, scene } = provided.calendly
  return Array.from(Object(provider.presentWorld(scene.world)).subscriptions)
}

function anEvent(summary: string): void {
  const timeZone = 'Europe/Berlin'
  const [start, end] = ['2026-12-24T10:00:00Z', '2026-12-24T11:00:00Z'].map((dateTime) => ({
    dateTime,
    timeZone,
  }))
  const event = { summary, start, end }
  provided.google.change({ op: 'create_event', calendar: 'ada@example.com', event })
}

function book(): unknown {
  const { calendly } = provided
  const type = calendly.change({ op: 'add_event_type', owner: 'ada@example.com', name: 'Call' })
  const event_type = Object(type).event_type
  const invitee = { email: 'kim@example.net', name: 'Kim' }
  return Object(calendly.change({ op: 'book', event_type, start: '2026-11-24T09:00:00Z', invitee })).event
}

async function titles(): Promise<string[]> {
  const { data } = await provided.server.call(listMeetings, { query: { limit: 100 } }, ada.access_token)
  return (data ?? []).map(({ meeting_title }) => meeting_title)
}
