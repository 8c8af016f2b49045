import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Dovecot,
  type DovecotAccount,
  missingDovecot,
  startDovecot,
} from '../../../../apps/server/test/dovecot.ts'
import { type MailServer, startMailServer } from '../../../../apps/simulators/src/smtp/mail-server.ts'
import type { ImapAccess, MailLine } from './access.ts'
import { type ImapMail, imapMail } from './mail.ts'

const missing = await missingDovecot()
const message_id = '<0189-1@example.com>'

describe.skipIf(missing !== undefined).each([
  { name: 'a server that can much', choice: {} },
  {
    name: 'a server that can little',
    choice: { capability: 'IMAP4rev1 LITERAL+ NAMESPACE', isNamingFolders: false, folders: [] },
  },
])(`$name${missing ? `. ${missing}` : ''}`, ({ choice }) => {
  let dovecot: Dovecot
  let smtp: MailServer
  let ada: DovecotAccount
  let mail: ImapMail

  beforeAll(async () => {
    dovecot = await startDovecot(choice)
  })
  afterAll(() => dovecot[Symbol.asyncDispose]())
  beforeEach(async () => {
    ada = await dovecot.anAccount()
    smtp = await startMailServer()
    mail = imapMail(access())
  })
  afterEach(async () => {
    await mail.close()
    await smtp.close()
  })

  it('[CON96] sets flags where a mail lies, and moves it into the archive and back', async () => {
    const id = await aMail()
    const starred = await mail.changeLabels(id, { add: ['STARRED'], remove: ['UNREAD'] })
    expect(starred).toEqual({ external_id: id, label_ids: ['INBOX', 'STARRED'] })
    const archived = await mail.changeLabels(id, { add: ['UNREAD'], remove: ['INBOX', 'STARRED'] })
    expect(archived).toEqual({
      external_id: expect.stringMatching(/^Archive:/),
      label_ids: ['ARCHIVE', 'UNREAD'],
    })
    await expect(mail.fetchLabelsOf(id)).rejects.toMatchObject({ kind: 'missing' })
    const back = await mail.changeLabels(archived.external_id, { add: ['INBOX'], remove: [] })
    expect(back).toEqual({ external_id: expect.stringMatching(/^INBOX:/), label_ids: ['INBOX', 'UNREAD'] })
    await expect(mail.changeLabels(id, { add: ['STARRED'], remove: [] })).rejects.toMatchObject({
      kind: 'missing',
    })
  })

  it('[CON96] puts a mail in the trash and back where it lay, and removes nothing that others have marked', async () => {
    await ada.as((client) => client.mailboxCreate('Größe'))
    const marked = await ada.deliver({ folder: 'Größe', subject: 'Marked elsewhere', flags: ['\\Deleted'] })
    const id = await aMail('Größe')
    const before = await mail.fetchLabelsOf(id)
    const trashed = await mail.trash(id)
    expect(trashed.label_ids).toEqual(['TRASH', 'UNREAD'])
    const back = await mail.untrash(trashed.external_id, before)
    expect(back).toEqual({
      external_id: expect.stringMatching(/^Größe:/),
      label_ids: ['folder:Größe', 'UNREAD'],
    })
    const left = await ada.as(async (client) => {
      await client.mailboxOpen('Größe')
      return client.search({ subject: 'Marked elsewhere' }, { uid: true })
    })
    expect(left).toEqual([marked])
    const again = await mail.trash(back.external_id)
    expect((await mail.untrash(again.external_id, ['folder:Gone'])).label_ids).toEqual(['INBOX', 'UNREAD'])
  })

  it('[CON97] sends by SMTP, keeps one copy, and finds it again', async () => {
    expect(await mail.findSent({ message_id, since_ms: 0 })).toBeNull()
    const sent = await mail.send({ raw: aLetter(), to: ['bo@example.org'], external_thread_id: null })
    expect(await smtp.mailTo('bo@example.org')).toMatchObject({ from: 'ada@example.com' })
    const found = await mail.findSent({ message_id, since_ms: 0 })
    expect(found?.external_id).toMatch(/^Sent:/)
    expect(await mail.fetchLabelsOf(found?.external_id ?? '')).toEqual(['SENT'])
    if (sent.external_id !== null) expect(sent).toEqual(found)
    expect(await mail.findSent({ message_id: '<other@example.com>', since_ms: 0 })).toBeNull()
  })

  it('[MAIL76] keeps the copy with Bcc, and sends the one without', async () => {
    const [raw, own_copy] = [aLetter(), aLetter('Bcc: eve@example.org')]
    const to = ['bo@example.org', 'eve@example.org']
    await mail.send({ raw, own_copy, to, external_thread_id: null })
    expect(await smtp.mailTo('eve@example.org')).toMatchObject({ to })
    expect(smtp.mails[0]?.content).not.toContain('Bcc')
    const kept = await ada.as(async (client) => {
      await client.mailboxOpen('Sent')
      const found = await client.fetchOne('*', { source: true })
      return found && found.source?.toString()
    })
    expect(kept).toContain('Bcc: eve@example.org')
  })

  it('[CON97] adds no second copy where the server keeps one itself', async () => {
    await ada.as(async (client) => {
      const folders = await client.list()
      if (!folders.some(({ path }) => path === 'Sent')) await client.mailboxCreate('Sent')
    })
    // As if the server had just put it there.
    await ada.deliver({ raw: Buffer.from(aLetter()), folder: 'Sent' })
    await mail.send({ raw: aLetter(), to: ['bo@example.org'], external_thread_id: null })
    expect(await ada.as((client) => client.status('Sent', { messages: true }))).toMatchObject({ messages: 1 })
  })

  it('[CON97] tells what is refused for good from what is not, and what cannot have been sent', async () => {
    const sending = { raw: aLetter(), to: ['bo@example.org'], external_thread_id: null }
    smtp.behave('refuse_recipient')
    await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'invalid' })
    smtp.behave('busy')
    await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'limited' })
    smtp.behave('refuse_sign_in')
    await expect(mail.send(sending)).rejects.toMatchObject({ kind: 'needs_consent' })
    expect(smtp.mails).toEqual([])
  })

  it('[MAIL92] tells which recipients were refused where the others have the mail', async () => {
    smtp.behave('refuse_second')
    const to = ['bo@example.org', 'Eve@Größe.example']
    const sent = await mail.send({ raw: aLetter(), to, external_thread_id: null })
    expect(sent.refused).toEqual(['Eve@Größe.example'])
    expect(smtp.mails.map((one) => one.to)).toEqual([['bo@example.org']])
  })

  it('[CON97] does not send again what was sent and could not be kept', async () => {
    const { imap, ...others } = access()
    const away = imapMail({ ...others, imap: { ...imap, port: 1 } })
    const sent = await away.send({ raw: aLetter(), to: ['bo@example.org'], external_thread_id: null })
    expect(sent).toEqual({ external_id: null, external_thread_id: null })
    expect(smtp.mails).toHaveLength(1)
    await away.close()
  })

  async function aMail(folder = 'INBOX'): Promise<string> {
    const uid = await ada.deliver({ folder })
    const [state] = await ada.as(async (client) => [await client.status(folder, { uidValidity: true })])
    return `${folder}:${state && state.uidValidity}:${uid}`
  }

  function access(): ImapAccess {
    return {
      address: 'ada@example.com',
      user: ada.user,
      password: ada.password,
      imap: line(dovecot.port),
      smtp: line(Number(new URL(smtp.url).port)),
    }
  }
})

function line(port: number): MailLine {
  return { host: '127.0.0.1', ip_address: '127.0.0.1', port, security: 'none' }
}

function aLetter(...headers: readonly string[]): Uint8Array {
  const head = ['From: ada@example.com', 'To: bo@example.org', 'Subject: Plan', `Message-ID: ${message_id}`]
  return Buffer.from([...head, ...headers, '', 'Text'].join('\r\n'))
}
