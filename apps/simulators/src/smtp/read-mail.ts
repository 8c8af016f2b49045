export interface ReadMail {
  /** By lowercase name, in order, with encoded words decoded. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly subject: string
  /** Parts by their type, nested ones included. */
  readonly parts: readonly { readonly type: string; readonly text: string }[]
}

/** What a reader of mail shows (RFC 5322, RFC 2045 to 2047), as far as tests ask for it. */
export function readMail(content: string): ReadMail {
  const { headers, body } = splitMessage(content)
  return { headers, subject: valueOf(headers, 'subject'), parts: partsOf(headers, body) }
}

type Headers = ReadMail['headers']

function splitMessage(content: string): { headers: Headers; body: string } {
  const end = content.indexOf('\r\n\r\n')
  const head = (end === -1 ? content : content.slice(0, end)).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers, body: end === -1 ? '' : content.slice(end + 4) }
}

function partsOf(headers: Headers, body: string): ReadMail['parts'] {
  const type = valueOf(headers, 'content-type') || 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined) {
    const encoding = valueOf(headers, 'content-transfer-encoding').toLowerCase()
    return [{ type, text: decodeBody(body, encoding) }]
  }
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => {
    const part = splitMessage(piece.replace(/^\r\n/, ''))
    return partsOf(part.headers, part.body)
  })
}

function valueOf(headers: Headers, wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? ''
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\r\n/g, '')) : body
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(value: string): string {
  const joined = value.replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
  return joined.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeQuoted(text.replaceAll('_', ' ')),
  )
}
