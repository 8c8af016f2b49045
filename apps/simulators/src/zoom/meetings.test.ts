import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../kit/message.ts'
import { meetingsOf, startConnectedHost, type ConnectedHost } from './connected-host.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

const weekly = { type: 8, recurrence: { type: 2, repeat_interval: 1, weekly_days: '2,4', end_times: 6 } }

it('[PB39] reads a start with any offset but Z as UTC, and one without as local', async () => {
  expect(await start('2026-12-01T10:00:00Z', 'Europe/Berlin')).toBe('2026-12-01T10:00:00Z')
  expect(await start('2026-12-01T10:00:00+01:00')).toBe('2026-12-01T10:00:00Z')
  expect(await start('2026-12-01T10:00:00', 'America/St_Johns')).toBe('2026-12-01T13:30:00Z')
  expect(await start('2026-12-01T10:00:00')).toBe('2026-12-01T04:15:00Z')
})

it('[PB39] gives a created meeting with its links, in the zone of the account unless another is named', async () => {
  const created = await create({
    topic: 'Plan',
    settings: { meeting_invitees: [{ email: 'bo@example.org' }] },
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      topic: 'Plan',
      type: 2,
      duration: 60,
      timezone: 'Asia/Kathmandu',
      join_url: expect.stringContaining(`/j/${String(created.body.id)}?pwd=`),
      start_url: expect.stringContaining('?zak='),
      settings: { meeting_invitees: [{ email: 'bo@example.org' }] },
    },
  })
  const { start_url, ...known } = (await get(created.body.id)).body
  expect(start_url).toEqual(expect.any(String))
  expect(created.body).toMatchObject(known)
})

it('[PB39] makes an instant meeting where no start is given, and refuses what is too long or unknown', async () => {
  expect((await host.call('POST', '/users/me/meetings', { topic: 'Now' })).body.type).toBe(1)
  const refused: Readonly<Record<string, Json>> = {
    topic: { topic: 'x'.repeat(201) },
    agenda: { agenda: 'x'.repeat(2001) },
    start_time: { start_time: 'tomorrow' },
    timezone: { timezone: 'Mars/Olympus' },
    type: { type: 7 },
    'recurrence.repeat_interval': {
      ...weekly,
      recurrence: { type: 2, repeat_interval: 51, weekly_days: '1' },
    },
    'recurrence.end_times': { ...weekly, recurrence: { type: 1, end_times: 61 } },
  }
  for (const [field, fields] of Object.entries(refused)) {
    expect(await create(fields)).toMatchObject({
      status: 400,
      body: { code: 300, message: 'Validation Failed.', errors: [{ field }] },
    })
  }
})

it('[PB39] changes with 204 and no body, ignoring a start in the past', async () => {
  const { id } = (await create({})).body
  expect(await patch(id, { topic: 'Other', start_time: '2026-11-01T10:00:00Z' })).toMatchObject({
    status: 204,
    body: {},
  })
  expect((await get(id)).body).toMatchObject({ topic: 'Other', start_time: '2026-12-01T10:00:00Z' })
  await patch(id, { start_time: '2026-12-02T10:00:00Z', duration: 15 })
  expect((await get(id)).body).toMatchObject({ start_time: '2026-12-02T10:00:00Z', duration: 15 })
})

it('[PB39] deletes with 204, and what is gone is 404 with code 3001', async () => {
  const { id } = (await create({})).body
  expect((await host.call('DELETE', `/meetings/${String(id)}`)).status).toBe(204)
  const gone = { status: 404, body: { code: 3001, message: `Meeting does not exist: ${String(id)}.` } }
  expect(await get(id)).toMatchObject(gone)
  expect(await patch(id, { topic: 'Late' })).toMatchObject(gone)
  expect(await host.call('DELETE', `/meetings/${String(id)}`)).toMatchObject(gone)
  expect(await get('abc')).toMatchObject({ status: 404 })
})

it('[PB39] shows the times of a series only on the meeting itself, at one wall time across clock changes', async () => {
  const created = await create({
    ...weekly,
    start_time: '2027-03-08T09:00:00',
    timezone: 'America/New_York',
  })
  expect((await get(created.body.id)).body.occurrences).toMatchObject([
    { start_time: '2027-03-08T14:00:00Z', status: 'available', duration: 60 },
    { start_time: '2027-03-10T14:00:00Z' },
    { start_time: '2027-03-15T13:00:00Z', occurrence_id: String(Date.parse('2027-03-15T13:00:00Z')) },
    { start_time: '2027-03-17T13:00:00Z' },
    { start_time: '2027-03-22T13:00:00Z' },
    { start_time: '2027-03-24T13:00:00Z' },
  ])
})

it('[PB39] moves and deletes one time of a series by its id, and the whole series without one', async () => {
  const { id } = (await create(weekly)).body
  const [first, second] = await occurrences(id)
  const one = `/meetings/${String(id)}?occurrence_id=${String(second?.occurrence_id)}`
  expect((await host.call('PATCH', one, { start_time: '2026-12-04T12:00:00Z' })).status).toBe(204)
  expect(await occurrences(id)).toContainEqual({ ...second, start_time: '2026-12-04T12:00:00Z' })
  expect((await host.call('GET', one)).body.start_time).toBe('2026-12-04T12:00:00Z')

  const other = `/meetings/${String(id)}?occurrence_id=${String(first?.occurrence_id)}`
  expect((await host.call('DELETE', other)).status).toBe(204)
  expect(await occurrences(id)).toContainEqual({ ...first, status: 'deleted' })
  expect(await host.call('DELETE', other)).toMatchObject({ status: 400, body: { code: 300 } })

  expect((await host.call('DELETE', `/meetings/${String(id)}`)).status).toBe(204)
  expect((await get(id)).status).toBe(404)
})

it('[PB39] hides the meetings of others as if they did not exist', async () => {
  const { meeting } = host.change({
    op: 'create_meeting',
    host: 'bo@example.org',
    start_time: '2026-12-01T10:00:00Z',
  })
  expect(await get(meeting)).toMatchObject({ status: 404, body: { code: 3001 } })
  expect(await host.call('GET', '/users/bo@example.org/meetings')).toMatchObject({
    status: 404,
    body: { code: 1001 },
  })
})

it('[PB39] refuses the 101st create or update of a day until the next midnight of UTC, as a moment', async () => {
  const { id } = (await create({})).body
  for (let count = 2; count <= 100; count += 1)
    expect((await patch(id, { duration: count })).status).toBe(204)
  const refused = await create({})
  expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
  expect(refused.headers.get('retry-after')).toBe('2026-11-21T00:00:00Z')
  expect(refused.headers.get('x-ratelimit-type')).toBe('Daily-limit')
  expect((await get(id)).status).toBe(200)
  await host.simulator.clock.moveTo(Date.parse('2026-11-21T00:00:00Z'))
  const { access_token } = host.change({
    op: 'grant',
    account: 'ada@example.com',
    scopes: ['meeting:write:meeting'],
  })
  expect((await create({}, String(access_token))).status).toBe(201)
})

it('[PB39] refuses more than so many requests a second by plan, and tells the second from which on', async () => {
  host.change({ op: 'set_limits', per_second: true })
  host.change({ op: 'set_plan', user: 'ada@example.com', basic: true })
  const statuses: number[] = []
  for (let count = 1; count <= 3; count += 1) {
    statuses.push((await host.call('GET', '/users/me/meetings')).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  const refused = await host.call('GET', '/users/me/meetings')
  expect(refused.headers.get('x-ratelimit-type')).toBe('QPS')
  expect(refused.headers.get('x-ratelimit-category')).toBe('Medium')
  expect(refused.headers.get('x-ratelimit-reset')).toBe(String(host.simulator.clock.now() / 1000 + 1))
  expect((await host.call('GET', '/users/me')).status).toBe(200)
  await host.simulator.clock.advance(1000)
  expect((await host.call('GET', '/users/me/meetings')).status).toBe(200)
})

it('[PB39] can be told to be at its daily limit', async () => {
  host.simulator.faults.add({ match: {}, fault: { kind: 'named', name: 'daily_limit' } })
  expect((await create({})).headers.get('retry-after')).toBe('2026-11-21T00:00:00Z')
  expect((await create({})).status).toBe(201)
})

it('[PB38] finds a past meeting by its uuid, encoded twice where slashes would lead astray', async () => {
  const uuid = '/aB+c//9dEfGhIjKlMn0Q=='
  const { meeting } = host.change({
    op: 'create_meeting',
    host: 'ada@example.com',
    start_time: '2026-11-20T08:00:00Z',
    uuid,
  })
  host.change({ op: 'start_meeting', meeting })
  await host.simulator.clock.advance(45 * 60_000)
  expect(host.change({ op: 'end_meeting', meeting, participants: 3 })).toEqual({ uuid })
  const once = encodeURIComponent(uuid)
  expect((await host.call('GET', `/past_meetings/${once}`)).status).toBe(404)
  expect(await host.call('GET', `/past_meetings/${encodeURIComponent(once)}`)).toMatchObject({
    status: 200,
    body: { uuid, id: meeting, duration: 45, participants_count: 3, end_time: '2026-11-20T08:45:00Z' },
  })
  expect((await host.call('GET', `/past_meetings/${String(meeting)}`)).body.uuid).toBe(uuid)
  expect(meetingsOf(await host.call('GET', `/past_meetings/${String(meeting)}/instances`))).toMatchObject([
    { uuid },
  ])
  expect((await get(meeting)).body.uuid).not.toBe(uuid)
})

async function start(start_time: string, timezone?: string): Promise<unknown> {
  return (await create({ start_time, ...(timezone && { timezone }) })).body.start_time
}

function create(fields: Json, token?: string) {
  return host.call('POST', '/users/me/meetings', { start_time: '2026-12-01T10:00:00Z', ...fields }, token)
}

function get(id: unknown) {
  return host.call('GET', `/meetings/${String(id)}`)
}

function patch(id: unknown, fields: Json) {
  return host.call('PATCH', `/meetings/${String(id)}`, fields)
}

async function occurrences(id: unknown): Promise<readonly Json[]> {
  return meetingsOf({ ...(await get(id)), body: { meetings: (await get(id)).body.occurrences } })
}
