import {
  type AvailabilityChange,
  checkMeeting,
  findSlots,
  getAvailability,
  getFreeBusy,
  listProposals,
  type SessionUser,
  updateAvailability,
} from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
})
afterAll(() => server.close())

const christmas = { first_date: '2026-12-24', last_date: '2026-12-26', hours: [] }
const short_day = {
  first_date: '2026-12-23',
  last_date: '2026-12-23',
  hours: [{ start_time: '10:00', end_time: '11:00' }],
}
const in_tokyo = { timezone: 'Asia/Tokyo', first_date: '2026-12-07', last_date: '2026-12-11' }

function put(person: SessionUser, body: AvailabilityChange) {
  return server.call(updateAvailability, { body }, person.access_token)
}

/** What a program that knows no types may send. */
function send(person: SessionUser, body: unknown) {
  return server.send({
    method: 'PUT',
    path: '/v1/availability',
    token: person.access_token,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

async function aPersonIn(timezone: string, setting?: AvailabilityChange): Promise<SessionUser> {
  const person = await server.aPerson({ timezone })
  if (setting) expect((await put(person, setting)).status).toBe(200)
  return person
}

/** Slots of an hour between two moments, as the person finds them with the others. */
async function hoursFree(person: SessionUser, users: string[], from: string, to: string): Promise<string[]> {
  const body = { users, duration: 60, start_time: `${from}:00Z`, end_time: `${to}:00Z` }
  const { data } = await server.call(findSlots, { body }, person.access_token)
  return data?.free_slots.map(([start]) => start.slice(0, 16)) ?? []
}

describe('further hours of a day', () => {
  it('[AVL3] count beside the row while it is available, also until and from midnight', async () => {
    const person = await aPersonIn('UTC', {
      additional_hours: {
        monday: [
          { start_time: '22:00', end_time: '24:00' },
          { start_time: '19:00', end_time: '20:00' },
        ],
        tuesday: [{ start_time: '00:00', end_time: '02:00' }],
        sunday: [{ start_time: '18:00', end_time: '20:00' }],
      },
    })
    expect(await hoursFree(person, [], '2026-11-22T12:00', '2026-11-24T09:00')).toEqual([
      ...[9, 10, 11, 12, 13, 14, 15, 16, 19, 22, 23].map(
        (hour) => `2026-11-23T${String(hour).padStart(2, '0')}:00`,
      ),
      '2026-11-24T00:00',
      '2026-11-24T01:00',
    ])
  })

  it('[AVL3] are refused where they overlap, at the hours that were sent, and nothing of the change is kept', async () => {
    const person = await aPersonIn('UTC')
    const first = await put(person, {
      additional_hours: { monday: [{ start_time: '16:59', end_time: '18:00' }] },
      stays: [in_tokyo],
    })
    expect([first.status, first.errors]).toEqual([
      400,
      [
        {
          path: 'additional_hours.monday.0.start_time',
          message: 'These hours overlap other hours of the same day.',
        },
      ],
    ])
    const kept = await server.call(getAvailability, {}, person.access_token)
    expect(kept.data).toMatchObject({ additional_hours: { monday: [] }, stays: [] })

    // Touching is not overlapping; the row may not grow over it later.
    const touching = { monday: [{ start_time: '17:00', end_time: '18:00' }] }
    expect((await put(person, { additional_hours: touching })).data?.additional_hours.monday).toEqual(
      touching.monday,
    )
    const longer = { start_time: '09:00', end_time: '17:30', is_available: true }
    const grown = await put(person, { availability_info: { monday: longer } })
    expect([grown.status, grown.errors?.[0]?.path]).toEqual([400, 'availability_info.monday.end_time'])
    // A day that is off overlaps nothing until it is switched on.
    const off = await put(person, { availability_info: { monday: { ...longer, is_available: false } } })
    expect(off.status).toBe(200)
    expect((await put(person, { availability_info: { monday: longer } })).status).toBe(400)
  })
})

describe('overrides and stays', () => {
  it('[AVL4] [AVL5] are returned, and replace the week in every search', async () => {
    const person = await aPersonIn('Europe/Berlin')
    const { data } = await put(person, { date_overrides: [christmas, short_day], stays: [in_tokyo] })
    expect(data).toMatchObject({ date_overrides: [christmas, short_day], stays: [in_tokyo] })
    expect((await server.call(getAvailability, {}, person.access_token)).data).toEqual(data)
    expect(await hoursFree(person, [], '2026-12-22T16:00', '2026-12-28T09:00')).toEqual([
      '2026-12-23T09:00',
      '2026-12-28T08:00',
    ])
    expect(await hoursFree(person, [], '2026-12-06T12:00', '2026-12-07T09:00')).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((hour) => `2026-12-07T0${hour}:00`),
    )
    const colleague = await aPersonIn('Europe/Berlin')
    expect(await hoursFree(colleague, [person.user_id], '2026-12-07T00:00', '2026-12-08T00:00')).toEqual([])
    expect(await hoursFree(colleague, [person.user_id], '2026-12-14T00:00', '2026-12-14T10:00')).toEqual([
      '2026-12-14T08:00',
      '2026-12-14T09:00',
    ])
  })

  it('[AVL5] keep the zone that is meant by an abbreviation or a former name', async () => {
    const person = await aPersonIn('UTC', { stays: [{ ...in_tokyo, timezone: 'Asia/Calcutta' }] })
    const { data } = await server.call(getAvailability, {}, person.access_token)
    expect(data?.stays[0]?.timezone).toBe('Asia/Kolkata')
  })

  it('[AVL6] leave what a change does not name, and can be taken away', async () => {
    const person = await aPersonIn('UTC', { date_overrides: [christmas], stays: [in_tokyo] })
    const monday = { start_time: '08:00', end_time: '12:00', is_available: true }
    const changed = await put(person, { availability_info: { monday } })
    expect(changed.data).toMatchObject({
      availability_info: { monday, tuesday: { start_time: '09:00' } },
      date_overrides: [christmas],
      stays: [in_tokyo],
    })
    const emptied = await put(person, { date_overrides: [] })
    expect(emptied.data).toMatchObject({ date_overrides: [], stays: [in_tokyo] })
  })

  const monday_span = { start_time: '18:00', end_time: '19:00' }
  it.each<[string, unknown]>([
    ['availability_info', {}],
    ['availability_info', { availability: {} }],
    ['additional_hours.monday', { additional_hours: { monday: 'all day' } }],
    ['additional_hours.monday', { additional_hours: { monday: repeated(monday_span, 10) } }],
    ['additional_hours.monday.0', { additional_hours: { monday: [null] } }],
    ['additional_hours.monday.0.end_time', { additional_hours: { monday: [{ start_time: '18:00' }] } }],
    [
      'additional_hours.monday.0.end_time',
      { additional_hours: { monday: [{ start_time: '22:00', end_time: '02:00' }] } },
    ],
    ['date_overrides', { date_overrides: {} }],
    ['date_overrides.0', { date_overrides: ['2026-12-24'] }],
    ['date_overrides.0.first_date', { date_overrides: [{ ...christmas, first_date: '2026-02-30' }] }],
    ['date_overrides.0.first_date', { date_overrides: [{ ...christmas, first_date: '0001-01-01' }] }],
    ['date_overrides.0.last_date', { date_overrides: [{ ...christmas, last_date: '9999-12-31' }] }],
    ['date_overrides.0.last_date', { date_overrides: [{ ...christmas, last_date: '2026-12-23' }] }],
    ['date_overrides.0.hours', { date_overrides: [{ ...christmas, hours: null }] }],
    ['date_overrides.0.hours', { date_overrides: [{ ...christmas, hours: repeated(monday_span, 11) }] }],
    [
      'date_overrides.0.hours.0.start_time',
      { date_overrides: [{ ...christmas, hours: [{ ...monday_span, start_time: '6pm' }] }] },
    ],
    [
      'date_overrides.0.hours.1.start_time',
      { date_overrides: [{ ...christmas, hours: [monday_span, monday_span] }] },
    ],
    [
      'date_overrides.1.first_date',
      { date_overrides: [christmas, { ...short_day, last_date: '2026-12-24' }] },
    ],
    ['date_overrides', { date_overrides: repeated(christmas, 401) }],
    ['stays', { stays: null }],
    ['stays.0.timezone', { stays: [{ ...in_tokyo, timezone: 'Mars/Olympus' }] }],
    ['stays.0.timezone', { stays: [{ ...in_tokyo, timezone: '+05:30' }] }],
    ['stays.0.last_date', { stays: [{ ...in_tokyo, last_date: '2026-12-06' }] }],
    [
      'stays.1.first_date',
      { stays: [in_tokyo, { ...in_tokyo, first_date: '2026-12-11', last_date: '2026-12-12' }] },
    ],
    ['stays', { stays: repeated(in_tokyo, 51) }],
  ])('[AVL4] [AVL5] names %s where it is wrong: %j', async (path, body) => {
    const person = await aPersonIn('UTC')
    const { status, errors } = await send(person, body)
    expect([status, errors?.[0]?.path]).toEqual([400, path])
    const { data } = await server.call(getAvailability, {}, person.access_token)
    expect(data).toMatchObject({ date_overrides: [], stays: [] })
  })

  it('[AVL6] lets changes at the same time follow one another', async () => {
    const person = await aPersonIn('UTC')
    const spans = { monday: [{ start_time: '17:00', end_time: '18:00' }] }
    const longer = { start_time: '09:00', end_time: '18:00', is_available: true }
    const answers = await Promise.all([
      put(person, { additional_hours: spans }),
      put(person, { availability_info: { monday: longer } }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })
})

describe('what others learn', () => {
  it('[AVL18] is when the person works, eight days around the window, and neither why nor where', async () => {
    const person = await aPersonIn('Europe/Berlin', {
      additional_hours: { tuesday: [{ start_time: '18:00', end_time: '19:00' }] },
      date_overrides: [{ first_date: '2026-12-09', last_date: '2026-12-09', hours: [] }],
      stays: [in_tokyo],
    })
    const reader = await aPersonIn('UTC')
    const answer = await server.call(
      getFreeBusy,
      {
        body: { users: [person.user_id], start_time: '2026-12-08 00:00:00', end_time: '2026-12-09 00:00:00' },
      },
      reader.access_token,
    )
    const shown = answer.data?.people[1]
    expect(shown?.timezone).toBe('Europe/Berlin')
    expect(shown?.available.map((pair) => pair.map((moment) => moment.slice(5, 16)))).toEqual([
      ['11-30T08:00', '11-30T16:00'],
      ['12-01T08:00', '12-01T16:00'],
      ['12-01T17:00', '12-01T18:00'],
      ['12-02T08:00', '12-02T16:00'],
      ['12-03T08:00', '12-03T16:00'],
      ['12-04T08:00', '12-04T16:00'],
      ['12-07T00:00', '12-07T08:00'],
      ['12-08T00:00', '12-08T08:00'],
      ['12-08T09:00', '12-08T10:00'],
      ['12-10T00:00', '12-10T08:00'],
      ['12-11T00:00', '12-11T08:00'],
      ['12-14T08:00', '12-14T16:00'],
      ['12-15T08:00', '12-15T16:00'],
      ['12-15T17:00', '12-15T18:00'],
      ['12-16T08:00', '12-16T16:00'],
    ])
    expect(answer.text).not.toMatch(/Tokyo|override|stays|additional/)
  })

  it('[AVL18] answers at the edges of time', async () => {
    const person = await aPersonIn('Pacific/Apia', { date_overrides: [christmas], stays: [in_tokyo] })
    for (const [start_time, end_time] of [
      ['0001-01-02 00:00:00', '0001-01-03 00:00:00'],
      ['9999-12-29 00:00:00', '9999-12-30 23:59:59'],
    ] as const) {
      const { status } = await server.call(
        getFreeBusy,
        { body: { users: [], start_time, end_time } },
        person.access_token,
      )
      expect([start_time, status]).toEqual([start_time, 200])
    }
  })
})

describe('conflicts of a meeting', () => {
  it('[AVL26] distinguishes an invitee who is away from one with other hours, and both from the usual week', async () => {
    const organizer = await aPersonIn('Europe/Berlin')
    const bea = await aPersonIn('Europe/Berlin', {
      date_overrides: [christmas, short_day],
      stays: [in_tokyo],
    })
    const check = async (day: string) => {
      const body = { ...atNine(day), meeting_invitees: { [bea.user_id]: {} } }
      const { data } = await server.call(checkMeeting, { body }, organizer.access_token)
      return data?.occurrences[0]?.outside_hours.map(({ user_id, exception }) => [
        user_id === bea.user_id,
        exception,
      ])
    }
    expect(await check('2026-12-24')).toEqual([[true, 'away']])
    expect(await check('2026-12-23')).toEqual([[true, 'other_hours']])
    expect(await check('2026-12-08')).toEqual([[true, 'other_hours']])
    expect(await check('2026-12-22')).toEqual([])
    expect(await check('2026-12-05')).toEqual([
      [false, null],
      [true, null],
    ])
  })

  it('[AVL26] shows the invitee that the date has no hours, and finds another time', async () => {
    const bea = await aPersonIn('Europe/Berlin', { date_overrides: [christmas] })
    const host = await aPersonIn('Europe/Berlin')
    await insertMeeting(server.db, {
      user_id: host.user_id,
      zone: 'Europe/Berlin',
      start: '2026-12-24T09:00:00',
      end: '2026-12-24T10:00:00',
      invited: [{ user_id: bea.user_id, action: 'pending' }],
    })
    const { data } = await server.call(listProposals, {}, bea.access_token)
    expect(data?.[0]?.availability).toMatchObject({
      is_available: false,
      reason: 'away',
      conflicts: [],
      possible_slots: { start_timestamp: '2026-12-28T08:00:00.000Z' },
    })
  })
})

function atNine(day: string) {
  return {
    meeting_title: 'Review',
    meeting_date: { start_date: day, end_date: day },
    meeting_time: { start_time: '09:00', end_time: '10:00' },
    meeting_timezone: 'Europe/Berlin',
  }
}

function repeated<Item>(item: Item, times: number): Item[] {
  return Array.from({ length: times }, () => item)
}
