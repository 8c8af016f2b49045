import {
  deleteOutgoing,
  getMail,
  importMails,
  type Input,
  listOutgoing,
  sendAgain,
  sendMail,
  sendReply,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { type SendingAccount, startSendingAccount } from '../../../../test/sending-account.ts'
import { startTestServer } from '../../../../test/server.ts'

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

function send(about: Partial<Body> = {}, by = token) {
  return outside.server.call(sendMail, { body: { ...plan, ...about } }, by)
}

async function receive(lines: readonly string[], by = token): Promise<string> {
  const body = lines.join('\r\n') as unknown as Uint8Array
  const { data } = await outside.server.call(importMails, { body }, by)
  return data?.mail_ids[0] ?? ''
}

async function runAt(moment: string) {
  outside.server.setNow(moment)
  expect((await outside.server.runDueJobs()).filter(({ error }) => error !== null)).toEqual([])
}

function left() {
  return outside.sent().map(({ content }) => {
    const { headers, parts } = readMail(content)
    return { headers: Object.fromEntries(headers), parts, text: parts[0]?.text.replaceAll('\r\n', '\n') }
  })
}

async function waiting() {
  return (await outside.server.call(listOutgoing, {}, token)).data ?? []
}

const with_file = [
  'From: Cleo Marsh <cleo@example.org>',
  'To: Ada <ada@example.com>, Bo <bo@example.org>',
  'Cc: Dee <dee@example.org>',
  'Message-ID: <7@example.org>',
  'Subject: Quay',
  'Date: Fri, 20 Nov 2026 08:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="border"',
  '',
  '--border',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'The plan is attached.',
  '--border',
  'Content-Type: text/csv; name="plan.csv"',
  'Content-Disposition: attachment; filename="plan.csv"',
  '',
  'a,b',
  '--border',
  'Content-Type: text/csv; name="old.csv"',
  'Content-Disposition: attachment; filename="old.csv"',
  '',
  'c,d',
  '--border--',
  '',
]

describe('[MAIL67] a new mail', () => {
  it('goes from the account of the person to each recipient once, and starts a conversation', async () => {
    const { status, data } = await send({
      mail_to: [
        { name: 'Bo Berg', address: 'bo@example.org' },
        { name: 'Bo', address: 'BO@example.org' },
        { address: 'ada@example.com' },
      ],
      mail_cc: [{ name: 'Dee', address: 'dee@example.org' }, { address: 'bo@example.org' }],
    })
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        outgoing_mail_id: expect.any(String),
        undo_until: '2026-11-20T09:00:10.000Z',
        scheduled_at: null,
      },
    })
    await runAt('2026-11-20T09:00:10.000Z')
    const [mail, ...more] = left()
    expect(more).toEqual([])
    expect(mail?.headers).toMatchObject({
      from: 'Ada Example <ada@example.com>',
      to: 'Bo Berg <bo@example.org>, ada@example.com',
      cc: 'Dee <dee@example.org>',
      subject: 'Plan',
    })
    expect(mail?.headers).not.toHaveProperty('in-reply-to')
    expect(mail?.headers).not.toHaveProperty('auto-submitted')
    expect(mail?.text).toBe('On Monday.\n')
    expect(await waiting()).toEqual([])
  })

  it('is taken back with all that was written', async () => {
    const { data } = await send({ mail_cc: [{ name: 'Dee', address: 'dee@example.org' }] })
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    expect(await waiting()).toMatchObject([
      { ...params, is_reply: false, mail_id: null, mail_to: { name: 'Bo Berg', address: 'bo@example.org' } },
    ])
    const taken = await outside.server.call(deleteOutgoing, { params }, token)
    expect(taken.data?.draft).toEqual({
      ...plan,
      mail_cc: [{ name: 'Dee', address: 'dee@example.org' }],
      mail_bcc: [],
      mail_signature: '',
      forwarded_mail_id: null,
      attachment_ids: [],
      file_ids: [],
    })
    await runAt('2026-11-20T10:00:00.000Z')
    expect(left()).toEqual([])
  })

  it.each([
    ['mail_to', { mail_to: [] }],
    ['mail_to.0.address', { mail_to: [{ address: 'bo' }] }],
    ['mail_cc.0.address', { mail_cc: [{ address: 'a@example.org\r\nBcc: eve@example.org' }] }],
    ['mail_cc', { mail_cc: Array.from({ length: 51 }, (_, at) => ({ address: `a${at}@example.org` })) }],
    ['mail_subject', { mail_subject: 'Plan\r\nBcc: eve@example.org' }],
    ['mail_body', { mail_body: ' \n', mail_signature: 'Ada' }],
    ['mail_signature', { mail_signature: 'x'.repeat(2001) }],
    ['send_at', { send_at: '2026-11-20T08:59:00Z' }],
    ['send_at', { send_at: '2028-11-20T08:59:00Z' }],
    ['attachment_ids', { attachment_ids: ['01890000-0000-7000-8000-000000000000'] }],
  ])('[API2] refuses a wrong %s', async (path, about) => {
    const { status, errors } = await send(about)
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path })
    expect(await waiting()).toEqual([])
  })

  it('refuses the signed-out', async () => {
    expect((await outside.server.call(sendMail, { body: plan })).status).toBe(401)
  })

  it('needs an account, and is never sent by the server of the instance', async () => {
    const bare = await startTestServer()
    try {
      const { access_token } = await bare.aPerson()
      const { status, message } = await bare.call(sendMail, { body: plan }, access_token)
      expect(status).toBe(409)
      expect(message).toContain('Connect an account with mail under Integrations')
    } finally {
      await bare.close()
    }
  })
})

describe('[MAIL68] a forwarded mail', () => {
  it('carries the chosen files, names the others, and quotes the mail with its people', async () => {
    const forwarded_mail_id = await receive(with_file)
    const { data: mail } = await outside.server.call(
      getMail,
      { params: { mail_id: forwarded_mail_id }, query: {} },
      token,
    )
    const attachment_ids = (mail?.attachments ?? []).slice(0, 1).map(({ attachment_id }) => attachment_id)
    expect((await send({ mail_body: 'See below.', forwarded_mail_id, attachment_ids })).status).toBe(200)
    await runAt('2026-11-20T09:00:10.000Z')
    const [sent] = left()
    expect(sent?.headers).not.toHaveProperty('in-reply-to')
    expect(sent?.text).toMatch(
      /^See below\.\n\n-{10} Forwarded message -{10}\nFrom: Cleo Marsh <cleo@example\.org>\nDate: November 20, 2026 at .*\nSubject: Quay\nTo: Ada <ada@example\.com>, Bo <bo@example\.org>\nCc: Dee <dee@example\.org>\n\nThe plan is attached\.\n\n\[Files of the original that are not attached: old\.csv\]\n$/,
    )
    expect(sent?.parts.slice(1).map(({ type, text }) => [type, text.trim()])).toEqual([
      ['text/csv; name=plan.csv', 'a,b'],
    ])
  })

  it('[MAIL73] has the signature above the mail that follows', async () => {
    const forwarded_mail_id = await receive(with_file)
    await send({ mail_body: 'See below.', mail_signature: 'Ada\nGardens', forwarded_mail_id })
    await runAt('2026-11-20T09:00:10.000Z')
    expect(left()[0]?.text).toMatch(/^See below\.\n\n-- \nAda\nGardens\n\n-{10} Forwarded message/)
  })

  it('may have no text of its own', async () => {
    expect((await send({ mail_body: '', forwarded_mail_id: await receive(with_file) })).status).toBe(200)
  })

  it('is an own one, with files of its own', async () => {
    const forwarded_mail_id = await receive(with_file)
    const stranger = await outside.server.aPerson({ first_name: 'Cleo' })
    const by = stranger.access_token
    expect((await send({ forwarded_mail_id }, by)).status).toBe(404)
    const attachment_ids = ['01890000-0000-7000-8000-000000000000']
    const { status, errors } = await send({ forwarded_mail_id, attachment_ids })
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'attachment_ids' })
  })
})

describe('[MAIL69] a chosen time', () => {
  it('keeps a mail until then, listed and not sent before', async () => {
    const { data } = await send({ send_at: '2026-11-23T09:00:00+01:00' })
    expect(data).toMatchObject({ undo_until: null, scheduled_at: '2026-11-23T08:00:00.000Z' })
    expect(await waiting()).toMatchObject([{ state: 'waiting', scheduled_at: '2026-11-23T08:00:00.000Z' }])
    await runAt('2026-11-23T07:59:59.000Z')
    expect(left()).toEqual([])
    await runAt('2026-11-23T08:00:00.000Z')
    expect(left()).toHaveLength(1)
  })

  it('is given up by sending at once', async () => {
    const { data } = await send({ send_at: '2026-11-23T09:00:00+01:00' })
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    const { data: again } = await outside.server.call(sendAgain, { params }, token)
    expect(again).toMatchObject({ state: 'waiting', scheduled_at: null })
    await runAt('2026-11-20T09:00:01.000Z')
    expect(left()).toHaveLength(1)
  })

  it('is one for replies, too, which can be taken back until then', async () => {
    const mail_id = await receive(with_file)
    const body = { mail_subject: '', mail_body: 'Thank you.', send_at: '2026-11-23T08:00:00Z' }
    const { data } = await outside.server.call(sendReply, { params: { mail_id }, body }, token)
    expect(data).toMatchObject({ undo_until: null, scheduled_at: '2026-11-23T08:00:00.000Z' })
    const shown = () => outside.server.call(getMail, { params: { mail_id }, query: {} }, token)
    expect((await shown()).data?.mail_sending).toMatchObject({ scheduled_at: '2026-11-23T08:00:00.000Z' })
    const params = { outgoing_mail_id: data?.outgoing_mail_id ?? '' }
    expect((await outside.server.call(deleteOutgoing, { params }, token)).data?.draft).toBeNull()
    expect((await shown()).data).toMatchObject({ mail_sending: null, mail_reply: 'Thank you.' })
  })
})

describe('[MAIL70] a reply to all', () => {
  it('reaches the other recipients, and never an own address', async () => {
    const mail_id = await receive(with_file)
    const { data: mail } = await outside.server.call(getMail, { params: { mail_id }, query: {} }, token)
    expect(mail?.mail_reply_cc).toEqual([
      { name: 'Bo', address: 'bo@example.org' },
      { name: 'Dee', address: 'dee@example.org' },
    ])
    const mail_cc = [
      ...(mail?.mail_reply_cc ?? []),
      { address: 'ADA@example.com' },
      { address: 'cleo@example.org' },
    ]
    const body = { mail_subject: '', mail_body: 'Thank you.', mail_cc }
    expect((await outside.server.call(sendReply, { params: { mail_id }, body }, token)).status).toBe(200)
    await runAt('2026-11-20T09:00:10.000Z')
    const [sent] = left()
    expect(sent?.headers).toMatchObject({
      to: 'Cleo Marsh <cleo@example.org>',
      cc: 'Bo <bo@example.org>, Dee <dee@example.org>',
      'in-reply-to': '<7@example.org>',
      references: '<7@example.org>',
    })
  })

  it('[API2] refuses a wrong address', async () => {
    const mail_id = await receive(with_file)
    const body = { mail_subject: '', mail_body: 'Thank you.', mail_cc: [{ address: 'x' }] }
    const { status, errors } = await outside.server.call(sendReply, { params: { mail_id }, body }, token)
    expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'mail_cc.0.address' })
  })
})
