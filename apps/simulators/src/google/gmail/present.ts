import { nextSerial } from './changes.ts'
import { listThread, type GmailLabel, type GmailMessage, type Mailbox, piecesOf } from './mailbox.ts'
import type { MimePart } from './mime.ts'
import { encodeBytes, makeSnippet, presentPayload } from './payload.ts'

export const formats = ['full', 'metadata', 'minimal', 'raw'] as const
export type Format = (typeof formats)[number]

/** A message where others are listed or changed. */
export function presentReference({ id, thread_id }: GmailMessage) {
  return { id, threadId: thread_id }
}

/** What methods that change a message answer. */
export function presentLabels(message: GmailMessage) {
  const { label_ids } = message
  return { ...presentReference(message), ...(label_ids.length > 0 && { labelIds: label_ids }) }
}

export function presentMessage(
  mailbox: Mailbox,
  message: GmailMessage,
  format: Format,
  metadataHeaders: readonly string[] = [],
) {
  const rest = {
    sizeEstimate: message.raw.length,
    historyId: String(message.history_id),
    internalDate: String(message.internal_date_ms),
  }
  // Recorded answers of this format have an empty payload and no snippet.
  if (format === 'minimal') return { ...presentLabels(message), payload: { partId: '' }, ...rest }
  const mail = piecesOf(message)
  const shown = { ...presentLabels(message), snippet: makeSnippet(mail), ...rest }
  if (format === 'raw') return { ...shown, raw: encodeBytes(message.raw) }
  if (format === 'metadata') return { ...shown, payload: presentHeaders(mail, metadataHeaders) }
  return { ...shown, payload: presentPayload(mail, (partId) => nameAttachment(mailbox, message, partId)) }
}

/** A message of a thread after a change of labels: without its payload. */
export function presentInThread(message: GmailMessage) {
  return {
    ...presentLabels(message),
    snippet: makeSnippet(piecesOf(message)),
    sizeEstimate: message.raw.length,
    historyId: String(message.history_id),
    internalDate: String(message.internal_date_ms),
  }
}

/** The newest history id among the messages of a thread. */
export function threadHistoryId(mailbox: Mailbox, thread_id: string): string {
  const ids = listThread(mailbox, thread_id).map(({ history_id }) => history_id)
  return String(Math.max(0, ...ids))
}

/** A label without its counts. */
export function presentLabel(label: GmailLabel) {
  const { id, name, type, message_list_visibility, label_list_visibility, color } = label
  return {
    id,
    name,
    ...(message_list_visibility && { messageListVisibility: message_list_visibility }),
    ...(label_list_visibility && { labelListVisibility: label_list_visibility }),
    type,
    ...(color && { color }),
  }
}

/** The part an attachment id was made for; nothing when it was made for another message. */
export function readAttachmentId(message: GmailMessage, attachment_id: string): string | undefined {
  const prefix = attachment_prefix.exec(attachment_id)?.[0]
  if (prefix === undefined) return undefined
  const text = Buffer.from(attachment_id.slice(prefix.length), 'base64url').toString('latin1')
  const [id, partId] = text.split(' ')
  return id === message.id ? partId : undefined
}

const attachment_prefix = /^ANGjdJ/

/** A new one at every look, as the service does; earlier ones stay good. */
function nameAttachment(mailbox: Mailbox, { id }: GmailMessage, partId: string): string {
  return `ANGjdJ${Buffer.from(`${id} ${partId} ${nextSerial(mailbox)}`, 'latin1').toString('base64url')}`
}

function presentHeaders({ type, headers }: MimePart, wanted: readonly string[]) {
  const names = wanted.map((name) => name.toLowerCase())
  return {
    partId: '',
    mimeType: type,
    headers: names.length === 0 ? headers : headers.filter(({ name }) => names.includes(name.toLowerCase())),
  }
}
