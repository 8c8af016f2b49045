import { createResetLink, getUser, inviteAccount, type SessionUser, setPassword } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInStatus, aUserWithRole, tokenOf } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'
import { removeAccount } from '../user/account.service.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'

const usual = { singleSignOn: { providers: [], isOnlyWay: false }, admin: undefined }
const old_password = 'correct horse battery'
const new_password = 'another horse entirely'
const unusable = {
  status: 404,
  message: 'This link does not work any more. Ask your administrator for a new one.',
  data: null,
}
let server: TestServer
let admin: SessionUser
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer({ settings: { TRIES_PER_NETWORK: '20' } })
  admin = await aUserWithRole(server, 'admin')
  ada = await server.aPerson({ timezone: 'Asia/Kathmandu' })
})
afterEach(() => server.close())

async function aLink(): Promise<string> {
  const params = { user_id: ada.user_id }
  const { data } = await server.call(createResetLink, { params }, admin.access_token)
  return tokenOf(data?.set_password_url)
}

function set(token: string, password = new_password, timezone?: string) {
  return server.call(setPassword, { body: { token, password, ...(timezone && { timezone }) } })
}

describe('[PPL59]', () => {
  it('works once, even when it is used twice at once', async () => {
    const token = await aLink()
    const answers = await Promise.all([set(token), set(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await set(token, 'yet another horse')).toMatchObject(unusable)
  })

  it('works for 72 hours and no moment longer', async () => {
    const [token] = [await aLink()]
    server.setNow('2026-11-23T09:00:00.000Z')
    expect(await set(token)).toMatchObject(unusable)
    server.setNow('2026-11-23T08:59:59.000Z')
    expect((await set(token)).status).toBe(200)
  })

  it('stops to work when a new one is made', async () => {
    const [first, second] = [await aLink(), await aLink()]
    expect(await set(first)).toMatchObject(unusable)
    expect((await set(second)).status).toBe(200)
  })

  it('is removed when it has expired', async () => {
    await aLink()
    await removeExpired(server.db, new Date('2026-11-23T09:00:00.000Z'))
    expect(await server.db.selectFrom('password_link').selectAll().execute()).toEqual([])
  })

  it.each(['', 'garbage', 'x'.repeat(43), "' or 1=1 --"])('is not guessed by %j', async (token) => {
    await aLink()
    expect(await set(token)).toMatchObject(unusable)
  })

  it('is not tried more often than a network may', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 21; round += 1) statuses.push((await set('x'.repeat(43))).status)
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429])
  })
})

describe('[PPL60]', () => {
  it('sets the password and ends every session', async () => {
    expect((await set(await aLink())).data).toEqual({
      primary_email: ada.primary_email,
      is_feed_revoked: false,
    })
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, old_password)).toBe(401)
    expect(await signInStatus(server, ada.primary_email, new_password)).toBe(200)
  })

  it.each(['short', 'password1', 'Ada Example', 'x'.repeat(129)])(
    'refuses %j, and the link still works',
    async (password) => {
      const token = await aLink()
      expect(await set(token, password)).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
      expect((await server.call(getUser, {}, ada.access_token)).status).toBe(200)
      expect((await set(token)).status).toBe(200)
    },
  )

  it('takes the zone of the browser with the first password alone', async () => {
    await set(await aLink(), new_password, 'Europe/Berlin')
    expect(await zoneOf(ada.primary_email)).toBe('Asia/Kathmandu')
    const body = { primary_email: 'new@people.example', first_name: 'New' }
    const { data } = await server.call(inviteAccount, { body }, admin.access_token)
    await set(tokenOf(data?.set_password_url), new_password, 'America/St_Johns')
    expect(await zoneOf('new@people.example')).toBe('America/St_Johns')
  })
})

describe('[PPL51]', () => {
  it('keeps the last system admin in every call', async () => {
    const removal = inTransaction(server.db, (tx) => removeAccount(tx, usual, admin.user_id, new Date()))
    await expect(removal).rejects.toMatchObject({ code: 'conflict' })
    await aUserWithRole(server, 'system_admin')
    await inTransaction(server.db, (tx) => removeAccount(tx, usual, admin.user_id, new Date()))
    expect((await server.call(getUser, {}, admin.access_token)).status).toBe(401)
  })

  it('does not count an operator who cannot sign in', async () => {
    const chief = await aUserWithRole(server, 'system_admin')
    const disabled = { disabled_at: new Date('2026-11-20T09:00:00.000Z') }
    await server.db.updateTable('app_user').set(disabled).where('user_id', '=', chief.user_id).execute()
    const removal = inTransaction(server.db, (tx) => removeAccount(tx, usual, admin.user_id, new Date()))
    await expect(removal).rejects.toMatchObject({ code: 'conflict' })
  })

  it('keeps one of two who leave at once', async () => {
    const chief = await aUserWithRole(server, 'system_admin')
    const removals = [admin, chief].map(({ user_id }) =>
      inTransaction(server.db, (tx) => removeAccount(tx, usual, user_id, new Date())),
    )
    const outcomes = await Promise.allSettled(removals)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

async function zoneOf(primary_email: string): Promise<string> {
  const { timezone } = await server.db
    .selectFrom('app_user')
    .select('timezone')
    .where('primary_email', '=', primary_email)
    .executeTakeFirstOrThrow()
  return timezone
}
