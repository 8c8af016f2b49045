import { type Endpoint, endpoints } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../operators.ts'
import { countChanges, listTables } from './row-changes.ts'
import { newSender, type SendTo } from './send-call.ts'
import { callNamed, fieldsOf, nameOf, validInput } from './valid-input.ts'
import { startWholeAccount, type WholeAccount } from './whole-account.ts'

let account: WholeAccount
let send: SendTo

beforeAll(async () => {
  account = await startWholeAccount()
  send = newSender(account, await aUserWithRole(account.server, 'system_admin'))
})
afterAll(() => account.close())

/** Those that take JSON and use a part of it. */
const calls_with_json = endpoints.filter(
  (endpoint) => endpoint.consumes === 'application/json' && fieldsOf(endpoint.body).length > 0,
)
const calls_with_body = endpoints.filter(
  ({ method, consumes, body }) =>
    method !== 'GET' && (consumes !== 'application/json' || fieldsOf(body).length > 0),
)
const calls_with_query = endpoints.filter(({ query }) => fieldsOf(query).length > 0)

/** A test that must leave every row as it is. */
function changingNothing<Parameters extends readonly unknown[]>(
  test: (...parameters: Parameters) => Promise<void>,
) {
  return async (...parameters: Parameters) => {
    const before = await countChanges(account.server.db)
    await test(...parameters)
    expect(await countChanges(account.server.db)).toEqual(before)
  }
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml']

describe('[API4]', () => {
  it.each(calls_with_body)(
    'refuses bodies of other types at $method $path',
    changingNothing(async (endpoint) => {
      const payload = JSON.stringify(validInput(nameOf(endpoint), account).body ?? {})
      const others = endpoint.consumes === 'application/json' ? [...forms, 'text/plain'] : forms
      for (const type of others) expect((await send(endpoint, { payload, type })).status).toBe(415)
    }),
  )
})

describe('[API2]', () => {
  it.each(calls_with_query)(
    'names each choice that is none in the address of $method $path',
    changingNothing(async (endpoint) => {
      const { query = {} } = validInput(nameOf(endpoint), account)
      for (const field of fieldsOf(endpoint.query)) {
        if (is_text.has(field)) continue
        const search = new URLSearchParams({ ...query, [field]: 'banana' }).toString()
        const { status, errors } = await send(endpoint, { search })
        expect([field, status, errors?.[0]?.path]).toEqual([field, 400, field])
      }
    }),
  )
})

/** Any text is good for these. */
const is_text = new Set(['search', 'search_term', 'city', 'file_name'])

describe('[API3]', () => {
  it.each(calls_with_query)(
    'refuses a field that is twice in the URL of $method $path',
    changingNothing(async (endpoint) => {
      const { query = {} } = validInput(nameOf(endpoint), account)
      for (const field of fieldsOf(endpoint.query)) {
        const value = query[field] ?? '1'
        const search = new URLSearchParams([...Object.entries(query), [field, value], [field, value]])
        const { status, errors } = await send(endpoint, { search: search.toString() })
        expect([field, status]).toEqual([field, 400])
        expect(errors?.map(({ path }) => path)).toContain(field)
      }
    }),
  )

  it.each(calls_with_json)(
    'refuses keys of the language in the body of $method $path',
    changingNothing(async (endpoint) => {
      const { body } = validInput(nameOf(endpoint), account)
      const inner = JSON.stringify(body).slice(1, -1)
      for (const key of ['"__proto__":{"is_admin":true}', '"constructor":{"prototype":{"is_admin":true}}']) {
        const payload = `{${[inner, key].filter(Boolean).join()}}`
        expect((await send(endpoint, { payload })).status).toBe(400)
      }
    }),
  )
})

describe('[API2]', () => {
  it.each(calls_with_json)(
    'names each field of a wrong type in the body of $method $path',
    changingNothing(async (endpoint) => {
      const { body } = validInput(nameOf(endpoint), account)
      for (const field of fieldsOf(endpoint.body)) {
        const payload = JSON.stringify({ ...Object(body), [field]: [[{}]] })
        const { status, errors } = await send(endpoint, { payload })
        expect([field, status]).toEqual([field, 400])
        expect(new Set(errors?.map(({ path }) => path.split('.')[0]))).toEqual(new Set([field]))
      }
    }),
  )
})

/** Parts of bodies that would change nothing, and the field in the error. */
const parts_without_effect = [
  ['PUT /v1/availability', { availability_info: { Monday: { start_time: '09:00' } } }, 'availability_info'],
  ['PUT /v1/availability', { additional_hours: { mon: [] } }, 'additional_hours'],
  [
    'PUT /v1/meeting/update/:meeting_id',
    {
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_days: { Tuesday: true } },
    },
    'meeting_recurrence.recurring_days',
  ],
  ['PUT /v1/mail/all', { change: { is_seen: true } }, 'change'],
] as const

describe('[API26]', () => {
  it.each(parts_without_effect)(
    'refuses at %s a part of which nothing is known: %j',
    changingNothing(async (name, part, path) => {
      const { body } = validInput(name, account)
      const { status, errors } = await send(callNamed(name), { body: { ...Object(body), ...part } })
      expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    }),
  )
})

describe('[API7]', () => {
  it.each(endpoints)('keeps every answer of $method $path out of caches', async (endpoint) => {
    const isPublicFile = endpoint.path.startsWith('/v1/user/picture/')
    for (const isSignedOut of [true, false]) {
      // A body that is none: what is wanted is the head of each answer, and not that something changes.
      const wrong = endpoint.method === 'GET' ? {} : { payload: '[', type: 'application/json' }
      if (endpoint.produces === 'text/event-stream' && !isSignedOut) continue
      const { headers } = await send(endpoint, { ...wrong, isSignedOut })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-type': expect.stringMatching(/; charset=utf-8$|^application\/octet-stream$/),
      })
      if (!isPublicFile) expect(headers['cache-control']).toBe('no-store')
    }
  })
})

/** What the specification makes GET: sending away and disconnecting, syncing, and a summary that is written when it is first asked for. */
const changing_gets = [
  '/v1/oauth/:type/redirect_uri',
  '/v1/oauth/:type/logout',
  '/v1/google/calendar/events',
  '/v1/google/gmail/all',
  '/v1/calendly/scheduled_events',
  '/v1/zoom/scheduled_events',
  '/v1/mail/summary/:mail_id',
  '/v1/mail/summary_stream/:mail_id',
  // Its reading is written into the audit log.
  '/v1/admin/users/:user_id/export',
]
const reading_gets = endpoints.filter(
  ({ method, path, produces }) =>
    method === 'GET' && produces !== 'text/event-stream' && !changing_gets.includes(path),
)

describe('[API20]', () => {
  it.each(reading_gets)(
    'changes nothing by GET $path',
    changingNothing(async (endpoint) => {
      const { query } = validInput(nameOf(endpoint), account)
      const { status } = await send(endpoint, { search: new URLSearchParams(query).toString() })
      expect([200, 404, 503]).toContain(status)
    }),
  )

  it('knows each GET that changes something', () => {
    const paths = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path)
    expect(changing_gets.filter((path) => !paths.includes(path as Endpoint['path']))).toEqual([])
  })
})

const foreign = '01890000-0000-7000-8000-000000000009'
/** Columns and fields that no caller sets. */
const hostile_fields = {
  user_id: foreign,
  workspace_id: foreign,
  role: 'system_admin',
  plan: 'mass-assigned',
  version: 99,
  is_admin: true,
  access_token: 'mass-assigned',
  password_hash: 'mass-assigned',
  token_sha256: 'mass-assigned',
  created_at: '1999-09-09T09:09:09.000Z',
  address_confirmed_at: '1999-09-09T09:09:09.000Z',
  disabled_at: '1999-09-09T09:09:09.000Z',
  ical_uid: 'mass-assigned',
  external_id: 'mass-assigned',
}

describe('[API25]', () => {
  it.each(calls_with_json.filter(({ method, access }) => method !== 'DELETE' && access !== 'administration'))(
    'takes no role, owner or moment of a caller at $method $path',
    async (endpoint) => {
      const { body } = validInput(nameOf(endpoint), account)
      await send(endpoint, { payload: JSON.stringify({ ...hostile_fields, ...Object(body) }) })
      expect(await rowsWith(['mass-assigned', '1999-09-09', foreign])).toEqual([])
      const { role } = await account.server.db
        .selectFrom('app_user')
        .select('role')
        .where('user_id', '=', account.owner.user_id)
        .executeTakeFirstOrThrow()
      expect(role).toBe('user')
    },
  )
})

/** The tables in which one of these texts stands. */
async function rowsWith(marks: readonly string[]): Promise<string[]> {
  const tables = await listTables(account.server.db)
  const found = tables.map(
    (name) => sql`select ${name} as name from ${sql.table(name)} part where part::text ~ ${marks.join('|')}`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(found, sql` union all `)}`.execute(
    account.server.db,
  )
  return rows.map(({ name }) => name)
}
