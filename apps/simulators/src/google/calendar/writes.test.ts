import { afterEach, beforeEach, expect, it } from 'vitest'
import { ada, openCalendar, type OpenCalendar } from './open-calendar.ts'

let calendar: OpenCalendar
beforeEach(async () => {
  calendar = await openCalendar()
})
afterEach(() => calendar.google.close())

const events = '/calendars/primary/events'
const times = {
  start: { dateTime: '2026-03-09T10:00:00+01:00' },
  end: { dateTime: '2026-03-09T11:00:00+01:00' },
}

it('[PB21] keeps the end of days exclusive, and days as days', async () => {
  const one = await insert({ summary: 'Day off', start: { date: '2026-03-15' }, end: { date: '2026-03-16' } })
  expect(one.body).toMatchObject({ start: { date: '2026-03-15' }, end: { date: '2026-03-16' } })
  const none = await insert({ start: { date: '2026-03-15' }, end: { date: '2026-03-15' } })
  expect(none).toMatchObject({ status: 400, body: { error: { errors: [{ reason: 'timeRangeEmpty' }] } } })
})

it("[PB21] writes times in the calendar's zone and keeps the zone they were meant in", async () => {
  const utc = 'utc@group.example.com'
  calendar.change({ op: 'add_calendar', id: utc, summary: 'UTC', time_zone: 'UTC', owner: ada })
  const zone = { timeZone: 'America/Los_Angeles' }
  const { body } = await calendar.ask(`POST /calendars/${utc}/events`, {
    body: {
      start: { dateTime: '2026-02-10T10:00:00-08:00', ...zone },
      end: { dateTime: '2026-02-10T11:00:00-08:00', ...zone },
    },
  })
  expect(body).toMatchObject({
    start: { dateTime: '2026-02-10T18:00:00Z', ...zone },
    end: { dateTime: '2026-02-10T19:00:00Z', ...zone },
  })
  const elsewhere = await calendar.ask(`GET /calendars/${utc}/events`, {
    query: { timeZone: 'Asia/Kathmandu' },
  })
  expect(elsewhere.items[0]?.['start']).toEqual({ dateTime: '2026-02-10T23:45:00+05:45', ...zone })
})

it('[PB21] reads a time without offset in its zone, and refuses one without either', async () => {
  const { body } = await insert({
    start: inNewfoundland('2026-02-10T10:00:00'),
    end: inNewfoundland('2026-02-10T11:00:00'),
  })
  expect(body).toMatchObject({ start: { dateTime: '2026-02-10T14:30:00+01:00' } })
  const bare = { start: { dateTime: '2026-02-10T10:00:00' }, end: { dateTime: '2026-02-10T11:00:00' } }
  expect((await insert(bare)).status).toBe(400)
})

it('[PB21] refuses what is no event, and says why', async () => {
  expect(await refused({ start: times.start })).toMatchObject({ errors: [{ reason: 'required' }] })
  expect(await refused({ ...times, end: { dateTime: '2026-03-09T09:00:00+01:00' } })).toMatchObject({
    errors: [{ reason: 'timeRangeEmpty' }],
  })
  expect(await refused({ ...times, attendees: [{ email: 'nobody' }] })).toMatchObject({
    message: 'Invalid attendee email.',
  })
  expect(await refused({ ...times, recurrence: ['RRULE:FREQ=WEEKLY'] })).toMatchObject({
    message: 'Missing time zone definition for start time.',
  })
  const zoned = { start: { ...times.start, timeZone: 'EST5' }, end: times.end }
  expect(await refused(zoned)).toMatchObject({ message: 'Invalid time zone definition for start time.' })
  for (const rule of ['RRULE:FREQ=SOMETIMES', 'DTSTART:20260309T100000', 'EXDATE:20260309T090000Z']) {
    const series = {
      start: { ...times.start, timeZone: 'Europe/Berlin' },
      end: times.end,
      recurrence: [rule],
    }
    expect(await refused(series)).toMatchObject({ message: 'Invalid recurrence rule.' })
  }
})

it('[PB23] merges what is patched, and replaces lists whole', async () => {
  const { body } = await insert({
    ...times,
    summary: 'Plan',
    description: 'first',
    attendees: [{ email: 'cy@example.net', displayName: 'Cy' }, { email: 'di@example.net' }],
    extendedProperties: { private: { a: '1', b: '2' } },
  })
  const path = `PATCH ${events}/${String(body['id'])}`
  const patched = await calendar.ask(path, {
    body: {
      description: null,
      attendees: [{ email: 'di@example.net', responseStatus: 'accepted' }],
      extendedProperties: { private: { b: '3' } },
    },
  })
  expect(patched.body).toMatchObject({
    summary: 'Plan',
    attendees: [{ email: 'di@example.net', responseStatus: 'accepted' }],
    extendedProperties: { private: { a: '1', b: '3' } },
    start: { dateTime: '2026-03-09T10:00:00+01:00' },
  })
  expect(patched.body).not.toHaveProperty('description')
  // A day cannot become a time by half.
  expect((await calendar.ask(path, { body: { start: { date: '2026-03-09' } } })).status).toBe(400)
})

it('[PB23] writes the whole event by PUT, without what is not sent', async () => {
  const { body } = await insert({ ...times, summary: 'Plan', location: 'Here' })
  const put = await calendar.ask(`PUT ${events}/${String(body['id'])}`, {
    body: { ...times, summary: 'Put' },
  })
  expect(put.body).toMatchObject({ summary: 'Put', id: body['id'], iCalUID: body['iCalUID'] })
  expect(put.body).not.toHaveProperty('location')
})

it('[PB23] deletes with 204 once, then answers 410, and still shows the event when asked by id', async () => {
  const { body } = await insert({ ...times, summary: 'Plan' })
  const path = `${events}/${String(body['id'])}`
  const gone = await calendar.ask(`DELETE ${path}`)
  expect([gone.status, gone.body]).toEqual([204, {}])
  expect(await calendar.ask(`DELETE ${path}`)).toMatchObject({
    status: 410,
    body: { error: { errors: [{ reason: 'deleted', message: 'Resource has been deleted' }] } },
  })
  expect(await calendar.ask(`GET ${path}`)).toMatchObject({
    status: 200,
    body: { status: 'cancelled', summary: 'Plan' },
  })
  expect((await calendar.ask(`GET ${events}/nothere`)).status).toBe(404)
})

it('[PB23] refuses a stale etag with 412 and takes the current one', async () => {
  const { body } = await insert({ ...times, summary: 'Plan' })
  const path = `${events}/${String(body['id'])}`
  const match = { 'if-match': String(body['etag']) }
  const first = await calendar.ask(`PATCH ${path}`, { body: { summary: 'One' }, headers: match })
  expect(first.status).toBe(200)
  const stale = await calendar.ask(`PATCH ${path}`, { body: { summary: 'Two' }, headers: match })
  expect(stale).toMatchObject({ status: 412, body: { error: { errors: [{ reason: 'conditionNotMet' }] } } })
  expect((await calendar.ask(`DELETE ${path}`, { headers: match })).status).toBe(412)
  const current = await calendar.ask(`GET ${path}`)
  expect(current.body['summary']).toBe('One')
  const etag = { 'if-none-match': String(current.body['etag']) }
  expect((await calendar.ask(`GET ${path}`, { headers: etag })).status).toBe(304)
})

it('[PB23] takes an id of the client once, also after the event was deleted', async () => {
  const id = 'meridian0123456789abcdefghijklmnopqrstuv'
  expect((await insert({ ...times, id })).body['id']).toBe(id)
  const again = await insert({ ...times, id })
  expect(again).toMatchObject({ status: 409, body: { error: { errors: [{ reason: 'duplicate' }] } } })
  await calendar.ask(`DELETE ${events}/${id}`)
  expect((await insert({ ...times, id })).status).toBe(409)
  for (const wrong of ['abc', 'UPPERCASE', 'has-dash-in-it', 'zzzzzz']) {
    expect((await insert({ ...times, id: wrong })).status).toBe(400)
  }
})

it('[PB23] raises the sequence when the time changes, and etag and updated with every change', async () => {
  const { body } = await insert({ ...times, summary: 'Plan' })
  const path = `${events}/${String(body['id'])}`
  await calendar.google.clock.advance(1000)
  const renamed = await calendar.ask(`PATCH ${path}`, { body: { summary: 'Renamed' } })
  expect(renamed.body).toMatchObject({
    sequence: 0,
    updated: '2026-03-02T08:00:01.000Z',
    created: body['created'],
  })
  expect(renamed.body['etag']).not.toBe(body['etag'])
  const moved = await calendar.ask(`PATCH ${path}`, {
    body: { end: { dateTime: '2026-03-09T12:00:00+01:00' } },
  })
  expect(moved.body['sequence']).toBe(1)
})

it('[PB23] moves an event to another calendar and leaves nothing but its id behind', async () => {
  const team = 'team@group.example.com'
  calendar.change({ op: 'add_calendar', id: team, summary: 'Team', time_zone: 'UTC', owner: ada })
  const { body } = await insert({ ...times, summary: 'Plan' })
  const { token } = await calendar.listAll({})
  const id = String(body['id'])
  const moved = await calendar.ask(`POST ${events}/${id}/move`, { query: { destination: team } })
  expect(moved.body).toMatchObject({ id, organizer: { email: team, displayName: 'Team', self: true } })
  const since = await calendar.listAll({ syncToken: token, showDeleted: 'true' })
  expect(since.items).toEqual([{ kind: 'calendar#event', etag: expect.any(String), id, status: 'cancelled' }])
})

it('[PB23] imports an event of elsewhere once, told apart by its iCalUID', async () => {
  const body = { ...times, iCalUID: 'x-1@example.net', organizer: { email: 'cy@example.net' } }
  const first = await calendar.ask(`POST ${events}/import`, { body })
  expect(first.body).toMatchObject({ iCalUID: 'x-1@example.net', organizer: { email: 'cy@example.net' } })
  const again = await calendar.ask(`POST ${events}/import`, { body: { ...body, summary: 'Named' } })
  expect(again.body).toMatchObject({ id: first.body['id'], summary: 'Named' })
})

function inNewfoundland(dateTime: string) {
  return { dateTime, timeZone: 'America/St_Johns' }
}

async function refused(body: object): Promise<unknown> {
  return (await insert(body)).body['error']
}

function insert(body: object, query: Readonly<Record<string, string>> = {}) {
  return calendar.ask(`POST ${events}`, { body, query })
}
