import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../kit/message.ts'
import { meetingsOf, startConnectedHost, type ConnectedHost } from './connected-host.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

it('[PB38] lists the host’s scheduled meetings: no instant ones and no other host’s', async () => {
  schedule({ topic: 'Mine' })
  schedule({ topic: 'Instant', start_time: undefined })
  schedule({
    topic: 'Invited',
    host: 'bo@example.org',
    settings: { meeting_invitees: [{ email: 'ada@example.com' }] },
  })
  const { body } = await list()
  expect(body).toMatchObject({ page_size: 30, total_records: 1, next_page_token: '' })
  expect(await topics()).toEqual(['Mine'])
})

it('[PB38] lists a series once, at its next time, and what has no time without one', async () => {
  schedule({
    topic: 'Daily',
    start_time: '2026-11-18T10:00:00Z',
    type: 8,
    recurrence: { type: 1, repeat_interval: 1, end_times: 10 },
  })
  schedule({ topic: 'Room', type: 3, start_time: undefined })
  const [daily, room] = meetingsOf(await list())
  expect(daily).toMatchObject({ topic: 'Daily', type: 8, start_time: '2026-11-20T10:00:00Z' })
  expect(daily).not.toHaveProperty('occurrences')
  expect(room).toMatchObject({ topic: 'Room', type: 3 })
  expect(room).not.toHaveProperty('start_time')
  expect(await topics('type=upcoming')).toEqual(Array.from({ length: 8 }, () => 'Daily'))
})

it('[PB38] cuts the agenda to 250 characters, gives numbers beyond 32 bits, and no start_url', async () => {
  const { meeting } = schedule({ agenda: 'x'.repeat(1000) })
  const [listed] = meetingsOf(await list())
  expect(listed).toMatchObject({ id: meeting, agenda: 'x'.repeat(250) })
  expect(meeting).toBeGreaterThan(2 ** 32)
  expect(listed).not.toHaveProperty('start_url')
  expect((await host.call('GET', `/meetings/${String(meeting)}`)).body.agenda).toBe('x'.repeat(1000))
})

it('[PB38] sorts by start and pages by a token that dies after 15 minutes', async () => {
  for (const day of [4, 2, 5, 1, 3]) {
    schedule({ topic: `Day ${day}`, start_time: `2026-12-0${day}T10:00:00Z` })
  }
  const first = await list('page_size=2')
  expect(await topics('page_size=2')).toEqual(['Day 1', 'Day 2'])
  expect(first.body.total_records).toBe(5)
  const next = `page_size=2&next_page_token=${String(first.body.next_page_token)}`
  expect(await topics(next)).toEqual(['Day 3', 'Day 4'])
  const last = await list(`page_size=2&next_page_token=${String((await list(next)).body.next_page_token)}`)
  expect(last.body).toMatchObject({ next_page_token: '', meetings: [{ topic: 'Day 5' }] })
  expect(await topics('page_size=2&page_number=3')).toEqual(['Day 5'])

  const dead = {
    status: 400,
    body: { code: 300, message: 'The next page token is either invalid or has expired.' },
  }
  expect(await list(`${next}&type=upcoming`)).toMatchObject(dead)
  await host.simulator.clock.advance(15 * 60_000)
  expect(await list(next)).toMatchObject(dead)
  expect((await list('page_size=301')).status).toBe(400)
})

it('[PB38] lets what is deleted or expired vanish without a trace', async () => {
  const { meeting } = schedule({ topic: 'Deleted' })
  schedule({ topic: 'Kept' })
  const { meeting: old } = schedule({ topic: 'Expired', start_time: '2026-10-21T07:00:00Z' })
  schedule({ topic: 'Last month', start_time: '2026-10-22T07:00:00Z' })
  host.change({ op: 'delete_meeting', meeting })
  expect(await topics()).toEqual(['Last month', 'Kept'])
  expect((await host.call('GET', `/meetings/${String(old)}`)).status).toBe(404)
})

it('[PB38] lists by what is live, coming or past, and by days', async () => {
  schedule({ topic: 'Past', start_time: '2026-11-19T10:00:00Z' })
  const { meeting } = schedule({ topic: 'Live', start_time: '2026-11-20T07:45:00Z' })
  schedule({ topic: 'Coming' })
  schedule({ topic: 'Next year', start_time: '2027-11-01T10:00:00Z' })
  host.change({ op: 'start_meeting', meeting })
  expect(await topics('type=live')).toEqual(['Live'])
  expect(await topics('type=upcoming')).toEqual(['Live', 'Coming'])
  expect(await topics('type=upcoming_meetings')).toEqual(['Live', 'Coming'])
  expect(await topics('type=previous_meetings')).toEqual(['Past'])
  expect(await topics('from=2026-11-20&to=2026-12-01')).toEqual(['Live', 'Coming'])
  expect((await list('type=all')).status).toBe(400)
})

it('[PB38] tells of the next 24 hours also what others host', async () => {
  schedule({ topic: 'Soon', start_time: '2026-11-20T20:00:00Z' })
  schedule({
    topic: 'Invited',
    host: 'bo@example.org',
    start_time: '2026-11-20T12:00:00Z',
    settings: { meeting_invitees: [{ email: 'ada@example.com' }] },
  })
  schedule({ topic: 'Not invited', host: 'bo@example.org', start_time: '2026-11-20T13:00:00Z' })
  schedule({ topic: 'Later', start_time: '2026-11-21T08:00:00Z' })
  const soon = await host.call('GET', '/users/me/upcoming_meetings')
  expect(meetingsOf(soon).map(({ topic }) => topic)).toEqual(['Invited', 'Soon'])
})

function schedule(fields: Json): Json {
  return host.change({
    op: 'create_meeting',
    host: 'ada@example.com',
    start_time: '2026-12-01T10:00:00Z',
    ...fields,
  })
}

function list(query = '') {
  return host.call('GET', `/users/me/meetings?${query}`)
}

async function topics(query?: string) {
  return meetingsOf(await list(query)).map(({ topic }) => topic)
}
