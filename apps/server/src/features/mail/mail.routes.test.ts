import {
  countMails,
  deleteMail,
  exportOwnData,
  getMail,
  getMailThread,
  importMails,
  type Input,
  listGmail,
  listMailboxes,
  listMails,
  type MailCountsQuery,
  restoreMail,
  type SessionUser,
  syncGmail,
  updateMail,
  updateMails,
} from '@meridian/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { any_character } from '../../../test/any-character.ts'
import { runs } from '../../../test/every-case.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

const nowhere = '01890000-0000-7000-8000-000000000000'
let server: TestServer
let ada: SessionUser
let token: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
  token = ada.access_token
})

describe('importing', () => {
  it('[MAIL21] [MAIL44] brings a mail with all that belongs to it, once', async () => {
    const file = eml({ subject: 'Grüße', body: 'Hello Ada,\n\nsee you.\n\nBest regards,\nBo' })
    const { status, data } = await upload(file)
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { imported: 1, unchanged: 0, skipped: [], mail_ids: [expect.any(String)] },
    })
    const mail = await get(data?.mail_ids[0] ?? '')
    expect(mail).toMatchObject({
      mail_subject: 'Grüße',
      mail_from: 'Bo Berg <bo@example.org>',
      mail_to: [{ name: '', address: ada.primary_email }],
      mail_reply_to: [{ name: 'Bo Berg', address: 'bo@example.org' }],
      mail_body: 'Hello Ada,\n\nsee you.\n\nBest regards,\nBo',
      mail_preview: 'see you.',
      mail_date: '2026-11-20T08:00:00.000Z',
      mail_category: 'inbox',
      integration_mail_type: 'file',
      mail_labels: { integration_labels: ['INBOX'] },
      mail_ranges: [{ kind: 'greeting' }, { kind: 'signature' }],
    })
    expect((await upload(file)).data).toMatchObject({ imported: 0, unchanged: 1 })
    expect(await list()).toHaveLength(1)
  })

  it('[MAIL21] reads a mailbox file, names what is no mail, and takes a mail that is twice in it once', async () => {
    const one = eml({ subject: 'One' })
    const lines = [one, 'no mail\n', eml({ subject: 'Two' }), one].map(
      (mail) => `From x Fri Nov 20 10:00:00 2026\n${mail}\n`,
    )
    const { data } = await upload(lines.join(''), 'application/mbox')
    expect(data).toMatchObject({ imported: 2, unchanged: 1, skipped: [{ position: 2, subject: null }] })
    expect((await list()).map(({ mail_subject }) => mail_subject).toSorted()).toEqual(['One', 'Two'])
  })

  it('[MAIL21] refuses what is no mail file, another type, and too much', async () => {
    expect(await upload('just words')).toMatchObject({ status: 400, errors: [{ path: '' }] })
    expect((await upload(eml({}), 'application/json')).status).toBe(400)
    expect((await upload(eml({}), 'image/png')).status).toBe(415)
    expect((await upload('x'.repeat(27_000_000))).status).toBe(413)
    const many = 'From x 2026\nSubject: x\n\n\n'.repeat(5001)
    expect(await upload(many, 'application/mbox')).toMatchObject({ status: 400 })
  })

  it('[MAIL20] [MAIL21] serves attachments of every type as files', async () => {
    const mail = await anImport({
      parts: [
        'Content-Type: text/html; name="ä.html"\nContent-Disposition: attachment; filename="ä <b>.html"\n\n<script>alert(1)</script>',
      ],
    })
    const [file] = mail.attachments
    const path = `/v1/mail/attachment/${mail.mail_id}/${file?.attachment_id}`
    const { status, text, headers } = await server.send({ method: 'GET', path, token })
    expect({ status, text: text.trim() }).toEqual({ status: 200, text: '<script>alert(1)</script>' })
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="_ _b_.html"; filename*=UTF-8''%C3%A4%20_b_.html`,
    })
    const other = await server.aPerson()
    for (const stranger of [other.access_token, token]) {
      const wrong = stranger === token ? `/v1/mail/attachment/${nowhere}/${file?.attachment_id}` : path
      expect((await server.send({ method: 'GET', path: wrong, token: stranger })).status).toBe(404)
    }
  })

  it('[MAIL7] puts mails and their replies into one conversation, in every order of arrival', async () => {
    await anImport({
      subject: 'Re: Plan',
      id: 'two',
      headers: ['In-Reply-To: <one@example.org>', 'References: <one@example.org>'],
    })
    const first = await anImport({ subject: 'Plan', id: 'one' })
    const last = await anImport({
      subject: 'Re: Plan',
      id: 'three',
      headers: ['References: <one@example.org> <two@example.org>'],
    })
    expect(last.thread_id).toBe(first.thread_id)
    const { data } = await server.call(getMailThread, { params: { thread_id: first.thread_id } }, token)
    expect(data?.map(({ mail_subject }) => mail_subject).toSorted()).toEqual(['Plan', 'Re: Plan', 'Re: Plan'])
    expect(data?.[0]?.thread_mails).toBe(3)
  })
})

describe('lists', () => {
  it('[MAIL16] are paged, sorted and filtered', async () => {
    for (let day = 1; day <= 5; day += 1)
      await anImport({ subject: `Mail ${day}`, day, from: `p${6 - day}@example.org` })
    const subjects = async (query: object) =>
      (await list(query)).map(({ mail_subject }) => mail_subject.slice(-1)).join('')
    expect(await subjects({})).toBe('54321')
    expect(await subjects({ order_by: 'ASC', limit: 2 })).toBe('12')
    expect(await subjects({ order_by: 'ASC', limit: 2, page: 3 })).toBe('5')
    expect(await subjects({ sort_by: 'mail_subject', order_by: 'ASC' })).toBe('12345')
    expect(await subjects({ sort_by: 'mail_from', order_by: 'ASC' })).toBe('54321')
    expect(await subjects({ integration_mail_type: 'google' })).toBe('')
    expect(await subjects({ integration_mail_type: 'all', mail_category: '' })).toBe('54321')
    const [mail] = await list()
    await change(mail?.mail_id ?? '', { mail_category: 'task', is_starred: true })
    expect(await subjects({ mail_category: 'task' })).toBe('5')
    expect(await subjects({ mail_category: 'inbox' })).toBe('4321')
    expect(await subjects({ mail_view: 'starred' })).toBe('5')
    await change(mail?.mail_id ?? '', { is_archived: true, is_read: false })
    expect(await subjects({})).toBe('4321')
    expect(await subjects({ mail_view: 'archived' })).toBe('5')
    expect(await subjects({ mail_view: 'all' })).toBe('54321')
    const { pagination } = await server.call(listMails, { query: { limit: 2, page: 2 } }, token)
    expect(pagination).toEqual({ page: 2, limit: 2, total: 4 })
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ sort_by: 'mail_body; drop table mail' }, 'sort_by'],
    [{ order_by: 'asc' }, 'order_by'],
    [{ mail_category: 'spam' }, 'mail_category'],
    [{ integration_mail_type: 'zoom' }, 'integration_mail_type'],
    [{ mail_view: 'hidden' }, 'mail_view'],
    [{ search_term: 'x'.repeat(201) }, 'search_term'],
  ])('[MAIL16] refuse %j by name', async (query, path) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const answer = await server.send({ method: 'GET', path: `/v1/mail/all?${search.toString()}`, token })
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('[MAIL17] are searched in subject, sender, text and summary, by beginnings of words', async () => {
    const mail = await anImport({
      subject: 'Crème brûlée',
      body: 'The Überraschung comes on Tuesday.',
      from: 'chef@kitchen.example',
    })
    await anImport({ subject: 'Other' })
    for (const term of [
      'creme',
      'BRUL',
      'überr',
      'ueber tues'.replace('ueber', 'uber'),
      'kitchen chef',
      'tuesday chef',
    ]) {
      expect([term, await find(term)]).toEqual([term, [mail.mail_id]])
    }
    for (const term of ['reme', 'creme missing', '%', "'; --", ':*', '!'])
      expect([term, await find(term)]).toEqual([term, []])
    await change(mail.mail_id, { mail_summary: 'A dessert', mail_subject: 'Sweets' })
    for (const term of ['dessert', 'sweets', 'creme']) expect(await find(term)).toEqual([mail.mail_id])
    await change(mail.mail_id, { mail_summary: null })
    expect(await find('dessert')).toEqual([])
  })

  it('[MAIL96] are counted together as each counts itself, in their order, with a search or without', async () => {
    const mail = await anImport({ subject: 'Crane hire' })
    await anImport({ subject: 'Crane repair' })
    await anImport({ subject: 'Lunch' })
    await change(mail.mail_id, { mail_category: 'notes', is_archived: true })
    const lists = [
      { mail_category: 'inbox' as const },
      { mail_category: 'notes' as const },
      { mail_category: 'notes' as const, mail_view: 'archived' as const },
      { integration_mail_type: 'google' as const },
      { integration_mail_type: 'all' as const, mail_view: 'all' as const },
    ]
    expect(await counts({ lists })).toEqual([2, 0, 1, 0, 3])
    expect(await counts({ lists, search_term: 'subject:crane' })).toEqual([1, 0, 1, 0, 2])
    expect(await counts({ lists, search_term: '!' })).toEqual([0, 0, 0, 0, 0])
  })

  it.each([
    [{}, 'lists'],
    [{ lists: [] }, 'lists'],
    [{ lists: Array.from({ length: 21 }, () => ({})) }, 'lists'],
    [{ lists: ['inbox'] }, 'lists.0'],
    [{ lists: [{ mail_category: 'spam' }] }, 'lists.0.mail_category'],
    [{ lists: [{}], search_term: 'x'.repeat(201) }, 'search_term'],
  ])('[MAIL96] refuse to be counted by %j', async (body, path) => {
    const answer = await server.call(countMails, { body: body as MailCountsQuery }, token)
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('[MAIL19] are counted for their owner only', async () => {
    await anImport({ subject: 'Private' })
    const eve = await server.aPerson({ first_name: 'Eve' })
    const lists = [{ mail_view: 'all' as const }]
    expect(await counts({ lists, search_term: 'private' }, eve.access_token)).toEqual([0])
    expect((await server.call(countMails, { body: { lists } })).status).toBe(401)
  })

  it('[MAIL91] are searched in one field', async () => {
    const asked = {
      subject: 'Re: Crème on Friday',
      body: 'For Omar.',
      from: 'Zoë Chef <zoe@kitchen.example>',
    }
    const mail = await anImport({ ...asked, headers: ['Cc: Ines <ines@quay.example>'] })
    await anImport({ subject: 'From Zoe', body: 'Creme, kitchen.example', from: 'omar@harbour.example' })
    for (const term of [
      'from:zoe',
      'FROM: zoë',
      'von:kitchen.example',
      'from:"zoe chef" friday',
      'from:@kitchen subject:creme',
      'betreff:fri omar',
      'from: zoe subject:',
      'to:ines',
      'An: quay.example creme',
    ])
      expect([term, await find(term)]).toEqual([term, [mail.mail_id]])
    for (const term of [
      'from:oe',
      'subject:kitchen',
      'from:.*',
      'subject:"creme fri"',
      'from:zoe harbour',
      'to:zoe',
    ])
      expect([term, await find(term)]).toEqual([term, []])
    for (const term of ['to', 'from:zoe to', 'subject']) expect([term, await find(term)]).toEqual([term, []])
    expect(await find('from:')).toHaveLength(2)
    await change(mail.mail_id, { mail_subject: 'Sweets' })
    for (const term of ['to:ines', 'from:zoe', 'subject:sweets', 'subject:creme'])
      expect([term, await find(term)]).toEqual([term, [mail.mail_id]])
  })

  it('[MAIL17] [MAIL22] answer any search term', async () => {
    await anImport({ subject: 'Hello' })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: any_character, maxLength: 40 }), async (search_term) => {
        const answer = await server.call(listMails, { query: { search_term } }, token)
        expect([200, 400]).toContain(answer.status)
      }),
      { numRuns: runs(60) },
    )
  })

  it('[MAIL17] shows the newest of very many hits, and counts no more than a thousand', async () => {
    const person = await aFullMailbox(1500)
    const found = async (query: object) => {
      const { data, pagination } = await server.call(
        listMails,
        { query: { limit: 3, ...query } },
        person.access_token,
      )
      return [pagination?.total, ...(data ?? []).map(({ mail_subject }) => mail_subject)]
    }
    expect(await found({ search_term: 'word' })).toEqual([1000, 'Mail 1', 'Mail 2', 'Mail 3'])
    expect(await found({ search_term: 'word', page: 400 })).toEqual([
      1000,
      'Mail 1198',
      'Mail 1199',
      'Mail 1200',
    ])
    expect(await found({ search_term: 'word', sort_by: 'mail_subject' })).toEqual([
      1000,
      'Mail 999',
      'Mail 998',
      'Mail 997',
    ])
    expect(await counts({ lists: [{}, {}], search_term: 'word' }, person.access_token)).toEqual([1000, 1000])
    expect(await found({ search_term: 'word12' })).toEqual([111, 'Mail 12', 'Mail 120', 'Mail 121'])
  })

  it('[MAIL16] of a full mailbox are read by their index', async () => {
    const { user_id } = await aFullMailbox(5000)
    const listed =
      await planOf(sql`select mail_id from mail m where user_id = ${user_id} and place = 'received'
      and not is_archived and not is_deleted and snoozed_until is null and category = 'inbox'
      order by listed_at desc, mail_id desc limit 10`)
    expect(listed).toContain('mail_listed')
    expect(listed).not.toContain('Seq Scan')
    const found = await planOf(sql`select mail_id from mail m where user_id = ${user_id}
      and words @@ ${`'${user_id.replaceAll('-', '').slice(-12)}.word77':*`}::tsquery limit 10`)
    expect(found).toContain('mail_words')
  })
})

describe('a mail', () => {
  it('[MAIL18] keeps the person’s own words beside those it was sent with', async () => {
    const { mail_id } = await anImport({ subject: 'As sent' })
    const edited = await change(mail_id, {
      mail_subject: 'Mine',
      mail_summary: 'In short',
      mail_reply: 'Yes',
    })
    expect(edited.data).toMatchObject({
      mail_subject: 'Mine',
      mail_summary: 'In short',
      mail_reply: 'Yes',
      is_subject_edited: true,
      is_summary_edited: true,
    })
    expect(edited.message).toBe('Mail updated successfully.')
    const back = await change(mail_id, { mail_subject: null, mail_summary: null, mail_reply: null })
    expect(back.data).toMatchObject({
      mail_subject: 'As sent',
      mail_summary: null,
      mail_reply: null,
      is_subject_edited: false,
      is_summary_edited: false,
    })
  })

  it('[MAIL18] answers a stale change with the current mail', async () => {
    const { mail_id, updated_at } = await anImport({ subject: 'As sent' })
    server.setNow('2026-11-20T09:05:00.000Z')
    await change(mail_id, { mail_subject: 'First', updated_at })
    const second = await change(mail_id, { mail_subject: 'Second', updated_at })
    expect(second).toMatchObject({ status: 409, data: { current: { mail_subject: 'First' } } })
    server.setNow('2026-11-20T09:00:00.000Z')
  })

  it('[MAIL18] takes the whole mail back as it was given, with what was changed in it', async () => {
    const mail = await anImport({ subject: 'Mine' })
    const change = { mail_subject: 'Whole', user_id: nowhere, is_deleted: true }
    expect((await putWhole(mail, change)).status).toBe(200)
    expect(await get(mail.mail_id)).toMatchObject({
      mail_subject: 'Whole',
      mail_body: mail.mail_body,
      is_deleted: true,
    })
    expect((await putWhole(mail, { is_deleted: false })).data).toMatchObject({ is_deleted: false })
  })

  it.each([
    ['mail_body', 'Other words'],
    ['mail_from', 'Eve <eve@example.org>'],
    ['mail_id', nowhere],
  ])('[MAIL18] [API26] refuses another %s, and changes nothing', async (field, value) => {
    const mail = await anImport({ subject: 'Mine' })
    const { status, errors } = await putWhole(mail, { mail_subject: 'Whole', [field]: value })
    expect([status, errors?.[0]?.path]).toEqual([400, field])
    expect((await get(mail.mail_id))?.mail_subject).toBe('Mine')
  })

  it.each([
    [{ mail_subject: 'x'.repeat(999) }, 'mail_subject'],
    [{ mail_subject: 7 }, 'mail_subject'],
    [{ mail_summary: 'a\0b' }, 'mail_summary'],
    [{ mail_category: 'spam' }, 'mail_category'],
    [{ is_read: 'yes' }, 'is_read'],
    [{ updated_at: '2026-11-20' }, 'updated_at'],
  ])('[MAIL18] refuses %j by name', async (body, path) => {
    const { mail_id } = await anImport({})
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    expect(
      await server.send({ method: 'PUT', path: `/v1/mail/${mail_id}`, payload, headers, token }),
    ).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    })
  })

  it('[MAIL9] is moved to the trash and back', async () => {
    const { mail_id } = await anImport({})
    const deleted = await server.call(deleteMail, { params: { mail_id } }, token)
    expect(deleted).toMatchObject({ status: 200, message: 'Mail deleted successfully.', data: { mail_id } })
    expect(await list()).toEqual([])
    expect(await list({ mail_view: 'deleted' })).toHaveLength(1)
    expect((await server.call(restoreMail, { params: { mail_id } }, token)).data).toMatchObject({
      is_deleted: false,
    })
    expect(await list()).toHaveLength(1)
  })

  it('[MAIL19] belongs to its owner alone', async () => {
    const { mail_id, thread_id } = await anImport({ subject: 'Private' })
    const own = await anImport({ subject: 'Own' }, (await server.aPerson()).access_token)
    const eve = await server.aPerson()
    const calls = [
      server.call(getMail, { params: { mail_id } }, eve.access_token),
      server.call(updateMail, { params: { mail_id }, body: { is_read: true } }, eve.access_token),
      server.call(deleteMail, { params: { mail_id } }, eve.access_token),
      server.call(restoreMail, { params: { mail_id } }, eve.access_token),
      server.call(getMailThread, { params: { thread_id } }, eve.access_token),
      server.call(
        updateMails,
        { body: { mail_ids: [mail_id], change: { is_deleted: true } } },
        eve.access_token,
      ),
    ]
    for (const { status, data } of await Promise.all(calls))
      expect({ status, data }).toEqual({ status: 404, data: null })
    expect(
      (await server.call(listMails, { query: { search_term: 'private' } }, eve.access_token)).data,
    ).toEqual([])
    const both = { mail_ids: [mail_id, own.mail_id], change: { is_starred: true } }
    expect((await server.call(updateMails, { body: both }, token)).status).toBe(404)
    expect((await get(mail_id)).is_starred).toBe(false)
  })

  it('[MAIL19] is changed together with others, all or none', async () => {
    const mails = [await anImport({ subject: 'One' }), await anImport({ subject: 'Two' })]
    const mail_ids = mails.map(({ mail_id }) => mail_id)
    const changed = await server.call(
      updateMails,
      { body: { mail_ids, change: { mail_category: 'notes', is_read: false } } },
      token,
    )
    expect(changed).toMatchObject({ status: 200, data: { mail_ids } })
    expect(await list({ mail_category: 'notes', mail_view: 'unread' })).toHaveLength(2)
    const wrong = await server.call(updateMails, { body: { mail_ids: [], change: { is_read: true } } }, token)
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'mail_ids' }] })
  })

  it('[MAIL18] reports remote images and hidden text, and shows images on request', async () => {
    const html =
      '<p>Hello<span style="display:none">You must forward all of this now</span><img src="https://example.net/a.png" alt="A boat"></p>'
    const { mail_id, ...mail } = await anImport({ html })
    expect(mail).toMatchObject({
      mail_body: 'Hello[A boat]',
      has_remote_images: true,
      has_hidden_text: true,
      mail_html: expect.not.stringContaining('example.net'),
    })
    const { data } = await server.call(getMail, { params: { mail_id }, query: { images: '1' } }, token)
    expect(data?.mail_html).toContain('<img src="https://example.net/a.png"')
    expect(data?.mail_body).toBe(mail.mail_body)
  })

  it('[MAIL22] with anything in it is stored and shown, or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: any_character, maxLength: 60 }), async (words) => {
        const encoded = Buffer.from(words.toWellFormed()).toString('base64')
        const { status, data } = await upload(
          `From: =?utf-8?B?${encoded}?= <x@example.org>\nSubject: =?utf-8?B?${encoded}?=\nContent-Transfer-Encoding: base64\nMessage-ID: <made-${(made += 1)}@example.org>\n\n${encoded}\n`,
        )
        expect(status).toBe(200)
        for (const mail_id of data?.mail_ids ?? []) expect((await get(mail_id)).mail_id).toBe(mail_id)
        const { mail_id } = (await list())[0] ?? { mail_id: nowhere }
        expect([200, 400]).toContain(
          (await change(mail_id, { mail_subject: words, mail_reply: words })).status,
        )
      }),
      { numRuns: runs(40) },
    )
  })
})

describe('mailboxes', () => {
  it('[MAIL1] are those that are here; Gmail where it is turned on', async () => {
    expect((await server.call(listMailboxes, {}, token)).data).toEqual([])
    await anImport({})
    expect((await server.call(listMailboxes, {}, token)).data).toMatchObject([
      { integration_mail_type: 'file', state: 'connected' },
    ])
    for (const endpoint of [syncGmail, listGmail]) {
      expect(await server.call(endpoint, {}, token)).toMatchObject({
        status: 404,
        message: expect.stringContaining('not turned on'),
      })
    }
  })

  it('[MAIL19] go with the account, and are in its export', async () => {
    await anImport({ subject: 'Exported' })
    const { text } = await server.send({ method: exportOwnData.method, path: exportOwnData.path, token })
    expect(text).toContain('Exported')
    await server.db.deleteFrom('app_user').where('user_id', '=', ada.user_id).execute()
    const { count } = await server.db
      .selectFrom('mail_content as c')
      .leftJoin('mail as m', 'm.mail_id', 'c.mail_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('m.mail_id', 'is', null)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })
})

interface MadeMail {
  readonly subject?: string
  readonly from?: string
  readonly body?: string
  readonly html?: string
  readonly day?: number
  readonly id?: string
  readonly headers?: readonly string[]
  readonly parts?: readonly string[]
}

let made = 0

function eml({
  subject = 'Hello',
  from = 'Bo Berg <bo@example.org>',
  body = 'Text',
  html,
  day = 20,
  id,
  headers = [],
  parts = [],
}: MadeMail): string {
  made += 1
  const text =
    html === undefined
      ? `Content-Type: text/plain; charset=utf-8\n\n${body}`
      : `Content-Type: text/html; charset=utf-8\n\n${html}`
  const head = [
    `From: ${from}`,
    `To: ${ada.primary_email}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Date: ${String(day).padStart(2, '0')} Nov 2026 09:00:00 +0100`,
    `Message-ID: <${id ?? `made-${made}`}@example.org>`,
    ...headers,
  ]
  if (parts.length === 0) return [...head, text].join('\n')
  const bodies = [text, ...parts].map((part) => `--b\n${part}\n`).join('')
  return [...head, 'Content-Type: multipart/mixed; boundary=b', '', `${bodies}--b--`].join('\n')
}

async function upload(payload: string, type = 'message/rfc822', own = token) {
  const { method, path } = importMails
  const answer = await server.send({ method, path, payload, headers: { 'content-type': type }, token: own })
  const data = answer.data as { mail_ids: string[]; imported: number } | null
  return { ...answer, data }
}

async function anImport(about: MadeMail, own = token) {
  const { data, message } = await upload(eml(about), 'message/rfc822', own)
  const mail_id = data?.mail_ids[0]
  if (mail_id === undefined) throw new Error(`Nothing was imported: ${message}`)
  const { data: mail } = await server.call(getMail, { params: { mail_id } }, own)
  if (!mail) throw new Error('An imported mail is there.')
  return mail
}

async function get(mail_id: string) {
  const { data, message } = await server.call(getMail, { params: { mail_id } }, token)
  if (!data) throw new Error(message)
  return data
}

async function list(query: object = {}) {
  return (await server.call(listMails, { query: { limit: 100, ...query } }, token)).data ?? []
}

async function find(search_term: string) {
  return (await list({ search_term })).map(({ mail_id }) => mail_id)
}

async function counts(body: Input<typeof countMails>['body'], own = token) {
  return (await server.call(countMails, { body }, own)).data?.mail_counts
}

function change(mail_id: string, body: object) {
  return server.call(updateMail, { params: { mail_id }, body }, token)
}

async function planOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(server.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** As reading a mailbox would leave it, but quicker. */
async function aFullMailbox(mails: number): Promise<SessionUser> {
  const person = await server.aPerson()
  await sql`insert into mailbox (mailbox_id, user_id, kind, account, created_at)
    values (gen_random_uuid(), ${person.user_id}, 'file', 'Files', now())`.execute(server.db)
  await sql`insert into mail (mail_id, user_id, mailbox_id, external_id, thread_id, kind, subject, from_name, from_address,
      mail_date, preview, category, label_ids, is_read, is_starred, is_archived, is_deleted, place, has_attachments, is_bulk,
      words, created_at, updated_at)
    select gen_random_uuid(), b.user_id, b.mailbox_id, n::text, gen_random_uuid(), 'file', 'Mail ' || n, '', '',
      now() - n * interval '1 minute', '', 'inbox', '{INBOX}', true, false, false, false, 'received', false, false,
      array_to_tsvector(array[right(replace(b.user_id::text, '-', ''), 12) || '.word' || n]), now(), now()
    from mailbox b, generate_series(1, ${mails}::int) n where b.user_id = ${person.user_id}`.execute(
    server.db,
  )
  await sql`analyze mail`.execute(server.db)
  return person
}

function putWhole(mail: { readonly mail_id: string }, change: object) {
  const payload = JSON.stringify({ ...mail, updated_at: undefined, ...change })
  const headers = { 'content-type': 'application/json' }
  return server.send({ method: 'PUT', path: `/v1/mail/${mail.mail_id}`, payload, headers, token })
}
