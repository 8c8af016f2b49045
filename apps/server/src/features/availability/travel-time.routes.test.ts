import {
  checkMeeting,
  findSlots,
  getAvailability,
  getFreeBusy,
  type SessionUser,
  updateAvailability,
} from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertException, insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: '2026-01-01T00:00:00.000Z' })
})
afterAll(() => server.close())

describe('[AVL10] the travel time of a person', () => {
  it('is none at first, is changed alone, and is part of the own data', async () => {
    const { access_token: token } = await server.aPerson()
    expect((await server.call(getAvailability, {}, token)).data?.travel_minutes).toBe(0)
    const changed = await server.call(updateAvailability, { body: { travel_minutes: 45 } }, token)
    expect(changed.data).toMatchObject({
      travel_minutes: 45,
      availability_info: { monday: { is_available: true } },
    })
    const hours = await server.call(updateAvailability, { body: { date_overrides: [] } }, token)
    expect(hours.data?.travel_minutes).toBe(45)
  })

  it.each([-1, 241, 7.5, 'long', null])('refuses %j and names the field', async (travel_minutes) => {
    const { access_token: token } = await server.aPerson()
    const body = { travel_minutes } as { travel_minutes: number }
    const refused = await server.call(updateAvailability, { body }, token)
    expect(refused.status).toBe(400)
    expect(refused.errors).toMatchObject([{ path: 'travel_minutes' }])
  })

  it('is set by the signed-in alone, each for oneself', async () => {
    const refused = await server.call(updateAvailability, { body: { travel_minutes: 30 } })
    expect(refused.status).toBe(401)
    const [ada, bob] = [await server.aPerson(), await server.aPerson()]
    await server.call(updateAvailability, { body: { travel_minutes: 30 } }, ada.access_token)
    expect((await server.call(getAvailability, {}, bob.access_token)).data?.travel_minutes).toBe(0)
  })
})

describe('[AVL11] travel around meetings', () => {
  it('is taken where there is a place, from people who set it, and shown to others without a reason', async () => {
    const ada = await aTraveller(30, 'UTC')
    const bob = await server.aPerson({ timezone: 'UTC' })
    const invited = [{ user_id: bob.user_id, action: 'approved' as const }]
    await insertMeeting(server.db, {
      ...at('2026-11-23', '10:00', '11:00'),
      user_id: ada.user_id,
      place: 'Quay 4',
      invited,
    })
    await insertMeeting(server.db, { ...at('2026-11-23', '14:00', '15:00'), user_id: ada.user_id })
    await insertMeeting(server.db, {
      ...at('2026-11-23', '16:00', '16:30'),
      user_id: ada.user_id,
      place: 'https://meet.example/x',
    })
    expect(await busyTimes(bob, ada, '2026-11-23')).toEqual(['09:30–11:30', '14:00–15:00', '16:00–16:30'])
    expect(await busyTimes(ada, bob, '2026-11-23')).toEqual(['10:00–11:00'])
    const search = {
      users: [],
      duration: 60,
      start_time: '2026-11-23 09:00:00',
      end_time: '2026-11-23 13:00:00',
    }
    const found = await server.call(findSlots, { body: search }, ada.access_token)
    expect(found.data?.free_slots[0]?.[0]).toBe('2026-11-23T11:30:00.000Z')
  })

  it('is taken around each occurrence, where that has a place of its own or the series has one', async () => {
    const ada = await aTraveller(20, 'UTC')
    const daily = { ...at('2026-11-23', '10:00', '10:30'), user_id: ada.user_id, rrule: 'FREQ=DAILY;COUNT=3' }
    const online = await insertMeeting(server.db, { ...daily, until: '2026-11-26T00:00:00' })
    await insertException(server.db, online, 'UTC', {
      original: '2026-11-24T10:00:00',
      start: '2026-11-24T11:00:00',
      end: '2026-11-24T11:30:00',
      place: 'Town hall',
    })
    expect(await busyTimes(ada, ada, '2026-11-23')).toEqual(['10:00–10:30'])
    expect(await busyTimes(ada, ada, '2026-11-24')).toEqual(['10:40–11:50'])
    const later = { ...at('2026-12-01', '10:00', '10:30'), user_id: ada.user_id, place: 'Quay 4' }
    await insertMeeting(server.db, { ...later, rrule: 'FREQ=DAILY;COUNT=2', until: '2026-12-03T00:00:00' })
    expect(await busyTimes(ada, ada, '2026-12-02')).toEqual(['09:40–10:50'])
  })

  it('reaches into a window from a meeting outside it, and is not added to whole days', async () => {
    const ada = await aTraveller(240, 'UTC')
    await insertMeeting(server.db, {
      ...at('2026-11-22', '22:00', '23:00'),
      user_id: ada.user_id,
      place: 'Pier',
    })
    expect(await busyTimes(ada, ada, '2026-11-23')).toEqual(['00:00–03:00'])
    const day = { start: '2026-11-26T00:00:00', end: '2026-11-27T00:00:00', zone: 'UTC', isAllDay: true }
    await insertMeeting(server.db, { ...day, user_id: ada.user_id, place: 'Fair' })
    expect(await busyTimes(ada, ada, '2026-11-25')).toEqual([])
  })

  it.each([
    ['Europe/Berlin', '2026-03-29', '03:15', '01:45'],
    ['Europe/Berlin', '2026-10-25', '03:15', '02:45'],
    ['America/St_Johns', '2026-11-01', '02:10', '01:40'],
    ['Asia/Kathmandu', '2026-07-01', '00:20', '23:50'],
    ['Australia/Lord_Howe', '2026-04-05', '02:15', '01:45'],
  ])('lasts its minutes on the clock of %s on %s', async (zone, day, start, leaves) => {
    const ada = await aTraveller(30, zone)
    const end = start.replace(/\d\d$/, '50')
    const meeting = { start: `${day}T${start}:00`, end: `${day}T${end}:00`, zone, user_id: ada.user_id }
    await insertMeeting(server.db, { ...meeting, place: 'Quay 4' })
    const starts = instantOf(meeting.start, zone)
    const body = {
      users: [],
      start_time: new Date(starts - 6 * 3_600_000).toISOString(),
      end_time: new Date(starts + 6 * 3_600_000).toISOString(),
    }
    const busy = (await server.call(getFreeBusy, { body }, ada.access_token)).data?.people[0]?.busy
    expect(busy).toEqual([
      [
        new Date(starts - 1_800_000).toISOString(),
        new Date(instantOf(meeting.end, zone) + 1_800_000).toISOString(),
      ],
    ])
    const left = Temporal.Instant.fromEpochMilliseconds(starts - 1_800_000).toZonedDateTimeISO(zone)
    expect(left.toPlainTime().toString().slice(0, 5)).toBe(leaves)
  })
})

async function aTraveller(travel_minutes: number, timezone: string): Promise<SessionUser> {
  const person = await server.aPerson({ timezone })
  await server.call(updateAvailability, { body: { travel_minutes } }, person.access_token)
  return person
}

function at(day: string, start: string, end: string) {
  return { start: `${day}T${start}:00`, end: `${day}T${end}:00`, zone: 'UTC' }
}

it('[AVL26] reports a meeting that leaves no time to travel', async () => {
  const ada = await aTraveller(30, 'UTC')
  const invited = [{ user_id: ada.user_id, action: 'approved' as const }]
  const host = await server.aPerson()
  const meeting = { ...at('2026-11-23', '10:00', '11:00'), user_id: host.user_id, place: 'Quay 4', invited }
  const meeting_id = await insertMeeting(server.db, meeting)
  const body = {
    meeting_date: { start_date: '2026-11-23' },
    meeting_time: { start_time: '11:15', end_time: '12:00' },
    meeting_timezone: 'UTC',
  }
  const checked = await server.call(checkMeeting, { body }, ada.access_token)
  expect(checked.data?.occurrences[0]?.conflicts).toEqual([
    { meeting_id, meeting_title: 'Plan', is_travel: true },
  ])
  const across = { ...body, meeting_time: { start_time: '10:45', end_time: '12:00' } }
  const overlapping = await server.call(checkMeeting, { body: across }, ada.access_token)
  expect(overlapping.data?.occurrences[0]?.conflicts).toMatchObject([{ is_travel: false }])
})

/** What one person sees of the day of another. */
async function busyTimes(reader: SessionUser, person: SessionUser, day: string): Promise<string[]> {
  const body = { users: [person.user_id], start_time: `${day}T00:00:00Z`, end_time: `${day}T23:59:00Z` }
  const people = (await server.call(getFreeBusy, { body }, reader.access_token)).data?.people ?? []
  const busy = people.find(({ user_id }) => user_id === person.user_id)?.busy ?? []
  return busy.map((pair) => pair.map((moment) => moment.slice(11, 16)).join('–'))
}
