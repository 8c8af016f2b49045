import { afterEach, beforeEach, expect, it } from 'vitest'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
})
afterEach(() => calendar.google.close())

const events = 'GET /calendars/primary/events'

it('[PB14] gives a page token on every page but the last, and a sync token on the last alone', async () => {
  for (let count = 0; count < 5; count += 1) create(`plan ${count}`)
  const { pages, items } = await calendar.listAll({ maxResults: '2' })
  expect(pages.map(({ items: own }) => own.length)).toEqual([2, 2, 1])
  expect(pages.map(({ body }) => ['nextPageToken' in body, 'nextSyncToken' in body])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(5)
})

it('[PB14] holds 250 on a page unless asked, and never more than 2500', async () => {
  for (let count = 0; count < 2600; count += 1) create(`plan ${count}`)
  expect((await calendar.ask(events)).items).toHaveLength(250)
  expect((await calendar.ask(events, { query: { maxResults: '9999' } })).items).toHaveLength(2500)
  expect(await calendar.ask(events, { query: { maxResults: '0' } })).toMatchObject({ status: 400 })
})

it('[PB14] gives an empty page that leads on where nothing of what was looked at is listed', async () => {
  const ids = Array.from({ length: 6 }, (_, count) => create(`plan ${count}`)).toSorted()
  for (const event_id of ids.slice(0, 3)) calendar.change({ op: 'cancel_event', calendar: ada, event_id })
  calendar.change({ op: 'set_calendar_limits', limits: { scan_per_page: 2 } })
  const { pages, items } = await calendar.listAll({})
  expect(pages.map(({ items: own }) => own.length)).toEqual([0, 1, 2])
  expect(pages[0]?.body).toHaveProperty('nextPageToken')
  expect(items.map(({ id }) => id)).toEqual(ids.slice(3))
})

it('[PB14] takes a page token only for the list it was given for', async () => {
  for (let count = 0; count < 3; count += 1) create(`plan ${count}`)
  const { body } = await calendar.ask(events, { query: { maxResults: '2' } })
  const pageToken = String(body['nextPageToken'])
  expect(await calendar.ask(events, { query: { pageToken, q: 'plan' } })).toMatchObject({ status: 400 })
  expect(await calendar.ask(events, { query: { pageToken: 'nonsense' } })).toMatchObject({ status: 400 })
})

it('[PB14] loses no change that happens between two pages', async () => {
  const ids = Array.from({ length: 4 }, (_, count) => create(`plan ${count}`)).toSorted()
  const first = await calendar.ask(events, { query: { maxResults: '2' } })
  patch(ids[0] ?? '', { summary: 'changed meanwhile' })
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: ids[3] ?? '' })
  const query = { maxResults: '2', pageToken: String(first.body['nextPageToken']) }
  const second = await calendar.ask(events, { query })
  expect(second.items.map(({ id }) => id)).toEqual([ids[2]])
  const since = await calendar.listAll({ syncToken: String(second.body['nextSyncToken']) })
  expect(since.items.map(({ id, status }) => [id, status])).toEqual([
    [ids[0], 'confirmed'],
    [ids[3], 'cancelled'],
  ])
})

it('[PB15] refuses a sync token beside what restricts the list', async () => {
  const { token } = await calendar.listAll({})
  const time = '2026-03-01T00:00:00Z'
  const restrictions = {
    timeMin: time,
    timeMax: time,
    updatedMin: time,
    orderBy: 'updated',
    q: 'plan',
    iCalUID: 'x@example.com',
    privateExtendedProperty: 'a=b',
    sharedExtendedProperty: 'a=b',
  }
  for (const [name, value] of Object.entries(restrictions)) {
    const reply = await calendar.ask(events, { query: { syncToken: token, [name]: value } })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        error: { code: 400, errors: [{ reason: 'syncTokenWithRequestRestrictions', location: name }] },
      },
    })
  }
  const hidden = await calendar.ask(events, { query: { syncToken: token, showDeleted: 'false' } })
  expect(hidden.status).toBe(400)
  const otherwise = await calendar.ask(events, { query: { syncToken: token, singleEvents: 'true' } })
  expect(otherwise.status).toBe(400)
})

it('[PB15] gives no sync token for a list in an order', async () => {
  create('plan')
  const byStart = await calendar.ask(events, { query: { singleEvents: 'true', orderBy: 'startTime' } })
  expect(byStart.status).toBe(200)
  expect(byStart.body).not.toHaveProperty('nextSyncToken')
  expect((await calendar.ask(events, { query: { orderBy: 'startTime' } })).status).toBe(400)
})

it('[PB16] answers 410 fullSyncRequired to a token that was invalidated, and shows no tombstones in the full list', async () => {
  const kept = create('stays')
  const gone = create('goes')
  const { token } = await calendar.listAll({})
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: gone })
  calendar.change({ op: 'invalidate_sync_tokens', calendar: ada })
  expect(await calendar.ask(events, { query: { syncToken: token } })).toMatchObject({
    status: 410,
    body: { error: { code: 410, errors: [{ domain: 'global', reason: 'fullSyncRequired' }] } },
  })
  const full = await calendar.listAll({})
  expect(full.items.map(({ id }) => id)).toEqual([kept])
})

it('[PB16] lets a token die of age', async () => {
  calendar.change({ op: 'set_calendar_limits', limits: { sync_token_life_ms: 60_000 } })
  const { token } = await calendar.listAll({})
  await calendar.google.clock.advance(59_000)
  expect((await calendar.ask(events, { query: { syncToken: token } })).status).toBe(200)
  await calendar.google.clock.advance(1000)
  expect((await calendar.ask(events, { query: { syncToken: token } })).status).toBe(410)
})

it('[PB16] lets a token die when the role in the calendar changes', async () => {
  const team = 'team@group.example.com'
  calendar.change({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'UTC', owner: bo })
  calendar.change({ op: 'share_calendar', calendar: team, account: ada, role: 'reader' })
  const { token } = await calendar.listAll({}, team)
  calendar.change({ op: 'share_calendar', calendar: team, account: ada, role: 'freeBusyReader' })
  const reply = await calendar.ask(`GET /calendars/${team}/events`, { query: { syncToken: token } })
  expect(reply.status).toBe(410)
})

it('[PB17] tells of deleted events after a sync token with id and status alone', async () => {
  const id = create('goes')
  const { token } = await calendar.listAll({})
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: id })
  const since = await calendar.listAll({ syncToken: token })
  expect(since.items).toEqual([{ kind: 'calendar#event', etag: expect.any(String), id, status: 'cancelled' }])
  const shown = await calendar.listAll({ syncToken: token, showDeleted: 'true' })
  expect(shown.items).toMatchObject([{ id, status: 'cancelled', summary: 'goes' }])
  expect((await calendar.listAll({ syncToken: since.token })).items).toEqual([])
})

it('[PB17] tells of a restored event again', async () => {
  const id = create('comes back')
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: id })
  const { token } = await calendar.listAll({})
  calendar.change({ op: 'restore_event', calendar: ada, event_id: id })
  expect((await calendar.listAll({ syncToken: token })).items).toMatchObject([
    { id, status: 'confirmed', summary: 'comes back' },
  ])
})

it('[PB17] refuses an updatedMin of more than a month ago, and always lists what was deleted since a later one', async () => {
  const id = create('goes')
  calendar.change({ op: 'cancel_event', calendar: ada, event_id: id })
  const old = await calendar.ask(events, { query: { updatedMin: '2026-01-01T00:00:00Z' } })
  expect(old).toMatchObject({
    status: 410,
    body: { error: { errors: [{ reason: 'updatedMinTooLongAgo' }] } },
  })
  const since = await calendar.ask(events, { query: { updatedMin: '2026-03-01T00:00:00Z' } })
  expect(since.items).toMatchObject([{ id, status: 'cancelled' }])
})

it('[PB26] lists transparent, declined, working-location and birthday events', async () => {
  create('free', { transparency: 'transparent' })
  create('declined', { attendees: [{ email: ada, responseStatus: 'declined' }] })
  create('at home', { eventType: 'workingLocation', workingLocationProperties: { type: 'homeOffice' } })
  create('birthday', { eventType: 'birthday', ...day('2026-03-09', '2026-03-10') })
  const { items } = await calendar.listAll({})
  expect(items.map(({ summary }) => String(summary)).toSorted()).toEqual([
    'at home',
    'birthday',
    'declined',
    'free',
  ])
  const own = await calendar.listAll({ eventTypes: 'default' })
  expect(own.items.map(({ summary }) => String(summary)).toSorted()).toEqual(['declined', 'free'])
  const declined = items.find(({ summary }) => summary === 'declined')
  expect(declined).toMatchObject({
    attendees: [{ email: ada, self: true, organizer: true, responseStatus: 'declined' }],
  })
})

function day(start: string, end: string) {
  return { start: { date: start }, end: { date: end } }
}

function create(summary: string, more: object = {}): string {
  const event = {
    summary,
    start: { dateTime: '2026-03-09T10:00:00+01:00' },
    end: { dateTime: '2026-03-09T11:00:00+01:00' },
    ...more,
  }
  return String(calendar.change({ op: 'create_event', calendar: ada, event })['id'])
}

function patch(event_id: string, change: object): void {
  calendar.change({ op: 'update_event', calendar: ada, event_id, patch: change })
}
