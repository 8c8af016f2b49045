import { decodeCharset } from './mime-words.ts'
import type { MimeHeader, MimePart } from './mime.ts'

/** A part as `messages.get` shows it. */
export interface GmailPart {
  readonly partId: string
  readonly mimeType: string
  readonly filename: string
  readonly headers: readonly MimeHeader[]
  readonly body: { readonly size: number; readonly data?: string; readonly attachmentId?: string }
  readonly parts?: readonly GmailPart[]
}

/** The whole tree. `nameAttachment` makes the attachment id of a part. */
export function presentPayload(
  part: MimePart,
  nameAttachment: (partId: string) => string,
  partId = '',
): GmailPart {
  const { headers, type, filename, body, parts } = part
  const children = parts.map((child, index) => presentPayload(child, nameAttachment, childId(partId, index)))
  return {
    partId,
    mimeType: type,
    filename,
    headers,
    body: isAttachment(part)
      ? { attachmentId: nameAttachment(partId), size: body.length }
      : { size: body.length, ...(body.length > 0 && { data: encodeBytes(body) }) },
    ...(children.length > 0 && { parts: children }),
  }
}

/** The part of this id, as it stands in a payload. */
export function findPart(part: MimePart, partId: string): MimePart | undefined {
  if (partId === '') return part
  return partId.split('.').reduce<MimePart | undefined>((found, index) => found?.parts[Number(index)], part)
}

/** Whether an attachment id stands in place of the bytes. */
function isAttachment({ type, filename, body, parts }: MimePart): boolean {
  if (type.startsWith('multipart/')) return false
  return filename !== '' || parts.length > 0 || !type.startsWith('text/') || body.length > inline_max_bytes
}

/**
 * Base64 with the URL alphabet. Answers of the real service come with `=` at the end and without, so
 * ours do both, always the same way for the same bytes.
 */
export function encodeBytes(bytes: Buffer): string {
  const text = bytes.toString('base64url')
  return bytes.length % 2 === 0 ? text.padEnd(Math.ceil(text.length / 4) * 4, '=') : text
}

/** The first words of a mail on one line, escaped for HTML, as lists show them. */
export function makeSnippet(mail: MimePart): string {
  const part = findText(mail, 'text/plain') ?? findText(mail, 'text/html')
  if (!part) return ''
  const text = decodeCharset(part.body.subarray(0, snippet_source_bytes), part.charset)
  const plain = part.type === 'text/html' ? withoutTags(text) : text
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  // No half of a surrogate pair is left at the end.
  const short = line
    .slice(0, snippet_max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return short.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** A text longer than this is fetched like an attachment. */
const inline_max_bytes = 1_000_000
const snippet_max = 200
const snippet_source_bytes = 50_000
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function findText(part: MimePart, type: string): MimePart | undefined {
  if (part.type === type && part.filename === '') return part
  for (const child of part.parts) {
    const found = findText(child, type)
    if (found) return found
  }
  return undefined
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gis, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function childId(partId: string, index: number): string {
  return partId === '' ? `${index}` : `${partId}.${index}`
}
