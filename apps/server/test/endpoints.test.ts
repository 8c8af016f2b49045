import { type Access, type Endpoint, endpoints, type Role, roles } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newToken, writeSession } from '../src/platform/security/auth.ts'
import { startTestServer, type TestServer } from './server.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const guarded = endpoints.filter(({ access }) => access !== 'public')
/** The roles that may make each kind of call, by the specification. */
const allowed: Readonly<Record<Access, readonly Role[]>> = {
  public: roles,
  signed_in: roles,
  personal: ['user', 'system_admin'],
  administration: ['admin', 'system_admin'],
}
/** What providers call. */
const hooks = ['/v1/hook/google/calendar', '/v1/hook/calendly/:connection_id', '/v1/hook/zoom']
/** What is served beside the table. */
const extras = [
  '/mail-document/:ticket',
  '/answer/:token',
  '/answer/:token/meeting.ics',
  '/answer/script/zone.js',
  '/book/script/zone.js',
  '/book/script/embed.js',
  '/book/:name',
  '/book/:name/:slug',
  '/book/:name/:slug/form',
  '/book/manage/:token',
  '/book/manage/:token/meeting.ics',
  '/book/confirm/:token',
  '/poll/script/zone.js',
  '/poll/:token',
  '/poll/answer/:token',
  '/poll/answer/:token/meeting.ics',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-authorization-server',
  '/healthz',
  '/metrics',
  '/readyz',
  '/v1/openapi.json',
  '/v1/zones',
  '/reference',
  '/reference/show.js',
  '/reference/swagger-ui.css',
  '/reference/swagger-ui-bundle.js',
]
/** What assistants read and call from any site. */
const assistant_documents = extras.filter((path) => path.startsWith('/.well-known/oauth-'))
const assistant_calls = ['/oauth/token', '/oauth/revoke']
/** What calendar programs call, each path with each method. */
const dav_paths = ['/dav', '/dav/*', '/.well-known/caldav', '/.well-known/caldav/']
const dav_methods =
  'GET PUT POST DELETE OPTIONS PROPFIND PROPPATCH REPORT MKCALENDAR MKCOL MOVE COPY LOCK UNLOCK'.split(' ')
const people = new Map<Role, string>()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
  for (const role of roles) {
    const { user_id } = await server.aPerson()
    await server.db.updateTable('app_user').set({ role }).where('user_id', '=', user_id).execute()
    people.set(role, user_id)
  }
})
afterAll(() => server.close())

function send({ method, path }: Endpoint, token?: string) {
  const address = path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-000000000000')
  return server.send({ method, path: address, ...(token !== undefined && { token }) })
}

/** A new session each time, because one of the calls ends it. */
async function aSession(role: Role): Promise<string> {
  const user_id = people.get(role) ?? ''
  const { token, token_sha256 } = newToken()
  await writeSession(server.db, { user_id, token_sha256, user_agent: null, signed_in_by: 'password', now })
  return token
}

describe('[API10]', () => {
  it.each(guarded)('refuses $method $path to the signed-out', async (endpoint) => {
    const signedOut = { status: 401, message: 'Please sign in.', data: null }
    expect(JSON.parse((await send(endpoint)).text)).toEqual(signedOut)
    for (const token of ['', 'garbage', 'x'.repeat(43), `${'x'.repeat(42)}=`, 'x'.repeat(5000)]) {
      expect(JSON.parse((await send(endpoint, token)).text)).toEqual(signedOut)
    }
  })

  it.each(guarded)(
    'lets into $method $path the roles that have a part in it, and no other',
    async (endpoint) => {
      for (const role of roles) {
        const { status, data } = await send(endpoint, await aSession(role))
        if (allowed[endpoint.access].includes(role)) expect([401, 403, 500]).not.toContain(status)
        else expect({ status, data }).toEqual({ status: 403, data: null })
      }
    },
  )

  it('allows the signed-out only registering, signing in, the name of the instance, pictures and private addresses', () => {
    const open = endpoints
      .filter(({ access }) => access === 'public')
      .map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual([
      'GET /v1/instance',
      'POST /v1/user',
      'POST /v1/user/auth/login',
      'POST /v1/user/auth/set_password',
      'POST /v1/user/auth/forgot',
      'POST /v1/user/auth/reset',
      'POST /v1/user/auth/confirm_address',
      'POST /v1/user/auth/single_sign_on/start',
      'POST /v1/user/auth/single_sign_on/complete',
      'POST /v1/user/auth/second_factor',
      'POST /v1/user/auth/passkey/options',
      'POST /v1/user/auth/passkey',
      'POST /v1/user/passkey_registration/options',
      'POST /v1/user/passkey_registration',
      'GET /v1/user/picture/:user_id/:hash',
      'GET /v1/calendar_feed/:file',
    ])
  })
})

it('[PPL48] keeps for operators what lies below /v1/admin, and nothing else', () => {
  const ofOperators = endpoints.filter(({ access }) => access === 'administration')
  const below = endpoints.filter(({ path }) => path.startsWith('/v1/admin/'))
  expect(below.length).toBeGreaterThan(0)
  expect(below).toEqual(ofOperators)
})

describe('[API33]', () => {
  it('answers the calls of the table and the few documented ones, and nothing else', () => {
    const served = server.routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`)
    const described = endpoints.map(({ method, path }) => `${method} ${path}`)
    const expected = [
      ...described,
      ...extras.map((path) => `GET ${path}`),
      ...hooks.map((path) => `POST ${path}`),
      ...assistant_calls.map((path) => `POST ${path}`),
      ...[...assistant_documents, ...assistant_calls].map((path) => `OPTIONS ${path}`),
      'POST /answer/:token',
      'POST /book/:name/:slug',
      'POST /book/:name/:slug/form',
      'POST /book/manage/:token',
      'POST /book/confirm/:token',
      'POST /poll/:token',
      'POST /poll/answer/:token',
      // Of assistants.
      'POST /mcp',
      ...dav_paths.flatMap((path) => dav_methods.map((method) => `${method} ${path}`)),
    ].filter((one) => !one.startsWith('OPTIONS /.well-known/caldav'))
    expect(served.toSorted((a, b) => a.localeCompare(b))).toEqual(
      expected.toSorted((a, b) => a.localeCompare(b)),
    )
  })
})
