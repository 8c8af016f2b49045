import type { SimulatedReply } from '../../kit/message.ts'
import { findText, findTexts } from '../../kit/input.ts'
import type { GmailCall } from './method.ts'
import { forbidden, invalid, notFound } from './errors.ts'
import { Refusal } from './refusal.ts'
import { type GmailMessage, listNewestFirst, listThread, type Mailbox } from './mailbox.ts'
import { looksEverywhere, readSearch } from './search.ts'

/** A page of things that lie in the order of message ids, the newest first. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextPageToken: string | undefined
}

export function takeMessage({ mailbox, params }: GmailCall): GmailMessage {
  const found = mailbox.messages.get(takeId(params['id']))
  if (!found) throw new Refusal(notFound())
  return found
}

/** The messages of a thread, oldest first; there is at least one. */
export function takeThread({ mailbox, params }: GmailCall): GmailMessage[] {
  const found = listThread(mailbox, takeId(params['id']))
  if (found.length === 0) throw new Refusal(notFound())
  return found
}

/** The messages a list is asked for, newest first. */
export function findListed({ mailbox, query, nowMs, isMetadataOnly }: GmailCall): GmailMessage[] {
  const wanted = query.getAll('labelIds')
  const unknown = wanted.find((id) => !mailbox.labels.has(id))
  if (unknown !== undefined) throw new Refusal(invalid(`Invalid label: ${unknown}`))
  const q = query.get('q')
  if (q !== null && isMetadataOnly) throw new Refusal(metadataOnly("does not support 'q' parameter"))
  const isFound = readSearch(q ?? '')
  const hidden =
    query.get('includeSpamTrash') === 'true' || looksEverywhere(q ?? '')
      ? []
      : ['SPAM', 'TRASH'].filter((id) => !wanted.includes(id))
  return listNewestFirst(mailbox).filter(
    (message) =>
      wanted.every((id) => message.label_ids.includes(id)) &&
      !hidden.some((id) => message.label_ids.includes(id)) &&
      isFound(mailbox, message, nowMs),
  )
}

/** What comes after the page token, at most `maxResults`; the token survives what is added and deleted. */
export function takePage<Item>(
  query: URLSearchParams,
  items: readonly Item[],
  idOf: (item: Item) => string,
): Page<Item> {
  const max = takeMaxResults(query)
  const token = query.get('pageToken')
  if (token !== null && !/^\d{1,20}$/.test(token)) throw new Refusal(invalid('Invalid pageToken'))
  const rest = token === null ? items : items.filter((item) => orderOf(idOf(item)) < BigInt(token))
  const page = rest.slice(0, max)
  const last = page.at(-1)
  const hasMore = rest.length > page.length && last !== undefined
  return {
    items: page,
    nextPageToken: hasMore ? String(orderOf(idOf(last))).padStart(20, '0') : undefined,
  }
}

/** At most 500, 100 by default; more than that is cut down to it. */
export function takeMaxResults(query: URLSearchParams): number {
  const text = query.get('maxResults') ?? '100'
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(invalid(`Invalid value for maxResults: ${text}`))
  return Math.min(Math.max(Number(text), 1), 500)
}

/** The labels that a body wants added and removed, of which every one exists and may be set by hand. */
export function takeLabelChange({ mailbox, body }: GmailCall) {
  const add = findTexts(body, 'addLabelIds') ?? []
  const remove = findTexts(body, 'removeLabelIds') ?? []
  if (add.length === 0 && remove.length === 0) {
    throw new Refusal(invalid('No label add or removes specified'))
  }
  if (add.length > 100 || remove.length > 100) throw new Refusal(invalid('Too many labels'))
  for (const id of [...add, ...remove]) checkLabel(mailbox, id)
  const both = add.find((id) => remove.includes(id))
  if (both !== undefined) throw new Refusal(invalid(`Cannot both add and remove the same label: ${both}`))
  return { add, remove }
}

/** The messages a batch names; those that are gone are passed over. */
export function takeBatch({ mailbox, body }: GmailCall): GmailMessage[] {
  const ids = findTexts(body, 'ids') ?? []
  if (ids.length === 0) throw new Refusal(invalid('No message ids specified'))
  if (ids.length > 1000) throw new Refusal(invalid('Too many message ids'))
  return [...new Set(ids)].flatMap((id) => mailbox.messages.get(takeId(id)) ?? [])
}

/** The bytes of the mail in a message resource. */
export function takeRaw(message: GmailCall['body']): Buffer {
  const raw = findText(message, 'raw')
  if (raw === undefined || raw === '') {
    throw new Refusal(
      invalid("'raw' RFC822 payload message string or uploading message via /upload/* URL required"),
    )
  }
  if (!/^[\w+/-]*={0,2}$/.test(raw)) {
    throw new Refusal(
      invalid("Invalid value at 'message.raw' (TYPE_BYTES), Base64 decoding failed for the value given"),
    )
  }
  return Buffer.from(raw, 'base64url')
}

export function metadataOnly(words: string): SimulatedReply {
  return forbidden(`Metadata scope ${words}`)
}

/** Labels that users cannot assign or unassign. */
const fixed_labels = ['SENT', 'DRAFT', 'CHAT']

function checkLabel(mailbox: Mailbox, id: string): void {
  if (fixed_labels.includes(id)) throw new Refusal(invalid(`Invalid label: ${id}`))
  if (!mailbox.labels.has(id)) throw new Refusal(invalid('labelId not found'))
}

function takeId(id = ''): string {
  if (!/^[0-9a-f]{1,16}$/.test(id)) throw new Refusal(invalid('Invalid id value'))
  return id
}

function orderOf(id: string): bigint {
  return BigInt(`0x${id}`)
}
