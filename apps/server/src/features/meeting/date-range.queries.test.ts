import { createMeeting, type Input, listMeetings, type SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let bob: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  bob = await server.aPerson({ timezone: 'Asia/Kathmandu' })
  const make = (fields: Input<typeof createMeeting>['body']) => aMeeting(server, bob.access_token, fields)
  // 20:00 in UTC is the next day in Kathmandu.
  const late = { start_time: '20:00', end_time: '21:00' }
  await make({ meeting_title: 'late', ...on('2026-11-23'), meeting_time: late, meeting_timezone: 'UTC' })
  await make({
    meeting_title: 'day',
    ...on('2026-11-25'),
    is_all_day: true,
    meeting_timezone: 'America/St_Johns',
  })
  await make({
    meeting_title: 'over midnight',
    ...on('2026-11-26'),
    meeting_time: { start_time: '23:00', end_time: '01:00' },
    meeting_timezone: 'Asia/Kathmandu',
  })
  await make({
    meeting_title: 'series',
    ...on('2026-11-09'),
    meeting_timezone: 'Asia/Kathmandu',
    meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_end_date: '2027-01-31' },
  })
})
afterAll(() => server.close())

function on(start_date: string) {
  return { meeting_date: { start_date } }
}

async function titles(query: Input<typeof listMeetings>['query']): Promise<string[] | undefined> {
  const { data, pagination } = await server.call(listMeetings, { query }, bob.access_token)
  expect(pagination?.total).toBe(data?.length)
  return data?.map(({ meeting_title }) => meeting_title)
}

it('[PPL46] lists what takes place on the requested days, in the zone of the caller', async () => {
  const all = ['series', 'late', 'day', 'over midnight']
  expect(await titles({})).toEqual(all)
  expect(await titles({ start_date: '2026-11-24', end_date: '2026-11-24' })).toEqual(['late'])
  expect(await titles({ start_date: '2026-11-23', end_date: '2026-11-23' })).toEqual(['series'])
  expect(await titles({ start_date: '2026-11-25', end_date: '2026-11-25' })).toEqual(['day'])
  expect(await titles({ start_date: '2026-11-26', end_date: '2026-11-26' })).toEqual(['over midnight'])
  expect(await titles({ start_date: '2026-11-27' })).toEqual(['over midnight'])
  expect(await titles({ end_date: '2026-11-22' })).toEqual([])
  expect(await titles({ start_date: '0001-01-01', end_date: '9999-12-31' })).toEqual(all)
})

it('[MTG89] a search that names a day finds what has its words or takes place then', async () => {
  const search_date = '2026-11-24'
  expect(await titles({ search_term: 'day', search_date })).toEqual(['late', 'day'])
  expect(await titles({ search_term: 'tuesday', search_date })).toEqual(['late'])
  expect(await titles({ search_term: 'tuesday', search_date: '2026-11-25' })).toEqual(['day'])
  expect(await titles({ search_date })).toEqual(await titles({}))
  const day_after = { start_date: '2026-11-25', end_date: '2026-11-25' }
  expect(await titles({ search_term: 'tuesday', search_date, ...day_after })).toEqual([])
})

it('[PPL46] names what is wrong with a range', async () => {
  for (const [search, path] of [
    ['start_date=2026-11-24&end_date=2026-11-23', 'end_date'],
    ['start_date=tomorrow', 'start_date'],
    ['end_date=2026-02-30', 'end_date'],
    ['search_date=friday', 'search_date'],
  ]) {
    const address = `${listMeetings.path}?${search}`
    const answer = await server.send({ method: 'GET', path: address, token: bob.access_token })
    expect(answer).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    })
  }
})
