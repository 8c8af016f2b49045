import * as contract from '@meridian/contract'
import type { SessionUser } from '@meridian/contract'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthenticator } from '../../../../test/authenticator.ts'
import { startSecondServer } from '../../../../test/second-server.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const start = '2026-11-20T09:00:00.000Z'
const password = 'correct horse battery'
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ now: start, settings: { TRUST_PROXY: 'true' } })
})
afterEach(() => server.close())

function codeAt(secret: string, moment: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.parse(moment) })
}

async function setUp({ access_token }: SessionUser) {
  const { data, message } = await server.call(contract.startSecondFactor, {}, access_token)
  if (!data) throw new Error(message)
  return data
}

function turnOn({ access_token }: SessionUser, code: string) {
  return server.call(contract.turnOnSecondFactor, { body: { code } }, access_token)
}

function signIn({ primary_email }: SessionUser, given = password) {
  return server.call(contract.login, { body: { primary_email, password: given } })
}

/** A person whose app knows the secret, at a later step than the one that turned it on. */
async function aCodeHolder() {
  const person = await server.aPerson()
  const { secret } = await setUp(person)
  const { data } = await turnOn(person, codeAt(secret, start))
  server.setNow('2026-11-20T09:05:00.000Z')
  return { person, secret, recovery_codes: data?.recovery_codes ?? [] }
}

async function tokenOf(person: SessionUser): Promise<string> {
  const { data } = await signIn(person)
  return contract.CodeNeeded.parse(data).sign_in_token
}

function listTokens() {
  return server.db.selectFrom('session').select('token_sha256').execute()
}

function complete(sign_in_token: string, code: string, from = '192.0.2.1') {
  return server.send({
    method: 'POST',
    path: contract.completeSignIn.path,
    payload: JSON.stringify({ sign_in_token, code }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
}

async function addPasskey({ access_token }: SessionUser) {
  const options = (await server.call(contract.startPasskey, {}, access_token)).data
  if (!options) throw new Error('There are no options.')
  const body = makeAuthenticator({ origin: 'http://localhost' }).create(options, 'Key')
  expect((await server.call(contract.createPasskey, { body }, access_token)).status).toBe(201)
}

describe('[SGN7]', () => {
  it('is on from the first right code on, and tells the app who and what it is', async () => {
    const person = await server.aPerson()
    const { secret, otpauth_url } = await setUp(person)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(otpauth_url).toContain(`secret=${secret}`)
    expect(decodeURIComponent(otpauth_url)).toContain(`Meridian:${person.primary_email}`)
    const state = async () => (await server.call(contract.getSecondFactor, {}, person.access_token)).data
    expect(await state()).toEqual({ is_on: false, turned_on_at: null, recovery_codes_left: 0 })
    expect((await signIn(person)).status).toBe(200)
    const wrong = await turnOn(person, codeAt(secret, '2026-11-20T12:00:00.000Z'))
    expect([wrong.status, wrong.errors?.[0]?.path]).toEqual([400, 'code'])
    expect((await state())?.is_on).toBe(false)
    expect((await turnOn(person, codeAt(secret, start).replace(/^.{3}/, '$& '))).status).toBe(201)
    expect(await state()).toEqual({ is_on: true, turned_on_at: start, recovery_codes_left: 10 })
  })

  it('seals the secret for its person', async () => {
    const { secret, person } = await aCodeHolder()
    const row = await server.db.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow()
    expect(row.user_id).toBe(person.user_id)
    expect(row.secret_sealed.toString('latin1')).not.toContain(secret)
  })

  it('replaces a waiting secret, and not one that is on', async () => {
    const person = await server.aPerson()
    const first = await setUp(person)
    const second = await setUp(person)
    expect((await turnOn(person, codeAt(first.secret, start))).status).toBe(400)
    expect((await turnOn(person, codeAt(second.secret, start))).status).toBe(201)
    expect((await server.call(contract.startSecondFactor, {}, person.access_token)).status).toBe(409)
    expect((await turnOn(person, codeAt(second.secret, start))).status).toBe(409)
  })

  it.each(['12345', '1234567', 'abcdef', ''])('names the code that is none: %j', async (code) => {
    const answer = await turnOn(await server.aPerson(), code)
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'code'])
  })

  it('is off at once when it is turned off', async () => {
    const { person } = await aCodeHolder()
    const off = await server.call(contract.turnOffSecondFactor, {}, person.access_token)
    expect(off.data).toEqual({ is_on: false, turned_on_at: null, recovery_codes_left: 0 })
    expect((await signIn(person)).status).toBe(200)
  })
})

describe('[SGN8]', () => {
  it('answers a right password with a token and opens no session', async () => {
    const { person } = await aCodeHolder()
    const before = await listTokens()
    const { status, message, data } = await signIn(person)
    expect([status, message]).toEqual([409, 'Enter the code from your authenticator app.'])
    expect(data).toEqual({ sign_in_token: expect.any(String) })
    expect(await listTokens()).toEqual(before)
  })

  it('answers a wrong password as for every account', async () => {
    const { person } = await aCodeHolder()
    expect(await signIn(person, 'not the password')).toMatchObject({
      status: 401,
      message: 'Invalid credentials or user not found. Please try again.',
      data: null,
    })
  })
})

describe('[SGN9]', () => {
  it('signs in by the code', async () => {
    const { person, secret } = await aCodeHolder()
    const { status, data } = await complete(await tokenOf(person), codeAt(secret, '2026-11-20T09:05:00.000Z'))
    expect(status).toBe(200)
    expect({ ...Object(data), access_token: '' }).toEqual({ ...person, access_token: '' })
  })

  it.each([
    ['09:04:00', 400],
    ['09:04:30', 200],
    ['09:05:30', 200],
    ['09:06:00', 400],
  ])('at 09:05:00 answers the code of %s with %s', async (time, status) => {
    const { person, secret } = await aCodeHolder()
    const code = codeAt(secret, `2026-11-20T${time}.000Z`)
    expect((await complete(await tokenOf(person), code)).status).toBe(status)
  })

  it('accepts a code once, and none of an earlier step after it', async () => {
    const { person, secret } = await aCodeHolder()
    const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
    expect((await complete(await tokenOf(person), code)).status).toBe(200)
    const again = await complete(await tokenOf(person), code)
    expect(again).toMatchObject({ status: 400, errors: [{ path: 'code' }] })
    expect(again.message).toContain('used already')
    const earlier = codeAt(secret, '2026-11-20T09:04:30.000Z')
    expect((await complete(await tokenOf(person), earlier)).status).toBe(400)
  })

  it('does not accept the code that turned it on', async () => {
    const { person, secret } = await aCodeHolder()
    server.setNow(start)
    expect((await complete(await tokenOf(person), codeAt(secret, start))).status).toBe(400)
  })

  it('lets one of many at once in', async () => {
    const { person, secret } = await aCodeHolder()
    const token = await tokenOf(person)
    const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(token, code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  })
})

it('[SGN9] lets one in of two servers on one database', async () => {
  const { person, secret } = await aCodeHolder()
  const token = await tokenOf(person)
  const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
  await using other = await startSecondServer(server, '2026-11-20T09:05:00.000Z')
  const there = other.app.inject({
    method: 'POST',
    url: contract.completeSignIn.path,
    payload: { sign_in_token: token, code },
  })
  const [here, { statusCode }] = await Promise.all([complete(token, code), there])
  expect([here.status, statusCode].toSorted((one, two) => one - two)).toEqual([200, 400])
})

it('[SGN7] says so where another key sealed the secret', async () => {
  const { person, secret } = await aCodeHolder()
  await server.db
    .updateTable('second_factor')
    .set({ secret_sealed: Buffer.alloc(60, 1) })
    .execute()
  const answer = await complete(await tokenOf(person), codeAt(secret, '2026-11-20T09:05:00.000Z'))
  expect(answer.status).toBe(503)
  expect(answer.message).toContain('Ask its operator')
})

describe('[SGN10]', () => {
  it('gives ten codes that each sign in once, however they are typed', async () => {
    const { person, recovery_codes } = await aCodeHolder()
    expect(new Set(recovery_codes).size).toBe(10)
    const [first = '', second = ''] = recovery_codes
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect((await complete(await tokenOf(person), first)).status).toBe(200)
    expect((await complete(await tokenOf(person), first)).status).toBe(400)
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
    expect((await complete(await tokenOf(person), typed)).status).toBe(200)
    const { data } = await server.call(contract.getSecondFactor, {}, person.access_token)
    expect(data?.recovery_codes_left).toBe(8)
  })

  it('keeps no code that can be read, and knows those of its person alone', async () => {
    const { person, recovery_codes } = await aCodeHolder()
    const rows = await server.db.selectFrom('recovery_code').selectAll().execute()
    const kept = rows.map(({ code_hmac }) => code_hmac.toString('latin1')).join()
    for (const code of recovery_codes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
    server.setNow(start)
    const other = await aCodeHolder()
    expect((await complete(await tokenOf(other.person), recovery_codes[0] ?? '')).status).toBe(400)
    expect((await complete(await tokenOf(person), recovery_codes[0] ?? '')).status).toBe(200)
  })

  it('replaces the former codes by new ones, where it is on', async () => {
    const { person, recovery_codes } = await aCodeHolder()
    const { data, status } = await server.call(contract.createRecoveryCodes, {}, person.access_token)
    expect([status, data?.recovery_codes.length]).toEqual([201, 10])
    expect((await complete(await tokenOf(person), recovery_codes[0] ?? '')).status).toBe(400)
    expect((await complete(await tokenOf(person), data?.recovery_codes[0] ?? '')).status).toBe(200)
    const { access_token } = await server.aPerson()
    expect((await server.call(contract.createRecoveryCodes, {}, access_token)).status).toBe(409)
  })
})

describe('[SGN11] the token is worth nothing', () => {
  const late = 'That took too long, or your password changed. Please log in again.'

  it('after ten minutes', async () => {
    const { person, secret } = await aCodeHolder()
    const token = await tokenOf(person)
    server.setNow('2026-11-20T09:15:00.000Z')
    const code = codeAt(secret, '2026-11-20T09:15:00.000Z')
    expect(await complete(token, code)).toMatchObject({ status: 401, message: late })
  })

  it('after a change of the password, and for a disabled account', async () => {
    const { person, secret } = await aCodeHolder()
    const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
    const token = await tokenOf(person)
    const of = (change: object) =>
      server.db.updateTable('app_user').set(change).where('user_id', '=', person.user_id).execute()
    await of({ disabled_at: new Date(start) })
    expect((await complete(token, code)).status).toBe(401)
    await of({ disabled_at: null, password_hash: 'another' })
    expect((await complete(token, code)).status).toBe(401)
  })

  it('altered or made up', async () => {
    const { person, secret } = await aCodeHolder()
    const token = await tokenOf(person)
    const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
    const middle = Math.floor(token.length / 2)
    const altered = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`
    for (const wrong of [altered, 'made up', '', token.slice(0, -40)])
      expect((await complete(wrong, code)).status).toBe(401)
  })
})

describe('[SGN12]', () => {
  it('lets ten wrong codes through and then makes each wait, from all networks together', async () => {
    const { person, secret } = await aCodeHolder()
    const token = await tokenOf(person)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await complete(token, '000000', `198.51.100.${guess}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
    const right = codeAt(secret, '2026-11-20T09:05:00.000Z')
    expect((await complete(token, right, '203.0.113.9')).status).toBe(429)
  })

  it('lets the person in from an own network meanwhile', async () => {
    const { person, secret } = await aCodeHolder()
    const own = '203.0.113.5'
    const code = codeAt(secret, '2026-11-20T09:05:00.000Z')
    expect((await complete(await tokenOf(person), code, own)).status).toBe(200)
    const token = await tokenOf(person)
    for (let guess = 0; guess < 11; guess += 1) await complete(token, '000000', '198.51.100.1')
    server.setNow('2026-11-20T09:06:00.000Z')
    const next = codeAt(secret, '2026-11-20T09:06:00.000Z')
    expect((await complete(token, next, own)).status).toBe(200)
  })
})

describe('[SGN14] needs a fresh sign-in', () => {
  it('to turn it on and off and to make codes, and changes nothing without', async () => {
    const person = await server.aPerson()
    const { secret } = await setUp(person)
    const later = '2026-11-20T09:10:00.000Z'
    server.setNow(later)
    const stale = { status: 403, data: null, errors: [{ path: 'fresh_sign_in' }] }
    const { access_token } = person
    expect(await server.call(contract.startSecondFactor, {}, access_token)).toMatchObject(stale)
    expect(await turnOn(person, codeAt(secret, later))).toMatchObject(stale)
    const confirm = (given: string) =>
      server.call(contract.confirmByPassword, { body: { password: given } }, access_token)
    expect((await confirm(password)).data).toEqual({ fresh_until: '2026-11-20T09:20:00.000Z' })
    expect((await turnOn(person, codeAt(secret, later))).status).toBe(201)
    server.setNow('2026-11-20T09:20:00.000Z')
    expect(await server.call(contract.createRecoveryCodes, {}, access_token)).toMatchObject(stale)
    expect(await server.call(contract.turnOffSecondFactor, {}, access_token)).toMatchObject(stale)
    expect((await server.call(contract.getSecondFactor, {}, access_token)).data?.is_on).toBe(true)
  })
})

describe('[SGN15]', () => {
  it('refuses a wrong password at its field, limits the attempts and makes one session fresh', async () => {
    const person = await server.aPerson()
    const { data: other } = await signIn(person)
    server.setNow('2026-11-20T09:30:00.000Z')
    const confirm = (given: string) =>
      server.call(contract.confirmByPassword, { body: { password: given } }, person.access_token)
    const wrong = await confirm('not the password')
    expect([wrong.status, wrong.errors?.[0]?.path]).toEqual([400, 'password'])
    const setUpIn = (token = '') => server.call(contract.startSecondFactor, {}, token)
    expect((await setUpIn(person.access_token)).status).toBe(403)
    expect((await confirm(password)).status).toBe(200)
    expect((await setUpIn(person.access_token)).status).toBe(200)
    expect((await setUpIn(other?.access_token)).status).toBe(403)
    for (let time = 0; time < 8; time += 1) await confirm('not the password')
    expect((await confirm(password)).status).toBe(429)
  })
})

it('[SGN16] shows how each session began', async () => {
  const { person, secret, recovery_codes } = await aCodeHolder()
  await complete(await tokenOf(person), codeAt(secret, '2026-11-20T09:05:00.000Z'))
  await complete(await tokenOf(person), recovery_codes[0] ?? '')
  const { data } = await server.call(contract.listSessions, {}, person.access_token)
  expect(data?.map(({ signed_in_by }) => signed_in_by).toSorted()).toEqual([
    'password',
    'password_and_code',
    'password_and_recovery_code',
  ])
})

it('[SGN17] writes each act into the audit log', async () => {
  const { person, recovery_codes } = await aCodeHolder()
  await complete(await tokenOf(person), recovery_codes[0] ?? '')
  await server.call(contract.createRecoveryCodes, {}, person.access_token)
  await server.call(contract.turnOffSecondFactor, {}, person.access_token)
  const rows = await server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'actor_user_id', 'subject_user_id'])
    .orderBy('audit_entry_id')
    .execute()
  const by = { actor_user_id: person.user_id, subject_user_id: person.user_id }
  expect(rows).toEqual(
    [
      'second_factor_turned_on',
      'recovery_code_used',
      'recovery_codes_created',
      'second_factor_turned_off',
    ].map((audit_action) => ({ audit_action, ...by })),
  )
})

describe('[SGN13]', () => {
  const another = 'another horse entirely'

  async function setByLink(person: SessionUser) {
    const { makePasswordLink } = await import('../password/password-link.service.ts')
    const now = new Date('2026-11-20T09:05:00.000Z')
    const { token } = await makePasswordLink(server.db, { user_id: person.user_id, is_mailed: true }, now)
    return server.call(contract.resetPassword, { body: { token, password: another } })
  }

  it('leaves them on after a mailed link', async () => {
    const { person } = await aCodeHolder()
    await addPasskey(person)
    expect((await setByLink(person)).status).toBe(200)
    expect((await signIn(person, another)).status).toBe(409)
    expect(await server.db.selectFrom('passkey').select('user_id').execute()).toHaveLength(1)
  })

  it('removes what a stranger may have added before the address was proven', async () => {
    const { person } = await aCodeHolder()
    await addPasskey(person)
    await server.db
      .updateTable('app_user')
      .set({ address_confirmed_at: null })
      .where('user_id', '=', person.user_id)
      .execute()
    const identity = { identity_id: person.user_id, user_id: person.user_id, identity_email: null }
    const issued = { issuer: 'https://login.example', subject: 'stranger' }
    const times = { created_at: new Date('2026-11-20T09:00:00.000Z'), last_used_at: null }
    await server.db
      .insertInto('oidc_identity')
      .values({ ...identity, ...issued, ...times })
      .execute()
    expect((await setByLink(person)).status).toBe(200)
    expect((await signIn(person, another)).status).toBe(200)
    expect(await server.db.selectFrom('oidc_identity').select('user_id').execute()).toEqual([])
    expect(await server.db.selectFrom('passkey').select('user_id').execute()).toEqual([])
    const last = await server.db
      .selectFrom('audit_entry')
      .select(['audit_action', 'details'])
      .where('audit_action', '=', 'second_factor_reset')
      .executeTakeFirst()
    expect(last).toEqual({ audit_action: 'second_factor_reset', details: { passkeys_removed: 1 } })
  })

  it('removes them when ADMIN_EMAIL promotes the account', async () => {
    const { person } = await aCodeHolder()
    await addPasskey(person)
    const { seedAdmin } = await import('../admin/admin.service.ts')
    const { inTransaction } = await import('../../../platform/postgres/db.ts')
    await inTransaction(server.db, (tx) =>
      seedAdmin(tx, { email: person.primary_email, password: another }, new Date(start)),
    )
    expect((await signIn(person, another)).status).toBe(200)
    expect(await server.db.selectFrom('passkey').select('user_id').execute()).toEqual([])
  })
})
