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

it('[PB23] brings an event to its guests, whose answers come back', async () => {
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

function insert(body: object, query: Readonly<Record<string, string>> = {}) {
  return calendar.ask(`POST ${events}`, { body, query })
}

async function get({ id }: Json): Promise<Json> {
  return (await calendar.ask(`GET ${events}/${String(id)}`)).body
}
