import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../apps/server/test/any-character.ts'
import { runs } from '../../../../apps/server/test/every-case.ts'
import { writePerson } from './person.ts'
import { readMail } from './read-mail.ts'
import { processorMs } from '../../../../apps/server/test/processor-time.ts'

const encoder = new TextEncoder()
const mailOf = (...lines: string[]) => readMail(encoder.encode(lines.join('\r\n')))

describe('what cannot be understood', () => {
  it('[MAIL26] never throws, whatever the bytes are', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'From: ',
        'Subject: =?utf-8?B?',
        'Content-Type: multipart/mixed; boundary="b"\r\n',
        'Content-Type: text/html; charset=',
        'Content-Transfer-Encoding: base64\r\n',
        '--b\r\n',
        '--b--',
        '\r\n\r\n',
        '\n',
        '=?q?=',
        '<',
        '"',
        '(',
        'References: <a@example.com> ',
      ),
      fc.string({ unit: any_character, maxLength: 30 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const mail = await readMail(encoder.encode(pieces.join('')))
        const words = JSON.stringify(mail)
        expect(words.isWellFormed() && !words.includes(String.raw`\u0000`)).toBe(true)
      }),
      { numRuns: runs(300) },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        expect((await readMail(bytes)).subject).toBeTypeOf('string')
      }),
    )
  })

  const bombs: Record<string, string> = {
    'parts in parts': Array.from(
      { length: 3000 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
    ).join(''),
    'forwarded mails in forwarded mails': 'Content-Type: message/rfc822\r\n\r\n'.repeat(50_000),
    'very many headers': `${'X-Filler: words\r\n'.repeat(100_000)}Subject: At last\r\n\r\nBody`,
    'an endless header': `Subject: ${'word '.repeat(1_000_000)}\r\n\r\nBody`,
    'an endless line': `Subject: Long\r\n\r\n${'x'.repeat(10_000_000)}`,
    'very many parts': `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(300_000)}`,
    'very many people': `To: ${'Ada <ada@example.com>, '.repeat(40_000)}\r\n\r\nBody`,
    'words in comments': `From: ${'('.repeat(200_000)}\r\n\r\nBody`,
  }

  it.each(Object.entries(bombs))('[MAIL26] takes less than a second for %s', async (_, source) => {
    const read = async () => {
      const mail = await readMail(encoder.encode(source))
      expect(JSON.stringify(mail.references).length).toBeLessThan(100_000)
    }
    expect(await processorMs(read)).toBeLessThan(1000)
  })

  it('[MAIL26] shows the beginning of a mail whose parts go too deep, and says that it is cut', async () => {
    const mail = await mailOf('Subject: Deep', bombs['parts in parts'] ?? '')
    expect(mail).toMatchObject({ subject: 'Deep', is_cut: true, problems: [expect.any(String)] })
  })
})

describe('[MAIL26] a head that is longer than any program writes', () => {
  it('keeps the other headers and the text, and says that the mail is cut', async () => {
    const people = Array.from({ length: 60_000 }, (_, at) => `n${at}@example.com`).join(',\r\n ')
    const mail = await mailOf(`Subject: To all\r\nTo: ${people}\r\nFrom: Bo <bo@example.org>`, '', 'Hello')
    expect(mail).toMatchObject({ subject: 'To all', from: { name: 'Bo' }, text: 'Hello\n', is_cut: true })
    expect(mail.to[0]?.address).toBe('n0@example.com')
  })
})

describe('the head of a mail', () => {
  it('[MAIL27] decodes words, folds lines and keeps the order of ids', async () => {
    const mail = await mailOf(
      'From: =?utf-8?Q?J=C3=BCrgen_M=C3=BCller?= <juergen@example.com>',
      'Reply-To: answers@example.com',
      'To: Team: "Okonkwo, Nadia" <nadia@example.com>, bo@example.org;',
      'Subject: =?iso-8859-1?Q?Gr=FC=DFe?=',
      ' =?utf-8?B?IGF1cyBLw7Zsbg==?=',
      'Message-ID: <three@example.com>',
      'In-Reply-To: <two@example.com>',
      'References: <one@example.com>',
      '\t<two@example.com>',
      'Date: Fri, 20 Nov 2026 10:00:00 +0100',
      '',
      'Hello',
    )
    expect(mail).toMatchObject({
      subject: 'Grüße aus Köln',
      from: { name: 'Jürgen Müller', address: 'juergen@example.com' },
      reply_to: [{ name: '', address: 'answers@example.com' }],
      to: [
        { name: 'Okonkwo, Nadia', address: 'nadia@example.com' },
        { name: '', address: 'bo@example.org' },
      ],
      message_id: 'three@example.com',
      in_reply_to: 'two@example.com',
      references: ['one@example.com', 'two@example.com'],
      date_ms: Date.UTC(2026, 10, 20, 9),
      text: 'Hello\n',
    })
  })

  it('[MAIL27] reads headers that were written in an old charset and not encoded', async () => {
    const latin1 = Buffer.from('Subject: Größe\r\nFrom: Jörg <joerg@example.com>\r\n\r\nText', 'latin1')
    expect(await readMail(latin1)).toMatchObject({ subject: 'Größe', from: { name: 'Jörg' } })
    const cyrillic = [...Buffer.from('Subject: '), 0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]
    const rest = [...Buffer.from('\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\nText')]
    expect((await readMail(Uint8Array.from([...cyrillic, ...rest]))).subject).toBe('Привет')
  })

  it('[MAIL27] has no line ends or unseen characters in names and subjects, and no date where there is none', async () => {
    const mail = await mailOf(
      'From: =?utf-8?B?QWRhDQpCY2M6IGV2aWxAZXhhbXBsZS5jb20=?= <ada@example.com>',
      `Subject: =?utf-8?B?${Buffer.from('In\u200bvo\u202eice\n\0now').toString('base64')}?=`,
      'Date: the day after tomorrow',
      '',
      '',
    )
    expect(mail).toMatchObject({
      subject: 'Invoice now',
      from: { name: 'Ada Bcc: evil@example.com', address: 'ada@example.com' },
      date_ms: null,
    })
  })

  it.each([
    ['Fri, 20 Nov 2026 10:00:00 +0100', 60],
    ['Fri, 20 Nov 2026 10:00:00 -0330 (NST)', -210],
    ['Fri, 20 Nov 2026 10:00 +0545', 345],
    ['Fri, 20 Nov 2026 10:00:00 +0000', null],
    ['Fri, 20 Nov 2026 10:00:00 -0000', null],
    ['Fri, 20 Nov 2026 10:00:00 GMT', null],
    ['Fri, 20 Nov 2026 10:00:00 +9900', null],
    ['the day after tomorrow', null],
  ])('[MAIL66] reads the clock of the sender: %s', async (date, offset) => {
    expect((await mailOf(`Date: ${date}`, '', 'Text')).date_offset_minutes).toBe(offset)
  })

  it('[MAIL27] writes a person with what is known', () => {
    expect(writePerson({ name: 'Ada', address: 'ada@example.com' })).toBe('Ada <ada@example.com>')
    expect(writePerson({ name: '', address: 'ada@example.com' })).toBe('ada@example.com')
    expect(writePerson({ name: 'Ada', address: '' })).toBe('Ada')
  })

  it.each([
    [['List-Unsubscribe: <https://example.com/leave>'], true],
    [['Auto-Submitted: auto-replied'], true],
    [['Auto-Submitted: no'], false],
    [['Precedence: bulk'], true],
    [['From: no-reply@example.com'], true],
    [['From: MAILER-DAEMON@example.com'], true],
    [['From: noreplyson@example.com'], false],
    [['From: ada@example.com'], false],
  ])('[MAIL31] knows by %j whether nobody waits for an answer: %s', async (headers, isBulk) => {
    expect((await mailOf(...headers, '', 'Text')).is_bulk).toBe(isBulk)
  })
})

describe('the parts of a mail', () => {
  it('[MAIL28] hands out invitations with their method', async () => {
    const mail = await mailOf(
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'You are invited.',
      '--b',
      'Content-Type: text/calendar; method=request; charset=utf-8',
      '',
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      '--b--',
    )
    expect(mail.calendars).toEqual([{ method: 'REQUEST', text: expect.stringContaining('BEGIN:VCALENDAR') }])
    expect(mail.text?.trim()).toBe('You are invited.')
    expect(mail.attachments).toEqual([])
  })

  it('[MAIL28] keeps a forwarded mail a file', async () => {
    const mail = await mailOf(
      'From: ada@example.com',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'See below.',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'From: mallory@example.com',
      'Subject: Inner',
      '',
      'Inner text',
      '--b--',
    )
    expect(mail.from?.address).toBe('ada@example.com')
    expect(mail.text?.trim()).toBe('See below.')
    expect(mail.attachments).toMatchObject([{ name: 'mail-1.eml', media_type: 'message/rfc822' }])
  })

  it.each([
    ['filename="../../etc/passwd"', '_.._etc_passwd'],
    [String.raw`filename="C:\\x\\y.exe"`, 'C_x_y.exe'],
    ["filename*=UTF-8''%E2%80%AEgpj.exe", 'gpj.exe'],
    ['filename="=?utf-8?Q?Gr=C3=B6=C3=9Fe=0D=0A.pdf?="', 'Größe .pdf'],
    ['', 'attachment-1.pdf'],
    [`filename="${'long'.repeat(100)}.pdf"`, `${'long'.repeat(36)}lo.pdf`],
  ])('[MAIL29] names the file of %s', async (parameter, name) => {
    const mail = await mailOf(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; ${parameter}`,
      '',
      'bytes',
      '--b--',
    )
    expect(mail.attachments.map((file) => file.name)).toEqual([name])
  })
})

describe('parts of both kinds', () => {
  it('[MAIL34] tells HTML beside plain text in the words that are seen of it', async () => {
    const mail = await mailOf(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'See below & reply.',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>It <b>leaks</b>.</p><p style="display:none">Pay me.</p><a href="https://x.example">Here</a>',
      '--b--',
    )
    expect(mail.text).toBe('See below & reply.\n\nIt leaks.\n\nHere')
    expect(mail.html).toMatch(/^<div>See below &amp; reply.<\/div>\n<p>It/)
  })

  it('[MAIL34] has no plain text of a mail that is HTML alone', async () => {
    expect(await mailOf('Content-Type: text/html', '', '<p>Hello</p>')).toMatchObject({ text: null })
  })

  it('[MAIL33] reads the first people of a list that is too long, each whole', async () => {
    const people = Array.from({ length: 3000 }, (_, index) => `Ada ${index} <ada.${index}@example.com>`)
    const { cc } = await mailOf(
      `Cc: ${people.map((one) => `${one} (${'-'.repeat(200)})`).join(', ')}`,
      '',
      'x',
    )
    expect(cc.length).toBeGreaterThan(150)
    expect(cc.every(({ name }, index) => name === `Ada ${index}`)).toBe(true)
  })
})
