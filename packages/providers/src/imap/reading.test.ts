import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import {
  type Dovecot,
  type DovecotAccount,
  missingDovecot,
  startDovecot,
} from '../../../../apps/server/test/dovecot.ts'
import type { RemoteMailChanges } from '../kit/remote-mail.ts'
import { decodeFile, decodeParts } from './decode-parts.ts'
import { type ImapMail, imapMail } from './mail.ts'

const missing = await missingDovecot()
const since_ms = Date.UTC(2026, 0, 1)
/** What an old server can, and no more. */
const little = 'IMAP4rev1 LITERAL+ NAMESPACE'

describe.skipIf(missing !== undefined).each([
  { name: 'a server that can much', choice: {} },
  { name: 'a server that can little', choice: { capability: little, isNamingFolders: false } },
])(`$name${missing ? `. ${missing}` : ''}`, ({ choice }) => {
  let dovecot: Dovecot
  let ada: DovecotAccount
  let mail: ImapMail
  let here: Map<string, readonly string[]>

  beforeAll(async () => {
    dovecot = await startDovecot(choice)
  })
  afterAll(() => dovecot[Symbol.asyncDispose]())
  beforeEach(async () => {
    ada = await dovecot.anAccount()
    mail = open()
    here = new Map()
  })
  afterEach(() => mail.close())

  it('[CON90] tells folders by what they are for, and own ones by their names', async () => {
    await ada.as(async (client) => {
      for (const path of ['Größe & Maß', 'Trash/Old', 'INBOX/Projects', 'Archive/2025'])
        await client.mailboxCreate(path)
    })
    expect(await mail.fetchLabels()).toEqual(
      expect.arrayContaining([
        { label_id: 'INBOX', name: 'INBOX', is_own: false },
        { label_id: 'SENT', name: 'Sent', is_own: false },
        { label_id: 'DRAFT', name: 'Drafts', is_own: false },
        { label_id: 'SPAM', name: 'Junk', is_own: false },
        { label_id: 'TRASH', name: 'Trash', is_own: false },
        { label_id: 'ARCHIVE', name: 'Archive', is_own: false },
        { label_id: 'folder:Größe & Maß', name: 'Größe & Maß', is_own: true },
        { label_id: 'folder:INBOX/Projects', name: 'Projects', is_own: true },
      ]),
    )
    const names = (await mail.fetchLabels()).map(({ name }) => name)
    expect(names).not.toContain('Trash/Old')
    expect(names).not.toContain('Archive/2025')
    await ada.deliver({ folder: 'Trash/Old' })
    await ada.deliver({ folder: 'Größe & Maß', flags: ['\\Seen', '\\Flagged'] })
    const [id = '', ...others] = await listAll()
    expect(others).toEqual([])
    expect(await mail.fetchLabelsOf(id)).toEqual(['folder:Größe & Maß', 'STARRED'])
  })

  it('[CON91] lists the window page by page, newest first, without spam, drafts and trash', async () => {
    const places = [
      { folder: 'INBOX', date: june(3) },
      { folder: 'Sent', date: june(4) },
      { folder: 'INBOX', date: june(1) },
      { folder: 'Archive', date: june(2) },
      { folder: 'INBOX', date: new Date(since_ms - 1000) },
      ...['Junk', 'Drafts', 'Trash'].map((folder) => ({ folder, date: june(5) })),
    ]
    for (const place of places) await ada.deliver(place)
    expect((await mail.fetchMailbox()).mails).toBe(5)
    const first = await mail.fetchPage({ since_ms, page: null, most: 3 })
    expect(first.external_ids.map(folderIn)).toEqual(['Sent', 'INBOX', 'Archive'])
    // A sync that continues elsewhere, or later, continues after the last mail.
    await ada.deliver({ date: june(6) })
    await using other = closing(open())
    const second = await other.mail.fetchPage({ since_ms, page: first.next_page, most: 3 })
    expect(second).toMatchObject({ next_page: null })
    expect(second.external_ids.map(folderIn)).toEqual(['INBOX'])
    await expect(mail.fetchPage({ since_ms, page: 'nonsense', most: 3 })).rejects.toMatchObject({
      kind: 'outdated',
    })
  })

  it('[CON92] tells what has come, changed and gone, once', async () => {
    const uids: number[] = []
    for (const subject of ['Kept', 'Changed', 'Gone', 'Marked']) uids.push(await ada.deliver({ subject }))
    const [kept, changed, gone, marked] = uids
    let cursor = (await take((await mail.fetchMailbox()).cursor)).cursor
    for (const id of await listAll()) here.set(id, await mail.fetchLabelsOf(id))
    expect((await changesSince(cursor)).changes).toEqual([])
    await ada.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageFlagsAdd(String(changed), ['\\Flagged'], { uid: true })
      await client.messageFlagsAdd(String(marked), ['\\Deleted'], { uid: true })
      await client.messageFlagsAdd(String(gone), ['\\Deleted'], { uid: true })
    })
    const come = await ada.deliver({ flags: ['\\Seen'] })
    const told = await take(cursor)
    cursor = told.cursor
    expect(
      told.changes.map((one) => ({ ...one, external_id: uidIn(one.external_id) })).toSorted(byId),
    ).toEqual([
      { kind: 'labels', external_id: changed, label_ids: ['INBOX', 'UNREAD', 'STARRED'] },
      { kind: 'gone', external_id: gone },
      { kind: 'gone', external_id: marked },
      { kind: 'labels', external_id: come, label_ids: ['INBOX'] },
    ])
    await ada.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete(String(kept), { uid: true })
    })
    const last = await take(cursor)
    expect(last.changes).toMatchObject([{ kind: 'gone' }])
    expect((await changesSince(last.cursor)).changes).toEqual([])
  })

  it('[CON93] tells a mail that moved at its new place, and that it is the same', async () => {
    await ada.as((client) => client.mailboxCreate('Later'))
    const uid = await ada.deliver({ subject: 'Moves' })
    await ada.deliver({ subject: 'Stays' })
    const { cursor } = await take((await mail.fetchMailbox()).cursor)
    const before = [...here.keys()].find((id) => uidIn(id) === uid) ?? ''
    const identity = (await identities([before])).get(before)
    await ada.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageMove(String(uid), 'Later', { uid: true })
    })
    const { changes } = await take(cursor)
    expect(changes).toEqual([
      {
        kind: 'labels',
        external_id: expect.stringMatching(/^Later:/),
        label_ids: ['folder:Later', 'UNREAD'],
      },
      { kind: 'gone', external_id: before },
    ])
    const after = changes[0]?.external_id ?? ''
    expect((await identities([after])).get(after)).toBe(identity)
    expect((await mail.fetchMail(after)).identity).toBe(identity)
    expect([...(await identities([...here.keys()])).values()]).toHaveLength(2)
    await expect(mail.fetchMail(before)).rejects.toMatchObject({ kind: 'missing' })
  })

  it('[CON93] tells the mails of a folder that was renamed under its new name', async () => {
    await ada.as((client) => client.mailboxCreate('Old name'))
    await ada.deliver({ folder: 'Old name' })
    const { cursor } = await take((await mail.fetchMailbox()).cursor)
    await mail.close()
    await ada.as((client) => client.mailboxRename('Old name', 'New name'))
    mail = open()
    const { changes } = await take(cursor)
    expect(changes.map(({ kind, external_id }) => [kind, folderIn(external_id)])).toEqual([
      ['labels', 'New name'],
      ['gone', 'Old name'],
    ])
  })

  it('[CON94] is outdated where a folder counts its mails anew', async () => {
    await ada.deliver({})
    const [before = ''] = await listAll()
    const { cursor } = await take((await mail.fetchMailbox()).cursor)
    await mail.close()
    await ada.countAnew('INBOX')
    mail = open()
    await expect(changesSince(cursor)).rejects.toMatchObject({ kind: 'outdated' })
    await expect(mail.fetchLabelsOf(before)).rejects.toMatchObject({ kind: 'missing' })
    for (const nonsense of ['', '12345', '{"INBOX":[]}']) {
      await expect(changesSince(nonsense)).rejects.toMatchObject({ kind: 'outdated' })
    }
  })

  it('[CON95] takes a mail apart, and hands out its files by their parts', async () => {
    const uid = await ada.deliver({
      raw: Buffer.concat([Buffer.from(nested), Buffer.from([0xfc]), Buffer.from(rest)]),
    })
    const [id = ''] = await listAll()
    expect(uidIn(id)).toBe(uid)
    const fetched = await mail.fetchMail(id)
    expect(fetched.external_thread_id).toBeNull()
    const root = decodeParts(fetched.root)
    expect(root.headers).toContainEqual({ name: 'Subject', value: '=?utf-8?q?Gr=C3=BC=C3=9Fe?= folded' })
    const [alternative, file, inner] = root.parts
    const [plain, html] = alternative?.parts ?? []
    expect(
      Buffer.from(plain?.content ?? [])
        .toString('latin1')
        .trim(),
    ).toBe('ü')
    expect(plain?.headers).toContainEqual({ name: 'Content-Type', value: 'text/plain; charset=iso-8859-1' })
    expect(Buffer.from(html?.content ?? []).toString()).toBe('<p>ü = a long line that goes on</p>\r\n')
    expect(file).toMatchObject({
      file_name: 'plan.pdf',
      media_type: 'application/pdf',
      content: null,
      bytes: 9,
    })
    const bytes = decodeFile(await mail.fetchFile({ external_id: id, remote_id: file?.remote_id ?? '' }))
    expect(Buffer.from(bytes).toString()).toBe('PDF bytes')
    expect(inner).toMatchObject({ media_type: 'message/rfc822', content: null, parts: [] })
    const whole = decodeFile(await mail.fetchFile({ external_id: id, remote_id: inner?.remote_id ?? '' }))
    expect(Buffer.from(whole).toString()).toContain('Subject: Inner')
    const nowhere = { external_id: id.replace(/\d+$/, '999'), remote_id: '1 base64' }
    await expect(mail.fetchFile(nowhere)).rejects.toMatchObject({ kind: 'missing' })
  })

  it('[CON95] reads a mail that is one text, or one file, or nothing', async () => {
    await ada.deliver({ text: 'One text.', subject: 'Text' })
    await ada.deliver({
      raw: 'Subject: File\r\nContent-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD\r\n',
    })
    await ada.deliver({ raw: 'Subject: Nothing\r\n\r\n' })
    const fetched = await Promise.all((await listAll()).map((id) => mail.fetchMail(id)))
    const read = fetched.map(({ root, ...one }) => ({ ...one, root: decodeParts(root) }))
    const bySubject = new Map(
      read.map((one) => [one.root.headers.find(({ name }) => name === 'Subject')?.value, one]),
    )
    expect(Buffer.from(bySubject.get('Text')?.root.content ?? []).toString()).toBe('One text.')
    const { root, external_id = '' } = bySubject.get('File') ?? {}
    expect(root).toMatchObject({ file_name: 'a.png', content: null })
    const bytes = decodeFile(await mail.fetchFile({ external_id, remote_id: root?.remote_id ?? '' }))
    expect(Buffer.from(bytes).toString()).toBe('ABC')
    expect(bySubject.get('Nothing')?.root.parts).toEqual([])
  })

  function open(): ImapMail {
    const { user, password } = ada
    const line = { host: '127.0.0.1', ip_address: '127.0.0.1', port: dovecot.port, security: 'none' as const }
    return imapMail({ address: 'ada@example.com', user, password, imap: line, smtp: line })
  }

  async function listAll(): Promise<readonly string[]> {
    await using fresh = closing(open())
    return (await fresh.mail.fetchPage({ since_ms, page: null, most: 100 })).external_ids
  }

  function changesSince(cursor: string): Promise<RemoteMailChanges> {
    return mail.fetchChanges({ cursor, page: null, known: async () => here })
  }

  /** Asks for changes and keeps them, as the product does. */
  async function take(cursor: string): Promise<RemoteMailChanges> {
    const before = new Map(here)
    if (here.size === 0) for (const id of await listAll()) here.set(id, await mail.fetchLabelsOf(id))
    const told = await changesSince(cursor)
    for (const change of told.changes) {
      if (change.kind === 'labels') here.set(change.external_id, change.label_ids)
      else here.delete(change.external_id)
    }
    return before.size === 0 ? { ...told, changes: told.changes } : told
  }

  async function identities(external_ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return (await mail.fetchIdentities?.(external_ids)) ?? new Map()
  }
})

function june(day: number): Date {
  return new Date(Date.UTC(2026, 5, day))
}

function folderIn(external_id: string): string {
  return external_id.split(':')[0] ?? ''
}

function uidIn(external_id: string): number {
  return Number(external_id.split(':').at(-1))
}

function byId(one: { external_id: number }, other: { external_id: number }): number {
  return one.external_id - other.external_id
}

function closing(mail: ImapMail): { readonly mail: ImapMail } & AsyncDisposable {
  return { mail, [Symbol.asyncDispose]: () => mail.close() }
}

const nested = [
  'From: Bo Berg <bo@example.org>',
  'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
  ' folded',
  'Message-ID: <nested@example.org>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: 8bit',
  '',
  '',
].join('\r\n')

const rest = [
  '',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>=C3=BC =3D a long line =',
  'that goes on</p>  ',
  '',
  '--inner--',
  '--outer',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename=plan.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('PDF bytes').toString('base64'),
  '--outer',
  'Content-Type: message/rfc822',
  '',
  'Subject: Inner',
  '',
  'The inner text.',
  '--outer--',
  '',
].join('\r\n')
