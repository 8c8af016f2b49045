import {
  findSlots,
  getFreeBusy,
  importMeetings,
  listMeetings,
  listOccurrences,
  type Occurrence,
  type SessionUser,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { watchTurns } from '../../../test/longest-turn.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let crowded: SessionUser
let colleague: SessionUser

beforeAll(async () => {
  server = await startTestServer({ hasManyRows: true })
})
beforeEach(async () => {
  crowded = await server.aPerson({ timezone: 'America/St_Johns' })
  colleague = await server.aPerson({ timezone: 'Asia/Kathmandu' })
})
afterAll(() => server.close())

const year = { start_time: '2026-12-01 00:00:00', end_time: '2027-12-01 00:00:00' }
const window = { start_timestamp: '2026-12-01T00:00:00.000Z', end_timestamp: '2027-01-31T00:00:00.000Z' }

describe('a calendar crowded with series', () => {
  it('[AVL19] [AVL20] reports from when on time was not examined, calls none of it free, and delays no other request', async () => {
    await importSeries(crowded, 300, 'FREQ=HOURLY')
    const users = [crowded.user_id]
    const turns = watchTurns()
    const found = await server.call(findSlots, { body: { users, ...year } }, colleague.access_token)
    const longest_ms = turns.stop()
    const from = found.data?.unknown_from[0]?.from ?? ''
    expect(found.data?.unknown_from).toEqual([{ user_id: crowded.user_id, from }])
    expect(from > '2026-12-02' && from < '2027-12-01').toBe(true)
    expect(found.data?.free_slots.every(([, end]) => end <= from)).toBe(true)
    // One piece of work takes milliseconds; all of them together took half a minute.
    expect(longest_ms).toBeLessThan(1000)

    const told = await server.call(getFreeBusy, { body: { users, ...year } }, colleague.access_token)
    const person = told.data?.people[1]
    expect(person?.unknown_from).toBe(from)
    expect(person?.busy.at(-1)?.[1]).toBe('2027-11-30T18:15:00.000Z')
    expect(told.data?.people[0]?.unknown_from).toBeNull()

    const rest = { start_time: from, end_time: '2027-12-01T00:00:00Z' }
    const later = await server.call(findSlots, { body: { users, ...rest } }, colleague.access_token)
    expect((later.data?.unknown_from[0]?.from ?? '9999') > from).toBe(true)
  })

  it('[AVL21] has its share of the intervals in one answer', async () => {
    await importSeries(crowded, 1, 'FREQ=HOURLY')
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => server.aPerson()))
    const users = [crowded, ...others].map(({ user_id }) => user_id)
    const told = await server.call(getFreeBusy, { body: { users, ...year } }, colleague.access_token)
    const [, person, ...rest] = told.data?.people ?? []
    // An eighth of 20,000, and the rest of the year as one.
    expect(person?.busy).toHaveLength(2501)
    expect(person?.busy.at(-1)).toEqual([person?.unknown_from, '2027-11-30T18:15:00.000Z'])
    expect(rest.every(({ unknown_from }) => unknown_from === null)).toBe(true)
  })

  it('[AVL20] is reported as unknown as a whole where it has more meetings than are read', async () => {
    await crowdedWith(10_001)
    const users = [crowded.user_id]
    const found = await server.call(findSlots, { body: { users, ...year } }, colleague.access_token)
    expect(found.data).toMatchObject({
      free_slots: [],
      unknown_from: [{ user_id: crowded.user_id, from: '2026-11-30T18:15:00.000Z' }],
    })
    const calendar = await server.call(listOccurrences, { query: window }, crowded.access_token)
    expect(calendar.pagination?.is_cut).toBe(true)
  })

  it('[MTG8] comes page by page, each time once and in order', async () => {
    await importSeries(crowded, 3, 'FREQ=HOURLY')
    const all: Occurrence[] = []
    let cursor: string | undefined
    for (let page = 0; page < 10; page += 1) {
      const query = { ...window, ...(cursor !== undefined && { cursor }) }
      const { data, pagination } = await server.call(listOccurrences, { query }, crowded.access_token)
      all.push(...(data ?? []))
      expect(data?.length).toBeLessThanOrEqual(1000)
      expect(pagination?.is_cut).toBe(false)
      if (pagination?.next === null || pagination?.next === undefined) break
      cursor = pagination.next
    }
    expect(all).toHaveLength(3 * 61 * 24)
    const starts = all.map(({ start_timestamp }) => start_timestamp)
    expect(starts).toEqual(starts.toSorted())
    expect(new Set(all.map(({ meeting_id, start_timestamp }) => meeting_id + start_timestamp)).size).toBe(
      all.length,
    )
  })

  it('[MTG8] refuses a wrong limit and a made-up cursor, the signed-out, and shows a stranger nothing', async () => {
    await importSeries(crowded, 1, 'FREQ=DAILY')
    for (const [path, query] of [
      ['limit', { ...window, limit: 1001 }],
      ['limit', { ...window, limit: 0 }],
      ['cursor', { ...window, cursor: 'there' }],
      ['cursor', { ...window, cursor: '1_2_3' }],
    ] as const) {
      const { status, errors } = await server.call(listOccurrences, { query }, crowded.access_token)
      expect([status, errors?.[0]?.path]).toEqual([400, path])
    }
    expect((await server.call(listOccurrences, { query: window })).status).toBe(401)
    const { data, pagination } = await server.call(
      listOccurrences,
      { query: { ...window, limit: 1 } },
      crowded.access_token,
    )
    expect(data).toHaveLength(1)
    const query = { ...window, cursor: pagination?.next ?? '' }
    expect((await server.call(listOccurrences, { query }, colleague.access_token)).data).toEqual([])
  })
})

describe('series that never take place', () => {
  it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTHDAY=1;BYWEEKNO=29'])(
    '[MTG9] %s is over after its start, and remembered so',
    async (rrule) => {
      await importSeries(crowded, 3, rrule)
      const listed = await server.call(listMeetings, { query: {} }, crowded.access_token)
      expect(listed.data?.map(({ meeting_status }) => meeting_status)).toEqual(Array(3).fill('completed'))
      const kept = await server.db
        .selectFrom('meeting')
        .select(['last_ends_at', 'ends_at'])
        .where('user_id', '=', crowded.user_id)
        .execute()
      for (const { last_ends_at, ends_at } of kept) expect(last_ends_at).toEqual(ends_at)
    },
  )
})

function importSeries(person: SessionUser, count: number, rrule: string) {
  const events = Array.from({ length: count }, (_, index) =>
    [
      'BEGIN:VEVENT',
      `UID:${rrule}-${index}`,
      'SUMMARY:Often',
      'DTSTART:20260301T100000Z',
      'DURATION:PT30M',
      `RRULE:${rrule}`,
      'END:VEVENT',
    ].join('\r\n'),
  )
  const payload = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n')
  return server.send({
    method: importMeetings.method,
    path: importMeetings.path,
    payload,
    headers: { 'content-type': 'text/calendar' },
    token: person.access_token,
  })
}

/** Straight into the tables, which is quicker than any call. */
async function crowdedWith(count: number): Promise<void> {
  await sql`
    with made as (
      insert into meeting (meeting_id, user_id, meeting_title, meeting_description, agenda, meeting_status,
        meeting_priority, meeting_integration_type, meeting_timezone, first_start_wall, first_end_wall,
        first_starts_at, first_ends_at, starts_at, ends_at, last_ends_at, is_all_day, is_transparent, ical_uid,
        created_at, updated_at)
      select gen_random_uuid(), ${crowded.user_id}::uuid, 'Once', '', '', 'active', 'medium', 'custom', 'UTC',
        '2026-12-09 10:00', '2026-12-09 10:30', '2026-12-09 10:00Z', '2026-12-09 10:30Z', '2026-12-09 10:00Z',
        '2026-12-09 10:30Z', '2026-12-09 10:30Z', false, false, 'once-' || place, now(), now()
      from generate_series(1, ${count}::int) place
      returning meeting_id)
    select count(*) from made`.execute(server.db)
  await sql`
    insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action)
    select gen_random_uuid(), meeting_id, user_id, true, 'approved' from meeting where user_id = ${crowded.user_id}::uuid`.execute(
    server.db,
  )
}
