import { fileURLToPath } from 'node:url'
import {
  disconnectIntegration,
  getMail,
  getMailThread,
  listOutgoing,
  type Mail,
  sendReply,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../../../simulators/src/kit/faults.ts'
import { startChild } from '../../../test/child.ts'
import { callOften } from '../../../test/call-often.ts'
import { type MailAccount, startMailAccount } from '../../../test/mail-account.ts'
import { ada_account } from '../../../test/simulated-providers.ts'
import { cancelOutgoing } from './outbox.service.ts'

const program = fileURLToPath(new URL('../../../test/outbox-process.ts', import.meta.url))
const send_path = '/gmail/v1/users/me/messages/send'
let ada: MailAccount
let token: string
let mail: Mail

beforeEach(async () => {
  ada = await startMailAccount()
  token = ada.person.access_token
  ada.deliver({ from: 'Bo Sample <bo@example.org>', subject: 'Plan', text: 'When do we meet?' })
  await ada.join()
  mail = await ada.mail('Plan')
})
afterEach(() => ada.close())

function send(mail_body = 'On Monday.') {
  const body = { mail_subject: 'Re: Plan', mail_body }
  return ada.server.call(sendReply, { params: { mail_id: mail.mail_id }, body }, token)
}

async function pass(seconds: number): Promise<void> {
  await ada.advance(seconds * 1000)
  const outcomes = await ada.server.runDueJobs()
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
}

/** What lies among the sent mails at Google. */
function sentMails(): string[] {
  const mailbox = ada.google.scene.world.mail.mailboxes.get('ada@example.com')
  return [...(mailbox?.messages.values() ?? [])]
    .filter(({ label_ids }) => label_ids.includes('SENT'))
    .map(({ raw }) => raw.toString('utf8'))
}

function handings(): number {
  return ada.asked().filter((call) => call === 'POST /messages/send').length
}

async function sending() {
  const input = { params: { mail_id: mail.mail_id }, query: {} }
  return (await ada.server.call(getMail, input, token)).data?.mail_sending
}

function misbehave(fault: Fault, times: number | null = 1): void {
  ada.google.faults.add({ match: { path: send_path }, fault, times })
}

describe('[MAIL55] [MAIL56] through Gmail', () => {
  it('goes from the account, joins the conversation there, and is in it here, once', async () => {
    await send()
    await pass(10)
    const [raw = '', ...more] = sentMails()
    expect(more).toEqual([])
    expect(raw).toMatch(/^From: Ada Example <ada@example\.com>\r$/m)
    expect(raw).toMatch(/^To: Bo Sample <bo@example\.org>\r$/m)
    expect(raw.slice(raw.indexOf('\r\n\r\n')).trim()).toBe('On Monday.')
    expect(await sending()).toMatchObject({ state: 'sent', problem: null })
    expect(await thread()).toEqual(['Plan', 'Re: Plan'])
    await pass(61)
    expect(await thread()).toEqual(['Plan', 'Re: Plan'])
    expect(await ada.subjects()).toEqual(['Plan'])
  })
})

it('[MAIL58] limits a person to 60 mails an hour', async () => {
  expect((await callOften(ada.server.db, 59, () => send('The first.'))).status).toBe(200)
  expect((await send('The sixtieth.')).status).toBe(200)
  expect((await send('One more.')).status).toBe(429)
  await ada.advance(3_600_000)
  expect((await send('An hour later.')).status).toBe(200)
})

async function thread(): Promise<string[]> {
  const params = { thread_id: mail.thread_id }
  const { data } = await ada.server.call(getMailThread, { params }, token)
  return (data ?? []).map(({ mail_subject }) => mail_subject)
}

describe('[OUT10]', () => {
  it.each<[string, Fault]>([
    ['the line was cut after it was taken', { kind: 'cut', at: 'done' }],
    ['the answer broke off', { kind: 'cut', at: 'body' }],
    ['the answer made no sense', { kind: 'wrong_type', how: 'list' }],
  ])('sends no mail twice where %s', async (_, fault) => {
    misbehave(fault)
    await send()
    await pass(10)
    expect(await sending()).toMatchObject({
      state: 'waiting',
      problem: 'The provider does not answer as it should. It is tried again by itself.',
    })
    await pass(15)
    expect(sentMails()).toHaveLength(1)
    expect(handings()).toBe(1)
    expect(await sending()).toMatchObject({ state: 'sent', problem: null })
  })

  it.each<[string, Fault]>([
    ['the line was cut before', { kind: 'cut', at: 'before' }],
    ['Gmail fails', { kind: 'status', status: 500 }],
    ['Gmail is overloaded', { kind: 'status', status: 503 }],
  ])('sends it once where %s', async (_, fault) => {
    misbehave(fault)
    await send()
    await pass(10)
    await pass(15)
    expect(sentMails()).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sent' })
  })

  it('sends it once, even when its process is killed right after it was taken @whole', async () => {
    const { data } = await send()
    await ada.advance(10_000)
    const TEST_NOW = new Date(ada.google.clock.now()).toISOString()
    const env = { ...process.env, ...ada.settings, LOG_LEVEL: 'silent', TEST_NOW }
    const words = [program, ada.server.databaseUrl, data?.outgoing_mail_id ?? '']
    await using child = startChild(process.execPath, words, { env })
    await child.waitFor(/^handed over$/)
    await child.end('SIGKILL')
    expect(sentMails()).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sending' })
    await pass(119)
    expect(await sending()).toMatchObject({ state: 'sending' })
    await pass(2)
    expect(await sending()).toMatchObject({ state: 'sent' })
    expect(sentMails()).toHaveLength(1)
    expect(handings()).toBe(1)
  })

  it('takes nothing back that may have been sent', async () => {
    misbehave({ kind: 'cut', at: 'done' })
    const { data } = await send()
    await pass(10)
    const row = await ada.server.db
      .selectFrom('outgoing_mail')
      .select('is_uncertain')
      .executeTakeFirstOrThrow()
    expect(row.is_uncertain).toBe(true)
    expect(await cancelOutgoing(ada.server.db, data?.outgoing_mail_id ?? '', new Date())).toBe(false)
  })
})

describe('[OUT4]', () => {
  it('waits as long as Gmail asks for', async () => {
    misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '600' }, body: {} })
    await send()
    await pass(10)
    expect(await sending()).toMatchObject({
      state: 'waiting',
      problem: 'The provider asks to wait before more is sent. It is tried again by itself.',
    })
    await pass(590)
    expect(handings()).toBe(1)
    await pass(11)
    expect(sentMails()).toHaveLength(1)
  })
})

describe('[OUT11]', () => {
  it('is kept and shown while the account cannot be used, and is sent after reconnecting', async () => {
    ada.change({ op: 'revoke' })
    await send()
    await pass(10)
    const problem = 'Connect the account again under Integrations. It is sent then.'
    expect(await sending()).toMatchObject({ state: 'waiting', problem })
    const { data } = await ada.server.call(listOutgoing, {}, token)
    expect(data).toMatchObject([{ mail_subject: 'Re: Plan', state: 'waiting', problem }])
    await pass(3 * 3600)
    expect(sentMails()).toEqual([])
    await ada.join()
    await ada.server.runDueJobs()
    expect(sentMails()).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sent', problem: null })
  })
})

describe('[OUT8]', () => {
  it('sends nothing from another account than the one that was disconnected', async () => {
    await send()
    await ada.server.call(disconnectIntegration, { params: { type: 'google' } }, token)
    await pass(10)
    expect(sentMails()).toEqual([])
    const { data } = await ada.server.call(listOutgoing, {}, token)
    expect(data).toMatchObject([
      {
        state: 'failed',
        mail_id: null,
        problem: 'The account from which it was to be sent is no longer connected.',
      },
    ])
    await ada.connect(ada.person, 'google', ada_account)
    await pass(3600)
    expect(sentMails()).toEqual([])
  })
})
