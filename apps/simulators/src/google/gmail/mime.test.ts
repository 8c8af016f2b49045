import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { decodeCharset, decodeHeader, parseParameters } from './mime-words.ts'
import { findHeader, type MimePart, splitMail } from './mime.ts'
import { makeSnippet } from './payload.ts'

describe('[SIM13] takes any mail to pieces', () => {
  it('unfolds fields, keeps their order and spelling, and leaves out lines that are none', () => {
    const mail = split('received: a\nReceived: b;\n\tmore\nno field\nX-Empty:\n\nbody')
    expect(mail.headers).toEqual([
      { name: 'received', value: 'a' },
      { name: 'Received', value: 'b;\tmore' },
      { name: 'X-Empty', value: '' },
    ])
    expect(mail).toMatchObject({ type: 'text/plain', charset: 'utf-8', filename: '', parts: [] })
    expect(mail.body.toString()).toBe('body')
  })

  it.each([
    ['no head', '\nbody', 'body'],
    ['no body', 'Subject: x', ''],
    ['nothing', '', ''],
    ['carriage returns', 'Subject: x\r\n\r\na\r\nb', 'a\r\nb'],
    ['quoted-printable', 'Content-Transfer-Encoding: Quoted-Printable\n\na=3Db=\nc  \nd=C3=A9', 'a=bc\ndé'],
    ['base64', 'Content-Transfer-Encoding: base64\n\nw6\nk=\n', 'é'],
  ])('reads the body of a mail with %s', (_, text, body) => {
    expect(split(text).body.toString('utf8')).toBe(body)
  })

  it('cuts parts at whole lines, with or without the last one', () => {
    const head = 'Content-Type: multipart/mixed; boundary="a b"\n\nbefore\n'
    for (const end of ['--a b--\nafter', '--a b--', '']) {
      const { parts } = split(`${head}--a b \n\none\n--a bc\n--a b\n\ntwo\n${end}`)
      expect(parts.map(({ body }) => body.toString().trim())).toEqual(['one\n--a bc', 'two'])
    }
    expect(split('Content-Type: multipart/mixed\n\nwhole')).toMatchObject({
      parts: [],
      type: 'multipart/mixed',
    })
  })

  it('opens a mail within a mail', () => {
    const inner = 'Subject: inner\n\nhello'
    const [part] = split(`Content-Type: message/rfc822\n\n${inner}`).parts
    expect(part && findHeader(part, 'subject')).toBe('inner')
    expect(split(`Content-Type: multipart/digest; boundary=x\n\n--x\n\n${inner}\n--x--`).parts[0]?.type).toBe(
      'message/rfc822',
    )
  })

  it('never fails, and never takes more parts than there are delimiters', () => {
    const lines = fc.constantFrom(
      '--x',
      '--x--',
      '',
      'Content-Type: multipart/mixed; boundary=x',
      '=?x?B?',
      'é',
      ' y',
    )
    fc.assert(
      fc.property(fc.array(lines), (given) => {
        const mail = split(given.join('\n'))
        expect(countParts(mail)).toBeLessThanOrEqual(2 * given.length + 1)
        expect(makeSnippet(mail).length).toBeLessThan(1300)
      }),
    )
  })
})

describe('[SIM14] decodes what fields say', () => {
  it.each([
    ['=?iso-8859-1?q?J=F6rg_?= =?utf-8?B?V2Vpw58=?=', 'Jörg Weiß'],
    ['=?ISO-2022-JP?B?GyRCTWg9NSROQkckQTlnJG8kOxsoQg==?=', '来週の打ち合わせ'],
    ['=?us-ascii*en?Q?plain?= text', 'plain text'],
    ['=?unheard-of?Q?=E9?=', 'é'],
    ['no =?word', 'no =?word'],
    [Buffer.from('naïve', 'utf8').toString('latin1'), 'naïve'],
    ['na\u00efve', 'naïve'],
  ])('reads %j as %j', (given, expected) => {
    expect(decodeHeader(given)).toBe(expected)
  })

  it.each([
    ['text/plain; charset="utf-8"; format=flowed', 'text/plain', { charset: 'utf-8', format: 'flowed' }],
    ['TEXT/HTML', 'text/html', {}],
    ["a; filename*=UTF-8''%E6%97%A5.txt", 'a', { filename: '日.txt' }],
    ['a; name*0=one; name*1=" two"', 'a', { name: 'one two' }],
    ["a; name*1*=%20b; name*0*=iso-8859-1'de'%E4", 'a', { name: 'ä b' }],
    ['a; name="x\\"y"', 'a', { name: 'x"y' }],
    ['a; name="=?utf-8?Q?=C3=A4?="', 'a', { name: 'ä' }],
  ])('reads %s', (given, word, parameters) => {
    expect(parseParameters(given)).toEqual({ word, parameters })
  })
})

it('[SIM15] composes mails that come apart into what they were made of', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((one) => one.replaceAll(/[\r\n]/g, ' '))
  const line = text.map((one) => one.replaceAll(/[\p{C}<>,"]/gu, '').trim())
  fc.assert(
    fc.property(fc.array(text), line, line, fc.uint8Array(), (lines, subject, name, bytes) => {
      const written = lines.join('\n')
      const file = { filename: 'ä b.bin', type: 'application/octet-stream', bytes: Buffer.from(bytes) }
      const raw = composeMail({
        from: `${name} <a@b.example>`,
        subject,
        at_ms: 0,
        text: written,
        html: '<p>x</p>',
        attachments: [file],
      })
      expect(raw.every((byte) => byte < 0x80)).toBe(true)
      const mail = splitMail(raw)
      expect(findHeader(mail, 'subject')).toBe(subject)
      expect(findHeader(mail, 'from')).toBe(`${name} <a@b.example>`.trim())
      const [alternative, attached] = mail.parts
      const [plain] = alternative?.parts ?? []
      expect(plain && decodeCharset(plain.body, plain.charset)).toBe(lines.join('\r\n'))
      expect(attached?.filename).toBe(file.filename)
      expect(attached?.body).toEqual(file.bytes)
    }),
  )
})

function split(text: string): MimePart {
  return splitMail(Buffer.from(text, 'utf8'))
}

function countParts({ parts }: MimePart): number {
  return parts.reduce((sum, part) => sum + countParts(part), 1)
}
