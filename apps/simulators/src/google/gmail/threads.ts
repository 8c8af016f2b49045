import { type GmailMessage, listNewestFirst, type Mailbox, piecesOf } from './mailbox.ts'
import { findHeader, type MimePart } from './mime.ts'

/**
 * The thread that an incoming mail joins: one with a message that its `References` or `In-Reply-To`
 * name, under the same subject. Nothing when it begins a thread of its own.
 */
export function findThread(mailbox: Mailbox, mail: MimePart): string | undefined {
  const named = new Set([...idsIn(mail, 'references'), ...idsIn(mail, 'in-reply-to')])
  if (named.size === 0) return undefined
  return listNewestFirst(mailbox).find((message) => isParent(message, mail, named))?.thread_id
}

/**
 * Whether a mail that is sent or drafted may stand in the thread it names: `In-Reply-To` and
 * `References` both point into it, and the subject is the same. (discovery: `Message.threadId`)
 */
export function mayJoin(mailbox: Mailbox, mail: MimePart, thread_id: string): boolean {
  const inThread = [...mailbox.messages.values()].filter((message) => message.thread_id === thread_id)
  return ['in-reply-to', 'references'].every((field) => {
    const named = new Set(idsIn(mail, field))
    return inThread.some((message) => isParent(message, mail, named))
  })
}

/** The subject without the prefixes that answering and forwarding put before it. */
export function bareSubject(subject: string): string {
  return subject
    .replace(/^(\s*(re|aw|fw|fwd|wg|sv|tr)\s*(\[\d+\])?\s*:)+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function isParent(message: GmailMessage, mail: MimePart, named: ReadonlySet<string>): boolean {
  const parent = piecesOf(message)
  const id = findHeader(parent, 'message-id')?.trim() ?? ''
  return named.has(id) && subjectOf(parent) === subjectOf(mail)
}

function subjectOf(mail: MimePart): string {
  return bareSubject(findHeader(mail, 'subject') ?? '')
}

function idsIn(mail: MimePart, field: string): string[] {
  return findHeader(mail, field)?.match(/<[^<>\s]+>/g) ?? []
}
