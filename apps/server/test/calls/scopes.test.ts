import { type Endpoint, endpoints, scopes, type Scope } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/id.ts'
import { newApiToken } from '../../src/platform/security/api-token.ts'
import { triesEveryCase } from '../every-case.ts'
import { countChanges } from './row-changes.ts'
import { idOf, nameOf, validInput } from './valid-input.ts'
import { startWholeAccount, type WholeAccount } from './whole-account.ts'

const guarded = endpoints.filter(({ access }) => access !== 'public')
const now = new Date('2026-11-20T09:00:00.000Z')
let account: WholeAccount
const tokens = new Map<Scope, string>()
/** With all scopes there are. */
let mighty: string
let unchanged: Record<string, number>

beforeAll(async () => {
  account = await startWholeAccount()
  // What a token cannot do must not depend on the role: this person may make every call.
  await account.server.db
    .updateTable('app_user')
    .set({ role: 'system_admin' })
    .where('user_id', '=', account.owner.user_id)
    .execute()
  for (const scope of scopes) tokens.set(scope, await aToken([scope]))
  mighty = await aToken([...scopes])
  unchanged = await countChanges(account.server.db)
})
afterAll(() => account.close())

async function aToken(granted: Scope[]): Promise<string> {
  const { api_token, ...token } = newApiToken()
  const { user_id } = account.owner
  const about = { api_token_id: newId(), user_id, program_name: 'Report', scopes: granted }
  const times = { created_at: now, expires_at: new Date(now.getTime() + 86_400_000), last_used_at: now }
  await account.server.db
    .insertInto('api_token')
    .values({ ...token, ...about, ...times })
    .execute()
  return api_token
}

const known: Readonly<Record<string, string>> = {
  type: 'google',
  job_id: newId(),
  way_in_kind: 'password',
  way_in_id: newId(),
  hash: 'x'.repeat(43),
}

/** A call that would succeed, about the things of the token's person. */
function send(endpoint: Endpoint, token: string) {
  const { query = {}, body } = validInput(nameOf(endpoint), account)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'user_id' ? account.stranger.user_id : (known[name] ?? idOf(endpoint.path, name, account.ids)),
  )
  return account.server.send({
    method: endpoint.method,
    path: `${path}?${new URLSearchParams(query).toString()}`,
    token,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': endpoint.consumes },
    }),
  })
}

function thingOf(scope: Scope | null): string | undefined {
  return scope?.split(':')[0]
}

/** Those of the same things, such as reading where writing is asked for, and one other, which changes from call to call. */
function likelyMistaken(endpoint: Endpoint): readonly Scope[] {
  const near = scopes.filter((scope) => thingOf(scope) === thingOf(endpoint.scope))
  const other = scopes[guarded.indexOf(endpoint) % scopes.length]
  return other === undefined ? near : [...near, other]
}

describe('[PRG2] an API token', () => {
  it.each(guarded)('without its scope is refused at $method $path, and changes nothing', async (endpoint) => {
    for (const scope of triesEveryCase ? scopes : likelyMistaken(endpoint)) {
      if (scope === endpoint.scope) continue
      const { status, data, message } = await send(endpoint, tokens.get(scope) ?? '')
      expect([scope, status, data]).toEqual([scope, 403, null])
      expect(message).toContain(endpoint.scope ?? 'cannot be made with an API token')
    }
    if (endpoint.scope === null) {
      const { status, data, message } = await send(endpoint, mighty)
      expect([status, data]).toEqual([403, null])
      expect(message).toContain('cannot be made with an API token')
    }
    expect(await countChanges(account.server.db)).toEqual(unchanged)
  })
})

// These calls come last, because some of them delete.
describe('[PRG2] an API token', () => {
  it.each(guarded.filter(({ scope }) => scope !== null).toSorted((a, b) => rank(a) - rank(b)))(
    'of its scope is admitted to $method $path',
    async (endpoint) => {
      const { status, message } = await send(endpoint, tokens.get(endpoint.scope ?? 'mail:read') ?? '')
      expect([401, 403, 429, 500], message).not.toContain(status)
    },
  )
})

function rank({ method }: Endpoint): number {
  return method === 'DELETE' ? 1 : 0
}
