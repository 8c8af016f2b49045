import { type GmailMessage, type HistoryKind, type Mailbox } from './mailbox.ts'
import { splitMail } from './mime.ts'
import { findThread } from './threads.ts'

export interface Arrival {
  readonly raw: Buffer
  readonly label_ids: readonly string[]
  /** Null for a thread of its own; when it is left out the mail itself decides. */
  readonly thread_id?: string | null
}

/** Puts a mail into the mailbox. The moment becomes the front of its id and, to the second, its `internalDate`. */
export function addMessage(mailbox: Mailbox, arrival: Arrival, nowMs: number): GmailMessage {
  const { raw, label_ids } = arrival
  const id = nextMessageId(mailbox, nowMs)
  const named = arrival.thread_id === undefined ? findThread(mailbox, splitMail(raw)) : arrival.thread_id
  const thread_id = named ?? id
  const internal_date_ms = Math.floor(nowMs / 1000) * 1000
  const message: GmailMessage = { id, thread_id, raw, internal_date_ms, label_ids, history_id: 0 }
  mailbox.messages.set(id, message)
  writeRecord(mailbox, [unchanged(message)], nowMs, 'messagesAdded')
  return message
}

/** Adds and removes labels: one record for what was added, one for what was removed, none for nothing. */
export function changeLabels(
  mailbox: Mailbox,
  messages: readonly GmailMessage[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
  nowMs: number,
): void {
  const added = messages.flatMap((message) => {
    const changed = add.filter((id) => !message.label_ids.includes(id))
    message.label_ids = [...changed, ...message.label_ids]
    return changed.length > 0 ? [{ message, changed }] : []
  })
  writeRecord(mailbox, added, nowMs, 'labelsAdded')
  const removed = messages.flatMap((message) => {
    const changed = remove.filter((id) => message.label_ids.includes(id))
    message.label_ids = message.label_ids.filter((id) => !changed.includes(id))
    return changed.length > 0 ? [{ message, changed }] : []
  })
  writeRecord(mailbox, removed, nowMs, 'labelsRemoved')
}

export function trashMessages(mailbox: Mailbox, messages: readonly GmailMessage[], nowMs: number): void {
  changeLabels(mailbox, messages, { add: ['TRASH'], remove: ['INBOX'] }, nowMs)
}

/** What was in the inbox before does not return to it. */
export function untrashMessages(mailbox: Mailbox, messages: readonly GmailMessage[], nowMs: number): void {
  changeLabels(mailbox, messages, { remove: ['TRASH'] }, nowMs)
}

/** For ever; past records go on naming the messages. */
export function deleteMessages(mailbox: Mailbox, messages: readonly GmailMessage[], nowMs: number): void {
  for (const { id } of messages) mailbox.messages.delete(id)
  for (const [draft, id] of mailbox.drafts) if (!mailbox.messages.has(id)) mailbox.drafts.delete(draft)
  writeRecord(mailbox, messages.map(unchanged), nowMs, 'messagesDeleted')
}

/** Records that say nothing but a name, as the service writes them when it works on a message itself. */
export function touchMessage(mailbox: Mailbox, message: GmailMessage, nowMs: number): void {
  writeRecord(mailbox, [unchanged(message)], nowMs)
}

/** From now on no history id that was given away is good any more. */
export function expireHistory(mailbox: Mailbox): void {
  mailbox.history.length = 0
  mailbox.history_id += historyStep(mailbox)
  mailbox.history_floor = mailbox.history_id
}

/** The next unique number. */
export function nextSerial(mailbox: Mailbox): number {
  mailbox.serial += 1
  return mailbox.serial
}

interface Mention {
  readonly message: GmailMessage
  readonly changed: readonly string[]
}

function unchanged(message: GmailMessage): Mention {
  return { message, changed: [] }
}

function writeRecord(
  mailbox: Mailbox,
  mentions: readonly Mention[],
  nowMs: number,
  kind?: HistoryKind,
): void {
  if (mentions.length === 0) return
  mailbox.history_id += historyStep(mailbox)
  for (const { message } of mentions) message.history_id = mailbox.history_id
  const messages = mentions.map(({ message: { id, thread_id, label_ids }, changed }) => ({
    id,
    thread_id,
    label_ids,
    changed,
  }))
  mailbox.history.push({ id: mailbox.history_id, at_ms: nowMs, messages, ...(kind && { kind }) })
}

/** Ids grow in irregular steps that are the same in every run. */
function historyStep(mailbox: Mailbox): number {
  return 1 + ((nextSerial(mailbox) * 7919) % 23)
}

/** Grows with time, and within one millisecond with the number of changes. */
function nextMessageId(mailbox: Mailbox, nowMs: number): string {
  const id = (BigInt(nowMs) << 20n) + BigInt((nextSerial(mailbox) * 61) % 1_048_576)
  const text = id.toString(16).padStart(16, '0')
  return mailbox.messages.has(text) ? nextMessageId(mailbox, nowMs) : text
}
