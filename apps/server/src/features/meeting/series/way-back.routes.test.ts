import {
  createLabel,
  createKeyTakeaway,
  deleteMeeting,
  getMeeting,
  getWayBack,
  type Input,
  listMeetings,
  listOccurrences,
  type Occurrence,
  revertMeeting,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startTestServer } from '../../../../test/server.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser

beforeEach(async () => {
  server.setNow('2026-09-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
})
afterAll(() => server.close())

const weekly = {
  is_recurring: true,
  recurring_type: 'weekly' as const,
  recurring_days: { monday: true, thursday: true },
}

type Act = (meeting_id: string, zone: string) => Promise<unknown>

/** A weekly series from the end of September to May over both clock changes, one date of which is changed. */
async function aSeries(zone = 'Europe/Berlin', fields: Parameters<typeof aMeeting>[2] = {}) {
  const meeting = await aMeeting(server, ada.access_token, {
    meeting_title: 'Review',
    meeting_timezone: zone,
    meeting_date: { start_date: '2026-09-28' },
    meeting_time: { start_time: '00:15', end_time: '01:15' },
    meeting_recurrence: { ...weekly, recurring_end_date: '2027-05-20' },
    ...fields,
  })
  await update(meeting.meeting_id, {
    meeting_title: 'Special',
    meeting_time: { start_time: '23:30', end_time: '23:59' },
    ...at('2026-10-08', zone),
  })
  return meeting
}

function at(date: string, zone: string, series_scope: 'this' | 'this_and_following' | 'all' = 'this') {
  const original_start_timestamp = new Date(instantOf(`${date}T00:15`, zone)).toISOString()
  return { series_scope, original_start_timestamp }
}

async function update(meeting_id: string, body: Input<typeof updateMeeting>['body'], who = ada) {
  const done = await server.call(updateMeeting, { params: { meeting_id }, body }, who.access_token)
  expect([done.status, done.message]).toEqual([200, done.message])
  return done
}

async function remove(meeting_id: string, query: Input<typeof deleteMeeting>['query']) {
  const done = await server.call(deleteMeeting, { params: { meeting_id }, query }, ada.access_token)
  expect(done.status).toBe(200)
}

async function wayBack(meeting_id: string, who = ada) {
  const { data, message } = await server.call(getWayBack, { params: { meeting_id } }, who.access_token)
  if (!data) throw new Error(message)
  return data
}

function revert(meeting_id: string, way_back: string | null, who = ada) {
  const body = { way_back: way_back ?? '' }
  return server.call(revertMeeting, { params: { meeting_id }, body }, who.access_token)
}

/** No call lists more than 62 days. */
const windows = [
  ['2026-09-15', '2026-11-01'],
  ['2026-11-01', '2027-01-01'],
  ['2027-01-01', '2027-03-01'],
  ['2027-03-01', '2027-05-01'],
  ['2027-05-01', '2027-07-01'],
] as const

/** All occurrences as their organizer sees them, without the ids. */
async function shown() {
  const pages = await Promise.all(
    windows.map(([start, end]) => {
      const query = { start_timestamp: `${start}T00:00:00.000Z`, end_timestamp: `${end}T00:00:00.000Z` }
      return server.call(listOccurrences, { query }, ada.access_token)
    }),
  )
  return pages.flatMap(({ data, message }) => {
    if (!data) throw new Error(message)
    return data.map(wordsOf)
  })
}

function wordsOf(one: Occurrence) {
  return [one.meeting_title, one.original_start_timestamp, one.start_timestamp, one.end_timestamp]
}

const later = { meeting_time: { start_time: '02:15', end_time: '04:00' } }
const acts: readonly [name: string, act: Act][] = [
  ['a deleted date', (id, zone) => remove(id, at('2026-10-15', zone))],
  ['a deleted changed date', (id, zone) => remove(id, at('2026-10-08', zone))],
  ['deleted dates that follow', (id, zone) => remove(id, at('2026-10-22', zone, 'this_and_following'))],
  ['a moved date', (id, zone) => update(id, { ...later, ...at('2027-03-29', zone) })],
  [
    'moved dates that follow',
    (id, zone) => update(id, { ...later, ...at('2026-10-22', zone, 'this_and_following') }),
  ],
  ['a moved series', (id, zone) => update(id, { ...later, ...at('2026-10-22', zone, 'all') })],
  [
    'a series with another rhythm',
    (id) =>
      update(id, {
        meeting_recurrence: { ...weekly, recurring_days: { friday: true } },
        series_scope: 'all',
      }),
  ],
]

describe.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu'])(
  'in %s',
  (zone) => {
    it.each(acts)('[MTG90] takes %s back, over both clock changes', async (_name, act) => {
      const { meeting_id } = await aSeries(zone)
      const before = await shown()
      const { way_back } = await wayBack(meeting_id)
      await act(meeting_id, zone)
      expect(await shown()).not.toEqual(before)
      const { status, data } = await revert(meeting_id, way_back)
      expect([status, data?.meeting_id]).toEqual([200, meeting_id])
      expect(await shown()).toEqual(before)
      const { data: listed } = await server.call(listMeetings, { query: {} }, ada.access_token)
      expect(listed).toHaveLength(1)
    })

    it('[MTG90] brings a deleted series back, with its changed dates and labels, once', async () => {
      const label = {
        label_title: 'Green',
        label_description: '',
        label_color: '#A3E635',
        label_type: 'meeting' as const,
      }
      const { data: made } = await server.call(createLabel, { body: label }, ada.access_token)
      const meeting_labels = { [made?.label_id ?? '']: {} }
      const { meeting_id } = await aSeries(zone, { meeting_labels, agenda: 'One' })
      const before = await shown()
      const { way_back, undoes_deletion } = await wayBack(meeting_id)
      expect(undoes_deletion).toBe(true)
      await remove(meeting_id, { series_scope: 'all' })
      expect(await shown()).toEqual([])
      const { data } = await revert(meeting_id, way_back)
      expect(data?.meeting_id).not.toBe(meeting_id)
      expect(data).toMatchObject({ agenda: 'One', meeting_labels: { [made?.label_id ?? '']: {} } })
      expect(await shown()).toEqual(before)
      expect(await revert(meeting_id, way_back)).toMatchObject({
        status: 409,
        message: 'This series is back already.',
      })
      expect(await shown()).toEqual(before)
    })
  },
)

it('[MTG90] gives guests their answers back, unless they have answered since', async () => {
  const eve = await server.aPerson({ first_name: 'Eve' })
  const meeting_invitees = { [bob.user_id]: {}, [eve.user_id]: {} }
  const { meeting_id } = await aSeries('Europe/Berlin', { meeting_invitees })
  const say = (person: SessionUser, meeting_action: 'approved' | 'rejected') =>
    server.db
      .updateTable('meeting_attendee')
      .set({ meeting_action, answered_at: new Date('2026-09-20T09:00:00.000Z') })
      .where('meeting_id', '=', meeting_id)
      .where('user_id', '=', person.user_id)
      .execute()
  await say(bob, 'approved')
  await say(eve, 'approved')
  const { way_back } = await wayBack(meeting_id)
  await update(meeting_id, { ...later, ...at('2026-10-22', 'Europe/Berlin', 'all') })
  await say(eve, 'rejected')
  const { data, message } = await revert(meeting_id, way_back)
  const answers = Object.values(data?.meeting_invitees ?? {}).map((one) => [
    one.full_name,
    one.meeting_action,
  ])
  expect([message, data?.meeting_title]).toEqual([message, 'Review'])
  expect(answers).toEqual([
    [bob.full_name, 'approved'],
    [eve.full_name, 'rejected'],
  ])
})

it('[MTG91] refuses once the dates have changed again', async () => {
  const { meeting_id } = await aSeries()
  const { way_back } = await wayBack(meeting_id)
  await remove(meeting_id, at('2026-10-15', 'Europe/Berlin'))
  await remove(meeting_id, at('2026-10-19', 'Europe/Berlin'))
  const refused = { status: 409, message: expect.stringContaining('has changed since') }
  const before = await shown()
  expect(await revert(meeting_id, way_back)).toMatchObject(refused)
  expect(await shown()).toEqual(before)
})

it('[MTG91] refuses once the dates that follow have changed', async () => {
  const { meeting_id } = await aSeries()
  const { way_back } = await wayBack(meeting_id)
  const { data } = await update(meeting_id, {
    ...later,
    ...at('2026-10-22', 'Europe/Berlin', 'this_and_following'),
  })
  server.setNow('2026-09-20T09:05:00.000Z')
  await update(data?.meeting_id ?? '', { meeting_title: 'Other', series_scope: 'all' })
  expect((await revert(meeting_id, way_back)).status).toBe(409)
})

it('[MTG91] refuses where nothing has changed, and a second time', async () => {
  const { meeting_id } = await aSeries()
  const { way_back } = await wayBack(meeting_id)
  expect((await revert(meeting_id, way_back)).status).toBe(409)
  await remove(meeting_id, at('2026-10-15', 'Europe/Berlin'))
  expect((await revert(meeting_id, way_back)).status).toBe(200)
  expect((await revert(meeting_id, way_back)).status).toBe(409)
})

it('[MTG91] refuses what is no way back of this meeting and person, and one older than a day', async () => {
  const first = await aSeries()
  const other = await aSeries()
  const { way_back } = await wayBack(first.meeting_id)
  await remove(first.meeting_id, at('2026-10-15', 'Europe/Berlin'))
  const refused = { status: 400, errors: [{ path: 'way_back' }] }
  expect(await revert(other.meeting_id, way_back)).toMatchObject(refused)
  expect((await revert(first.meeting_id, way_back, bob)).status).toBe(404)
  expect(await revert(first.meeting_id, 'AAAA')).toMatchObject(refused)
  expect(await revert(first.meeting_id, '')).toMatchObject(refused)
  server.setNow('2026-09-21T09:00:01.000Z')
  expect(await revert(first.meeting_id, way_back)).toMatchObject(refused)
  expect((await revert(first.meeting_id, way_back, { ...ada, access_token: 'x' })).status).toBe(401)
})

describe('[MTG91] there is no way back', () => {
  it('of a single meeting, for an invitee and for a stranger', async () => {
    const single = await aMeeting(server, ada.access_token, { meeting_invitees: { [bob.user_id]: {} } })
    expect(await wayBack(single.meeting_id)).toEqual({ way_back: null, undoes_deletion: false })
    const { meeting_id } = await aSeries('Europe/Berlin', { meeting_invitees: { [bob.user_id]: {} } })
    expect((await wayBack(meeting_id, bob)).way_back).toBe(null)
    const eve = await server.aPerson({ first_name: 'Eve' })
    const { status } = await server.call(getWayBack, { params: { meeting_id } }, eve.access_token)
    expect(status).toBe(404)
  })

  it('from a deletion that would invite guests again or lose outcomes', async () => {
    const guests = await aSeries('Europe/Berlin', { meeting_invitees: { [bob.user_id]: {} } })
    expect(await wayBack(guests.meeting_id)).toMatchObject({ undoes_deletion: false })
    const { meeting_id } = await aSeries()
    server.setNow('2026-09-29T09:00:00.000Z')
    const body = { key_takeaway_title: 'The quay turns green' }
    await server.call(createKeyTakeaway, { params: { meeting_id }, body }, ada.access_token)
    const { way_back, undoes_deletion } = await wayBack(meeting_id)
    expect(undoes_deletion).toBe(false)
    await remove(meeting_id, { series_scope: 'all' })
    expect((await revert(meeting_id, way_back)).status).toBe(404)
  })
})

it('[MTG91] shows the series as it is after a refusal', async () => {
  const { meeting_id } = await aSeries()
  const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
  await revert(meeting_id, 'AAAA')
  expect((await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)).data).toEqual(data)
})
