import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../../kit/message.ts'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'

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

it('[PB23] brings an event to its guests and their answers back', async () => {
  const { body } = await insert({
    ...times,
    summary: 'Plan',
    attendees: [{ email: bo }, { email: 'cy@example.net' }],
  })
  const path = `${events}/${String(body['id'])}`
  const invited = await calendar.ask(`GET ${path}`, { as: bo })
  expect(invited.body).toMatchObject({
    summary: 'Plan',
    iCalUID: body['iCalUID'],
    organizer: { email: ada },
    start: { dateTime: '2026-03-09T05:00:00-04:00' },
    attendees: [{ email: bo, self: true, responseStatus: 'needsAction' }, { email: 'cy@example.net' }],
  })
  const attendees = [{ email: bo, responseStatus: 'accepted' }, { email: 'cy@example.net' }]
  expect((await calendar.ask(`PATCH ${path}`, { as: bo, body: { attendees } })).status).toBe(200)
  calendar.change({
    op: 'answer',
    calendar: ada,
    event_id: body['id'],
    email: 'cy@example.net',
    response: 'declined',
  })
  expect((await get(body))['attendees']).toEqual([
    { email: bo, responseStatus: 'accepted' },
    { email: 'cy@example.net', responseStatus: 'declined' },
  ])
  const refused = await calendar.ask(`PATCH ${path}`, { as: bo, body: { summary: 'Mine' } })
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { errors: [{ reason: 'forbiddenForNonOrganizer' }] } },
  })
})

it('[PB23] keeps what a guest has of their own, and takes the event from who is a guest no more', async () => {
  const { body } = await insert({ ...times, summary: 'Plan', attendees: [{ email: bo }] })
  const path = `${events}/${String(body['id'])}`
  await calendar.ask(`PATCH ${path}`, { as: bo, body: { transparency: 'transparent' } })
  await calendar.ask(`PATCH ${path}`, { body: { summary: 'Renamed' } })
  expect((await calendar.ask(`GET ${path}`, { as: bo })).body).toMatchObject({
    summary: 'Renamed',
    transparency: 'transparent',
  })
  expect((await get(body))['transparency']).toBeUndefined()
  await calendar.ask(`PATCH ${path}`, { body: { attendees: [] } })
  expect((await calendar.ask(`GET ${path}`, { as: bo })).body).toMatchObject({ status: 'cancelled' })
})

it('[PB23] takes a guest who removes the event for one who declines', async () => {
  const { body } = await insert({ ...times, summary: 'Plan', attendees: [{ email: bo }] })
  const path = `${events}/${String(body['id'])}`
  expect((await calendar.ask(`DELETE ${path}`, { as: bo })).status).toBe(204)
  expect((await get(body))['attendees']).toEqual([{ email: bo, responseStatus: 'declined' }])
  await calendar.ask(`PATCH ${path}`, { body: { summary: 'Renamed' } })
  expect((await calendar.ask(`GET ${path}`, { as: bo })).body['status']).toBe('cancelled')
})

it('[PB23] takes the answer of a guest from outside, and the organizer’s later changes', async () => {
  const attendees = [{ email: ada, responseStatus: 'needsAction' }]
  const { id } = calendar.change({
    op: 'create_event',
    calendar: ada,
    organizer: 'cy@example.net',
    event: { ...times, summary: 'From outside', attendees },
  })
  const path = `${events}/${String(id)}`
  const seen = await calendar.ask(`GET ${path}`)
  expect(seen.body).toMatchObject({ organizer: { email: 'cy@example.net' }, attendees: [{ self: true }] })
  expect(seen.body['organizer']).not.toHaveProperty('self')
  const answer = { attendees: [{ email: ada, responseStatus: 'tentative' }] }
  expect((await calendar.ask(`PATCH ${path}`, { body: answer })).body).toMatchObject(answer)
  expect((await calendar.ask(`PATCH ${path}`, { body: { location: 'Mine' } })).status).toBe(403)
  calendar.change({ op: 'update_event', calendar: ada, event_id: id, patch: { location: 'Theirs' } })
  expect((await calendar.ask(`GET ${path}`)).body).toMatchObject({ location: 'Theirs', ...answer })
  expect((await calendar.ask(`DELETE ${path}`)).status).toBe(204)
  expect((await calendar.ask(`GET ${path}`)).body).toMatchObject({
    status: 'cancelled',
    attendees: [{ email: ada, responseStatus: 'declined' }],
  })
})

it('[PB23] lets guests with permission change the shared fields for all', async () => {
  const { body } = await insert({ ...times, attendees: [{ email: bo }], guestsCanModify: true })
  const path = `${events}/${String(body['id'])}`
  expect((await calendar.ask(`PATCH ${path}`, { as: bo, body: { summary: 'Together' } })).status).toBe(200)
  expect((await get(body))['summary']).toBe('Together')
})

it('[PB23] lets one of several guests leave one instance of a series', async () => {
  const zoned = { start: { ...times.start, timeZone: 'Europe/Berlin' }, end: times.end }
  const series = { ...zoned, recurrence: ['RRULE:FREQ=DAILY;COUNT=3'], attendees: [{ email: bo }] }
  const { body } = await insert(series)
  const one = `${events}/${String(body['id'])}_20260310T090000Z`
  expect((await calendar.ask(`DELETE ${one}`, { as: bo })).status).toBe(204)
  expect((await calendar.ask(`GET ${one}`)).body).toMatchObject({
    status: 'confirmed',
    attendees: [{ email: bo, responseStatus: 'declined' }],
  })
  const left = await calendar.ask(`GET ${events}`, { as: bo, query: { singleEvents: 'true' } })
  expect(left.items).toHaveLength(2)
  calendar.change({
    op: 'answer',
    calendar: bo,
    event_id: `${String(body['id'])}_20260310T090000Z`,
    email: bo,
    response: 'accepted',
  })
  const back = await calendar.ask(`GET ${events}`, { as: bo, query: { singleEvents: 'true' } })
  expect(back.items).toHaveLength(3)
})

function insert(body: object, query: Readonly<Record<string, string>> = {}) {
  return calendar.ask(`POST ${events}`, { body, query })
}

async function get({ id }: Json): Promise<Json> {
  return (await calendar.ask(`GET ${events}/${String(id)}`)).body
}
