import { fileURLToPath } from 'node:url'
import {
  deleteMail,
  disconnectIntegration,
  getMail,
  listGmail,
  listIntegrations,
  restoreMail,
  syncGmail,
  updateIntegration,
  updateMail,
  updateMails,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startChild } from '../../../../test/child.ts'
import { connectMail, type MailAccount, startMailAccount } from '../../../../test/mail-account.ts'
import { ada_account } from '../../../../test/simulated-providers.ts'
import { makeLog } from '../../../platform/log.ts'
import { lease_ms } from './mail-sync.rules.ts'
import { syncMailbox } from './mail-sync.service.ts'

const program = fileURLToPath(new URL('../../../../test/mail-process.ts', import.meta.url))

let ada: MailAccount
let token: string
beforeEach(async () => {
  ada = await startMailAccount()
  token = ada.person.access_token
})
afterEach(() => ada.close())

describe('turning mail on and off', () => {
  it('[MAIL1] reads no mail as long as the person has not turned it on', async () => {
    ada.deliver({ from: 'bo@example.org', subject: 'Hello' })
    await ada.connect(ada.person, 'google')
    await ada.server.runDueJobs()
    expect(ada.asked()).toEqual([])
    const { connection } = await ada.integrationOf(ada.person, 'google')
    expect(connection).toMatchObject({
      mailbox: null,
      granted_capabilities: ['calendar'],
      missing_capabilities: ['mail'],
    })
    expect((await ada.server.call(syncGmail, {}, token)).status).toBe(404)
    const body = { is_mail_on: true }
    const refused = await ada.server.call(updateIntegration, { params: { type: 'google' }, body }, token)
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'is_mail_on' }] })
    await ada.join()
    expect(await ada.subjects()).toEqual(['Hello'])
    expect((await ada.integrationOf(ada.person, 'google')).connection).toMatchObject({
      mailbox: { integration_mail_type: 'google', account: 'ada@example.com', state: 'connected' },
      missing_capabilities: [],
    })
  })

  it('[CON104] counts the syncs of the mailbox apart from those of the calendars', async () => {
    const counted = async () => (await ada.integrationOf(ada.person, 'google')).connection?.mail_sync_hours
    await ada.connect(ada.person, 'google')
    await ada.server.runDueJobs()
    expect(await counted()).toEqual([])
    await ada.join()
    const { connection } = await ada.integrationOf(ada.person, 'google')
    expect(connection?.mail_sync_hours).toMatchObject([{ good: expect.any(Number), failed: 0 }])
    expect(connection?.sync_hours).not.toEqual([])
  })

  it('[MAIL1] keeps the calendar where mail is requested and not allowed', async () => {
    await ada.connect(ada.person, 'google')
    const google = 'https://www.googleapis.com/auth/calendar'
    const scopes = ['openid', 'email', `${google}.calendarlist.readonly`, `${google}.events`]
    await expect(connectMail(ada, ada.person, { ...ada_account, scopes })).rejects.toThrow(
      'Read, compose and send emails',
    )
    expect((await ada.integrationOf(ada.person, 'google')).connection).toMatchObject({
      mailbox: null,
      reason: null,
    })
  })

  it('[MAIL1] takes the mails away when it is turned off, brings them back, and leaves those at Google alone', async () => {
    ada.deliver({ from: 'bo@example.org', subject: 'Hello' })
    await ada.join()
    const turn = (is_mail_on: boolean) =>
      ada.server.call(updateIntegration, { params: { type: 'google' }, body: { is_mail_on } }, token)
    expect((await turn(false)).data?.connection?.mailbox).toBeNull()
    expect(await ada.subjects()).toEqual([])
    expect((await turn(true)).status).toBe(200)
    await ada.server.runDueJobs()
    expect(await ada.subjects()).toEqual(['Hello'])
    await ada.server.call(disconnectIntegration, { params: { type: 'google' } }, token)
    expect(await ada.subjects()).toEqual([])
  })
})

it('[CON143] a mailbox that is disconnected while a mail is fetched ends its reading as any other', async () => {
  const id = ada.deliver({ from: 'bo@example.org', subject: 'Hello' })
  const match = { path: `/gmail/v1/users/me/messages/${id}` }
  ada.google.faults.add({ match, fault: { kind: 'slow', ms: 200 } })
  await connectMail(ada, ada.person)
  const reading = ada.server.runDueJobs()
  await expect.poll(() => ada.google.faults.list()[0]?.met).toBe(1)
  await ada.server.call(disconnectIntegration, { params: { type: 'google' } }, token)
  expect((await reading).map(({ error }) => error)).not.toContainEqual(expect.any(Error))
})

describe('what Gmail does', () => {
  it('[PB27] [MAIL2] lists are read to the last page, newest first, with nothing of spam, drafts and trash', async () => {
    ada.deliver({ from: 'x@example.org', subject: 'Spam', labels: ['SPAM'] })
    ada.deliver({ from: 'x@example.org', subject: 'Trash', labels: ['TRASH'] })
    ada.deliver({ from: 'ada@example.com', subject: 'Draft', labels: ['DRAFT'] })
    for (let index = 0; index < 105; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await ada.join()
    await ada.finish()
    const first = await ada.mails({ sort_by: 'mail_date' })
    const rest = await ada.mails({ sort_by: 'mail_date', page: 2 })
    expect(new Set([...first, ...rest].map(({ mail_subject }) => mail_subject))).toEqual(
      new Set(Array.from({ length: 105 }, (_, index) => `Mail ${index}`)),
    )
    expect(ada.asked().filter((one) => one === 'GET /messages').length).toBeGreaterThan(1)
  })

  it('[MAIL2] reports its progress on a requested sync, and with the list of mails', async () => {
    for (const subject of ['First', 'Second']) ada.deliver({ from: 'bo@example.org', subject })
    await connectMail(ada, ada.person)
    const asked = await ada.server.call(syncGmail, {}, token)
    expect(asked).toMatchObject({
      status: 200,
      message: 'Google Gmail synced successfully',
      data: { account: 'ada@example.com', state: 'syncing', first_sync_done: false },
    })
    expect((await ada.server.call(listGmail, {}, token)).data).toMatchObject({
      mailbox: { first_sync_done: false },
      mails: [],
    })
    await ada.server.runDueJobs()
    const { data } = await ada.server.call(listGmail, {}, token)
    expect(data?.mailbox).toMatchObject({ state: 'connected', first_sync_done: true })
    expect(data?.mails.map(({ mail_subject }) => mail_subject).toSorted()).toEqual(['First', 'Second'])
  })

  it('[PB27] an empty mailbox is read, too', async () => {
    await ada.join()
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', first_sync_done: true })
    expect(await ada.mails()).toEqual([])
  })

  it('[PB28] [MAIL20] parts, charsets, headers in any case and files are read from the tree', async () => {
    ada.deliver({
      raw_base64: Buffer.concat([
        Buffer.from(many_parts),
        Buffer.from([0xfc]),
        Buffer.from(rest_of_parts),
      ]).toString('base64'),
    })
    await ada.join()
    const mail = await ada.mail('Grüße')
    expect(mail.mail_body.trim()).toBe('ü')
    expect(mail).toMatchObject({
      mail_from: 'Bo Berg <bo@example.org>',
      has_attachments: true,
      attachments: [{ name: 'plan.pdf', media_type: 'application/pdf', bytes: 9 }],
    })
    const [file] = mail.attachments
    const path = `/v1/mail/attachment/${mail.mail_id}/${file?.attachment_id}`
    const answer = await ada.server.send({ method: 'GET', path, token })
    expect(answer).toMatchObject({
      status: 200,
      text: 'PDF bytes',
      headers: {
        'content-disposition': `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      },
    })
  })

  it('[PB28] a text longer than Gmail returns at once is requested separately', async () => {
    const text = `${'A long text. '.repeat(90_000)}The end.`
    ada.deliver({ from: 'x@example.org', subject: 'Long', text })
    await ada.join()
    expect((await ada.mail('Long')).mail_body.startsWith('A long text.')).toBe(true)
    expect(ada.asked().some((path) => path.includes('/attachments/'))).toBe(true)
  })

  it('[PB29] [MAIL7] a mail and the answer to it are one conversation, and what one sent is in no list', async () => {
    const first = ada.change({
      op: 'deliver_mail',
      from: 'bo@example.org',
      subject: 'Lunch?',
      text: 'Monday?',
      message_id: '<one@example.org>',
    })
    ada.change({
      op: 'send_mail',
      to: 'bo@example.org',
      subject: 'Re: Lunch?',
      text: 'Yes',
      answers: ['<one@example.org>'],
      thread_id: Object(first).thread_id,
    })
    await ada.join()
    const [mail, ...others] = await ada.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ mail_subject: 'Lunch?', thread_mails: 2 })
  })

  it('[PB30] [MAIL3] history that names mails again and again, or not at all, brings each change once', async () => {
    const id = ada.deliver({ from: 'x@example.org', subject: 'First' })
    await ada.join()
    ada.change({ op: 'touch_mail', message_ids: [id] })
    ada.change({ op: 'label_mail', message_ids: [id], add: ['STARRED'] })
    ada.change({ op: 'label_mail', message_ids: [id], remove: ['UNREAD'] })
    ada.change({ op: 'touch_mail', message_ids: [id] })
    ada.deliver({ from: 'x@example.org', subject: 'Second' })
    await ada.refresh()
    expect((await ada.subjects()).toSorted()).toEqual(['First', 'Second'])
    expect(await ada.mail('First')).toMatchObject({ is_read: true, is_starred: true })
    const before = ada.asked().length
    await ada.refresh()
    expect(ada.asked(before)).toEqual(['GET /labels', 'GET /history'])
  })

  it('[PB31] [MAIL4] an expired history leads to a comparison of all mails, and keeps the person’s changes', async () => {
    const [kept, gone, trashed] = ['Kept', 'Gone', 'Trashed'].map((subject) =>
      ada.deliver({ from: 'x@example.org', subject }),
    )
    await ada.join()
    const { mail_id } = await ada.mail('Kept')
    const body = { mail_subject: 'Mine', mail_category: 'task' as const }
    await ada.server.call(updateMail, { params: { mail_id }, body }, token)
    ada.change({ op: 'delete_mail', message_ids: [gone] })
    ada.change({ op: 'trash_mail', message_ids: [trashed] })
    ada.change({ op: 'label_mail', message_ids: [kept], add: ['STARRED'] })
    ada.deliver({ from: 'x@example.org', subject: 'New' })
    ada.change({ op: 'expire_mail_history' })
    await ada.refresh()
    expect((await ada.subjects()).toSorted()).toEqual(['Mine', 'New'])
    expect(await ada.subjects({ mail_view: 'deleted' })).toEqual(['Trashed'])
    expect((await ada.mails()).find((one) => one.mail_id === mail_id)).toMatchObject({
      is_starred: true,
      mail_category: 'task',
    })
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', problem: null })
  })

  it('[PB31] the trash arrives as labels, and a mail can leave it', async () => {
    const id = ada.deliver({ from: 'x@example.org', subject: 'Trashed' })
    await ada.join()
    ada.change({ op: 'trash_mail', message_ids: [id] })
    await ada.refresh()
    expect(await ada.subjects()).toEqual([])
    ada.change({ op: 'label_mail', message_ids: [id], add: ['INBOX'], remove: ['TRASH'] })
    await ada.refresh()
    expect(await ada.subjects()).toEqual(['Trashed'])
  })

  it('[PB32] a mail that is gone when it is requested is skipped', async () => {
    await ada.join()
    const id = ada.deliver({ from: 'x@example.org', subject: 'Short-lived' })
    ada.deliver({ from: 'x@example.org', subject: 'Stays' })
    ada.google.faults.add({
      match: { path: `/gmail/v1/users/me/messages/${id}` },
      fault: { kind: 'named', name: 'gmail_not_found' },
    })
    await ada.refresh()
    expect(await ada.subjects()).toEqual(['Stays'])
  })

  it('[PB32] [MAIL2] no more is requested in a minute than Gmail allows, and all mails arrive in the end', async () => {
    for (let index = 0; index < 220; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    ada.change({ op: 'limit_mail', units_per_minute: 6000 })
    await ada.join()
    expect(await ada.mailbox()).toMatchObject({
      state: 'syncing',
      first_sync_done: false,
      mails_read: 200,
      mails_expected: 220,
    })
    expect(await ada.mails()).toHaveLength(100)
    await ada.finish()
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', first_sync_done: true, mails_read: null })
    const pages = await Promise.all([1, 2, 3].map((page) => ada.subjects({ page })))
    expect(new Set(pages.flat()).size).toBe(220)
    expect(
      ada.google.requests
        .list()
        .filter(({ path, status }) => path.startsWith('/gmail/') && Number(status) >= 400),
    ).toEqual([])
  })

  it.each(['gmail_quota', 'gmail_concurrent', 'gmail_retry_after', 'gmail_server_error'])(
    '[PB32] [MAIL6] after %s the reading goes on where it was, when it may',
    async (name) => {
      for (let index = 0; index < 25; index += 1)
        ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
      ada.google.faults.add({
        match: { path: '/gmail/v1/users/me/messages/' },
        after: 22,
        fault: { kind: 'named', name },
      })
      await ada.join()
      const failed = await ada.mailbox()
      expect(failed.state).toBe('error')
      expect(await ada.mails()).toHaveLength(20)
      const before = ada.asked().length
      await ada.server.runDueJobs()
      expect(ada.asked().length).toBe(before)
      await ada.advance(Date.parse(failed.next_sync_at ?? '') - ada.google.clock.now() + 1000)
      await ada.server.runDueJobs()
      expect(await ada.mails()).toHaveLength(25)
      expect(ada.asked(before).filter((path) => path.startsWith('GET /messages/'))).toHaveLength(5)
      expect(await ada.mailbox()).toMatchObject({ state: 'connected', problem: null })
    },
  )

  it('[PB33] [MAIL8] own labels show by their names, new ones and renamed ones, too', async () => {
    const { id: label } = Object(ada.change({ op: 'add_mail_label', name: 'Travel/Rome' }))
    const id = ada.deliver({ from: 'x@example.org', subject: 'Trip', labels: ['INBOX', label] })
    await ada.join()
    expect((await ada.mail('Trip')).mail_labels.integration_labels).toEqual(['Travel/Rome', 'INBOX'])
    ada.change({ op: 'add_mail_label', name: 'Alpha' })
    ada.change({ op: 'label_mail', message_ids: [id], add: ['Alpha'] })
    await ada.refresh()
    expect((await ada.mail('Trip')).mail_labels.integration_labels).toEqual(['Alpha', 'Travel/Rome', 'INBOX'])
  })

  it.each([
    { kind: 'wrong_type', how: 'list' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'cut', at: 'body' },
    { kind: 'redirect', to: 'https://example.net/' },
  ] as const)(
    '[MAIL6] an answer that is nonsense (%j) ends in the mailbox’s state, and the calendar goes on',
    async (fault) => {
      ada.deliver({ from: 'x@example.org', subject: 'Hello' })
      ada.google.faults.add({ match: { path: '/gmail/v1/' }, times: null, fault })
      await ada.join()
      expect(await ada.mailbox()).toMatchObject({ state: 'error', problem: expect.stringContaining('Gmail') })
      expect((await ada.integrationOf(ada.person, 'google')).connection).toMatchObject({
        state: 'connected',
        problem: null,
      })
      ada.google.faults.clear()
      await ada.refresh()
      expect(await ada.subjects()).toEqual(['Hello'])
    },
  )

  it.each([
    ['too long', { kind: 'status', status: 200, body: 'x'.repeat(25 * 1_048_576) }],
    ['of another shape', { kind: 'status', status: 200, body: { id: 'x', payload: 7 } }],
  ] as const)('[MAIL12] a mail that is %s costs its text, and the mailbox goes on', async (_, fault) => {
    ada.deliver({ from: 'x@example.org', subject: 'Before' })
    const id = ada.deliver({ from: 'Bo <bo@example.org>', subject: 'Bad', text: 'It begins so' })
    ada.deliver({ from: 'x@example.org', subject: 'After' })
    const path = `/gmail/v1/users/me/messages/${id}`
    ada.google.faults.add({ match: { path }, fault })
    await ada.join()
    expect((await ada.subjects()).toSorted()).toEqual(['After', 'Bad', 'Before'])
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', problem: null })
    const { mail_id } = await ada.mail('Bad')
    const { data } = await ada.server.call(getMail, { params: { mail_id } }, token)
    expect(data).toMatchObject({ is_cut: true, mail_sender: { address: 'bo@example.org' } })
  })

  it('[MAIL12] a mail that never arrives whole loses its text, and the mailbox goes on', async () => {
    ada.deliver({ from: 'x@example.org', subject: 'Before' })
    const id = ada.deliver({ from: 'Bo <bo@example.org>', subject: 'Bad', text: 'It begins so' })
    ada.deliver({ from: 'x@example.org', subject: 'After' })
    const match = { path: `/gmail/v1/users/me/messages/${id}` }
    for (const after of [0, 1]) ada.google.faults.add({ match, fault: { kind: 'cut', at: 'body' }, after })
    await ada.join()
    expect((await ada.subjects()).toSorted()).toEqual(['After', 'Bad', 'Before'])
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', problem: null })
  })

  it('[MAIL12] a history that makes no sense makes all be compared, and nothing is lost', async () => {
    await ada.join()
    const gone = ada.deliver({ from: 'x@example.org', subject: 'Gone' })
    ada.deliver({ from: 'x@example.org', subject: 'New' })
    await ada.refresh()
    ada.change({ op: 'delete_mail', message_ids: [gone] })
    ada.deliver({ from: 'x@example.org', subject: 'Newer' })
    const body = { historyId: '99', history: [{ id: 'odd' }] }
    const match = { path: '/gmail/v1/users/me/history' }
    ada.google.faults.add({ match, fault: { kind: 'status', status: 200, body } })
    await ada.refresh()
    expect((await ada.subjects()).toSorted()).toEqual(['New', 'Newer'])
    expect(await ada.mailbox()).toMatchObject({ state: 'connected', problem: null })
  })

  it('[MAIL22] hostile text in every field is kept and shown at rest', async () => {
    ada.deliver({ from: 'x@example.org', subject: 'Hello', html: '<p>Text</p>' })
    ada.google.faults.add({
      match: { path: '/gmail/v1/users/me/messages/' },
      fault: { kind: 'hostile_text' },
    })
    await ada.join()
    const [mail] = await ada.mails()
    expect(mail?.mail_subject).toBeTypeOf('string')
    expect((await ada.mailbox()).problem).toBeNull()
  })
})

describe('what the person does', () => {
  it('[MAIL9] are pushed to Gmail: read, starred, archived, trash and back', async () => {
    ada.deliver({ from: 'x@example.org', subject: 'Hello' })
    await ada.join()
    const { mail_id } = await ada.mail('Hello')
    const labels = async () => {
      await ada.server.runDueJobs()
      await ada.refresh()
      return (
        (await ada.mails({ mail_view: (await isDeleted()) ? 'deleted' : 'all' }))[0]?.mail_labels
          .integration_labels ?? []
      )
    }
    const isDeleted = async () => (await ada.mails({ mail_view: 'deleted' })).length > 0
    const change = { is_read: true, is_starred: true }
    await ada.server.call(updateMail, { params: { mail_id }, body: change }, token)
    expect(await labels()).toEqual(['INBOX', 'STARRED', 'CATEGORY_PERSONAL'])
    await ada.server.call(
      updateMails,
      { body: { mail_ids: [mail_id], change: { is_archived: true } } },
      token,
    )
    expect(await labels()).toEqual(['STARRED', 'CATEGORY_PERSONAL'])
    await ada.server.call(
      updateMails,
      { body: { mail_ids: [mail_id], change: { is_archived: false } } },
      token,
    )
    expect((await ada.server.call(deleteMail, { params: { mail_id } }, token)).message).toBe(
      'Mail deleted successfully.',
    )
    expect(await labels()).toContain('TRASH')
    await ada.server.call(restoreMail, { params: { mail_id } }, token)
    expect(await labels()).toEqual(['INBOX', 'STARRED', 'CATEGORY_PERSONAL'])
    expect(await ada.subjects({ mail_view: 'active' })).toEqual(['Hello'])
  })

  it('[MAIL9] stays, and is pushed later, while Gmail does not answer', async () => {
    ada.deliver({ from: 'x@example.org', subject: 'Hello' })
    await ada.join()
    const { mail_id } = await ada.mail('Hello')
    ada.google.faults.add({
      match: { method: 'POST', path: '/gmail/' },
      times: null,
      fault: { kind: 'named', name: 'gmail_server_error' },
    })
    await ada.server.call(deleteMail, { params: { mail_id } }, token)
    await ada.server.runDueJobs()
    await ada.refresh()
    expect(await ada.subjects()).toEqual([])
    ada.google.faults.clear()
    await ada.server.db.deleteFrom('mail').where('mail_id', '<>', mail_id).execute()
    await ada.advance(3_600_000)
    await ada.server.runDueJobs()
    expect((await ada.mails({ mail_view: 'deleted' }))[0]?.mail_labels.integration_labels).toContain('TRASH')
  })

  it('[MAIL9] to a mail that is gone for ever ends with it', async () => {
    const id = ada.deliver({ from: 'x@example.org', subject: 'Hello' })
    await ada.join()
    const { mail_id } = await ada.mail('Hello')
    ada.change({ op: 'delete_mail', message_ids: [id] })
    await ada.server.call(updateMail, { params: { mail_id }, body: { is_starred: true } }, token)
    await ada.server.runDueJobs()
    expect(await ada.mails()).toEqual([])
  })

  it('[MAIL15] a chosen category stays, whatever the labels are', async () => {
    const id = ada.deliver({ from: 'x@example.org', subject: 'Hello' })
    ada.change({ op: 'add_mail_label', name: 'Notes' })
    await ada.join()
    const { mail_id } = await ada.mail('Hello')
    ada.change({ op: 'label_mail', message_ids: [id], add: ['Notes'] })
    await ada.refresh()
    expect((await ada.mail('Hello')).mail_category).toBe('notes')
    await ada.server.call(updateMail, { params: { mail_id }, body: { mail_category: 'inbox' } }, token)
    ada.change({ op: 'label_mail', message_ids: [id], add: ['STARRED'] })
    await ada.refresh()
    expect((await ada.mail('Hello')).mail_category).toBe('inbox')
  })
})

describe('readers', () => {
  it('[MAIL5] of one mailbox are one at a time, and mails come once', async () => {
    for (let index = 0; index < 30; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await connectMail(ada, ada.person)
    const mailbox_id = await boxId()
    await Promise.all([1, 2, 3].map(() => syncMailbox(call(), mailbox_id)))
    expect(await ada.mails()).toHaveLength(30)
    expect(ada.asked().filter((path) => path === 'GET /profile')).toHaveLength(1)
    expect(ada.asked().filter((path) => path.startsWith('GET /messages/'))).toHaveLength(30)
  })

  it('[MAIL5] in two processes are one at a time, too @whole', async () => {
    for (let index = 0; index < 30; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await connectMail(ada, ada.person)
    await using stack = new AsyncDisposableStack()
    const env = { ...process.env, ...ada.settings, TEST_NOW: ada.tools.now().toISOString() }
    const words = [program, ada.server.databaseUrl, await boxId()]
    const processes = [1, 2].map(() => stack.use(startChild(process.execPath, words, { env })))
    await Promise.all(processes.map((one) => one.waitFor(/^ready$/)))
    for (const one of processes) one.process.kill('SIGUSR2')
    await Promise.all(processes.map((one) => one.waitFor(/^read$/)))
    expect(await ada.mails()).toHaveLength(30)
    expect(ada.asked().filter((path) => path.startsWith('GET /messages/'))).toHaveLength(30)
  })

  it('[MAIL11] that are killed while they read a mail keep it as its text, and go on with the others', async () => {
    for (const subject of ['First', 'Deadly', 'Last']) {
      ada.deliver({ from: 'Bo <bo@example.org>', subject, text: `This is ${subject}.` })
    }
    await connectMail(ada, ada.person)
    await holdAttempts()
    const holding = await ada.server.db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(7)`.execute(held)
      await using stack = new AsyncDisposableStack()
      const env = { ...process.env, ...ada.settings, TEST_NOW: ada.tools.now().toISOString() }
      const words = [program, ada.server.databaseUrl, await boxId()]
      const reader = stack.use(startChild(process.execPath, words, { env }))
      await reader.waitFor(/^ready$/)
      reader.process.kill('SIGUSR2')
      await expect.poll(attempts).toHaveLength(1)
      await reader.end('SIGKILL')
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'`.execute(held)
      await sql`select pg_advisory_unlock(7)`.execute(held)
      return attempts()
    })
    expect(holding).toHaveLength(1)
    await ada.advance(lease_ms + 1000)
    await syncMailbox(call(), await boxId())
    const mails = await Promise.all(['First', 'Deadly', 'Last'].map((subject) => ada.mail(subject)))
    expect(mails.map(({ mail_body }) => mail_body.trim())).toEqual([
      'This is First.',
      'This is Deadly.',
      'This is Last.',
    ])
    // The newest is read first.
    expect(mails.filter(({ is_text_only }) => is_text_only)).toHaveLength(1)
    expect(mails.every(({ mail_sender: { address } }) => address === 'bo@example.org')).toBe(true)
    expect(await attempts()).toEqual([])
  })

  it('[MAIL5] write nothing more once another process holds the lease', async () => {
    for (let index = 0; index < 30; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await connectMail(ada, ada.person)
    const mailbox_id = await boxId()
    const other = '01890000-0000-7000-8000-000000000000'
    let asked = 0
    const source = globalThis.fetch
    const stealing: typeof fetch = async (...input) => {
      const [asks] = input
      const address = asks instanceof Request ? asks.url : asks.toString()
      if (address.includes('/messages/')) asked += 1
      if (asked === 25) await ada.server.db.updateTable('mailbox').set({ lease_token: other }).execute()
      return source(...input)
    }
    globalThis.fetch = stealing
    try {
      await syncMailbox(call(), mailbox_id)
    } finally {
      globalThis.fetch = source
    }
    expect(await ada.mails()).toHaveLength(20)
    const row = await ada.server.db.selectFrom('mailbox').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ lease_token: other, cursor: null, reading_phase: 'list' })
  })

  it('[MAIL5] that are broken off go on where they were', async () => {
    for (let index = 0; index < 105; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await connectMail(ada, ada.person)
    const mailbox_id = await boxId()
    const breaking = new AbortController()
    const { now } = ada.tools
    let looks = 0
    const broken = {
      ...call(),
      signal: breaking.signal,
      now: () => ((looks += 1) === 12 && breaking.abort(), now()),
    }
    await expect(syncMailbox(broken, mailbox_id)).rejects.toThrow()
    const before = ada.asked().filter((path) => path.startsWith('GET /messages/')).length
    expect(before).toBeGreaterThan(0)
    await syncMailbox(call(), mailbox_id)
    await ada.finish()
    const all = [...(await ada.subjects()), ...(await ada.subjects({ page: 2 }))]
    expect(new Set(all).size).toBe(105)
    const after = ada.asked().filter((path) => path.startsWith('GET /messages/')).length
    expect(after).toBeLessThanOrEqual(105 + 20)
  })

  it('[MAIL5] start again at once after a request during the sync', async () => {
    await ada.join()
    const source = globalThis.fetch
    const asking: typeof fetch = async (...input) => {
      const [asks] = input
      const response = await source(...input)
      const address = asks instanceof Request ? asks.url : asks.toString()
      if (!address.includes('/history')) return response
      globalThis.fetch = source
      ada.deliver({ from: 'x@example.org', subject: 'Meanwhile' })
      await ada.refresh()
      return response
    }
    globalThis.fetch = asking
    try {
      await syncMailbox(call(), await boxId())
    } finally {
      globalThis.fetch = source
    }
    expect(await ada.subjects()).toEqual([])
    await ada.server.runDueJobs()
    expect(await ada.subjects()).toEqual(['Meanwhile'])
  })

  it('[MAIL3] find what came while they were reading', async () => {
    for (let index = 0; index < 210; index += 1)
      ada.deliver({ from: 'x@example.org', subject: `Mail ${index}` })
    await ada.join()
    ada.deliver({ from: 'x@example.org', subject: 'Meanwhile' })
    await ada.finish()
    expect(await ada.subjects({ search_term: 'meanwhile' })).toEqual(['Meanwhile'])
  })

  it('[MAIL6] stop for mail alone where the right to read mail alone was taken away', async () => {
    await ada.join()
    ada.change({ op: 'remove_scopes', scopes: ['https://www.googleapis.com/auth/gmail.modify'] })
    await ada.refresh()
    expect(await ada.mailbox()).toMatchObject({
      state: 'error',
      problem: expect.stringContaining('Turn mail on again'),
    })
    const { data } = await ada.server.call(listIntegrations, {}, token)
    expect(data?.find(({ type }) => type === 'google')?.connection?.reason).toBeNull()
  })

  it('[MAIL6] stop with the connection, and go on when the person connects again, mail included', async () => {
    await ada.join()
    ada.change({ op: 'revoke' })
    ada.deliver({ from: 'x@example.org', subject: 'Later' })
    await ada.refresh()
    expect(await ada.mailbox()).toMatchObject({ state: 'needs_reconnect', next_sync_at: null })
    expect((await ada.server.call(syncGmail, {}, token)).status).toBe(409)
    await ada.connect(ada.person, 'google')
    await ada.server.runDueJobs()
    expect(await ada.subjects()).toEqual(['Later'])
  })
})

/** A reader waits before it notes that a mail is read. */
async function holdAttempts(): Promise<void> {
  await sql`
    create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(7); return old; end'`.execute(ada.server.db)
  await sql`
    create trigger held before delete on mail_attempt for each row execute function wait_for_test()`.execute(
    ada.server.db,
  )
}

async function attempts(): Promise<string[]> {
  const rows = await ada.server.db.selectFrom('mail_attempt').select('external_id').execute()
  return rows.map(({ external_id }) => external_id)
}

function call() {
  return { ...ada.tools, signal: new AbortController().signal, log: makeLog('silent') }
}

async function boxId(): Promise<string> {
  const row = await ada.server.db.selectFrom('mailbox').select('mailbox_id').executeTakeFirstOrThrow()
  return row.mailbox_id
}

const many_parts = [
  'FROM: Bo Berg <bo@example.org>',
  'to: ada@example.com',
  'SuBJeCT: =?iso-8859-1?Q?Gr=FC=DFe?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: multipart/alternative; boundary=a',
  '',
  '--a',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: 8bit',
  '',
  '',
].join('\r\n')
const rest_of_parts = [
  '',
  '--a--',
  '--m',
  'Content-Type: application/pdf; name="plan.pdf"',
  'Content-Disposition: attachment; filename="plan.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('PDF bytes').toString('base64'),
  '--m--',
  '',
].join('\r\n')
