import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type OpenMailbox,
  openMailbox,
  other,
  owner,
} from '../../../../apps/simulators/src/google/gmail/open-mailbox.ts'
import type { MailSource } from '../kit/remote-mail.ts'
import { googleMail } from './mail.ts'

const message_id = '<0189-1@example.com>'
let box: OpenMailbox
let mail: MailSource
let since_ms: number

beforeEach(async () => {
  box = await openMailbox()
  mail = openAs(owner)
  since_ms = box.google.clock.now()
})
afterEach(() => box.google.close())

it('[ADP25] sends a mail in its conversation, and says where it lies', async () => {
  const asked = box.deliver({ from: other, subject: 'Plan', headers: { 'Message-ID': '<1@example.org>' } })
  const { root } = await mail.fetchMail(asked.id)
  const parent = root.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? ''
  const raw = aMail(['Subject: Re: Plan', `In-Reply-To: ${parent}`, `References: ${parent}`])
  const reader = openAs(other)
  await reader.fetchMailbox()
  const sent = await mail.send({ raw, to: [other], external_thread_id: asked.thread_id })
  expect(sent.external_thread_id).toBe(asked.thread_id)
  expect((await mail.fetchMail(sent.external_id ?? '')).label_ids).toContain('SENT')
  expect(
    (await reader.fetchPage({ since_ms: Date.UTC(2020, 0), page: null, most: 5 })).external_ids,
  ).toHaveLength(1)
})

it('[MAIL76] reaches Bcc, which stands in the sender’s copy alone', async () => {
  const raw = Buffer.from([`From: ${owner}`, 'To: bo@example.org', 'Subject: Plan', '', 'Text'].join('\r\n'))
  const own_copy = Buffer.from(`Bcc: ${other}\r\n${raw.toString()}`)
  const { external_id } = await mail.send({
    raw,
    own_copy,
    to: ['bo@example.org', other],
    external_thread_id: null,
  })
  expect(await namesOf(mail, external_id ?? '')).toContain('Bcc')
  const reader = openAs(other)
  const { external_ids } = await reader.fetchPage({ since_ms: Date.UTC(2020, 0), page: null, most: 5 })
  expect(await namesOf(reader, external_ids[0] ?? '')).not.toContain('Bcc')
})

it.each(['done', 'body'] as const)(
  '[ADP26] finds what was sent where the answer was lost: %s',
  async (at) => {
    expect(await mail.findSent({ message_id, since_ms })).toBeNull()
    box.google.faults.add({ match: { path: '/gmail/v1/users/me/messages/send' }, fault: { kind: 'cut', at } })
    const sending = { raw: aMail(['Subject: Plan']), to: [other], external_thread_id: null }
    await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'broken' })
    const found = await mail.findSent({ message_id, since_ms })
    expect((await mail.fetchMail(found?.external_id ?? '')).label_ids).toContain('SENT')
    expect(await mail.findSent({ message_id: '<other@example.com>', since_ms })).toBeNull()
  },
)

it('[ADP26] finds nothing where nothing was sent', async () => {
  box.google.faults.add({ match: { path: '/gmail/' }, fault: { kind: 'cut', at: 'before' } })
  const sending = { raw: aMail(['Subject: Plan']), to: [other], external_thread_id: null }
  await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'broken' })
  expect(await mail.findSent({ message_id, since_ms })).toBeNull()
})

it('[ADP25] says what is wrong for good, and what is not there', async () => {
  const raw = Buffer.from('Subject: nobody\r\n\r\nText')
  await expect(mail.send({ raw, to: [], external_thread_id: null })).rejects.toMatchObject({
    kind: 'invalid',
  })
  const sending = { raw: aMail(['Subject: Plan']), to: [other], external_thread_id: 'abc' }
  await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'missing' })
})

async function namesOf(source: MailSource, id: string): Promise<string[]> {
  return (await source.fetchMail(id)).root.headers.map(({ name }) => name)
}

function aMail(headers: readonly string[]): Uint8Array {
  const first = [`From: ${owner}`, `To: ${other}`, `Message-ID: ${message_id}`]
  return Buffer.from([...first, ...headers, '', 'Text'].join('\r\n'))
}

function openAs(account: string): MailSource {
  const scopes = ['https://www.googleapis.com/auth/gmail.modify']
  const tokens = Object(box.google.change({ op: 'grant', account, scopes }))
  const now = () => new Date(box.google.clock.now())
  return googleMail({ accessToken: String(tokens.access_token), baseUrl: box.google.url, now, fetch })
}
