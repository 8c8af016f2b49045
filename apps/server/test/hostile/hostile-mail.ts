/** A mail that is costly to read, to show or to summarize. */
export interface CostlyMail {
  readonly name: string
  readonly raw: string
}

interface Parts {
  readonly text?: string
  readonly html?: string
  /** Lines of its head. */
  readonly head?: readonly string[]
}

const times = (count: number, text: string) => text.repeat(count)

export const costly_mails: readonly CostlyMail[] = [
  mail('an unclosed link of 400 KB beside a text', {
    text: 'Hello',
    html: `<p>Hello</p><a href="https://${times(400_000, 'x')}`,
  }),
  mail('an unclosed link of 400 KB alone', { html: `<p>Hello</p><a href="https://${times(400_000, 'x')}` }),
  mail('80,000 blanks before a letter', { text: `a${times(80_000, ' ')}b` }),
  mail('40,000 tabs in a quote', { text: `> a${times(40_000, '\t')}b` }),
  mail('10,000 closings', { text: times(10_000, 'Best regards\n') }),
  mail('5,000 quotes apart', { text: times(5000, '> asked\nsaid\n') }),
  mail('2,000 heads of answers', { text: times(2000, 'On Monday, Ada wrote something to\n') }),
  mail('2,000 heads of forwarded mails', { text: times(2000, 'From: a\nSent: b\nTo: c\n') }),
  mail('60,000 full stops and quotes', { text: times(60_000, '."') }),
  mail('2,000 dates', { text: times(2000, 'on 1st of January at 10:00 ') }),
  mail('1 MB of one word', { text: times(1_000_000, 'a') }),
  mail('80,000 links', { text: times(80_000, 'https://a.example/ ') }),
  mail('combining marks', { text: `a${times(290_000, '\u0301')}` }),
  mail('240 styles with comments', { html: times(240, `<p style="${times(1300, '/*a')}">x</p>`) }),
  mail('240 styles with digits', { html: times(240, `<p style="font-size:${times(3900, '1')}x">x</p>`) }),
  mail('240 styles with zeros', {
    html: times(240, `<p style="transform:scale(${times(3900, '0')}x">x</p>`),
  }),
  mail('100,000 open elements', { html: times(100_000, '<div><b>') }),
  mail('90,000 attributes', {
    html: `<p ${Array.from({ length: 90_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`,
  }),
  mail('30,000 quotes', { html: times(30_000, '<blockquote>a</blockquote>bc') }),
  mail('900,000 brackets', { html: times(900_000, '<') }),
  mail('240,000 comments', { html: times(240_000, '<!--') }),
  mail('60,000 tables', { html: times(60_000, '<table><tr><td>') }),
  mail('990,000 blanks in HTML', { html: `a${times(990_000, ' ')}b` }),
  mail('brackets and quotes in the recipients', {
    text: 'x',
    head: [`To: ${times(200_000, '(')}${times(200_001, '"')}a@b.example`],
  }),
  mail('60,000 recipients', {
    text: 'x',
    head: [`To: ${Array.from({ length: 60_000 }, (_, at) => `n${at}@b.example`).join(',\r\n ')}`],
  }),
  mail('70,000 encoded words', { text: 'x', head: [`X-Words: ${times(70_000, '=?utf-8?q?a?= ')}`] }),
  mail('180,000 references', { text: 'x', head: [`References: ${times(180_000, '<a@b>')}`] }),
  mail('40,000 parameters', {
    head: [`Content-Type: text/plain; ${Array.from({ length: 40_000 }, (_, at) => `n*${at}=a`).join('; ')}`],
  }),
  { name: '39 parts in one another', raw: `${headOf('39 parts in one another')}${nested(39)}` },
  {
    name: 'a transfer encoding of 3 MB',
    raw: `${headOf('a transfer encoding of 3 MB')}Content-Transfer-Encoding: quoted-printable\r\nContent-Type: text/plain\r\n\r\n${times(300_000, '=41=42=\r\n')}`,
  },
]

function headOf(name: string): string {
  return `From: Mallory <mallory@evil.example>\r\nSubject: ${name}\r\nMessage-ID: <${crypto.randomUUID()}@evil.example>\r\nDate: Fri, 20 Nov 2026 09:00:00 +0000\r\nMIME-Version: 1.0\r\n`
}

function mail(name: string, { text, html, head = [] }: Parts): CostlyMail {
  const parts = [
    ...(text === undefined ? [] : [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`]),
    ...(html === undefined ? [] : [`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`]),
  ]
  const start = `${headOf(name)}${head.map((line) => `${line}\r\n`).join('')}`
  const [only = '\r\nx', other] = parts
  if (other === undefined) return { name, raw: `${start}${only}` }
  const border = `\r\n--border\r\n`
  return {
    name,
    raw: `${start}Content-Type: multipart/alternative; boundary=border\r\n${border}${parts.join(border)}\r\n--border--\r\n`,
  }
}

function nested(depth: number): string {
  const heads = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  )
  return `${heads.join('')}Content-Type: text/html\r\n\r\n<p>x</p>`
}
