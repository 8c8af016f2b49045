import {
  register,
  getInstance,
  getRegistration,
  listAuditLog,
  type SessionUser,
  updateRegistration,
} from '@meridian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { prepareInstance } from './instance.service.ts'
import { readConfig } from '../../platform/config/config.ts'

let server: TestServer
let chief: SessionUser

async function start(settings: NodeJS.ProcessEnv = {}) {
  server = await startTestServer({ settings: { REGISTRATION: undefined, ...settings } })
  chief = await aUserWithRole(server, 'admin', 'Clara')
}
afterEach(() => server.close())

const change = (registration: 'open' | 'invited', token?: string) =>
  server.call(updateRegistration, { body: { registration } }, token ?? chief.access_token)
const shown = async () => (await server.call(getInstance, {})).data?.registration

function signUp(primary_email: string) {
  const body = { first_name: 'Bo', last_name: 'Berg', primary_email, password: 'correct horse battery' }
  return server.call(register, { body })
}

async function strangers() {
  return server.db.selectFrom('workspace').select('admits_strangers').executeTakeFirstOrThrow()
}

describe('[PPL74] registration', () => {
  it('is closed and opened by an operator, at once, and each change is recorded once', async () => {
    await start()
    expect((await server.call(getRegistration, {}, chief.access_token)).data).toEqual({
      registration: 'open',
      registration_domains: [],
      is_fixed: false,
    })
    for (const _ of [1, 2]) expect((await change('invited')).data?.registration).toBe('invited')
    expect(await shown()).toBe('invited')
    const refused = await signUp('bo@people.example')
    expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('by invitation')])
    await change('open')
    expect((await signUp('bo@people.example')).status).toBe(201)
    const { data } = await server.call(listAuditLog, { query: {} }, chief.access_token)
    expect(data?.map(({ audit_action, actor }) => [audit_action, actor.user_id])).toEqual([
      ['registration_opened', chief.user_id],
      ['registration_closed', chief.user_id],
    ])
  })

  it('is by invitation at a public address until an operator opens it, also after a restart', async () => {
    const settings = { PUBLIC_URL: 'https://meet.people.example' }
    await start(settings)
    expect(await shown()).toBe('invited')
    expect(await strangers()).toEqual({ admits_strangers: false })
    await change('open')
    expect(await strangers()).toEqual({ admits_strangers: true })
    await prepareInstance(server.db, readConfig(settings, '/'), new Date())
    expect(await strangers()).toEqual({ admits_strangers: true })
    expect(await shown()).toBe('open')
  })

  it('[PPL48] is for operators', async () => {
    await start()
    const { access_token } = await server.aPerson()
    expect((await change('invited', access_token)).status).toBe(403)
    expect((await server.call(getRegistration, {}, access_token)).status).toBe(403)
    expect((await server.call(updateRegistration, { body: { registration: 'open' } })).status).toBe(401)
  })
})

it.each([
  ['open', {}, []],
  ['invited', {}, []],
  ['domains', { REGISTRATION_DOMAINS: 'people.example' }, ['people.example']],
])('[PPL75] the setting REGISTRATION=%s decides', async (REGISTRATION, besides, registration_domains) => {
  await start({ REGISTRATION, ...besides })
  const { data } = await server.call(getRegistration, {}, chief.access_token)
  expect(data).toEqual({ registration: REGISTRATION, registration_domains, is_fixed: true })
  expect((await change('open')).status).toBe(409)
  expect(await shown()).toBe(REGISTRATION)
})
