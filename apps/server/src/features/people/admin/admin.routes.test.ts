import { queues } from '../../../queues.ts'
import {
  type Account,
  closeNotices,
  createLabel,
  createMeeting,
  createResetLink,
  createTask,
  deleteAccount,
  exportAccount,
  exportOwnData,
  forgotPassword,
  getOverview,
  getUser,
  importMails,
  inviteAccount,
  listAccounts,
  listAuditLog,
  listMeetings,
  listNotices,
  type Role,
  type SessionUser,
  setPassword,
  updateAccount,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInStatus, aUserWithRole, tokenOf } from '../../../../test/operators.ts'
import { startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { startMailingServer } from '../../../../test/mailing-server.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'

const old_password = 'correct horse battery'
const new_password = 'another horse entirely'
let server: TestServer
let admin: SessionUser
let chief: SessionUser
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer()
  admin = await aUserWithRole(server, 'admin', 'Otto')
  chief = await aUserWithRole(server, 'system_admin', 'Clara')
  ada = await server.aPerson({ first_name: 'Ada' })
})
afterEach(() => server.close())

function change(user_id: string, body: { role?: Role; is_disabled?: boolean }, by = admin) {
  return server.call(updateAccount, { params: { user_id }, body }, by.access_token)
}

function remove(user_id: string, by = admin, wanted: 'true' | 'false' = 'false') {
  return server.call(deleteAccount, { params: { user_id }, query: { export: wanted } }, by.access_token)
}

function resetLink(user_id: string, by = admin) {
  return server.call(createResetLink, { params: { user_id } }, by.access_token)
}

function invite(body: { primary_email: string; first_name?: string; role?: Role }, by = admin) {
  return server.call(inviteAccount, { body: { first_name: 'New', ...body } }, by.access_token)
}

async function list(query = {}): Promise<Account[]> {
  return (await server.call(listAccounts, { query }, admin.access_token)).data ?? []
}

async function audit(query = {}) {
  return (await server.call(listAuditLog, { query }, chief.access_token)).data ?? []
}

const names = (accounts: readonly Account[]) => accounts.map(({ first_name }) => first_name)

describe('[PPL49]', () => {
  it('lets an admin manage plain users, and no operator', async () => {
    expect((await change(ada.user_id, { is_disabled: true })).status).toBe(200)
    for (const { user_id } of [chief, await aUserWithRole(server, 'admin')]) {
      expect((await change(user_id, { role: 'user' })).status).toBe(403)
      expect((await change(user_id, { is_disabled: true })).status).toBe(403)
      expect((await remove(user_id)).status).toBe(403)
      expect((await resetLink(user_id)).status).toBe(403)
      const taken = await server.call(exportAccount, { params: { user_id } }, admin.access_token)
      expect(taken).toMatchObject({ status: 403, data: null })
    }
    expect(await audit({ user_id: chief.user_id })).toEqual([])
  })

  it('lets only a system_admin give the roles of operators', async () => {
    expect((await change(ada.user_id, { role: 'admin' })).status).toBe(403)
    const refused = await invite({ primary_email: 'boss@people.example', role: 'system_admin' })
    expect(refused).toMatchObject({ status: 403, message: 'Only a system admin can assign the role Admin.' })
    expect((await change(ada.user_id, { role: 'admin' }, chief)).data?.role).toBe('admin')
    expect((await change(ada.user_id, { role: 'user' }, chief)).data?.role).toBe('user')
    const invited = await invite({ primary_email: 'boss@people.example', role: 'admin' }, chief)
    expect(invited.data?.account.role).toBe('admin')
  })

  it('shows each reader which accounts they manage', async () => {
    const byAdmin = await list()
    expect(names(byAdmin.filter(({ is_manageable }) => is_manageable))).toEqual(['Ada'])
    const { data } = await server.call(listAccounts, {}, chief.access_token)
    expect(names(data?.filter(({ is_manageable }) => is_manageable) ?? [])).toEqual(['Ada', 'Otto'])
  })
})

describe('[PPL50]', () => {
  it('refuses to demote, disable and delete oneself, and helps oneself to a link and an export', async () => {
    for (const one of [admin, chief]) {
      expect((await change(one.user_id, { role: 'user' }, one)).status).toBe(403)
      expect((await change(one.user_id, { is_disabled: true }, one)).status).toBe(403)
      expect((await remove(one.user_id, one)).status).toBe(403)
      expect((await resetLink(one.user_id, one)).status).toBe(201)
      const params = { user_id: one.user_id }
      expect((await server.call(exportAccount, { params }, one.access_token)).status).toBe(200)
    }
  })
})

describe('[PPL51]', () => {
  it('leaves one system_admin when two demote each other at once', async () => {
    const rival = await aUserWithRole(server, 'system_admin', 'Rita')
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        change(chief.user_id, { role: 'user' }, rival),
        change(rival.user_id, { role: 'user' }, chief),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
      const raised = { role: 'system_admin' } as const
      await server.db
        .updateTable('app_user')
        .set(raised)
        .where('role', '=', 'user')
        .where('user_id', 'in', [chief.user_id, rival.user_id])
        .execute()
    }
  })

  it('leaves one system_admin when two delete or disable each other at once', async () => {
    const rival = await aUserWithRole(server, 'system_admin', 'Rita')
    const answers = await Promise.all([
      remove(chief.user_id, rival),
      change(rival.user_id, { is_disabled: true }, chief),
    ])
    const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(done).toBe(200)
    // Signed out already, or found to be no operator any more once it is their turn.
    expect([401, 403]).toContain(refused)
    const left = await list({ role: 'system_admin', account_status: 'active' })
    expect(left).toHaveLength(1)
  })
})

describe('[PPL52]', () => {
  it('lists name, address, role, plan, status and activity, and nothing more', async () => {
    const [account] = await list({ search_term: ada.primary_email })
    expect(account).toEqual({
      user_id: ada.user_id,
      first_name: 'Ada',
      last_name: 'Example',
      full_name: 'Ada Example',
      primary_email: ada.primary_email,
      profile_picture: null,
      role: 'user',
      plan: 'free',
      account_status: 'active',
      is_address_confirmed: true,
      created_at: '2026-11-20T09:00:00.000Z',
      last_active_at: '2026-11-20T09:00:00.000Z',
      link_expires_at: null,
      session_count: 1,
      meeting_count: 0,
      is_manageable: true,
    })
  })

  it('matches words of name and address, ignoring case and accents', async () => {
    await server.aPerson({ first_name: 'Zoë', last_name: 'Ångström' })
    expect(names(await list({ search_term: 'angstrom ZOE' }))).toEqual(['Zoë'])
    expect(names(await list({ search_term: 'PEOPLE.example ada' }))).toEqual(['Ada'])
    for (const search_term of ['%', '_', '\\', "'; drop table app_user; --"]) {
      expect(await list({ search_term })).toEqual([])
    }
  })

  it('filters by role and status, sorts, and counts all pages', async () => {
    await invite({ primary_email: 'new@people.example' })
    await change(ada.user_id, { is_disabled: true })
    expect(names(await list({ role: 'system_admin' }))).toEqual(['Clara'])
    expect(names(await list({ account_status: 'invited' }))).toEqual(['New'])
    expect(names(await list({ account_status: 'disabled', role: 'all' }))).toEqual(['Ada'])
    expect(names(await list({ account_status: 'active' }))).toEqual(['Clara', 'Otto'])
    expect(names(await list({ sort_by: 'full_name', order_by: 'DESC' }))).toEqual([
      'Otto',
      'New',
      'Clara',
      'Ada',
    ])
    expect(names(await list({ sort_by: 'last_active_at', order_by: 'DESC' })).at(-1)).toBe('New')
    const paged = await server.call(listAccounts, { query: { limit: 3, page: 2 } }, admin.access_token)
    expect(paged.pagination).toEqual({ page: 2, limit: 3, total: 4 })
    expect(names(paged.data ?? [])).toEqual(['Otto'])
  })

  it.each([
    ['sort_by', 'password_hash'],
    ['order_by', 'sideways'],
    ['role', 'god'],
    ['account_status', 'gone'],
    ['limit', 101],
    ['page', 0],
  ])('[API2] refuses a wrong %s', async (path, value) => {
    const answer = await server.send({
      method: 'GET',
      path: `/v1/admin/users?${path}=${value}`,
      token: admin.access_token,
    })
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
  })
})

describe('[PPL53]', () => {
  it('makes an account that opens with the link alone', async () => {
    const { status, data } = await invite({ primary_email: 'new@people.example' })
    expect(status).toBe(201)
    expect(data?.account).toMatchObject({ account_status: 'invited', role: 'user', last_active_at: null })
    expect(data?.expires_at).toBe('2026-11-23T09:00:00.000Z')
    expect(data?.account.link_expires_at).toBe(data?.expires_at)
    for (const guess of ['', 'null', old_password]) {
      expect(await signInStatus(server, 'new@people.example', guess)).toBe(401)
    }
    const body = {
      token: tokenOf(data?.set_password_url),
      password: new_password,
      timezone: 'Asia/Kathmandu',
    }
    expect(await server.call(setPassword, { body })).toMatchObject({
      status: 200,
      message: 'Password set successfully.',
      data: { primary_email: 'new@people.example' },
    })
    expect(await signInStatus(server, 'new@people.example', new_password)).toBe(200)
    expect((await list({ search_term: 'new@' }))[0]).toMatchObject({
      account_status: 'active',
      link_expires_at: null,
    })
  })

  it('refuses a taken address in any case, and names wrong fields', async () => {
    const taken = await invite({ primary_email: ada.primary_email.toUpperCase() })
    expect(taken).toMatchObject({ status: 409, errors: [{ path: 'primary_email' }] })
    expect(await invite({ primary_email: 'nobody' })).toMatchObject({
      status: 400,
      errors: [{ path: 'primary_email' }],
    })
    const unnamed = await invite({ primary_email: 'new@people.example', first_name: ' ' })
    expect(unnamed).toMatchObject({ status: 400, errors: [{ path: 'first_name' }] })
    expect(await audit()).toEqual([])
  })
})

describe('[PPL54]', () => {
  it('ends every session at once, and lets the person sign in anew when enabled', async () => {
    const link = await resetLink(ada.user_id)
    const disabled = await change(ada.user_id, { is_disabled: true })
    expect(disabled.data).toMatchObject({
      account_status: 'disabled',
      session_count: 0,
      link_expires_at: null,
    })
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, old_password)).toBe(401)
    const body = { token: tokenOf(link.data?.set_password_url), password: new_password }
    expect((await server.call(setPassword, { body })).status).toBe(404)
    expect((await resetLink(ada.user_id)).status).toBe(409)

    expect((await change(ada.user_id, { is_disabled: false })).data?.account_status).toBe('active')
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, old_password)).toBe(200)
  })

  it('takes away what an operator may do from their next call on', async () => {
    await change(admin.user_id, { is_disabled: true }, chief)
    expect((await server.call(listAccounts, {}, admin.access_token)).status).toBe(401)
    const other = await aUserWithRole(server, 'admin')
    await change(other.user_id, { role: 'user' }, chief)
    expect((await server.call(listAccounts, {}, other.access_token)).status).toBe(403)
  })
})

describe('[PPL55]', () => {
  it('hands over what the person could export, in the same form', async () => {
    await fill(ada)
    const { data } = await server.call(
      exportAccount,
      { params: { user_id: ada.user_id } },
      admin.access_token,
    )
    const { access_token: _, ...profile } = ada
    expect(data?.profile).toEqual({ ...profile, has_board: true, created_at: '2026-11-20T09:00:00.000Z' })
    expect(data?.availability_info.monday).toMatchObject({ start_time: '09:00', is_available: true })
    expect(data?.records['label']).toMatchObject([{ label_title: 'Launch' }])
    expect(data?.records['task']).toMatchObject([{ task_description: 'Order cake' }])
    expect(data?.meetings_ics).toContain('SUMMARY:Plan')
    expect(JSON.stringify(data)).not.toMatch(/password_hash|argon2|sha256/i)
  })

  it('leaves out the texts of mails except in the own export and in that of a deletion', async () => {
    const file = 'From: bo@example.org\r\nSubject: Private matter\r\n\r\nSecret' as unknown as Uint8Array
    await server.call(importMails, { body: file }, ada.access_token)
    const params = { user_id: ada.user_id }
    const { data: taken } = await server.call(exportAccount, { params }, admin.access_token)
    expect(JSON.stringify(taken)).not.toMatch(/Private matter|Secret/)
    expect(Object.keys(taken?.records ?? {})).not.toContain('mail')
    const { data: own } = await server.call(exportOwnData, {}, ada.access_token)
    expect(own?.records['mail']).toMatchObject([{ subject: 'Private matter' }])
    const { data: deleted } = await remove(ada.user_id, admin, 'true')
    expect(deleted?.export?.records['mail']).toMatchObject([{ subject: 'Private matter' }])
  })

  it('[PPL39] is shown to the person in the app until dismissed', async () => {
    const params = { user_id: ada.user_id }
    const notices = async (by = ada) => (await server.call(listNotices, {}, by.access_token)).data
    expect(await notices()).toEqual([])
    await server.call(exportAccount, { params }, admin.access_token)
    await server.call(createResetLink, { params }, admin.access_token)
    const { full_name: actor_name } = admin
    expect(await notices()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'account_exported', actor_name }),
        expect.objectContaining({ kind: 'link_made', actor_name }),
      ]),
    )
    expect(await notices(admin)).toEqual([])
    expect((await server.call(closeNotices, {}, ada.access_token)).data).toEqual([])
    expect(await notices()).toEqual([])
    expect((await server.call(listNotices, {})).status).toBe(401)
    expect((await server.call(closeNotices, {})).status).toBe(401)
  })
})

it('[PPL58] mails the person what an operator did with the account, not the operator what they did with theirs', async () => {
  const mailing = await startMailingServer()
  try {
    const operator = await aUserWithRole(mailing.server, 'admin')
    const eva = await mailing.server.aPerson()
    const params = { user_id: eva.user_id }
    await mailing.server.call(exportAccount, { params }, operator.access_token)
    await mailing.server.call(exportAccount, { params: { user_id: operator.user_id } }, operator.access_token)
    await mailing.server.call(deleteAccount, { params, query: { export: 'true' } }, operator.access_token)
    const mails = await mailing.mailsAfter(1)
    expect(new Set(mails.map(({ to, subject }) => `${to}: ${subject}`))).toEqual(
      new Set([
        `${eva.primary_email}: Your account for Meridian was deleted`,
        `${eva.primary_email}: Your data in Meridian were exported`,
      ]),
    )
    expect(mails).toHaveLength(2)
    expect(mails.map(({ text }) => text).join('')).toContain('your mails included')
  } finally {
    await mailing.close()
  }
})

describe('[PPL56]', () => {
  it('deletes the account with the meetings it organizes, and returns the requested export', async () => {
    const bea = await server.aPerson({ first_name: 'Bea' })
    await fill(ada, bea)
    await fill(bea, ada)
    const { status, data } = await remove(ada.user_id, admin, 'true')
    expect(status).toBe(200)
    expect(data?.export?.meetings_ics).toContain('SUMMARY:Plan')
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, old_password)).toBe(401)
    const { data: left } = await server.call(listMeetings, {}, bea.access_token)
    expect(left?.map(({ user_id }) => user_id)).toEqual([bea.user_id])
    const found = await server.call(listMeetings, { query: { search_term: 'Ada' } }, bea.access_token)
    expect(found.data).toEqual([])
    expect((await remove(ada.user_id)).status).toBe(404)
  })

  it('requires the choice of an export, and returns none that is not requested', async () => {
    const answer = await server.send({
      method: 'DELETE',
      path: `/v1/admin/users/${ada.user_id}`,
      token: admin.access_token,
    })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'export' }] })
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(200)
    expect((await remove(ada.user_id)).data).toEqual({
      user_id: ada.user_id,
      export: null,
      passed_on: 0,
    })
  })

  it('answers 404 for an account that is not there', async () => {
    const user_id = newId()
    expect((await change(user_id, { role: 'user' })).status).toBe(404)
    expect((await resetLink(user_id)).status).toBe(404)
    expect((await server.call(exportAccount, { params: { user_id } }, admin.access_token)).status).toBe(404)
    expect(await audit()).toEqual([])
  })
})

describe('[PPL59]', () => {
  it('follows the # of a URL, and only its hash is in the database', async () => {
    const { data } = await resetLink(ada.user_id)
    const token = tokenOf(data?.set_password_url)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(data?.set_password_url).toBe(`http://localhost:80/auth/set_password#${token}`)
    const rows = await server.db.selectFrom('password_link').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await audit())).not.toContain(token)
  })

  it('answers no link again to a repeated request', async () => {
    const request = {
      method: 'POST',
      path: `/v1/admin/users/${ada.user_id}/reset_link`,
      token: admin.access_token,
      headers: { 'idempotency-key': 'one and the same' },
    } as const
    const [first, second] = [await server.send(request), await server.send(request)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.text).not.toBe(second.text)
    expect(await server.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
  })
})

describe('[PPL61]', () => {
  it('records actor, action, target and time', async () => {
    await change(ada.user_id, { role: 'admin' }, chief)
    await change(ada.user_id, { role: 'user' }, chief)
    server.setNow('2026-11-20T10:00:00.000Z')
    await change(ada.user_id, { is_disabled: true })
    await change(ada.user_id, { is_disabled: false })
    await resetLink(ada.user_id)
    await server.call(exportAccount, { params: { user_id: ada.user_id } }, admin.access_token)
    await remove(ada.user_id, admin, 'true')
    const entries = await audit({ user_id: ada.user_id })
    expect(entries.map(({ audit_action, actor }) => [audit_action, actor.full_name])).toEqual([
      ['account_deleted', 'Otto Example'],
      ['account_exported', 'Otto Example'],
      ['link_made', 'Otto Example'],
      ['account_enabled', 'Otto Example'],
      ['account_disabled', 'Otto Example'],
      ['role_changed', 'Clara Example'],
      ['role_changed', 'Clara Example'],
    ])
    expect(entries[0]).toMatchObject({
      actor: { user_id: admin.user_id },
      subject: { user_id: ada.user_id, full_name: 'Ada Example', primary_email: ada.primary_email },
      details: { role: 'user', has_export: true },
      created_at: '2026-11-20T10:00:00.000Z',
    })
    expect(entries.at(-1)?.details).toEqual({ role: 'admin', role_before: 'user' })
  })

  it('writes nothing for what changes nothing', async () => {
    expect((await change(ada.user_id, { role: 'user', is_disabled: false })).status).toBe(200)
    expect((await change(ada.user_id, {})).status).toBe(200)
    expect(await audit()).toEqual([])
  })

  it('does nothing when the entry cannot be written', async () => {
    await server.db.schema.dropTable('audit_entry').execute()
    expect((await change(ada.user_id, { is_disabled: true })).status).toBe(500)
    expect((await remove(ada.user_id)).status).toBe(500)
    expect((await invite({ primary_email: 'new@people.example' })).status).toBe(500)
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(200)
    expect(names(await list())).toEqual(['Ada', 'Clara', 'Otto'])
  })

  it('comes in pages, latest first', async () => {
    for (const is_disabled of [true, false, true]) await change(ada.user_id, { is_disabled })
    const { data, pagination } = await server.call(
      listAuditLog,
      { query: { limit: 2, page: 2 } },
      admin.access_token,
    )
    expect(pagination).toEqual({ page: 2, limit: 2, total: 3 })
    expect(data?.map(({ audit_action }) => audit_action)).toEqual(['account_disabled'])
  })
})

describe('[PPL64]', () => {
  it('counts what is there', async () => {
    await fill(ada)
    await invite({ primary_email: 'new@people.example' })
    await change((await server.aPerson()).user_id, { is_disabled: true })
    const { data } = await server.call(getOverview, {}, admin.access_token)
    expect(data?.users).toEqual({
      total: 5,
      by_role: { user: 3, admin: 1, system_admin: 1 },
      by_status: { active: 3, invited: 1, disabled: 1 },
      created_lately: 5,
    })
    expect(data?.sessions).toEqual({ open: 3, people_today: 3 })
    expect(data?.meetings).toEqual({ total: 1, coming: 1, created_lately: 1 })
    expect(data?.storage.database_bytes).toBeGreaterThan(1_000_000)
    expect(data?.storage.meetings_bytes).toBeGreaterThan(0)
    expect(data?.health).toMatchObject({
      database: { state: 'ok' },
      disk: { state: 'ok', free_bytes: null },
      clean_up: { state: 'waiting', last_finished_at: null },
      mail: { state: 'not_set_up', waiting: 0, failed: 0 },
      jobs: { state: 'ok', waiting: 0, running: 0, failed: 0, oldest_at: null },
      sync: { state: 'not_set_up', connections: 0, needs_reconnect: 0, failing: 0 },
    })
  })

  it('reports waiting, running and failed jobs, and failing connections', async () => {
    const now = new Date('2026-11-20T09:00:00.000Z')
    await enqueue(server.db, queues.readCalendars, { connection_id: newId() }, { now, startAt: now })
    const later = new Date('2026-11-20T09:30:00.000Z')
    await enqueue(server.db, queues.readCalendars, { connection_id: newId() }, { now, startAt: later })
    const at = { next_sync_at: now, created_at: now, updated_at: now }
    const connections = [
      { provider: 'google', problem: 'Google does not answer.' },
      { provider: 'zoom', problem: 'Zoom does not answer.', reconnect_reason: 'Connect again.' },
      { provider: 'calendly' },
    ] as const
    for (const connection of connections) {
      const own = { connection_id: newId(), user_id: ada.user_id, external_account_id: 'a' }
      await server.db
        .insertInto('connection')
        .values({ ...own, ...at, ...connection })
        .execute()
    }
    server.setNow('2026-11-20T09:04:00.000Z')
    const before = await server.call(getOverview, {}, admin.access_token)
    expect(before.data?.health).toMatchObject({
      jobs: { state: 'ok', waiting: 1, running: 0, oldest_at: '2026-11-20T09:00:00.000Z' },
      sync: { state: 'failing', connections: 3, needs_reconnect: 1, failing: 1 },
    })
    server.setNow('2026-11-20T09:06:00.000Z')
    await sql`update meridian_jobs.job set state = 'failed', completed_on = ${now} where start_after = ${later}`.execute(
      server.db,
    )
    const after = await server.call(getOverview, {}, admin.access_token)
    expect(after.data?.health.jobs).toMatchObject({ state: 'late', waiting: 1, failed: 1 })
  })

  it('reports waiting mails, and those with failed attempts', async () => {
    const outside = await startMailServer()
    const settings = {
      SMTP_URL: outside.url,
      MAIL_FROM: 'meet@people.example',
      PUBLIC_URL: 'https://meet.people.example',
    }
    const mailing = await startTestServer({ settings })
    try {
      const { access_token, primary_email } = await aUserWithRole(mailing, 'admin')
      const mailHealth = async () => (await mailing.call(getOverview, {}, access_token)).data?.health.mail
      expect(await mailHealth()).toEqual({ state: 'ok', waiting: 0, failed: 0 })
      outside.behave('busy')
      await mailing.call(forgotPassword, { body: { primary_email } })
      await mailing.runDueJobs()
      expect(await mailHealth()).toEqual({ state: 'failing', waiting: 1, failed: 0 })
      outside.behave('accept')
      mailing.setNow('2026-11-20T09:01:00.000Z')
      await mailing.runDueJobs()
      expect(await mailHealth()).toEqual({ state: 'ok', waiting: 0, failed: 0 })
    } finally {
      await mailing.close()
      await outside.close()
    }
  })

  it('counts no coming meeting once it is over, and no session that has ended', async () => {
    await fill(ada)
    server.setNow('2027-02-01T09:00:00.000Z')
    const { access_token } = await aUserWithRole(server, 'admin')
    const { data } = await server.call(getOverview, {}, access_token)
    expect(data?.meetings).toEqual({ total: 1, coming: 0, created_lately: 0 })
    expect(data?.sessions).toEqual({ open: 1, people_today: 1 })
    expect(data?.users.created_lately).toBe(1)
  })
})

/** A meeting, a label and a task of the person. */
async function fill(person: SessionUser, ...invited: readonly SessionUser[]): Promise<void> {
  const body = {
    meeting_title: 'Plan',
    meeting_date: { start_date: '2026-12-01' },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timezone: 'Europe/Berlin',
    meeting_invitees: Object.fromEntries(invited.map(({ user_id }) => [user_id, {}])),
  }
  await server.call(createMeeting, { body }, person.access_token)
  await server.call(createLabel, { body: { label_title: 'Launch' } }, person.access_token)
  await server.call(createTask, { body: { task_description: 'Order cake' } }, person.access_token)
}
