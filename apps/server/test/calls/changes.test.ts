import { readdirSync, readFileSync } from 'node:fs'
import { endpoints, type Endpoint } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../operators.ts'
import { newSender, type SendTo } from './send-call.ts'
import { acting_calls, type CallChanges, fieldChanges } from './field-changes.ts'
import { callNamed, fieldsOf, nameOf, validInput } from './valid-input.ts'
import { startWholeAccount, type WholeAccount } from './whole-account.ts'

let account: WholeAccount
let send: SendTo
let table: Readonly<Record<string, CallChanges>>

beforeAll(async () => {
  account = await startWholeAccount()
  send = newSender(account, await aUserWithRole(account.server, 'system_admin'))
  table = fieldChanges(account)
})
afterAll(() => account.close())

const calls_with_fields = endpoints.filter(
  ({ method, consumes, body }) =>
    method !== 'GET' && consumes === 'application/json' && fieldsOf(body).length > 0,
)
const changing_calls = calls_with_fields.filter((endpoint) => !(nameOf(endpoint) in acting_calls))

describe('[API26] each field of a body', () => {
  it('is in the table, or its call does something else that rules describe', () => {
    const listed = [
      ...Object.keys(acting_calls),
      ...Object.entries(table).flatMap(([name, fields]) =>
        Object.keys(fields).map((field) => `${name} ${field}`),
      ),
    ]
    const described = calls_with_fields.flatMap((endpoint) => {
      const name = nameOf(endpoint)
      return name in acting_calls ? name : fieldsOf(endpoint.body).map((field) => `${name} ${field}`)
    })
    expect(listed.toSorted()).toEqual(described.toSorted())
  })

  it('that an answer cannot show has rules with tests', () => {
    const ids = [
      ...Object.values(acting_calls).flat(),
      ...Object.values(table).flatMap((fields) =>
        Object.values(fields).flatMap(({ shownBy = [] }) => shownBy),
      ),
    ]
    const known = rulesOf(new URL('../../../../docs/rules/', import.meta.url))
    expect(ids.filter((id) => !known.includes(id))).toEqual([])
  })

  it.each(changing_calls)('of $method $path is seen in the answer, value by value', async (endpoint) => {
    const fields = Object.entries(table[nameOf(endpoint)] ?? {})
    for (const [field, { values, besides = {}, at = field, seen = (value: unknown) => value }] of fields) {
      for (const value of values) {
        const body = { ...bodyFor(endpoint, field), ...besides, [field]: value }
        const { status, data, message } = await send(endpoint, { body })
        expect([field, value, status, message]).toEqual([field, value, endpoint.status, message])
        const wanted = at in Object(data) ? { [at]: seen(value) } : { account: { [at]: seen(value) } }
        expect(data).toMatchObject(wanted)
      }
    }
  })
})

/** A creation needs the other fields; a change sends one alone, except fields that belong together. */
function bodyFor(endpoint: Endpoint, field: string): object {
  const { body } = validInput(nameOf(endpoint), account)
  const isWhole = endpoint.method === 'POST' || endpoint.path === '/v1/user/timestamp_info'
  const valid = isWhole ? Object(body) : {}
  if (field === 'meeting_timestamps') return {}
  if (endpoint.path === '/v1/user' && field !== 'primary_email') return { ...valid, ...newAddress(endpoint) }
  if (endpoint.path === '/v1/admin/users' && field !== 'primary_email')
    return { ...valid, ...newAddress(endpoint) }
  if (endpoint.path === '/v1/label/create' && field !== 'label_title')
    return { ...valid, label_title: newText() }
  if (endpoint.path === '/v1/booking/page/create' && field !== 'booking_page_slug')
    return { ...valid, booking_page_slug: newText().toLowerCase().replaceAll(' ', '-') }
  if (endpoint.path === '/v1/mail/snippet/create' && field !== 'snippet_name')
    return { ...valid, snippet_name: newText().replaceAll(/\W/g, '_') }
  return valid
}

let made = 0

function newText(): string {
  made += 1
  return `Number ${made}`
}

function newAddress({ method }: Endpoint): object {
  return method === 'POST' ? { primary_email: `${newText().replace(' ', '.')}@people.example` } : {}
}

function rulesOf(folder: URL): string[] {
  return readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^- \*\*\[([A-Z]+\d+)\]\*\*/gm)].map(
      ([, id = '']) => id,
    ),
  )
}

/** The calls that change a thing, and the one that answers it whole. */
const whole_things: readonly (readonly [string, string])[] = [
  ['PUT /v1/user', 'GET /v1/user'],
  ['PUT /v1/availability', 'GET /v1/availability'],
  ['PUT /v1/meeting/update/:meeting_id', 'GET /v1/meeting/detail/:meeting_id'],
  ['PUT /v1/label/:label_id', 'GET /v1/label/all'],
  ['PUT /v1/mail/snippet/:snippet_id', 'GET /v1/mail/snippet/all'],
  ['PUT /v1/task/:task_id', 'GET /v1/task/all'],
  ['PUT /v1/task/meeting/:meeting_id/:task_id', 'GET /v1/task/meeting/:meeting_id'],
  ['PUT /v1/meeting/action_item/:meeting_id/:action_item_id', 'GET /v1/meeting/action_item/:meeting_id'],
  ['PUT /v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id', 'GET /v1/meeting/key_takeaway/:meeting_id'],
  ['PUT /v1/mail/:mail_id', 'GET /v1/mail/:mail_id'],
  ['PUT /v1/admin/users/:user_id', 'GET /v1/admin/users'],
]

describe('[API26] [API27] a whole thing', () => {
  it.each(whole_things)('can be sent back to %s as %s answers it', async (change, read) => {
    const before = await find(callNamed(change), callNamed(read))
    const { status, data, message } = await send(callNamed(change), { body: before })
    expect([status, message]).toEqual([200, callNamed(change).says.done ?? message])
    expect(before).toMatchObject(withoutMoments(Object(data)))
  })

  it.each(whole_things.filter(([change]) => fieldsOf(callNamed(change).body).includes('updated_at')))(
    'of an older version is refused by %s',
    async (change, read) => {
      const before = await find(callNamed(change), callNamed(read))
      const { status, errors } = await send(callNamed(change), {
        body: { ...before, updated_at: '2026-01-01T00:00:00.000Z' },
      })
      expect([status, errors ?? []]).toEqual([409, []])
      expect(await find(callNamed(change), callNamed(read))).toEqual(before)
    },
  )
})

/** The thing that the ids of the change mean, as it is answered. */
async function find(change: Endpoint, read: Endpoint): Promise<object> {
  const { data } = await send(read, {})
  if (!Array.isArray(data)) return Object(data)
  const ids = [...change.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, send.idOf(change, name)])
  const [name = '', id] = ids.at(-1) ?? []
  return data.find((one) => Object(one)[name] === id)
}

/** A change has a moment of its own and may answer a note. */
function withoutMoments({
  updated_at: _moment,
  note: _note,
  ...rest
}: {
  readonly updated_at?: string
  readonly note?: unknown
}): object {
  return rest
}
