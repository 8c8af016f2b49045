import { day_ms } from '../../durations.ts'
import { type GmailMessage, type Mailbox, piecesOf } from './mailbox.ts'
import { findHeader, type MimePart } from './mime.ts'
import { decodeCharset } from './mime-words.ts'

/**
 * Reads the search box's language: words and quoted phrases, all of which must be found, operators such
 * as `from:` and `newer_than:2d`, and a minus before what must not be. `OR` and braces are not known.
 */
export function readSearch(q: string): (mailbox: Mailbox, message: GmailMessage, nowMs: number) => boolean {
  const terms = [...q.matchAll(/(-?)(?:([a-z_0-9]+):)?(?:"([^"]*)"|(\S+))/gi)].map(
    ([, minus, operator = '', phrase, word = '']) => ({
      isWanted: minus === '',
      operator: operator.toLowerCase(),
      text: (phrase ?? word).toLowerCase(),
    }),
  )
  return (mailbox, message, nowMs) =>
    terms.every(({ isWanted, operator, text }) => {
      const test = operators[operator] ?? findsWord
      return test(text, { mailbox, message, mail: piecesOf(message), nowMs }) === isWanted
    })
}

/** Whether a search looks where lists do not look by themselves. */
export function looksEverywhere(q: string): boolean {
  return /\bin:(anywhere|trash|spam)\b/i.test(q)
}

interface Candidate {
  readonly mailbox: Mailbox
  readonly message: GmailMessage
  readonly mail: MimePart
  readonly nowMs: number
}

const operators: Readonly<Record<string, (text: string, candidate: Candidate) => boolean>> = {
  from: (text, { mail }) => headerHas(mail, 'from', text),
  to: (text, { mail }) => headerHas(mail, 'to', text),
  cc: (text, { mail }) => headerHas(mail, 'cc', text),
  bcc: (text, { mail }) => headerHas(mail, 'bcc', text),
  subject: (text, { mail }) => headerHas(mail, 'subject', text),
  rfc822msgid: (text, { mail }) =>
    withoutAngles(findHeader(mail, 'message-id') ?? '').toLowerCase() === withoutAngles(text),
  is: (text, { message }) =>
    text === 'read' ? !message.label_ids.includes('UNREAD') : message.label_ids.includes(text.toUpperCase()),
  in: (text, { message }) => text === 'anywhere' || message.label_ids.includes(labelOfPlace(text)),
  label: (text, { mailbox, message }) =>
    message.label_ids.some((id) => {
      const name = mailbox.labels.get(id)?.name.toLowerCase() ?? ''
      return name === text || name.replaceAll(/[\s/]/g, '-') === text
    }),
  has: (text, { mail }) => text === 'attachment' && filenamesIn(mail).length > 0,
  filename: (text, { mail }) => filenamesIn(mail).some((name) => name.toLowerCase().includes(text)),
  after: (text, { message }) => message.internal_date_ms >= momentOf(text),
  before: (text, { message }) => message.internal_date_ms < momentOf(text),
  newer_than: (text, { message, nowMs }) => message.internal_date_ms >= nowMs - durationOf(text),
  older_than: (text, { message, nowMs }) => message.internal_date_ms < nowMs - durationOf(text),
}

function findsWord(text: string, { mail }: Candidate): boolean {
  return ['from', 'to', 'cc', 'subject'].some((name) => headerHas(mail, name, text)) || textHas(mail, text)
}

function headerHas(mail: MimePart, name: string, text: string): boolean {
  return findHeader(mail, name)?.toLowerCase().includes(text) ?? false
}

function textHas(part: MimePart, text: string): boolean {
  if (part.parts.length > 0) return part.parts.some((child) => textHas(child, text))
  if (!part.type.startsWith('text/') || part.filename !== '') return false
  return decodeCharset(part.body, part.charset).toLowerCase().includes(text)
}

function filenamesIn({ filename, parts }: MimePart): string[] {
  return [...(filename === '' ? [] : [filename]), ...parts.flatMap(filenamesIn)]
}

function labelOfPlace(text: string): string {
  return text === 'drafts' ? 'DRAFT' : text.toUpperCase()
}

/** `2026/11/20`, which is midnight in UTC here, or seconds since the epoch. */
function momentOf(text: string): number {
  if (/^\d{9,}$/.test(text)) return Number(text) * 1000
  const [, year, month, day] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}

function durationOf(text: string): number {
  const [, count, unit] = /^(\d+)([dmy])$/.exec(text) ?? []
  const days: Readonly<Record<string, number>> = { d: 1, m: 30, y: 365 }
  return Number(count) * (days[unit ?? ''] ?? Number.NaN) * day_ms
}

function withoutAngles(id: string): string {
  return id.trim().replaceAll(/[<>]/g, '')
}
