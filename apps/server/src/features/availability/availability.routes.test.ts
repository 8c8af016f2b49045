import {
  createHold,
  createPoll,
  findSlots,
  getAvailability,
  getFreeBusy,
  type SlotSearch,
  updateAvailability,
} from '@meridian/contract'
import type { SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertException, insertMeeting } from '../../../test/meeting-row.ts'
import { newId } from '../../platform/id.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let berlin: SessionUser

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
  berlin = await server.aPerson({ first_name: 'Berta', timezone: 'Europe/Berlin' })
})
afterAll(() => server.close())

const day = { start_time: '09:00', end_time: '17:00', is_available: true }

function search(body: Partial<SlotSearch> & Pick<SlotSearch, 'start_time' | 'end_time'>, who = berlin) {
  return server.call(findSlots, { body: { users: [], ...body } }, who.access_token)
}

async function slotsOf(
  body: Parameters<typeof search>[0],
  who = berlin,
): Promise<readonly (readonly string[])[]> {
  const { status, data } = await search(body, who)
  expect(status).toBe(200)
  return data?.free_slots ?? []
}

async function aPersonIn(timezone: string): Promise<SessionUser> {
  return server.aPerson({ timezone })
}

describe('hours', () => {
  it('[AVL1] shows the hours with the zone they are read in, and changes only the weekdays named', async () => {
    const person = await aPersonIn('Asia/Kathmandu')
    const first = await server.call(getAvailability, {}, person.access_token)
    expect(first.data?.timezone).toBe('Asia/Kathmandu')
    expect(first.data?.availability_info.monday).toEqual(day)
    expect(first.data?.availability_info.sunday.is_available).toBe(false)

    const saturday = { start_time: '10:30', end_time: '12:00', is_available: true }
    const changed = await server.call(
      updateAvailability,
      { body: { availability_info: { saturday } } },
      person.access_token,
    )
    expect(changed.message).toBe('Availability updated successfully.')
    expect(changed.data?.availability_info).toEqual({ ...first.data?.availability_info, saturday })
    const again = await server.call(getAvailability, {}, person.access_token)
    expect(again.data).toEqual(changed.data)
  })

  it('[AVL2] takes 00:00 and 24:00 as the midnight that ends the day, and refuses hours that end before they begin', async () => {
    const person = await aPersonIn('Europe/Berlin')
    const monday = { start_time: '22:00', end_time: '00:00', is_available: true }
    const tuesday = { start_time: '00:00', end_time: '24:00', is_available: true }
    await server.call(
      updateAvailability,
      { body: { availability_info: { monday, tuesday } } },
      person.access_token,
    )
    const slots = await slotsOf(
      { start_time: '2026-11-23 18:00:00', end_time: '2026-11-24 03:00:00', duration: 240 },
      person,
    )
    expect(slots).toEqual([['2026-11-23T21:00:00.000Z', '2026-11-24T01:00:00.000Z']])

    const refused = await server.call(
      updateAvailability,
      {
        body: {
          availability_info: { friday: { start_time: '17:00', end_time: '09:00', is_available: true } },
        },
      },
      person.access_token,
    )
    expect(refused.status).toBe(400)
    expect(refused.errors?.[0]?.path).toBe('availability_info.friday.end_time')
  })

  it('[RUN87] counts changed hours in the next search, and those of nobody else who had the same', async () => {
    const [person, other] = [await aPersonIn('Europe/Berlin'), await aPersonIn('Europe/Berlin')]
    const monday = { start_time: '2026-11-23 00:00:00', end_time: '2026-11-24 00:00:00', duration: 480 }
    const usual = ['2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z']
    expect(await Promise.all([slotsOf(monday, person), slotsOf(monday, other)])).toEqual([[usual], [usual]])
    await server.call(
      updateAvailability,
      { body: { additional_hours: { monday: [{ start_time: '17:00', end_time: '18:00' }] } } },
      person.access_token,
    )
    const longer = { ...monday, duration: 540 }
    expect(await slotsOf(longer, person)).toEqual([[usual[0], '2026-11-23T17:00:00.000Z']])
    expect(await slotsOf(longer, other)).toEqual([])
  })

  it('[AVL2] names the field of hours that are none, and refuses names that are no weekday', async () => {
    const person = await aPersonIn('Europe/Berlin')
    for (const start_time of ['9:00', '25:00', '', 9, null, '09:00:00']) {
      const { status, errors } = await server.send({
        method: 'PUT',
        path: '/v1/availability',
        token: person.access_token,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ availability_info: { monday: { ...day, start_time } } }),
      })
      expect([status, errors?.[0]?.path]).toEqual([400, 'availability_info.monday.start_time'])
    }
    const { data } = await server.call(getAvailability, {}, person.access_token)
    const { status, errors } = await server.send({
      method: 'PUT',
      path: '/v1/availability',
      token: person.access_token,
      headers: { 'content-type': 'application/json' },
      payload: '{"availability_info":{"caturday":{"start_time":"09:00"},"constructor":1}}',
    })
    expect([status, errors?.[0]?.path]).toEqual([400, 'availability_info'])
    expect((await server.call(getAvailability, {}, person.access_token)).data).toEqual(data)
  })
})

describe('free slots', () => {
  it('[AVL12] finds what two people in two zones share, the caller included unasked', async () => {
    const kathmandu = await aPersonIn('Asia/Kathmandu')
    // 09:00-17:00 in Berlin is 08:00-16:00 UTC; in Kathmandu it is 03:15-11:15 UTC.
    const slots = await slotsOf({
      users: [kathmandu.user_id],
      duration: 60,
      start_time: '2026-11-23 00:00:00',
      end_time: '2026-11-24 00:00:00',
    })
    expect(slots).toEqual([
      ['2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00.000Z'],
      ['2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'],
      ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z'],
    ])
  })

  it('[AVL13] begins on quarter hours, not before now, and keeps the break', async () => {
    const person = await aPersonIn('Europe/Berlin')
    await insertMeeting(server.db, {
      user_id: person.user_id,
      start: '2026-11-20T12:00:00',
      end: '2026-11-20T12:20:00',
      zone: 'Europe/Berlin',
    })
    server.setNow('2026-11-20T09:07:30.000Z')
    const slots = await slotsOf(
      {
        duration: 30,
        break_duration: 30,
        start_time: '2026-11-20 08:00:00',
        end_time: '2026-11-20 14:00:00',
      },
      person,
    )
    server.setNow('2026-11-20T09:00:00.000Z')
    // Now is 10:07:30 in Berlin; taken with its break is 11:30 to 12:50.
    expect(slots.map(([start]) => start)).toEqual(['2026-11-20T09:15:00.000Z', '2026-11-20T12:00:00.000Z'])
  })

  it('[AVL13] answers at most 100 slots, and none for a window that is over', async () => {
    const person = await aPersonIn('UTC')
    const long = await slotsOf(
      { duration: 5, start_time: '2026-11-20 00:00:00', end_time: '2027-11-20 00:00:00' },
      person,
    )
    expect(long).toHaveLength(100)
    const past = await slotsOf({ start_time: '2026-11-10 00:00:00', end_time: '2026-11-12 00:00:00' }, person)
    expect(past).toEqual([])
  })

  it('[AVL13] keeps the break from a meeting that lies outside the window', async () => {
    const person = await aPersonIn('UTC')
    await insertMeeting(server.db, {
      user_id: person.user_id,
      start: '2026-11-23T11:00:00',
      end: '2026-11-23T12:00:00',
      zone: 'UTC',
    })
    const slots = await slotsOf(
      {
        duration: 30,
        break_duration: 60,
        start_time: '2026-11-23 12:00:00',
        end_time: '2026-11-23 13:30:00',
      },
      person,
    )
    expect(slots).toEqual([['2026-11-23T13:00:00.000Z', '2026-11-23T13:30:00.000Z']])
  })

  it('[AVL14] reads the window in the caller’s zone, or by its own offset', async () => {
    const person = await aPersonIn('America/St_Johns')
    const local = await slotsOf(
      { duration: 60, start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 10:00:00' },
      person,
    )
    expect(local).toEqual([['2026-11-23T12:30:00.000Z', '2026-11-23T13:30:00.000Z']])
    const withOffset = await slotsOf(
      { duration: 60, start_time: '2026-11-23T12:30:00Z', end_time: '2026-11-23 14:30:00+01:00' },
      person,
    )
    expect(withOffset).toEqual(local)
  })

  it.each([
    ['start_time', { start_time: '2026-02-30 09:00:00', end_time: '2026-03-02 09:00:00' }],
    ['start_time', { start_time: 'tomorrow', end_time: '2026-03-02 09:00:00' }],
    ['end_time', { start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 29:00:00' }],
    ['end_time', { start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 09:00:00' }],
    ['end_time', { start_time: '2026-11-23 09:00:00', end_time: '2026-11-22 09:00:00' }],
    ['end_time', { start_time: '2026-11-23 00:00:00', end_time: '2027-11-25 00:00:00' }],
    ['duration', { duration: 4, start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' }],
    ['duration', { duration: 1441, start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' }],
    [
      'break_duration',
      { break_duration: -1, start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' },
    ],
    ['users.0', { users: ['nobody'], start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' }],
  ])('[AVL14] refuses a wrong %s, naming it: %j', async (path, body) => {
    const { status, errors } = await search(body)
    expect([status, errors?.[0]?.path]).toEqual([400, path])
  })

  it('[AVL14] answers windows at the edges of time without failing', async () => {
    for (const [start_time, end_time] of [
      ['0000-01-01 00:00:00', '0000-01-03 00:00:00'],
      ['0001-01-01 00:00:00', '0001-01-03 00:00:00'],
      ['9999-12-30 00:00:00', '9999-12-31 23:59:59'],
      ['9999-12-31T23:59:59-23:59', '9999-12-31T23:59:59-23:59'],
    ] as const) {
      expect((await search({ start_time, end_time })).status).toBeLessThan(500)
    }
  })

  it('[AVL15] names each unknown person, and accepts repeated ids and upper case', async () => {
    const colleague = await aPersonIn('Europe/Berlin')
    const window = { start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' }
    const stranger = '01890000-0000-7000-8000-00000000dead'
    const { status, errors } = await search({ users: [colleague.user_id, stranger, stranger], ...window })
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['users.1', 'users.2']])
    const users = [colleague.user_id, colleague.user_id.toUpperCase(), berlin.user_id]
    expect(await slotsOf({ users, ...window })).toEqual(
      await slotsOf({ users: [colleague.user_id], ...window }),
    )
  })
})

describe('free and busy', () => {
  it('[AVL16] lists the caller first, the others in their order, merged and cut, and reveals no meeting', async () => {
    const one = await aPersonIn('Asia/Kathmandu')
    const two = await aPersonIn('America/St_Johns')
    const meeting = { user_id: one.user_id, zone: 'UTC', title: 'Secret surgery' }
    await insertMeeting(server.db, { ...meeting, start: '2026-11-23T06:00:00', end: '2026-11-23T08:30:00' })
    await insertMeeting(server.db, { ...meeting, start: '2026-11-23T08:30:00', end: '2026-11-23T09:00:00' })
    await insertMeeting(server.db, { ...meeting, start: '2026-11-23T08:45:00', end: '2026-11-23T13:00:00' })
    const answer = await server.call(
      getFreeBusy,
      {
        body: {
          users: [two.user_id, one.user_id, two.user_id],
          start_time: '2026-11-23T08:00:00Z',
          end_time: '2026-11-23T12:00:00Z',
        },
      },
      berlin.access_token,
    )
    expect(answer.data?.people.map(({ user_id }) => user_id)).toEqual([
      berlin.user_id,
      two.user_id,
      one.user_id,
    ])
    expect(answer.data?.people[2]?.busy).toEqual([['2026-11-23T08:00:00.000Z', '2026-11-23T12:00:00.000Z']])
    expect(answer.data?.people[1]?.timezone).toBe('America/St_Johns')
    expect(answer.text).not.toContain('Secret')
    expect(answer.text).not.toContain(one.primary_email)
  })

  it('[AVL8] shows a series on its wall clock through a clock change, with its moved and cancelled occurrences', async () => {
    const person = await aPersonIn('UTC')
    const zone = 'Europe/Berlin'
    const meeting_id = await insertMeeting(server.db, {
      user_id: person.user_id,
      start: '2027-03-26T10:00:00',
      end: '2027-03-26T11:00:00',
      zone,
      rrule: 'FREQ=DAILY;COUNT=5',
      until: '2027-03-30T11:00:00',
    })
    await insertException(server.db, meeting_id, zone, { original: '2027-03-27T10:00:00' })
    await insertException(server.db, meeting_id, zone, {
      original: '2027-03-29T10:00:00',
      start: '2027-03-25T15:00:00',
      end: '2027-03-25T15:30:00',
    })
    const { data } = await server.call(
      getFreeBusy,
      { body: { users: [], start_time: '2027-03-20 00:00:00', end_time: '2027-04-10 00:00:00' } },
      person.access_token,
    )
    expect(data?.people[0]?.busy).toEqual([
      ['2027-03-25T14:00:00.000Z', '2027-03-25T14:30:00.000Z'],
      ['2027-03-26T09:00:00.000Z', '2027-03-26T10:00:00.000Z'],
      ['2027-03-28T08:00:00.000Z', '2027-03-28T09:00:00.000Z'],
      ['2027-03-30T08:00:00.000Z', '2027-03-30T09:00:00.000Z'],
    ])
  })
})

describe('[AVL17] a meeting that is being moved', () => {
  const window = { start_time: '2026-11-24 09:00:00', end_time: '2026-11-24 12:00:00' }
  const taken = ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z']

  async function busyOf(who: SessionUser, other: SessionUser, exclude_meeting_id: string) {
    const body = { users: [other.user_id], ...window, exclude_meeting_id }
    const { data } = await server.call(getFreeBusy, { body }, who.access_token)
    return data?.people.map(({ busy }) => busy)
  }

  it.each([undefined, 'FREQ=DAILY'])('takes nobody’s time, whoever of them asks: %s', async (rrule) => {
    const { ada, bob, meeting_id } = await aPlan(rrule)
    const asked = { users: [bob.user_id], duration: 180, ...window }
    expect(await slotsOf(asked, ada)).toEqual([])
    for (const [who, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const exclude_meeting_id = meeting_id.toUpperCase()
      const free = await slotsOf({ ...asked, users: [other.user_id], exclude_meeting_id }, who)
      expect(free).toEqual([['2026-11-24T09:00:00.000Z', '2026-11-24T12:00:00.000Z']])
      expect(await busyOf(who, other, exclude_meeting_id)).toEqual([[], []])
    }
  })

  it('leaves other meetings where they are', async () => {
    const { ada, bob, meeting_id } = await aPlan()
    const other = {
      user_id: bob.user_id,
      zone: 'UTC',
      start: '2026-11-24T09:30:00',
      end: '2026-11-24T10:00:00',
    }
    await insertMeeting(server.db, other)
    expect(await busyOf(ada, bob, meeting_id)).toEqual([[], [['2026-11-24T09:30:00.000Z', taken[1]]]])
  })

  it('is not found by a person without a part in it, and is no id of anything else', async () => {
    const { ada, bob, eve, meeting_id } = await aPlan()
    for (const endpoint of [findSlots, getFreeBusy]) {
      const body = { users: [ada.user_id, bob.user_id], ...window, exclude_meeting_id: meeting_id }
      expect(await server.call(endpoint, { body }, eve.access_token)).toMatchObject({
        status: 404,
        message: 'Meeting not found.',
      })
      const wrong = { ...body, exclude_meeting_id: 'all' }
      expect(await server.call(endpoint, { body: wrong }, ada.access_token)).toMatchObject({
        status: 400,
        errors: [{ path: 'exclude_meeting_id' }],
      })
    }
  })
})

describe('[AVL36] a poll that is being edited', () => {
  const window = { start_time: '2026-11-24 09:00:00', end_time: '2026-11-24 12:00:00' }
  const taken = ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'] as const

  async function aPollOfAll() {
    const [ada, bob, eve] = [await aPersonIn('UTC'), await aPersonIn('UTC'), await aPersonIn('UTC')]
    const body = {
      poll_title: 'Harvest',
      poll_timezone: 'UTC',
      poll_options: [{ start_timestamp: taken[0], end_timestamp: taken[1] }],
      participants: [{ user_id: bob.user_id }],
      hold_for: 'everyone' as const,
    }
    const { data, message } = await server.call(createPoll, { body }, ada.access_token)
    if (!data) throw new Error(message)
    return { ada, bob, eve, poll_id: data.poll_id }
  }

  it('takes nobody’s time with what it holds', async () => {
    const { ada, bob, poll_id } = await aPollOfAll()
    const asked = { users: [bob.user_id], ...window }
    const busyOf = async (about: { exclude_poll_id?: string }) => {
      const { data } = await server.call(getFreeBusy, { body: { ...asked, ...about } }, ada.access_token)
      return data?.people.map(({ busy }) => busy)
    }
    expect(await busyOf({})).toEqual([[taken], [taken]])
    expect(await slotsOf({ ...asked, duration: 180 }, ada)).toEqual([])
    const exclude_poll_id = poll_id.toUpperCase()
    expect(await busyOf({ exclude_poll_id })).toEqual([[], []])
    expect(await slotsOf({ ...asked, duration: 180, exclude_poll_id }, ada)).toHaveLength(1)
  })

  it('leaves meetings and other holders where they are', async () => {
    const { ada, bob, poll_id } = await aPollOfAll()
    const meeting = { zone: 'UTC', start: '2026-11-24T09:30:00', end: '2026-11-24T10:00:00' }
    await insertMeeting(server.db, { user_id: bob.user_id, ...meeting })
    const slots = [['2026-11-24T11:00:00.000Z', '2026-11-24T11:30:00.000Z']] as [string, string][]
    const hold = { body: { slots, held_title: 'Mine', hold_days: 1 } }
    expect((await server.call(createHold, hold, ada.access_token)).status).toBe(201)
    const body = { users: [bob.user_id], ...window, exclude_poll_id: poll_id }
    const { data } = await server.call(getFreeBusy, { body }, ada.access_token)
    expect(data?.people.map(({ busy }) => busy)).toEqual([slots, [['2026-11-24T09:30:00.000Z', taken[1]]]])
  })

  it('is not found by another person, asked or not, and is no id of anything else', async () => {
    const { ada, bob, eve, poll_id } = await aPollOfAll()
    for (const endpoint of [findSlots, getFreeBusy]) {
      const body = { users: [ada.user_id], ...window, exclude_poll_id: poll_id }
      for (const { access_token } of [bob, eve])
        expect(await server.call(endpoint, { body }, access_token)).toMatchObject({
          status: 404,
          message: 'This poll was not found.',
        })
      const wrong = { ...body, exclude_poll_id: 'all' }
      expect(await server.call(endpoint, { body: wrong }, ada.access_token)).toMatchObject({
        status: 400,
        errors: [{ path: 'exclude_poll_id' }],
      })
    }
  })
})

describe('connected accounts', () => {
  const read = '2026-11-20T07:30:00.000Z'
  const cases = [
    ['can be read', {}, true, null],
    ['has failed twice', { problem: 'No answer.', failures_in_a_row: 2 }, true, null],
    ['has failed three times', { problem: 'No answer.', failures_in_a_row: 3 }, true, read],
    ['has to be connected again', { reconnect_reason: 'Access was withdrawn.' }, true, read],
    ['cannot be read and does not count', { reconnect_reason: 'Access was withdrawn.' }, false, null],
  ] as const
  it.each(cases)('[AVL23] of a person whose account %s', async (_name, state, counts_as_busy, since) => {
    const person = await aPersonIn('Asia/Kathmandu')
    await connect(person, state, counts_as_busy)
    const window = { start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 10:00:00' }
    const found = await search({ users: [person.user_id], ...window })
    expect(found.data?.unknown_users).toEqual(since === null ? [] : [person.user_id])
    const body = { users: [person.user_id], ...window }
    const { data } = await server.call(getFreeBusy, { body }, berlin.access_token)
    expect(data?.people.map(({ unknown_since }) => unknown_since)).toEqual([null, since])
  })
})

describe('which people may call it', () => {
  const calls = [
    ['GET', '/v1/availability', undefined],
    ['PUT', '/v1/availability', '{"availability_info":{}}'],
    ['POST', '/v1/availability/multi_user/free_slots', '{}'],
    ['POST', '/v1/availability/multi_user/free_busy', '{}'],
  ] as const

  it.each(calls)('refuses %s %s to the signed-out and to admins', async (method, path, payload) => {
    const admin = await aPersonIn('UTC')
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', admin.user_id)
      .execute()
    const request = {
      method,
      path,
      headers: { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    }
    expect((await server.send(request)).status).toBe(401)
    expect((await server.send({ ...request, token: admin.access_token })).status).toBe(403)
  })

  it('[AVL24] refuses more than 600 searches in a minute, to that person alone', async () => {
    const person = await aPersonIn('UTC')
    const other = await aPersonIn('UTC')
    const window = { start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 12:00:00' }
    const statuses = new Map<number, number>()
    for (let round = 0; round < 601; round += 20) {
      const answers = await Promise.all(
        Array.from({ length: Math.min(20, 601 - round) }, () => search(window, person)),
      )
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 1 })
    expect((await search(window, other)).status).toBe(200)
  })
})

async function connect({ user_id }: SessionUser, state: object, counts_as_busy: boolean): Promise<void> {
  const at = new Date('2026-11-20T07:30:00.000Z')
  const connection_id = newId()
  const account = { provider: 'google', external_account_id: 'a', last_success_at: at } as const
  const stamps = { next_sync_at: at, created_at: at, updated_at: at }
  await server.db
    .insertInto('connection')
    .values({ connection_id, user_id, ...account, ...stamps, ...state })
    .execute()
  const calendar = { calendar_id: 'main', name: 'Main', is_primary: true, is_writable: true }
  await server.db
    .insertInto('connection_calendar')
    .values({ connection_id, ...calendar, is_shown: true, counts_as_busy })
    .execute()
}

/** A one-hour meeting or series of Ada's with Bob, and a stranger without a part in it. */
async function aPlan(rrule?: string) {
  const [ada, bob, eve] = [await aPersonIn('UTC'), await aPersonIn('UTC'), await aPersonIn('UTC')]
  const hour = { zone: 'UTC', start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00' }
  const invited = [{ user_id: bob.user_id, action: 'approved' as const }]
  const series = rrule === undefined ? {} : { rrule }
  const meeting_id = await insertMeeting(server.db, { user_id: ada.user_id, ...hour, ...series, invited })
  return { ada, bob, eve, meeting_id }
}
