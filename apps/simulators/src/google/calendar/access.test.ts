import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../../kit/message.ts'
import { presentGoogleWorld } from '../present-world.ts'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
})
afterEach(() => calendar.google.close())

const events = '/calendars/primary/events'
const team = 'team@group.example.com'

it('[PB6] answers 403 where the token lacks the scope, while the others work', async () => {
  const asked = ['https://www.googleapis.com/auth/calendar.events.readonly']
  const tokens = calendar.change({ op: 'grant', account: ada, scopes: asked })
  const ask = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${String(tokens['access_token'])}` }
    const response = await fetch(`${calendar.google.url}/calendar/v3${path}`, { method, headers })
    return { status: response.status, body: await response.json() }
  }
  expect((await ask('GET', events)).status).toBe(200)
  for (const [method, path] of [
    ['GET', '/users/me/calendarList'],
    ['POST', events],
  ] as const) {
    expect(await ask(method, path)).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 403,
          status: 'PERMISSION_DENIED',
          message: 'Request had insufficient authentication scopes.',
          errors: [{ reason: 'insufficientPermissions' }],
        },
      },
    })
  }
})

it('[PB7] answers 401 authError when the grant is revoked, and 401 without a token at all', async () => {
  calendar.change({ op: 'revoke', account: ada })
  expect(await calendar.ask(`GET ${events}`)).toMatchObject({
    status: 401,
    body: { error: { errors: [{ reason: 'authError', message: 'Invalid Credentials' }] } },
  })
  const response = await fetch(`${calendar.google.url}/calendar/v3${events}`)
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { error: { errors: [{ reason: 'required' }] } },
  ])
})

it('[PB25] answers 403 userRateLimitExceeded over the limit of a user, until the minute has passed', async () => {
  calendar.change({ op: 'set_calendar_limits', limits: { per_user_per_minute: 2 } })
  await calendar.ask(`GET ${events}`)
  await calendar.google.clock.advance(30_000)
  await calendar.ask(`GET ${events}`)
  const over = await calendar.ask(`GET ${events}`)
  expect(over).toMatchObject({
    status: 403,
    body: { error: { errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded' }] } },
  })
  expect(over.headers.has('retry-after')).toBe(false)
  expect((await calendar.ask(`GET ${events}`, { as: bo })).status).toBe(200)
  await calendar.google.clock.advance(30_000)
  expect((await calendar.ask(`GET ${events}`)).status).toBe(200)
  expect((await calendar.ask(`GET ${events}`)).status).toBe(403)
})

it('[PB25] answers 429 rateLimitExceeded over the limit of all users', async () => {
  calendar.change({ op: 'set_calendar_limits', limits: { per_project_per_minute: 1 } })
  await calendar.ask(`GET ${events}`, { as: bo })
  expect(await calendar.ask(`GET ${events}`)).toMatchObject({
    status: 429,
    body: { error: { code: 429, errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
  })
})

it('[PB25] can be told to refuse by name, retryable or not', async () => {
  const seen: unknown[] = []
  for (const name of [
    'user_rate_limit',
    'rate_limit',
    'quota',
    'forbidden',
    'server_error',
    'full_sync_required',
  ]) {
    calendar.google.faults.add({
      match: { path: '/calendar/v3/', account: ada },
      fault: { kind: 'named', name },
    })
    const { status, body } = await calendar.ask(`GET ${events}`)
    seen.push([status, reasonOf(body)])
  }
  expect(seen).toEqual([
    [403, 'userRateLimitExceeded'],
    [429, 'rateLimitExceeded'],
    [403, 'quotaExceeded'],
    [403, 'forbidden'],
    [500, 'backendError'],
    [410, 'fullSyncRequired'],
  ])
})

it('[PB25] lets a reader read and not write, and shows private events without what they are about', async () => {
  share('reader')
  addToTeam({ summary: 'Open' })
  addToTeam({ summary: 'Secret', visibility: 'private', description: 'hush' })
  const { items } = await calendar.listAll({}, team)
  expect(items.map(({ summary, visibility }) => [summary, visibility])).toEqual(
    expect.arrayContaining([
      ['Open', undefined],
      [undefined, 'private'],
    ]),
  )
  expect(JSON.stringify(items)).not.toContain('hush')
  const write = await calendar.ask(`POST /calendars/${team}/events`, { body: { summary: 'Mine' } })
  expect(write).toMatchObject({
    status: 403,
    body: { error: { errors: [{ reason: 'requiredAccessLevel' }] } },
  })
})

it('[PB25] shows no event details to a reader with free/busy access', async () => {
  share('freeBusyReader')
  addToTeam({ summary: 'Open', location: 'Here' })
  const { items, pages } = await calendar.listAll({}, team)
  expect(pages[0]?.body['accessRole']).toBe('freeBusyReader')
  expect(items).toHaveLength(1)
  expect(items[0]).not.toHaveProperty('summary')
  expect(items[0]).toMatchObject({ visibility: 'private', start: { dateTime: '2026-03-09T10:00:00Z' } })
  expect(JSON.stringify(items)).not.toContain('Here')
})

it('[PB25] answers 404 for a calendar that is not shared any more', async () => {
  share('writer')
  expect((await calendar.ask(`GET /calendars/${team}/events`)).status).toBe(200)
  calendar.change({ op: 'unshare_calendar', calendar: team, account: ada })
  expect(await calendar.ask(`GET /calendars/${team}/events`)).toMatchObject({
    status: 404,
    body: { error: { errors: [{ reason: 'notFound', message: 'Not Found' }] } },
  })
})

it('[PB16] keeps a list of calendars with a sync token of its own, and tells removed ones as deleted', async () => {
  share('reader')
  const full = await calendar.ask('GET /users/me/calendarList')
  expect(full.items).toMatchObject([
    { id: ada, primary: true, accessRole: 'owner', selected: true, timeZone: 'Europe/Berlin' },
    { id: team, summary: 'Team', accessRole: 'reader' },
  ])
  const syncToken = String(full.body['nextSyncToken'])
  calendar.change({ op: 'unshare_calendar', calendar: team, account: ada })
  const since = await calendar.ask('GET /users/me/calendarList', { query: { syncToken } })
  expect(since.items).toMatchObject([{ id: team, deleted: true }])
  calendar.change({ op: 'invalidate_sync_tokens', account: ada })
  expect((await calendar.ask('GET /users/me/calendarList', { query: { syncToken } })).status).toBe(410)
  expect((await calendar.ask('GET /users/me/calendarList')).items).toHaveLength(1)
})

it('[PB16] reports a renamed calendar and a deleted one', async () => {
  share('reader')
  const { body } = await calendar.ask('GET /users/me/calendarList')
  calendar.change({ op: 'update_calendar', calendar: team, summary: 'Crew', time_zone: 'Asia/Kathmandu' })
  const syncToken = String(body['nextSyncToken'])
  const renamed = await calendar.ask('GET /users/me/calendarList', { query: { syncToken } })
  expect(renamed.items).toMatchObject([{ id: team, summary: 'Crew', timeZone: 'Asia/Kathmandu' }])
  calendar.change({ op: 'remove_calendar', calendar: team })
  const removed = await calendar.ask('GET /users/me/calendarList', { query: { syncToken } })
  expect(removed.items).toMatchObject([{ id: team, deleted: true }])
  expect((await calendar.ask(`GET /calendars/${team}/events`, { as: bo })).status).toBe(404)
})

it('[PB14] pages the list of calendars, without the hidden and by least role', async () => {
  share('reader')
  const first = await calendar.ask('GET /users/me/calendarList', { query: { maxResults: '1' } })
  expect(first.body).not.toHaveProperty('nextSyncToken')
  const pageToken = String(first.body['nextPageToken'])
  const second = await calendar.ask('GET /users/me/calendarList', { query: { maxResults: '1', pageToken } })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ada, team])
  const writable = await calendar.ask('GET /users/me/calendarList', { query: { minAccessRole: 'writer' } })
  expect(writable.items.map(({ id }) => id)).toEqual([ada])
  calendar.change({ op: 'arrange_calendar', calendar: team, account: ada, is_hidden: true })
  expect((await calendar.ask('GET /users/me/calendarList')).items).toHaveLength(1)
  const all = await calendar.ask('GET /users/me/calendarList', { query: { showHidden: 'true' } })
  expect(all.items[1]).toMatchObject({ id: team, hidden: true })
})

it('[PB26] counts as busy what is opaque, not cancelled and not declined', async () => {
  for (const event of [
    at(10),
    at(11),
    { ...at(13), transparency: 'transparent' },
    { ...at(14), attendees: [{ email: ada, responseStatus: 'declined' }] },
    { ...at(16), attendees: [{ email: ada, responseStatus: 'tentative' }] },
  ]) {
    calendar.change({ op: 'create_event', calendar: ada, event })
  }
  const { body } = await calendar.ask('POST /freeBusy', {
    body: {
      timeMin: '2026-03-09T10:30:00Z',
      timeMax: '2026-03-10T00:00:00Z',
      items: [{ id: ada }, { id: 'nobody@example.com' }],
    },
  })
  expect(body['calendars']).toEqual({
    [ada]: {
      busy: [
        { start: '2026-03-09T10:30:00Z', end: '2026-03-09T12:00:00Z' },
        { start: '2026-03-09T16:00:00Z', end: '2026-03-09T17:00:00Z' },
      ],
    },
    'nobody@example.com': { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
  })
})

it('[PB21] tells the zone of a person and of a calendar', async () => {
  const setting = await calendar.ask('GET /users/me/settings/timezone')
  expect(setting.body).toMatchObject({ kind: 'calendar#setting', id: 'timezone', value: 'Europe/Berlin' })
  expect((await calendar.ask('GET /calendars/primary')).body).toMatchObject({
    id: ada,
    timeZone: 'Europe/Berlin',
  })
})

it('[SIM10] shows the world as plain data, the same for the same world, without credentials', () => {
  share('reader')
  addToTeam({ summary: 'Open' })
  const { world } = calendar.google.scene
  const shown = JSON.stringify(presentGoogleWorld(world))
  expect(JSON.parse(shown)).toMatchObject({
    calendars: [
      { id: ada, events: [] },
      { id: bo, events: [] },
      { id: team, owner: bo, access: { [ada]: 'reader', [bo]: 'owner' }, events: [{ summary: 'Open' }] },
    ],
    lists: [
      { account: ada, calendars: [{ calendar_id: ada }, { calendar_id: team }] },
      { account: bo, calendars: [{ calendar_id: bo }, { calendar_id: team }] },
    ],
  })
  for (const token of Object.keys(world.oauth.access_tokens)) expect(shown).not.toContain(token)
  expect(JSON.stringify(presentGoogleWorld(world))).toBe(shown)
})

function at(hour: number) {
  return {
    start: { dateTime: `2026-03-09T${hour}:00:00Z` },
    end: { dateTime: `2026-03-09T${hour + 1}:00:00Z` },
  }
}

function share(role: string): void {
  calendar.change({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'UTC', owner: bo })
  calendar.change({ op: 'share_calendar', calendar: team, account: ada, role })
}

function addToTeam(more: object): void {
  const event = {
    start: { dateTime: '2026-03-09T10:00:00Z' },
    end: { dateTime: '2026-03-09T11:00:00Z' },
    ...more,
  }
  calendar.change({ op: 'create_event', calendar: team, event })
}

function reasonOf({ error }: Json): unknown {
  return JSON.parse(JSON.stringify(error)).errors[0].reason
}
