import {
  answerProposal,
  createLabel,
  createMeeting,
  createTask,
  deleteMeeting,
  deleteTask,
  followChanges,
  importMeetings,
  listProposals,
  logout,
  type SessionUser,
  updateMeeting,
  updateUser,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { calendar } from '../../../../test/calendar.ts'
import { type LiveStream, openStream } from '../../../../test/live-stream.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newToken, writeSession } from '../../../platform/security/auth.ts'
import { newListeningConnection } from '../../../platform/postgres/db.ts'

let server: TestServer
let address: string
let ada: SessionUser
let ben: SessionUser
let eve: SessionUser

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  ada = await server.aPerson({ first_name: 'Ada' })
  ben = await server.aPerson({ first_name: 'Ben' })
  eve = await server.aPerson({ first_name: 'Eve' })
})
afterAll(() => server.close())

describe('[EVT1]', () => {
  it('[EVT2] sends a change of a meeting to all of its people, and nothing to a stranger', async () => {
    await using streams = await openAll(ada, ben, eve)
    const [own, invited, stranger] = streams.all
    const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: { [ben.user_id]: {} } })
    await own?.untilChange('meeting')
    await invited?.untilChange('meeting')

    await server.call(
      updateMeeting,
      { params: { meeting_id: meeting.meeting_id }, body: { meeting_title: 'Moved' } },
      ada.access_token,
    )
    await invited?.untilChange('meeting')

    const { data } = await server.call(listProposals, {}, ben.access_token)
    const meeting_proposal_id = data?.[0]?.meeting_proposal_id ?? ''
    await server.call(
      answerProposal,
      { params: { meeting_proposal_id }, body: { meeting_action: 'approved' } },
      ben.access_token,
    )
    await own?.untilChange('meeting')

    await server.call(deleteMeeting, { params: { meeting_id: meeting.meeting_id } }, ada.access_token)
    await invited?.untilChange('meeting')
    await expectSilence(stranger, eve)
  })

  it('[EVT2] sends labels and tasks to their people alone', async () => {
    await using streams = await openAll(ada, ben)
    const [own, other] = streams.all
    const label = { label_title: 'Garden', label_description: '' }
    await server.call(createLabel, { body: label }, ada.access_token)
    await own?.untilChange('label')
    const body = { task_description: 'Water the beds' }
    const { data } = await server.call(createTask, { body }, ada.access_token)
    await own?.untilChange('task')
    await server.call(deleteTask, { params: { task_id: data?.task_id ?? '' } }, ada.access_token)
    await own?.untilChange('task')
    await expectSilence(other, ben)
  })

  it('announces nothing that was rolled back', async () => {
    await using streams = await openAll(ada)
    const body = { meeting_title: 'Never', meeting_invitees: { '01890000-0000-7000-8000-000000000000': {} } }
    expect((await server.call(createMeeting, { body }, ada.access_token)).status).toBe(400)
    await expectSilence(streams.all[0], ada)
  })
})

it('[EVT3] announces an import of 20,000 events once, without content @whole', async () => {
  await using raw = await hearRaw()
  const events = Array.from({ length: 20_000 }, (_, index) => [
    `UID:${index}@files.example`,
    'SUMMARY:Secret plans',
    `DTSTART:202612${String((index % 28) + 1).padStart(2, '0')}T090000Z`,
    `DTEND:202612${String((index % 28) + 1).padStart(2, '0')}T093000Z`,
  ])
  await using streams = await openAll(eve)
  const { data } = await server.call(importMeetings, { body: calendar(...events) }, eve.access_token)
  expect(data?.imported).toBe(20_000)
  await streams.all[0]?.untilChange('meeting')
  await expectSilence(streams.all[0], eve)
  const told = raw.payloads.filter((payload) => payload.includes('meeting')).map((one) => JSON.parse(one))
  expect(told).toEqual([{ noun: 'meeting', user_ids: [eve.user_id] }])
})

it('[EVT3] splits an announcement to more people than one notification holds', async () => {
  await using raw = await hearRaw()
  const people = Array.from(
    { length: 500 },
    (_, index) => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  )
  await sql`select announce('meeting', ${people}::uuid[])`.execute(server.db)
  await sql`select announce('task', ${[ada.user_id]}::uuid[])`.execute(server.db)
  await raw.until((payload) => payload.includes('task'))
  const told = raw.payloads.filter((payload) => payload.includes('meeting'))
  expect(told.length).toBe(3)
  expect(told.flatMap((payload) => JSON.parse(payload).user_ids)).toEqual(people)
  expect(Math.max(...told.map((payload) => payload.length))).toBeLessThan(8000)
})

it('[EVT4] every table with something that people see announces its changes', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname = 'announce_changes')`.execute(server.db)
  const forgotten = rows.map(({ name }) => name).filter((name) => !silent_tables.has(name))
  expect(forgotten).toEqual([])
})

describe('[EVT5] a stream ends', () => {
  it('when its person signs out, and only that one', async () => {
    const other = await signInAgain(ada)
    await using streams = await openAll(ada, other)
    await server.call(logout, {}, other.access_token)
    await streams.all[1]?.ended
    await server.call(createTask, { body: { task_description: 'Go on' } }, ada.access_token)
    await streams.all[0]?.untilChange('task')
  })

  it('when the account is disabled, and then refuses another', async () => {
    const person = await server.aPerson()
    await using stream = await openStream(address, person.access_token)
    await server.db
      .updateTable('app_user')
      .set({ disabled_at: new Date() })
      .where('user_id', '=', person.user_id)
      .execute()
    await stream.ended
    expect((await openStream(address, person.access_token)).status).toBe(401)
  })

  it('when the role has no part in it any more', async () => {
    const person = await server.aPerson()
    await using stream = await openStream(address, person.access_token)
    await server.db
      .updateTable('app_user')
      .set({ role: 'admin' })
      .where('user_id', '=', person.user_id)
      .execute()
    await stream.ended
  })

  it('when the account is deleted', async () => {
    const person = await server.aPerson()
    await using stream = await openStream(address, person.access_token)
    await server.db.deleteFrom('app_user').where('user_id', '=', person.user_id).execute()
    await stream.ended
  })

  it('within seconds after the session has run out', async () => {
    const own = await startTestServer()
    try {
      const origin = await own.app.listen({ port: 0, host: '127.0.0.1' })
      const person = await own.aPerson()
      await using stream = await openStream(origin, person.access_token)
      own.setNow('2027-02-20T09:00:00.000Z')
      await stream.ended
    } finally {
      await own.close()
    }
  })
})

it('[EVT6] lets a person follow ten times at once, and again when one of them has left', async () => {
  const person = await server.aPerson()
  const streams: LiveStream[] = []
  for (let index = 0; index < 10; index += 1) streams.push(await openStream(address, person.access_token))
  const eleventh = await openStream(address, person.access_token)
  expect(eleventh.status).toBe(429)
  expect(eleventh.headers.get('retry-after')).toBe('60')

  await streams[0]?.close()
  await until(() => server.countStreams() === 9)
  await using again = await openStream(address, person.access_token)
  expect(again.status).toBe(200)
  await Promise.all(streams.map((stream) => stream.close()))
})

it('[EVT7] a thousand streams leave nothing behind @whole', async () => {
  const people: SessionUser[] = []
  for (let index = 0; index < 100; index += 1) people.push(await server.aPerson())
  await until(() => server.countStreams() === 0)
  const streams = await Promise.all(
    people.flatMap(({ access_token }) => Array.from({ length: 10 }, () => openStream(address, access_token))),
  )
  expect(server.countStreams()).toBe(1000)
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'meridian listening'`.execute(server.db)
  expect(rows.length).toBeLessThanOrEqual(1)
  await Promise.all(streams.map((stream) => stream.close()))
  await until(() => server.countStreams() === 0)
  // The client keeps a few finished connections for its next question.
  server.app.server.closeIdleConnections()
  await until(async () => (await countSockets()) === 0)
})

it('[EVT8] is no answer to cache, to buffer or to ask the head of', async () => {
  await using stream = await openStream(address, ada.access_token)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'")
  const head = await fetch(`${address}${followChanges.path}`, { method: 'HEAD' })
  expect(head.status).toBe(405)
})

it('[EVT9] a connection to the database that breaks is made anew, and then anything may be new', async () => {
  await using stream = await openStream(address, ada.access_token)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'meridian listening'`.execute(server.db)
  expect(await stream.next()).toEqual({ event: 'refetch' })
  await server.call(updateUser, { body: { about: `since ${Date.now()}` } }, ada.access_token)
  await stream.untilChange('user')
})

/** Tables whose changes concern no screen. */
const silent_tables = new Set([
  'account_activity',
  'address_link',
  // Its grant is what people see.
  'assistant_token',
  'audit_entry',
  // Its page and its booking announce what people see of it.
  'booking_link',
  'calendar_feed',
  'company',
  // Its meeting announces what becomes of it.
  'conference_room',
  // The connection announces what is new in its calendars, and meetings what is made of the events.
  'connection_calendar',
  // Meetings announce themselves, and programs are told by their own protocol.
  'dav_calendar',
  'dav_resource',
  'dav_touched',
  'generated_text',
  'idempotency_key',
  // No screen shows a sample by itself.
  'instance_sample',
  'job_run',
  'known_network',
  'kysely_migration',
  'kysely_migration_lock',
  'lease',
  // The mail announces itself, with all that belongs to it.
  'mail_attachment',
  'mail_attempt',
  'mail_content',
  // The mail that asks announces what has come of it, and the meeting itself.
  'mailed_event',
  'mailed_reminder',
  'mail_recipient',
  // No screen shows it by itself: drafts are made of it.
  'mail_wish_reading',
  // Its mailbox announces the end of each sync.
  'mailbox_sync_hour',
  'meeting_integration_type',
  // Its rule announces what was written.
  'mirrored_event',
  'oauth_attempt',
  // The composer that uploads or deletes a file shows it.
  'outgoing_file',
  'password_link',
  // The participant's row announces what was answered, and the poll what its options are.
  'poll_answer',
  // No screen shows what was mailed.
  'poll_entry',
  'poll_option',
  'process_sample',
  // A person's row names the picture, and announces it.
  'profile_picture',
  'provider',
  'rate_limit',
  'remote_event',
  // Its meetings, mails and tasks announce themselves.
  'sample',
  'sign_in_try',
  // Its connection announces the end of each sync.
  'sync_hour',
  'text_model_setting',
  'text_model_use',
  // Its row says that a challenge was answered, and nothing else.
  'used_challenge',
  'weather_cache',
  'workspace',
  'zone_data',
])

async function openAll(...people: readonly SessionUser[]) {
  const all = await Promise.all(people.map(({ access_token }) => openStream(address, access_token)))
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((stream) => stream.close()))
    },
  }
}

/** Expects no event before one that is certain to come: a change of an own task. */
async function expectSilence(stream: LiveStream | undefined, person: SessionUser): Promise<void> {
  await server.call(createTask, { body: { task_description: 'Mark' } }, person.access_token)
  expect(await stream?.next()).toEqual({ event: 'change', nouns: expect.arrayContaining(['task']) })
}

async function signInAgain(person: SessionUser): Promise<SessionUser> {
  const { token, token_sha256 } = newToken()
  const now = new Date('2026-11-20T09:00:00.000Z')
  await writeSession(server.db, {
    user_id: person.user_id,
    token_sha256,
    user_agent: null,
    signed_in_by: 'password',
    now,
  })
  return { ...person, access_token: token }
}

/** What PostgreSQL itself hands out. */
async function hearRaw() {
  const connection = newListeningConnection(server.db)
  const payloads: string[] = []
  const heard = new Set<() => void>()
  connection.on('notification', ({ payload = '' }) => {
    payloads.push(payload)
    for (const look of heard) look()
  })
  await connection.connect()
  await connection.query('listen meridian_change')
  return {
    payloads,
    until: (isIt: (payload: string) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (payloads.some(isIt)) resolve()
        }
        heard.add(look)
        look()
      }),
    [Symbol.asyncDispose]: () => connection.end(),
  }
}

function countSockets(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

/** Asks again until it is so; the test's own time limit ends it otherwise. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
