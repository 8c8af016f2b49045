import { getInstance, getUser, login, register } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { readConfig, SettingError } from '../../platform/config/config.ts'
import { connectDatabase } from '../../platform/postgres/db.ts'
import { setRole } from '../people/admin/admin.service.ts'
import { prepareInstance, registrationWarning } from './instance.service.ts'
import { freshDatabase } from '../../../test/database.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const email = 'operator@people.example'
const password = 'quite a long secret'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

function prepare(settings: NodeJS.ProcessEnv = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  return prepareInstance(server.db, readConfig(settings, '/'), now)
}

function signIn(given = password, primary_email = email) {
  return server.call(login, { body: { primary_email, password: given } })
}

it('[PPL71] says whether the first account exists, also to visitors', async () => {
  expect((await server.call(getInstance, {})).data).toMatchObject({ has_accounts: false })
  await prepare()
  expect((await server.call(getInstance, {})).data).toMatchObject({ has_accounts: true })
})

describe('[PPL26]', () => {
  it('makes one workspace and one company, named after the operator, from many processes at once', async () => {
    const { url, db, drop } = await freshDatabase()
    const processes = Array.from({ length: 4 }, () => connectDatabase({ url, connectionsMax: 1 }))
    try {
      const config = readConfig(
        { OPERATOR_NAME: 'Example Ltd', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
        '/',
      )
      const outcomes = await Promise.all(processes.map((one) => prepareInstance(one, config, now)))
      const created = outcomes.filter((admin) => admin?.outcome === 'created')
      const kept = outcomes.filter((admin) => admin?.outcome === 'kept')
      expect([created.length, kept.length]).toEqual([1, 3])
      expect(await db.selectFrom('workspace').select('name').execute()).toEqual([{ name: 'Example Ltd' }])
      expect(await db.selectFrom('company').select('name').execute()).toEqual([{ name: 'Example Ltd' }])
      expect(await db.selectFrom('app_user').select('role').execute()).toEqual([{ role: 'admin' }])
    } finally {
      await Promise.all(processes.map((one) => one.destroy()))
      await drop()
    }
  })
})

function warn(settings: NodeJS.ProcessEnv) {
  return registrationWarning(server.db, readConfig(settings, '/'))
}

describe('[PPL28]', () => {
  it('warns at the start how to create the first account where registration is closed', async () => {
    const closed = { PUBLIC_URL: 'https://meet.example' }
    expect(await warn(closed)).toMatch(/start once with ADMIN_EMAIL and ADMIN_PASSWORD/)
    await prepare()
    expect(await warn(closed)).toBeNull()
  })

  it('warns of what strangers can do', async () => {
    expect(await warn({})).toBeNull()
    expect(await warn({ HOST: '0.0.0.0' })).toMatch(/^Registration is open/)
    expect(await warn({ REGISTRATION: 'open', PUBLIC_URL: 'https://meet.example' })).toMatch(/open/)
    expect(await warn({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'a.example' })).toMatch(
      /operators confirm/,
    )
  })
})

describe('[PPL27]', () => {
  it('creates the account, once', async () => {
    expect((await prepare())?.outcome).toBe('created')
    expect((await signIn()).data).toMatchObject({ role: 'admin', primary_email: email })
    expect((await prepare())?.outcome).toBe('kept')
  })

  it('makes no admin where no setting names one', async () => {
    expect(await prepare({})).toBeUndefined()
    expect(await server.db.selectFrom('app_user').selectAll().execute()).toEqual([])
  })

  it('promotes a registered address, sets the password of the setting, and ends its sessions', async () => {
    const body = { primary_email: email.toUpperCase(), first_name: 'Quick', last_name: 'Squatter' }
    await server.call(register, { body: { ...body, password: 'the squatter knows it' } })
    const { data: squatter } = await signIn('the squatter knows it')
    expect((await prepare())?.outcome).toBe('raised')
    expect((await server.call(getUser, {}, squatter?.access_token)).status).toBe(401)
    expect((await signIn('the squatter knows it')).status).toBe(401)
    expect((await signIn()).data).toMatchObject({ role: 'admin', first_name: 'Quick' })
  })

  it('leaves an admin as it is, and reports a password that differs from the setting', async () => {
    await prepare()
    const changed = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'another long secret' }
    expect((await prepare(changed))?.outcome).toBe('other_password')
    expect((await signIn()).status).toBe(200)
    expect((await signIn('another long secret')).status).toBe(401)
  })

  it('never lowers a system_admin', async () => {
    await prepare()
    await setRole(server.db, email, 'system_admin', now)
    expect((await prepare())?.outcome).toBe('kept')
    expect((await signIn()).data?.role).toBe('system_admin')
  })

  it('stops the start with one line when the password is a common one', async () => {
    const common = prepare({ ADMIN_EMAIL: email, ADMIN_PASSWORD: 'password1' })
    await expect(common).rejects.toThrow(SettingError)
    await expect(common).rejects.toThrow(/^The setting ADMIN_PASSWORD is wrong: .*most common/)
  })
})
