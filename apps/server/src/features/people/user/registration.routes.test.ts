import { getUser, login, register } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const password = 'correct horse battery'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function aRegistration(primary_email: string, about: Record<string, unknown> = {}) {
  return { primary_email, first_name: 'Ada', last_name: 'Example', password, ...about }
}

function post(body: unknown) {
  return server.send({
    method: 'POST',
    path: '/v1/user',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
}

describe('[PPL1]', () => {
  it('answers 201 with the user and without a token', async () => {
    const answer = await server.call(register, { body: aRegistration('ada@people.example') })
    expect(answer).toMatchObject({ status: 201, message: 'OK' })
    expect(answer.data).toEqual({
      user_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      first_name: 'Ada',
      last_name: 'Example',
      full_name: 'Ada Example',
      primary_email: 'ada@people.example',
      is_address_confirmed: true,
      primary_phone_number: null,
      about: null,
      profile_picture: null,
      linkedin_url: null,
      timezone: 'UTC',
      time_format: '12',
      country: null,
      language: 'en',
      role: 'user',
      timestamp_info: null,
      has_board: false,
      reminder_minutes: 10,
      reminders_by_mail: false,
      invitations_by_mail: true,
      plan: 'free',
      undo_send_seconds: 10,
      mail_signature: '',
      region: null,
      week_start: null,
    })
  })

  it('[PPL18] stores the chosen language and clock', async () => {
    const { data } = await server.call(register, {
      body: aRegistration('grete@people.example', { language: 'de', time_format: '24' }),
    })
    expect(data).toMatchObject({ language: 'de', time_format: '24' })
    const refused = await post(aRegistration('none@people.example', { language: 'Deutsch' }))
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'language' }] })
  })

  it('creates a plain user for a request with more rights', async () => {
    const greedy = {
      role: 'system_admin',
      user_id: '01890000-0000-7000-8000-000000000000',
      access_token: 'x',
    }
    const { status, data } = await post(aRegistration('greedy@people.example', greedy))
    expect(status).toBe(201)
    expect(data).toMatchObject({ role: 'user' })
    expect(data).not.toMatchObject({ user_id: greedy.user_id })
  })

  it.each([
    ['José María ', "O'Brien"],
    ["'); drop table app_user; --", '&lt;b&gt;'],
    ['محمد', 'الفاسي'],
    ['👩‍👩‍👧', ''],
    ['{{7*7}}', '${jndi:ldap://x.example}'],
  ])('keeps the name %j %j as it was written', async (first_name, last_name) => {
    const primary_email = `name${first_name.length}${last_name.length}@people.example`
    const { data } = await server.call(register, {
      body: aRegistration(primary_email, { first_name, last_name }),
    })
    expect(data).toMatchObject({ first_name, last_name, full_name: `${first_name} ${last_name}`.trim() })
  })
})

describe('[PPL2]', () => {
  it('gives Monday to Friday, nine to five, in the zone that was named', async () => {
    const { access_token } = await server.aPerson({ timezone: 'Asia/Kathmandu' })
    const { data } = await server.call(getUser, {}, access_token)
    expect(data?.timezone).toBe('Asia/Kathmandu')
    const stored = await server.db
      .selectFrom('app_user')
      .select('availability_info')
      .where('timezone', '=', 'Asia/Kathmandu')
      .executeTakeFirstOrThrow()
    const off = { start_time: '09:00', end_time: '17:00', is_available: false }
    const working = { ...off, is_available: true }
    expect(stored.availability_info).toEqual({
      sunday: off,
      monday: working,
      tuesday: working,
      wednesday: working,
      thursday: working,
      friday: working,
      saturday: off,
    })
  })
})

describe('[PPL3]', () => {
  it('answers the second owner of an address 409, in any case', async () => {
    await server.call(register, { body: aRegistration('Twice@People.example') })
    const answer = await server.call(register, { body: aRegistration('twice@people.example') })
    expect(answer).toMatchObject({
      status: 409,
      data: null,
      errors: [{ path: 'primary_email', message: 'This email address is already registered.' }],
    })
  })

  it('lets one of many concurrent registrations win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(register, { body: aRegistration('race@people.example') })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ])
  })
})

describe('[PPL4]', () => {
  it.each([
    ['shorter', 'seven77'],
    ['longer', 'x'.repeat(129)],
    ['common', 'password123'],
    ['own name', 'Ada Example'],
    ['own address', 'weak@people.example'],
  ])('refuses a password that is %s, and says so at the field', async (_, weak) => {
    const answer = await server.call(register, {
      body: aRegistration('weak@people.example', { password: weak }),
    })
    expect(answer.status).toBe(400)
    expect(answer.errors).toMatchObject([{ path: 'password' }])
  })

  it.each([
    ['with a NUL in it', 'with\0a NUL inside'],
    ['of 128 characters', `${'ü'.repeat(127)}!`],
    ['of other scripts', '密码密码密码密码 ключ'],
  ])('signs in with a password %s', async (name, unusual) => {
    const primary_email = `${name.replaceAll(' ', '.')}@people.example`
    const body = { primary_email, password: unusual }
    expect((await server.call(register, { body: aRegistration(primary_email, body) })).status).toBe(201)
    expect((await server.call(login, { body })).status).toBe(200)
    const almost = { primary_email, password: `${unusual.slice(0, -1)}?` }
    expect((await server.call(login, { body: almost })).status).toBe(401)
  })
})

describe('bad input', () => {
  it.each([
    ['primary_email', { primary_email: 'not an address' }],
    ['primary_email', { primary_email: `${'a'.repeat(250)}@x.example` }],
    ['primary_email', { primary_email: ['a@b.example'] }],
    ['first_name', { first_name: '   ' }],
    ['first_name', { first_name: 'x'.repeat(101) }],
    ['first_name', { first_name: 'NUL\0' }],
    ['first_name', { first_name: 'Executive" <ceo@victim.example>,' }],
    ['last_name', { last_name: 'a\u2028Bcc: x' }],
    ['last_name', { last_name: '\u202eexample' }],
    ['last_name', { last_name: 'Exam\u200bple' }],
    ['last_name', { last_name: 'Exam\u200dple' }],
    ['last_name', { last_name: 7 }],
    ['last_name', { last_name: '\ud800' }],
    ['password', { password: { $ne: null } }],
    ['timezone', { timezone: 'Europe/Atlantis' }],
    ['timezone', { timezone: '+05:30' }],
  ])('[API2] [PPL6] is told at %s: %j', async (path, wrong) => {
    const answer = await post(aRegistration('bad@people.example', wrong))
    expect(answer.status).toBe(400)
    expect(answer.errors).toMatchObject([{ path }])
  })

  it('[API2] names every missing field', async () => {
    const answer = await post({})
    expect(answer.errors?.map(({ path }) => path)).toEqual([
      'primary_email',
      'first_name',
      'last_name',
      'password',
    ])
  })
})
