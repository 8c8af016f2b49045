import { type Address, addressParser, decodeWords, type Header } from 'postal-mime'
import { cleanLine } from '../clean-text.ts'
import { removeInvisible } from '../invisible-characters.ts'
import type { Person } from './person.ts'

/** What the head of a mail says. */
export interface MailFields {
  /** Without its angle brackets, as are the two that follow. */
  readonly message_id: string | null
  readonly in_reply_to: string | null
  /** The oldest first. */
  readonly references: readonly string[]
  /** Empty where there is none. */
  readonly subject: string
  readonly from: Person | null
  readonly reply_to: readonly Person[]
  readonly to: readonly Person[]
  readonly cc: readonly Person[]
  /** When it was written, as it says; null where it says nothing that makes sense. */
  readonly date_ms: number | null
  /** How far the sender's clock was from UTC then; null where it does not say, as UTC itself does not. */
  readonly date_offset_minutes: number | null
  /** Its readers can leave the list they stand on. */
  readonly has_unsubscribe: boolean
  /** Written by a program, as it says (RFC 3834). */
  readonly is_auto_submitted: boolean
  /** Sent to many or by a program: no answer is expected. */
  readonly is_bulk: boolean
}

export function fieldsOf(headers: readonly Header[]): MailFields {
  const from = senderIn(headers)
  const date_ms = momentOf(findHeader(headers, 'date'))
  const has_unsubscribe = findHeader(headers, 'list-unsubscribe') !== ''
  const is_auto_submitted = !/^(no\b|$)/i.test(findHeader(headers, 'auto-submitted').trim())
  return {
    message_id: idsIn(headers, 'message-id')[0] ?? null,
    in_reply_to: idsIn(headers, 'in-reply-to')[0] ?? null,
    references: idsIn(headers, 'references'),
    subject: removeInvisible(cleanLine(decodedHeader(headers, 'subject'), 998)).text.trim(),
    from,
    reply_to: peopleIn(headers, 'reply-to'),
    to: peopleIn(headers, 'to'),
    cc: peopleIn(headers, 'cc'),
    date_ms,
    date_offset_minutes: date_ms === null ? null : offsetOf(findHeader(headers, 'date')),
    has_unsubscribe,
    is_auto_submitted,
    is_bulk: has_unsubscribe || is_auto_submitted || isSentToMany(headers) || isNoReply(from),
  }
}

const people_max = 500
const references_max = 100

/** A header is read so far: groups in groups, and words that were encoded in pieces, cost more than their length. */
const header_characters_max = 50_000

/** The first that From or Sender names. */
function senderIn(headers: readonly Header[]): Person | null {
  for (const key of ['from', 'sender']) {
    const [first] = addressParser(cutList(findHeader(headers, key), header_characters_max))
    if (first) return peopleOf([first])[0] ?? null
  }
  return null
}

/** All that these headers name together. */
function peopleIn(headers: readonly Header[], key: string): Person[] {
  let left = header_characters_max
  const addresses: Address[] = []
  for (const { value } of headers.filter((header) => header.key === key)) {
    const list = cutList(value, left)
    left -= list.length
    for (const address of addressParser(list)) addresses.push(address)
  }
  return peopleOf(addresses)
}

/** Of a list that is too long those that are whole. */
function cutList(list: string, most: number): string {
  if (list.length <= most) return list
  const cut = list.slice(0, most)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(',')))
}

function peopleOf(addresses: readonly Address[]): Person[] {
  return addresses
    .flatMap((one) => (one.group === undefined ? [one] : one.group))
    .slice(0, people_max)
    .map(({ name, address }) => ({
      name: removeInvisible(cleanLine(name, 300)).text.trim(),
      address: removeInvisible(cleanLine(address, 320)).text.trim(),
    }))
    .filter(({ name, address }) => name !== '' || address !== '')
}

/** Ids as they stand in brackets, or a bare word where the brackets are missing. */
function idsIn(headers: readonly Header[], key: string): string[] {
  const line = cleanLine(decodedHeader(headers, key), header_characters_max)
  const ids = [...line.matchAll(/<\s*([^<>\s]{1,998})\s*>/g)].map((match) => match[1] ?? '')
  const found = ids.length > 0 ? ids : line.split(' ').filter((word) => word.includes('@'))
  // The first one begins the conversation, and the last ones are nearest.
  return found.length > references_max ? [...found.slice(0, 1), ...found.slice(1 - references_max)] : found
}

const date_characters_max = 200
const moment_min = Date.UTC(1970, 0, 1)
const moment_max = Date.UTC(2100, 0, 1)

function momentOf(written: string): number | null {
  const moment = Date.parse(written.slice(0, date_characters_max))
  return moment >= moment_min && moment < moment_max ? moment : null
}

const farthest_offset_minutes = 14 * 60

/** Programs write `+0000` wherever they run (RFC 5322 §3.3), and `-0000` says that it is unknown. */
function offsetOf(written: string): number | null {
  const [, sign, hours, minutes] =
    /:\d{2} ([+-])(\d{2})(\d{2})(?: |$)/.exec(written.slice(0, date_characters_max).trim()) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  if (!(offset > 0 && offset <= farthest_offset_minutes) || offset % 15 !== 0) return null
  return sign === '-' ? -offset : offset
}

function findHeader(headers: readonly Header[], key: string): string {
  return headers.find((header) => header.key === key)?.value ?? ''
}

function decodedHeader(headers: readonly Header[], key: string): string {
  return decodeWords(findHeader(headers, key).slice(0, header_characters_max))
}

function isSentToMany(headers: readonly Header[]): boolean {
  return (
    findHeader(headers, 'list-id') !== '' ||
    /^(bulk|list|junk)$/i.test(findHeader(headers, 'precedence').trim()) ||
    findHeader(headers, 'feedback-id') !== ''
  )
}

function isNoReply(from: Person | null): boolean {
  return /^(no[-._]?reply|do[-._]?not[-._]?reply|mailer-daemon|postmaster|bounces?)([+@._-]|$)/i.test(
    from?.address ?? '',
  )
}
