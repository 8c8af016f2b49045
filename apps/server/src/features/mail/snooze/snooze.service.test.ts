import {
  getMail,
  getWaiting,
  importMails,
  listMails,
  type MailQuery,
  type SessionUser,
  snoozeMails,
  updateMails,
} from '@meridian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { returnSnoozed } from './snooze.service.ts'

let server: TestServer
let ada: SessionUser
let token: string

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.aPerson()
  token = ada.access_token
})
afterEach(() => server.close())

async function receive(subject: string, date: string): Promise<string> {
  const lines = ['From: bo@example.org', `Subject: ${subject}`, `Date: ${date}`, '', 'Text']
  const body = lines.join('\r\n') as unknown as Uint8Array
  return (await server.call(importMails, { body }, token)).data?.mail_ids[0] ?? ''
}

async function listed(mail_view?: MailQuery['mail_view']): Promise<string[]> {
  const { data } = await server.call(listMails, { query: { ...(mail_view && { mail_view }) } }, token)
  return (data ?? []).map(({ mail_subject }) => mail_subject)
}

function snooze(mail_ids: string[], snoozed_until: string | null, by = token) {
  return server.call(snoozeMails, { body: { mail_ids, snoozed_until } }, by)
}

const until = '2026-11-23T08:00:00.000Z'

it('[MAIL72] a snoozed mail is out of the lists until its time, and then unread at the top', async () => {
  const old = await receive('Old', 'Mon, 16 Nov 2026 08:00:00 +0000')
  await receive('New', 'Thu, 19 Nov 2026 08:00:00 +0000')
  await server.call(updateMails, { body: { mail_ids: [old], change: { is_read: true } } }, token)
  expect((await snooze([old], until)).status).toBe(200)
  expect(await listed()).toEqual(['New'])
  expect(await listed('snoozed')).toEqual(['Old'])
  const moment = (at: string) => ({ db: server.db, now: () => new Date(at) })
  await returnSnoozed(moment('2026-11-23T07:59:59Z'))
  expect(await listed()).toEqual(['New'])
  await returnSnoozed(moment('2026-11-23T08:00:10Z'))
  expect(await listed()).toEqual(['Old', 'New'])
  expect(await listed('unread')).toEqual(['Old'])
  expect(await listed('snoozed')).toEqual([])
  const { data } = await server.call(getMail, { params: { mail_id: old }, query: {} }, token)
  expect(data).toMatchObject({ is_read: false, snoozed_until: null, returned_at: until })
})

it('[MAIL72] a mail comes back at once when it is wanted', async () => {
  const mail_id = await receive('Old', 'Mon, 16 Nov 2026 08:00:00 +0000')
  await snooze([mail_id], until)
  await snooze([mail_id], null)
  expect(await listed()).toEqual(['Old'])
})

it('[MAIL72] an archived mail that is snoozed comes back to its list, and one that is archived meanwhile does not', async () => {
  const kept = await receive('Kept', 'Mon, 16 Nov 2026 08:00:00 +0000')
  const done = await receive('Done', 'Tue, 17 Nov 2026 08:00:00 +0000')
  await server.call(updateMails, { body: { mail_ids: [kept], change: { is_archived: true } } }, token)
  await snooze([kept, done], until)
  await server.call(
    updateMails,
    { body: { mail_ids: [done], change: { is_archived: true, is_read: true } } },
    token,
  )
  expect(await listed('snoozed')).toEqual(['Kept'])
  await returnSnoozed({ db: server.db, now: () => new Date(until) })
  expect(await listed()).toEqual(['Kept'])
  expect(await listed('archived')).toEqual(['Done'])
  const { data } = await server.call(getMail, { params: { mail_id: done }, query: {} }, token)
  expect(data).toMatchObject({ is_read: true })
})

it('[MAIL72] a snoozed mail is not counted as unread', async () => {
  const mail_id = await receive('Old', 'Mon, 16 Nov 2026 08:00:00 +0000')
  await server.call(updateMails, { body: { mail_ids: [mail_id], change: { is_read: false } } }, token)
  const unread = async () => (await server.call(getWaiting, {}, token)).data?.unread_mails
  expect(await unread()).toBe(1)
  await snooze([mail_id], until)
  expect(await unread()).toBe(0)
})

it.each([['2026-11-20T08:00:00Z'], ['2028-11-20T08:00:00Z'], ['tomorrow']])(
  '[API2] refuses to snooze until %s',
  async (at) => {
    const mail_id = await receive('Old', 'Mon, 16 Nov 2026 08:00:00 +0000')
    const { status, errors } = await snooze([mail_id], at)
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'snoozed_until' })
  },
)

it('[MAIL72] is refused to the signed-out, and for a mail of another person', async () => {
  const mail_id = await receive('Old', 'Mon, 16 Nov 2026 08:00:00 +0000')
  const stranger = await server.aPerson({ first_name: 'Cleo' })
  expect((await snooze([mail_id], until, stranger.access_token)).status).toBe(404)
  expect(
    (await server.call(snoozeMails, { body: { mail_ids: [mail_id], snoozed_until: until } })).status,
  ).toBe(401)
  expect(await listed()).toEqual(['Old'])
})

it('[MAIL75] lists snoozed mails by the time at which they come back', async () => {
  const late = await receive('Late', 'Thu, 19 Nov 2026 08:00:00 +0000')
  const soon = await receive('Soon', 'Mon, 16 Nov 2026 08:00:00 +0000')
  await snooze([late], '2026-11-27T08:00:00.000Z')
  await snooze([soon], until)
  const by = { mail_view: 'snoozed', sort_by: 'snoozed_until' } as const
  const inOrder = async (order_by: MailQuery['order_by']) => {
    const { data } = await server.call(listMails, { query: { ...by, order_by } }, token)
    return data?.map(({ mail_id }) => mail_id)
  }
  expect(await inOrder('ASC')).toEqual([soon, late])
  expect(await inOrder('DESC')).toEqual([late, soon])
})
