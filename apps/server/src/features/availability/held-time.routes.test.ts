import {
  createBookingPage,
  createHold,
  deleteHold,
  deleteMeeting,
  getFreeBusy,
  listHeldTimes,
  type SessionUser,
  shareSlots,
} from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { newId } from '../../platform/id.ts'
import { inTransaction } from '../../platform/postgres/db.ts'
import { type Hold, holdTimesOf } from './held-time.service.ts'

const now = '2026-11-20T09:00:00.000Z'
const ten: Slot = ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z']
const noon: Slot = ['2026-11-23T12:00:00.000Z', '2026-11-23T13:00:00.000Z']
const week = { start_timestamp: '2026-11-20T00:00:00.000Z', end_timestamp: '2026-11-27T00:00:00.000Z' }
type Slot = [string, string]

let server: TestServer
let ada: SessionUser
let bob: SessionUser
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson({ first_name: 'Ada' })
  bob = await server.aPerson({ first_name: 'Bob' })
})

function hold(about: object = {}, { access_token } = ada) {
  const body = { slots: [ten], held_title: 'Interview', hold_days: 3, ...about }
  return server.call(createHold, { body }, access_token)
}

function list({ access_token } = ada, query = week) {
  return server.call(listHeldTimes, { query }, access_token)
}

function release(holder_id: string, { access_token } = ada) {
  return server.call(deleteHold, { params: { holder_id } }, access_token)
}

function listBetween(start_timestamp: string, end_timestamp: string) {
  return list(ada, { start_timestamp, end_timestamp })
}

async function heldOf(person = ada) {
  const { data, message } = await list(person)
  if (!data) throw new Error(message)
  return data
}

async function busyOf(person: SessionUser): Promise<Slot[]> {
  const body = { users: [], start_time: '2026-11-23 00:00:00', end_time: '2026-11-24 00:00:00' }
  const { data } = await server.call(getFreeBusy, { body }, person.access_token)
  return data?.people[0]?.busy ?? []
}

const inMs = ([start, end]: Slot): Interval => [Date.parse(start), Date.parse(end)]

function holdFor(about: Partial<Hold> & Pick<Hold, 'purpose' | 'user_ids'>) {
  const usual = { holder_id: newId(), state: 'offered', meeting_id: null, expires_at: null } as const
  return inTransaction(server.db, (tx) =>
    holdTimesOf(tx, { ...usual, times: [inMs(ten)], ...about }, new Date(now)),
  )
}

/** A meeting at ten that is offered to the guest for noon, too. */
async function anOffer(guest: SessionUser): Promise<string> {
  const times_of_day = { start: '2026-11-23T10:00:00', end: '2026-11-23T11:00:00', zone: 'UTC' }
  const invited = [{ user_id: guest.user_id, action: 'pending' as const }]
  const user_id = ada.user_id
  const meeting_id = await insertMeeting(server.db, { ...times_of_day, user_id, invited, title: 'Plan' })
  await holdFor({
    purpose: 'offer',
    holder_id: meeting_id,
    meeting_id,
    times: [inMs(ten), inMs(noon)],
    user_ids: [user_id],
    shown_ids: [guest.user_id],
  })
  return meeting_id
}

describe('[AVL34] holding free times', () => {
  it('makes them busy, and lists them with their title and end', async () => {
    const { status, data } = await hold({ slots: [noon, ten], hold_days: 7 })
    expect([status, data?.expires_at, data?.slots]).toEqual([201, noon[0], [noon, ten]])
    expect(await busyOf(ada)).toEqual([ten, noon])
    const shared = { held_title: 'Interview', purpose: 'share', state: 'offered', held_count: 2 }
    const whose = { holder_id: data?.holder_id, is_holder: true, held_for: null, expires_at: noon[0] }
    expect(await heldOf()).toMatchObject([
      { ...shared, ...whose, start_timestamp: ten[0], end_timestamp: ten[1] },
      { ...shared, ...whose, start_timestamp: noon[0], end_timestamp: noon[1] },
    ])
    expect(await heldOf(bob)).toEqual([])
  })

  it('ends by itself after its days', async () => {
    const { data } = await hold({ hold_days: 1 })
    expect(data?.expires_at).toBe('2026-11-21T09:00:00.000Z')
    server.setNow('2026-11-21T09:00:00.000Z')
    expect([await heldOf(), await busyOf(ada)]).toEqual([[], []])
    expect((await hold()).status).toBe(201)
  })

  it('refuses all of them where one is taken, and names it', async () => {
    const times_of_day = { start: '2026-11-23T12:30:00', end: '2026-11-23T12:45:00', zone: 'UTC' }
    await insertMeeting(server.db, { ...times_of_day, user_id: ada.user_id })
    const refused = await hold({ slots: [ten, noon] })
    const message = 'Monday, 23 November 2026, 13:00 is no longer free. Please choose another time.'
    expect(refused).toMatchObject({ status: 409, message, errors: [{ path: 'slots.1', message }] })
    expect(await heldOf()).toEqual([])
  })

  it('holds a time once, however many try at once', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => hold()))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  it('lets no person hold more than 200 times', async () => {
    const day_ms = 86_400_000
    for (let batch = 0; batch < 10; batch += 1) {
      const slots = Array.from({ length: 20 }, (_, place): Slot => {
        const start = Date.parse(ten[0]) + (batch * 20 + place) * day_ms
        return [new Date(start).toISOString(), new Date(start + 1_800_000).toISOString()]
      })
      expect((await hold({ slots })).status).toBe(201)
    }
    expect(await hold({ slots: [noon] })).toMatchObject({
      status: 409,
      message: 'At most 200 times can be held. Please release some of them first.',
    })
  })

  it.each([
    ['slots', { slots: [] }, 'Please choose at least one time.'],
    ['slots', { slots: Array.from({ length: 21 }, () => ten) }, 'At most 20 times can be held at once.'],
    ['slots.0', { slots: ['tomorrow'] }, 'Each of slots must be a start and an end.'],
    ['slots.0', { slots: [[ten[1], ten[0]]] }, 'The end must be after the start.'],
    [
      'slots.1',
      { slots: [ten, ['2026-11-20T08:00:00Z', ten[0]]] },
      'A time that is held must not be longer than a day.',
    ],
    [
      'slots.0',
      { slots: [['2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z']] },
      'A time that is held must lie in the future.',
    ],
    ['held_title', { held_title: ' ' }, 'held_title must not be empty.'],
    ['hold_days', { hold_days: 8 }, 'hold_days must be a whole number from 1 to 7.'],
  ])('refuses wrong %s: %j', async (path, about, message) => {
    expect(await hold(about)).toMatchObject({ status: 400, errors: [{ path, message }] })
  })
})

describe('[AVL33] the list of held times', () => {
  it('names the guest of an offer for its organizer, and the organizer for the guest', async () => {
    const meeting_id = await anOffer(bob)
    const offered = { purpose: 'offer', held_title: 'Plan', meeting_id, start_timestamp: noon[0] }
    const [of_ada, ...no_more] = await heldOf()
    expect(no_more).toEqual([])
    expect(of_ada).toMatchObject({ ...offered, held_for: 'Bob Example', is_holder: true })
    expect(await heldOf(bob)).toMatchObject([{ ...offered, held_for: 'Ada Example', is_holder: false }])
  })

  it('has no time of an offer that ended or was declined', async () => {
    const meeting_id = await anOffer(bob)
    const params = { meeting_id }
    await server.call(deleteMeeting, { params, query: { how: 'delete' } }, bob.access_token)
    expect(await heldOf(bob)).toEqual([])
    expect(await heldOf()).toHaveLength(1)
    await server.call(deleteMeeting, { params, query: { how: 'delete' } }, ada.access_token)
    expect(await heldOf()).toEqual([])
  })

  it('names the booking page, and leads its owner alone to it', async () => {
    const page = {
      booking_page_title: 'Intro',
      booking_page_slug: 'intro',
      host_choice: 'collective' as const,
    }
    const body = { ...page, hosts: [{ user_id: ada.user_id }, { user_id: bob.user_id }] }
    const made = await server.call(createBookingPage, { body }, ada.access_token)
    const booking_page_id = made.data?.booking_page_id ?? ''
    const slots = [['2026-11-23T10:00:00.000Z', '2026-11-23T10:30:00.000Z']] as [Slot]
    await server.call(shareSlots, { params: { booking_page_id }, body: { slots } }, ada.access_token)
    const shared = { purpose: 'booking', held_title: 'Intro', held_for: null, meeting_id: null }
    expect(await heldOf()).toMatchObject([{ ...shared, booking_page_id }])
    expect(await heldOf(bob)).toMatchObject([{ ...shared, booking_page_id: null }])
  })

  it('shows the own title of a time first', async () => {
    await holdFor({ purpose: 'poll', user_ids: [ada.user_id], held_title: 'When do we meet?' })
    expect(await heldOf()).toMatchObject([
      { purpose: 'poll', held_title: 'When do we meet?', held_for: null, expires_at: null },
    ])
  })

  it('has what touches the window, and refuses one of more than 62 days or the wrong way round', async () => {
    await hold()
    expect((await listBetween('2026-11-23T10:59:00Z', '2026-11-24T00:00:00Z')).data).toHaveLength(1)
    expect((await listBetween(ten[1], '2026-11-24T00:00:00Z')).data).toEqual([])
    expect((await listBetween('2026-11-01T00:00:00Z', '2027-01-02T00:00:00Z')).data).toHaveLength(1)
    const tooLong = await listBetween('2026-11-01T00:00:00Z', '2027-01-02T00:00:01Z')
    const message = 'The window must not be longer than 62 days.'
    expect(tooLong).toMatchObject({ status: 400, errors: [{ path: 'end_timestamp', message }] })
    expect((await listBetween(ten[1], ten[0])).errors).toMatchObject([{ path: 'end_timestamp' }])
  })
})

describe('[AVL35] releasing held times', () => {
  it('releases all times of one call, once', async () => {
    const { data } = await hold({ slots: [ten, noon] })
    const holder_id = data?.holder_id ?? ''
    expect((await release(holder_id, bob)).status).toBe(404)
    expect(await heldOf()).toHaveLength(2)
    expect(await release(holder_id)).toMatchObject({ status: 200, data: { holder_id } })
    expect([await heldOf(), await busyOf(ada)]).toEqual([[], []])
    expect(await release(holder_id)).toMatchObject({
      status: 404,
      message: 'These times are no longer held.',
    })
  })

  it('does not touch what offers, booking pages and polls hold', async () => {
    for (const [place, purpose] of (['offer', 'booking', 'poll'] as const).entries()) {
      const holder_id = newId()
      const start = Date.parse(ten[0]) + place * 7_200_000
      const times: Interval[] = [[start, start + 3_600_000]]
      await holdFor({ purpose, holder_id, times, user_ids: [ada.user_id] })
      expect((await release(holder_id)).status).toBe(404)
    }
    expect(await heldOf()).toHaveLength(3)
  })
})

it('[AVL34] is refused without a session', async () => {
  const body = { slots: [ten], held_title: 'Interview' }
  expect((await server.call(createHold, { body })).status).toBe(401)
  expect((await server.call(listHeldTimes, { query: week })).status).toBe(401)
  expect((await server.call(deleteHold, { params: { holder_id: newId() } })).status).toBe(401)
})
