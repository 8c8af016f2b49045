import {
  changePassword,
  endSession,
  getUser,
  listSessions,
  login,
  type SessionUser,
} from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { makePasswordLink } from '../password/password-link.service.ts'

const password = 'correct horse battery'
const new_password = 'a staple of another sort'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function change({ access_token }: SessionUser, body: { current_password: string; new_password: string }) {
  return server.call(changePassword, { body }, access_token)
}

async function signInAgain({ primary_email }: SessionUser, given = password, agent?: string) {
  const { status, data } = await server.send({
    method: 'POST',
    path: login.path,
    payload: JSON.stringify({ primary_email, password: given }),
    headers: { 'content-type': 'application/json', ...(agent !== undefined && { 'user-agent': agent }) },
  })
  return { status, user: login.reply.safeParse(data).data }
}

async function isSignedIn(token: string | undefined): Promise<boolean> {
  return (await server.call(getUser, {}, token)).status === 200
}

describe('[PPL31]', () => {
  it('takes a new password for the old one', async () => {
    const person = await server.aPerson()
    const { status, message, data } = await change(person, { current_password: password, new_password })
    expect({ status, message, data }).toEqual({
      status: 200,
      message: 'Password changed successfully.',
      data: { sessions_ended: 0 },
    })
    expect((await signInAgain(person)).status).toBe(401)
    expect((await signInAgain(person, new_password)).status).toBe(200)
  })

  it('refuses a wrong old password and a weak or the same new one, each at its field', async () => {
    const person = await server.aPerson()
    for (const [body, path] of [
      [{ current_password: 'not it', new_password }, 'current_password'],
      [{ current_password: '', new_password }, 'current_password'],
      [{ current_password: password, new_password: password }, 'new_password'],
      [{ current_password: password, new_password: 'short' }, 'new_password'],
      [{ current_password: password, new_password: 'password123' }, 'new_password'],
      [{ current_password: password, new_password: person.primary_email }, 'new_password'],
      [{ current_password: password, new_password: 'x'.repeat(129) }, 'new_password'],
    ] as const) {
      const { status, errors } = await change(person, body)
      expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path })
    }
    expect((await signInAgain(person)).status).toBe(200)
  })
})

describe('[PPL32]', () => {
  it('ends every other session and the link, and goes on in the one in use', async () => {
    const person = await server.aPerson()
    const stranger = await server.aPerson()
    const { user: other } = await signInAgain(person)
    for (const is_mailed of [false, true]) {
      const { user_id } = person
      await makePasswordLink(server.db, { user_id, is_mailed }, new Date('2026-11-20T09:00:00.000Z'))
    }
    const { data } = await change(person, { current_password: password, new_password })
    expect(data).toEqual({ sessions_ended: 1 })
    expect(await isSignedIn(person.access_token)).toBe(true)
    expect(await isSignedIn(other?.access_token)).toBe(false)
    expect(await isSignedIn(stranger.access_token)).toBe(true)
    const links = await server.db
      .selectFrom('password_link')
      .select('user_id')
      .where('user_id', '=', person.user_id)
      .execute()
    expect(links).toEqual([])
  })

  it('lets one of two changes at once win', async () => {
    const person = await server.aPerson()
    const both = ['the first of two changes', 'the second of two changes']
    const answers = await Promise.all(
      both.map((one) => change(person, { current_password: password, new_password: one })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true)
    const winner = both[statuses.indexOf(200)]
    expect((await signInAgain(person, winner)).status).toBe(200)
  })
})

it('[PPL33] counts tries by person', async () => {
  const person = await server.aPerson()
  const wrong = { current_password: 'not it', new_password }
  const statuses = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await change(person, wrong)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  const { status, headers } = await change(person, { current_password: password, new_password })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await signInAgain(person)).status).toBe(200)
})

describe('[PPL34]', () => {
  it('lists the person’s sessions, and no secret of them', async () => {
    const person = await server.aPerson()
    server.setNow('2026-11-20T11:30:00.000Z')
    const { user } = await signInAgain(person, password, firefox)
    const answer = await server.call(listSessions, {}, user?.access_token)
    expect(answer.data).toEqual([
      {
        session_id: expect.any(String),
        created_at: '2026-11-20T11:30:00.000Z',
        last_seen_at: '2026-11-20T11:30:00.000Z',
        browser: 'Firefox',
        operating_system: 'Linux',
        signed_in_by: 'password',
        is_current: true,
      },
      {
        session_id: expect.any(String),
        created_at: '2026-11-20T09:00:00.000Z',
        last_seen_at: '2026-11-20T09:00:00.000Z',
        browser: null,
        operating_system: null,
        signed_in_by: 'password',
        is_current: false,
      },
    ])
    expect(answer.text).not.toContain(person.access_token)
    server.setNow('2026-12-20T10:00:00.000Z')
    expect((await server.call(listSessions, {}, user?.access_token)).data).toHaveLength(1)
    server.setNow('2026-11-20T09:00:00.000Z')
  })
})

describe('[PPL35]', () => {
  it('ends the session that is named', async () => {
    const person = await server.aPerson()
    const { user: other } = await signInAgain(person)
    const { data: open } = await server.call(listSessions, {}, person.access_token)
    const session_id = open?.find(({ is_current }) => !is_current)?.session_id ?? ''
    const end = () => server.call(endSession, { params: { session_id } }, person.access_token)
    expect(await end()).toMatchObject({ status: 200, data: { session_id } })
    expect(await isSignedIn(other?.access_token)).toBe(false)
    expect(await isSignedIn(person.access_token)).toBe(true)
    expect(await end()).toMatchObject({ status: 404, message: 'Session not found.' })
  })

  it('finds no session of another person', async () => {
    const person = await server.aPerson()
    const stranger = await server.aPerson()
    const { data: open } = await server.call(listSessions, {}, person.access_token)
    const session_id = open?.[0]?.session_id ?? ''
    const { status } = await server.call(endSession, { params: { session_id } }, stranger.access_token)
    expect(status).toBe(404)
    expect(await isSignedIn(person.access_token)).toBe(true)
    const wrong = await server.send({
      method: 'DELETE',
      path: '/v1/user/sessions/1',
      token: person.access_token,
    })
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'session_id' }] })
  })
})
