import { describe, expect, it } from 'vitest'
import { googleCalendar } from './calendar.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const calendar = { calendar_id: 'group#1@example.com', timezone: 'Asia/Kathmandu' }

describe('a reading', () => {
  it('[PB14] [ADP12] goes by pages, also empty ones, and has its cursor and its whole on the last', async () => {
    const { source, asked } = answering([
      { items: [item('a')], nextPageToken: 'p2' },
      { nextPageToken: 'p3' },
      { items: [item('b')], nextSyncToken: 's1' },
    ])
    const one = await source.fetchPage(request({}))
    const two = await source.fetchPage(request({ page: 'p2' }))
    const three = await source.fetchPage(request({ page: 'p3' }))
    expect(one).toMatchObject({ next_page: 'p2', cursor: null, covers: null })
    expect(two).toMatchObject({ events: [], next_page: 'p3', cursor: null, covers: null })
    expect(three).toMatchObject({
      next_page: null,
      cursor: 's1',
      covers: { from_ms: null, to_ms: null, ended_stay: false },
    })
    expect(asked.map(({ pathname }) => pathname)).toEqual(
      Array.from({ length: 3 }, () => '/calendar/v3/calendars/group%231%40example.com/events'),
    )
  })

  it('[PB15] [ADP12] of changes has the parameters of the whole one and the token, and nothing else', async () => {
    const { source, asked } = answering([
      { items: [], nextSyncToken: 's1' },
      { items: [], nextPageToken: 'p2' },
      { items: [], nextSyncToken: 's2' },
    ])
    await source.fetchPage(request({}))
    expect(await source.fetchPage(request({ cursor: 's1' }))).toMatchObject({ covers: null, next_page: 'p2' })
    const last = await source.fetchPage(request({ cursor: 's1', page: 'p2' }))
    expect(last).toMatchObject({ covers: null, cursor: 's2' })
    const parameters = asked.map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(parameters).toEqual([
      { singleEvents: 'false', maxResults: '500' },
      { singleEvents: 'false', maxResults: '500', syncToken: 's1' },
      { singleEvents: 'false', maxResults: '500', syncToken: 's1', pageToken: 'p2' },
    ])
  })

  it.each([
    ['a cursor', { cursor: 's1' }, 410, 'fullSyncRequired', 'outdated'],
    ['a cursor', { cursor: 's1' }, 410, 'updatedMinTooLongAgo', 'outdated'],
    ['a page', { page: 'p2' }, 400, 'invalid', 'outdated'],
    ['nothing', {}, 400, 'invalid', 'invalid'],
    ['nothing', {}, 404, 'notFound', 'missing'],
    ['nothing', {}, 401, 'authError', 'expired'],
    ['nothing', {}, 403, 'insufficientPermissions', 'needs_consent'],
    ['nothing', {}, 403, 'userRateLimitExceeded', 'limited'],
    ['nothing', {}, 403, 'quotaExceeded', 'limited'],
    ['nothing', {}, 429, 'rateLimitExceeded', 'limited'],
    ['nothing', {}, 403, 'forbidden', 'refused'],
    ['nothing', {}, 403, 'accessNotConfigured', 'refused'],
    ['nothing', {}, 500, 'backendError', 'broken'],
  ])(
    '[PB16] [PB25] [ADP13] with %s %j that is answered %i %s is %s',
    async (_, from, status, reason, kind) => {
      const error = { code: status, message: 'No.', errors: [{ domain: 'global', reason, message: 'No.' }] }
      const { source } = answering([Response.json({ error }, { status })])
      await expect(source.fetchPage(request(from))).rejects.toMatchObject({
        kind,
        retry_at_ms: null,
        missing_scopes: kind === 'needs_consent' ? ['https://www.googleapis.com/auth/calendar.events'] : [],
      })
    },
  )

  it('[ADP13] waits until the moment that a header or a message names', async () => {
    const { source } = answering([
      new Response('{}', { status: 429, headers: { 'retry-after': '90' } }),
      new Response('{}', { status: 503, headers: { 'retry-after': 'Fri, 20 Nov 2026 09:05:00 GMT' } }),
      Response.json(
        { error: { message: 'User-rate limit exceeded.  Retry after 2026-11-20T10:00:00.196Z' } },
        { status: 429 },
      ),
    ])
    const at = async () => source.fetchPage(request({})).catch((problem: unknown) => problem)
    expect(await at()).toMatchObject({ kind: 'limited', retry_at_ms: now.getTime() + 90_000 })
    expect(await at()).toMatchObject({ kind: 'broken', retry_at_ms: now.getTime() + 300_000 })
    expect(await at()).toMatchObject({ kind: 'limited', retry_at_ms: now.getTime() + 3_600_196 })
  })

  it.each([
    {},
    { items: [] },
    [{ items: [], nextSyncToken: 's' }],
    { items: {}, nextSyncToken: 's' },
    { items: [], nextPageToken: 'p' },
  ])('[ADP14] takes %j neither for an empty calendar nor for an end', async (answer) => {
    const { source } = answering([answer])
    await expect(source.fetchPage(request({ page: 'p' }))).rejects.toMatchObject({ kind: 'broken' })
  })
})

describe('the calendars', () => {
  it('[ADP15] are all that the account has, by pages, without those that were removed', async () => {
    const { source, asked } = answering([
      {
        items: [
          {
            id: 'ada@example.com',
            summary: 'ada@example.com',
            primary: true,
            accessRole: 'owner',
            timeZone: 'Asia/Kathmandu',
            backgroundColor: '#9A9CFF',
          },
          { id: 'gone', deleted: true },
          null,
        ],
        nextPageToken: 'p2',
      },
      {
        items: [
          {
            id: 'g#1',
            summary: 'Team',
            summaryOverride: 'My team',
            accessRole: 'reader',
            timeZone: 'Nowhere',
          },
        ],
      },
    ])
    expect(await source.fetchCalendars()).toEqual([
      {
        calendar_id: 'ada@example.com',
        name: 'ada@example.com',
        is_primary: true,
        is_writable: true,
        timezone: 'Asia/Kathmandu',
        color: '#9a9cff',
      },
      {
        calendar_id: 'g#1',
        name: 'My team',
        is_primary: false,
        is_writable: false,
        timezone: null,
        color: null,
      },
    ])
    expect(asked[1]?.searchParams.get('pageToken')).toBe('p2')
  })

  it.each([{}, { items: [] }, { items: [{ id: 'a', primary: 'true' }] }])(
    '[ADP14] are not taken for removed when the answer is %j',
    async (answer) => {
      const { source } = answering([answer])
      await expect(source.fetchCalendars()).rejects.toMatchObject({ kind: 'broken' })
    },
  )

  it('[ADP14] that have no end are no list', async () => {
    const endless = Array.from({ length: 41 }, () => ({ items: [{ id: 'a' }], nextPageToken: 'p' }))
    await expect(answering(endless).source.fetchCalendars()).rejects.toMatchObject({ kind: 'broken' })
  })
})

it('[ADP12] asks Google alone, with the token in a header', async () => {
  const { source, asked, headers } = answering([{ id: '1', email: 'ada@example.com' }])
  expect(await source.fetchAccount()).toEqual({
    external_account_id: '1',
    email: 'ada@example.com',
    name: null,
    timezone: null,
  })
  expect(asked[0]?.href).toBe('https://www.googleapis.com/oauth2/v2/userinfo')
  expect(headers[0]?.get('authorization')).toBe('Bearer token-1')
})

function item(id: string) {
  return { id, start: { dateTime: '2026-11-20T09:00:00Z' }, end: { dateTime: '2026-11-20T10:00:00Z' } }
}

function request(from: { readonly cursor?: string; readonly page?: string }) {
  return { calendar, cursor: null, page: null, isKnown: () => false, now, ...from }
}

/** A Google that gives these answers, one after the other. */
function answering(answers: readonly unknown[]) {
  const left = [...answers]
  const asked: URL[] = []
  const headers: Headers[] = []
  const source = googleCalendar({
    accessToken: 'token-1',
    baseUrl: undefined,
    now: () => now,
    fetch: (address, request) => {
      asked.push(new URL(address instanceof Request ? address.url : address))
      headers.push(new Headers(request?.headers))
      const answer = left.shift()
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer))
    },
  })
  return { source, asked, headers }
}
