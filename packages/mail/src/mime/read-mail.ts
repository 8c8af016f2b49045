import type { Attachment } from 'postal-mime'
import { fieldsOf, type MailFields } from './mail-fields.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { removeInvisible } from '../invisible-characters.ts'
import { writeForwarded } from '../forwarded-mail.ts'
import { repairHead } from './mime-repair.ts'
import { type ParsedMail, parseMime } from './parse-mime.ts'

/** A mail, taken apart. */
export interface ReadMail extends MailFields {
  /** What its parts of plain text say; null where it has none. */
  readonly text: string | null
  /** As it was written: not to be shown before `visibleMail` has read it. */
  readonly html: string | null
  readonly attachments: readonly MailFile[]
  /** Invitations and answers to them (RFC 6047), as they were written. */
  readonly calendars: readonly CalendarPart[]
  /** There is more than was read. */
  readonly is_cut: boolean
  /** What could not be read as it was meant, one sentence each. */
  readonly problems: readonly string[]
}

export interface MailFile {
  readonly name: string
  /** In small letters, as the mail says. */
  readonly media_type: string
  readonly content: Uint8Array
  /** Without its angle brackets. */
  readonly content_id: string | null
  /** Meant to be seen within the text. */
  readonly is_inline: boolean
}

export interface CalendarPart {
  /** In capitals. */
  readonly method: string | null
  readonly text: string
}

/**
 * Reads a mail as it travels (RFC 5322, MIME). Never throws: what cannot be understood is read as text, and a mail
 * made to keep us busy is cut.
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const bounded = withoutBomb(withShortHead(bytes))
  const isCut = bounded.length < bytes.length
  const email = await parse(withReadableHead(bounded))
  if (email !== null) return withForwarded(assemble(email, isCut, []))
  const rest = await parse(asPlainText(bytes))
  const problems = ['Its parts cannot be told apart, so that all of it is shown as text.']
  return assemble(rest ?? { headers: [], attachments: [] }, true, problems)
}

const headers_bytes_max = 1_048_576
/** No program writes a longer head, and `mailFields` reads no more of a header. */
const usual_head_bytes = 200_000
const header_bytes_max = 50_000
const boundary_lines_max = 2000
const prose_lines_max = 40_000
const attachments_max = 500

/** Null for a mail that goes beyond the limits. */
async function parse(bytes: Uint8Array): Promise<ParsedMail | null> {
  try {
    return await parseMime(bytes, headers_bytes_max)
  } catch {
    return null
  }
}

function assemble(email: ParsedMail, isCut: boolean, problems: readonly string[]): ReadMail {
  const attachments = email.attachments.slice(0, attachments_max)
  return {
    ...fieldsOf(email.headers),
    text: email.text === undefined ? null : cleanText(email.text),
    html: email.html === undefined ? null : cleanText(email.html),
    attachments: attachments.filter((one) => !isCalendarAlone(one)).map(fileOf),
    calendars: attachments.filter(isCalendar).map(calendarOf),
    is_cut: isCut || attachments.length < email.attachments.length,
    problems,
  }
}

/** A mail that says nothing itself shows what it forwards; the file stays beside it. */
async function withForwarded(mail: ReadMail): Promise<ReadMail> {
  const isSilent = [mail.text, mail.html].every((words) => words === null || words.trim() === '')
  const forwarded = isSilent
    ? mail.attachments.find(({ media_type }) => media_type === 'message/rfc822')
    : undefined
  if (!forwarded || forwarded.content.length === 0) return mail
  const inner = await parse(withReadableHead(withoutBomb(withShortHead(forwarded.content))))
  if (inner === null) return mail
  const { text, html, ...fields } = assemble(inner, false, [])
  return { ...mail, ...writeForwarded(fields, { text, html }) }
}

function fileOf(attachment: Attachment, index: number): MailFile {
  const { filename, mimeType, contentId, disposition, related } = attachment
  const content_id = cleanLine(contentId ?? '', 300).replace(/^<|>$/g, '')
  return {
    name: fileName(filename ?? '', mimeType, index),
    media_type: /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(mimeType) ? mimeType : 'application/octet-stream',
    content: contentOf(attachment),
    content_id: content_id === '' ? null : content_id,
    is_inline: related === true || (disposition !== 'attachment' && content_id !== ''),
  }
}

function contentOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** A name that every system can save, and that hides nothing: neither folders nor what the file is. */
function fileName(written: string, mediaType: string, index: number): string {
  const name = removeInvisible(cleanLine(written, 1000))
    .text.replace(/[/\\:*?"<>|]+/g, '_')
    .replace(/^\.+/, '')
    .trim()
  if (name === '')
    return `${mediaType === 'message/rfc822' ? 'mail' : 'attachment'}-${index + 1}${ending(mediaType)}`
  if (name.length <= 150) return name
  const dot = name.lastIndexOf('.')
  const end = dot > name.length - 12 ? name.slice(dot) : ''
  return `${name.slice(0, 150 - end.length)}${end}`
}

function ending(mediaType: string): string {
  const endings: Readonly<Record<string, string>> = {
    'message/rfc822': '.eml',
    'text/calendar': '.ics',
    'application/ics': '.ics',
    'text/plain': '.txt',
    'text/html': '.html',
    'application/pdf': '.pdf',
    'image/png': '.png',
    'image/jpeg': '.jpg',
    'image/gif': '.gif',
  }
  return Object.hasOwn(endings, mediaType) ? (endings[mediaType] ?? '') : ''
}

function isCalendar({ mimeType, filename }: Attachment): boolean {
  return isCalendarType(mimeType) || /\.ics$/i.test(filename ?? '')
}

/** An invitation that is another way to say the text; where it is a file as well, it stands among the files. */
function isCalendarAlone({ mimeType, filename, disposition }: Attachment): boolean {
  return isCalendarType(mimeType) && (filename ?? '') === '' && disposition !== 'attachment'
}

function isCalendarType(mimeType: string): boolean {
  return mimeType === 'text/calendar' || mimeType === 'application/ics'
}

function calendarOf(attachment: Attachment): CalendarPart {
  const method = cleanLine(attachment.method ?? '', 40).toUpperCase() || null
  return { method, text: cleanText(new TextDecoder().decode(contentOf(attachment))) }
}

/**
 * Every line of prose costs, and every line that might begin a part costs more: a mail with more of them than any
 * program or person writes ends there. Lines of files, which are long and without spaces, are not counted.
 */
function withoutBomb(bytes: Uint8Array): Uint8Array {
  const dash = 0x2d
  let boundaries = 0
  let prose = 0
  let space = bytes.indexOf(0x20)
  for (let at = 0; at < bytes.length; ) {
    const end = lineEnd(bytes, at)
    if (space >= 0 && space < at) space = bytes.indexOf(0x20, at)
    if (bytes[at] === dash && bytes[at + 1] === dash) boundaries += 1
    if (end - at < 40 || (space >= 0 && space < end)) prose += 1
    if (boundaries > boundary_lines_max || prose > prose_lines_max) return bytes.subarray(0, at)
    at = end
  }
  return bytes
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(0x0a, from)
  return end < 0 ? bytes.length : end + 1
}

/** A head that is longer than any program's loses the ends of its long headers, and what comes after it stays. */
function withShortHead(bytes: Uint8Array): Uint8Array {
  const end = headEnd(bytes, bytes.length)
  if (end <= usual_head_bytes || end === bytes.length) return bytes
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, end)
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
  const head = lines.map((line) => line.slice(0, header_bytes_max)).join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(end)])
}

/** Headers in an old charset, not encoded as they should be, are brought to UTF-8: by what the mail says, or a guess. */
function withReadableHead(bytes: Uint8Array): Uint8Array {
  const end = headEnd(bytes, headers_bytes_max)
  const written = bytes.subarray(0, end)
  const head = repairHead(written)
  if (isUtf8(head)) return head === written ? bytes : Buffer.concat([head, bytes.subarray(end)])
  const named = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(new TextDecoder('latin1').decode(head))?.[1]
  const text = decoderFor(named ?? 'windows-1252').decode(head)
  return Buffer.concat([new TextEncoder().encode(text), bytes.subarray(end)])
}

function headEnd(bytes: Uint8Array, most: number): number {
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < most; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x0a || (bytes[at + 1] === 0x0d && bytes[at + 2] === 0x0a)) return at + 1
  }
  return Math.min(bytes.length, most)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function decoderFor(charset: string): TextDecoder {
  try {
    const decoder = new TextDecoder(charset)
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252') : decoder
  } catch {
    return new TextDecoder('windows-1252')
  }
}

/** The first headers, without those that tell of parts, and the beginning of what follows. */
function asPlainText(bytes: Uint8Array): Uint8Array {
  const source = new TextDecoder('latin1').decode(bytes.subarray(0, headers_bytes_max))
  const end = /\r?\n\r?\n/.exec(source)
  const head = source.slice(0, end?.index ?? 0).split(/\r?\n(?![ \t])/)
  const kept = head.filter((line) => !/^content-/i.test(line) && line.length < 20_000).slice(0, 500)
  const body = end ? source.slice(end.index + end[0].length).slice(0, 200_000) : source.slice(0, 200_000)
  const lines = `${kept.join('\r\n')}\r\n\r\n${body}`
  return Uint8Array.from(lines, (character) => character.charCodeAt(0))
}
