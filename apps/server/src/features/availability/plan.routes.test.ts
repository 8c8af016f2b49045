import {
  findSlots,
  gated_by_plan,
  getFreeBusy,
  getInstance,
  getUser,
  listAccounts,
  listAuditLog,
  type Plan,
  type SessionUser,
  updateAccount,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUserWithRole } from '../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

const window = { users: [], start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 17:00:00' }
const json = { 'content-type': 'application/json' }
let server: TestServer
let admin: SessionUser
let ada: SessionUser

beforeEach(() => start({ PREMIUM_GATING: 'on' }))
afterEach(() => server.close())

describe('[AVL25] with gating', () => {
  it('refuses a search for slots without the plan, in words, and answers it with the plan', async () => {
    const refused = await search()
    expect(refused).toMatchObject({ status: 403, message: gated_by_plan })
    await give('premium')
    const found = await search()
    expect(found.status).toBe(200)
    expect(found.data?.free_slots.length).toBeGreaterThan(0)
    await give('free')
    expect((await search()).status).toBe(403)
  })

  it('leaves busy times open, and reports that it is gated', async () => {
    expect((await server.call(getFreeBusy, { body: window }, ada.access_token)).status).toBe(200)
    expect((await server.call(getInstance, {})).data?.has_premium_gating).toBe(true)
  })

  it('asks the signed-out to sign in, and names a wrong field as before', async () => {
    expect((await server.call(findSlots, { body: { ...window, duration: 30 } })).status).toBe(401)
    await give('premium')
    const wrong = await server.call(findSlots, { body: { ...window, duration: 1 } }, ada.access_token)
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'duration' }] })
  })
})

it('[AVL25] gates nothing unless the setting says so', async () => {
  await server.close()
  await start({})
  expect((await search()).status).toBe(200)
  expect((await server.call(getInstance, {})).data?.has_premium_gating).toBe(false)
})

describe('[PPL63] the plan of an account', () => {
  it('is free at first, is changed by an operator, and is in the audit log', async () => {
    expect((await me()).data?.plan).toBe('free')
    expect((await give('premium')).data?.plan).toBe('premium')
    await give('premium')
    expect((await me()).data?.plan).toBe('premium')
    const accounts = (await server.call(listAccounts, { query: {} }, admin.access_token)).data ?? []
    expect(accounts.find(({ user_id }) => user_id === ada.user_id)?.plan).toBe('premium')
    await give('free')
    const entries = await server.call(listAuditLog, { query: { user_id: ada.user_id } }, admin.access_token)
    expect(entries.data?.map(({ audit_action, details }) => [audit_action, details.plan])).toEqual([
      ['plan_changed', 'free'],
      ['plan_changed', 'premium'],
    ])
  })

  it('is no part of the own profile that a person can change', async () => {
    const changed = await server.send({
      method: 'PUT',
      path: '/v1/user',
      headers: json,
      payload: JSON.stringify({ first_name: 'Ada', plan: 'premium' }),
      token: ada.access_token,
    })
    expect(changed).toMatchObject({ status: 200, data: { first_name: 'Ada', plan: 'free' } })
  })

  it('refuses another plan by name, plain users, and the signed-out', async () => {
    const wrong = await server.send({
      method: 'PUT',
      path: `/v1/admin/users/${ada.user_id}`,
      headers: json,
      payload: JSON.stringify({ plan: 'gold' }),
      token: admin.access_token,
    })
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'plan' }] })
    expect((await give('premium', ada)).status).toBe(403)
    const params = { user_id: ada.user_id }
    expect((await server.call(updateAccount, { params, body: { plan: 'premium' } })).status).toBe(401)
    expect((await me()).data?.plan).toBe('free')
  })
})

async function start(settings: NodeJS.ProcessEnv): Promise<void> {
  server = await startTestServer({ settings })
  admin = await aUserWithRole(server, 'admin', 'Otto')
  ada = await server.aPerson({ first_name: 'Ada' })
}

function search() {
  return server.call(findSlots, { body: { ...window, duration: 30 } }, ada.access_token)
}

function give(plan: Plan, by = admin) {
  return server.call(updateAccount, { params: { user_id: ada.user_id }, body: { plan } }, by.access_token)
}

function me() {
  return server.call(getUser, {}, ada.access_token)
}
