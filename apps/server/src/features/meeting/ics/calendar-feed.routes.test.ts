import {
  answerProposal,
  createCalendarFeed,
  deleteCalendarFeed,
  deleteMeeting,
  getCalendarFeed,
  listProposals,
  type SessionUser,
  updateMeeting,
  updateUser,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer({ settings: { PUBLIC_URL: 'https://meet.example/' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson()
})

describe('[MTG82]', () => {
  it('returns an address once, which needs no sign-in and contains the own meetings alone', async () => {
    const ben = await server.aPerson({ first_name: 'Ben' })
    await aMeeting(server, ada.access_token, { meeting_title: 'Own plan' })
    await aMeeting(server, ben.access_token, {
      meeting_title: 'Shared plan',
      meeting_invitees: { [ada.user_id]: {} },
    })
    await aMeeting(server, ben.access_token, { meeting_title: 'Plan of others' })

    const { status, data } = await server.call(createCalendarFeed, {}, ada.access_token)
    expect(status).toBe(201)
    expect(data?.calendar_feed_url).toMatch(
      /^https:\/\/meet\.example\/v1\/calendar_feed\/[A-Za-z0-9_-]{43}\.ics$/,
    )
    const answer = await read(data?.calendar_feed_url)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(answer.text).toContain('SUMMARY:Own plan')
    expect(answer.text).toContain('SUMMARY:Shared plan')
    expect(answer.text).not.toContain('Plan of others')
    expect(answer.text).not.toContain(ben.primary_email)
  })

  it('takes the address of the request where the instance has no own one', async () => {
    const bare = await startTestServer()
    try {
      const person = await bare.aPerson()
      const { data } = await bare.send({
        method: 'POST',
        path: createCalendarFeed.path,
        headers: { host: 'home.example:3000' },
        token: person.access_token,
      })
      expect(data).toMatchObject({
        calendar_feed_url: expect.stringMatching(/^http:\/\/home\.example:3000\/v1\/calendar_feed\//),
      })
    } finally {
      await bare.close()
    }
  })

  it('[MTG83] keeps but a hash, and not even the answer to a repeated key', async () => {
    const make = () =>
      server.send({
        method: 'POST',
        path: createCalendarFeed.path,
        headers: { 'idempotency-key': 'the-same-key' },
        token: ada.access_token,
      })
    const first = addressOf(await make())
    const second = addressOf(await make())
    expect(second).not.toBe(first)
    expect((await read(second)).status).toBe(200)

    const tables = await Promise.all([
      server.db.selectFrom('calendar_feed').selectAll().execute(),
      server.db.selectFrom('idempotency_key').selectAll().execute(),
    ])
    const secret = /([^/]+)\.ics$/.exec(second)?.[1] ?? 'none'
    expect(JSON.stringify(tables)).not.toContain(secret)
    expect(JSON.stringify(tables)).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  })
})

describe('[MTG84]', () => {
  it('an address that was reset or switched off answers 404, as one that never was', async () => {
    const first = await make()
    const second = await make()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)

    const { data } = await server.call(deleteCalendarFeed, {}, ada.access_token)
    expect(data).toEqual({ is_active: false, created_at: null, last_read_at: null })
    for (const gone of [
      second,
      `/v1/calendar_feed/${'x'.repeat(43)}.ics`,
      '/v1/calendar_feed/x.ics',
      '/v1/calendar_feed/%00',
    ]) {
      const { status, message, data } = await read(gone)
      expect([404, 400]).toContain(status)
      expect(data).toBeNull()
      if (status === 404) expect(message).toBe('Calendar feed not found.')
    }
  })

  it('an account that is disabled or has become an admin has no feed', async () => {
    const address = await make()
    await changeAda({ disabled_at: new Date() })
    expect((await read(address)).status).toBe(404)
    await changeAda({ disabled_at: null })
    expect((await read(address)).status).toBe(200)
    await changeAda({ role: 'admin' })
    expect((await read(address)).status).toBe(404)
  })
})

it('[MTG85] shows whether there is a feed and when it was last read, but never its address', async () => {
  const state = async () => (await server.call(getCalendarFeed, {}, ada.access_token)).data
  expect(await state()).toEqual({ is_active: false, created_at: null, last_read_at: null })
  const address = await make()
  expect(await state()).toEqual({
    is_active: true,
    created_at: '2026-11-20T09:00:00.000Z',
    last_read_at: null,
  })
  server.setNow('2026-11-20T10:00:00.000Z')
  await read(address)
  expect((await state())?.last_read_at).toBe('2026-11-20T10:00:00.000Z')
  await make()
  expect((await state())?.last_read_at).toBeNull()
})

describe('[MTG86]', () => {
  it('answers 304 to a client with the current version or time', async () => {
    await aMeeting(server, ada.access_token)
    const address = await make()
    const { headers } = await read(address)
    expect(headers['etag']).toMatch(/^"[0-9a-f]{32}"$/)
    expect(headers['last-modified']).toBe('Fri, 20 Nov 2026 09:00:00 GMT')

    server.setNow('2026-11-20T12:00:00.000Z')
    for (const known of [
      { 'if-none-match': String(headers['etag']) },
      { 'if-none-match': `"other", W/${String(headers['etag'])}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'Fri, 20 Nov 2026 09:00:00 GMT' },
    ]) {
      const answer = await read(address, known)
      expect([known, answer.status, answer.text]).toEqual([known, 304, ''])
    }
    for (const known of [
      { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 20 Nov 2026 09:00:00 GMT' },
      { 'if-modified-since': 'Fri, 20 Nov 2026 08:59:59 GMT' },
      { 'if-modified-since': 'yesterday' },
    ]) {
      expect([known, (await read(address, known)).status]).toEqual([known, 200])
    }
  })

  it('every change of the file makes another version', async () => {
    const ben = await server.aPerson({ first_name: 'Ben' })
    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [ben.user_id]: {} } })
    const params = { meeting_id: meeting.meeting_id }
    const address = await make()
    const seen = new Set<unknown>()
    const versionAfter = async (change: () => Promise<unknown>) => {
      await change()
      const { headers } = await read(address)
      const isNew = !seen.has(headers['etag'])
      seen.add(headers['etag'])
      return isNew
    }
    expect(await versionAfter(async () => null)).toBe(true)
    expect(await versionAfter(async () => null)).toBe(false)
    const steps = [
      () => server.call(updateMeeting, { params, body: { meeting_title: 'Other' } }, ada.access_token),
      async () => {
        const { data } = await server.call(listProposals, {}, ben.access_token)
        const answer = { params: { meeting_proposal_id: data?.[0]?.meeting_proposal_id ?? '' } }
        return server.call(
          answerProposal,
          { ...answer, body: { meeting_action: 'approved' } },
          ben.access_token,
        )
      },
      () => server.call(updateUser, { body: { first_name: 'Benno' } }, ben.access_token),
      () => server.call(deleteMeeting, { params }, ada.access_token),
    ]
    for (const step of steps) expect(await versionAfter(step)).toBe(true)
  })
})

it('[MTG87] limits how often one feed is read, and how often one network guesses', async () => {
  const address = await make()
  const known = { 'if-none-match': '*' }
  for (let reading = 0; reading < 120; reading += 1) expect((await read(address, known)).status).toBe(304)
  const refused = await read(address, known)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()

  const wrong = `/v1/calendar_feed/${'y'.repeat(43)}.ics`
  let status = 404
  for (let guess = 0; guess < 101 && status === 404; guess += 1) status = (await read(wrong)).status
  expect(status).toBe(429)
})

it('[MTG88] is kept nowhere on its way, and names no referrer', async () => {
  const { headers } = await read(await make())
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

function changeAda(change: { disabled_at?: Date | null; role?: 'admin' }) {
  return server.db.updateTable('app_user').set(change).where('user_id', '=', ada.user_id).execute()
}

/** The address of a new feed, without the host. */
async function make(): Promise<string> {
  return addressOf(await server.call(createCalendarFeed, {}, ada.access_token))
}

function addressOf({ data }: { data: unknown }): string {
  const { calendar_feed_url } = createCalendarFeed.reply.parse(data)
  return new URL(calendar_feed_url).pathname
}

/** What a program has at hand already. */
interface Known {
  readonly 'if-none-match'?: string
  readonly 'if-modified-since'?: string
}

function read(address: string | undefined, known: Known = {}) {
  const headers: Record<string, string> = { ...known }
  return server.send({
    method: 'GET',
    path: new URL(address ?? '', 'https://meet.example').pathname,
    headers,
  })
}
