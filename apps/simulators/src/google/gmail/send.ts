import type { SimulatedReply } from '../../kit/message.ts'
import { addMessage, nextSerial, touchMessage } from './changes.ts'
import { invalid, notFound } from './errors.ts'
import { addressesIn, cutFields, formatMailDate, isField, joinFields } from './fields.ts'
import type { MailWorld } from './mail-world.ts'
import { type GmailMessage, hasThread, type Mailbox } from './mailbox.ts'
import { splitMail } from './mime.ts'
import { mayJoin } from './threads.ts'

export interface Outgoing {
  readonly raw: Buffer
  /** The thread it is meant for; it joins only when its headers and subject fit. */
  readonly thread_id?: string | undefined
}

/**
 * Sends a mail: into the sender's mailbox, and to the recipients that have a mailbox in this
 * world. The service makes the `Message-Id` itself and puts its own address into `From`.
 */
export function sendMail(
  world: MailWorld,
  mailbox: Mailbox,
  { raw, thread_id }: Outgoing,
  nowMs: number,
): GmailMessage | { readonly refusal: SimulatedReply } {
  if (thread_id && !hasThread(mailbox, thread_id)) return { refusal: notFound() }
  const recipients = readRecipients(raw)
  if (typeof recipients === 'string') return { refusal: invalid(recipients) }
  const stamped = stamp(raw, mailbox, nowMs)
  const isToSelf = recipients.includes(mailbox.address)
  const message = addMessage(
    mailbox,
    {
      raw: stamped,
      label_ids: isToSelf ? ['UNREAD', 'SENT', 'INBOX'] : ['SENT'],
      thread_id: threadFor(mailbox, stamped, thread_id),
    },
    nowMs,
  )
  for (let count = 0; count < records_after_sending; count += 1) touchMessage(mailbox, message, nowMs)
  for (const address of new Set(recipients)) {
    const other = world.mailboxes.get(address)
    if (other && other !== mailbox) deliverCopy(other, stamped, nowMs)
  }
  return message
}

/** The mail as the service keeps it: received by HTTP, with a date, an id of its own and the right sender. */
export function stamp(raw: Buffer, mailbox: Mailbox, nowMs: number): Buffer {
  const { fields, body } = cutFields(raw)
  const at = formatMailDate(nowMs)
  const kept = fields
    .map((field) =>
      isField(field, 'message-id') ? { ...field, name: 'X-Google-Original-Message-ID' } : field,
    )
    .filter((field) => !isField(field, 'from') || addressesIn(field.value).includes(mailbox.address))
  const id = `<CASim${nowMs.toString(36)}${nextSerial(mailbox).toString(36)}@mail.gmail.example>`
  return joinFields(
    [
      {
        name: 'Received',
        value: `from 100000000001 named unknown by gmailapi.google.com with HTTPREST; ${at}`,
      },
      ...(kept.some((field) => isField(field, 'from')) ? [] : [{ name: 'From', value: mailbox.address }]),
      ...kept,
      ...(kept.some((field) => isField(field, 'date')) ? [] : [{ name: 'Date', value: at }]),
      { name: 'Message-Id', value: id },
    ],
    body,
  )
}

/** The thread it is meant for if it may stand in it, else one of its own. */
export function threadFor(mailbox: Mailbox, raw: Buffer, thread_id: string | undefined): string | null {
  return thread_id && mayJoin(mailbox, splitMail(raw), thread_id) ? thread_id : null
}

/** As after every recorded sending: the service touches the message a few times more. */
const records_after_sending = 2

/** The addresses in To, Cc and Bcc, or why there are none to send to. */
function readRecipients(raw: Buffer): string[] | string {
  const found: string[] = []
  for (const field of cutFields(raw).fields) {
    if (!['to', 'cc', 'bcc'].some((name) => isField(field, name)) || field.value.trim() === '') continue
    const addresses = addressesIn(field.value)
    if (addresses.length === 0) return `Invalid ${field.name} header`
    found.push(...addresses)
  }
  return found.length > 0 ? found : 'Recipient address required'
}

/** What the recipient gets: without Bcc, and with the marks of the way it took. */
function deliverCopy(mailbox: Mailbox, raw: Buffer, nowMs: number): void {
  const { fields, body } = cutFields(raw)
  const at = formatMailDate(nowMs)
  const received = joinFields(
    [
      { name: 'Delivered-To', value: mailbox.address },
      { name: 'Received', value: `by 2001:db8::1 with SMTP id sim; ${at}` },
      ...fields.filter((field) => !isField(field, 'bcc')),
    ],
    body,
  )
  addMessage(mailbox, { raw: received, label_ids: ['UNREAD', 'CATEGORY_PERSONAL', 'INBOX'] }, nowMs)
}
