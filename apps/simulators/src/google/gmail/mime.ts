import { decodeHeader, parseParameters } from './mime-words.ts'

export interface MimeHeader {
  /** As the sender writes it: `Message-ID` from one, `Message-Id` from another. */
  readonly name: string
  /** Unfolded and decoded. */
  readonly value: string
}

export interface MimePart {
  /** In their order; a name may come several times. */
  readonly headers: readonly MimeHeader[]
  /** In lower case, such as `text/plain`. */
  readonly type: string
  readonly charset: string
  /** Empty when the part has none. */
  readonly filename: string
  /** Without its transfer encoding, still in its own charset; empty where there are parts. */
  readonly body: Buffer
  readonly parts: readonly MimePart[]
}

/** Takes a mail (RFC 5322, RFC 2045) to pieces. Anything is a mail: what cannot be split stays one part. */
export function splitMail(raw: Buffer): MimePart {
  return splitPart(raw.toString('latin1'), 'text/plain', 0)
}

/** The value of the first header of this name, in any case. */
export function findHeader({ headers }: MimePart, name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value
}

/** Containers within containers beyond this are left whole. */
const deepest = 50

/** `text` holds one character for each byte. */
function splitPart(text: string, defaultType: string, depth: number): MimePart {
  const { head, body } = cutHead(text)
  const headers = readHeaders(head)
  const field = (name: string) => headers.find((header) => header.name.toLowerCase() === name)?.value ?? ''
  const { word, parameters } = parseParameters(field('content-type'))
  const disposition = parseParameters(field('content-disposition')).parameters
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(word) ? word : defaultType
  const common = {
    headers,
    type,
    charset: parameters['charset'] ?? 'utf-8',
    filename: disposition['filename'] ?? parameters['name'] ?? '',
  }
  const boundary = parameters['boundary']
  if (type.startsWith('multipart/') && boundary && depth < deepest) {
    const inner = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
    const parts = cutParts(body, boundary).map((part) => splitPart(part, inner, depth + 1))
    return { ...common, body: Buffer.alloc(0), parts }
  }
  const decoded = decodeTransfer(body, field('content-transfer-encoding').trim().toLowerCase())
  if (type === 'message/rfc822' && depth < deepest) {
    const inner = splitPart(decoded.toString('latin1'), 'text/plain', depth + 1)
    return { ...common, body: decoded, parts: [inner] }
  }
  return { ...common, body: decoded, parts: [] }
}

function cutHead(text: string): { head: string; body: string } {
  if (/^\r?\n/.test(text)) return { head: '', body: text.replace(/^\r?\n/, '') }
  const blank = /\r?\n\r?\n/.exec(text)
  if (!blank) return { head: text, body: '' }
  return { head: text.slice(0, blank.index), body: text.slice(blank.index + blank[0].length) }
}

/** A folded line keeps its indentation, as Gmail shows it. */
function readHeaders(head: string): MimeHeader[] {
  return head
    .replaceAll(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(line) ?? []
      return name === undefined ? [] : [{ name, value: decodeHeader(value.trim()) }]
    })
}

function cutParts(body: string, boundary: string): string[] {
  const delimiter = new RegExp(`(?:^|\\r?\\n)--${RegExp.escape(boundary)}(--)?[ \\t]*(?=\\r?\\n|$)`, 'g')
  const parts: string[] = []
  let start: number | undefined
  for (const match of body.matchAll(delimiter)) {
    if (start !== undefined) parts.push(body.slice(start, match.index).replace(/^\r?\n/, ''))
    start = match.index + match[0].length
    if (match[1] !== undefined) return parts
  }
  // A mail that was cut off has no closing line.
  if (start !== undefined) parts.push(body.slice(start).replace(/^\r?\n/, ''))
  return parts
}

function decodeTransfer(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.replaceAll(/[^A-Za-z0-9+/=]/g, ''), 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const text = body
    .replaceAll(/[ \t]+(?=\r?\n|$)/g, '')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}
