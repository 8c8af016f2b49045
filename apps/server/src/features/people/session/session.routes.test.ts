import { createCalendarFeed, getUser, login, logout, register, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../../../test/server.ts'

const password = 'correct horse battery'
const refused = {
  status: 401,
  message: 'Invalid credentials or user not found. Please try again.',
  data: null,
}
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ settings: { TRIES_PER_NETWORK: '200' } })
})
afterAll(() => server.close())

function signIn(primary_email: string, given = password) {
  return server.call(login, { body: { primary_email, password: given } })
}

async function isSignedIn({ access_token }: SessionUser): Promise<boolean> {
  return (await server.call(getUser, {}, access_token)).status === 200
}

describe('[PPL10]', () => {
  it('answers the user with a new token at every sign-in', async () => {
    const first = await server.aPerson()
    const { status, data: second } = await signIn(first.primary_email)
    expect(status).toBe(200)
    expect(second?.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(second?.access_token).not.toBe(first.access_token)
    expect({ ...second, access_token: '' }).toEqual({ ...first, access_token: '' })
  })

  it('does not mind the case of the address', async () => {
    const { primary_email } = await server.aPerson()
    expect((await signIn(primary_email.toUpperCase())).status).toBe(200)
  })

  it('keeps only the hash of a token', async () => {
    const { access_token } = await server.aPerson()
    const rows = await server.db.selectFrom('session').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows.map((row) => ({ ...row, token: row.token_sha256.toString() })))).not.toContain(
      access_token,
    )
  })
})

describe('[PPL11]', () => {
  it('answers the same to a wrong password, an unknown address and a disabled account', async () => {
    const known = await server.aPerson()
    const disabled = await server.aPerson()
    await disable(disabled)
    expect(await signIn(known.primary_email, 'not the password')).toMatchObject(refused)
    expect(await signIn('nobody@people.example')).toMatchObject(refused)
    expect(await signIn('not an address at all')).toMatchObject(refused)
    expect(await signIn(disabled.primary_email)).toMatchObject(refused)
  })

  it('takes as much work for an unknown address as for a wrong password', async () => {
    // The hash of a made-up person is cheap to check.
    const primary_email = 'registered@people.example'
    await server.call(register, { body: { primary_email, password, first_name: 'Ada', last_name: '' } })
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      known.push(await usedMs(() => signIn(primary_email, 'not the password')))
      unknown.push(await usedMs(() => signIn('nobody.at.all@people.example', 'not the password')))
    }
    const ratio = median(known) / median(unknown)
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(2)
  })

  it.each([
    ['primary_email', { primary_email: 7, password }],
    ['primary_email', { primary_email: 'NUL\0@x.example', password }],
    ['password', { primary_email: 'a@x.example', password: null }],
    ['password', { primary_email: 'a@x.example' }],
    ['password', { primary_email: 'a@x.example', password: 'x'.repeat(1025) }],
  ])('[API2] tells bad input at %s', async (path, body) => {
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    const answer = await server.send({ method: 'POST', path: '/v1/user/auth/login', payload, headers })
    expect(answer.status).toBe(400)
    expect(answer.errors).toMatchObject([{ path }])
  })
})

describe('[PPL14]', () => {
  it('ends the session in use at sign-out, and no other', async () => {
    const here = await server.aPerson()
    const { data: there } = await signIn(here.primary_email)
    expect(await server.call(logout, {}, here.access_token)).toMatchObject({
      status: 200,
      data: { sessions_ended: 1 },
    })
    expect(await isSignedIn(here)).toBe(false)
    expect(there && (await isSignedIn(there))).toBe(true)
  })

  it('ends all sessions of the person on request, and no other', async () => {
    const here = await server.aPerson()
    const { data: there } = await signIn(here.primary_email)
    const other = await server.aPerson()
    const answer = await server.call(logout, { body: { everywhere: true } }, here.access_token)
    expect(answer.data).toEqual({ sessions_ended: 2, is_feed_revoked: false, programs_revoked: 0 })
    expect(await isSignedIn(here)).toBe(false)
    expect(there && (await isSignedIn(there))).toBe(false)
    expect(await isSignedIn(other)).toBe(true)
  })

  it('[PPL15] turns the private calendar address off where all sessions end, and leaves it else', async () => {
    const here = await server.aPerson()
    const { data } = await server.call(createCalendarFeed, {}, here.access_token)
    const path = new URL(data?.calendar_feed_url ?? '').pathname
    const read = async () => (await server.send({ method: 'GET', path })).status
    const { data: there } = await signIn(here.primary_email)
    await server.call(logout, { body: {} }, there?.access_token)
    expect(await read()).toBe(200)
    const answer = await server.call(logout, { body: { everywhere: true } }, here.access_token)
    expect(answer.data).toEqual({ sessions_ended: 1, is_feed_revoked: true, programs_revoked: 0 })
    expect(await read()).toBe(404)
  })

  it('cuts a disabled person off in mid-session', async () => {
    const person = await server.aPerson()
    await disable(person)
    expect(await isSignedIn(person)).toBe(false)
  })
})

describe('[PPL13]', () => {
  it('counts the guesses at one address from many networks together, and lets the own one in', async () => {
    await using own = await startGuarded()
    const { primary_email } = await own.aPerson('192.0.2.1')
    const guesses: Answer<unknown>[] = []
    for (let guess = 0; guess < 30; guess += 1)
      guesses.push(await own.signInFrom(`198.51.100.${guess}`, primary_email, 'not the password'))
    expect(guesses.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(20).fill(429),
    ])
    expect(guesses.at(-1)?.headers['retry-after']).toBe('60')
    expect((await own.signInFrom('203.0.113.9', primary_email, password)).status).toBe(429)
    expect((await own.signInFrom('192.0.2.1', primary_email, password)).status).toBe(200)
  })

  it('lets a try in after a wait that grows to a quarter of an hour, and forgets after a day', async () => {
    await using own = await startGuarded()
    const { primary_email } = await own.aPerson('192.0.2.1')
    const guess = () => own.signInFrom('198.51.100.7', primary_email, 'not the password')
    const waits: unknown[] = []
    let clock = Date.parse('2026-11-20T10:00:00Z')
    for (let tries = 0; waits.length < 7; tries += 1) {
      // Later than the limit of the account at one network.
      clock += 301_000
      own.setNow(new Date(clock).toISOString())
      const answer = await guess()
      if (answer.status !== 429) continue
      waits.push(answer.headers['retry-after'])
      clock += 900_000
    }
    expect(waits.at(-1)).toBe('599')
    own.setNow(new Date(clock + 86_400_000).toISOString())
    for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(401)
  })

  it('counts many tries at once each by itself, and those at an unknown address alike', async () => {
    await using own = await startGuarded()
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        own.signInFrom(`2001:db8:${index}::1`, 'unknown@people.example', password),
      ),
    )
    const refusals = guesses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(refusals).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)])
  })

  it('counts no attempt against a correct sign-in at ever new places', async () => {
    await using own = await startGuarded()
    const { primary_email } = await own.aPerson('192.0.2.1')
    for (let place = 0; place < 15; place += 1)
      expect((await own.signInFrom(`198.51.100.${place}`, primary_email, password)).status).toBe(200)
  })
})

describe('[PPL12]', () => {
  const body = { primary_email: 'limited@people.example', password }

  it('limits attempts for one account alone, and lets it in again later', async () => {
    const own = await startTestServer()
    try {
      const person = await own.aPerson()
      const other = await own.aPerson()
      const wrong = { body: { primary_email: person.primary_email, password: 'not the password' } }
      for (let tries = 1; tries <= 10; tries += 1) expect((await own.call(login, wrong)).status).toBe(401)
      const limited = await own.call(login, { body: { ...wrong.body, password } })
      expect(limited).toMatchObject({ status: 429, data: null })
      expect(limited.headers['retry-after']).toBe('300')
      expect((await own.call(login, { body: { primary_email: other.primary_email, password } })).status).toBe(
        200,
      )
      own.setNow('2026-11-20T09:05:00.000Z')
      expect((await own.call(login, { body: { ...wrong.body, password } })).status).toBe(200)
    } finally {
      await own.close()
    }
  })

  it('limits registrations and sign-ins of one network', async () => {
    const own = await startTestServer({ settings: { TRIES_PER_NETWORK: '3' } })
    try {
      const registrations = [1, 2, 3, 4].map((number) => ({
        body: { ...body, primary_email: `n${number}@people.example`, first_name: 'Ada', last_name: '' },
      }))
      const registered = await Promise.all(registrations.map((input) => own.call(register, input)))
      expect(registered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429])
      const signedIn = await Promise.all(
        [1, 2, 3, 4].map((number) => own.call(login, { body: { ...body, primary_email: `x${number}` } })),
      )
      expect(signedIn.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 401, 429])
    } finally {
      await own.close()
    }
  })

  it.each([
    ['true', '198.51.100.1, 192.0.2.7', '198.51.100.2, 192.0.2.7', 429],
    ['true', '192.0.2.7', '192.0.2.8', 401],
    ['false', '192.0.2.7', '192.0.2.8', 429],
  ])(
    'believes with TRUST_PROXY=%s the nearest proxy alone: %s, then %s',
    async (trust, first, second, status) => {
      const own = await startTestServer({ settings: { TRIES_PER_NETWORK: '1', TRUST_PROXY: trust } })
      const tryFrom = (forwarded: string) =>
        own.send({
          method: 'POST',
          path: login.path,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        })
      try {
        expect((await tryFrom(first)).status).toBe(401)
        expect((await tryFrom(second)).status).toBe(status)
      } finally {
        await own.close()
      }
    },
  )
})

async function disable({ user_id }: SessionUser): Promise<void> {
  const disabled_at = new Date('2026-11-20T08:00:00.000Z')
  await server.db.updateTable('app_user').set({ disabled_at }).where('user_id', '=', user_id).execute()
}

/** The processor time of all threads, because a busy machine changes how long they take. */
async function usedMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** A server that believes the proxy in front of it about where tries come from. */
async function startGuarded() {
  const own = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
  const from = (ip: string, path: string, body: object) =>
    own.send({
      method: 'POST',
      path,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    })
  const signInFrom = (ip: string, primary_email: string, given: string) =>
    from(ip, login.path, { primary_email, password: given })
  return {
    setNow: own.setNow,
    signInFrom,
    aPerson: async (ip: string) => {
      const primary_email = 'guarded@people.example'
      await from(ip, register.path, { primary_email, password, first_name: 'Ada', last_name: '' })
      await signInFrom(ip, primary_email, password)
      return { primary_email }
    },
    [Symbol.asyncDispose]: () => own.close(),
  }
}
