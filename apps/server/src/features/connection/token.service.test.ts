import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Provider } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import { ProviderError } from '@meridian/providers'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountSimulatorName } from '../../../../simulators/src/account-simulators.ts'
import { startChild } from '../../../test/child.ts'
import { type ProvidedServer, startProvidedServer } from '../../../test/simulated-providers.ts'
import { newListeningConnection } from '../../platform/postgres/db.ts'
import { makeSecretBox } from '../../platform/security/secret-box.ts'
import { withAccess } from './access.service.ts'
import { insertConnection } from './connection.queries.ts'
import { storeGrant } from './token.service.ts'

const program = fileURLToPath(new URL('../../../test/access-process.ts', import.meta.url))
let world: ProvidedServer
let user_id: string

beforeEach(async () => {
  world = await startProvidedServer()
  user_id = (await world.server.aPerson()).user_id
})
afterEach(() => world.close())

describe('a token', () => {
  it('[CON9] serves as long as it is good, without asking for another', async () => {
    const id = await connectAt('zoom')
    expect([await askWho(id), await askWho(id)]).toEqual([200, 200])
    expect(countRefreshes('zoom')).toBe(0)
  })

  it.each(['google', 'calendly', 'zoom'] as const)(
    '[CON9] [PB3] [PB8] [PB9] [PB12] is renewed at %s when its hour is over, again and again',
    async (provider) => {
      const id = await connectAt(provider)
      for (let round = 1; round <= 4; round += 1) {
        await world.advance(2 * hour_ms)
        expect(await askWho(id)).toBe(200)
        expect(countRefreshes(provider)).toBe(round)
      }
    },
  )

  it.each(['google', 'calendly', 'zoom'] as const)(
    '[CON9] [PB12] that %s calls expired before its time is renewed, once a call',
    async (provider) => {
      const id = await connectAt(provider)
      world[provider].change({ op: 'expire_access', account: 'ada@example.com' })
      expect(await askWho(id)).toBe(200)
      expect(countRefreshes(provider)).toBe(1)
      const asked: string[] = []
      const refused = withAccess(world.tools, id, (token) => {
        asked.push(token)
        return Promise.reject(new ProviderError('expired', 'Expired.'))
      })
      await expect(refused).rejects.toMatchObject({ kind: 'expired' })
      expect(new Set(asked).size).toBe(2)
      expect(await stateOf(id)).toBeNull()
    },
  )

  it('[CON9] [PB10] is renewed once, however many ask at the same time, in two processes @whole', async () => {
    const id = await connectAt('zoom')
    await world.advance(hour_ms)
    await using stack = new AsyncDisposableStack()
    const env = {
      ...process.env,
      ...world.settings,
      TEST_NOW: world.tools.now().toISOString(),
    }
    const url = world.server.databaseUrl
    const processes = [1, 2].map(() => stack.use(startChild(process.execPath, [program, url, id], { env })))
    await Promise.all(processes.map((one) => one.waitFor(/^ready$/)))
    for (const one of processes) one.process.kill('SIGUSR2')
    const here = Promise.all([1, 2, 3, 4].map(() => askWho(id)))
    await Promise.all(processes.map((one) => one.waitFor(/^answers 200$/)))
    expect(await here).toEqual([200, 200, 200, 200])
    expect(countRefreshes('zoom')).toBe(1)
    expect(await stateOf(id)).toBeNull()
  })

  it('[CON9] that waits for a provider holds no database connection', async () => {
    const id = await connectAt('zoom')
    await world.advance(hour_ms)
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    await using gate = await startGate(world.zoom.url, () => isOver)
    const waiting = Array.from({ length: 20 }, () => askWho(id, through(gate)))
    const pool = Array.from({ length: 10 }, () => sql`select pg_sleep(0.01)`.execute(world.server.db))
    await Promise.all(pool)
    end()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
  })

  it('[CON11] that was granted while the database went away is kept all the same', async () => {
    const id = await connectAt('zoom')
    await using gate = await startCuttingGate(world.zoom.url)
    await world.advance(hour_ms)
    expect(await askWho(id, through(gate))).toBe(200)
    expect(gate.cuts()).toBe(1)
    await world.advance(hour_ms)
    expect(await askWho(id)).toBe(200)
  })
})

describe('a grant', () => {
  it.each(['google', 'calendly', 'zoom'] as const)(
    '[CON10] [PB7] that was revoked at %s ends at once, and nothing is asked any more',
    async (provider) => {
      const id = await connectAt(provider)
      world[provider].change({ op: 'revoke', account: 'ada@example.com' })
      await expect(askWho(id)).rejects.toMatchObject({ kind: 'needs_consent' })
      expect(await stateOf(id)).toMatch(
        /^(Google|Calendly|Zoom) no longer accepts the saved sign-in\. Connect again\.$/,
      )
      world[provider].requests.clear()
      await expect(askWho(id)).rejects.toMatchObject({ kind: 'needs_consent' })
      expect(world[provider].requests.list()).toEqual([])
    },
  )

  it('[CON10] [PB13] that lacks what is needed ends at once, by name', async () => {
    const id = await connectAt('calendly')
    const refused = withAccess(world.tools, id, () =>
      Promise.reject(new ProviderError('needs_consent', 'Denied.', { missing_scopes: ['event_types:read'] })),
    )
    await expect(refused).rejects.toMatchObject({ kind: 'needs_consent' })
    expect(await stateOf(id)).toContain('your event types (event_types:read)')
  })

  it('[CON10] is not disabled by a token that was replaced meanwhile', async () => {
    const id = await connectAt('zoom')
    const late = withAccess(world.tools, id, async () => {
      await keepNewGrant('zoom', id)
      throw new ProviderError('needs_consent', 'The old grant is dead.')
    })
    await expect(late).rejects.toMatchObject({ kind: 'needs_consent' })
    expect(await stateOf(id)).toBeNull()
    expect(await askWho(id)).toBe(200)
  })

  it('[CON10] that is reconnected while its end is being detected uses the new tokens', async () => {
    const id = await connectAt('zoom')
    world.zoom.change({ op: 'revoke', account: 'ada@example.com' })
    await world.advance(hour_ms)
    await using gate = await startGate(world.zoom.url, () => keepNewGrant('zoom', id))
    expect(await askWho(id, through(gate))).toBe(200)
    expect(await stateOf(id)).toBeNull()
  })

  it.each([
    { kind: 'named', name: 'server_error' },
    { kind: 'cut', at: 'before' },
  ] as const)('[CON10] outlives a provider that answers its renewal with %j', async (fault) => {
    const id = await connectAt('google')
    await world.advance(hour_ms)
    world.google.faults.add({ match: { path: '/token' }, fault })
    await expect(askWho(id)).rejects.toMatchObject({ kind: 'broken' })
    expect(await stateOf(id)).toBeNull()
    expect(await askWho(id)).toBe(200)
  })

  it('[CON10] [PB9] survives a rate limit for renewals, and reports until when', async () => {
    const id = await connectAt('calendly')
    await world.advance(2 * hour_ms)
    world.calendly.faults.add({
      match: { path: '/oauth/token' },
      fault: { kind: 'named', name: 'rate_limit' },
    })
    await expect(askWho(id)).rejects.toMatchObject({
      kind: 'limited',
      retry_at_ms: world.tools.now().getTime() + 60_000,
    })
    expect(await stateOf(id)).toBeNull()
    expect(await askWho(id)).toBe(200)
  })

  it('[CON10] [PB8] whose new tokens were lost in transit has to be connected again, visibly', async () => {
    const id = await connectAt('zoom')
    await world.advance(hour_ms)
    world.zoom.faults.add({ match: { path: '/oauth/token' }, fault: { kind: 'cut', at: 'done' } })
    await expect(askWho(id)).rejects.toMatchObject({ kind: 'broken' })
    expect(await stateOf(id)).toBeNull()
    await expect(askWho(id)).rejects.toMatchObject({ kind: 'needs_consent' })
    expect(await stateOf(id)).toBe('Zoom no longer accepts the saved sign-in. Connect again.')
  })

  it('[CON12] whose tokens were sealed with another key has to be connected again', async () => {
    const id = await connectAt('google')
    const box = makeSecretBox('another key, as long as it has to be')
    await expect(askWho(id, { ...world.tools, box })).rejects.toMatchObject({ kind: 'needs_consent' })
    expect(await stateOf(id)).toBe('The saved sign-in at Google can no longer be read. Connect again.')
  })

  it('[CON10] of a connection that is gone is missing', async () => {
    const id = await connectAt('google')
    await world.server.db.deleteFrom('connection').execute()
    await expect(askWho(id)).rejects.toMatchObject({ kind: 'missing' })
  })
})

/** The ways in which providers renew tokens. */
type TriedProvider = 'google' | 'calendly' | 'zoom'

/** A connection with the tokens that Ada's consent would have brought. */
async function connectAt(provider: TriedProvider): Promise<string> {
  const account = { provider, external_account_id: 'a', account_email: 'ada@example.com', account_name: null }
  const connection_id = await insertConnection(world.server.db, user_id, account, world.tools.now())
  await keepNewGrant(provider, connection_id)
  return connection_id
}

async function keepNewGrant(provider: TriedProvider, connection_id: string): Promise<void> {
  const scopes = { google: google_scopes, calendly: ['users:read'], zoom: ['user:read:user'] }[provider]
  const ask = { op: 'grant', account: 'ada@example.com', client_id: `${provider} app`, scopes }
  const granted = world[provider].change(ask)
  const { access_token, refresh_token } = tokensOf(granted)
  const grant = {
    access_token,
    refresh_token,
    access_expires_ms: world.tools.now().getTime() + lives_ms[provider],
    scopes,
  }
  await storeGrant(world.tools, connection_id, { provider, grant })
}

const google_scopes = ['openid', 'https://www.googleapis.com/auth/userinfo.email']
const lives_ms = { google: hour_ms, calendly: 2 * hour_ms, zoom: hour_ms }

function tokensOf(granted: unknown): { access_token: string; refresh_token: string } {
  if (typeof granted !== 'object' || granted === null) throw new Error('There are no tokens.')
  const { access_token, refresh_token } = { access_token: '', refresh_token: '', ...granted }
  return { access_token, refresh_token }
}

/** Asks the provider for the token's account; returns the status of the answer. */
async function askWho(connection_id: string, tools = world.tools): Promise<number> {
  const { provider } = await world.server.db
    .selectFrom('connection')
    .select('provider')
    .where('connection_id', '=', connection_id)
    .executeTakeFirst()
    .then((row) => row ?? { provider: 'google' as const })
  if (provider === 'caldav') throw new Error('It has no tokens.')
  const paths: Partial<Record<Provider, string>> = {
    google: '/oauth2/v2/userinfo',
    calendly: '/users/me',
    zoom: '/v2/users/me',
  }
  return withAccess(tools, connection_id, async (token) => {
    const response = await fetch(`${world[provider].url}${paths[provider] ?? ''}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (response.status === 401) throw new ProviderError('expired', 'The token is refused.')
    return response.status
  })
}

function countRefreshes(provider: AccountSimulatorName): number {
  return world[provider].requests.list().filter(({ path }) => path.endsWith('/token')).length
}

async function stateOf(connection_id: string): Promise<string | null> {
  const { reconnect_reason } = await world.server.db
    .selectFrom('connection')
    .select('reconnect_reason')
    .where('connection_id', '=', connection_id)
    .executeTakeFirstOrThrow()
  return reconnect_reason
}

/** Tools that reach Zoom by a gate. */
function through({ url }: { readonly url: string }) {
  const { providers } = world.tools.config
  const config = {
    ...world.tools.config,
    providers: { ...providers, zoom: { ...providers.zoom, baseUrl: url } },
  }
  return { ...world.tools, config }
}

/** Passes on to a simulator, and does something after the first token request was answered there. */
async function startGate(target: string, afterFirst: () => Promise<unknown>) {
  let isFirst = true
  const gate = createServer((request, response) => {
    void (async () => {
      const body = await Array.fromAsync(request)
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '', 'content-type': form },
        ...(body.length > 0 && { body: Buffer.concat(body) }),
      })
      const text = await answer.text()
      if (isFirst) {
        isFirst = false
        await afterFirst()
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })()
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on a port has an address with one.
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      gate.closeAllConnections()
      await new Promise((resolve) => gate.close(resolve))
    },
  }
}

const form = 'application/x-www-form-urlencoded'

/** As above; what it does is to cut every connection of the product to its database. */
async function startCuttingGate(target: string) {
  let cuts = 0
  const gate = await startGate(target, async () => {
    const client = newListeningConnection(world.server.db)
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await client.end()
    cuts += 1
  })
  return { ...gate, cuts: () => cuts }
}
