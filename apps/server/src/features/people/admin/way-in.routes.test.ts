import * as contract from '@meridian/contract'
import { type SessionUser, way_in_kinds, type WayInKind } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailingServer } from '../../../../test/mailing-server.ts'
import { requireOtherOperator } from './operator.service.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { endedWayWords } from './way-in.rules.ts'

const at = new Date('2026-11-20T08:00:00.000Z')
const later = '2026-11-20T09:10:00.000Z'
const nowhere = '01890000-0000-7000-8000-000000000000'
const secret = Buffer.from('never shown, never shown')
let mailing: Awaited<ReturnType<typeof startMailingServer>>
let ada: SessionUser
let admin: SessionUser

beforeEach(async () => {
  mailing = await startMailingServer()
  ada = await mailing.server.aPerson({ first_name: 'Ada' })
  admin = await aUserWithRole(mailing.server, 'admin')
})
afterEach(() => mailing.close())

function getWays({ user_id }: { readonly user_id: string }, by = admin) {
  return mailing.server.call(contract.getWaysIn, { params: { user_id } }, by.access_token)
}

interface Ending {
  readonly kind: WayInKind
  readonly way_in_id: string
  readonly even_last?: 'true' | 'false'
}

function end({ user_id }: { readonly user_id: string }, ending: Ending, by = admin) {
  const { kind: way_in_kind, way_in_id, even_last } = ending
  const params = { user_id, way_in_kind, way_in_id }
  return mailing.server.call(
    contract.endWayIn,
    { params, query: { ...(even_last && { even_last }) } },
    by.access_token,
  )
}

function ofPassword({ user_id }: SessionUser) {
  return { kind: 'password', way_in_id: user_id } as const
}

/** One of each kind, with the id that it has, except sessions. */
async function addWays({ user_id }: SessionUser) {
  const { db } = mailing.server
  const ids = Object.fromEntries(
    ['passkey', 'identity', 'app_password', 'api_token', 'assistant'].map((kind) => [
      kind,
      crypto.randomUUID(),
    ]),
  )
  const id = (kind: string) => ids[kind] ?? ''
  await db
    .insertInto('passkey')
    .values({
      passkey_id: id('passkey'),
      user_id,
      credential_id: Buffer.from(`${secret.toString()} ${user_id}`),
      public_key: secret,
      sign_count: 0,
      passkey_name: 'Blue key',
      transports: [],
      is_synced: true,
      created_at: at,
      last_used_at: at,
    })
    .execute()
  await db.insertInto('second_factor').values({ user_id, secret_sealed: secret, turned_on_at: at }).execute()
  await db.insertInto('recovery_code').values({ user_id, code_hmac: secret }).execute()
  await db
    .insertInto('oidc_identity')
    .values({
      identity_id: id('identity'),
      user_id,
      issuer: 'https://login.example',
      subject: user_id,
      identity_email: 'ada@login.example',
      created_at: at,
      last_used_at: null,
    })
    .execute()
  await db
    .insertInto('app_password')
    .values({
      app_password_id: id('app_password'),
      user_id,
      secret_sha256: Buffer.from(user_id),
      program_name: 'Phone',
      purpose: 'calendar',
      created_at: at,
      last_used_at: null,
    })
    .execute()
  const expires_at = new Date('2027-01-01T00:00:00.000Z')
  await db
    .insertInto('api_token')
    .values({
      api_token_id: id('api_token'),
      user_id,
      token_sha256: Buffer.from(user_id),
      token_start: 'mrd_abcd',
      program_name: 'Backup',
      scopes: ['meetings:read'],
      created_at: at,
      expires_at,
      last_used_at: null,
    })
    .execute()
  await db
    .insertInto('assistant_grant')
    .values({
      grant_id: id('assistant'),
      user_id,
      client_id: 'https://assistant.example/client.json',
      client_name: 'Helper',
      redirect_uri: 'https://assistant.example/back',
      resource: 'https://meet.example/mcp',
      scopes: ['meetings:read'],
      code_sha256: Buffer.from(user_id),
      code_challenge: secret.toString(),
      code_expires_at: at,
      code_used_at: at,
      created_at: at,
      expires_at,
      last_used_at: null,
    })
    .execute()
  return id
}

async function subjects(): Promise<string[]> {
  return (await mailing.mailsAfter(1)).map(({ to, subject }) => `${to}: ${subject}`)
}

async function remainingOf(person: SessionUser): Promise<string[]> {
  const { data } = await getWays(person)
  if (!data) throw new Error('The operator may not see the account.')
  const { has_password, second_factor, ...lists } = data
  return [
    ...(has_password ? ['password'] : []),
    ...(second_factor.is_on ? ['second_factor'] : []),
    ...Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? list.map(() => name) : [])),
  ]
}

describe('[SGN23]', () => {
  it('shows an operator each way into an account, and no secret', async () => {
    const id = await addWays(ada)
    const { data, status } = await getWays(ada)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      has_password: true,
      passkeys: [{ passkey_id: id('passkey'), passkey_name: 'Blue key', last_used_at: at.toISOString() }],
      second_factor: { is_on: true, recovery_codes_left: 1 },
      identities: [{ provider_name: 'login.example', identity_email: 'ada@login.example' }],
      sessions: [{ signed_in_by: 'password', is_current: false }],
      app_passwords: [{ program_name: 'Phone', purpose: 'calendar' }],
      api_tokens: [{ program_name: 'Backup', scopes: ['meetings:read'] }],
      assistants: [{ client_name: 'Helper', client_host: 'assistant.example' }],
    })
    const shown = JSON.stringify(data)
    for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const)
      expect(shown).not.toContain(secret.toString(form).slice(0, 20))
    expect(shown).not.toMatch(/sha256|hash|public_key|credential|sealed|hmac|argon/)
  })

  it('needs an account that exists and an operator that may help it', async () => {
    const chief = await aUserWithRole(mailing.server, 'system_admin')
    expect((await getWays({ user_id: nowhere })).status).toBe(404)
    expect((await getWays(chief)).status).toBe(403)
    expect((await getWays(ada, ada)).status).toBe(403)
    expect((await getWays(admin)).status).toBe(200)
    expect((await getWays(admin, chief)).status).toBe(200)
  })
})

describe('[SGN24]', () => {
  it.each(way_in_kinds)('ends one %s alone, once, and no other person’s', async (kind) => {
    const bea = await mailing.server.aPerson({ first_name: 'Bea' })
    await addWays(bea)
    const before = await remainingOf(bea)
    const id = await addWays(ada)
    const [session] = (await getWays(ada)).data?.sessions ?? []
    const ids: Partial<Record<WayInKind, string>> = {
      password: ada.user_id,
      second_factor: ada.user_id,
      session: session?.session_id ?? '',
    }
    const way_in_id = ids[kind] ?? id(kind)
    expect((await end(bea, { kind, way_in_id })).status).toBe(404)
    expect((await end(ada, { kind, way_in_id: nowhere })).status).toBe(404)
    const [ended] = [await end(ada, { kind, way_in_id })]
    expect(ended).toMatchObject({ status: 200, data: { way_in_id } })
    expect((await end(ada, { kind, way_in_id })).status).toBe(404)
    expect(await remainingOf(bea)).toEqual(before)
    const left = await remainingOf(ada)
    const isCredential = ['password', 'passkey', 'second_factor', 'identity'].includes(kind)
    // [SGN25] Sessions end with what may have opened them.
    expect(left.includes('sessions')).toBe(!isCredential && kind !== 'session')
    expect(left).toHaveLength(before.length - (isCredential ? 2 : 1))
    expect((await mailing.server.call(contract.getUser, {}, ada.access_token)).status).toBe(
      isCredential || kind === 'session' ? 401 : 200,
    )
  })

  it('is not for the own account, nor for an operator that may not manage the account', async () => {
    const chief = await aUserWithRole(mailing.server, 'system_admin')
    expect(await end(admin, ofPassword(admin))).toMatchObject({
      status: 403,
      message: 'Your own ways in are under Account and security in the settings.',
    })
    expect((await end(chief, ofPassword(chief))).status).toBe(403)
    expect((await end(ada, ofPassword(ada), ada)).status).toBe(403)
    expect((await end({ user_id: nowhere }, ofPassword(ada))).status).toBe(404)
    expect((await end(admin, { ...ofPassword(admin), even_last: 'true' }, chief)).status).toBe(200)
  })

  it('[SGN14] needs a fresh sign-in of the operator', async () => {
    mailing.server.setNow(later)
    expect(await end(ada, { kind: 'password', way_in_id: ada.user_id, even_last: 'true' })).toMatchObject({
      status: 403,
      errors: [{ path: contract.fresh_sign_in_path }],
    })
    expect(await remainingOf(ada)).toContain('password')
  })

  it('names the field of a kind or an id that is none', async () => {
    const path = `/v1/admin/users/${ada.user_id}/ways_in`
    const send = async (rest: string) => {
      const { status, text } = await mailing.server.send({
        method: 'DELETE',
        path: `${path}/${rest}`,
        token: admin.access_token,
      })
      return [status, ...JSON.parse(text).errors.map((error: { path: string }) => error.path)]
    }
    expect(await send(`window/${ada.user_id}`)).toEqual([400, 'way_in_kind'])
    expect(await send('passkey/7')).toEqual([400, 'way_in_id'])
    expect(await send(`password/${ada.user_id}?even_last=perhaps`)).toEqual([400, 'even_last'])
  })
})

describe('[SGN25]', () => {
  it('ends the links that set a password with the password', async () => {
    const params = { user_id: ada.user_id }
    const { data } = await mailing.server.call(contract.createResetLink, { params }, admin.access_token)
    await end(ada, { kind: 'password', way_in_id: ada.user_id, even_last: 'true' })
    const token = new URL(data?.set_password_url ?? '').hash.slice(1)
    const body = { token, password: 'another horse entirely' }
    expect((await mailing.server.call(contract.setPassword, { body })).status).toBe(404)
  })
})

describe('[SGN26]', () => {
  it('asks before the last way in ends, and then says how the person comes back', async () => {
    const ending = { kind: 'password', way_in_id: ada.user_id } as const
    expect(await end(ada, ending)).toMatchObject({
      status: 409,
      message: expect.stringContaining('needs a link that sets a password'),
    })
    expect((await end(ada, { ...ending, even_last: 'false' })).status).toBe(409)
    expect(await remainingOf(ada)).toEqual(['password', 'sessions'])
    expect(await subjects()).toEqual([])
    expect((await end(ada, { ...ending, even_last: 'true' })).status).toBe(200)
    const [mail] = await mailing.mailsAfter(1)
    expect(mail?.text).toContain('“Forgot password?” sets a new one')
    const { data } = await mailing.server.call(contract.listAccounts, { query: {} }, admin.access_token)
    expect(data?.find(({ user_id }) => user_id === ada.user_id)?.account_status).toBe('invited')
  })

  it('counts what signs in, not what is signed in', async () => {
    const id = await addWays(ada)
    expect((await getWays(ada)).data?.last_way_in_id).toBeNull()
    expect((await end(ada, { kind: 'password', way_in_id: ada.user_id })).status).toBe(200)
    expect((await end(ada, { kind: 'identity', way_in_id: id('identity') })).status).toBe(200)
    expect((await getWays(ada)).data?.last_way_in_id).toBe(id('passkey'))
    expect((await end(ada, { kind: 'passkey', way_in_id: id('passkey') })).status).toBe(409)
    // None of these is a way of the person, however few ways there are.
    for (const kind of ['second_factor', 'app_password', 'api_token', 'assistant'] as const) {
      const way_in_id = kind === 'second_factor' ? ada.user_id : id(kind)
      expect((await end(ada, { kind, way_in_id })).status).toBe(200)
    }
    expect(await remainingOf(ada)).toEqual(['passkeys'])
  })
})

const provider = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'meridian',
  OIDC_CLIENT_SECRET: 'made up',
  OIDC_NAME: 'Example Login',
}
const only = {
  OIDC_ONLY: 'true',
  ADMIN_EMAIL: 'chief@people.example',
  ADMIN_PASSWORD: 'quite a long secret',
}

async function restart(settings: NodeJS.ProcessEnv) {
  await mailing.close()
  mailing = await startMailingServer({ settings })
  ada = await mailing.server.aPerson({ first_name: 'Ada' })
  admin = await aUserWithRole(mailing.server, 'admin')
  return addWays(ada)
}

async function endPasskey(id: (kind: string) => string, settings = {}) {
  return end(ada, { kind: 'passkey', way_in_id: id('passkey'), ...settings })
}

describe('[SGN32] an operator', () => {
  it('counts no account at a provider that is not set up any more', async () => {
    const id = await addWays(ada)
    await end(ada, ofPassword(ada))
    expect((await getWays(ada)).data).toMatchObject({ last_way_in_id: id('passkey'), needs_provider: false })
    expect((await endPasskey(id)).status).toBe(409)
    expect((await end(ada, { kind: 'identity', way_in_id: id('identity') })).status).toBe(200)
    expect((await endPasskey(id, { even_last: 'true' })).status).toBe(200)
  })

  it('counts it while the provider is set up', async () => {
    const id = await restart(provider)
    await end(ada, ofPassword(ada))
    expect((await endPasskey(id)).status).toBe(200)
    expect((await getWays(ada)).data?.last_way_in_id).toBe(id('identity'))
    expect((await end(ada, { kind: 'identity', way_in_id: id('identity') })).status).toBe(409)
  })

  it('counts neither password nor passkey where the provider is the only way in, and advises neither', async () => {
    await mailing.close()
    mailing = await startMailingServer({ settings: { ...provider, ...only } })
    const { ADMIN_EMAIL: primary_email, ADMIN_PASSWORD: password } = only
    const { data: chief } = await mailing.server.call(contract.login, { body: { primary_email, password } })
    if (!chief) throw new Error('The operator of ADMIN_EMAIL cannot sign in.')
    admin = chief
    const invitation = {
      primary_email: 'ada@people.example',
      first_name: 'Ada',
      last_name: '',
      role: 'user',
    } as const
    const { data } = await mailing.server.call(
      contract.inviteAccount,
      { body: invitation },
      chief.access_token,
    )
    ada = { ...chief, ...invitation, user_id: data?.account.user_id ?? '' }
    await mailing.server.db
      .updateTable('app_user')
      .set({ password_hash: 'made up', address_confirmed_at: at })
      .where('user_id', '=', ada.user_id)
      .execute()
    const id = await addWays(ada)
    expect((await getWays(ada)).data).toMatchObject({
      has_password: true,
      last_way_in_id: id('identity'),
      needs_provider: true,
    })
    const ending = { kind: 'identity', way_in_id: id('identity') } as const
    const refusal = await end(ada, ending)
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('at Example Login') })
    expect(refusal.message).not.toMatch(/password/)
    expect((await end(ada, { ...ending, even_last: 'true' })).status).toBe(200)
    const [mail] = await mailing.mailsAfter(1)
    expect(mail?.text).toContain('An account at Example Login with the address of your account')
    expect(mail?.text).not.toMatch(/password/i)
    // What lets nobody in is no last way.
    expect((await end(ada, ofPassword(ada))).status).toBe(200)
  })

  it('is not the last one because of an operator who cannot sign in', async () => {
    const config = { singleSignOn: { providers: [], isOnlyWay: false }, admin: undefined }
    const other = await aUserWithRole(mailing.server, 'admin')
    await addWays(other)
    const { db } = mailing.server
    const leave = () => requireOtherOperator(db, config, admin.user_id)
    await leave()
    await db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('user_id', '=', other.user_id)
      .execute()
    await leave()
    await db.deleteFrom('passkey').where('user_id', '=', other.user_id).execute()
    await expect(leave()).rejects.toThrow('This is the last account that runs the instance.')
  })
})

describe('[SGN18] [SGN32]', () => {
  it('the mail about a reset says what signs in, and how to come back where nothing does', async () => {
    const params = { user_id: ada.user_id }
    const reset = async () => {
      await addWays(ada)
      await mailing.server.db.deleteFrom('oidc_identity').where('user_id', '=', ada.user_id).execute()
      const { status } = await mailing.server.call(contract.resetSecondFactor, { params }, admin.access_token)
      expect(status).toBe(200)
      await mailing.server.db.deleteFrom('app_password').execute()
      await mailing.server.db.deleteFrom('api_token').execute()
      await mailing.server.db.deleteFrom('assistant_grant').execute()
    }
    await reset()
    const [first] = await mailing.mailsAfter(1)
    const { db } = mailing.server
    await db.updateTable('app_user').set({ password_hash: null }).where('user_id', '=', ada.user_id).execute()
    await reset()
    const [second] = await mailing.mailsAfter(1)
    expect(first?.text).toContain('You sign in with your password alone')
    expect(first?.text).not.toContain('last way')
    expect(second?.text).toContain('They no longer sign in.')
    expect(second?.text).toContain('“Forgot password?” sets a new one')
  })
})

describe('[SGN27]', () => {
  it('is in the audit log, in a notice and in a mail that names the operator and the thing', async () => {
    const id = await addWays(ada)
    await mailing.server.db
      .updateTable('app_user')
      .set({ timezone: 'Asia/Kathmandu', time_format: '24' })
      .where('user_id', '=', ada.user_id)
      .execute()
    await end(ada, { kind: 'api_token', way_in_id: id('api_token') })
    const { data: log } = await mailing.server.call(contract.listAuditLog, { query: {} }, admin.access_token)
    expect(log?.[0]).toMatchObject({
      audit_action: 'way_in_ended',
      actor: { user_id: admin.user_id },
      subject: { user_id: ada.user_id },
      details: { way_in_kind: 'api_token', program_name: 'Backup' },
    })
    const notices = await mailing.server.call(contract.listNotices, {}, ada.access_token)
    expect(notices.data).toMatchObject([{ kind: 'way_in_ended', actor_name: admin.full_name }])
    const [mail] = await mailing.mailsAfter(1)
    expect([mail?.to, mail?.subject]).toEqual([
      ada.primary_email,
      'An operator ended a way into your account',
    ])
    expect(mail?.text).toContain(`${admin.full_name} revoked the API token “Backup” of your account.`)
    expect(mail?.text).toContain('Friday, 20 November 2026, 14:45 (Kathmandu, Nepal Time)')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:|href/)
  })

  it('names the provider of a linked account', async () => {
    const id = await addWays(ada)
    await end(ada, { kind: 'identity', way_in_id: id('identity') })
    const [mail] = await mailing.mailsAfter(1)
    expect(mail?.text).toContain(`${admin.full_name} unlinked login.example from your account.`)
  })

  it('mails nothing to an address that is not confirmed, nor of what was refused', async () => {
    await end(ada, { kind: 'passkey', way_in_id: nowhere })
    const id = await addWays(ada)
    const { db } = mailing.server
    const change = { address_confirmed_at: null }
    await db.updateTable('app_user').set(change).where('user_id', '=', ada.user_id).execute()
    await end(ada, { kind: 'passkey', way_in_id: id('passkey') })
    expect(await subjects()).toEqual([])
  })

  it.each(way_in_kinds)('has a mail about %s in English and German', (way_in_kind) => {
    const about = { way_in_kind, name: 'Blue key', operator: 'Olga', wayBack: null }
    const [english, german] = ['en', 'de'].map((spoken) => endedWayWords(about, spoken))
    expect(english?.paragraphs.join(' ')).not.toMatch(/[{}]/)
    expect(german?.paragraphs.join(' ')).not.toMatch(/[{}]/)
    expect(german?.subject).not.toBe(english?.subject)
    for (const [index, paragraph] of (english?.paragraphs ?? []).entries())
      expect(german?.paragraphs[index]).not.toBe(paragraph)
  })
})

describe('[SGN28]', () => {
  it('counts an account with a passkey alone as active, and an operator with one as an operator', async () => {
    const { server } = mailing
    await addWays(ada)
    await addWays(admin)
    const people = [ada.user_id, admin.user_id]
    await server.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('user_id', 'in', people)
      .execute()
    const { data } = await server.call(contract.listAccounts, { query: {} }, admin.access_token)
    expect(data?.map(({ account_status }) => account_status)).toEqual(['active', 'active'])
    const { data: overview } = await server.call(contract.getOverview, {}, admin.access_token)
    expect(overview?.users.by_status).toMatchObject({ active: 2, invited: 0 })
    expect((await end(ada, { kind: 'second_factor', way_in_id: ada.user_id })).status).toBe(200)
  })
})
