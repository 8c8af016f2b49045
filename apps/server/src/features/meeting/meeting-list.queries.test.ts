import { deleteMeeting, type Input, listMeetings, type SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer } from '../../../test/server.ts'
import { connectDatabase } from '../../platform/postgres/db.ts'
import * as service from './meeting.service.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada' })
  bob = await server.aPerson({
    first_name: 'Zoë',
    last_name: 'Müller-Lüdenscheidt',
    timezone: 'Asia/Kathmandu',
  })
})
afterAll(() => server.close())

it('[MTG27] lists what the person organizes or attends, without declined and hidden ones', async () => {
  await aMeeting(server, ada.access_token, { meeting_title: 'own' })
  const asked = await aMeeting(server, bob.access_token, {
    meeting_title: 'asked',
    meeting_invitees: { [ada.user_id]: {} },
  })
  await aMeeting(server, bob.access_token, { meeting_title: 'not mine' })
  expect(await titles({})).toEqual(['own', 'asked'])
  await server.call(deleteMeeting, { params: { meeting_id: asked.meeting_id }, query: {} }, ada.access_token)
  expect(await titles({})).toEqual(['own'])
})

it('[MTG28] [MTG29] filters by status as the clock has it, and by source', async () => {
  await aMeeting(server, ada.access_token, { meeting_title: 'soon' })
  await aMeeting(server, ada.access_token, {
    meeting_title: 'past',
    meeting_date: { start_date: '2026-11-19' },
  })
  await aMeeting(server, ada.access_token, {
    meeting_title: 'series',
    meeting_date: { start_date: '2026-11-16' },
    meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-25' },
  })
  const off = await aMeeting(server, ada.access_token, { meeting_title: 'off' })
  await server.call(
    deleteMeeting,
    { params: { meeting_id: off.meeting_id }, query: { how: 'cancel' } },
    ada.access_token,
  )

  expect(await titles({ meeting_status: 'active' })).toEqual(['series', 'soon'])
  expect(await titles({ meeting_status: 'completed' })).toEqual(['past'])
  expect(await titles({ meeting_status: 'cancelled' })).toEqual(['off'])
  expect(await titles({ meeting_status: '' })).toHaveLength(4)
  expect(
    await titles({ meeting_status: 'all', meeting_integration_type: 'smart_calendar', label_id: 'all' }),
  ).toHaveLength(4)
  expect(await titles({ meeting_integration_type: 'zoom' })).toEqual([])
  expect(await titles({ label_id: '0198f000-0000-7000-8000-00000000dead' })).toEqual([])

  server.setNow('2026-11-25T10:00:00.000Z')
  expect(await titles({ meeting_status: 'active' })).toEqual([])
  const completed = await list({ meeting_status: 'completed' })
  expect(completed.data?.map(({ meeting_title, meeting_status }) => [meeting_title, meeting_status])).toEqual(
    [
      ['past', 'completed'],
      ['soon', 'completed'],
      ['series', 'completed'],
    ],
  )
})

it('[MTG30] finds words and parts of words in every text and in people’s names', async () => {
  await aMeeting(server, ada.access_token, {
    meeting_title: 'Quarterly planning',
    meeting_description: 'About the Straße',
    agenda: 'Budget 100% _done_',
    meeting_location: { location_name: 'Café Größenwahn' },
    meeting_invitees: {
      [bob.user_id]: {},
      'guest:0198f000-0000-4000-8000-000000000009': {
        primary_email: 'g@guests.example',
        full_name: 'Gustav Gast',
      },
    },
  })
  for (const term of [
    'plan',
    'QUARTER',
    'strasse',
    'budget',
    '100%',
    '_done_',
    'cafe groß',
    'zoe mull',
    'gustav',
    'ada',
    '  planning   quarterly ',
    'Cafe\u0301',
  ]) {
    expect([term, await titles({ search_term: term })]).toEqual([term, ['Quarterly planning']])
  }
  for (const term of ['100_', '%%', 'planning nothing', 'guests.example', '\\', '１００％％']) {
    expect([term, await titles({ search_term: term })]).toEqual([term, []])
  }
  expect(await titles({ search_term: ' ' })).toEqual(['Quarterly planning'])
})

it('[MTG30] [API12] refuses a search of more than ten words by its name', async () => {
  await aMeeting(server, ada.access_token, { meeting_title: 'a b c d e f g h i j' })
  expect(await titles({ search_term: ' j i h g f  e d c b a ' })).toEqual(['a b c d e f g h i j'])
  const refused = await list({ search_term: 'a b c d e f g h i j a' })
  expect([refused.status, refused.errors]).toEqual([
    400,
    [{ path: 'search_term', message: 'Please search for at most 10 words.' }],
  ])
})

it('[API13] prepares no more statements for more combinations of filters', async () => {
  const db = connectDatabase({ url: server.databaseUrl, connectionsMax: 1 })
  for (const sort_by of ['meeting_timestamps', 'created_at'] as const)
    for (const order_by of ['ASC', 'DESC'] as const)
      for (const meeting_status of ['active', 'cancelled', 'completed', 'all'] as const)
        for (const range of [{}, { start_date: '2026-01-01' }])
          for (const search_term of ['', 'a', 'a b c']) {
            const query = { sort_by, order_by, meeting_status, ...range, search_term, page: 1, limit: 1 }
            await service.listMeetings(db, actorOf(ada), query, new Date())
          }
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  await db.destroy()
  expect(rows.filter(({ name }) => name.startsWith('meeting_list'))).toHaveLength(16)
  expect(rows.length).toBeLessThan(20)
})

it('[MTG31] sorts by each field in both directions, and puts every meeting on one page exactly', async () => {
  for (const [index, meeting_priority] of (['high', 'low', 'medium', 'low', 'high'] as const).entries()) {
    server.setNow(`2026-11-20T09:0${index}:00.000Z`)
    await aMeeting(server, ada.access_token, {
      meeting_title: ['b', 'Äa', 'C', 'b', 'd'][index],
      meeting_date: { start_date: `2026-12-0${[3, 1, 5, 3, 2][index]}` },
      meeting_priority,
    })
  }
  expect(await titles({ sort_by: 'meeting_title' })).toEqual(['Äa', 'b', 'b', 'C', 'd'])
  expect(await titles({ sort_by: 'meeting_title', order_by: 'DESC' })).toEqual(['d', 'C', 'b', 'b', 'Äa'])
  expect(await titles({ sort_by: 'meeting_timestamps' })).toEqual(['Äa', 'd', 'b', 'b', 'C'])
  expect(await titles({ sort_by: 'created_at', order_by: 'DESC' })).toEqual(['d', 'b', 'C', 'Äa', 'b'])
  expect(await titles({ sort_by: 'updated_at' })).toEqual(['b', 'Äa', 'C', 'b', 'd'])
  const priorities = (await list({ sort_by: 'meeting_priority' })).data?.map(
    ({ meeting_priority }) => meeting_priority,
  )
  expect(priorities).toEqual(['low', 'low', 'medium', 'high', 'high'])
  for (const sort_by of ['meeting_priority', 'meeting_title', 'meeting_timestamps'] as const) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ sort_by, page, limit: 2, order_by: 'DESC' })),
    )
    const ids = pages.flatMap(({ data }) => data?.map(({ meeting_id }) => meeting_id) ?? [])
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  }
})

it('[MTG29] has the total on every page, also beyond the last', async () => {
  for (let day = 1; day <= 3; day += 1)
    await aMeeting(server, ada.access_token, { meeting_date: { start_date: `2026-12-0${day}` } })
  const beyond = await list({ page: 9, limit: 2 })
  expect([beyond.data, beyond.pagination]).toEqual([[], { page: 9, limit: 2, total: 3 }])
  expect((await list({ limit: 2 })).pagination).toEqual({ page: 1, limit: 2, total: 3 })
  const none = await list({ search_term: 'nothing' })
  expect([none.data, none.pagination?.total]).toEqual([[], 0])
})

it('[MTG32] lists a series at its next occurrence, for all people, without touching their changes', async () => {
  const made = await aMeeting(server, bob.access_token, {
    meeting_title: 'series',
    meeting_invitees: { [ada.user_id]: {} },
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_days: { tuesday: true, thursday: true },
    },
  })
  await aMeeting(server, ada.access_token, {
    meeting_title: 'single',
    meeting_date: { start_date: '2026-12-02' },
  })
  expect(await titles({})).toEqual(['series', 'single'])

  server.setNow('2026-12-01T12:00:00.000Z')
  const [first, second] = (await list({ meeting_status: 'active' })).data ?? []
  expect([first?.meeting_title, second?.meeting_title]).toEqual(['single', 'series'])
  expect(second).toMatchObject({
    meeting_timestamps: { start_timestamp: '2026-12-03T09:00:00.000Z' },
    meeting_date: { start_date: '2026-12-03', end_date: '2026-12-03' },
    meeting_recurrence: { recurring_start_date: '2026-11-24', recurring_end_date: null },
    updated_at: made.updated_at,
  })
  expect((await list({}, bob)).data?.[0]?.meeting_date.start_date).toBe('2026-12-03')
})

it('[MTG32] respects changed and cancelled occurrences', async () => {
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_end_date: '2026-12-08' },
  })
  await server.db
    .insertInto('meeting_exception')
    .values([
      { meeting_id, original_starts_at: new Date('2026-12-01T09:00:00Z'), is_cancelled: true },
      {
        meeting_id,
        original_starts_at: new Date('2026-12-08T09:00:00Z'),
        is_cancelled: false,
        starts_at: new Date('2026-12-10T14:00:00Z'),
        ends_at: new Date('2026-12-10T15:00:00Z'),
      },
    ])
    .execute()
  server.setNow('2026-11-24T12:00:00.000Z')
  expect((await list({})).data?.[0]).toMatchObject({
    meeting_timestamps: {
      start_timestamp: '2026-12-10T14:00:00.000Z',
      end_timestamp: '2026-12-10T15:00:00.000Z',
    },
    meeting_time: { start_time: '15:00', end_time: '16:00' },
    meeting_status: 'active',
  })
  server.setNow('2026-12-10T15:00:00.000Z')
  expect((await list({})).data?.[0]?.meeting_status).toBe('completed')
})

function list(query: Input<typeof listMeetings>['query'], person: SessionUser = ada) {
  return server.call(listMeetings, { query }, person.access_token)
}

async function titles(query: Input<typeof listMeetings>['query']): Promise<string[] | undefined> {
  return (await list(query)).data?.map(({ meeting_title }) => meeting_title)
}

function actorOf({ user_id }: SessionUser) {
  const about = { role: 'user', full_name: '', timezone: 'Europe/Berlin' } as const
  return { ...about, user_id, token_sha256: Buffer.alloc(32) }
}
