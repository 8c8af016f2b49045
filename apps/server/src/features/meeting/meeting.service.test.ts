import {
  deleteMeeting,
  getMeeting,
  type Input,
  listMeetings,
  listOccurrences,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer } from '../../../test/server.ts'

const nobody = '01890000-0000-7000-8000-000000000000'
const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'America/St_Johns' })
})
afterAll(() => server.close())

describe('changing a meeting', () => {
  it('[MTG35] is the organizer’s alone', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    for (const body of [
      { meeting_title: 'x' },
      { meeting_description: 'x' },
      { meeting_priority: 'low' as const },
      { meeting_invitees: {} },
    ]) {
      expect(await update(bob, meeting_id, body)).toMatchObject({
        status: 403,
        message: 'Only the organizer can change this meeting.',
      })
    }
    expect((await update(ada, meeting_id, { meeting_title: 'x' })).data?.meeting_title).toBe('x')
  })

  it('[MTG15] keeps what is left out', async () => {
    const before = await aMeeting(server, ada.access_token, {
      meeting_description: 'Long',
      meeting_link: 'meet.example',
      meeting_location: { location_name: 'Room 1', latitude: 1 },
      meeting_invitees: asks(bob),
    })
    server.setNow('2026-11-20T10:00:00.000Z')
    const body = {
      meeting_title: 'New',
      meeting_location: { location_name: 'Room 2' },
    }
    const { data } = await update(ada, before.meeting_id, body)
    expect(data).toEqual({
      ...before,
      meeting_title: 'New',
      meeting_location: { ...before.meeting_location, location_name: 'Room 2' },
      updated_at: '2026-11-20T10:00:00.000Z',
      note: null,
    })
  })

  it.each([
    ['user_id', nobody],
    ['meeting_integration_type', 'zoom'],
    ['meeting_integration_type', 'banana'],
    ['meeting_id', nobody],
  ])('[MTG35] [API26] refuses another %s, and changes nothing', async (field, value) => {
    const before = await aMeeting(server, ada.access_token)
    const body = { meeting_title: 'New', [field]: value }
    const { status, errors } = await update(ada, before.meeting_id, body)
    expect([status, errors?.[0]?.path]).toEqual([400, field])
    const params = { meeting_id: before.meeting_id }
    expect((await server.call(getMeeting, { params, query: {} }, ada.access_token)).data).toEqual(before)
  })

  it('[MTG15] takes the whole meeting back as it was shown', async () => {
    for (const meeting_recurrence of [
      undefined,
      { is_recurring: true, recurring_type: 'monthly' as const },
    ]) {
      const before = await aMeeting(server, ada.access_token, {
        meeting_invitees: { ...asks(bob), ...aGuest() },
        meeting_recurrence,
      })
      await answer(before.meeting_id, bob, 'approved')
      const { data: shown } = await get(ada, before.meeting_id)
      if (!shown) throw new Error('not shown')
      const { data: after } = await update(ada, before.meeting_id, shown)
      expect(after).toEqual({ ...shown, note: null })
    }
  })

  it('[MTG36] resets all responses at another time, and only then', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { ...asks(bob, eve), ...aGuest() },
    })
    await answer(meeting_id, bob, 'approved')
    await remove(eve, meeting_id)
    const { meeting_attendee_id } = await server.db
      .selectFrom('meeting_attendee')
      .select('meeting_attendee_id')
      .where('meeting_id', '=', meeting_id)
      .where('user_id', '=', bob.user_id)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('counter_proposal')
      .values({
        counter_proposal_id: crypto.randomUUID(),
        meeting_id,
        meeting_attendee_id,
        user_id: bob.user_id,
        meeting_action: 'pending',
        starts_at: new Date('2026-11-25T09:00:00Z'),
        ends_at: new Date('2026-11-25T10:00:00Z'),
        replaces_starts_at: new Date('2026-11-24T09:00:00Z'),
        replaces_ends_at: new Date('2026-11-24T10:00:00Z'),
        created_at: new Date(),
        answered_at: null,
      })
      .execute()
    expect(answersOf(await update(ada, meeting_id, { meeting_title: 'x', agenda: 'y' }))).toEqual([
      'approved',
      'rejected',
      'pending',
    ])
    expect(await pendingCounters(meeting_id)).toBe(1)
    expect(answersOf(await update(ada, meeting_id, { meeting_time: { start_time: '12:00' } }))).toEqual([
      'pending',
      'pending',
      'pending',
    ])
    expect(await pendingCounters(meeting_id)).toBe(0)
    expect((await get(eve, meeting_id)).status).toBe(200)
  })

  it('[MTG37] takes the invitees as the whole new list', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { ...asks(bob), ...aGuest() },
    })
    await answer(meeting_id, bob, 'approved')
    const { data } = await update(ada, meeting_id, { meeting_invitees: asks(bob, eve) })
    expect(
      Object.entries(data?.meeting_invitees ?? {}).map(([key, { meeting_action }]) => [key, meeting_action]),
    ).toEqual([
      [bob.user_id, 'approved'],
      [eve.user_id, 'pending'],
    ])
    expect(
      Object.keys(
        (await update(ada, meeting_id, { meeting_invitees: asks(eve) })).data?.meeting_invitees ?? {},
      ),
    ).toEqual([eve.user_id])
    expect((await get(bob, meeting_id)).status).toBe(404)
    const renamed = {
      'guest:0198f000-0000-4000-8000-00000000000f': { primary_email: 'g@guests.example', full_name: 'Gina' },
    }
    await update(ada, meeting_id, { meeting_invitees: aGuest() })
    const { data: after } = await update(ada, meeting_id, { meeting_invitees: renamed })
    expect(Object.values(after?.meeting_invitees ?? {}).map(({ full_name }) => full_name)).toEqual(['Gina'])
  })

  it('[MTG30] [MTG37] is found by its new words and people, not by the old ones', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_title: 'Alpha',
      meeting_invitees: asks(bob),
    })
    await update(ada, meeting_id, { meeting_title: 'Beta', meeting_invitees: asks(eve) })
    const found = async (search_term: string) =>
      (await server.call(listMeetings, { query: { search_term } }, ada.access_token)).data?.length
    expect([await found('alpha'), await found('bob'), await found('beta eve')]).toEqual([0, 0, 1])
  })

  it('[MTG38] refuses a change made from an older state', async () => {
    const { meeting_id, updated_at } = await aMeeting(server, ada.access_token)
    server.setNow('2026-11-20T10:00:00.000Z')
    expect((await update(ada, meeting_id, { meeting_title: 'One', updated_at })).status).toBe(200)
    const refused = await update(ada, meeting_id, { meeting_title: 'Other', updated_at })
    expect(refused.status).toBe(409)
    // Both versions are at hand: the one that was sent, and this.
    expect(refused.data).toEqual({ current: (await get(ada, meeting_id)).data })
    expect((await get(ada, meeting_id)).data?.meeting_title).toBe('One')
  })

  it('[MTG40] makes a completed meeting active again in the future', async () => {
    const { meeting_id, meeting_status } = await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2026-11-19' },
    })
    expect(meeting_status).toBe('completed')
    await server.db
      .updateTable('meeting')
      .set({ meeting_status: 'completed' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    expect((await update(ada, meeting_id, { meeting_title: 'x' })).data?.meeting_status).toBe('completed')
    expect(
      (await update(ada, meeting_id, { meeting_date: { start_date: '2026-11-30' } })).data?.meeting_status,
    ).toBe('active')
    const listed = await server.call(listMeetings, { query: { meeting_status: 'active' } }, ada.access_token)
    expect(listed.data?.map((meeting) => meeting.meeting_id)).toEqual([meeting_id])
  })

  it('[MTG18] [MTG19] moves a series with its changed occurrences', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    })
    await server.db
      .insertInto('meeting_exception')
      .values({ meeting_id, original_starts_at: new Date('2026-11-25T09:00:00Z'), is_cancelled: true })
      .execute()
    await update(ada, meeting_id, { meeting_time: { start_time: '12:00', end_time: '12:30' } })
    expect(await startsOf(ada, '2026-11-24', '2026-11-27')).toEqual([
      '2026-11-24T11:00:00.000Z',
      '2026-11-26T11:00:00.000Z',
    ])
  })

  it('[MTG17] [MTG18] refuses a change that leaves nothing of a series', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-24' },
    })
    await server.db
      .insertInto('meeting_exception')
      .values({ meeting_id, original_starts_at: new Date('2026-11-24T09:00:00Z'), is_cancelled: true })
      .execute()
    const { status, errors } = await update(ada, meeting_id, { meeting_time: { start_time: '12:00' } })
    expect([status, errors?.[0]?.path]).toEqual([400, 'meeting_recurrence.recurring_end_date'])
  })
})

describe('deleting a meeting', () => {
  it('[MTG39] is gone for all people when the organizer deletes it', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    expect(await remove(ada, meeting_id)).toMatchObject({
      status: 200,
      message: 'Meeting deleted successfully',
      data: { meeting_id },
    })
    expect([
      (await get(ada, meeting_id)).status,
      (await get(bob, meeting_id)).status,
      (await remove(ada, meeting_id)).status,
    ]).toEqual([404, 404, 404])
  })

  it('[MTG39] [MTG35] stays as cancelled for all people when the organizer cancels it, once', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    expect((await remove(ada, meeting_id, 'cancel')).status).toBe(200)
    expect((await get(bob, meeting_id)).data?.meeting_status).toBe('cancelled')
    expect((await remove(ada, meeting_id, 'cancel')).status).toBe(409)
    expect((await update(ada, meeting_id, { meeting_title: 'x' })).status).toBe(409)
    expect((await remove(ada, meeting_id)).status).toBe(200)
  })

  it('[MTG39] cannot cancel what is over', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2026-11-19' },
    })
    expect((await remove(ada, meeting_id, 'cancel')).status).toBe(409)
  })

  it('[MTG39] declines for an invitee and leaves the other people’s lists alone', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob, eve) })
    expect((await remove(bob, meeting_id, 'cancel')).status).toBe(200)
    expect([(await get(bob, meeting_id)).status, (await remove(bob, meeting_id)).status]).toEqual([404, 404])
    expect((await get(ada, meeting_id)).data).toMatchObject({
      meeting_status: 'active',
      meeting_invitees: { [bob.user_id]: { meeting_action: 'rejected' } },
    })
    expect((await get(eve, meeting_id)).status).toBe(200)
  })
})

describe('occurrences', () => {
  it('[MTG33] are all times in the window, in order, across clock changes', async () => {
    await aMeeting(server, ada.access_token, {
      meeting_title: 'series',
      meeting_date: { start_date: '2027-03-08' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' },
      meeting_invitees: asks(bob),
    })
    await aMeeting(server, bob.access_token, {
      meeting_title: 'single',
      meeting_date: { start_date: '2027-03-10' },
      meeting_timezone: 'America/New_York',
      meeting_invitees: asks(ada),
    })
    expect(await startsOf(ada, '2027-03-01', '2027-04-10')).toEqual([
      '2027-03-08T09:00:00.000Z',
      '2027-03-10T15:00:00.000Z',
      '2027-03-15T09:00:00.000Z',
      '2027-03-22T09:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
      '2027-04-05T08:00:00.000Z',
    ])
    expect(await startsOf(ada, '2027-03-09', '2027-03-15')).toEqual(['2027-03-10T15:00:00.000Z'])
  })

  it('[MTG33] contain what each reader needs, and cancelled ones', async () => {
    const series = await aMeeting(server, ada.access_token, {
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-25' },
      meeting_invitees: asks(bob, eve),
    })
    await remove(eve, series.meeting_id)
    await remove(ada, series.meeting_id, 'cancel')
    const { data } = await occurrences(bob, '2026-11-24', '2026-11-27')
    expect(data).toHaveLength(2)
    expect(data?.[1]).toMatchObject({
      meeting_id: series.meeting_id,
      original_start_timestamp: '2026-11-25T09:00:00.000Z',
      meeting_status: 'cancelled',
      is_recurring: true,
      is_organizer: false,
      meeting_action: 'pending',
      invitee_count: 2,
    })
    expect((await occurrences(eve, '2026-11-24', '2026-11-27')).data).toEqual([])
  })

  it('[MTG33] show a changed occurrence where and how it takes place', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' },
    })
    await server.db
      .insertInto('meeting_exception')
      .values({
        meeting_id,
        original_starts_at: new Date('2026-11-24T09:00:00Z'),
        is_cancelled: false,
        starts_at: new Date('2026-11-22T14:00:00Z'),
        ends_at: new Date('2026-11-22T15:00:00Z'),
        meeting_title: 'Moved',
        location_name: 'Elsewhere',
      })
      .execute()
    const { data } = await occurrences(ada, '2026-11-22', '2026-11-23')
    expect(data).toMatchObject([
      {
        original_start_timestamp: '2026-11-24T09:00:00.000Z',
        start_timestamp: '2026-11-22T14:00:00.000Z',
        meeting_title: 'Moved',
        location_name: 'Elsewhere',
      },
    ])
  })

  it('[MTG13] [MTG33] put all-day meetings on their dates in every zone', async () => {
    const honolulu = await server.aPerson({ timezone: 'Pacific/Honolulu' })
    const kiritimati = await server.aPerson({ timezone: 'Pacific/Kiritimati' })
    await aMeeting(server, kiritimati.access_token, {
      is_all_day: true,
      meeting_date: { start_date: '2026-12-01', end_date: '2026-12-02' },
      meeting_invitees: asks(honolulu),
    })
    const dates = async (from: string, to: string) =>
      (
        await server.call(
          listOccurrences,
          { query: { start_timestamp: from, end_timestamp: to } },
          honolulu.access_token,
        )
      ).data?.map(({ meeting_date }) => meeting_date)
    // The second of December in Honolulu begins at 10:00 UTC, when it is over in Kiritimati.
    expect(await dates('2026-12-02T10:00:00.000Z', '2026-12-03T10:00:00.000Z')).toEqual([
      { start_date: '2026-12-01', end_date: '2026-12-02' },
    ])
    expect(await dates('2026-11-30T10:00:00.000Z', '2026-12-01T10:00:00.000Z')).toEqual([])
    expect(await dates('2026-12-03T10:00:00.000Z', '2026-12-04T10:00:00.000Z')).toEqual([])
  })

  it('[MTG28] [MTG33] are completed one by one', async () => {
    await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2026-11-19' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    })
    const { data } = await occurrences(ada, '2026-11-19', '2026-11-21')
    expect(data?.map(({ meeting_status }) => meeting_status)).toEqual(['completed', 'active'])
  })
})

function asks(...people: SessionUser[]): Record<string, object> {
  return Object.fromEntries(people.map(({ user_id }) => [user_id, {}]))
}

function aGuest() {
  return {
    'guest:0198f000-0000-4000-8000-00000000000e': { primary_email: 'g@guests.example', full_name: 'Gus' },
  }
}

function get(person: SessionUser, meeting_id: string) {
  return server.call(getMeeting, { params: { meeting_id } }, person.access_token)
}

function update(person: SessionUser, meeting_id: string, body: Input<typeof updateMeeting>['body']) {
  return server.call(updateMeeting, { params: { meeting_id }, body }, person.access_token)
}

function remove(person: SessionUser, meeting_id: string, how: 'delete' | 'cancel' = 'delete') {
  return server.call(deleteMeeting, { params: { meeting_id }, query: { how } }, person.access_token)
}

function answersOf({ data }: Awaited<ReturnType<typeof update>>): string[] {
  return Object.values(data?.meeting_invitees ?? {}).map(({ meeting_action }) => meeting_action)
}

async function answer(meeting_id: string, person: SessionUser, meeting_action: 'approved' | 'rejected') {
  await server.db
    .updateTable('meeting_attendee')
    .set({ meeting_action })
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', person.user_id)
    .execute()
}

async function pendingCounters(meeting_id: string): Promise<number> {
  const rows = await server.db
    .selectFrom('counter_proposal')
    .select('meeting_action')
    .where('meeting_id', '=', meeting_id)
    .where('meeting_action', '=', 'pending')
    .execute()
  return rows.length
}

function occurrences(person: SessionUser, from: string, to: string) {
  const query = { start_timestamp: `${from}T00:00:00.000Z`, end_timestamp: `${to}T00:00:00.000Z` }
  return server.call(listOccurrences, { query }, person.access_token)
}

async function startsOf(person: SessionUser, from: string, to: string): Promise<string[] | undefined> {
  return (await occurrences(person, from, to)).data?.map(({ start_timestamp }) => start_timestamp)
}
