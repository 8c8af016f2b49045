import * as contract from '@meridian/contract'
import type { PasskeyCreation, PasskeyRequest, SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAuthenticator } from '../../../../test/authenticator.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'

const start = '2026-11-20T09:00:00.000Z'
const password = 'correct horse battery'
const settings = { PUBLIC_URL: 'https://meet.example.com' }
const refused = {
  status: 401,
  message: 'This passkey did not work here. Try again, or log in another way.',
  data: null,
}
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: start, settings })
})
afterAll(() => server.close())

async function creationOf({ access_token }: SessionUser): Promise<PasskeyCreation> {
  const { data, message } = await server.call(contract.startPasskey, {}, access_token)
  if (!data) throw new Error(message)
  return data
}

async function request(): Promise<PasskeyRequest> {
  const { data, message } = await server.call(contract.startPasskeySignIn, {})
  if (!data) throw new Error(message)
  return data
}

type Authenticator = ReturnType<typeof makeAuthenticator>
type Deviation = Parameters<Authenticator['create']>[2]

async function add(person: SessionUser, authenticator: Authenticator, deviation?: Deviation) {
  const body = authenticator.create(await creationOf(person), 'Laptop', deviation)
  return server.call(contract.createPasskey, { body }, person.access_token)
}

/** A person with a passkey. */
async function aKeyHolder(authenticator = makeAuthenticator()) {
  const person = await server.aPerson()
  const { data, message } = await add(person, authenticator)
  if (!data) throw new Error(message)
  return { person, authenticator, passkey_id: data.passkey_id }
}

function signIn(body: contract.PasskeyAssertion) {
  return server.call(contract.signInWithPasskey, { body })
}

describe('[SGN1]', () => {
  it('adds, lists, renames and removes a passkey, and shows no key', async () => {
    const { person, authenticator, passkey_id } = await aKeyHolder()
    const list = async () => (await server.call(contract.listPasskeys, {}, person.access_token)).data
    const passkey = {
      passkey_id,
      passkey_name: 'Laptop',
      is_synced: false,
      created_at: start,
      last_used_at: null,
    }
    expect(await list()).toEqual([passkey])
    await signIn(authenticator.sign(await request()))
    expect(await list()).toEqual([{ ...passkey, last_used_at: start }])
    const renamed = await server.call(
      contract.updatePasskey,
      { params: { passkey_id }, body: { passkey_name: ' Grey laptop ' } },
      person.access_token,
    )
    expect(renamed.data?.passkey_name).toBe('Grey laptop')
    await server.call(contract.deletePasskey, { params: { passkey_id } }, person.access_token)
    expect(await list()).toEqual([])
  })

  it('gives the browser the person, the relying party and the passkeys to leave out', async () => {
    const { person, authenticator } = await aKeyHolder()
    expect(await creationOf(person)).toMatchObject({
      relying_party_id: 'meet.example.com',
      user_name: person.primary_email,
      user_handle: Buffer.from(person.user_id.replaceAll('-', ''), 'hex').toString('base64url'),
      known_credentials: [{ credential_id: authenticator.credential_id, transports: ['internal'] }],
    })
  })
})

describe('[SGN2] a new passkey is refused', () => {
  it.each<[string, NonNullable<Deviation>]>([
    ['of another origin', { origin: 'https://meet.example.com.evil.example' }],
    ['of a part of the host', { origin: 'https://example.com' }],
    ['of another relying party', { relying_party_id: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['that is an answer to a sign-in', { type: 'webauthn.get' }],
    ['with a forged challenge', { challenge: Buffer.alloc(64, 7).toString('base64url') }],
    ['with a challenge that is none', { challenge: '' }],
    [
      'with a certificate, whose revocation list the server would fetch',
      { format: 'packed', statement: new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]) },
    ],
    ['in a format that has certificates', { format: 'tpm' }],
  ])('%s', async (_, deviation) => {
    const person = await server.aPerson()
    const { status, errors } = await add(person, makeAuthenticator(), deviation)
    expect([status, errors?.[0]?.path]).toEqual([400, 'credential_id'])
    expect((await server.call(contract.listPasskeys, {}, person.access_token)).data).toEqual([])
  })

  it('with a challenge of another person, or of a sign-in', async () => {
    const person = await server.aPerson()
    const { challenge } = await creationOf(await server.aPerson())
    expect((await add(person, makeAuthenticator(), { challenge })).status).toBe(400)
    const other = await request()
    expect((await add(person, makeAuthenticator(), { challenge: other.challenge })).status).toBe(400)
  })

  it('with a challenge that was used, even for a refused one', async () => {
    const person = await server.aPerson()
    const options = await creationOf(person)
    const create = (authenticator: Authenticator, deviation?: Deviation) =>
      server.call(
        contract.createPasskey,
        { body: authenticator.create(options, 'Laptop', deviation) },
        person.access_token,
      )
    expect((await create(makeAuthenticator(), { isVerified: false })).status).toBe(400)
    expect((await create(makeAuthenticator())).status).toBe(400)
  })

  it('with a challenge that has expired', async () => {
    const own = await startTestServer({ now: start, settings })
    try {
      const person = await own.aPerson()
      const { data: options } = await own.call(contract.startPasskey, {}, person.access_token)
      own.setNow('2026-11-20T09:10:00.000Z')
      await own.call(contract.confirmByPassword, { body: { password } }, person.access_token)
      if (!options) throw new Error('There are no options.')
      const body = makeAuthenticator().create(options, 'Laptop')
      expect((await own.call(contract.createPasskey, { body }, person.access_token)).status).toBe(400)
    } finally {
      await own.close()
    }
  })

  it('that an account has, with 409', async () => {
    const { authenticator } = await aKeyHolder()
    const { status, message } = await add(await server.aPerson(), authenticator)
    expect([status, message]).toEqual([409, 'This passkey is registered already.'])
  })

  it('beyond twenty', async () => {
    const person = await server.aPerson()
    const last = await creationOf(person)
    for (let index = 0; index < 20; index += 1)
      expect((await add(person, makeAuthenticator())).status).toBe(201)
    expect((await server.call(contract.startPasskey, {}, person.access_token)).status).toBe(409)
    const body = makeAuthenticator().create(last, 'Too many')
    expect((await server.call(contract.createPasskey, { body }, person.access_token)).status).toBe(409)
  })
})

describe('[SGN3]', () => {
  it('opens a session of its person, without a code, and replies as a sign-in by password does', async () => {
    const { person, authenticator } = await aKeyHolder()
    await server.db
      .insertInto('second_factor')
      .values({ user_id: person.user_id, secret_sealed: Buffer.alloc(1), turned_on_at: new Date(start) })
      .execute()
    const { status, data } = await signIn(authenticator.sign(await request()))
    expect(status).toBe(200)
    expect({ ...data, access_token: '' }).toEqual({ ...person, access_token: '' })
    expect((await server.call(contract.getUser, {}, data?.access_token)).data?.user_id).toBe(person.user_id)
  })

  it('refuses an unknown passkey, a removed one and that of a disabled account with one message', async () => {
    const removed = await aKeyHolder()
    const { passkey_id } = removed
    await server.call(contract.deletePasskey, { params: { passkey_id } }, removed.person.access_token)
    const disabled = await aKeyHolder()
    await server.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(start) })
      .where('user_id', '=', disabled.person.user_id)
      .execute()
    for (const authenticator of [makeAuthenticator(), removed.authenticator, disabled.authenticator])
      expect(await signIn(authenticator.sign(await request()))).toMatchObject(refused)
  })

  it('limits attempts by network', async () => {
    const own = await startTestServer({ settings: { ...settings, TRIES_PER_NETWORK: '2' } })
    try {
      const body = makeAuthenticator().sign(await request())
      const statuses = []
      for (let index = 0; index < 3; index += 1)
        statuses.push((await own.call(contract.signInWithPasskey, { body })).status)
      expect(statuses).toEqual([401, 401, 429])
    } finally {
      await own.close()
    }
  })
})

describe('[SGN4] a sign-in is refused', () => {
  it.each<[string, Parameters<Authenticator['sign']>[1]]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'https://meet.example.com:8443' }],
    ['of another relying party', { relying_party_id: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['that is an answer to a creation', { type: 'webauthn.create' }],
    ['with a forged challenge', { challenge: Buffer.alloc(64, 7).toString('base64url') }],
  ])('%s', async (_, deviation) => {
    const { authenticator } = await aKeyHolder()
    expect(await signIn(authenticator.sign(await request(), deviation))).toMatchObject(refused)
    expect((await signIn(authenticator.sign(await request()))).status).toBe(200)
  })

  it('with the signature of another key, or an altered one', async () => {
    const { authenticator } = await aKeyHolder()
    const { credential_id } = authenticator
    const foreign = makeAuthenticator().sign(await request(), { sign_count: 9 })
    expect(await signIn({ ...foreign, credential_id })).toMatchObject(refused)
    const own = authenticator.sign(await request())
    expect(await signIn({ ...own, signature: `${own.signature.slice(0, -8)}AAAAAAAA` })).toMatchObject(
      refused,
    )
  })

  it('with a challenge that was used, and by one alone of two at once', async () => {
    const { authenticator } = await aKeyHolder(makeAuthenticator({ counts: false }))
    const body = authenticator.sign(await request())
    const statuses = (await Promise.all([signIn(body), signIn(body)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await signIn(body)).toMatchObject(refused)
  })

  it('with a challenge of a creation, or one that has expired', async () => {
    const own = await startTestServer({ now: start, settings })
    try {
      const person = await own.aPerson()
      const authenticator = makeAuthenticator()
      const options = (await own.call(contract.startPasskey, {}, person.access_token)).data
      const early = (await own.call(contract.startPasskeySignIn, {})).data
      if (!options || !early) throw new Error('There are no options.')
      await own.call(
        contract.createPasskey,
        { body: authenticator.create(options, 'Laptop') },
        person.access_token,
      )
      const other = (await own.call(contract.startPasskey, {}, person.access_token)).data?.challenge ?? ''
      const answer = (body: contract.PasskeyAssertion) => own.call(contract.signInWithPasskey, { body })
      expect(await answer(authenticator.sign(early, { challenge: other }))).toMatchObject(refused)
      own.setNow('2026-11-20T09:10:00.000Z')
      expect(await answer(authenticator.sign(early))).toMatchObject(refused)
    } finally {
      await own.close()
    }
  })

  it('with a counter that has not grown, as a copied key has', async () => {
    const { authenticator } = await aKeyHolder()
    expect((await signIn(authenticator.sign(await request(), { sign_count: 7 }))).status).toBe(200)
    for (const sign_count of [7, 6, 0])
      expect(await signIn(authenticator.sign(await request(), { sign_count }))).toMatchObject(refused)
    const same = [await request(), await request()].map((one) => authenticator.sign(one, { sign_count: 8 }))
    const statuses = (await Promise.all(same.map(signIn))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('never for an authenticator that does not count', async () => {
    const { authenticator } = await aKeyHolder(makeAuthenticator({ counts: false }))
    for (let time = 0; time < 3; time += 1)
      expect((await signIn(authenticator.sign(await request()))).status).toBe(200)
  })
})

describe('[SGN5]', () => {
  it('knows no passkey of another person', async () => {
    const { passkey_id } = await aKeyHolder()
    const { access_token } = await server.aPerson()
    const params = { passkey_id }
    const body = { passkey_name: 'Mine' }
    expect((await server.call(contract.updatePasskey, { params, body }, access_token)).status).toBe(404)
    expect((await server.call(contract.deletePasskey, { params }, access_token)).status).toBe(404)
  })

  it('keeps one passkey of an account without a password, of two removed at once too', async () => {
    const { person, passkey_id } = await aKeyHolder()
    const second = await add(person, makeAuthenticator())
    await server.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('user_id', '=', person.user_id)
      .execute()
    const remove = (id = '') =>
      server.call(contract.deletePasskey, { params: { passkey_id: id } }, person.access_token)
    const removals = await Promise.all([remove(passkey_id), remove(second.data?.passkey_id)])
    expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await server.call(contract.listPasskeys, {}, person.access_token)).data).toHaveLength(1)
  })
})

describe('[SGN32] the last passkey of an account without a password', () => {
  it.each([
    ['goes where a linked account signs in', 'https://login.example.com', 200],
    [
      'stays where the provider of the linked account is not set up any more',
      'https://gone.example.com',
      409,
    ],
  ])('%s', async (_, issuer, status) => {
    const provider = {
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'meridian',
      OIDC_CLIENT_SECRET: 'made up',
    }
    const own = await startTestServer({ now: start, settings: { ...settings, ...provider } })
    try {
      const { access_token, user_id } = await own.aPerson()
      const { data: creation } = await own.call(contract.startPasskey, {}, access_token)
      if (!creation) throw new Error('No challenge.')
      const body = makeAuthenticator().create(creation, 'Laptop')
      const { data } = await own.call(contract.createPasskey, { body }, access_token)
      await own.db
        .updateTable('app_user')
        .set({ password_hash: null })
        .where('user_id', '=', user_id)
        .execute()
      await own.db
        .insertInto('oidc_identity')
        .values({
          identity_id: newId(),
          user_id,
          issuer,
          subject: 'person-7',
          identity_email: null,
          created_at: new Date(start),
          last_used_at: null,
        })
        .execute()
      const params = { passkey_id: data?.passkey_id ?? '' }
      expect((await own.call(contract.deletePasskey, { params }, access_token)).status).toBe(status)
      expect((await own.call(contract.listPasskeys, {}, access_token)).data).toHaveLength(
        status === 200 ? 0 : 1,
      )
    } finally {
      await own.close()
    }
  })
})

it('[SGN32] a linked account that lets nobody in can be removed, also as the last one', async () => {
  const own = await startTestServer({ now: start })
  try {
    const { access_token, user_id } = await own.aPerson()
    const identity_id = newId()
    const gone = { issuer: 'https://gone.example.com', subject: 'person-7', identity_email: null }
    const about = { identity_id, user_id, created_at: new Date(start), last_used_at: null }
    await own.db
      .insertInto('oidc_identity')
      .values({ ...gone, ...about })
      .execute()
    await own.db.updateTable('app_user').set({ password_hash: null }).execute()
    const removal = await own.call(contract.deleteIdentity, { params: { identity_id } }, access_token)
    expect(removal).toMatchObject({ status: 200, data: { identity_id } })
  } finally {
    await own.close()
  }
})

describe('[SGN6]', () => {
  it.each([
    ['https://meet.example.com', true],
    ['https://meet.example.com/', true],
    ['http://localhost:4400', true],
    ['http://meet.example.com', false],
    ['https://192.0.2.7', false],
    ['https://[2001:db8::1]', false],
  ])('says whether there are passkeys at %s: %s', async (PUBLIC_URL, has_passkeys) => {
    const own = await startTestServer({ settings: { PUBLIC_URL } })
    try {
      expect((await own.call(contract.getInstance, {})).data?.has_passkeys).toBe(has_passkeys)
      const { status, data, message } = await own.call(contract.startPasskeySignIn, {})
      expect([status, data?.relying_party_id]).toEqual(
        has_passkeys ? [200, new URL(PUBLIC_URL).hostname] : [503, undefined],
      )
      if (!has_passkeys) expect(message).toContain('PUBLIC_URL')
    } finally {
      await own.close()
    }
  })

  it('without PUBLIC_URL believes no host but localhost', async () => {
    const own = await startTestServer()
    try {
      const from = (host: string) =>
        own.send({ method: 'GET', path: '/v1/instance', headers: { host } }).then(({ data }) => data)
      expect(await from('localhost:4400')).toMatchObject({ has_passkeys: true })
      expect(await from('meet.example.com')).toMatchObject({ has_passkeys: false })
    } finally {
      await own.close()
    }
  })
})

describe('[SGN14] needs a fresh sign-in', () => {
  it('to add and to remove a passkey', async () => {
    const own = await startTestServer({ now: start, settings })
    try {
      const person = await own.aPerson()
      const authenticator = makeAuthenticator()
      const options = (await own.call(contract.startPasskey, {}, person.access_token)).data
      if (!options) throw new Error('There are no options.')
      const create = async () =>
        own.call(
          contract.createPasskey,
          { body: authenticator.create(options, 'Laptop') },
          person.access_token,
        )
      own.setNow('2026-11-20T09:09:59.999Z')
      const passkey_id = (await create()).data?.passkey_id ?? ''
      own.setNow('2026-11-20T09:10:00.000Z')
      const stale = { status: 403, errors: [{ path: contract.fresh_sign_in_path }] }
      expect(await own.call(contract.startPasskey, {}, person.access_token)).toMatchObject(stale)
      expect(await create()).toMatchObject(stale)
      const removal = { params: { passkey_id } }
      expect(await own.call(contract.deletePasskey, removal, person.access_token)).toMatchObject(stale)
      expect((await own.call(contract.listPasskeys, {}, person.access_token)).data).toHaveLength(1)
      const assertion = (await own.call(contract.startPasskeySignIn, {})).data
      if (!assertion) throw new Error('There is no challenge.')
      const confirmed = await own.call(
        contract.confirmByPasskey,
        { body: authenticator.sign(assertion) },
        person.access_token,
      )
      expect(confirmed.data).toEqual({ fresh_until: '2026-11-20T09:20:00.000Z' })
      expect((await own.call(contract.deletePasskey, removal, person.access_token)).status).toBe(200)
    } finally {
      await own.close()
    }
  })
})

describe('[SGN15]', () => {
  it('is not made fresh by a passkey of another person', async () => {
    const { authenticator } = await aKeyHolder()
    const { access_token } = await server.aPerson()
    const body = authenticator.sign(await request())
    const { status, errors } = await server.call(contract.confirmByPasskey, { body }, access_token)
    expect([status, errors?.[0]?.path]).toEqual([400, 'credential_id'])
  })
})

it('[SGN16] shows that a session began with a passkey', async () => {
  const { person, authenticator } = await aKeyHolder()
  await signIn(authenticator.sign(await request()))
  const { data } = await server.call(contract.listSessions, {}, person.access_token)
  expect(data?.map(({ signed_in_by }) => signed_in_by).toSorted()).toEqual(['passkey', 'password'])
})

it('[SGN17] writes each passkey into the audit log', async () => {
  const { person, passkey_id } = await aKeyHolder()
  const params = { passkey_id }
  const body = { passkey_name: 'Key ring' }
  await server.call(contract.updatePasskey, { params, body }, person.access_token)
  await server.call(contract.deletePasskey, { params }, person.access_token)
  const admin = await aUserWithRole(server, 'admin')
  const { data } = await server.call(contract.listAuditLog, { query: { limit: 100 } }, admin.access_token)
  const own = data?.filter(({ subject }) => subject.user_id === person.user_id)
  expect(own?.map(({ audit_action, details }) => [audit_action, details.passkey_name])).toEqual([
    ['passkey_deleted', 'Key ring'],
    ['passkey_renamed', 'Key ring'],
    ['passkey_created', 'Laptop'],
  ])
})
