import {
  completeSingleSignOn,
  createIdentity,
  deleteIdentity,
  getInstance,
  getUser,
  inviteAccount,
  listAuditLog,
  listIdentities,
  listSessions,
  login,
  register,
  startIdentity,
  startSingleSignOn,
  updateAccount,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Misbehaviour, startMadeUpIssuer } from '../../../../test/made-up-issuer.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { setRole } from '../admin/admin.service.ts'

const cleo = {
  sub: 'person-7',
  email: 'cleo@people.example',
  email_verified: true,
  given_name: 'Cleo',
  family_name: 'Example',
  zoneinfo: 'Asia/Kathmandu',
  sid: 'there-1',
}
const admits = { OIDC_DOMAINS: 'people.example' }
let issuer: Awaited<ReturnType<typeof startMadeUpIssuer>>
let server: TestServer

beforeEach(async () => {
  issuer = await startMadeUpIssuer()
  server = await startTestServer({ settings: { ...issuer.settings, ...admits } })
})
afterEach(async () => {
  await server.close()
  await issuer.close()
})

async function restart(settings: NodeJS.ProcessEnv): Promise<void> {
  await server.close()
  server = await startTestServer({ settings: { ...issuer.settings, ...settings } })
}

async function start() {
  const { data, message } = await server.call(startSingleSignOn, { body: { oidc_provider: 'oidc' } })
  if (!data) throw new Error(message)
  return data
}

async function signIn(person: Record<string, unknown> = cleo) {
  const { authorization_url, attempt } = await start()
  const parameters = issuer.answer(authorization_url, person).toString()
  return server.call(completeSingleSignOn, { body: { attempt, parameters } })
}

async function tokenOf(person: Record<string, unknown> = cleo): Promise<string> {
  const { data, message } = await signIn(person)
  if (!data) throw new Error(message)
  return data.access_token
}

async function countAccounts(): Promise<number> {
  return (await server.db.selectFrom('app_user').select('user_id').execute()).length
}

describe('signing in', () => {
  it('[SGN42] [SGN45] makes an account for a confirmed address of an admitted domain, and opens it again', async () => {
    const first = await signIn()
    expect(first).toMatchObject({
      status: 200,
      data: {
        full_name: 'Cleo Example',
        primary_email: 'cleo@people.example',
        is_address_confirmed: true,
        timezone: 'Asia/Kathmandu',
        role: 'user',
      },
    })
    const again = await signIn()
    expect(again.data?.user_id).toBe(first.data?.user_id)
    const { data } = await server.call(listSessions, {}, again.data?.access_token)
    expect(data?.map(({ signed_in_by }) => signed_in_by)).toEqual(['single_sign_on', 'single_sign_on'])
  })

  it('[SGN42] asks the provider with PKCE, state and nonce, and names its way back', async () => {
    const asked = new URL((await start()).authorization_url)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'meridian',
      redirect_uri: 'https://meet.example.com/auth/sso/oidc',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { data } = await server.call(getInstance, {})
    expect(data?.sign_in_providers).toEqual([{ oidc_provider: 'oidc', provider_name: 'Example Login' }])
  })

  it.each([
    ['a secret with other signs in the body', ['client_secret_basic', 'client_secret_post'], true],
    ['it so where the provider takes no other way', ['client_secret_post'], true],
    ['it in the header where the body is not taken', ['client_secret_basic'], false],
  ])('[SGN42] sends %s', async (_, token_endpoint_auth_methods_supported, takesSecretInBody) => {
    issuer.misbehave({ discovery: { token_endpoint_auth_methods_supported }, takesSecretInBody })
    expect((await signIn()).status).toBe(200)
  })

  it.each(['access_denied', 'consent_required'])(
    '[SGN44] says that the person refused (%s)',
    async (error) => {
      const { attempt } = await start()
      const parameters = new URLSearchParams({ error }).toString()
      const body = { attempt, parameters }
      expect(await server.call(completeSingleSignOn, { body })).toMatchObject({
        status: 403,
        message: 'Example Login did not sign you in. Please try again.',
      })
    },
  )

  it('[SGN43] knows an account by issuer and subject, not by address', async () => {
    const { data: first } = await signIn()
    const moved = await signIn({ ...cleo, email: 'cleo.new@people.example' })
    expect(moved.data?.user_id).toBe(first?.user_id)
    const other = await signIn({ ...cleo, sub: 'person-8' })
    expect(other).toMatchObject({ status: 403, data: null })
    expect(await countAccounts()).toBe(1)
  })

  it('[SGN45] [SGN42] reads the address from the userinfo endpoint where the token has none', async () => {
    const { email, email_verified, ...rest } = cleo
    issuer.misbehave({ userinfo: { sub: cleo.sub, email, email_verified } })
    expect((await signIn(rest)).data?.primary_email).toBe(email)
    issuer.misbehave({
      userinfo: { sub: 'somebody-else', email: 'boss@people.example', email_verified: true },
    })
    expect(await signIn({ ...rest, sub: 'person-9' })).toMatchObject({ status: 401, data: null })
  })

  it.each([
    ['an address that is not confirmed', { ...cleo, email_verified: false }],
    ['an address that nobody speaks of', { ...cleo, email_verified: undefined }],
    ['a confirmation in other words', { ...cleo, email_verified: 'yes' }],
    ['no address', { ...cleo, email: undefined }],
    ['another domain', { ...cleo, email: 'cleo@people.example.net' }],
    ['a subdomain', { ...cleo, email: 'cleo@mail.people.example' }],
    ['two domains', { ...cleo, email: 'cleo@elsewhere.example,cleo@people.example' }],
  ])('[SGN45] makes no account for %s', async (_, person) => {
    expect(await signIn(person)).toMatchObject({ status: 403, data: null })
    expect(await countAccounts()).toBe(0)
  })

  it('[SGN46] does not link an account by its address', async () => {
    const ada = await server.aPerson()
    const answer = await signIn({ ...cleo, email: ada.primary_email })
    expect(answer).toMatchObject({
      status: 403,
      message: `There is an account with the address ${ada.primary_email}. Log in as before, and link Example Login in your settings under Account and security.`,
    })
  })

  const only = {
    OIDC_ONLY: 'true',
    ADMIN_EMAIL: 'chief@people.example',
    ADMIN_PASSWORD: 'quite a long secret',
  }
  it.each([
    ['a confirmation where the provider is the only way in', only, /not been confirmed here. Open the link/],
    ['a link where nothing signs in', {}, /Ask your administrator for a link/],
    [
      'the mailed link where nothing signs in',
      { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'meet@people.example' },
      /“Forgot password\?” on the login page/,
    ],
  ])('[SGN46] advises %s', async (_, settings, advice) => {
    await restart({ ...admits, ...settings })
    await tokenOf()
    await server.db.deleteFrom('oidc_identity').execute()
    await server.db.updateTable('app_user').set({ address_confirmed_at: null }).execute()
    const answer = await signIn({ ...cleo, sub: 'person-8' })
    expect(answer).toMatchObject({ status: 403, message: expect.stringMatching(advice) })
    expect(answer.message).not.toContain('Log in as before')
  })

  it('[SGN46] lets an invited person in, who has no other way', async () => {
    const chief = await server.aPerson()
    await setRole(server.db, chief.primary_email, 'system_admin', new Date('2026-11-20T09:00:00.000Z'))
    const invited = {
      primary_email: 'ida@elsewhere.example',
      first_name: 'Ida',
      last_name: 'Example',
      role: 'user',
    }
    const { data } = await server.call(
      inviteAccount,
      { body: { ...invited, role: 'user' } },
      chief.access_token,
    )
    const { data: ida } = await signIn({ ...cleo, email: invited.primary_email })
    expect(ida?.user_id).toBe(data?.account.user_id)
    expect(ida?.is_address_confirmed).toBe(true)
  })

  it('[SGN46] [SGN26] does not link an account by its address that was in use and has lost its last way in', async () => {
    const ada = await server.aPerson()
    await server.db.updateTable('app_user').set({ password_hash: null }).execute()
    expect((await signIn({ ...cleo, email: ada.primary_email })).status).toBe(403)
    expect(await server.db.selectFrom('oidc_identity').select('user_id').execute()).toEqual([])
  })

  it('[SGN51] does not open a disabled account', async () => {
    const chief = await server.aPerson()
    await setRole(server.db, chief.primary_email, 'system_admin', new Date('2026-11-20T09:00:00.000Z'))
    const { data } = await signIn()
    const params = { user_id: data?.user_id ?? '' }
    await server.call(updateAccount, { params, body: { is_disabled: true } }, chief.access_token)
    expect(await signIn()).toMatchObject({ status: 401, data: null })
  })

  it('[SGN51] names a provider that is not set up, and one that does not answer', async () => {
    expect(await server.call(startSingleSignOn, { body: { oidc_provider: 'oidc_2' } })).toMatchObject({
      status: 404,
    })
    await restart({ OIDC_ISSUER: 'http://127.0.0.1:1/', OIDC_NAME: 'Far Login' })
    const answer = await server.call(startSingleSignOn, { body: { oidc_provider: 'oidc' } })
    expect(answer).toMatchObject({
      status: 503,
      message: expect.stringContaining('Far Login does not answer'),
    })
  })

  it('[SGN52] takes new keys at once, and former ones no longer', async () => {
    await tokenOf()
    issuer.rotateKeys()
    expect((await signIn()).status).toBe(200)
    issuer.misbehave({ algorithm: 'old key' })
    expect((await signIn()).status).toBe(401)
  })
})

describe('an attack', () => {
  const elsewhere = 'https://other.example'
  const now = Math.floor(Date.now() / 1000)
  it.each<[string, Misbehaviour]>([
    ['a nonce of another attempt', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer in the token', { claims: { iss: elsewhere } }],
    ['the issuer with a slash', { claims: { iss: `${elsewhere}/` } }],
    ['no issuer in the token', { claims: { iss: undefined } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['several audiences without azp', { claims: { aud: ['meridian', 'another-client'] } }],
    ['another azp', { claims: { aud: ['meridian', 'another-client'], azp: 'another-client' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['a token that has expired', { claims: { exp: now - 600 } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['a token without its time', { claims: { iat: undefined } }],
    ['a token that is not valid yet', { claims: { nbf: now + 3600 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
    ['a subject that is no text', { claims: { sub: 7 } }],
    ['no signature', { algorithm: 'none' }],
    ['a signature with the client secret', { algorithm: 'HS256' }],
    ['a signature by a foreign key of the same name', { algorithm: 'foreign key' }],
    ['a key that nobody published', { algorithm: 'unknown key' }],
    ['no ID token', { withoutIdToken: true }],
    ['a failing token endpoint', { tokenStatus: 500 }],
    ['an endless answer', { longAnswer: true }],
  ])('[SGN44] with %s opens nothing', async (_, does) => {
    issuer.misbehave(does)
    expect(await signIn()).toMatchObject({ status: 401, data: null })
    expect(await countAccounts()).toBe(0)
  })

  it('[SGN44] whose metadata are of another issuer opens nothing', async () => {
    issuer.misbehave({ discovery: { issuer: elsewhere } })
    expect(await server.call(startSingleSignOn, { body: { oidc_provider: 'oidc' } })).toMatchObject({
      status: 503,
    })
  })

  it.each<[string, (query: URLSearchParams) => void]>([
    ['another state', (query) => query.set('state', 'another')],
    ['no state', (query) => query.delete('state')],
    ['two states', (query) => query.append('state', 'another')],
    ['another code', (query) => query.set('code', 'another')],
    ['no code', (query) => query.delete('code')],
    ['two codes', (query) => query.append('code', 'another')],
    ['another iss (mix-up)', (query) => query.set('iss', elsewhere)],
    ['no iss, which this provider always sends', (query) => query.delete('iss')],
    ['an error', (query) => query.set('error', 'server_error')],
    ['an ID token in the address', (query) => query.set('id_token', 'x')],
  ])('[SGN44] with %s in the address opens nothing', async (_, change) => {
    const { authorization_url, attempt } = await start()
    const parameters = issuer.answer(authorization_url, cleo)
    change(parameters)
    const body = { attempt, parameters: parameters.toString() }
    expect(await server.call(completeSingleSignOn, { body })).toMatchObject({ status: 401, data: null })
    expect(await countAccounts()).toBe(0)
  })

  it('[SGN44] with an answer that was used, is too late, or belongs to another browser opens nothing', async () => {
    const one = await start()
    const parameters = issuer.answer(one.authorization_url, cleo).toString()
    const other = await start()
    const mixed = { attempt: other.attempt, parameters }
    expect((await server.call(completeSingleSignOn, { body: mixed })).status).toBe(401)
    const forged = { attempt: `${one.attempt.slice(0, -2)}xx`, parameters }
    expect((await server.call(completeSingleSignOn, { body: forged })).status).toBe(401)
    const body = { attempt: one.attempt, parameters }
    expect((await server.call(completeSingleSignOn, { body })).status).toBe(200)
    expect((await server.call(completeSingleSignOn, { body })).status).toBe(401)

    const late = await start()
    const lateAnswer = issuer.answer(late.authorization_url, cleo).toString()
    server.setNow('2026-11-20T09:15:00.000Z')
    const lateBody = { attempt: late.attempt, parameters: lateAnswer }
    expect((await server.call(completeSingleSignOn, { body: lateBody })).status).toBe(401)
  })

  it('[SGN44] that brings a sign-in to somebody who links, or a link to somebody who signs in, does nothing', async () => {
    const ada = await server.aPerson()
    const { data: linking } = await server.call(
      startIdentity,
      { body: { oidc_provider: 'oidc' } },
      ada.access_token,
    )
    const parameters = issuer.answer(linking?.authorization_url ?? '', cleo).toString()
    const body = { attempt: linking?.attempt ?? '', parameters }
    expect((await server.call(completeSingleSignOn, { body })).status).toBe(401)
    const signing = await start()
    const other = {
      attempt: signing.attempt,
      parameters: issuer.answer(signing.authorization_url, cleo).toString(),
    }
    expect((await server.call(createIdentity, { body: other }, ada.access_token)).status).toBe(401)
    expect((await server.call(listIdentities, {}, ada.access_token)).data).toEqual([])
  })
})

async function link(token: string, person = cleo) {
  const { data } = await server.call(startIdentity, { body: { oidc_provider: 'oidc' } }, token)
  const parameters = issuer.answer(data?.authorization_url ?? '', person).toString()
  return server.call(createIdentity, { body: { attempt: data?.attempt ?? '', parameters } }, token)
}

/** What the provider is told about asking the person again. */
async function askedAgain(asks_again?: boolean) {
  const body = { oidc_provider: 'oidc', ...(asks_again !== undefined && { asks_again }) }
  const { data } = await server.call(startSingleSignOn, { body })
  const { searchParams } = new URL(data?.authorization_url ?? '')
  return [searchParams.get('prompt'), searchParams.get('max_age')]
}

describe('[SGN54] a sign-in counts as fresh', () => {
  const moment = Date.parse('2026-11-20T09:00:00.000Z') / 1000

  it.each([
    ['from the moment that the provider names', { auth_time: moment - 540 }, 200],
    ['no longer than ten minutes after it', { auth_time: moment - 601 }, 403],
    ['now where the provider names a moment to come', { auth_time: moment + 7200 }, 200],
    ['now where it names none', {}, 200],
  ])('%s', async (_, claims, status) => {
    const token = await tokenOf({ ...cleo, ...claims })
    const answer = await server.call(startIdentity, { body: { oidc_provider: 'oidc' } }, token)
    expect(answer.status).toBe(status)
  })

  it('[SGN44] not at all with a moment that is none', async () => {
    expect((await signIn({ ...cleo, auth_time: 'yesterday' })).status).toBe(401)
  })

  it('never longer because the moment lies ahead', async () => {
    const token = await tokenOf({ ...cleo, auth_time: moment + 7200 })
    server.setNow('2026-11-20T09:10:01.000Z')
    expect((await server.call(startIdentity, { body: { oidc_provider: 'oidc' } }, token)).status).toBe(403)
  })

  it('by the signed token alone', async () => {
    const { email, email_verified, ...rest } = cleo
    issuer.misbehave({ userinfo: { sub: cleo.sub, email, email_verified, auth_time: moment - 601 } })
    const token = await tokenOf(rest)
    expect((await server.call(startIdentity, { body: { oidc_provider: 'oidc' } }, token)).status).toBe(200)
  })

  it('after the provider was asked to ask again', async () => {
    expect(await askedAgain()).toEqual([null, null])
    expect(await askedAgain(true)).toEqual(['login', '600'])
  })
})

describe('linking', () => {
  it('[SGN47] a signed-in person links an account, signs in with it and unlinks it', async () => {
    const ada = await server.aPerson()
    const linked = await link(ada.access_token, { ...cleo, email: 'ada.private@elsewhere.example' })
    expect(linked).toMatchObject({
      status: 201,
      data: { provider_name: 'Example Login', identity_email: 'ada.private@elsewhere.example' },
    })
    expect((await signIn()).data?.user_id).toBe(ada.user_id)
    const [identity] = (await server.call(listIdentities, {}, ada.access_token)).data ?? []
    expect(identity?.last_used_at).toBe('2026-11-20T09:00:00.000Z')
    const params = { identity_id: identity?.identity_id ?? '' }
    expect((await server.call(deleteIdentity, { params }, ada.access_token)).status).toBe(200)
    expect((await server.call(deleteIdentity, { params }, ada.access_token)).status).toBe(404)
    // The sessions that it opened have ended.
    expect((await server.call(listSessions, {}, ada.access_token)).data).toHaveLength(1)
  })

  it('[SGN47] an account at a provider belongs to one account', async () => {
    const [ada, bea] = [await server.aPerson(), await server.aPerson()]
    expect((await link(ada.access_token)).status).toBe(201)
    expect((await link(bea.access_token)).status).toBe(409)
  })

  it('[SGN47] needs a fresh sign-in, and the last way in stays', async () => {
    const token = await tokenOf()
    const [identity] = (await server.call(listIdentities, {}, token)).data ?? []
    const params = { identity_id: identity?.identity_id ?? '' }
    expect(await server.call(deleteIdentity, { params }, token)).toMatchObject({
      status: 409,
      message: expect.stringContaining('only way into your account'),
    })
    const stranger = await server.aPerson()
    expect((await server.call(deleteIdentity, { params }, stranger.access_token)).status).toBe(404)
    server.setNow('2026-11-20T09:11:00.000Z')
    expect((await server.call(deleteIdentity, { params }, token)).status).toBe(403)
    expect((await server.call(startIdentity, { body: { oidc_provider: 'oidc' } }, token)).status).toBe(403)
  })

  it.each([
    ['another way in', {}, 200],
    [
      'none where the provider is the only way in',
      { OIDC_ONLY: 'true', ADMIN_EMAIL: 'chief@people.example', ADMIN_PASSWORD: 'quite a long secret' },
      409,
    ],
  ])('[SGN32] a password is %s', async (_, settings, status) => {
    await restart({ ...admits, ...settings })
    const token = await tokenOf()
    await server.db
      .updateTable('app_user')
      .set({ password_hash: 'made up' })
      .where('primary_email', '=', cleo.email)
      .execute()
    const [identity] = (await server.call(listIdentities, {}, token)).data ?? []
    const params = { identity_id: identity?.identity_id ?? '' }
    const removal = await server.call(deleteIdentity, { params }, token)
    expect(removal.status).toBe(status)
    // A password would not help, and is not advised.
    if (status === 409)
      expect(removal.message).toBe(
        'This is the only way into your account. Link another account at Example Login first.',
      )
  })
})

describe('an operator', () => {
  it('[SGN48] gives a group of the provider the role of system admins, and takes it', async () => {
    await restart({ ...admits, OIDC_ADMIN_GROUP: 'meridian-admins' })
    expect((await signIn({ ...cleo, groups: ['staff', 'meridian-admins'] })).data?.role).toBe('system_admin')
    const token = await tokenOf({ ...cleo, groups: ['staff', 'meridian-admins'] })
    const { data: log } = await server.call(listAuditLog, {}, token)
    expect(log?.map(({ audit_action }) => audit_action)).toEqual(['role_changed', 'account_created'])
    expect((await signIn({ ...cleo, groups: ['staff'] })).data?.role).toBe('user')
    expect((await signIn({ ...cleo, groups: 'meridian-admins' })).data?.role).toBe('user')
  })

  it('[SGN49] makes the provider the only way in, and keeps a password', async () => {
    const chief = { ADMIN_EMAIL: 'chief@people.example', ADMIN_PASSWORD: 'quite a long secret' }
    await restart({ ...admits, ...chief, OIDC_ONLY: 'true' })
    const wanted = {
      primary_email: 'new@people.example',
      first_name: 'New',
      last_name: 'Example',
      password: 'one two three four',
    }
    expect((await server.call(register, { body: wanted })).status).toBe(403)
    const other = { primary_email: 'cleo@people.example', password: 'one two three four' }
    expect(await server.call(login, { body: other })).toMatchObject({
      status: 403,
      message: 'This instance signs people in with Example Login alone.',
    })
    const own = { primary_email: 'Chief@people.example', password: chief.ADMIN_PASSWORD }
    expect((await server.call(login, { body: own })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect((await server.call(getInstance, {})).data?.has_single_sign_on_only).toBe(true)
  })
})

function sendNotice(logout_token: string) {
  return server.send({
    method: 'POST',
    path: '/auth/sso/oidc/logout',
    payload: new URLSearchParams({ logout_token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

async function isOpen(token: string): Promise<boolean> {
  return (await server.call(getUser, {}, token)).status === 200
}

describe('a sign-out at the provider', () => {
  it('[SGN50] ends the sessions of one session there, or of the whole account', async () => {
    const [one, two] = [await tokenOf(), await tokenOf({ ...cleo, sid: 'there-2' })]
    expect((await sendNotice(await issuer.logoutToken({ sid: 'there-1', jti: 'a' }))).status).toBe(200)
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, true])
    expect((await sendNotice(await issuer.logoutToken({ sub: cleo.sub, jti: 'b' }))).status).toBe(200)
    expect(await isOpen(two)).toBe(false)
  })

  it.each<[string, Record<string, unknown>, Misbehaviour]>([
    ['with a nonce', { sub: cleo.sub, nonce: 'x' }, {}],
    ['without its event', { sub: cleo.sub, events: {} }, {}],
    ['for another client', { sub: cleo.sub, aud: 'another' }, {}],
    ['of another issuer', { sub: cleo.sub, iss: 'https://other.example' }, {}],
    ['of nobody', {}, {}],
    ['that has expired', { sub: cleo.sub, exp: 1 }, {}],
    ['of long ago', { sub: cleo.sub, iat: 1 }, {}],
    ['without an identifier', { sub: cleo.sub, jti: undefined }, {}],
    ['without a signature', { sub: cleo.sub }, { algorithm: 'none' }],
    ['with a foreign signature', { sub: cleo.sub }, { algorithm: 'foreign key' }],
  ])('[SGN50] is no notice %s', async (_, claims, does) => {
    const token = await tokenOf()
    issuer.misbehave(does)
    expect((await sendNotice(await issuer.logoutToken(claims))).status).toBe(400)
    expect(await isOpen(token)).toBe(true)
  })

  it('[SGN50] counts once', async () => {
    const notice = await issuer.logoutToken({ sub: cleo.sub })
    expect((await sendNotice(notice)).status).toBe(200)
    const token = await tokenOf()
    expect((await sendNotice(notice)).status).toBe(400)
    expect(await isOpen(token)).toBe(true)
  })
})
