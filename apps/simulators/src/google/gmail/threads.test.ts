import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { other, type OpenMailbox, openMailbox, owner, rawOf } from './open-mailbox.ts'

let box: OpenMailbox
beforeEach(async () => {
  box = await openMailbox()
})
afterEach(() => box.google.close())

const parent_id = '<parent@harbour.example>'
const reply = {
  to: 'Mara <mara@harbour.example>',
  subject: 'Re: Plan',
  in_reply_to: parent_id,
  references: parent_id,
}

describe('[PB29]', () => {
  it('puts a sent mail into a thread with its id, both headers and the same subject', async () => {
    const { thread_id } = deliverParent()
    const sent = await send(reply, thread_id)
    expect(sent).toMatchObject({ status: 200, body: { threadId: thread_id, labelIds: ['SENT'] } })
    const thread = await box.ask('GET', `/threads/${thread_id}?format=minimal`)
    expect(thread.body['messages']).toHaveLength(2)
  })

  it.each([
    ['without In-Reply-To', { in_reply_to: undefined }],
    ['without References', { references: undefined }],
    ['with another subject', { subject: 'Another plan' }],
    [
      'with headers that point elsewhere',
      { in_reply_to: '<other@x.example>', references: '<other@x.example>' },
    ],
  ])('begins a new thread %s', async (_, changed) => {
    const { thread_id } = deliverParent()
    const { body } = await send({ ...reply, ...changed }, thread_id)
    expect(body['threadId']).toBe(body['id'])
    expect(body['threadId']).not.toBe(thread_id)
  })

  it('begins a new thread without the id of one, and knows none that does not exist', async () => {
    const { thread_id } = deliverParent()
    expect((await send(reply)).body['threadId']).not.toBe(thread_id)
    expect((await send(reply, '1111111111111111')).status).toBe(404)
  })

  it('joins what comes in by its headers and subject alone', () => {
    const { thread_id } = deliverParent()
    const from = 'jonas@harbour.example'
    const answers = [parent_id]
    expect(box.deliver({ from, subject: 'AW: Re: plan', answers }).thread_id).toBe(thread_id)
    expect(box.deliver({ from, subject: 'Something else', answers }).thread_id).not.toBe(thread_id)
    expect(box.deliver({ from, subject: 'Plan' }).thread_id).not.toBe(thread_id)
  })
})

it('delivers a sent mail to every mailbox here, without Bcc, and to oneself once', async () => {
  const raw = rawOf([
    `To: ${owner}`,
    `Cc: Bo <${other.toUpperCase()}>`,
    'Bcc: secret@x.example',
    'Subject: Both',
    '',
    'x',
  ])
  const sent = await box.ask('POST', '/messages/send', { raw })
  expect(sent.body['labelIds']).toEqual(['UNREAD', 'SENT', 'INBOX'])
  const own = await box.ask('GET', '/messages')
  expect(own.body['messages']).toHaveLength(1)
  const askOther = box.askAs({ account: other })
  const listed = (await askOther('GET', '/messages?labelIds=INBOX&q=subject:both')).body
  const [message] = listed['messages'] as { id: string }[]
  const text = (await askOther('GET', `/messages/${message?.id}?format=raw`)).body['raw']
  const received = Buffer.from(String(text), 'base64url').toString('utf8')
  expect(received).toContain('Delivered-To: bo@example.org')
  expect(received).not.toContain('secret@x.example')
})

it('lists threads by their newest mail, changes all mails of one, and removes it as a whole', async () => {
  const { thread_id } = deliverParent()
  const lone = box.deliver({ from: 'x@y.example', subject: 'Alone' })
  const answer = box.deliver({ from: 'x@y.example', subject: 'Re: Plan', answers: [parent_id] })
  const threads = async () => (await box.ask('GET', '/threads')).body['threads']
  expect(await threads()).toEqual([
    { id: thread_id, historyId: expect.any(String) },
    { id: lone.thread_id, historyId: expect.any(String) },
  ])
  const changed = await box.ask('POST', `/threads/${thread_id}/modify`, { removeLabelIds: ['UNREAD'] })
  expect(changed.body).toMatchObject({
    id: thread_id,
    messages: [
      { labelIds: ['CATEGORY_PERSONAL', 'INBOX'] },
      { id: answer.id, labelIds: ['CATEGORY_PERSONAL', 'INBOX'] },
    ],
  })
  await box.ask('POST', `/threads/${thread_id}/trash`)
  expect(await threads()).toHaveLength(1)
  await box.ask('POST', `/threads/${thread_id}/untrash`)
  expect((await box.ask('GET', '/messages?labelIds=INBOX')).body['messages']).toHaveLength(1)
  const all = box.askAs({ scopes: ['https://mail.google.com/'] })
  expect((await all('DELETE', `/threads/${thread_id}`)).status).toBe(204)
  expect((await box.ask('GET', `/threads/${thread_id}`)).status).toBe(404)
})

it('keeps a draft under its id while its message changes, and sends it into its thread', async () => {
  const { thread_id } = deliverParent()
  const message = { raw: rawOf(linesOf(reply)), threadId: thread_id }
  const created = await box.ask('POST', '/drafts', { message })
  expect(created.body).toMatchObject({
    id: expect.stringMatching(/^r-\d+$/),
    message: { threadId: thread_id, labelIds: ['DRAFT'] },
  })
  const id = String(created.body['id'])
  const updated = await box.ask('PUT', `/drafts/${id}`, { message })
  expect(updated.body['id']).toBe(id)
  expect(updated.body['message']).not.toEqual(created.body['message'])
  expect((await box.ask('GET', '/drafts')).body['drafts']).toEqual([
    { id, message: { id: expect.any(String), threadId: thread_id } },
  ])
  const sent = await box.ask('POST', '/drafts/send', { id })
  expect(sent.body).toMatchObject({ threadId: thread_id, labelIds: ['SENT'] })
  expect((await box.ask('GET', `/drafts/${id}`)).status).toBe(404)
  expect((await box.ask('GET', '/drafts')).body).toEqual({ resultSizeEstimate: 0 })
})

function deliverParent() {
  return box.deliver({ from: 'mara@harbour.example', subject: 'Plan', message_id: parent_id })
}

interface Reply {
  readonly to: string
  readonly subject: string
  readonly in_reply_to?: string | undefined
  readonly references?: string | undefined
}

function send(mail: Reply, threadId?: string) {
  return box.ask('POST', '/messages/send', { raw: rawOf(linesOf(mail)), ...(threadId && { threadId }) })
}

function linesOf({ to, subject, in_reply_to, references }: Reply): string[] {
  return [
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(in_reply_to === undefined ? [] : [`In-Reply-To: ${in_reply_to}`]),
    ...(references === undefined ? [] : [`References: ${references}`]),
    '',
    'Hello',
  ]
}
