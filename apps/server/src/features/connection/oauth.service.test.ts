import { getOAuthToken, getRedirectUri, listIntegrations, login, type SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute_ms } from '@meridian/engine'
import {
  ada_account,
  bo_account,
  type ProvidedServer,
  startProvidedServer,
} from '../../../test/simulated-providers.ts'
import { makeLog } from '../../platform/log.ts'

const calendar_list = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly'
const calendar_events = 'https://www.googleapis.com/auth/calendar.events'
const failed = 'Failed to verify oauth token. Please try again.'

let world: ProvidedServer
let ada: SessionUser
let logged: string

beforeEach(async () => {
  logged = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString()
      done()
    },
  })
  world = await startProvidedServer({ log: makeLog('trace', sink) })
  ada = await world.server.aPerson()
})
afterEach(() => world.close())

describe('connecting', () => {
  it('[CON2] [PB1] leads to the provider and back, to an account that is read at once', async () => {
    const card = await world.connect(ada, 'google')
    expect(card).toMatchObject({
      name: 'Google',
      status: 'connected',
      connection: {
        account: 'ada@example.com',
        state: 'syncing',
        reason: null,
        first_sync_done: false,
        granted_capabilities: ['calendar'],
        missing_capabilities: ['mail'],
        next_sync_at: '2026-11-20T09:00:00.000Z',
      },
    })
    expect(await listWaiting()).toEqual(['connection.read'])
  })

  it.each(['calendly', 'zoom'] as const)('[CON2] [PB11] leads to %s and back as well', async (type) => {
    const { status, connection } = await world.connect(ada, type)
    expect(status).toBe('connected')
    expect(connection).toMatchObject({ state: 'syncing', missing_capabilities: [] })
    expect(connection?.account).toBe('ada@example.com')
    expect((await world.connect(ada, type)).status).toBe('connected')
    const other = await world.verify(ada, type, await world.allow(ada, type, bo_account))
    expect(other.status).toBe(409)
  })

  it.each([
    ['google', 10],
    ['calendly', 10],
    ['zoom', 5],
  ] as const)('[CON2] [PB4] comes too late to %s after %i minutes', async (type, minutes) => {
    const back = await world.allow(ada, type)
    await world.advance(minutes * minute_ms)
    expect(await world.verify(ada, type, back)).toMatchObject({ status: 400, message: failed })
    await expectNothing()
  })

  it('[CON2] returns the connected account to a second request with the same code', async () => {
    const back = await world.allow(ada, 'google')
    const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? '']
    const ask = () =>
      world.server.call(
        getOAuthToken,
        { params: { type: 'google' }, body: { code, state } },
        ada.access_token,
      )
    const answers = await Promise.all([world.verify(ada, 'google', back), ask(), ask()])
    for (const { status, data } of answers) {
      expect({ status, is: data?.status }).toEqual({ status: 200, is: 'connected' })
    }
    expect(world.google.requests.list().filter(({ path }) => path === '/token')).toHaveLength(1)
    back.searchParams.set('code', 'another')
    expect(await world.verify(ada, 'google', back)).toMatchObject({ status: 400, message: failed })
  })

  it('[CON3] takes nothing from another person, another session, another provider or with another state', async () => {
    const eve = await world.server.aPerson({ first_name: 'Eve' })
    const again = await world.server.call(login, {
      body: { primary_email: ada.primary_email, password: 'correct horse battery' },
    })
    if (!again.data) throw new Error(again.message)
    const back = await world.allow(ada, 'google')
    const other = new URL(back)
    other.searchParams.set('state', 'x'.repeat(43))
    const answers = [
      await world.verify(eve, 'google', back),
      await world.verify(again.data, 'google', back),
      await world.verify(ada, 'zoom', back),
      await world.verify(ada, 'google', other),
    ]
    expect(answers.map(({ status, message, data }) => [status, message, data])).toEqual(
      answers.map(() => [400, failed, null]),
    )
    expect(world.google.requests.list().filter(({ path }) => path === '/token')).toEqual([])
    await expectNothing()
    expect((await world.verify(ada, 'google', back)).status).toBe(200)
  })

  it('[CON3] [PB5] takes a state back only with a code, and a code that is spent or made up not at all', async () => {
    const denied = await world.allow(ada, 'google', { ...ada_account, decision: 'deny' })
    expect(denied.searchParams.get('error')).toBe('access_denied')
    expect(await world.verify(ada, 'google', denied)).toMatchObject({ status: 400, message: failed })
    const made_up = await world.allow(ada, 'google')
    made_up.searchParams.set('code', '4/0Amade-up')
    expect(await world.verify(ada, 'google', made_up)).toMatchObject({ status: 400, message: failed })
    const spent = await world.allow(ada, 'google')
    await world.connect(ada, 'google')
    spent.searchParams.set('code', (await world.allow(ada, 'google')).searchParams.get('code') ?? '')
    expect(await world.verify(ada, 'google', spent)).toMatchObject({ status: 400, message: failed })
  })
})

describe('consent that does not suffice', () => {
  it('[CON4] [PB6] connects nothing, and names the missing permission', async () => {
    const back = await world.allow(ada, 'google', { ...ada_account, scopes: [calendar_list] })
    expect(await world.verify(ada, 'google', back)).toMatchObject({
      status: 400,
      message: expect.stringMatching(
        /^Nothing has changed, .* at Google: “View and edit events on all your calendars”/,
      ),
    })
    const none = await world.allow(ada, 'google', { ...bo_account, scopes: [] })
    expect((await world.verify(ada, 'google', none)).message).toContain('“See the list of Google calendars')
    await expectNothing()
  })

  it('[CON4] [PB13] names the problem where the operator has not set up all of the Zoom app', async () => {
    world.zoom.change({
      op: 'register_client',
      client_id: 'zoom app',
      client_secret: 'zoom secret',
      redirect_uris: ['https://meridian.example/oauth/callback/zoom'],
      scopes: ['user:read:user'],
    })
    const zoom = await world.allow(ada, 'zoom')
    expect((await world.verify(ada, 'zoom', zoom)).message).toMatch(
      /^Zoom was not connected, because .* lacks meeting:read:list_meetings, .* Its operator has to add them\.$/,
    )
    await expectNothing()
  })

  it('[CON4] [PB2] connects nothing that would end within the hour, and keeps the lasting token it has', async () => {
    answerWithoutRefreshToken('1')
    const back = await world.allow(ada, 'google')
    expect(await world.verify(ada, 'google', back)).toMatchObject({
      status: 400,
      message: expect.stringContaining('https://myaccount.google.com/connections'),
    })
    await expectNothing()

    await world.connect(ada, 'google')
    const before = await getTokens()
    answerWithoutRefreshToken(before.external_account_id)
    await world.connect(ada, 'google')
    const after = await getTokens()
    expect(after.refresh_token_sealed).toEqual(before.refresh_token_sealed)
    expect(after.access_token_sealed).not.toEqual(before.access_token_sealed)

    await sql`update connection set reconnect_reason = 'dead'`.execute(world.server.db)
    answerWithoutRefreshToken(before.external_account_id)
    expect((await world.verify(ada, 'google', await world.allow(ada, 'google'))).status).toBe(400)
    expect((await getTokens()).reconnect_reason).toBe('dead')
  })
})

describe('accounts', () => {
  it('[CON5] renews the connection of the same account, and refuses another while one is connected', async () => {
    await world.connect(ada, 'google')
    await sql`update connection set reconnect_reason = 'dead', problem = 'failed', failures_in_a_row = 3`.execute(
      world.server.db,
    )
    await world.advance(minute_ms)
    expect((await world.connect(ada, 'google')).connection).toMatchObject({
      state: 'syncing',
      reason: null,
      problem: null,
      connected_at: '2026-11-20T09:00:00.000Z',
      next_sync_at: '2026-11-20T09:01:00.000Z',
    })
    const back = await world.allow(ada, 'google', bo_account)
    expect(await world.verify(ada, 'google', back)).toMatchObject({
      status: 409,
      message: 'ada@example.com is connected at Google. Disconnect it before you connect another account.',
    })
    expect((await world.integrationOf(ada, 'google')).connection?.account).toBe('ada@example.com')
  })

  it('[CON114] has the provider preselect the account that is connected', async () => {
    const hint = async () => {
      const query = { capability: 'mail' } as const
      const { data } = await world.server.call(
        getRedirectUri,
        { params: { type: 'google' }, query },
        ada.access_token,
      )
      return new URL(data ?? '').searchParams.get('login_hint')
    }
    expect(await hint()).toBeNull()
    await world.connect(ada, 'google')
    expect(await hint()).toBe('ada@example.com')
  })

  it('[CON5] lets two people connect one account', async () => {
    const ben = await world.server.aPerson({ first_name: 'Ben' })
    await world.connect(ada, 'google')
    await world.connect(ben, 'google')
    expect((await world.integrationOf(ada, 'google')).status).toBe('connected')
  })
})

describe('a provider that fails', () => {
  it.each([
    [
      { kind: 'named', name: 'server_error' },
      503,
      'Google does not answer as it should just now. Please try again.',
    ],
    [{ kind: 'not_json' }, 503, 'Google does not answer as it should just now. Please try again.'],
    [{ kind: 'cut', at: 'before' }, 503, 'Google does not answer as it should just now. Please try again.'],
    [
      { kind: 'status', status: 401, body: { error: 'invalid_client' } },
      503,
      'Google refuses this instance. Its operator has to check the settings.',
    ],
  ] as const)(
    '[CON6] that answers the exchange with %j connects nothing and says whose fault it is',
    async (fault, status, message) => {
      world.google.faults.add({ match: { path: '/token' }, times: null, fault })
      const back = await world.allow(ada, 'google')
      expect(await world.verify(ada, 'google', back)).toMatchObject({ status, message, data: null })
      await expectNothing()
    },
  )
})

it('[CON8] keeps tokens sealed, and returns them to no caller', async () => {
  const back = await world.allow(ada, 'google')
  const { text } = await world.verify(ada, 'google', back)
  const { rows } = await sql<{ content: string }>`
    select encode(access_token_sealed, 'escape') || encode(refresh_token_sealed, 'escape') ||
      row_to_json(c)::text as content from connection c`.execute(world.server.db)
  const { text: list } = await world.server.call(listIntegrations, {}, ada.access_token)
  const secrets = [/ya29/, /1\/\/0/, new RegExp(RegExp.escape(back.searchParams.get('code') ?? ''))]
  for (const secret of secrets) {
    for (const told of [text, list, logged, JSON.stringify(rows)]) expect(told).not.toMatch(secret)
  }
  expect(logged).toContain('account connected')
})

it('[CON2] limits how often a person asks for a way', async () => {
  for (let count = 0; count < 30; count += 1) expect((await askWay()).status).toBe(200)
  expect((await askWay()).status).toBe(429)
})

/** Google's answer where the app already has access and no new consent is asked for. */
function answerWithoutRefreshToken(id: string): void {
  const answers = {
    '/token': {
      access_token: 'ya29.short',
      expires_in: 3599,
      token_type: 'Bearer',
      scope: `openid ${calendar_list} ${calendar_events}`,
    },
    '/oauth2/v2/userinfo': { id, email: 'ada@example.com' },
  }
  for (const [path, body] of Object.entries(answers)) {
    world.google.faults.add({ match: { path }, fault: { kind: 'status', status: 200, body } })
  }
}

function askWay() {
  return world.server.call(getRedirectUri, { params: { type: 'google' } }, ada.access_token)
}

function getTokens() {
  return world.server.db.selectFrom('connection').selectAll().executeTakeFirstOrThrow()
}

async function expectNothing(): Promise<void> {
  expect(await world.server.db.selectFrom('connection').selectAll().execute()).toEqual([])
}

async function listWaiting(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from meridian_jobs.job`.execute(world.server.db)
  return rows.map(({ name }) => name)
}
