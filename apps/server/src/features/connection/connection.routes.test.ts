import {
  getFreeBusy,
  getRedirectUri,
  getUserTokens,
  type Integration,
  listCalendlyEventTypes,
  listGoogleCalendars,
  listIntegrations,
  listZoomEvents,
  refreshIntegration,
  type SessionUser,
  syncCalendly,
  syncGoogleCalendar,
  syncZoom,
  updateIntegration,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '../../../test/count-statements.ts'
import { openStream } from '../../../test/live-stream.ts'
import { readEvents } from '../../../test/remote-meeting.ts'
import { startTestServer } from '../../../test/server.ts'
import { type ProvidedServer, startProvidedServer } from '../../../test/simulated-providers.ts'
import { readConfig } from '../../platform/config/config.ts'
import { updateEventTypes } from './connection.queries.ts'
import { listIntegrations as listFacts } from './connection.service.ts'

let world: ProvidedServer
let ada: SessionUser

beforeEach(async () => {
  world = await startProvidedServer()
  ada = await world.server.aPerson()
})
afterEach(() => world.close())

describe('cards', () => {
  it('[CON1] name the settings that the operator still has to set', async () => {
    const server = await startTestServer({
      settings: { ZOOM_CLIENT_ID: 'id', ZOOM_CLIENT_SECRET: 'secret' },
    })
    try {
      const { access_token } = await server.aPerson()
      const { data } = await server.call(listIntegrations, {}, access_token)
      const told = data?.map(({ name, type, status, missing_settings }) => [
        name,
        type,
        status,
        missing_settings,
      ])
      expect(told).toEqual([
        ['Google', 'google', 'inactive', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
        ['Calendly', 'calendly', 'inactive', ['CALENDLY_CLIENT_ID', 'CALENDLY_CLIENT_SECRET']],
        ['Zoom', 'zoom', 'active', []],
        ['CalDAV', 'caldav', 'active', []],
      ])
      const way = await server.call(getRedirectUri, { params: { type: 'google' } }, access_token)
      expect(way).toMatchObject({ status: 409, message: 'Google has not been set up on this instance.' })
      const own = await server.call(getRedirectUri, { params: { type: 'zoom' } }, access_token)
      const address = new URL(own.data ?? '')
      expect(address.origin).toBe('https://zoom.us')
      expect(address.searchParams.get('redirect_uri')).toBe('http://localhost/oauth/callback/zoom')
    } finally {
      await server.close()
    }
  })

  it('[CON1] take the same five statements for no connection and for two', async () => {
    const config = { providers: readConfig({}, '/').providers }
    const connected = async () => {
      let accounts: unknown[] = []
      const statements = await countStatements(world.server.db, async (counted) => {
        const facts = await listFacts(counted, ada, config)
        accounts = facts.flatMap(({ connection }) => connection?.provider ?? [])
      })
      return { accounts, statements }
    }
    expect(await connected()).toEqual({ accounts: [], statements: 5 })
    await world.connect(ada, 'google')
    await world.connect(ada, 'zoom')
    expect(await connected()).toEqual({ accounts: ['google', 'zoom'], statements: 5 })
  })

  it('[CON15] show the state and its reason, with the last and the next sync', async () => {
    await world.connect(ada, 'google')
    const states = [
      [`first_sync_done_at = '2026-11-20T09:00Z', last_success_at = '2026-11-20T09:00Z'`, 'connected'],
      [`lease_until = '2026-11-20T09:05Z', events_read = 12`, 'syncing'],
      [`problem = 'Google wants us to wait.', problem_since = '2026-11-20T09:00Z'`, 'error'],
      [`reconnect_reason = 'Revoked.'`, 'needs_reconnect'],
    ] as const
    const told = []
    for (const [change] of states) {
      await sql`update connection set ${sql.raw(change)}`.execute(world.server.db)
      told.push((await world.integrationOf(ada, 'google')).connection)
    }
    await sql`update connection set lease_until = null`.execute(world.server.db)
    const { connection, reads, writes } = await world.integrationOf(ada, 'google')
    expect(connection?.events_read).toBeNull()
    expect(told.map((one) => one?.state)).toEqual(states.map(([, state]) => state))
    expect(told[1]?.events_read).toBe(12)
    expect(told[2]).toMatchObject({ problem: 'Google wants us to wait.', reason: null })
    expect(told[3]).toMatchObject({ reason: 'Revoked.', next_sync_at: null })
    for (const sentence of [...reads, ...writes]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('[CON15] show what the person has not allowed', async () => {
    await world.connect(ada, 'google')
    await sql`update connection set granted_scopes = array['openid']`.execute(world.server.db)
    expect((await world.integrationOf(ada, 'google')).connection).toMatchObject({
      granted_capabilities: [],
      missing_capabilities: ['calendar', 'mail'],
    })
  })
})

it('[CON7] knows kinds of integration that are not offered, and no others', async () => {
  const ask = (type: string) =>
    world.server.send({
      method: 'GET',
      path: `/v1/oauth/${type}/redirect_uri`,
      token: ada.access_token,
    })
  expect(await ask('slack')).toMatchObject({
    status: 400,
    message: 'This cannot be connected. Offered are Google, Calendly, Zoom, and CalDAV.',
    errors: [{ path: 'type' }],
  })
  for (const type of ['fax', 'GOOGLE', '__proto__', '%00', 'x'.repeat(150)]) {
    expect(await ask(type)).toMatchObject({ status: 400, message: 'Invalid integration type.' })
  }
  const body = { integration_type: 'zoom', code: 'c', state: 's' }
  const mixed = await world.server.send({
    method: 'POST',
    path: '/v1/oauth/google/verify',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    token: ada.access_token,
  })
  expect(mixed).toMatchObject({ status: 400, message: 'Invalid integration type.' })
})

describe('calendars', () => {
  beforeEach(async () => {
    await world.connect(ada, 'google')
    const work = { external_id: 'w', title: 'Work', start: '2026-11-24T10:00:00' }
    const club = { external_id: 'c', title: 'Club', start: '2026-11-24T14:00:00' }
    await readEvents(world, ada.user_id, { events: [work] })
    await readEvents(world, ada.user_id, { calendar_id: 'club', events: [club] })
  })

  it('[CON13] are shown and count as busy as the person chooses, at once', async () => {
    expect(await listTitles()).toEqual(['Work', 'Club'])
    await choose({ calendars: [{ id: 'club', is_shown: false, counts_as_busy: true }] })
    expect([await listTitles(), await countBusy()]).toEqual([['Work'], 2])
    await choose({ calendars: [{ id: 'club', is_shown: false, counts_as_busy: false }] })
    expect([await listTitles(), await countBusy()]).toEqual([['Work'], 1])
    const { data } = await choose({ calendars: [{ id: 'club', is_shown: true, counts_as_busy: false }] })
    expect([await listTitles(), await countBusy()]).toEqual([['Work', 'Club'], 1])
    expect(data?.connection?.calendars.map(({ id, counts_as_busy }) => [id, counts_as_busy])).toEqual([
      ['main', true],
      ['club', false],
    ])
  })

  it('[CON13] are written into where that is possible', async () => {
    expect((await choose({ write_calendar_id: 'main' })).data?.connection?.write_calendar_id).toBe('main')
    for (const write_calendar_id of ['club', 'nowhere']) {
      expect(await choose({ write_calendar_id })).toMatchObject({
        status: 400,
        errors: [{ path: 'write_calendar_id' }],
      })
    }
    expect((await choose({ write_calendar_id: null })).data?.connection?.write_calendar_id).toBeNull()
    const unknown = [{ id: 'nowhere', is_shown: true, counts_as_busy: true }]
    expect(await choose({ calendars: unknown })).toMatchObject({
      status: 400,
      errors: [{ path: 'calendars.0.id' }],
    })
  })

  it('[CON13] are listed as the specification has it', async () => {
    const { data } = await world.server.call(listGoogleCalendars, {}, ada.access_token)
    expect(data?.calendars.map(({ id, primary }) => ({ id, primary }))).toEqual([
      { id: 'main', primary: true },
      { id: 'club', primary: false },
    ])
  })

  it('[CON16] belong to one person', async () => {
    const eve = await world.server.aPerson({ first_name: 'Eve' })
    const body = { calendars: [{ id: 'club', is_shown: false, counts_as_busy: false }] }
    const params = { type: 'google' as const }
    expect((await world.server.call(updateIntegration, { params, body }, eve.access_token)).status).toBe(404)
    expect((await world.server.call(listGoogleCalendars, {}, eve.access_token)).status).toBe(404)
    expect(await listTitles()).toEqual(['Work', 'Club'])
  })
})

describe('a sync', () => {
  it('[CON14] is requested and answered at once', async () => {
    await world.connect(ada, 'google')
    await sql`delete from meridian_jobs.job`.execute(world.server.db)
    await sql`update connection set next_sync_at = '2026-11-20T10:00Z'`.execute(world.server.db)
    const { data, message } = await refresh()
    expect(message).toBe('Syncing…')
    expect(data?.connection?.next_sync_at).toBe('2026-11-20T09:00:00.000Z')
    await refresh()
    const { rows } = await sql<{ name: string }>`select name from meridian_jobs.job`.execute(world.server.db)
    expect(rows).toEqual([{ name: 'connection.read' }])
  })

  it('[CON14] is refused while the person has to connect again, or is not connected, and limited', async () => {
    expect(await refresh()).toMatchObject({ status: 404, message: 'Google is not connected.' })
    await world.connect(ada, 'google')
    await sql`update connection set reconnect_reason = 'Connect again.'`.execute(world.server.db)
    expect(await refresh()).toMatchObject({ status: 409, message: 'Connect again.' })
    for (let count = 0; count < 28; count += 1) await refresh()
    expect((await refresh()).status).toBe(429)
  })

  it('[CON14] of Google Calendar lists what comes, a series once', async () => {
    await world.connect(ada, 'google')
    await readEvents(world, ada.user_id, {
      events: [
        { external_id: 'past', title: 'Past', start: '2026-11-19T10:00:00' },
        { external_id: 'far', title: 'Far', start: '2027-03-01T10:00:00' },
        { external_id: 'weekly', title: 'Weekly', start: '2026-11-09T10:00:00', rrule: 'FREQ=WEEKLY' },
        {
          external_id: 'one',
          title: 'One',
          start: '2026-11-24T10:00:00',
          link: 'https://meet.example/one',
          web_link: 'https://calendar.example/one',
        },
      ],
    })
    const { data, message } = await world.server.call(syncGoogleCalendar, {}, ada.access_token)
    expect(message).toBe('Google synced successfully')
    expect(data).toMatchObject({ state: 'syncing', last_success_at: null })
    expect(data?.events.map(({ title, start }) => [title, start])).toEqual([
      ['Weekly', '2026-11-23T09:00:00.000Z'],
      ['One', '2026-11-24T09:00:00.000Z'],
    ])
    expect(data?.events[1]).toMatchObject({
      external_id: 'one',
      end: '2026-11-24T10:00:00.000Z',
      status: 'active',
      link: 'https://meet.example/one',
      web_link: 'https://calendar.example/one',
    })
  })

  it('[CON14] of Zoom lists occurrences by themselves where events are requested', async () => {
    await connectBare('zoom')
    const weekly = { external_id: 'w', title: 'Weekly', start: '2026-11-23T10:00:00', rrule: 'FREQ=WEEKLY' }
    await readEvents(world, ada.user_id, { events: [weekly] })
    const events = await world.server.call(listZoomEvents, {}, ada.access_token)
    expect(events.data?.events).toHaveLength(9)
    const scheduled = await world.server.call(syncZoom, {}, ada.access_token)
    expect(scheduled).toMatchObject({ status: 200, message: 'Zoom synced successfully' })
    expect(scheduled.data?.events).toHaveLength(1)
  })

  it('[CON14] of Calendly lists bookings, and what can be booked', async () => {
    const connection_id = await connectBare('calendly')
    const types = [
      {
        external_id: 'https://api.calendly.com/event_types/1',
        name: 'Call',
        duration_minutes: 30,
        link: 'https://calendly.com/ada/call',
        is_active: true,
      },
    ]
    await updateEventTypes(world.server.db, connection_id, types)
    const { data } = await world.server.call(listCalendlyEventTypes, {}, ada.access_token)
    expect(data).toMatchObject({ state: 'syncing', event_types: types })
    expect(await world.server.call(syncCalendly, {}, ada.access_token)).toMatchObject({
      status: 200,
      message: 'Calendly synced successfully',
      data: { events: [] },
    })
  })

  it.each([syncGoogleCalendar, syncCalendly, syncZoom, listZoomEvents, listCalendlyEventTypes])(
    '[CON14] of what is not connected is not there ($path)',
    async (endpoint) => {
      const answer = await world.server.send({
        method: 'GET',
        path: endpoint.path,
        token: ada.access_token,
      })
      expect(answer).toMatchObject({ status: 404, data: null })
      expect(answer.message).toMatch(/^(Google|Calendly|Zoom) is not connected\.$/)
    },
  )
})

it('[CON16] a connection is announced to its person as it changes', async () => {
  const eve = await world.server.aPerson({ first_name: 'Eve' })
  const address = await world.server.app.listen({ port: 0, host: '127.0.0.1' })
  await using own = await openStream(address, ada.access_token)
  await using other = await openStream(address, eve.access_token)
  await world.connect(ada, 'google')
  await own.untilChange('integration')
  await world.connect(eve, 'google', { account: 'bo@example.org' })
  await other.untilChange('integration')
  await sql`update connection set events_read = 5 where user_id = ${ada.user_id}`.execute(world.server.db)
  await own.untilChange('integration')
})

it('[PPL29] shows the real connections', async () => {
  const tell = async () => (await world.server.call(getUserTokens, {}, ada.access_token)).data
  const none = { is_google_connected: false, is_calendly_connected: false, is_zoom_connected: false }
  expect(await tell()).toEqual(none)
  await world.connect(ada, 'google')
  expect(await tell()).toEqual({ ...none, is_google_connected: true })
  await connectBare('zoom')
  expect(await tell()).toEqual({ ...none, is_google_connected: true, is_zoom_connected: true })
})

function choose(body: {
  calendars?: { id: string; is_shown: boolean; counts_as_busy: boolean }[]
  write_calendar_id?: string | null
}) {
  const params = { type: 'google' as const }
  return world.server.call(updateIntegration, { params, body }, ada.access_token)
}

function refresh() {
  return world.server.call(refreshIntegration, { params: { type: 'google' } }, ada.access_token)
}

/** A connection without tokens. */
async function connectBare(provider: Integration['type']): Promise<string> {
  const connection_id = crypto.randomUUID()
  const at = world.tools.now()
  await world.server.db
    .insertInto('connection')
    .values({
      connection_id,
      user_id: ada.user_id,
      provider,
      external_account_id: 'a',
      next_sync_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return connection_id
}

async function listTitles() {
  const { data } = await world.server.call(syncGoogleCalendar, {}, ada.access_token)
  return data?.events.map(({ title }) => title)
}

async function countBusy() {
  const body = { users: [ada.user_id], start_time: '2026-11-24T00:00:00Z', end_time: '2026-11-25T00:00:00Z' }
  const { data, message } = await world.server.call(getFreeBusy, { body }, ada.access_token)
  if (!data) throw new Error(message)
  return data.people[0]?.busy.length
}
