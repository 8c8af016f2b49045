import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type OpenMailbox,
  openMailbox,
  owner,
} from '../../../../apps/simulators/src/google/gmail/open-mailbox.ts'
import type { Fault } from '../../../../apps/simulators/src/kit/faults.ts'
import type { MailSource, RemotePart } from '../kit/remote-mail.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { googleMail } from './mail.ts'

const since_ms = Date.UTC(2020, 0, 1)
let box: OpenMailbox
let mail: MailSource

beforeEach(async () => {
  box = await openMailbox()
  mail = open()
})
afterEach(() => box.google.close())

describe('[PB27] a list', () => {
  it('is read page by page, newest first, and may be empty', async () => {
    expect(await mail.fetchPage({ since_ms, page: null, most: 10 })).toEqual({
      external_ids: [],
      next_page: null,
    })
    const ids = [1, 2, 3].map((number) => box.deliver({ from: 'x@example.org', subject: `${number}` }).id)
    const first = await mail.fetchPage({ since_ms, page: null, most: 2 })
    const second = await mail.fetchPage({ since_ms, page: first.next_page, most: 2 })
    expect([...first.external_ids, ...second.external_ids].toSorted()).toEqual(ids.toSorted())
    expect(second.next_page).toBeNull()
    const later_ms = box.google.clock.now() + 60_000
    expect((await mail.fetchPage({ since_ms: later_ms, page: null, most: 2 })).external_ids).toEqual([])
  })

  it('begins anew where the page is no longer good', async () => {
    await expect(mail.fetchPage({ since_ms, page: 'no such page', most: 2 })).rejects.toMatchObject({
      kind: 'outdated',
    })
  })
})

describe('[PB28] a mail', () => {
  it('is a tree with its bytes, whether they are padded or not, and files by their ids', async () => {
    for (const word of ['a', 'ab', 'abc', 'abcd', '\u00fc?>']) {
      const { id } = box.deliver({ raw: multipart(word) })
      const { root, label_ids, date_ms } = await mail.fetchMail(id)
      const [text, file] = root.parts
      expect(new TextDecoder().decode(text?.content ?? undefined).trim()).toBe(word)
      expect(label_ids).toContain('UNREAD')
      expect(date_ms).toBe(Math.floor(box.google.clock.now() / 1000) * 1000)
      expect(file).toMatchObject({ file_name: 'x.bin', content: null, bytes: 4 })
      const { content } = await mail.fetchFile({ external_id: id, remote_id: file?.remote_id ?? '' })
      expect([...content]).toEqual([0xfb, 0xff, 0xfe, 0x00])
    }
  })

  it('has the headers of its sender, in upper or lower case', async () => {
    const { id } = box.deliver({ raw: 'fROM: x@example.org\nX-Odd: one\nX-Odd: two\n\nText' })
    const { root } = await mail.fetchMail(id)
    expect(root.headers).toEqual(
      expect.arrayContaining([
        { name: 'fROM', value: 'x@example.org' },
        { name: 'X-Odd', value: 'one' },
        { name: 'X-Odd', value: 'two' },
      ]),
    )
  })

  it('of any depth is read', async () => {
    const { id } = box.deliver({ raw: 'Subject: x\n\nText' })
    let payload: object = { mimeType: 'text/plain', body: { data: 'eA' } }
    for (let depth = 0; depth < 300; depth += 1) payload = { mimeType: 'multipart/mixed', parts: [payload] }
    const body = { id, threadId: id, internalDate: '1763629200000', payload }
    box.google.faults.add({ match: { path: '/gmail/' }, fault: { kind: 'status', status: 200, body } })
    expect(depthOf((await mail.fetchMail(id)).root)).toBeLessThan(100)
  })

  it('[MAIL12] that is too long, or of another shape, is its head and what Gmail shows of it', async () => {
    const { id } = box.deliver({ raw: 'From: x@example.org\nSubject: Odd\n\nSome <text> & more' })
    const path = `/gmail/v1/users/me/messages/${id}`
    const shapes = [{ payload: { parts: 'none' } }, { payload: { headers: 7 } }, { labelIds: 'INBOX' }]
    const faults: Fault[] = [
      { kind: 'status', status: 200, body: 'x'.repeat(25 * 1_048_576) },
      ...shapes.map(
        (wrong): Fault => ({
          kind: 'status',
          status: 200,
          body: { id, threadId: id, internalDate: '1763629200000', ...wrong },
        }),
      ),
    ]
    for (const fault of faults) {
      box.google.faults.add({ match: { path }, fault })
      const { root, ...mail_read } = await mail.fetchMail(id)
      expect(mail_read).toMatchObject({
        external_id: id,
        is_head_only: true,
        label_ids: expect.arrayContaining(['INBOX']),
      })
      expect(root.headers).toContainEqual({ name: 'Subject', value: 'Odd' })
      expect(new TextDecoder().decode(root.content ?? undefined)).toBe('Some &lt;text&gt; &amp; more')
    }
  })

  it.each([{ kind: 'hang' }, { kind: 'cut', at: 'body' }] as const)(
    '[MAIL12] that Gmail twice begins and never ends, %j, is its head, and whole where the second try ends',
    async (fault) => {
      const { id } = box.deliver({ raw: 'From: x@example.org\nSubject: Odd\n\nSome text' })
      const path = `/gmail/v1/users/me/messages/${id}`
      const impatient = open(['gmail.modify'], 500)
      box.google.faults.add({ match: { path }, fault })
      expect((await impatient.fetchMail(id)).is_head_only).toBe(false)
      box.google.faults.clear()
      // The head, which is asked for in between, is answered.
      box.google.faults.add({ match: { path }, fault })
      box.google.faults.add({ match: { path }, fault, after: 1 })
      const { root, is_head_only } = await impatient.fetchMail(id)
      expect(is_head_only).toBe(true)
      expect(root.headers).toContainEqual({ name: 'Subject', value: 'Odd' })
    },
  )

  it.each([
    { kind: 'wrong_type', how: 'list' },
    { kind: 'huge' },
    { kind: 'cut', at: 'body' },
    { kind: 'not_json' },
    { kind: 'status', status: 503, body: {} },
  ] as const)('[MAIL12] is no head where Gmail answers %j to everything, or not at all', async (fault) => {
    const { id } = box.deliver({ raw: 'Subject: x\n\nText' })
    box.google.faults.add({ match: { path: '/gmail/' }, times: null, fault })
    await expect(mail.fetchMail(id)).rejects.toMatchObject({ kind: 'broken' })
    box.google.faults.clear()
    expect((await mail.fetchMail(id)).is_head_only).toBe(false)
  })
})

describe('[PB30] history', () => {
  it('tells what became of each mail, in order, and where to go on', async () => {
    const { id } = box.deliver({ from: 'x@example.org', subject: 'x' })
    const { cursor } = await mail.fetchMailbox()
    expect(await mail.fetchChanges(since(cursor))).toMatchObject({ changes: [], next_page: null })
    box.google.change({ op: 'touch_mail', account: owner, message_ids: [id] })
    box.google.change({ op: 'label_mail', account: owner, message_ids: [id], add: ['STARRED'] })
    box.google.change({ op: 'delete_mail', account: owner, message_ids: [id] })
    const told = await mail.fetchChanges(since(cursor))
    expect(told.changes).toMatchObject([
      { kind: 'unknown', external_id: id },
      { kind: 'labels', external_id: id, label_ids: expect.arrayContaining(['STARRED']) },
      { kind: 'gone', external_id: id },
    ])
    expect([mail.isLater(told.cursor, cursor), mail.isLater(cursor, told.cursor)]).toEqual([true, false])
    expect((await mail.fetchChanges(since(told.cursor))).changes).toEqual([])
  })

  it.each([{ history: [{ id: 'x' }] }, { history: [{ id: '7', messagesAdded: [7] }] }])(
    '[MAIL12] that makes no sense, as %j, is outdated, so that all mails are compared',
    async (body) => {
      const { cursor } = await mail.fetchMailbox()
      const fault: Fault = { kind: 'status', status: 200, body: { historyId: '9', ...body } }
      box.google.faults.add({ match: { path: '/gmail/v1/users/me/history' }, fault })
      await expect(mail.fetchChanges(since(cursor))).rejects.toMatchObject({ kind: 'outdated' })
    },
  )

  it('[PB31] is outdated when it goes too far back', async () => {
    const { cursor } = await mail.fetchMailbox()
    box.google.change({ op: 'expire_mail_history', account: owner })
    await expect(mail.fetchChanges(since(cursor))).rejects.toMatchObject({ kind: 'outdated' })
  })
})

describe('refusals', () => {
  it('[PB32] tell what is missing and when to ask again', async () => {
    await expect(mail.fetchMail('18c0ffee')).rejects.toMatchObject({ kind: 'missing' })
    for (const name of ['gmail_concurrent', 'gmail_quota']) {
      box.google.faults.add({ match: { path: '/gmail/' }, fault: { kind: 'named', name } })
      await expect(mail.fetchLabels()).rejects.toMatchObject({ kind: 'limited', retry_at_ms: null })
    }
    box.google.faults.add({ match: { path: '/gmail/' }, fault: { kind: 'named', name: 'gmail_retry_after' } })
    const began = box.google.clock.now()
    const refusal: unknown = await mail.fetchLabels().catch((problem: unknown) => problem)
    if (!(refusal instanceof ProviderError)) throw new Error('Who asks too often is refused.')
    expect(refusal.kind).toBe('limited')
    expect(refusal.retry_at_ms).toBeGreaterThanOrEqual(began + 900_000)
    expect(refusal.retry_at_ms).toBeLessThan(began + 960_000)
  })

  it('[PB6] name the scope that was not granted', async () => {
    const scopes = ['https://www.googleapis.com/auth/gmail.modify']
    await expect(open(['calendar.events']).fetchLabels()).rejects.toMatchObject({
      kind: 'needs_consent',
      missing_scopes: scopes,
    })
  })
})

it('[PB33] own labels are known from those of the provider', async () => {
  const { id } = Object(box.google.change({ op: 'add_mail_label', account: owner, name: 'Travel' }))
  const labels = await mail.fetchLabels()
  expect(labels).toContainEqual({ label_id: id, name: 'Travel', is_own: true })
  expect(labels).toContainEqual({ label_id: 'INBOX', name: 'INBOX', is_own: false })
})

it('[PB31] labels and the trash are changed, and told as they are then', async () => {
  const { id } = box.deliver({ from: 'x@example.org', subject: 'x' })
  expect(await mail.changeLabels(id, { add: ['STARRED'], remove: ['UNREAD'] })).toEqual({
    external_id: id,
    label_ids: expect.arrayContaining(['INBOX', 'STARRED']),
  })
  expect((await mail.trash(id)).label_ids).toContain('TRASH')
  expect(await mail.fetchLabelsOf(id)).not.toContain('INBOX')
  expect((await mail.untrash(id, [])).label_ids).not.toContain('TRASH')
})

function since(cursor: string) {
  return { cursor, page: null, known: () => Promise.reject(new Error('Gmail tells what has gone.')) }
}

function open(scopes = ['gmail.modify'], timeoutMs = 30_000): MailSource {
  const full = scopes.map((scope) => `https://www.googleapis.com/auth/${scope}`)
  const tokens = Object(box.google.change({ op: 'grant', account: owner, scopes: full }))
  const now = () => new Date(box.google.clock.now())
  return googleMail({
    accessToken: String(tokens.access_token),
    baseUrl: box.google.url,
    now,
    fetch,
    timeoutMs,
  })
}

function multipart(word: string): string {
  return [
    'From: x@example.org',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    word,
    '--b',
    'Content-Type: application/octet-stream; name=x.bin',
    'Content-Disposition: attachment; filename=x.bin',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from([0xfb, 0xff, 0xfe, 0x00]).toString('base64'),
    '--b--',
  ].join('\n')
}

function depthOf({ parts }: RemotePart): number {
  return 1 + Math.max(0, ...parts.map(depthOf))
}
