import * as contract from '@meridian/contract'
import type { PasskeyCreation } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthenticator } from '../../../../test/authenticator.ts'
import { startMailingServer } from '../../../../test/mailing-server.ts'
import { startTestServer } from '../../../../test/server.ts'

const PUBLIC_URL = 'https://meet.example.com'
const settings = { PUBLIC_URL, REGISTRATION: 'open', REGISTRATION_PASSKEYS: 'true' }
const cleo = { primary_email: 'cleo@people.example', first_name: 'Cleo', last_name: 'Example' }
let mailing: Awaited<ReturnType<typeof startMailingServer>>

beforeEach(async () => {
  mailing = await startMailingServer({ settings })
})
afterEach(() => mailing.close())

type Authenticator = ReturnType<typeof makeAuthenticator>
type Deviation = Parameters<Authenticator['create']>[2]

async function start(person = cleo): Promise<PasskeyCreation> {
  const { data, message } = await mailing.server.call(contract.startPasskeyRegistration, { body: person })
  if (!data) throw new Error(message)
  return data
}

interface Attempt {
  readonly authenticator?: Authenticator
  readonly options?: PasskeyCreation
  readonly person?: typeof cleo
  readonly deviation?: Deviation
  readonly user_handle?: string
}

async function register({ authenticator = makeAuthenticator(), person = cleo, ...attempt }: Attempt = {}) {
  const options = attempt.options ?? (await start(person))
  const passkey = authenticator.create(options, 'Laptop', attempt.deviation)
  const user_handle = attempt.user_handle ?? options.user_handle
  const body = { ...person, ...passkey, user_handle }
  return mailing.server.call(contract.registerWithPasskey, { body })
}

async function signIn(authenticator: Authenticator) {
  const { data } = await mailing.server.call(contract.startPasskeySignIn, {})
  if (!data) throw new Error('No challenge.')
  return mailing.server.call(contract.signInWithPasskey, { body: authenticator.sign(data) })
}

async function countAccounts(): Promise<number> {
  return (await mailing.server.db.selectFrom('app_user').select('user_id').execute()).length
}

/** The token of the link in the newest mail. */
async function mailedToken(): Promise<string> {
  const [mail] = await mailing.mailsAfter(1)
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** All but what is random, of which the lengths. */
function shape({ challenge, user_handle, ...rest }: PasskeyCreation) {
  return { ...rest, lengths: [challenge.length, user_handle.length] }
}

function confirm(token: string, access_token?: string) {
  return mailing.server.call(contract.confirmAddress, { body: { token } }, access_token)
}

describe('[SGN29]', () => {
  it('makes an account that the passkey opens and no password, with its address unconfirmed', async () => {
    const authenticator = makeAuthenticator()
    expect(await register({ authenticator })).toMatchObject({
      status: 201,
      data: { primary_email: cleo.primary_email, role: 'user', is_address_confirmed: false },
    })
    const { data } = await signIn(authenticator)
    expect(data).toMatchObject({ full_name: 'Cleo Example', access_token: expect.any(String) })
    const passkeys = await mailing.server.call(contract.listPasskeys, {}, data?.access_token)
    expect(passkeys.data).toMatchObject([{ passkey_name: 'Laptop' }])
    for (const password of ['', 'correct horse battery']) {
      const body = { primary_email: cleo.primary_email, password }
      expect((await mailing.server.call(contract.login, { body })).status).toBe(401)
    }
  })

  it('keeps the last way in', async () => {
    const authenticator = makeAuthenticator()
    await register({ authenticator })
    const { data } = await signIn(authenticator)
    const { data: passkeys } = await mailing.server.call(contract.listPasskeys, {}, data?.access_token)
    const params = { passkey_id: passkeys?.[0]?.passkey_id ?? '' }
    const removal = await mailing.server.call(contract.deletePasskey, { params }, data?.access_token)
    expect(removal).toMatchObject({ status: 409, message: expect.stringContaining('the only way') })
    expect((await signIn(authenticator)).status).toBe(200)
  })

  it.each<[string, NodeJS.ProcessEnv, number]>([
    ['the operator has not allowed it', { ...settings, REGISTRATION_PASSKEYS: 'false' }, 403],
    ['registration is by invitation', { ...settings, REGISTRATION: 'invited' }, 403],
    [
      'the domain is another',
      { ...settings, REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'else.example' },
      403,
    ],
    ['the instance has no passkeys', { ...settings, PUBLIC_URL: 'http://meet.example.com' }, 503],
  ])('is refused where %s', async (_, own, status) => {
    const other = await startTestServer({ settings: own })
    try {
      const started = await other.call(contract.startPasskeyRegistration, { body: cleo })
      expect([started.status, started.data]).toEqual([status, null])
      const body = {
        ...cleo,
        ...makeAuthenticator().create(await start(), 'Laptop'),
        user_handle: 'x'.repeat(22),
      }
      expect((await other.call(contract.registerWithPasskey, { body })).status).toBe(status)
      expect(await other.db.selectFrom('app_user').select('user_id').execute()).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('tells the instance whether the form offers it', async () => {
    const isOffered = async (server: typeof mailing.server) =>
      (await server.call(contract.getInstance, {})).data?.has_passkey_registration
    expect(await isOffered(mailing.server)).toBe(true)
    const plain = await startTestServer({ settings: { PUBLIC_URL } })
    expect(await isOffered(plain)).toBe(false)
    await plain.close()
  })

  it('names the field of an address that is taken, before and after a wrong name', async () => {
    await register()
    const again = await register({ person: { ...cleo, primary_email: 'CLEO@people.example' } })
    expect(again).toMatchObject({ status: 409, errors: [{ path: 'primary_email' }] })
    const wrong = { ...cleo, first_name: '<b>' }
    const refused = await mailing.server.call(contract.startPasskeyRegistration, { body: wrong })
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'first_name' }] })
    expect(await countAccounts()).toBe(1)
  })

  it('answers the start alike for an address that has an account and one that has none', async () => {
    await register()
    expect(shape(await start())).toEqual(shape(await start()))
    const { user_name: _, ...known } = shape(await start())
    const { user_name: __, ...unknown } = shape(await start({ ...cleo, primary_email: 'new@people.example' }))
    expect(unknown).toEqual(known)
  })
})

describe('[SGN30] a passkey of a registration is refused', () => {
  it.each<[string, NonNullable<Deviation>]>([
    ['of another origin', { origin: 'https://meet.example.com.evil.example' }],
    ['of another relying party', { relying_party_id: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with a forged challenge', { challenge: Buffer.alloc(64, 7).toString('base64url') }],
    ['with a certificate', { format: 'tpm' }],
  ])('%s', async (_, deviation) => {
    const { status, errors } = await register({ deviation })
    expect([status, errors?.[0]?.path]).toEqual([400, 'credential_id'])
    expect(await countAccounts()).toBe(0)
  })

  it('with the challenge of another account, one that is used, or one that is too late', async () => {
    const options = await start()
    const { user_handle } = await start()
    expect((await register({ options, user_handle })).status).toBe(400)
    const mine = await start()
    expect((await register({ options: mine })).status).toBe(201)
    const next = { ...cleo, primary_email: 'next@people.example' }
    expect((await register({ options: mine, person: next })).status).toBe(400)
    const late = await start(next)
    mailing.server.setNow('2026-11-20T09:11:00.000Z')
    expect((await register({ options: late, person: next })).status).toBe(400)
    expect(await countAccounts()).toBe(1)
  })

  it('with the challenge of a signed-in person, and theirs with one of a registration', async () => {
    const ada = await mailing.server.aPerson()
    const { data: own } = await mailing.server.call(contract.startPasskey, {}, ada.access_token)
    if (!own) throw new Error('No challenge.')
    expect((await register({ options: own })).status).toBe(400)
    const body = makeAuthenticator().create(await start(), 'Laptop')
    const added = await mailing.server.call(contract.createPasskey, { body }, ada.access_token)
    expect(added.status).toBe(400)
  })

  it('that opens an account already', async () => {
    const authenticator = makeAuthenticator()
    await register({ authenticator })
    const person = { ...cleo, primary_email: 'next@people.example' }
    expect((await register({ authenticator, person })).status).toBe(409)
    expect(await countAccounts()).toBe(1)
  })
})

describe('[SGN31]', () => {
  it('confirms the address in a browser that is signed in with the passkey', async () => {
    const authenticator = makeAuthenticator()
    await register({ authenticator })
    const token = await mailedToken()
    const { data } = await signIn(authenticator)
    expect(await confirm(token, data?.access_token)).toMatchObject({
      status: 200,
      data: { primary_email: cleo.primary_email },
    })
    expect((await signIn(authenticator)).data?.is_address_confirmed).toBe(true)
  })

  it('does not confirm a stranger’s account for whoever has the mail alone', async () => {
    const stranger = makeAuthenticator()
    await register({ authenticator: stranger })
    const token = await mailedToken()
    const ada = await mailing.server.aPerson()
    for (const access_token of [undefined, 'x'.repeat(43), ada.access_token])
      expect(await confirm(token, access_token)).toMatchObject({
        status: 403,
        message: expect.stringContaining('Log in with the passkey in this browser'),
      })
    const { data } = await signIn(stranger)
    expect(data?.is_address_confirmed).toBe(false)
    // The link is not used up by that.
    expect((await confirm(token, data?.access_token)).status).toBe(200)
  })

  it('leaves no passkey of a stranger when the owner of the address sets a password', async () => {
    const stranger = makeAuthenticator()
    await register({ authenticator: stranger })
    await mailing.mailsAfter(1)
    await mailing.server.call(contract.forgotPassword, { body: { primary_email: cleo.primary_email } })
    const body = { token: await mailedToken(), password: 'another horse entirely' }
    expect((await mailing.server.call(contract.resetPassword, { body })).status).toBe(200)
    expect((await signIn(stranger)).status).toBe(401)
    const { data } = await mailing.server.call(contract.login, {
      body: { primary_email: cleo.primary_email, password: body.password },
    })
    expect(data?.is_address_confirmed).toBe(true)
  })

  it('helps a person who lost the passkey by the same mail, which leaves a confirmed person’s passkeys', async () => {
    const authenticator = makeAuthenticator()
    await register({ authenticator })
    const token = await mailedToken()
    await confirm(token, (await signIn(authenticator)).data?.access_token)
    await mailing.server.call(contract.forgotPassword, { body: { primary_email: cleo.primary_email } })
    const body = { token: await mailedToken(), password: 'another horse entirely' }
    expect((await mailing.server.call(contract.resetPassword, { body })).status).toBe(200)
    expect((await signIn(authenticator)).status).toBe(200)
  })
})
