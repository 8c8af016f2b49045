import { connectCalDav, listIntegrations } from '@meridian/contract'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCalDavSimulator } from '../../../../../simulators/src/caldav/provider.ts'
import { aCalDavPerson, type CalDavPerson, startCalDavServer } from '../../../../test/caldav-account.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { makeLog } from '../../../platform/log.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { testBox } from '../../../../test/test-box.ts'
import { findStarts, type Names } from './caldav-start.service.ts'
import { connect } from './caldav.service.ts'

const password = 'quiet brown lantern'
let simulator: Awaited<ReturnType<typeof startCalDavSimulator>>
let server: TestServer
let ada: CalDavPerson
const lines: string[] = []

beforeAll(async () => {
  simulator = await startCalDavSimulator()
  server = await startTestServer({
    settings: { CALDAV_HOSTS: '127.0.0.1,*' },
    log: makeLog('trace', { write: (line) => void lines.push(line) }),
  })
})
afterAll(async () => {
  await server.close()
  await simulator.close()
})
beforeEach(async () => {
  simulator.faults.clear()
  simulator.seed({ script: 'empty', reset: true })
  simulator.change({ op: 'add_account', user: 'ada@example.com', password })
  simulator.change({ op: 'add_calendar', user: 'ada@example.com', calendar: 'office', name: 'Work' })
  ada = await aCalDavPerson(server, { address: simulator.url, user: 'ada@example.com', password })
})

async function problemsOf(asked: ReturnType<CalDavPerson['connect']>): Promise<string[]> {
  const { status, errors = [] } = await asked
  expect(status).toBe(400)
  expect((await ada.card()).status).toBe('active')
  return errors.map(({ path, message }) => `${path}: ${message}`)
}

describe('[CON124] [PB41] an account is found', () => {
  it.each([
    ['by the address of the server', ''],
    ['by the address of its root', '/dav/'],
    ['by the address of a principal', '/dav/principals/ada%40example.com/'],
    ['by the address of one calendar', '/dav/calendars/ada%40example.com/office/'],
    ['by an address without a calendar server, at the well-known one', '/mail'],
  ])('%s', async (_, path) => {
    const { status, data } = await server.call(
      connectCalDav,
      { body: { address: `${simulator.url}${path}`, user: 'ada@example.com', password } },
      ada.person.access_token,
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({ type: 'caldav', status: 'connected' })
    expect(data?.connection).toMatchObject({
      account: 'ada@example.com',
      server_address: `${simulator.url}${path}`,
    })
  })

  it('by an email address, at the domain and at the server that DNS names within it', async () => {
    const named = names([{ name: 'Cal.example.org', port: 8443, priority: 1 }], ['v=1', 'path=/dav'])
    expect(hrefs(await findStarts('kim@example.org', named))).toEqual([
      'https://example.org/.well-known/caldav',
      'https://cal.example.org:8443/dav',
    ])
    expect(hrefs(await findStarts('kim@example.org', names([])))).toEqual([
      'https://example.org/.well-known/caldav',
    ])
  })

  it('and a server of another domain is told and not asked', async () => {
    const elsewhere = names([{ name: 'dav.elsewhere.example', port: 443, priority: 1 }])
    expect(await findStarts('kim@nowhere.invalid', elsewhere)).toMatchObject({
      elsewhere: 'dav.elsewhere.example',
    })
    const tools = { db: server.db, config: readConfig({}, '/'), box: testBox, now: () => new Date() }
    const wanted = { address: 'kim@nowhere.invalid', password }
    const refusal = await connect(tools, ada.person, wanted, {
      log: makeLog('silent'),
      names: elsewhere,
    }).catch((problem: unknown) => problem)
    expect(JSON.stringify(Object(refusal).fields ?? refusal)).toContain('dav.elsewhere.example')
  })
})

describe('[CON126] connecting says what is wrong', () => {
  it('with the password', async () => {
    expect(await problemsOf(ada.connect({ password: 'wrong' }))).toEqual([
      'password: The server does not accept this user name and password.',
    ])
  })

  it('with the user name', async () => {
    const { address } = { address: simulator.url }
    const asked = server.call(connectCalDav, { body: { address, password } }, ada.person.access_token)
    expect(await problemsOf(asked)).toEqual(['user: Enter the user name at this server.'])
  })

  it('with the address', async () => {
    expect(await problemsOf(ada.connect({ address: 'no address at all' }))).toEqual([
      'address: Enter an email address or the address of a server.',
    ])
    expect(await problemsOf(ada.connect({ address: 'https://nowhere.invalid' }))).toEqual([
      'address: There is no server of this name.',
    ])
  })

  it('where nothing answers, or no calendar server does', async () => {
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const port = Object(silent.address()).port
    silent.close()
    await once(silent, 'close')
    expect(await problemsOf(ada.connect({ address: `http://127.0.0.1:${port}` }))).toEqual([
      'address: No server answers at this address.',
    ])
    for (const fault of ['not_xml', 'entities', 'cut_list']) {
      simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: fault } })
      expect(await problemsOf(ada.connect())).toEqual([
        'address: What answers at this address is no calendar server.',
      ])
      simulator.faults.clear()
    }
  })

  it.each([
    [500, 'The server does not answer as it should just now. Please try again later.'],
    [503, 'The server does not answer as it should just now. Please try again later.'],
    [
      403,
      'The server refuses access at this address. Check it, and whether the account needs an app password.',
    ],
  ])('[CON142] where the server answers %i', async (status, says) => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'status', status } })
    expect(await problemsOf(ada.connect())).toEqual([`address: ${says}`])
    simulator.faults.clear()
  })

  it('where there are no calendars, and where the server is busy', async () => {
    simulator.change({ op: 'delete_calendar', user: 'ada@example.com', calendar: 'office' })
    expect(await problemsOf(ada.connect())).toEqual([
      'address: This account has no calendars yet. Create one at the server first.',
    ])
    simulator.faults.add({ match: {}, fault: { kind: 'named', name: 'rate_limit' } })
    expect(await problemsOf(ada.connect())).toEqual(['address: The server asks to try again later.'])
  })

  it('to a person who is connected to another account', async () => {
    simulator.change({ op: 'add_account', user: 'bo@example.org', password })
    simulator.change({ op: 'add_calendar', user: 'bo@example.org', calendar: 'home' })
    await ada.join()
    const { status, message } = await ada.connect({ user: 'bo@example.org' })
    expect(status).toBe(409)
    expect(message).toContain('ada@example.com is connected at CalDAV.')
  })
})

describe('[CON127] only allowed servers are called', () => {
  it.each(['https://127.0.0.2', 'https://10.0.0.1/dav', 'https://[::1]', 'https://169.254.169.254'])(
    'and not %s',
    async (address) => {
      expect(await problemsOf(ada.connect({ address }))).toEqual([
        'address: This server may not be used here. The operator of this instance says which ones may.',
      ])
    },
  )

  it('and none without TLS that the setting does not name', async () => {
    expect(await problemsOf(ada.connect({ address: 'http://example.com' }))).toEqual([
      'address: Without TLS the password could be read on its way. Use an address that begins with https.',
    ])
  })

  it('and no redirect leads around it, or on without end', async () => {
    simulator.requests.clear()
    for (const to of ['http://10.0.0.1/', `${simulator.url}/dav/`]) {
      simulator.faults.add({ match: {}, times: null, fault: { kind: 'redirect', to } })
      const [problem] = await problemsOf(ada.connect())
      expect(problem).toMatch(/^address: /)
      simulator.faults.clear()
    }
    expect(simulator.requests.list().length).toBeLessThan(40)
  })
})

it('[CON125] no log line and no answer has the password', async () => {
  await ada.join()
  await ada.connect({ password: 'wrong wooden spoon' })
  const { text } = await server.call(listIntegrations, {}, ada.person.access_token)
  for (const secret of [
    password,
    'wrong wooden spoon',
    Buffer.from(`ada@example.com:${password}`).toString('base64'),
  ]) {
    expect(lines.join('')).not.toContain(secret)
    expect(text).not.toContain(secret)
  }
})

it('[CON125] asks to connect again once the password is refused, and goes on with a new one', async () => {
  await ada.join()
  simulator.change({ op: 'set_password', user: 'ada@example.com', password: 'another one' })
  await ada.refresh()
  expect((await ada.card()).connection).toMatchObject({
    state: 'needs_reconnect',
    reason: 'CalDAV no longer accepts the saved sign-in. Connect again.',
  })
  await ada.join({ password: 'another one' })
  expect((await ada.card()).connection).toMatchObject({ state: 'connected', reason: null })
})

it('[CON125] a server that was allowed once is not called any more when it no longer is', async () => {
  await using stricter = await disposable(startCalDavServer({ CALDAV_HOSTS: 'cal.example.org' }))
  const kim = await aCalDavPerson(stricter.server, {
    address: simulator.url,
    user: 'ada@example.com',
    password,
  })
  const { status } = await kim.connect()
  expect(status).toBe(400)
})

async function disposable(starting: Promise<TestServer>) {
  const started = await starting
  return { server: started, [Symbol.asyncDispose]: () => started.close() }
}

function names(services: Awaited<ReturnType<Names['resolveSrv']>>, lines: string[] = []): Names {
  return { resolveSrv: async () => services, resolveTxt: async () => lines.map((line) => [line]) }
}

function hrefs(starts: Awaited<ReturnType<typeof findStarts>>): string[] | undefined {
  return starts?.addresses.map(({ href }) => href)
}
