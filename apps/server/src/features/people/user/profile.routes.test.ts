import { getUser, getWorkspace, updateTimestampInfo, updateUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function put(path: string, token: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return server.send({ method: 'PUT', path, token, headers, payload: JSON.stringify(body) })
}

describe('[PPL17]', () => {
  it('changes what is given, leaves the rest, and reads the same back', async () => {
    const { access_token, ...person } = await server.aPerson()
    const change = {
      first_name: 'Grace',
      last_name: 'Muster',
      primary_phone_number: '+49 30 000000',
      about: 'Likes short meetings.',
      linkedin_url: 'https://people.example/grace',
      time_format: '24',
      country: 'DE',
      language: 'de',
      region: 'AT',
      week_start: 6,
      undo_send_seconds: 0,
      mail_signature: 'Grace Muster\nGardens',
    } as const
    const answer = await server.call(updateUser, { body: change }, access_token)
    expect(answer).toMatchObject({ status: 200, message: 'User details updated successfully' })
    expect(answer.data).toEqual({ ...person, ...change, full_name: 'Grace Muster' })
    expect((await server.call(getUser, {}, access_token)).data).toEqual(answer.data)
  })

  it('holds null where a field is emptied', async () => {
    const { access_token } = await server.aPerson()
    const filled = { about: 'x', primary_phone_number: '1', linkedin_url: 'people.example', country: 'DE' }
    await server.call(updateUser, { body: filled }, access_token)
    const emptied = { about: '', primary_phone_number: '', linkedin_url: '', country: null }
    const { data } = await server.call(updateUser, { body: emptied }, access_token)
    expect(data).toMatchObject({ about: null, primary_phone_number: null, linkedin_url: null, country: null })
  })

  it.each([
    ['role', 'system_admin'],
    ['user_id', newId()],
    ['primary_email', 'other@people.example'],
    ['profile_picture', 'https://pictures.example/1'],
  ])('[API26] refuses another %s, and changes nothing', async (field, value) => {
    const { access_token, ...person } = await server.aPerson()
    const { status, errors } = await put('/v1/user', access_token, { about: 'Gardener', [field]: value })
    expect([status, errors?.[0]?.path]).toEqual([400, field])
    expect((await server.call(getUser, {}, access_token)).data).toEqual(person)
  })

  it('takes the whole person back as it was answered, and ignores what is no field of the profile', async () => {
    const { access_token, ...person } = await server.aPerson()
    const { status, data } = await put('/v1/user', access_token, {
      ...person,
      primary_email: person.primary_email.toUpperCase(),
      first_name: 'Changed',
      access_token: 'mine',
      password_hash: 'x',
      disabled_at: null,
      workspace_id: newId(),
    })
    expect(status).toBe(200)
    expect(data).toEqual({ ...person, first_name: 'Changed', full_name: 'Changed Example' })
  })

  it('[API26] refuses a change of which nothing can be changed', async () => {
    const { access_token, ...person } = await server.aPerson()
    const { status, errors } = await put('/v1/user', access_token, {
      full_name: 'Ada Other',
      password_hash: 'x',
    })
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['full_name', 'password_hash']])
    expect((await put('/v1/user', access_token, {})).data).toEqual(person)
  })

  it('changes no other profile', async () => {
    const one = await server.aPerson()
    const { access_token, ...other } = await server.aPerson()
    await server.call(updateUser, { body: { first_name: 'Changed' } }, one.access_token)
    expect((await server.call(getUser, {}, access_token)).data).toEqual(other)
  })

  it.each([
    ['first_name', ''],
    ['about', 'x'.repeat(2001)],
    ['linkedin_url', 'javascript:alert(1)'],
    ['time_format', 24],
    ['country', 'Germany'],
    ['language', 'xx-klingon'],
    ['region', 'Bavaria'],
    ['week_start', 7],
    ['undo_send_seconds', 31],
    ['undo_send_seconds', -1],
    ['mail_signature', null],
    ['mail_signature', 'x'.repeat(2001)],
    ['timezone', 'Mars/Olympus'],
  ])('[API2] refuses a wrong %s', async (path, value) => {
    const { access_token } = await server.aPerson()
    const answer = await put('/v1/user', access_token, { [path]: value })
    expect(answer.status).toBe(400)
    expect(answer.errors).toMatchObject([{ path }])
  })
})

describe('[PPL19]', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['europe/kiev', 'Europe/Kyiv'],
    ['EST', 'America/New_York'],
    ['IST', 'Asia/Kolkata'],
    ['GMT', 'UTC'],
  ])('stores %s as %s', async (sent, stored) => {
    const { access_token, timezone: registered } = await server.aPerson({ timezone: sent })
    expect(registered).toBe(stored)
    await server.call(updateUser, { body: { timezone: 'Europe/Berlin' } }, access_token)
    const { data } = await server.call(updateUser, { body: { timezone: sent } }, access_token)
    expect(data?.timezone).toBe(stored)
    const range = { start_date: '2026-11-20', end_date: '2026-12-20', timezone: sent }
    expect((await server.call(updateTimestampInfo, { body: range }, access_token)).data?.timezone).toBe(
      stored,
    )
  })
})

describe('[PPL20]', () => {
  it('lets meetings be found by the new name of a person, and no longer by the old', async () => {
    const organizer = await server.aPerson({ first_name: 'Oldname' })
    const meeting_id = await aMeetingOf(organizer.user_id)
    expect(await searchText(meeting_id)).toContain('oldname')
    await server.call(updateUser, { body: { first_name: 'Nëwname' } }, organizer.access_token)
    expect(await searchText(meeting_id)).toContain('newname')
    expect(await searchText(meeting_id)).not.toContain('oldname')
  })
})

describe('[PPL21]', () => {
  it('keeps the range with the user', async () => {
    const { access_token } = await server.aPerson()
    const range = { start_date: '2026-11-20', end_date: '2026-12-20', timezone: 'America/St_Johns' }
    const answer = await server.call(updateTimestampInfo, { body: range }, access_token)
    expect(answer).toMatchObject({ status: 200, message: 'Timestamp info updated successfully', data: range })
    expect((await server.call(getUser, {}, access_token)).data?.timestamp_info).toEqual(range)
  })

  it.each([
    ['end_date', { end_date: '2026-11-19' }],
    ['end_date', { end_date: '2026-02-30' }],
    ['start_date', { start_date: '20.11.2026' }],
    ['timezone', { timezone: '' }],
  ])('[API2] refuses a wrong %s: %j', async (path, wrong) => {
    const { access_token } = await server.aPerson()
    const range = { start_date: '2026-11-20', end_date: '2026-12-20', timezone: 'UTC', ...wrong }
    const answer = await put('/v1/user/timestamp_info', access_token, range)
    expect(answer.status).toBe(400)
    expect(answer.errors?.[0]?.path).toBe(path)
  })
})

it('[PPL26] answers the workspace and the company as whole objects', async () => {
  const { access_token } = await server.aPerson()
  expect((await server.call(getWorkspace, {}, access_token)).data).toEqual({
    workspace: {
      workspace_id: expect.any(String),
      name: 'Meridian',
      timezone: 'UTC',
      week_start: 0,
      default_duration: 30,
    },
    company: { company_id: expect.any(String), name: 'Meridian', domain: null, website: null },
  })
})

async function aMeetingOf(user_id: string): Promise<string> {
  const meeting_id = newId()
  await sql`
    insert into meeting (
      meeting_id, user_id, meeting_title, meeting_description, agenda, meeting_status, meeting_priority,
      meeting_integration_type, meeting_timezone, first_start_wall, first_end_wall, first_starts_at,
      first_ends_at, starts_at, ends_at, last_ends_at, is_all_day, is_transparent, ical_uid, created_at, updated_at
    ) values (
      ${meeting_id}, ${user_id}, 'Plan', '', '', 'active', 'low', 'smart_calendar', 'UTC',
      '2026-11-21 09:00', '2026-11-21 10:00', '2026-11-21 09:00Z', '2026-11-21 10:00Z', '2026-11-21 09:00Z',
      '2026-11-21 10:00Z', '2026-11-21 10:00Z', false, false, ${meeting_id}, now(), now()
    )`.execute(server.db)
  await sql`
    insert into meeting_attendee (meeting_attendee_id, meeting_id, user_id, is_organizer, meeting_action)
    values (${newId()}, ${meeting_id}, ${user_id}, true, 'approved')`.execute(server.db)
  await sql`select refresh_search_text(array[${meeting_id}::uuid])`.execute(server.db)
  return meeting_id
}

async function searchText(meeting_id: string): Promise<string> {
  const meeting = server.db.selectFrom('meeting').select('search_text').where('meeting_id', '=', meeting_id)
  return (await meeting.executeTakeFirstOrThrow()).search_text
}
