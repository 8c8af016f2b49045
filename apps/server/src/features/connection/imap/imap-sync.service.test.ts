import {
  deleteMail,
  deleteOutgoing,
  getImap,
  getMail,
  getMailThread,
  type Input,
  listOutgoing,
  refreshImap,
  restoreMail,
  sendAgain,
  sendMail,
  sendReply,
  updateMail,
  updateUser,
} from '@meridian/contract'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startChild } from '../../../../test/child.ts'
import { type Dovecot, missingDovecot, startDovecot } from '../../../../test/dovecot.ts'
import { type ImapPerson, type ImapWorld, startImapWorld } from '../../../../test/imap-account.ts'
import { startTcpGate } from '../../../../test/tcp-gate.ts'
import { testBox } from '../../../../test/test-box.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { makeLog } from '../../../platform/log.ts'
import { syncMailbox } from '../../mail/pull/mail-sync.service.ts'

const missing = await missingDovecot()
const program = fileURLToPath(new URL('../../../../test/mail-process.ts', import.meta.url))
const minute = 60_000

describe.skipIf(missing !== undefined)(`a mailbox at an IMAP server${missing ? `. ${missing}` : ''}`, () => {
  let dovecot: Dovecot
  let world: ImapWorld
  let ada: ImapPerson
  let token: string
  beforeAll(async () => {
    dovecot = await startDovecot()
    world = await startImapWorld(dovecot)
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await dovecot[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    world.smtp.behave('accept')
    ada = await world.aPerson()
    token = ada.token
  })

  /** Without TLS, which other tests look at. */
  const plain = (port = dovecot.port) => ({
    imap_host: '127.0.0.1',
    imap_port: port,
    imap_security: 'none' as const,
  })

  it('[CON91] brings what is in it, conversations included, and then what comes, by itself', async () => {
    await ada.at.as((client) => client.mailboxCreate('Größe & Maß'))
    await ada.at.deliver({ subject: 'Plan', message_id: '<plan@example.org>', date: anHourAgo() })
    await ada.at.deliver({ folder: 'Größe & Maß', subject: 'Own folder' })
    for (const folder of ['Junk', 'Drafts', 'Trash']) await ada.at.deliver({ folder, subject: folder })
    await ada.at.deliver({ folder: 'Sent', raw: answer_to_plan })
    await ada.join(plain())
    expect((await ada.subjects()).toSorted()).toEqual(['Own folder', 'Plan'])
    expect((await ada.mail('Own folder')).mail_labels.integration_labels).toContain('Größe & Maß')
    const { thread_id } = await ada.mail('Plan')
    const { data } = await world.server.call(getMailThread, { params: { thread_id } }, token)
    expect(data?.map(({ mail_subject }) => mail_subject)).toEqual(['Plan', 'Re: Plan'])
    await ada.at.deliver({ subject: 'Later' })
    await world.pass(3 * minute)
    expect(await ada.subjects()).toContain('Later')
  })

  it('[CON92] follows what is read, starred, archived and removed elsewhere', async () => {
    const uids: number[] = []
    for (const subject of ['Read', 'Starred', 'Gone', 'Kept']) uids.push(await ada.at.deliver({ subject }))
    const [read, starred, gone] = uids.map(String)
    await ada.join(plain())
    await ada.at.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageFlagsAdd(read ?? '', ['\\Seen'], { uid: true })
      await client.messageFlagsAdd(starred ?? '', ['\\Flagged'], { uid: true })
      await client.messageMove(starred ?? '', 'Archive', { uid: true })
      await client.messageDelete(gone ?? '', { uid: true })
    })
    await ada.refresh()
    const shown = new Map((await ada.mails()).map((mail) => [mail.mail_subject, mail]))
    expect([...shown.keys()].toSorted()).toEqual(['Kept', 'Read', 'Starred'])
    expect(shown.get('Read')).toMatchObject({ is_read: true, is_archived: false })
    expect(shown.get('Starred')).toMatchObject({ is_read: false, is_starred: true, is_archived: true })
  })

  it('[CON93] knows a mail that was moved elsewhere, with all that the person has made of it', async () => {
    await ada.at.as((client) => client.mailboxCreate('Later'))
    const uid = await ada.at.deliver({ subject: 'Moves' })
    await ada.join(plain())
    const { mail_id } = await ada.mail('Moves')
    const body = { mail_category: 'task' as const, mail_summary: 'My summary', mail_reply: 'My draft' }
    await world.server.call(updateMail, { params: { mail_id }, body }, token)
    await move('INBOX', uid, 'Later')
    await ada.refresh()
    const mine = { mail_id, mail_category: 'task', mail_summary: 'My summary', mail_reply: 'My draft' }
    expect(await ada.mail('Moves')).toMatchObject({ ...mine, is_archived: true })
    await move('Later', 1, 'Trash')
    await ada.refresh()
    expect(await shown(mail_id)).toMatchObject({ ...mine, is_deleted: true })
    await move('Trash', 1, 'INBOX')
    await ada.refresh()
    expect(await ada.mail('Moves')).toMatchObject({ ...mine, is_deleted: false, is_archived: false })
    expect(await ada.mails({ mail_view: 'deleted' })).toEqual([])
  })

  it('[CON93] takes a copy for a mail of its own', async () => {
    const uid = await ada.at.deliver({ subject: 'Twice' })
    await ada.join(plain())
    await ada.at.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageCopy(String(uid), 'Archive', { uid: true })
    })
    await ada.refresh()
    expect(await ada.subjects()).toEqual(['Twice', 'Twice'])
  })

  it('[CON94] reads all anew where a folder counts its mails anew, and loses nothing', async () => {
    await ada.at.deliver({ subject: 'One' })
    await ada.at.deliver({ subject: 'Two' })
    await ada.join(plain())
    const before = await ada.mail('One')
    const body = { mail_summary: 'My summary' }
    await world.server.call(updateMail, { params: { mail_id: before.mail_id }, body }, token)
    await ada.at.countAnew('INBOX')
    await ada.at.deliver({ subject: 'Three' })
    await ada.refresh()
    expect((await ada.subjects()).toSorted()).toEqual(['One', 'Three', 'Two'])
    expect(await ada.mail('One')).toMatchObject({ mail_id: before.mail_id, mail_summary: 'My summary' })
    expect(await ada.mailbox()).toMatchObject({ state: 'connected' })
  })

  it('[CON95] hands out files by their parts, as long as they are there', async () => {
    const uid = await ada.at.deliver({ raw: with_file })
    await ada.join(plain())
    const mail = await ada.mail('File')
    const [file] = mail.attachments
    expect(file).toMatchObject({ name: 'plan.pdf', bytes: 9 })
    const path = `/v1/mail/attachment/${mail.mail_id}/${file?.attachment_id}`
    expect(await world.server.send({ method: 'GET', path, token })).toMatchObject({
      status: 200,
      text: 'PDF bytes',
    })
    await ada.at.as(async (client) => {
      await client.mailboxOpen('INBOX')
      await client.messageDelete(String(uid), { uid: true })
    })
    expect(await world.server.send({ method: 'GET', path, token })).toMatchObject({ status: 404 })
  })

  it('[CON96] pushes read, starred, archived, deleted and restored to the server', async () => {
    await ada.at.as((client) => client.mailboxCreate('Projects'))
    await ada.at.deliver({ folder: 'Projects', subject: 'Project' })
    await ada.at.deliver({ subject: 'Letter' })
    await ada.join(plain())
    const [project, letter] = [await ada.mail('Project'), await ada.mail('Letter')]
    await change(letter.mail_id, { is_read: true, is_starred: true, is_archived: true })
    expect(await contents()).toEqual({ Archive: [['\\Flagged', '\\Seen']], Projects: [[]] })
    await change(letter.mail_id, { is_archived: false, is_starred: false })
    expect(await contents()).toEqual({ INBOX: [['\\Seen']], Projects: [[]] })
    for (const { mail_id } of [project, letter]) {
      await world.server.call(deleteMail, { params: { mail_id } }, token)
    }
    await world.server.runDueJobs()
    expect(await contents()).toEqual({ Trash: [[], ['\\Seen']] })
    // The sync reads what was pushed: nothing is imported twice.
    await ada.refresh()
    for (const { mail_id } of [project, letter]) {
      await world.server.call(restoreMail, { params: { mail_id } }, token)
    }
    await world.server.runDueJobs()
    expect(await contents()).toEqual({ INBOX: [['\\Seen']], Projects: [[]] })
    await ada.refresh()
    expect(await ada.mails()).toHaveLength(2)
    expect(await shown(letter.mail_id)).toMatchObject({ is_deleted: false, is_archived: false })
    expect(await shown(project.mail_id)).toMatchObject({ is_deleted: false, is_archived: true })
  })

  it('[CON96] finds a moved mail before it pushes the change of the person', async () => {
    const uid = await ada.at.deliver({ subject: 'Moves' })
    await ada.join(plain())
    const { mail_id } = await ada.mail('Moves')
    await move('INBOX', uid, 'Archive')
    await change(mail_id, { is_starred: true })
    expect(await contents()).toEqual({ Archive: [['\\Flagged']] })
    expect(await shown(mail_id)).toMatchObject({ is_starred: true, is_archived: true })
  })

  it('[CON97] sends an answer by the person’s server, and keeps one copy', async () => {
    await ada.at.deliver({ subject: 'Plan', message_id: '<asked@example.org>', date: anHourAgo() })
    await ada.join(plain())
    await answer('Plan', 'Yes, gladly.')
    const mail = await world.smtp.mailTo('bo@example.org')
    expect(mail.from).toBe('ada@example.com')
    expect(mail.content).toMatch(/^In-Reply-To: <asked@example\.org>$/m)
    expect(await contents()).toEqual({ INBOX: [['\\Seen']], Sent: [['\\Seen']] })
    await ada.refresh()
    const { thread_id } = await ada.mail('Plan')
    const { data } = await world.server.call(getMailThread, { params: { thread_id } }, token)
    expect(data?.map(({ mail_subject }) => mail_subject)).toEqual(['Plan', 'Re: Plan'])
  })

  it('[CON144] shows the beginning of a text that is too long, and says so', async () => {
    const line = 'The crane was oiled and says nothing about it.\r\n'
    await ada.at.deliver({ subject: 'Log', text: line.repeat(90_000), date: anHourAgo() })
    await ada.join(plain())
    const { mail_body, is_cut, attachments } = await ada.mail('Log')
    expect([mail_body.startsWith('The crane was oiled'), is_cut, attachments]).toEqual([true, true, []])
  })

  it('[MAIL92] lists an unsent mail for the recipients that the server refuses, and sends it to them alone', async () => {
    await ada.join(plain())
    world.smtp.behave('refuse_second')
    const { call } = world.server
    await call(updateUser, { body: { undo_send_seconds: 0 } }, token)
    const [bo, eve] = ['bo@example.org', 'eve@example.org'].map((address) => ({ name: '', address }))
    const mail = { mail_to: [bo ?? eve], mail_subject: 'Agenda', mail_body: 'As agreed.' }
    const before = world.smtp.mails.length
    await call(sendMail, { body: { ...mail, mail_cc: [eve] } as Input<typeof sendMail>['body'] }, token)
    await world.server.runDueJobs()
    const left = (await call(listOutgoing, {}, token)).data ?? []
    expect(left).toMatchObject([
      {
        state: 'failed',
        mail_to: eve,
        mail_subject: 'Agenda',
        problem: 'The mail server refused this address. The other recipients have the mail.',
      },
    ])
    world.smtp.behave('accept')
    const outgoing_mail_id = left[0]?.outgoing_mail_id ?? ''
    expect((await call(sendAgain, { params: { outgoing_mail_id } }, token)).status).toBe(200)
    await world.server.runDueJobs()
    expect(world.smtp.mails.slice(before).map(({ to }) => to)).toEqual([[bo?.address], [eve?.address]])
    expect((await call(listOutgoing, {}, token)).data).toEqual([])
  })

  it('[MAIL92] [MAIL94] shows no hidden recipient that was refused to another, and names all to the author', async () => {
    await ada.join(plain())
    world.smtp.behave('refuse_second')
    const { call, runDueJobs } = world.server
    await call(updateUser, { body: { undo_send_seconds: 0 } }, token)
    const [bo, eve, fay] = ['bo', 'eve', 'fay'].map((name) => ({ name: '', address: `${name}@example.org` }))
    const body = { mail_to: [bo], mail_bcc: [eve, fay], mail_subject: 'Agenda', mail_body: 'As agreed.' }
    await call(sendMail, { body: body as Input<typeof sendMail>['body'] }, token)
    await runDueJobs()
    world.smtp.behave('accept')
    const [left] = (await call(listOutgoing, {}, token)).data ?? []
    const named = `${eve?.address}, ${fay?.address}`
    expect(left?.problem).toBe(
      `The mail server refused 2 addresses: ${named}. The other recipients have the mail.`,
    )
    await call(sendAgain, { params: { outgoing_mail_id: left?.outgoing_mail_id ?? '' } }, token)
    await runDueJobs()
    const sent = world.smtp.mails.at(-1)
    expect(sent?.to).toEqual([sent?.from, eve?.address, fay?.address])
    expect(sent?.content).not.toMatch(/eve@|fay@/)
  })

  it('[MAIL93] lets a mail be taken back while no mail server can be reached', async () => {
    const { call, runDueJobs } = world.server
    const gate = await startTcpGate(Number(new URL(world.smtp.url).port))
    await ada.join({ ...plain(), smtp_port: gate.port })
    await gate[Symbol.asyncDispose]()
    await call(updateUser, { body: { undo_send_seconds: 0 } }, token)
    const mail_to = [{ name: '', address: 'bo@example.org' }]
    const body = { mail_to, mail_subject: 'Agenda', mail_body: 'As agreed.' } as Input<
      typeof sendMail
    >['body']
    await call(sendMail, { body }, token)
    await runDueJobs()
    const [left] = (await call(listOutgoing, {}, token)).data ?? []
    const problem = 'The mail server takes no mail just now. It is tried again by itself.'
    expect(left).toMatchObject({ state: 'waiting', problem })
    const params = { outgoing_mail_id: left?.outgoing_mail_id ?? '' }
    expect((await call(deleteOutgoing, { params }, token)).data?.draft).toMatchObject({
      mail_body: 'As agreed.',
    })
  })

  it('[CON98] resumes where the connection broke, and imports nothing twice', async () => {
    await using gate = await startTcpGate(dovecot.port)
    for (let index = 0; index < 45; index += 1)
      await ada.at.deliver({ subject: `Mail ${index}`, text: 'x'.repeat(2000) })
    await ada.connect(plain(gate.port))
    gate.cutAfter(100_000)
    await world.server.runDueJobs()
    expect(await ada.mailbox()).toMatchObject({
      state: 'error',
      problem: expect.stringContaining('by itself'),
    })
    const part = await ada.mails()
    expect(part.length).toBeGreaterThan(0)
    expect(part.length).toBeLessThan(45)
    gate.cutAfter(null)
    await world.pass(2 * minute)
    await world.pass(2 * minute)
    expect(new Set(await ada.subjects()).size).toBe(45)
    expect(await ada.mails()).toHaveLength(45)
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', first_sync_done: true, problem: null })
  })

  it('[CON104] counts how the syncs of an hour ended', async () => {
    await using gate = await startTcpGate(dovecot.port)
    await ada.at.deliver({ subject: 'Mail', text: 'x'.repeat(200_000) })
    await ada.connect(plain(gate.port))
    gate.cutAfter(100_000)
    await world.server.runDueJobs()
    gate.cutAfter(null)
    const counts = async () => {
      const { data } = await world.server.call(getImap, {}, token)
      const hours = data?.account?.sync_hours ?? []
      return {
        good: hours.reduce((sum, { good }) => sum + good, 0),
        failed: hours.reduce((sum, { failed }) => sum + failed, 0),
      }
    }
    expect(await counts()).toEqual({ good: 0, failed: 1 })
    await world.pass(2 * minute)
    expect(await counts()).toEqual({ good: 1, failed: 1 })
    await world.pass(25 * 60 * minute)
    expect(await counts()).toEqual({ good: 1, failed: 0 })
  })

  it('[CON99] stops where the password is no longer accepted, and resumes with a new one', async () => {
    await using gate = await startTcpGate(dovecot.port)
    await ada.at.deliver({ subject: 'Before' })
    await ada.join(plain(gate.port))
    const { mail_id } = await ada.mail('Before')
    await ada.at.changePassword('another one')
    await ada.refresh()
    expect(await ada.mailbox()).toMatchObject({
      state: 'needs_reconnect',
      reason: 'The mail server no longer accepts the saved password. Enter it again.',
      next_sync_at: null,
    })
    const { lines } = gate
    for (let hour = 0; hour < 3; hour += 1) await world.pass(60 * minute)
    expect((await world.server.call(refreshImap, {}, token)).status).toBe(409)
    expect(gate.lines).toBe(lines)
    await ada.at.deliver({ subject: 'After' })
    await ada.join(plain(gate.port))
    expect((await ada.subjects()).toSorted()).toEqual(['After', 'Before'])
    expect((await ada.mail('Before')).mail_id).toBe(mail_id)
  })

  it('[CON86] reads nothing more once the operator has taken the server off the list', async () => {
    await ada.join(plain())
    await ada.at.deliver({ subject: 'Later' })
    await syncMailbox(call({ IMAP_HOSTS: 'mail.example.org' }), await boxId())
    expect(await ada.mailbox()).toMatchObject({ problem: expect.stringContaining('no longer be used here') })
    expect(await ada.subjects()).toEqual([])
  })

  it('[CON100] is read by one of three syncs at a time, over one connection', async () => {
    await using gate = await startTcpGate(dovecot.port)
    for (let index = 0; index < 10; index += 1) await ada.at.deliver({ subject: `Mail ${index}` })
    await ada.connect(plain(gate.port))
    const { lines } = gate
    const mailbox_id = await boxId()
    const sync = () => syncMailbox(call({ IMAP_HOSTS: '127.0.0.1' }), mailbox_id)
    const release = gate.hold()
    const first = sync()
    await expect.poll(() => gate.lines - lines).toBe(1)
    await Promise.all([sync(), sync()])
    release()
    await first
    expect(await ada.mails()).toHaveLength(10)
    expect(gate.lines - lines).toBe(1)
  })

  it('[CON100] is read by one of two processes at a time @whole', async () => {
    await using gate = await startTcpGate(dovecot.port)
    for (let index = 0; index < 20; index += 1) await ada.at.deliver({ subject: `Mail ${index}` })
    await ada.connect(plain(gate.port))
    const { lines } = gate
    await using stack = new AsyncDisposableStack()
    const env = { ...process.env, IMAP_HOSTS: '127.0.0.1', TEST_NOW: '2027-01-02T00:00:00.000Z' }
    const words = [program, world.server.databaseUrl, await boxId()]
    const processes = [1, 2].map(() => stack.use(startChild(process.execPath, words, { env })))
    await Promise.all(processes.map((one) => one.waitFor(/^ready$/)))
    for (const one of processes) one.process.kill('SIGUSR2')
    await Promise.all(processes.map((one) => one.waitFor(/^read$/)))
    expect(await ada.mails()).toHaveLength(20)
    expect(gate.lines - lines).toBe(1)
  })

  /** The tools of a sync next year, by a server with these settings. */
  function call(settings: Record<string, string>) {
    const { signal } = new AbortController()
    const config = readConfig(settings, '/')
    return { db: world.server.db, config, box: testBox, log: makeLog('silent'), signal, now: nextYear }
  }

  async function boxId(): Promise<string> {
    const { db } = world.server
    const { user_id } = ada.person
    const row = await db
      .selectFrom('mailbox')
      .select('mailbox_id')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return row.mailbox_id
  }

  async function shown(mail_id: string) {
    return (await world.server.call(getMail, { params: { mail_id } }, token)).data
  }

  function move(from: string, uid: number, to: string): Promise<unknown> {
    return ada.at.as(async (client) => {
      await client.mailboxOpen(from)
      await client.messageMove(String(uid), to, { uid: true })
    })
  }

  async function change(mail_id: string, body: Record<string, boolean>): Promise<void> {
    await world.server.call(updateMail, { params: { mail_id }, body }, token)
    await world.server.runDueJobs()
  }

  /** The flags of the mails in each folder that holds some. */
  async function contents(): Promise<Record<string, string[][]>> {
    return ada.at.as(async (client) => {
      const held: Record<string, string[][]> = {}
      for (const { path } of await client.list()) {
        const { exists } = await client.mailboxOpen(path, { readOnly: true })
        if (exists === 0) continue
        const mails = await client.fetchAll('1:*', { flags: true })
        held[path] = mails.map(({ flags = new Set<string>() }) =>
          [...flags].filter((flag) => flag !== '\\Recent').toSorted(),
        )
      }
      return held
    })
  }

  async function answer(subject: string, mail_body: string): Promise<void> {
    await world.server.call(updateUser, { body: { undo_send_seconds: 0 } }, token)
    const { mail_id } = await ada.mail(subject)
    const body = { mail_subject: `Re: ${subject}`, mail_body }
    expect((await world.server.call(sendReply, { params: { mail_id }, body }, token)).status).toBe(200)
    await world.server.runDueJobs()
  }
})

/** Servers count whole seconds: what comes within one has no order. */
function anHourAgo(): Date {
  return new Date(Date.now() - 3_600_000)
}

function nextYear(): Date {
  return new Date('2027-01-01T00:00:00.000Z')
}

const answer_to_plan = [
  'From: ada@example.com',
  'To: bo@example.org',
  'Subject: Re: Plan',
  'Message-ID: <answer@example.com>',
  'In-Reply-To: <plan@example.org>',
  'References: <plan@example.org>',
  'Date: Fri, 20 Nov 2026 09:00:00 +0000',
  '',
  'Yes.',
].join('\r\n')

const with_file = [
  'From: Bo Berg <bo@example.org>',
  'Subject: File',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=parts',
  '',
  '--parts',
  'Content-Type: text/plain',
  '',
  'Here it is.',
  '--parts',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename=plan.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('PDF bytes').toString('base64'),
  '--parts--',
  '',
].join('\r\n')
