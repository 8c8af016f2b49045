import {
  createActionItem,
  createCalendarFeed,
  createLabel,
  createTask,
  deleteOwnAccount,
  exportOwnData,
  fresh_sign_in_path,
  getMeeting,
  getUser,
  listMeetings,
  updateAvailability,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { signInStatus, aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { exported_tables, tables_left_out } from './own-data.rules.ts'

const password = 'correct horse battery'
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function remove(token: string, given = password) {
  return server.call(deleteOwnAccount, { body: { password: given } }, token)
}

function invite({ user_id }: { user_id: string }) {
  return { meeting_invitees: { [user_id]: {} } }
}

/** Columns of tables by which rows belong to people, directly or through a meeting. */
async function listColumns() {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(server.db)
  return rows
}

describe('[PPL37]', () => {
  it('exports or names as omitted every column about people', async () => {
    const columns = await listColumns()
    const personal = new Set(
      columns
        .filter(({ column_name }) =>
          /user_id$|^meeting_id$|^mail_id$|^poll_id$|^participant_id$/.test(column_name),
        )
        .map(({ table_name }) => table_name)
        .filter((table) => !(table in tables_left_out)),
    )
    expect([...personal].toSorted()).toEqual(Object.keys(exported_tables).toSorted())
    for (const [table, part] of Object.entries(exported_tables)) {
      const found = columns.filter(({ table_name }) => table_name === table)
      const known = [...part.columns, ...part.omitted].toSorted()
      expect({ table, columns: found.map(({ column_name }) => column_name).toSorted() }).toEqual({
        table,
        columns: known,
      })
    }
  })

  it('contains what the person wrote, as rows and as a calendar', async () => {
    const ada = await server.aPerson()
    const token = ada.access_token
    const { meeting_id } = await aMeeting(server, token, { meeting_title: 'Lighthouse' })
    await server.call(createLabel, { body: { label_title: 'Coast' } }, token)
    await server.call(createTask, { body: { task_description: 'Paint it' } }, token)
    const past = await aMeeting(server, token, { meeting_date: { start_date: '2026-11-02' } })
    const params = { meeting_id: past.meeting_id }
    await server.call(createActionItem, { params, body: {} }, token)
    const hours = {
      additional_hours: { monday: [{ start_time: '19:00', end_time: '20:00' }] },
      date_overrides: [{ first_date: '2026-12-24', last_date: '2026-12-26', hours: [] }],
      stays: [{ timezone: 'Asia/Tokyo', first_date: '2026-12-07', last_date: '2026-12-11' }],
    }
    await server.call(updateAvailability, { body: hours }, token)
    const { status, data, headers } = await server.call(exportOwnData, {}, token)
    expect(status).toBe(200)
    expect(data).toMatchObject(hours)
    expect(headers['content-disposition']).toBe('attachment; filename="meridian-data.json"')
    expect(data?.profile.primary_email).toBe(ada.primary_email)
    expect(data?.availability_info['monday']?.start_time).toBe('09:00')
    expect(data?.records['meeting']).toContainEqual(
      expect.objectContaining({
        meeting_id,
        meeting_title: 'Lighthouse',
        first_starts_at: '2026-11-24T09:00:00.000Z',
      }),
    )
    expect(data?.records['label']).toMatchObject([{ label_title: 'Coast' }])
    expect(data?.records['task']).toMatchObject([{ task_description: 'Paint it' }])
    expect(data?.records['session']).toHaveLength(1)
    expect(data?.meetings_ics).toContain('SUMMARY:Lighthouse')
  })
})

describe('[PPL38]', () => {
  it('contains no secret and nothing of other people’s meetings', async () => {
    const ada = await server.aPerson()
    const other = await server.aPerson({ first_name: 'Otto' })
    await aMeeting(server, other.access_token, { meeting_title: 'Not for Ada' })
    const shared = await aMeeting(server, other.access_token, {
      meeting_title: 'For Ada',
      meeting_invitees: {
        [ada.user_id]: {},
        [`guest:${crypto.randomUUID()}`]: { primary_email: 'guest@elsewhere.example' },
      },
    })
    const { data: feed } = await server.call(createCalendarFeed, {}, ada.access_token)
    const answer = await server.call(exportOwnData, {}, ada.access_token)
    expect(answer.data?.records['meeting']).toMatchObject([{ meeting_id: shared.meeting_id }])
    expect(answer.text).not.toContain('Not for Ada')
    expect(answer.text).not.toContain(other.primary_email)
    expect(answer.text).not.toContain('guest@elsewhere.example')
    expect(answer.text).not.toContain(ada.access_token)
    expect(answer.text).not.toMatch(/sha256|password_hash|\$argon2/)
    expect(feed?.calendar_feed_url).toBeTruthy()
    expect(answer.text).not.toContain(new URL(feed?.calendar_feed_url ?? '').pathname.split('/').at(-1))
  })

  it('is limited per person', async () => {
    const ada = await server.aPerson()
    const statuses = []
    for (let times = 0; times < 6; times += 1) {
      statuses.push((await server.call(exportOwnData, {}, ada.access_token)).status)
    }
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429])
  })
})

describe('[PPL40]', () => {
  it('needs the password', async () => {
    const ada = await server.aPerson()
    expect(await remove(ada.access_token, 'not it')).toMatchObject({
      status: 400,
      errors: [{ path: 'password' }],
    })
    const path = deleteOwnAccount.path
    const without = await server.send({ method: 'DELETE', path, token: ada.access_token })
    expect(without).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    expect(await signInStatus(server, ada.primary_email, password)).toBe(200)
  })

  it('needs a fresh sign-in of a person without a password, and no password', async () => {
    const own = await startTestServer()
    const ada = await own.aPerson()
    await own.db.updateTable('app_user').set({ password_hash: null }).execute()
    const given = await own.call(deleteOwnAccount, { body: { password } }, ada.access_token)
    expect(given).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    own.setNow('2026-11-20T09:11:00.000Z')
    const stale = await own.call(deleteOwnAccount, { body: {} }, ada.access_token)
    expect(stale).toMatchObject({ status: 403, errors: [{ path: fresh_sign_in_path }] })
    own.setNow('2026-11-20T09:09:00.000Z')
    const fresh = await own.call(deleteOwnAccount, { body: {} }, ada.access_token)
    expect(fresh).toMatchObject({ status: 200, data: { user_id: ada.user_id } })
    await own.close()
  })

  it('leaves nothing of the person behind', async () => {
    const ada = await server.aPerson()
    await aMeeting(server, ada.access_token)
    await server.call(createLabel, { body: { label_title: 'Coast' } }, ada.access_token)
    await server.call(createTask, { body: { task_description: 'Paint it' } }, ada.access_token)
    await server.call(createCalendarFeed, {}, ada.access_token)
    expect(await remove(ada.access_token)).toMatchObject({ status: 200, data: { user_id: ada.user_id } })
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, password)).toBe(401)
    const tied = (await listColumns()).filter(
      ({ table_name, column_name }) => column_name.endsWith('user_id') && table_name !== 'audit_entry',
    )
    expect(tied.length).toBeGreaterThan(8)
    for (const { table_name, column_name } of tied) {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table_name)}
        where ${sql.ref(column_name)} = ${ada.user_id}`.execute(server.db)
      expect({ table_name, ...rows[0] }).toEqual({ table_name, rows: 0 })
    }
  })

  it('deletes the person’s meetings for all attendees, and keeps those of others', async () => {
    const ada = await server.aPerson({ first_name: 'Adelheid' })
    const otto = await server.aPerson({ first_name: 'Otto' })
    const hers = await aMeeting(server, ada.access_token, invite(otto))
    const his = await aMeeting(server, otto.access_token, invite(ada))
    await remove(ada.access_token)
    const see = (meeting_id: string) => server.call(getMeeting, { params: { meeting_id } }, otto.access_token)
    expect((await see(hers.meeting_id)).status).toBe(404)
    expect((await see(his.meeting_id)).data?.meeting_invitees).toEqual({})
    const found = await server.call(listMeetings, { query: { search_term: 'Adelheid' } }, otto.access_token)
    expect(found.data).toEqual([])
  })
})

describe('[PPL41]', () => {
  it('keeps the last account that runs the instance', async () => {
    const admin = await aUserWithRole(server, 'admin')
    expect(await remove(admin.access_token)).toMatchObject({ status: 409 })
    expect(await signInStatus(server, admin.primary_email, password)).toBe(200)
    await aUserWithRole(server, 'system_admin')
    expect((await remove(admin.access_token)).status).toBe(200)
  })

  it('writes down that the person did it', async () => {
    const ada = await server.aPerson()
    await remove(ada.access_token)
    const entries = await server.db
      .selectFrom('audit_entry')
      .select(['audit_action', 'actor_user_id', 'subject_user_id'])
      .where('subject_user_id', '=', ada.user_id)
      .execute()
    expect(entries).toEqual([
      { audit_action: 'account_deleted', actor_user_id: ada.user_id, subject_user_id: ada.user_id },
    ])
  })
})
