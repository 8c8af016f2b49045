import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from '../kit/message.ts'
import { pageOf, resourceOf, startConnectedHost, type ConnectedHost } from './connected-host.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

const guest = { name: 'Nadia Okonkwo', email: 'nadia@example.com', timezone: 'Africa/Lagos' }

it('[PB34] requires the owner of the events, and refuses another user’s', async () => {
  const bo = host.simulator.scene.world.users.find(({ email }) => email === 'bo@example.org')
  host.change({ op: 'add_user', email: 'kim@example.com', name: 'Kim Example', organization: organization() })
  const kim = host.simulator.scene.world.users.find(({ email }) => email === 'kim@example.com')
  const kimUri = `${host.url}/users/${kim?.id}`
  const other = 'Please also specify organization when requesting events for a user within your organization.'

  expect(await list({})).toMatchObject({ status: 400, body: { title: 'Invalid Argument' } })
  expect(await list({ user: bo?.id ?? '' })).toMatchObject({ status: 400 })
  expect(await list({ user: kimUri })).toMatchObject({ status: 403, body: { message: other } })
  expect((await list({ user: kimUri, organization: host.organization_uri })).status).toBe(200)
  expect(
    await list({ user: `${host.url}/users/${bo?.id}`, organization: host.organization_uri }),
  ).toMatchObject({ status: 403, body: { message: 'This user is not in your organization' } })
  expect(await list({ organization: `${host.url}/organizations/${bo?.organization_id}` })).toMatchObject({
    status: 403,
  })
})

it('[PB34] shows the whole organization only to its administrators', async () => {
  host.change({ op: 'add_user', email: 'kim@example.com', name: 'Kim Example', organization: organization() })
  const kim = host.change({ op: 'grant', account: 'kim@example.com', scopes: ['scheduled_events:read'] })
  const path = `/scheduled_events?organization=${encodeURIComponent(host.organization_uri)}`
  expect((await host.call('GET', path)).status).toBe(200)
  expect(await host.call('GET', path, undefined, kim.access_token)).toMatchObject({
    status: 403,
    body: { message: 'You do not have permission' },
  })
})

it('[PB34] refuses more than a hundred at once, other sortings, and times that are none', async () => {
  const wrong: Readonly<Record<string, string>>[] = [
    { count: '101' },
    { count: '0' },
    { sort: 'name:asc' },
    { status: 'cancelled' },
    { min_start_time: 'today' },
    { page_token: 'nonsense' },
  ]
  for (const filter of wrong) {
    expect(await list({ user: host.user_uri, ...filter })).toMatchObject({
      status: 400,
      body: {
        message: 'The supplied parameters are invalid.',
        details: [{ parameter: Object.keys(filter)[0] }],
      },
    })
  }
})

it('[PB35] leads on by a full address with every filter, and to null at the end', async () => {
  for (let day = 1; day <= 5; day += 1) book({ start: `2026-12-0${day}T10:00:00Z` })
  book({ start: '2026-11-30T10:00:00Z' })
  const min_start_time = '2026-12-01T00:00:00.000000Z'
  const filters = {
    user: host.user_uri,
    min_start_time,
    sort: 'start_time:desc',
    status: 'active',
    count: '2',
  }
  const starts: unknown[] = []
  let address: unknown = `/scheduled_events?${new URLSearchParams(filters).toString()}`
  for (let page = 0; typeof address === 'string' && page < 9; page += 1) {
    const { items, pagination } = pageOf(await host.call('GET', address))
    starts.push(...items.map(({ start_time }) => start_time))
    address = pagination.next_page
    if (typeof address === 'string') {
      const { origin, searchParams } = new URL(address)
      expect(origin).toBe(host.url)
      expect(Object.fromEntries(searchParams)).toEqual({ ...filters, page_token: pagination.next_page_token })
    }
  }
  expect(address).toBeNull()
  expect(starts).toEqual([5, 4, 3, 2, 1].map((day) => `2026-12-0${day}T10:00:00.000000Z`))
})

it('[PB35] finds every page back, and a page is not moved by what is gone meanwhile', async () => {
  const events = [1, 2, 3, 4].map((day) => book({ start: `2026-12-0${day}T10:00:00Z` }).event)
  const query = new URLSearchParams({ user: host.user_uri, status: 'active', count: '2' })
  const first = pageOf(await host.call('GET', `/scheduled_events?${query.toString()}`))
  host.change({ op: 'cancel', event: events[0] })
  const second = pageOf(await host.call('GET', String(first.pagination.next_page)))
  expect(second.items.map(({ uri }) => uri)).toEqual(events.slice(2).map(uriOf))
  const back = pageOf(await host.call('GET', String(second.pagination.previous_page)))
  expect(back.items.map(({ uri }) => uri)).toEqual([uriOf(events[1])])
})

it('[PB35] gives times in UTC with microseconds and spells canceled with one l', async () => {
  const { event } = book({ start: '2026-12-01T11:00:00+01:00' })
  expect(resourceOf(await host.call('GET', `/scheduled_events/${event}`))).toMatchObject({
    status: 'active',
    start_time: '2026-12-01T10:00:00.000000Z',
    end_time: '2026-12-01T10:30:00.000000Z',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    invitees_counter: { total: 1, active: 1, limit: 1 },
    event_memberships: [{ user: host.user_uri, user_email: 'ada@example.com' }],
  })
  const cancel = await host.call('POST', `/scheduled_events/${event}/cancellation`, { reason: 'Ill' })
  expect(cancel).toMatchObject({
    status: 201,
    body: { resource: { canceled_by: 'Ada Example', reason: 'Ill', canceler_type: 'host' } },
  })
  expect(resourceOf(await host.call('GET', `/scheduled_events/${event}`))).toMatchObject({
    status: 'canceled',
    cancellation: { reason: 'Ill' },
    invitees_counter: { total: 1, active: 0 },
  })
})

it('[PB35] cancels neither twice nor after the start, and refuses strangers', async () => {
  const { event: canceled } = book({ start: '2026-12-01T10:00:00Z' })
  await host.call('POST', `/scheduled_events/${canceled}/cancellation`)
  const { event: past } = book({ start: '2026-12-02T10:00:00Z' })
  const refusal = async (event: string | undefined, token?: string) =>
    (await host.call('POST', `/scheduled_events/${event}/cancellation`, {}, token)).body.message
  expect(await refusal(canceled)).toBe('Event is already canceled')
  await host.simulator.clock.moveTo(Date.parse('2026-12-02T10:00:00Z'))
  const { access_token } = host.change({
    op: 'grant',
    account: 'ada@example.com',
    scopes: ['scheduled_events:write'],
  })
  expect(await refusal(past, access_token)).toBe('Event in the past')
  const bo = host.change({ op: 'grant', account: 'bo@example.org', scopes: ['scheduled_events:write'] })
  expect(await refusal(past, bo.access_token)).toBe('You are not allowed to cancel this event')
})

it('[PB35] lists the invitees of an event with what they answered', async () => {
  const { event, invitee } = book({ start: '2026-12-01T10:00:00Z', answers: ['Bring the plans'] })
  const path = `/scheduled_events/${event}/invitees`
  const { items } = pageOf(await host.call('GET', path))
  expect(items).toMatchObject([
    {
      uri: `${host.url}${path}/${invitee}`,
      email: 'nadia@example.com',
      status: 'active',
      timezone: 'Africa/Lagos',
      rescheduled: false,
      old_invitee: null,
      new_invitee: null,
      no_show: null,
      questions_and_answers: [{ answer: 'Bring the plans', position: 0 }],
    },
  ])
  expect(pageOf(await host.call('GET', `${path}?email=else@example.com`)).items).toEqual([])
})

it('[PB35] names the copy in the host’s calendar where there is one', async () => {
  const { event } = book({ start: '2026-12-01T10:00:00Z', external_id: 'g00gle1' })
  const { event: without } = book({ start: '2026-12-02T10:00:00Z' })
  expect(resourceOf(await host.call('GET', `/scheduled_events/${event}`)).calendar_event).toEqual({
    kind: 'google',
    external_id: 'g00gle1',
  })
  expect(resourceOf(await host.call('GET', `/scheduled_events/${without}`)).calendar_event).toBeNull()
})

it('[PB35] books by POST what is free, and the slot is taken then', async () => {
  const types = pageOf(await host.call('GET', `/event_types?user=${encodeURIComponent(host.user_uri)}`))
  const booking = {
    event_type: types.items[0]?.uri,
    start_time: '2026-12-01T10:00:00Z',
    invitee: guest,
  }
  const booked = await host.call('POST', '/invitees', booking)
  expect(booked).toMatchObject({ status: 201, body: { resource: { email: 'nadia@example.com' } } })
  expect(await host.call('POST', '/invitees', booking)).toMatchObject({
    status: 400,
    body: { details: [{ parameter: 'start_time' }] },
  })
})

it('[PB37] has no link for a conference until it is pushed', async () => {
  const { event } = book({
    start: '2026-12-01T10:00:00Z',
    location: { kind: 'zoom_conference' },
    push_after_ms: 4000,
  })
  const location = async () => resourceOf(await host.call('GET', `/scheduled_events/${event}`)).location
  expect(await location()).toEqual({
    type: 'zoom_conference',
    status: 'initiated',
    join_url: null,
    data: null,
  })
  await host.simulator.clock.advance(2000)
  expect(await location()).toMatchObject({ status: 'processing', join_url: null })
  await host.simulator.clock.advance(2000)
  expect(await location()).toMatchObject({
    status: 'pushed',
    join_url: expect.stringMatching(/^https:\/\/us05web\.zoom\.us\/j\/\d{11}\?pwd=/),
  })
})

it('[PB37] counts 50 requests a minute on the free tier and 500 on others, and tells the seconds to go', async () => {
  expect((await host.call('GET', '/users/me')).headers.get('x-ratelimit-limit')).toBe('500')
  await host.simulator.clock.advance(60_000)
  host.change({ op: 'set_tier', user: 'ada@example.com', tier: 'free' })
  for (let count = 1; count <= 50; count += 1) {
    const { status, headers } = await host.call('GET', '/users/me')
    expect(status).toBe(200)
    expect(headers.get('x-ratelimit-remaining')).toBe(String(50 - count))
    expect(headers.get('x-ratelimit-reset')).toBe('60')
  }
  await host.simulator.clock.advance(20_000)
  const refused = await host.call('GET', '/users/me')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('x-ratelimit-reset')).toBe('40')
  expect(refused.headers.has('retry-after')).toBe(false)
  await host.simulator.clock.advance(40_000)
  expect((await host.call('GET', '/users/me')).status).toBe(200)
})

function book(change: Json) {
  return host.change({
    op: 'book',
    owner: 'ada@example.com',
    event_type: 'call',
    invitee: guest,
    ...change,
  })
}

function list(filters: Readonly<Record<string, string>>) {
  return host.call('GET', `/scheduled_events?${new URLSearchParams(filters).toString()}`)
}

function uriOf(event: string | undefined): string {
  return `${host.url}/scheduled_events/${event}`
}

function organization(): string {
  return host.organization_uri.split('/').at(-1) ?? ''
}
