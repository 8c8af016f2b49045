import * as contract from '@meridian/contract'
import type { SessionUser } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailingServer } from '../../../../test/mailing-server.ts'
import { aUserWithRole } from '../../../../test/operators.ts'

const later = '2026-11-20T09:10:00.000Z'
let mailing: Awaited<ReturnType<typeof startMailingServer>>
let ada: SessionUser
let admin: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer()
  ada = await mailing.server.aPerson({ first_name: 'Ada' })
  admin = await aUserWithRole(mailing.server, 'admin')
})
afterEach(() => mailing.close())

async function protect({ user_id }: SessionUser): Promise<void> {
  const { db } = mailing.server
  const at = new Date('2026-11-20T08:00:00.000Z')
  await db
    .insertInto('second_factor')
    .values({ user_id, secret_sealed: Buffer.alloc(1), turned_on_at: at })
    .execute()
  await db
    .insertInto('recovery_code')
    .values({ user_id, code_hmac: Buffer.alloc(1) })
    .execute()
  const key = { credential_id: Buffer.from(user_id), public_key: Buffer.alloc(1), sign_count: 0 }
  const about = { passkey_name: 'Key', transports: [], is_synced: false, created_at: at, last_used_at: null }
  await db
    .insertInto('passkey')
    .values({ passkey_id: user_id, user_id, ...key, ...about })
    .execute()
}

function reset({ user_id }: SessionUser, by = admin) {
  return mailing.server.call(contract.resetSecondFactor, { params: { user_id } }, by.access_token)
}

async function rowsOf({ user_id }: SessionUser): Promise<number> {
  const tables = ['second_factor', 'recovery_code', 'passkey'] as const
  const rows = await Promise.all(
    tables.map((table) =>
      mailing.server.db.selectFrom(table).select('user_id').where('user_id', '=', user_id).execute(),
    ),
  )
  return rows.flat().length
}

describe('[SGN18]', () => {
  it('removes all of it, ends the sessions and tells the person', async () => {
    const { server } = mailing
    await protect(ada)
    expect((await reset(ada)).data).toEqual({ had_second_factor: true, passkeys_removed: 1 })
    expect(await rowsOf(ada)).toBe(0)
    expect((await server.call(contract.getUser, {}, ada.access_token)).status).toBe(401)
    const body = { primary_email: ada.primary_email, password: 'correct horse battery' }
    const { data: again } = await server.call(contract.login, { body })
    const notices = await server.call(contract.listNotices, {}, again?.access_token)
    expect(notices.data).toMatchObject([{ kind: 'second_factor_reset', actor_name: admin.full_name }])
    const mails = await mailing.mailsAfter(1)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.primary_email, 'Your two-step sign-in and passkeys were removed'],
    ])
    const { data: log } = await server.call(contract.listAuditLog, { query: {} }, admin.access_token)
    expect(log?.[0]).toMatchObject({
      audit_action: 'second_factor_reset',
      actor: { user_id: admin.user_id },
      subject: { user_id: ada.user_id },
      details: { passkeys_removed: 1 },
    })
  })

  it('needs something to remove, an account that exists and an operator that may help it', async () => {
    expect((await reset(ada)).status).toBe(409)
    expect((await reset({ ...ada, user_id: '01890000-0000-7000-8000-000000000000' })).status).toBe(404)
    const chief = await aUserWithRole(mailing.server, 'system_admin')
    await protect(chief)
    expect((await reset(chief)).status).toBe(403)
    expect((await reset(chief, ada)).status).toBe(403)
    expect(await rowsOf(chief)).toBe(3)
  })

  it('[SGN14] needs a fresh sign-in of the operator', async () => {
    await protect(ada)
    mailing.server.setNow(later)
    expect(await reset(ada)).toMatchObject({ status: 403, errors: [{ path: contract.fresh_sign_in_path }] })
    expect(await rowsOf(ada)).toBe(3)
  })
})
