import { splitMail, type MimePart } from './mime.ts'

/** One person's mail. Only the functions of changes.ts, labels.ts and drafts.ts change it. */
export interface Mailbox {
  /** Of the account, in lower case. */
  readonly address: string
  readonly messages: Map<string, GmailMessage>
  readonly labels: Map<string, GmailLabel>
  /** Draft id to message id. */
  readonly drafts: Map<string, string>
  /** Oldest first. */
  readonly history: HistoryRecord[]
  /** The newest history id that was given away. */
  history_id: number
  /** What was known before this history id can no longer be asked for. */
  history_floor: number
  /** The topic that changes are pushed to, and its expiry. */
  watch: { readonly topic: string; readonly expires_ms: number } | null
  /** Counts everything that needs a number of its own. */
  serial: number
}

export interface GmailMessage {
  /** 16 hex digits that grow with time. */
  readonly id: string
  readonly thread_id: string
  readonly raw: Buffer
  readonly internal_date_ms: number
  /** Newest first, as the service does. */
  label_ids: readonly string[]
  /** Of the last record that names it. */
  history_id: number
}

export interface GmailLabel {
  readonly id: string
  name: string
  readonly type: 'system' | 'user'
  message_list_visibility?: 'show' | 'hide'
  label_list_visibility?: 'labelShow' | 'labelShowIfUnread' | 'labelHide'
  color?: { readonly textColor?: string; readonly backgroundColor?: string }
}

/** A message as it stood when a record was written. */
export interface HistoryMention {
  readonly id: string
  readonly thread_id: string
  readonly label_ids: readonly string[]
  /** The labels that it got or lost. */
  readonly changed: readonly string[]
}

export type HistoryKind = 'messagesAdded' | 'messagesDeleted' | 'labelsAdded' | 'labelsRemoved'

export interface HistoryRecord {
  readonly id: number
  readonly at_ms: number
  readonly messages: readonly HistoryMention[]
  /** Without one the record tells only that something about its messages was touched. */
  readonly kind?: HistoryKind
}

export function newMailbox(address: string): Mailbox {
  return {
    address: address.toLowerCase(),
    messages: new Map(),
    labels: new Map(system_labels.map((label) => [label.id, { ...label }])),
    drafts: new Map(),
    history: [],
    history_id: 1000,
    history_floor: 1000,
    watch: null,
    serial: 0,
  }
}

/** All messages, newest first, which their ids tell. */
export function listNewestFirst({ messages }: Mailbox): GmailMessage[] {
  return [...messages.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** The messages of a thread, oldest first. */
export function listThread(mailbox: Mailbox, thread_id: string): GmailMessage[] {
  return listNewestFirst(mailbox)
    .filter((message) => message.thread_id === thread_id)
    .toReversed()
}

export function hasThread({ messages }: Mailbox, thread_id: string): boolean {
  return [...messages.values()].some((message) => message.thread_id === thread_id)
}

/** The mail in pieces; a message's bytes never change, so they are split once. */
export function piecesOf({ raw }: GmailMessage): MimePart {
  const known = split.get(raw)
  if (known) return known
  const mail = splitMail(raw)
  split.set(raw, mail)
  return mail
}

/** As a soak test compares it: what a complete and right client knows of this mailbox. */
export function describeMailbox(mailbox: Mailbox) {
  return {
    address: mailbox.address,
    history_id: String(mailbox.history_id),
    labels: [...mailbox.labels.values()].map((label) => ({ ...label })),
    drafts: Object.fromEntries(mailbox.drafts),
    messages: listNewestFirst(mailbox).map(({ raw, ...message }) => ({
      ...message,
      history_id: String(message.history_id),
      label_ids: message.label_ids.toSorted(),
      raw: raw.toString('base64'),
    })),
  }
}

const split = new WeakMap<Buffer, MimePart>()

/** In the order in which the service lists them; the visible ones come without visibilities. */
const system_labels: readonly GmailLabel[] = [
  hidden('CHAT'),
  shown('SENT'),
  shown('INBOX'),
  hidden('IMPORTANT'),
  hidden('TRASH'),
  shown('DRAFT'),
  hidden('SPAM'),
  hidden('CATEGORY_FORUMS'),
  hidden('CATEGORY_UPDATES'),
  hidden('CATEGORY_PERSONAL'),
  hidden('CATEGORY_PROMOTIONS'),
  hidden('CATEGORY_SOCIAL'),
  shown('STARRED'),
  shown('UNREAD'),
]

function shown(id: string): GmailLabel {
  return { id, name: id, type: 'system' }
}

function hidden(id: string): GmailLabel {
  return { ...shown(id), message_list_visibility: 'hide', label_list_visibility: 'labelHide' }
}
