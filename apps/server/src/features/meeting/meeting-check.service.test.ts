import {
  checkMeeting,
  getMeeting,
  type Input,
  listMeetings,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer } from '../../../test/server.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/New_York' })
})
afterAll(() => server.close())

describe('a meeting that is not saved yet', () => {
  it('[MTG53] reports own conflicts by title, other people as busy, and people outside their hours', async () => {
    await aMeeting(server, ada.access_token, { meeting_title: 'Own', meeting_invitees: asks(eve) })
    await aMeeting(server, bob.access_token, {
      meeting_title: 'Secret',
      meeting_date: { start_date: '2026-11-25' },
    })
    const first = await check(ada, { ...at('2026-11-24', '10:30'), meeting_invitees: asks(bob, eve) })
    expect(first.data?.occurrences).toMatchObject([
      {
        start_timestamp: berlin('2026-11-24T10:30'),
        conflicts: [{ meeting_title: 'Own' }],
        busy: [{ full_name: 'Eve Example', local_time: '04:30', timezone: 'America/New_York' }],
        outside_hours: [],
        clock_changes: [],
      },
    ])
    const second = await check(ada, { ...at('2026-11-25', '10:30'), meeting_invitees: asks(bob, eve) })
    expect(second.text).not.toContain('Secret')
    expect(second.data).toMatchObject({
      occurrences: [
        {
          conflicts: [],
          busy: [{ user_id: bob.user_id, local_time: '15:15' }],
          outside_hours: [{ user_id: eve.user_id, local_time: '04:30' }],
        },
      ],
      summary: { occurrences: 1, conflicts: 0, busy: 1, outside_hours: 1, clock_changes: 0 },
    })
    expect((await server.call(listMeetings, { query: {} }, ada.access_token)).data).toHaveLength(1)
  })

  it('[MTG53] reports nothing for a free time, one that is over, and people who are only guests', async () => {
    const guest = { 'guest:0198f000-0000-4000-8000-00000000000e': { primary_email: 'g@guests.example' } }
    const free = await check(ada, { ...at('2026-11-24', '10:00'), meeting_invitees: guest })
    expect(free.data?.summary).toEqual({
      occurrences: 1,
      conflicts: 0,
      busy: 0,
      outside_hours: 0,
      clock_changes: 0,
    })
    expect((await check(ada, at('2026-11-19', '03:00'))).data?.occurrences).toEqual([])
  })

  it('[MTG53] lets what leaves the time free collide with nothing', async () => {
    await aMeeting(server, ada.access_token)
    const { data } = await check(ada, { ...at('2026-11-24', '07:30'), is_transparent: true })
    expect(data?.summary).toMatchObject({ conflicts: 0, outside_hours: 1 })
    const { data: blocking } = await check(ada, { ...at('2026-11-24', '10:30'), is_transparent: false })
    expect(blocking?.summary.conflicts).toBe(1)
  })

  it('[MTG53] asks for the same dates of an all-day meeting in every zone, and for no hours', async () => {
    // Ten in the evening of 23 November in New York is the 24th in Berlin.
    await aMeeting(server, eve.access_token, {
      meeting_date: { start_date: '2026-11-23' },
      meeting_time: { start_time: '22:00', end_time: '23:00' },
      meeting_timezone: 'America/New_York',
    })
    const day = (start_date: string) =>
      check(ada, { meeting_date: { start_date }, is_all_day: true, meeting_invitees: asks(eve) })
    expect((await day('2026-11-23')).data?.summary).toMatchObject({ busy: 1, outside_hours: 0 })
    expect((await day('2026-11-24')).data?.summary).toMatchObject({ busy: 0, outside_hours: 0 })
    expect((await day('2026-11-28')).data?.summary.outside_hours).toBe(0)
  })

  it('[MTG54] looks at the next 52 occurrences within a year', async () => {
    expect(await occurrenceCount({ is_recurring: true, recurring_type: 'daily' })).toBe(52)
    expect(await occurrenceCount({ is_recurring: true, recurring_type: 'monthly' })).toBe(13)
    expect(
      await occurrenceCount({
        is_recurring: true,
        recurring_type: 'daily',
        recurring_end_date: '2026-11-26',
      }),
    ).toBe(3)
    expect(
      await occurrenceCount({
        is_recurring: true,
        recurring_type: 'weekly',
        recurring_start_date: '2030-01-01',
      }),
    ).toBe(52)
  })

  it('[MTG55] reports for which people a clock change puts an occurrence at another time than the first', async () => {
    const { data } = await check(ada, {
      ...at('2027-02-25', '15:00'),
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_end_date: '2027-05-06' },
      meeting_invitees: asks(eve, bob),
    })
    const moved = data?.occurrences.flatMap(({ start_timestamp, clock_changes }) =>
      clock_changes.map(({ full_name, usual_time, local_time }) => [
        start_timestamp.slice(0, 10),
        full_name,
        usual_time,
        local_time,
      ]),
    )
    // New York changes its clocks two weeks before Berlin, Kathmandu never.
    expect(moved).toEqual([
      ['2027-03-18', 'Eve Example', '09:00', '10:00'],
      ['2027-03-25', 'Eve Example', '09:00', '10:00'],
      ['2027-04-01', 'Bob Example', '19:45', '18:45'],
      ['2027-04-08', 'Bob Example', '19:45', '18:45'],
      ['2027-04-15', 'Bob Example', '19:45', '18:45'],
      ['2027-04-22', 'Bob Example', '19:45', '18:45'],
      ['2027-04-29', 'Bob Example', '19:45', '18:45'],
      ['2027-05-06', 'Bob Example', '19:45', '18:45'],
    ])
    expect(data?.summary.clock_changes).toBe(8)
  })

  it.each([
    ['Europe/Berlin', '2027-03-28', 3, '02:30', '03:30'],
    ['Europe/Berlin', '2027-03-28', 0, '02:30', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', 3, '02:15', '02:45'],
  ])(
    '[MTG55] counts a start that a clock change skips, in %s on %s, %i days after the first',
    async (zone, day, days, usual_time, local_time) => {
      server.setNow('2026-08-01T00:00:00.000Z')
      const person = await server.aPerson({ timezone: zone })
      const { data } = await check(person, {
        meeting_timezone: zone,
        meeting_date: { start_date: Temporal.PlainDate.from(day).subtract({ days }).toString() },
        meeting_time: { start_time: usual_time },
        meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
      })
      expect(data?.occurrences.flatMap(({ clock_changes }) => clock_changes)).toMatchObject([
        { usual_time, local_time },
      ])
    },
  )

  it('[MTG53] names the wrong field, and refuses the signed-out', async () => {
    expect((await check(ada, { meeting_title: 'x' })).errors?.[0]?.path).toBe('meeting_date')
    expect((await check(ada, { ...at('2026-11-24', '10:00'), meeting_timezone: 'Nowhere' })).status).toBe(400)
    expect((await check(ada, { meeting_id: 'x' })).errors?.[0]?.path).toBe('meeting_id')
    expect((await server.call(checkMeeting, { body: at('2026-11-24', '10:00') })).status).toBe(401)
  })
})

describe('a change that is not saved yet', () => {
  it('[MTG56] is judged as the meeting would be, without its own time as an obstacle', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    await aMeeting(server, ada.access_token, {
      meeting_title: 'Later',
      meeting_time: { start_time: '12:00', end_time: '13:00' },
    })
    const same = await check(ada, { meeting_id, meeting_time: { start_time: '10:30', end_time: '11:30' } })
    expect(same.data?.summary).toMatchObject({ occurrences: 1, conflicts: 0, busy: 0 })
    const later = await check(ada, { meeting_id, meeting_time: { start_time: '11:30', end_time: '12:30' } })
    expect(later.data?.occurrences[0]?.conflicts).toMatchObject([{ meeting_title: 'Later' }])
    const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
    expect(data?.meeting_time.start_time).toBe('10:00')
  })

  it('[MTG56] looks at one occurrence, it and those that follow, or all', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: asks(bob),
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-28' },
    })
    await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2026-11-26' },
      meeting_time: { start_time: '12:00', end_time: '13:00' },
    })
    const meeting_time = { start_time: '12:00', end_time: '13:00' }
    const original_start_timestamp = berlin('2026-11-26T10:00')
    const counted = async (body: Fields) => {
      const { data } = await check(ada, { meeting_id, meeting_time, original_start_timestamp, ...body })
      return [data?.summary.occurrences, data?.summary.conflicts]
    }
    expect(await counted({ series_scope: 'this' })).toEqual([1, 1])
    expect(await counted({ series_scope: 'this_and_following' })).toEqual([3, 1])
    expect(await counted({ series_scope: 'all' })).toEqual([5, 1])
    const moved = { meeting_time, series_scope: 'this' as const, original_start_timestamp }
    await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { ...moved, meeting_date: { start_date: '2026-11-29' } } },
      ada.access_token,
    )
    expect((await check(ada, { meeting_id, is_transparent: false })).data?.summary).toMatchObject({
      occurrences: 5,
      conflicts: 0,
    })
    expect((await check(ada, { meeting_id, series_scope: 'this' })).status).toBe(400)
  })

  it('[MTG56] is the organizer’s alone', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    expect((await check(bob, { meeting_id })).status).toBe(403)
    expect((await check(eve, { meeting_id })).status).toBe(404)
  })
})

type Fields = NonNullable<Input<typeof checkMeeting>['body']>

function check(person: SessionUser, body: Fields) {
  return server.call(checkMeeting, { body }, person.access_token)
}

/** How many times a meeting on 24 November is looked at that repeats like this. */
async function occurrenceCount(meeting_recurrence: Fields['meeting_recurrence']) {
  const { data } = await check(ada, { ...at('2026-11-24', '10:00'), meeting_recurrence })
  return data?.occurrences.length
}

function at(start_date: string, start_time: string) {
  return { meeting_date: { start_date }, meeting_time: { start_time }, meeting_timezone: 'Europe/Berlin' }
}

function asks(...people: SessionUser[]): Record<string, object> {
  return Object.fromEntries(people.map(({ user_id }) => [user_id, {}]))
}

function berlin(wall: string): string {
  return new Date(instantOf(wall, 'Europe/Berlin')).toISOString()
}
