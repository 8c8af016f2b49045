import {
  draftReply,
  getMail,
  importMails,
  openMailDocument,
  type SessionUser,
  summariseMail,
  updateMail,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { limitWork } from '../../../../test/worker-limits.ts'

/** A small mail is read in less than a tenth of it, a megabyte of HTML takes several times as long. */
const work_ms = 100

let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
})

it('[MAIL23] keeps a mail that takes too long as its head and text, and the others of the file as they are', async () => {
  await upload([small('Warm')])
  using _ = limitWork(work_ms)
  const { data } = await upload([small('Before'), slow('Slow =?utf-8?q?Gr=C3=BC=C3=9Fe?='), small('After')])
  expect(data).toMatchObject({ imported: 3, skipped: [] })
  const [before, cut, after] = await Promise.all((data?.mail_ids ?? []).map(read))
  expect([before, after].map((mail) => [mail?.mail_subject, mail?.is_text_only, mail?.mail_body])).toEqual([
    ['Before', false, 'Hello Ada.'],
    ['After', false, 'Hello Ada.'],
  ])
  expect(cut).toMatchObject({
    mail_subject: 'Slow Grüße',
    mail_sender: { name: 'Bo Berg', address: 'bo@example.org' },
    mail_date: '2026-11-20T08:00:00.000Z',
    is_text_only: true,
    is_cut: true,
    attachments: [],
  })
  expect(cut?.mail_body).toContain('figures')
  expect((await upload([slow('Slow =?utf-8?q?Gr=C3=BC=C3=9Fe?=')])).data).toMatchObject({
    imported: 0,
    unchanged: 1,
  })
})

it('[MAIL23] stops parsing a file with many slow mails, and reports from where @whole', async () => {
  await upload([small('Warm')])
  using _ = limitWork(work_ms)
  const { data } = await upload([
    small('First'),
    ...Array.from({ length: 8 }, (_one, index) => slow(`Slow ${index}`)),
  ])
  expect(data).toMatchObject({ imported: 7 })
  expect(data?.skipped).toEqual([
    {
      position: 8,
      subject: null,
      reason: 'Too many mails before it take too long to read: it and all 1 behind it are left out.',
    },
  ])
})

it('[MAIL24] reports a mail that is longer than what is stored', async () => {
  const calendar = 'Content-Type: text/calendar\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n'
  const parts = (count: number) =>
    `${head(`${count} calendars`)}\nContent-Type: multipart/mixed; boundary=b\n\n${`--b\n${calendar}`.repeat(count)}--b--\n`
  const { data } = await upload([
    small('Short', 'x'.repeat(1000)),
    small('Long', `${'x'.repeat(999)}\n`.repeat(1001)),
    parts(5),
    parts(6),
  ])
  const mails = await Promise.all((data?.mail_ids ?? []).map(read))
  expect(mails.map((mail) => [mail?.mail_subject, mail?.is_cut, mail?.is_text_only])).toEqual([
    ['Short', false, false],
    ['Long', true, false],
    ['5 calendars', false, false],
    ['6 calendars', true, false],
  ])
})

it('[MAIL25] shows a mail that takes too long as text alone, and does not try it again', async () => {
  const [mail_id = ''] = (await upload([small('Shown')])).data?.mail_ids ?? []
  await upload([small('Warm')])
  await server.db
    .updateTable('mail_content')
    .set({
      text_source: null,
      html_source: `<title>No</title><style>p{}</style>${prose(1_000_000)}&lt;end&gt;`,
    })
    .where('mail_id', '=', mail_id)
    .execute()
  {
    using _ = limitWork(0)
    const mail = await read(mail_id)
    expect(mail).toMatchObject({ is_text_only: true, is_cut: true, has_remote_images: false })
    expect(mail?.mail_body).toMatch(/^\s*Could you please send me the figures/)
    expect(mail?.mail_html).toMatch(/^<pre>[^<]*<\/pre>$/)
  }
  expect(await read(mail_id)).toMatchObject({ is_text_only: true })
  const opened = await server.call(
    openMailDocument,
    { params: { mail_id }, body: { images: true, theme: 'light' } },
    ada.access_token,
  )
  const page = await server.app.inject({ method: 'GET', url: opened.data?.url ?? '' })
  expect(page.statusCode).toBe(200)
  expect(page.payload).toContain('Could you please send me the figures')
  expect(page.payload).not.toContain('<b>')
  const edited = { params: { mail_id }, body: { mail_subject: 'Renamed' } }
  expect(await server.call(updateMail, edited, ada.access_token)).toMatchObject({
    status: 200,
    data: { mail_subject: 'Renamed', is_text_only: true },
  })
})

it('[MAIL25] reports a mail that takes too long for a summary or a reply', async () => {
  const [mail_id = ''] = (
    await upload([small('Long', 'Could you send me the figures by Friday? '.repeat(20_000))])
  ).data?.mail_ids ?? ['']
  using _ = limitWork(0)
  expect(
    await server.call(summariseMail, { params: { mail_id }, query: {} }, ada.access_token),
  ).toMatchObject({
    status: 413,
    message: 'This mail takes too long to read, so it has no summary.',
  })
  const body = { reply_point: 'Yes' }
  expect(await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)).toMatchObject({
    status: 413,
    message: 'This mail takes too long to read, so no reply can be drafted. Please write it yourself.',
  })
})

async function read(mail_id: string) {
  return (await server.call(getMail, { params: { mail_id } }, ada.access_token)).data
}

function upload(mails: readonly string[]) {
  const file = mails.map((mail) => `From x Fri Nov 20 10:00:00 2026\n${mail}\n`).join('')
  return server.call(importMails, { body: Buffer.from(file) }, ada.access_token)
}

function small(subject: string, text = 'Hello Ada.'): string {
  return `${head(subject)}\n\n${text}\n`
}

function slow(subject: string, characters = 1_000_000): string {
  return `${head(subject)}\nContent-Type: text/html\n\n${prose(characters)}\n`
}

function head(subject: string): string {
  const from = 'From: Bo Berg <bo@example.org>'
  return [
    from,
    `To: ${ada.primary_email}`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0100',
  ].join('\n')
}

function prose(characters: number): string {
  const line =
    '<p>Could you <b>please</b> send <i>me</i> the <a href="https://example.org/x">figures</a>?</p>\n'
  return line.repeat(characters / line.length)
}
