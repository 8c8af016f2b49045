import type { RemotePart } from '@meridian/providers'
import { searchWords, wordsOf } from './mail.rules.ts'
import type { ReadMailParts } from './store/mail-parse.rules.ts'
import { textOnly, visibleText, withoutMarkup } from './text-only.rules.ts'

const head_bytes_max = 65_536
const headers_max = 200
const text_bytes_max = 200_000
const value_characters_max = 2000
const words_characters_max = 20_000
const preview_characters = 200

/** The stored parts of a mail that takes too long to parse. Reads its first bytes, each of them once. */
export function cutMail(bytes: Uint8Array, sha256: string | null): ReadMailParts {
  const head = headOf(bytes)
  const text = textOf(bytes.subarray(head.end))
  const isHtml = /^\s*text\/html\b/i.test(head.headers.get('content-type') ?? '')
  return keptOf(head.headers, isHtml ? withoutMarkup(text) : text, sha256)
}

/** The same for a mail that a provider returns in parts: the first text part is its text. */
export function cutParts(root: RemotePart): ReadMailParts {
  const headers = root.encoded ? headOf(root.encoded.head).headers : firstOf(root.headers)
  const plain = findText(root, 'text/plain')
  const html = plain === null ? findText(root, 'text/html') : null
  return keptOf(headers, plain ?? withoutMarkup(html ?? ''), null)
}

type Headers = ReadonlyMap<string, string>

function keptOf(headers: Headers, text: string, sha256: string | null): ReadMailParts {
  const from = personIn(decodedHeader(headers, 'from'))
  const subject = decodedHeader(headers, 'subject').slice(0, 998).toWellFormed()
  const moment = Date.parse(decodedHeader(headers, 'date').slice(0, 100))
  const shown = textOnly({ text, html: null }).text
  return {
    mail: {
      message_id: idIn(headers.get('message-id') ?? ''),
      in_reply_to: idIn(headers.get('in-reply-to') ?? ''),
      references: [],
      subject,
      from,
      reply_to: [],
      to: [],
      cc: [],
      date_ms: moment > 0 && moment < Date.UTC(2100, 0) ? moment : null,
      date_offset_minutes: null,
      has_unsubscribe: false,
      is_auto_submitted: false,
      is_bulk: false,
      text: shown,
      html: null,
      calendars: [],
      is_cut: true,
      problems: [],
    },
    attachments: [],
    sha256,
    preview: onOneLine(shown.slice(0, 4 * preview_characters))
      .slice(0, preview_characters)
      .toWellFormed(),
    words: searchWords(
      { subject: [subject], from: [from?.name ?? '', from?.address ?? ''], to: [] },
      wordsOf([shown.slice(0, words_characters_max)]),
    ),
    category: 'inbox',
    is_text_only: true,
  }
}

/** The first header of each name, unfolded, and where they end. */
function headOf(bytes: Uint8Array): { readonly headers: Headers; readonly end: number } {
  const end = endOfHead(bytes)
  const lines: string[] = []
  for (const line of textOf(bytes.subarray(0, end)).split('\n')) {
    const isFolded = /^[ \t]/.test(line) && lines.length > 0
    if (!isFolded && lines.length === headers_max) break
    const whole = isFolded ? `${lines.pop() ?? ''} ${line.trim()}` : line.trimEnd()
    lines.push(whole.slice(0, value_characters_max))
  }
  const named = lines.map((line) => {
    const colon = line.indexOf(':')
    return { name: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() }
  })
  return { headers: firstOf(named), end }
}

/** After the first empty line. */
function endOfHead(bytes: Uint8Array): number {
  let begin = 0
  while (begin < Math.min(bytes.length, head_bytes_max)) {
    const end = bytes.indexOf(0x0a, begin)
    if (end < 0) break
    const isEmpty = end === begin || (end === begin + 1 && bytes[begin] === 0x0d)
    if (isEmpty) return end + 1
    begin = end + 1
  }
  return Math.min(bytes.length, head_bytes_max)
}

function firstOf(headers: RemotePart['headers']): Headers {
  const found = new Map<string, string>()
  for (const { name, value } of headers.slice(0, headers_max)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, value.slice(0, value_characters_max))
  }
  return found
}

/** The text of the first part of this type that has one. */
function findText(root: RemotePart, media_type: string): string | null {
  const waiting: RemotePart[] = [root]
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (part.media_type === media_type && part.content) return partText(part.content, part.encoded?.encoding)
    waiting.unshift(...part.parts)
  }
  return null
}

function partText(content: Uint8Array, encoding = ''): string {
  const some = content.subarray(0, text_bytes_max)
  if (!/^\s*base64\s*$/i.test(encoding)) return textOf(some)
  return textOf(Buffer.from(Buffer.from(some).toString('latin1'), 'base64'))
}

/** UTF-8 where it is valid, else the encoding of older programs. */
function textOf(bytes: Uint8Array): string {
  const some = bytes.subarray(0, text_bytes_max)
  const text = new TextDecoder().decode(some)
  return text.slice(0, -3).includes('\ufffd') ? new TextDecoder('windows-1252').decode(some) : text
}

function decodedHeader(headers: Headers, name: string): string {
  const value = (headers.get(name) ?? '').slice(0, value_characters_max)
  const decoded = value.replaceAll(
    /=\?([\w.:-]{1,40})\?([bq])\?([^?\s]{0,200})\?=(?:\s{1,3}(?==\?))?/gi,
    (_, charset: string, kind: string, text: string) => decodedWord(charset, kind, text),
  )
  return onOneLine(visibleText(decoded))
}

/** An encoded word of a header (RFC 2047). */
function decodedWord(charset: string, kind: string, text: string): string {
  const isBase64 = kind.toLowerCase() === 'b'
  const quoted = () =>
    text
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9a-f]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const bytes = isBase64 ? Buffer.from(text, 'base64') : Buffer.from(quoted(), 'latin1')
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return textOf(bytes)
  }
}

function personIn(value: string): { name: string; address: string } | null {
  const open = value.lastIndexOf('<')
  const close = value.indexOf('>', open + 1)
  const isNamed = open >= 0 && close > open
  const address = (isNamed ? value.slice(open + 1, close) : value).trim().slice(0, 320)
  const name = isNamed ? value.slice(0, open).replaceAll('"', '').trim().slice(0, 300) : ''
  if (name === '' && address === '') return null
  return { name: name.toWellFormed(), address: address.includes('@') ? address.toWellFormed() : '' }
}

function idIn(value: string): string | null {
  return /<([^<>\s]{1,998})>/.exec(value.slice(0, value_characters_max))?.[1] ?? null
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
