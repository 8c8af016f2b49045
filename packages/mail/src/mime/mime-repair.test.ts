import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

/** Each character is a byte. */
const mailOf = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n'), 'latin1'))

const mixed = (...parts: string[][]) =>
  mailOf(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', ...part]),
    '--b--',
  )
const words = ['Content-Type: text/plain', '', 'See below.']

describe('[MAIL64] mails that are almost as they should be', () => {
  it.each([
    ['=?utf-8?Q?Gr\xc3\xbc=C3=9Fe?=', 'Grüße'],
    ['=?iso-8859-1?q?Gr\xfc=DFe?= an =?utf-8?Q?Ren\xc3\xa9?=', 'Grüße an René'],
    ['=?utf-8?Q?is not ended \xc3\xa9', '=?utf-8?Q?is not ended é'],
    ['=?utf-8?Q?=?= \xe9', '= é'],
  ])('have the words of %j', async (written, subject) => {
    expect((await mailOf(`Subject: ${written}`, '', 'x')).subject).toBe(subject)
  })

  it.each(['\xdcbersicht.pdf', '\xc3\x9cbersicht.pdf', '=?iso-8859-1?Q?\xdcbersicht=2Epdf?='])(
    'have the name of the file %j',
    async (name) => {
      const file = [
        'Content-Type: application/pdf',
        `Content-Disposition: attachment; filename="${name}"`,
        '',
        '%PDF',
      ]
      expect((await mixed(words, file)).attachments).toMatchObject([{ name: 'Übersicht.pdf' }])
    },
  )

  it.each([
    ['Content-Type: multipart/alternative boundary="b"'],
    ['Content-Type: multipart/alternative', '\tboundary="b"'],
  ])('have parts without a semicolon after %j', async (...type) => {
    const parts = [
      '--b',
      'Content-Type: text/plain',
      '',
      'plain',
      '--b',
      'Content-Type: text/html charset=utf-8',
      '',
      '<p>rich',
    ]
    const { text, html } = await mailOf(...type, '', ...parts, '--b--')
    expect([text?.trim(), html?.trim()]).toEqual(['plain', '<p>rich'])
  })

  it('have text files with a name among their files, and their first text as their text', async () => {
    const named = ['Content-Type: text/plain; name="notes.txt"', 'Content-Disposition: inline', '', 'Notes']
    const { text, attachments } = await mixed(words, named)
    expect(text?.trim()).toBe('See below.')
    expect(attachments).toMatchObject([{ name: 'notes.txt', media_type: 'text/plain' }])
    expect((await mixed(named)).text?.trim()).toBe('Notes')
  })

  it('have an invitation of the type application/ics without a name', async () => {
    const { calendars, attachments } = await mixed(words, [
      'Content-Type: application/ics; method=REQUEST',
      '',
      'BEGIN:VCALENDAR',
    ])
    expect(calendars).toMatchObject([{ text: expect.stringContaining('BEGIN:VCALENDAR') }])
    expect(attachments).toEqual([])
  })
})

describe('[MAIL65] a mail that only forwards', () => {
  const inner = [
    'Subject: Plan',
    'From: Ada <ada@example.com>',
    'Date: Fri, 20 Nov 2026 08:30:00 +0100',
    'Content-Type: text/html',
    '',
    '<p>Inner words',
  ]

  it('shows the forwarded mail below who wrote it, with the file beside it', async () => {
    const { subject, from, html, attachments } = await mailOf(
      'Subject: Fwd',
      'From: bo@example.com',
      'Content-Type: message/rfc822',
      '',
      ...inner,
    )
    expect([subject, from?.address]).toEqual(['Fwd', 'bo@example.com'])
    expect(html).toContain(
      'From: Ada &lt;ada@example.com&gt;<br>Date: Fri, 20 Nov 2026 07:30:00 GMT<br>Subject: Plan',
    )
    expect(html).toContain('<p>Inner words')
    expect(attachments).toMatchObject([{ media_type: 'message/rfc822' }])
  })

  it('shows its own words alone where it has some', async () => {
    const { text, html } = await mixed(words, ['Content-Type: message/rfc822', '', ...inner])
    expect([text?.trim(), html]).toEqual(['See below.', null])
  })
})
