import { queues } from '../../queues.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { Mail } from '../../platform/mail/mail.ts'
import { SealError, type SecretBox } from '../../platform/security/secret-box.ts'
import * as queries from './outbox.queries.ts'
import { giveUpAt } from './outbox.rules.ts'
import { updateMoved, updateReleased } from './outgoing-file.queries.ts'

const outgoing_kinds = [
  'account',
  'reply',
  'message',
  'invitation',
  'update',
  'cancellation',
  'answer',
  'reminder',
  'booking',
  'poll',
] as const
export type OutgoingKind = (typeof outgoing_kinds)[number]

/**
 * The key of a mail: there is only one of the same kind and time, about the same subject, to the same
 * address.
 */
export interface OutgoingKey {
  readonly address: string
  readonly about_id: string
  readonly kind: OutgoingKind
  /** The version of the subject, such as when a meeting was changed. */
  readonly time: string
}

export interface OutgoingEmail {
  readonly key: OutgoingKey
  /** The mail's sender; null for the instance's own. */
  readonly user_id: string | null
  /**
   * `own_mailbox`: the person's account, or the instance's server in their name where they have none.
   * `instance`: the server of the settings, or the person's account where none is set.
   */
  readonly route: 'own_mailbox' | 'instance'
  readonly mail: Mail
  /** The address has no account here, and counts as a stranger's. */
  readonly isToStranger?: boolean
  /** The mailbox to send from; by default any of the person's. */
  readonly mailbox_id?: string
  /** The mail that it replies to. */
  readonly mail_id?: string
  /** The person's draft, to restore where the mail is not sent. */
  readonly draft?: Draft
  /** The earliest time to send it. */
  readonly sendAt?: Date
  /** The person chose that time, so that the mail is listed until then. */
  readonly isScheduled?: boolean
  /** The time from which the mail is useless. */
  readonly uselessAt?: Date
}

const Recipient = z.object({ name: z.string(), address: z.string() })
type Recipient = z.infer<typeof Recipient>

const Draft = z.object({
  mail_subject: z.string(),
  mail_body: z.string(),
  /** The meeting whose times it offers. */
  meeting_id: z.uuid().nullable(),
  /** Of a mail that replies to none. */
  message: z
    .object({
      mail_to: z.array(Recipient),
      mail_cc: z.array(Recipient),
      /** Missing in mails of an older version. */
      mail_bcc: z.array(Recipient).default([]),
      forwarded_mail_id: z.uuid().nullable(),
      attachment_ids: z.array(z.uuid()),
      mail_signature: z.string().default(''),
    })
    .optional(),
})
export type Draft = z.infer<typeof Draft>

const Content = z.object({ mail: Mail, draft: Draft.nullable() })
export type OutgoingContent = z.infer<typeof Content>

/**
 * Sends a mail once after the transaction commits, over any failures of the server or the connection: there
 * is only one mail with the same key. Returns its id; that of an existing one where there is one. Throws
 * where a value would add a header.
 */
export async function sendOnce(tx: Db, box: SecretBox, letter: OutgoingEmail, now: Date): Promise<string> {
  const { key, user_id, route, mail, mailbox_id = null, mail_id = null, draft = null } = letter
  const { sendAt = now, uselessAt, isToStranger = false, isScheduled = false } = letter
  const outgoing_mail_id = newId()
  const key_sha256 = hashOf(key)
  const isNew = await queries.insertOutgoing(tx, {
    outgoing_mail_id,
    user_id,
    kind: key.kind,
    about_id: key.about_id,
    key_sha256,
    route,
    mailbox_id,
    mail_id,
    content_sealed: sealContent(box, outgoing_mail_id, { mail, draft }),
    state: 'waiting',
    send_at: sendAt,
    is_scheduled: isScheduled,
    next_try_at: sendAt,
    give_up_at: giveUpAt(sendAt, uselessAt),
    created_at: now,
    updated_at: now,
    is_to_stranger: isToStranger,
  })
  if (!isNew) return queries.getIdByKey(tx, key_sha256)
  await enqueueOutgoing(tx, { outgoing_mail_id, at: sendAt }, now)
  return outgoing_mail_id
}

/**
 * The recipients that were refused get an unsent mail of their own with its files, which its author can send again, change
 * or give up: the others have theirs. One with several hidden recipients goes to its author.
 */
export async function insertRefused(
  tx: Db,
  box: SecretBox,
  {
    row,
    from,
    refused,
  }: { readonly row: queries.OutgoingRow; readonly from: Recipient; readonly refused: readonly string[] },
  now: Date,
): Promise<void> {
  const content = openContent(box, row)
  const left = content && onlyFor(content, refused, from)
  if (!left) return
  const outgoing_mail_id = newId()
  const { user_id, about_id, route, mailbox_id } = row
  await queries.insertOutgoing(tx, {
    outgoing_mail_id,
    user_id,
    kind: 'message',
    about_id,
    key_sha256: hashOf({
      address: left.mail.to.address,
      about_id: row.outgoing_mail_id,
      kind: 'message',
      time: 'refused',
    }),
    route,
    mailbox_id,
    content_sealed: sealContent(box, outgoing_mail_id, left),
    state: 'failed',
    problem: refusalOf(refused),
    send_at: now,
    next_try_at: now,
    give_up_at: giveUpAt(now),
    created_at: now,
    updated_at: now,
  })
  await updateMoved(tx, { from: row.outgoing_mail_id, to: outgoing_mail_id }, now)
}

const named_max = 5

function refusalOf(refused: readonly string[]): string {
  if (refused.length === 1) return 'The mail server refused this address. The other recipients have the mail.'
  const named = refused.slice(0, named_max).join(', ')
  const addresses = refused.length > named_max ? `${named}, …` : named
  return `The mail server refused ${refused.length} addresses: ${addresses}. The other recipients have the mail.`
}

/** The mail to some of its recipients; undefined where it has none of them. No hidden one is shown to another. */
function onlyFor(
  { mail, draft }: OutgoingContent,
  addresses: readonly string[],
  from: Recipient,
): OutgoingContent | undefined {
  const among = (people: Recipient[] = []) => people.filter(({ address }) => addresses.includes(address))
  const [shown, hidden] = [among([mail.to, ...(mail.also_to ?? []), ...(mail.cc ?? [])]), among(mail.bcc)]
  if (shown.length + hidden.length === 0) return undefined
  const alone = hidden.length === 1 ? hidden : [from]
  const named = shown.length > 0 ? shown : alone
  const bcc = named === hidden ? [] : hidden
  const [to = from, ...also_to] = named
  const written = draft?.message
  return {
    mail: { ...mail, to, also_to, cc: [], bcc },
    draft: {
      mail_subject: mail.subject,
      // The text of a reply is its own with the signature.
      mail_body: (written && draft?.mail_body) ?? mail.text,
      meeting_id: null,
      message: {
        mail_to: named,
        mail_cc: [],
        mail_bcc: bcc,
        forwarded_mail_id: written?.forwarded_mail_id ?? null,
        attachment_ids: written?.attachment_ids ?? [],
        mail_signature: written?.mail_signature ?? '',
      },
    },
  }
}

/** Takes back an unsent mail; its files belong to the draft again. False when it is being sent, or may be. */
export async function cancelOutgoing(tx: Db, outgoing_mail_id: string, now: Date): Promise<boolean> {
  const isCancelled = await queries.updateCancelled(tx, outgoing_mail_id, now)
  if (isCancelled) await updateReleased(tx, outgoing_mail_id, now)
  return isCancelled
}

/**
 * Retries at once a mail that waits or has failed, for another day. False when it is being sent, or was sent.
 */
export async function retryOutgoing(tx: Db, outgoing_mail_id: string, now: Date): Promise<boolean> {
  const isWaiting = await queries.updateRetry(tx, { outgoing_mail_id, give_up_at: giveUpAt(now) }, now)
  if (isWaiting) await enqueueOutgoing(tx, { outgoing_mail_id, at: now }, now)
  return isWaiting
}

/** The account works again: enqueues the mails that waited for it. */
export async function resumeOutgoing(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const outgoing_mail_id of await queries.makeHeldMailsDueNow(tx, user_id, now)) {
    await enqueueOutgoing(tx, { outgoing_mail_id, at: now }, now)
  }
}

export async function enqueueOutgoing(
  tx: Db,
  { outgoing_mail_id, at }: { readonly outgoing_mail_id: string; readonly at: Date },
  now: Date,
): Promise<void> {
  const when = at > now ? { startAt: at } : {}
  await enqueue(tx, queues.sendMail, { outgoing_mail_id }, { now, key: outgoing_mail_id, ...when })
}

/** The content of an unsent mail; undefined where it is deleted, or the server's key has changed. */
export function openContent(
  box: SecretBox,
  { outgoing_mail_id, content_sealed }: Pick<queries.OutgoingRow, 'outgoing_mail_id' | 'content_sealed'>,
): OutgoingContent | undefined {
  if (content_sealed === null) return undefined
  try {
    return Content.parse(JSON.parse(box.open(content_sealed, outgoing_mail_id)))
  } catch (problem) {
    if (problem instanceof SealError) return undefined
    throw problem
  }
}

function sealContent(box: SecretBox, outgoing_mail_id: string, content: OutgoingContent): Buffer {
  return box.seal(JSON.stringify(Content.parse(content)), outgoing_mail_id)
}

function hashOf({ address, about_id, kind, time }: OutgoingKey): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([address.toLowerCase(), about_id, kind, time]))
    .digest()
}
