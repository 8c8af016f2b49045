import { text } from 'node:stream/consumers'
import type { Endpoint, Envelope, Input, Reply, SessionUser } from '@meridian/contract'
import { hash } from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import type { Config } from '../src/platform/config/config.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Db } from '../src/platform/postgres/db.ts'
import { upsertSignIn } from '../src/features/people/session/session.queries.ts'
import { presentSession } from '../src/features/people/user/user.present.ts'
import { insertUser } from '../src/features/people/user/user.queries.ts'
import { storedZone, usual_hours } from '../src/features/people/user/user.rules.ts'
import { newId } from '../src/platform/id.ts'
import { prepareInstance } from '../src/features/instance/instance.service.ts'
import { type Log, makeLog } from '../src/platform/log.ts'
import { newToken, writeSession } from '../src/platform/security/auth.ts'
import { startSessionCache } from '../src/platform/security/session-cache.ts'
import { buildServer, type RunningServer } from '../src/server.ts'
import { type DatabaseUse, type FreshDatabase, freshDatabase } from './database.ts'
import { type JobOutcome, runDueJobs } from './due-jobs.ts'
import { keptApp } from './kept-app.ts'
import { testBox } from './test-box.ts'

/** A server of its own on a database of its own, reached through its front door without a socket. */
export interface TestServer {
  readonly app: RunningServer['app']
  readonly routes: RunningServer['routes']
  readonly countStreams: RunningServer['countStreams']
  readonly db: Db
  readonly databaseUrl: string
  /** Sends a call of the contract; `token` signs it. The answer's status is not judged. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    token?: string,
  ) => Promise<Answer<Reply<E>>>
  /** Sends any request, well formed or not. */
  readonly send: (request: RawRequest) => Promise<Answer<unknown>>
  /** Signs in a made-up person, who is registered with a confirmed address. */
  readonly aPerson: (about?: {
    first_name?: string
    last_name?: string
    timezone?: string
  }) => Promise<SessionUser>
  /** Moves the server's clock. */
  readonly setNow: (moment: string) => void
  /** Runs all jobs that are due by the server's clock, and those they bring, one after the other. */
  readonly runDueJobs: () => Promise<JobOutcome[]>
  readonly close: () => Promise<void>
}

export interface Answer<Data> extends Envelope<Data> {
  readonly headers: Record<string, unknown>
  readonly text: string
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly payload?: string
  readonly headers?: Record<string, string>
  readonly token?: string
}

const password = 'correct horse battery'
/** A hash says what checking it costs: the least, because registering has tests of its own. */
const password_hash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export async function startTestServer({
  now = '2026-11-20T09:00:00.000Z',
  settings = {},
  log,
  keepsSessions = false,
  addsRoutes = false,
  hasManyRows = false,
  database: given,
}: {
  now?: string
  settings?: NodeJS.ProcessEnv
  log?: Log
  /** As the product does; what a test itself changes in the database counts a moment later then. */
  keepsSessions?: boolean
  /** The test registers some of its own. */
  addsRoutes?: boolean
  /** Instead of a fresh one. */
  database?: FreshDatabase
} & DatabaseUse = {}): Promise<TestServer> {
  const database = given ?? (await freshDatabase({ hasManyRows }))
  let clock = new Date(now)
  const config: Config = readConfig(
    {
      LOG_LEVEL: 'silent',
      TRIES_PER_NETWORK: '100000',
      WEATHER_PROVIDER: 'off',
      DATABASE_URL: database.url,
      REGISTRATION: 'open',
      ...settings,
    },
    '/',
  )
  await prepareInstance(database.db, config, clock)
  const parts = { db: database.db, config, box: testBox, now: () => clock }
  const sessions = keepsSessions ? startSessionCache(database.db, () => {}) : undefined
  // A log of the test's own is that of the app, too.
  const ofApp = log ? { log } : !addsRoutes && { makeApp: keptApp }
  const server = await buildServer({ ...parts, ...ofApp, ...(sessions && { sessions }) })
  if (!addsRoutes) await server.app.ready()
  let people = 0

  const send: TestServer['send'] = async ({ method, path, payload, headers = {}, token }) => {
    const reply = await server.app.inject({
      method,
      url: path,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload !== undefined && { payload }),
      payloadAsStream: true,
    })
    const body = await readAll(reply)
    return { ...envelopeOf(body, reply.statusCode), headers: reply.headers, text: body }
  }

  const call: TestServer['call'] = async (endpoint, input, token) => {
    const payload = payloadOf(endpoint, input)
    const answer = await send({
      method: endpoint.method,
      path: addressOf(endpoint, input),
      ...(payload !== undefined && { payload, headers: { 'content-type': endpoint.consumes } }),
      ...(token !== undefined && { token }),
    })
    // The contract types `data`; the server has parsed it.
    return answer as Answer<Reply<typeof endpoint>>
  }

  const aPerson: TestServer['aPerson'] = async ({
    first_name = 'Ada',
    last_name = 'Example',
    timezone: zone = 'Europe/Berlin',
  } = {}) => {
    people += 1
    const primary_email = `person.${people}@people.example`
    const timezone = storedZone(zone)
    const about = { first_name, last_name, primary_email, timezone, availability_info: usual_hours }
    const known = { role: 'user', password_hash: await password_hash, address_confirmed_at: clock } as const
    const user = await insertUser(database.db, { user_id: newId(), ...about, ...known, now: clock })
    if (!user) throw new Error(`There is an account with the address ${primary_email} already.`)
    // Signing in by a password has tests of its own.
    const { token, token_sha256 } = newToken()
    const session = {
      user_id: user.user_id,
      token_sha256,
      user_agent: null,
      signed_in_by: 'password',
    } as const
    await writeSession(database.db, { ...session, now: clock })
    await upsertSignIn(database.db, user.user_id, clock)
    return presentSession({ user, token })
  }

  return {
    app: server.app,
    routes: server.routes,
    countStreams: server.countStreams,
    db: database.db,
    databaseUrl: database.url,
    call,
    send,
    aPerson,
    setNow: (moment) => {
      clock = new Date(moment)
    },
    runDueJobs: () => runDueJobs({ ...parts, log: log ?? makeLog('silent') }),
    close: async () => {
      await server.stop()
      await sessions?.stop()
      await database.drop()
    },
  }
}

/** Of an answer that goes on, nothing is read: its client leaves. Otherwise the server would wait for its end as it stops. */
async function readAll(reply: LightMyRequestResponse): Promise<string> {
  const stream = reply.stream()
  if (!String(reply.headers['content-type']).startsWith('text/event-stream')) return text(stream)
  stream.destroy()
  reply.raw.res.destroy()
  return ''
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function addressOf(endpoint: Endpoint, input: unknown): string {
  const { params = {}, query = {} } = input as Parts
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

function payloadOf(endpoint: Endpoint, input: unknown): string | undefined {
  const { body } = input as Parts
  if (body === undefined) return undefined
  return endpoint.consumes === 'application/json' ? JSON.stringify(body) : (body as string)
}

function envelopeOf(text: string, status: number): Envelope<unknown> {
  if (!text.startsWith('{')) return { status, message: '', data: null }
  return JSON.parse(text)
}
