import { afterEach, beforeEach, expect, it } from 'vitest'
import { other, type OpenMailbox, openMailbox, owner, rawOf } from './open-mailbox.ts'

let box: OpenMailbox
beforeEach(async () => {
  box = await openMailbox()
})
afterEach(() => box.google.close())

const from = 'Mara <mara@harbour.example>'

it('[PB27] lists ids alone, newest first, without spam and trash, and leaves an empty list out', async () => {
  expect((await box.ask('GET', '/messages')).body).toEqual({ resultSizeEstimate: 0 })
  const first = box.deliver({ from, subject: 'one' })
  const second = box.deliver({ from, subject: 'two' })
  const spam = box.deliver({ from, subject: 'three', labels: ['SPAM'] })
  const trash = box.deliver({ from, subject: 'four' })
  await box.ask('POST', `/messages/${trash.id}/trash`)
  const { body } = await box.ask('GET', '/messages')
  expect(body).toEqual({
    messages: [
      { id: second.id, threadId: second.thread_id },
      { id: first.id, threadId: first.thread_id },
    ],
    resultSizeEstimate: 2,
  })
  expect(await idsIn('/messages?includeSpamTrash=true')).toEqual([trash.id, spam.id, second.id, first.id])
  expect(await idsIn('/messages?labelIds=TRASH')).toEqual([trash.id])
  expect(await idsIn('/messages?labelIds=INBOX&labelIds=STARRED')).toEqual([])
})

it('[PB27] leads from page to page past what is deleted and added meanwhile, with an estimate that is none', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => box.deliver({ from, subject: `${index}` }).id)
  const first = await box.ask('GET', '/messages?maxResults=100')
  expect(first.body['resultSizeEstimate']).toBe(201)
  const shown = idsOf(first.body)
  box.deliver({ from, subject: 'meanwhile' })
  box.google.change({ op: 'delete_mail', account: owner, message_ids: [shown.at(-1)] })
  for (let token = first.body['nextPageToken']; typeof token === 'string'; ) {
    const { body } = await box.ask('GET', `/messages?maxResults=100&pageToken=${token}`)
    shown.push(...idsOf(body))
    token = body['nextPageToken']
  }
  expect(shown).toEqual(ids.toReversed())
})

it('[PB28] shows nested parts, attachments by id, and data in base64 for URLs with and without padding', async () => {
  const raw = [
    'Message-ID: <nested@mail.example>',
    'From: mara@harbour.example',
    'Subject:',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=koi8-r',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from([0xd0, 0xd2, 0xc9, 0xd7, 0xc5]).toString('base64'),
    '--inner',
    'Content-Type: text/html',
    '',
    '<p>??>~</p>',
    '--inner--',
    '--outer',
    'Content-Type: application/pdf; name="plan.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERg==',
    '--outer--',
  ].join('\n')
  const { id } = box.deliver({ raw })
  const { body } = await box.ask('GET', `/messages/${id}`)
  expect(body).toMatchObject({
    id,
    threadId: id,
    labelIds: ['UNREAD', 'CATEGORY_PERSONAL', 'INBOX'],
    historyId: expect.stringMatching(/^\d+$/),
    internalDate: String(Math.floor(box.google.clock.now() / 1000) * 1000),
    snippet: 'приве',
    payload: {
      partId: '',
      mimeType: 'multipart/mixed',
      filename: '',
      headers: expect.arrayContaining([
        { name: 'Message-ID', value: '<nested@mail.example>' },
        { name: 'From', value: 'mara@harbour.example' },
        { name: 'Subject', value: '' },
      ]),
      body: { size: 0 },
      parts: [
        {
          partId: '0',
          mimeType: 'multipart/alternative',
          parts: [
            { partId: '0.0', mimeType: 'text/plain', body: { size: 5, data: '0NLJ18U' } },
            { partId: '0.1', mimeType: 'text/html', body: { size: 11, data: 'PHA-Pz8-fjwvcD4' } },
          ],
        },
        {
          partId: '1',
          mimeType: 'application/pdf',
          filename: 'plan.pdf',
          body: { size: 4, attachmentId: expect.stringMatching(/^ANGjdJ/) },
        },
      ],
    },
  })
})

it('[PB28] gives an attachment by every id it ever named it with, each time another', async () => {
  const { id } = box.deliver({ from, subject: 'files', raw_base64: withAttachment() })
  const ids = [await attachmentId(id), await attachmentId(id)]
  expect(new Set(ids).size).toBe(2)
  for (const attachment of ids) {
    expect((await box.ask('GET', `/messages/${id}/attachments/${attachment}`)).body).toEqual({
      size: 4,
      data: 'JVBERg==',
    })
  }
  const another = box.deliver({ from, subject: 'none' })
  expect((await box.ask('GET', `/messages/${another.id}/attachments/${ids[0]}`)).status).toBe(400)
})

it('[PB28] spells the id of its own mails Message-Id, and that of others as they do', async () => {
  const raw = rawOf([`To: ${other}`, 'Subject: Hi', 'Message-ID: <mine@client.example>', '', 'Hello'])
  const sent = await box.ask('POST', '/messages/send', { raw })
  const names = await headersOf(String(sent.body['id']))
  expect(names.filter(({ name }) => /^message-id$/i.test(name))).toEqual([
    { name: 'Message-Id', value: expect.stringMatching(/^<CA.+@mail\.gmail\.example>$/) },
  ])
  expect(names).toContainEqual({ name: 'X-Google-Original-Message-ID', value: '<mine@client.example>' })
  expect(names).toContainEqual({ name: 'From', value: owner })
})

it('[PB28] gives the bytes as they came with raw, chosen headers with metadata, next to nothing with minimal', async () => {
  const raw = 'From: =?utf-8?Q?J=C3=B6rg?= <j@weiss.example>\nX-Odd: a\n folded\n\n8 bit: ä\n'
  const { id } = box.deliver({ raw })
  const whole = await box.ask('GET', `/messages/${id}?format=raw`)
  expect(Buffer.from(String(whole.body['raw']), 'base64url').toString('utf8')).toBe(
    raw.replaceAll('\n', '\r\n'),
  )
  const metadata = await box.ask(
    'GET',
    `/messages/${id}?format=metadata&metadataHeaders=from&metadataHeaders=TO`,
  )
  expect(metadata.body['payload']).toEqual({
    partId: '',
    mimeType: 'text/plain',
    headers: [{ name: 'From', value: 'Jörg <j@weiss.example>' }],
  })
  const minimal = await box.ask('GET', `/messages/${id}?format=minimal`)
  expect(Object.keys(minimal.body).toSorted()).toEqual([
    'historyId',
    'id',
    'internalDate',
    'labelIds',
    'payload',
    'sizeEstimate',
    'threadId',
  ])
})

it('refuses invalid ids, unknown labels and mails that cannot be sent', async () => {
  const { id } = box.deliver({ from, subject: 'x' })
  const asked: [string, string, Record<string, unknown> | undefined, number, string][] = [
    ['GET', '/messages/nonsense', undefined, 400, 'invalidArgument'],
    ['GET', '/messages/1111111111111111', undefined, 404, 'notFound'],
    ['GET', `/messages/${id}?format=everything`, undefined, 400, 'invalidArgument'],
    ['GET', '/messages?labelIds=Label_77', undefined, 400, 'invalidArgument'],
    ['GET', '/messages?pageToken=x', undefined, 400, 'invalidArgument'],
    ['POST', `/messages/${id}/modify`, {}, 400, 'invalidArgument'],
    ['POST', `/messages/${id}/modify`, { addLabelIds: ['SENT'] }, 400, 'invalidArgument'],
    ['POST', `/messages/${id}/modify`, { addLabelIds: ['Label_77'] }, 400, 'invalidArgument'],
    ['POST', `/messages/${id}/modify`, { addLabelIds: 'INBOX' }, 400, 'invalidArgument'],
    ['POST', '/messages/send', {}, 400, 'invalidArgument'],
    ['POST', '/messages/send', { raw: '***' }, 400, 'invalidArgument'],
    ['POST', '/messages/send', { raw: rawOf(['Subject: to nobody', '', '']) }, 400, 'invalidArgument'],
    ['POST', '/messages/send', { raw: rawOf(['To: nobody', '', '']) }, 400, 'invalidArgument'],
    ['DELETE', `/messages/${id}`, undefined, 403, 'insufficientPermissions'],
  ]
  for (const [method, path, body, status, reason] of asked) {
    expect([path, await box.ask(method, path, body)]).toMatchObject([
      path,
      { status, body: { error: { code: status, errors: [{ reason }] } } },
    ])
  }
})

it('lets a token for headers see neither bodies nor search, and one for sending only send', async () => {
  const { id } = box.deliver({ from, subject: 'x' })
  const headersOnly = box.askAs({ scopes: ['gmail.metadata', 'gmail.modify'] })
  expect((await headersOnly('GET', `/messages/${id}`)).body).toMatchObject({
    error: { code: 403, message: "Metadata scope doesn't allow format FULL", status: 'PERMISSION_DENIED' },
  })
  expect((await headersOnly('GET', `/messages/${id}?format=metadata`)).status).toBe(200)
  expect((await headersOnly('GET', '/messages?q=')).body).toMatchObject({
    error: { code: 403, message: "Metadata scope does not support 'q' parameter" },
  })
  const sendOnly = box.askAs({ scopes: ['gmail.send'] })
  const raw = rawOf([`To: ${other}`, '', 'x'])
  expect((await sendOnly('POST', '/messages/send', { raw })).status).toBe(200)
  expect((await sendOnly('GET', '/messages')).body).toMatchObject({
    error: { status: 'PERMISSION_DENIED', errors: [{ reason: 'insufficientPermissions' }] },
  })
  const everything = box.askAs({ scopes: ['https://mail.google.com/'] })
  expect(await everything('DELETE', `/messages/${id}`)).toEqual({ status: 204, body: {} })
  expect((await box.ask('GET', `/messages/${id}`)).status).toBe(404)
})

async function idsIn(path: string) {
  return idsOf((await box.ask('GET', path)).body)
}

function idsOf(body: { readonly messages?: unknown }) {
  return ((body.messages ?? []) as { id: string }[]).map(({ id }) => id)
}

async function headersOf(id: string) {
  const { body } = await box.ask('GET', `/messages/${id}`)
  return (body['payload'] as { headers: { name: string; value: string }[] }).headers
}

async function attachmentId(id: string) {
  const { body } = await box.ask('GET', `/messages/${id}`)
  return (body['payload'] as { body: { attachmentId: string } }).body.attachmentId
}

function withAttachment(): string {
  const lines = [
    'From: a@b.example',
    'Content-Type: application/pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERg==',
  ]
  return Buffer.from(lines.join('\r\n')).toString('base64')
}
