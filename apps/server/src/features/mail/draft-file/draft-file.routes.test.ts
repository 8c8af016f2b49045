import {
  carried_bytes_max,
  deleteMailFile,
  deleteOutgoing,
  getMail,
  importMails,
  type Input,
  listReplyFiles,
  type MailFile,
  sendMail,
  sendReply,
  undoSend,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { type SendingAccount, startSendingAccount } from '../../../../test/sending-account.ts'
import { newId } from '../../../platform/id.ts'
import { removeExpired } from '../../../platform/jobs/cleanup.ts'

let outside: SendingAccount
let token: string

beforeEach(async () => {
  outside = await startSendingAccount()
  token = outside.person.access_token
})
afterEach(async () => {
  await outside.close()
})

type Body = Input<typeof sendMail>['body']
const plan: Body = {
  mail_to: [{ name: 'Bo Berg', address: 'bo@example.org' }],
  mail_subject: 'Plan',
  mail_body: 'On Monday.',
}
/** Bytes that are no text. */
const bytes = Buffer.from([0, 255, 13, 10, 46, 13, 10, 128])

async function upload(
  file_name: string,
  { content = bytes, mail_id, by = token }: { content?: Buffer; mail_id?: string; by?: string } = {},
): Promise<{ status: number; data: MailFile | null; errors?: { path: string }[]; message: string }> {
  const query = new URLSearchParams({ file_name, ...(mail_id !== undefined && { mail_id }) })
  const { body } = await outside.server.app.inject({
    method: 'POST',
    url: `/v1/mail/file?${query.toString()}`,
    headers: { 'content-type': 'application/octet-stream', ...(by && { authorization: `Bearer ${by}` }) },
    payload: content,
  })
  return JSON.parse(body)
}

async function idOf(file_name: string, about?: Parameters<typeof upload>[1]): Promise<string> {
  const { data, message } = await upload(file_name, about)
  if (!data) throw new Error(message)
  return data.file_id
}

function send(about: Partial<Body> = {}, by = token) {
  return outside.server.call(sendMail, { body: { ...plan, ...about } }, by)
}

async function runAt(moment: string) {
  outside.server.setNow(moment)
  expect((await outside.server.runDueJobs()).filter(({ error }) => error !== null)).toEqual([])
}

async function receive(): Promise<string> {
  const mail = [
    'From: Cleo <cleo@example.org>',
    'To: ada@example.com',
    'Message-ID: <7@example.org>',
    'Subject: Quay',
    '',
    'When?',
  ]
  const body = mail.join('\r\n') as unknown as Uint8Array
  const { data } = await outside.server.call(importMails, { body }, token)
  return data?.mail_ids[0] ?? ''
}

async function replyFiles(mail_id: string, by = token) {
  return outside.server.call(listReplyFiles, { params: { mail_id } }, by)
}

function countFiles() {
  return outside.server.db.selectFrom('outgoing_file').select(['file_id', 'outgoing_mail_id']).execute()
}

/** More files of the same length, whose content stays empty. */
async function copyFile(file_id: string, count: number): Promise<void> {
  const { db } = outside.server
  const file = await db
    .selectFrom('outgoing_file')
    .selectAll()
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: count }, () => ({
    ...file,
    file_id: newId(),
    content_sealed: Buffer.alloc(0),
  }))
  await db.insertInto('outgoing_file').values(copies).execute()
}

describe('[MAIL77] files of a new mail', () => {
  it('arrive with their bytes, names and harmless types, and are then deleted', async () => {
    const file_ids = [await idOf('Größe der Äcker – Übersicht.pdf'), await idOf('page.html')]
    expect((await send({ file_ids })).status).toBe(200)
    await runAt('2026-11-20T09:00:10.000Z')
    const content = outside.sent()[0]?.content ?? ''
    expect(content.replaceAll(/\r\n\s+/g, '')).toContain(
      "filename*0*=utf-8''Gr%C3%B6%C3%9Fe%20der%20%C3%84cker%20;filename*1*=%E2%80%93%20%C3%9Cbersicht.pdf",
    )
    const parts = readMail(content).parts.slice(1)
    expect(parts.map(({ type }) => type.split(';')[0])).toEqual([
      'application/pdf',
      'application/octet-stream',
    ])
    expect(content.split(bytes.toString('base64'))).toHaveLength(3)
    expect(await countFiles()).toEqual([])
  })

  it('go with a forwarded mail and its files', async () => {
    const forwarded_mail_id = await receive()
    await send({ forwarded_mail_id, file_ids: [await idOf('plan.csv', { content: Buffer.from('a,b') })] })
    await runAt('2026-11-20T09:00:10.000Z')
    const { parts } = readMail(outside.sent()[0]?.content ?? '')
    expect(parts.map(({ text }) => text.trim())).toEqual([expect.stringContaining('When?'), 'a,b'])
  })

  it('come back with a mail that is taken back, and can be sent again', async () => {
    const file_ids = [await idOf('plan.pdf')]
    const { data } = await send({ file_ids })
    expect((await send({ file_ids })).errors?.[0]?.path).toBe('file_ids')
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    const taken = await outside.server.call(deleteOutgoing, { params }, token)
    expect(taken.data?.files).toEqual([{ file_id: file_ids[0], name: 'plan.pdf', bytes: bytes.length }])
    expect(taken.data?.draft).toMatchObject({ file_ids, mail_signature: '' })
    expect((await send({ file_ids })).status).toBe(200)
  })

  it('belong to their person', async () => {
    const file_ids = [await idOf('plan.pdf')]
    const stranger = await outside.server.aPerson({ first_name: 'Eve' })
    const params = { file_id: file_ids[0] ?? '' }
    expect((await outside.server.call(deleteMailFile, { params }, stranger.access_token)).status).toBe(404)
    expect((await send({ file_ids: ['01890000-0000-7000-8000-000000000000'] })).status).toBe(400)
    expect((await outside.server.call(deleteMailFile, { params }, token)).status).toBe(200)
    expect(await countFiles()).toEqual([])
  })

  it('are stored sealed, without folders and invisible characters in their names', async () => {
    const { data } = await upload('../..\u202efdp.exe', { content: Buffer.from('a secret word') })
    expect(data?.name).toBe('_..fdp.exe')
    const row = await outside.server.db.selectFrom('outgoing_file').selectAll().executeTakeFirstOrThrow()
    const stored = Buffer.concat([row.content_sealed, row.name_sealed]).toString('latin1')
    expect(stored).not.toMatch(/secret|fdp/)
    expect(stored).not.toContain(Buffer.from('a secret word').toString('base64'))
  })
})

describe('[MAIL78] the limits of files', () => {
  it('are ten files of 10 MB together', async () => {
    const large = { content: Buffer.alloc(carried_bytes_max - 2, 1) }
    const file_ids = [await idOf('large.bin', large)]
    const refused = await send({ file_ids: [...file_ids, await idOf('plan.pdf')] })
    expect(refused.status).toBe(413)
    expect(refused.message).toContain('10 MB')
    expect((await countFiles()).every(({ outgoing_mail_id }) => outgoing_mail_id === null)).toBe(true)
    const many = Array.from({ length: 11 }, () => '01890000-0000-7000-8000-000000000000')
    expect((await send({ file_ids: many })).errors?.[0]?.path).toBe('file_ids')
  })

  it('refuse a file by its announced length, before it is read', async () => {
    const answer = await outside.server.app.inject({
      method: 'POST',
      url: '/v1/mail/file?file_name=large.bin',
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(carried_bytes_max + 1),
        authorization: `Bearer ${token}`,
      },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(413)
  })

  it('bound what the drafts of a person hold', async () => {
    const large = { content: Buffer.alloc(carried_bytes_max, 1) }
    await copyFile(await idOf('large.bin', large), 8)
    await idOf('tenth.bin', large)
    const { status, message } = await upload('one-more.bin')
    expect({ status, message }).toEqual({
      status: 413,
      message: 'Your drafts have more than 100 MB of files. Send or discard some of them first.',
    })
  })

  it('[API2] refuse an empty file, a missing name and the signed-out', async () => {
    expect(await upload('plan.pdf', { content: Buffer.alloc(0) })).toMatchObject({ status: 400 })
    expect((await upload(' ')).errors?.[0]?.path).toBe('file_name')
    expect((await upload('plan.pdf', { by: '' })).status).toBe(401)
  })

  it('delete files of drafts after 30 days, and none that waits to be sent', async () => {
    await idOf('left.pdf')
    await send({ file_ids: [await idOf('sent.pdf')], send_at: '2027-03-01T09:00:00Z' })
    await removeExpired(outside.server.db, new Date('2026-12-20T08:00:00Z'))
    expect(await countFiles()).toHaveLength(2)
    await removeExpired(outside.server.db, new Date('2026-12-20T10:00:00Z'))
    expect(await countFiles()).toEqual([
      { file_id: expect.any(String), outgoing_mail_id: expect.any(String) },
    ])
  })
})

describe('[MAIL79] files of a reply', () => {
  it('stay with the draft, leave with the reply, and come back when it is undone', async () => {
    const mail_id = await receive()
    const file_ids = [await idOf('plan.pdf', { mail_id })]
    const shown = [{ file_id: file_ids[0], name: 'plan.pdf', bytes: bytes.length }]
    expect((await replyFiles(mail_id)).data).toEqual(shown)
    const body = { mail_subject: '', mail_body: 'On Monday.', file_ids }
    expect((await outside.server.call(sendReply, { params: { mail_id }, body }, token)).status).toBe(200)
    expect((await replyFiles(mail_id)).data).toEqual([])
    await outside.server.call(undoSend, { params: { mail_id } }, token)
    expect((await replyFiles(mail_id)).data).toEqual(shown)
    await outside.server.call(sendReply, { params: { mail_id }, body }, token)
    await runAt('2026-11-20T09:00:10.000Z')
    expect(outside.sent()[0]?.content).toContain(bytes.toString('base64'))
    expect((await replyFiles(mail_id)).data).toEqual([])
  })

  it('are of an own mail', async () => {
    const mail_id = await receive()
    const { access_token: by } = await outside.server.aPerson({ first_name: 'Eve' })
    expect((await upload('plan.pdf', { mail_id, by })).status).toBe(404)
    expect((await replyFiles(mail_id, by)).status).toBe(404)
  })
})

describe('[MAIL76] Bcc', () => {
  const secret = { name: 'Sekretär Ü', address: 'other@example.com' }

  it('reaches an address that no recipient reads of, and stands in the sender’s copy', async () => {
    await send({ mail_bcc: [secret, { address: 'BO@example.org' }] })
    await runAt('2026-11-20T09:00:10.000Z')
    const [sent] = outside.sent()
    const headers = Object.fromEntries(readMail(sent?.content ?? '').headers)
    expect(headers).toMatchObject({ to: 'Bo Berg <bo@example.org>', bcc: 'Sekretär Ü <other@example.com>' })
  })

  it('is one of replies, too, and comes back with a mail that is taken back', async () => {
    const mail_id = await receive()
    const body = { mail_subject: '', mail_body: 'On Monday.', mail_bcc: [secret] }
    await outside.server.call(sendReply, { params: { mail_id }, body }, token)
    await runAt('2026-11-20T09:00:10.000Z')
    const headers = Object.fromEntries(readMail(outside.sent()[0]?.content ?? '').headers)
    expect(headers).toMatchObject({ to: 'Cleo <cleo@example.org>', bcc: 'Sekretär Ü <other@example.com>' })
    const { data } = await send({ mail_bcc: [secret] })
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    const taken = await outside.server.call(deleteOutgoing, { params }, token)
    expect(taken.data?.draft).toMatchObject({ mail_bcc: [secret] })
    const { data: mail } = await outside.server.call(getMail, { params: { mail_id }, query: {} }, token)
    expect(JSON.stringify(mail)).not.toContain('other@example.com')
  })

  it('[API2] refuses a wrong address', async () => {
    const { status, errors } = await send({ mail_bcc: [{ address: 'x\r\nTo: eve@example.org' }] })
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'mail_bcc.0.address' })
  })
})
