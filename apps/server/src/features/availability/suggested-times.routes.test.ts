import {
  findSlots,
  getAvailability,
  getFreeBusy,
  type SessionUser,
  updateAvailability,
} from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: '2026-01-01T00:00:00.000Z' })
})
afterAll(() => server.close())

describe('[AVL27] the break and the notice of a person', () => {
  it('are none at first, are changed alone, and are part of the own data', async () => {
    const { access_token: token } = await server.aPerson()
    const fresh = await server.call(getAvailability, {}, token)
    expect(fresh.data).toMatchObject({ break_minutes: 0, notice_minutes: 0 })
    await server.call(updateAvailability, { body: { break_minutes: 10 } }, token)
    const changed = await server.call(updateAvailability, { body: { notice_minutes: 240 } }, token)
    expect(changed.data).toMatchObject({ break_minutes: 10, notice_minutes: 240, travel_minutes: 0 })
  })

  it.each([
    ['break_minutes', -1],
    ['break_minutes', 241],
    ['break_minutes', 7.5],
    ['notice_minutes', 10_081],
    ['notice_minutes', 'long'],
  ])('refuse %s of %j and name the field', async (path, value) => {
    const { access_token: token } = await server.aPerson()
    const body = { [path]: value } as { break_minutes: number }
    const refused = await server.call(updateAvailability, { body }, token)
    expect(refused.status).toBe(400)
    expect(refused.errors).toMatchObject([{ path }])
  })
})

describe('[AVL28] suggested times and breaks', () => {
  it('keep the break of each person around what takes their time, and show it to no one', async () => {
    const [ada, bob] = [await withSetting({ break_minutes: 10 }), await withSetting({ break_minutes: 30 })]
    await insertMeeting(server.db, { ...at('10:00', '11:00'), user_id: ada.user_id })
    await insertMeeting(server.db, { ...at('12:00', '12:30'), user_id: bob.user_id })
    expect(await startsFor(ada, [bob], '09:00', '14:00')).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '11:15',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ])
    const asked = { users: [bob.user_id], start_time: '2026-11-23 09:00:00', end_time: '2026-11-23 14:00:00' }
    const told = await server.call(getFreeBusy, { body: asked }, ada.access_token)
    expect(told.data?.people.map(({ busy }) => busy)).toEqual([
      [['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z']],
      [['2026-11-23T12:00:00.000Z', '2026-11-23T12:30:00.000Z']],
    ])
  })

  it('keep the break after a meeting that ends before the window', async () => {
    const ada = await withSetting({ break_minutes: 60 })
    await insertMeeting(server.db, { ...at('10:00', '11:00'), user_id: ada.user_id })
    expect(await startsFor(ada, [], '11:00', '12:30')).toEqual(['12:00', '12:15'])
  })

  it('do without breaks where no time keeps them', async () => {
    const ada = await withSetting({ break_minutes: 60 })
    await insertMeeting(server.db, { ...at('10:00', '11:00'), user_id: ada.user_id })
    await insertMeeting(server.db, { ...at('11:30', '12:30'), user_id: ada.user_id })
    expect(await startsFor(ada, [], '10:00', '12:30')).toEqual(['11:00', '11:15'])
  })

  it.each([
    ['Europe/Berlin', '2026-03-29', '03:00'],
    ['Europe/Berlin', '2026-10-25', '03:00'],
    ['America/St_Johns', '2026-11-01', '02:30'],
    ['Asia/Kathmandu', '2026-07-01', '00:15'],
    ['Australia/Lord_Howe', '2026-04-05', '02:30'],
    ['Pacific/Apia', '2026-09-01', '00:00'],
  ])('count their minutes as time that passes, in %s on %s', async (zone, day, end) => {
    const ada = await withSetting({ break_minutes: 90 }, zone)
    await openAllDay(ada)
    const ends = instantOf(`${day}T${end}:00`, zone)
    const start = new Date(ends - 3_600_000).toISOString()
    await insertMeeting(server.db, {
      start: start.slice(0, 19),
      end: new Date(ends).toISOString().slice(0, 19),
      zone: 'UTC',
      user_id: ada.user_id,
    })
    const body = { users: [], start_time: start, end_time: new Date(ends + 4 * 3_600_000).toISOString() }
    const found = await server.call(findSlots, { body }, ada.access_token)
    expect(found.data?.free_slots[0]?.[0]).toBe(new Date(ends + 90 * 60_000).toISOString())
  })
})

describe('[AVL29] the minimum notice', () => {
  it('is that of the person who searches, from now on, and is told', async () => {
    const [ada, bob] = [
      await withSetting({ notice_minutes: 2880 }),
      await withSetting({ notice_minutes: 60 }),
    ]
    const search = { duration: 60, start_time: '2026-01-01T00:00:00Z', end_time: '2026-01-09T00:00:00Z' }
    const forAda = await server.call(
      findSlots,
      { body: { ...search, users: [bob.user_id] } },
      ada.access_token,
    )
    expect(forAda.data).toMatchObject({ earliest_start: '2026-01-03T00:00:00.000Z' })
    expect(forAda.data?.free_slots[0]?.[0]).toBe('2026-01-05T09:00:00.000Z')
    const forBob = await server.call(
      findSlots,
      { body: { ...search, users: [ada.user_id] } },
      bob.access_token,
    )
    expect(forBob.data?.free_slots[0]?.[0]).toBe('2026-01-01T09:00:00.000Z')
  })
})

async function withSetting(
  body: { break_minutes?: number; notice_minutes?: number },
  timezone = 'UTC',
): Promise<SessionUser> {
  const person = await server.aPerson({ timezone })
  await server.call(updateAvailability, { body }, person.access_token)
  return person
}

async function openAllDay({ access_token }: SessionUser): Promise<void> {
  const whole = { start_time: '00:00', end_time: '24:00', is_available: true }
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
  const availability_info = Object.fromEntries(names.map((name) => [name, whole]))
  await server.call(updateAvailability, { body: { availability_info } }, access_token)
}

/** On Monday 23 November 2026. */
function at(from: string, to: string) {
  return { start: `2026-11-23T${from}:00`, end: `2026-11-23T${to}:00`, zone: 'UTC' }
}

/** The starts of all quarter hours that are found, as '09:15'. */
async function startsFor(
  searcher: SessionUser,
  others: readonly SessionUser[],
  from: string,
  to: string,
): Promise<string[]> {
  const body = {
    users: others.map(({ user_id }) => user_id),
    duration: 15,
    start_time: `2026-11-23 ${from}:00`,
    end_time: `2026-11-23 ${to}:00`,
  }
  const found = await server.call(findSlots, { body }, searcher.access_token)
  return (found.data?.free_slots ?? []).map(([start]) => start.slice(11, 16))
}
