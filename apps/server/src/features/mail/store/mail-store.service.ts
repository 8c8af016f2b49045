import type { IntegrationMailType } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { flagsOf, type MailLabels, markWords, threadIdOf } from '../mail.rules.ts'
import type { ReadMailParts } from './mail-parse.rules.ts'
import * as queries from './mail-store.queries.ts'
import type { NewMail } from './mail-store.queries.ts'
import { enqueueCalendarMails } from '../../invitation/invitation.api.ts'

/** A mail to store, with what its source knows. */
export interface IncomingMail {
  readonly external_id: string
  /** Null where the headers alone define conversations. */
  readonly external_thread_id: string | null
  /** The same in every folder of its mailbox; null where `external_id` is. */
  readonly identity: string | null
  readonly label_ids: readonly string[]
  readonly date_ms: number
  readonly parts: ReadMailParts
}

/** The owner of the mails and their mailbox. */
export interface MailPlace {
  readonly user_id: string
  readonly mailbox_id: string
  readonly kind: IntegrationMailType
  readonly labels: MailLabels
  readonly own_addresses: readonly string[]
  readonly reading_id: string | null
}

/** Stores mails; known ones stay as they are. Returns the ids of new ones. */
export async function writeMails(
  tx: Db,
  place: MailPlace,
  mails: readonly IncomingMail[],
  now: Date,
): Promise<string[]> {
  const fresh = mails.map((mail) => newMail(place, mail, now))
  const mail_ids = await queries.insertMails(tx, fresh)
  const ids = new Set(mail_ids)
  const withCalendars = mails.flatMap(({ parts: { mail } }, index) => {
    const { mail_id, place: put } = fresh[index]?.mail ?? {}
    return mail_id && ids.has(mail_id) && put === 'received' && mail.calendars.length > 0 ? mail_id : []
  })
  await enqueueCalendarMails(tx, withCalendars, now)
  return mail_ids
}

/**
 * Like the query of that name. A mail that leaves spam may contain an invitation, which is processed then.
 */
export async function writeLabels(
  tx: Db,
  place: Parameters<typeof queries.writeLabels>[1],
  mails: readonly queries.LabelledMail[],
  now: Date,
): Promise<void> {
  const received = mails.flatMap(({ external_id, flags }) => (flags.place === 'received' ? external_id : []))
  const found = await queries.listUnprocessedCalendarMails(tx, place.mailbox_id, received)
  await queries.writeLabels(tx, place, mails)
  await enqueueCalendarMails(tx, found, now)
}

function newMail(place: MailPlace, incoming: IncomingMail, now: Date): NewMail {
  const { parts, label_ids } = incoming
  const { mail } = parts
  const { user_id, mailbox_id, kind, reading_id } = place
  const mail_id = newId()
  const from = mail.from ?? { name: '', address: '' }
  return {
    mail: {
      mail_id,
      user_id,
      mailbox_id,
      external_id: incoming.external_id,
      thread_id: threadOf(place, incoming),
      external_thread_id: incoming.external_thread_id,
      identity: incoming.identity,
      kind,
      subject: mail.subject,
      from_name: from.name,
      from_address: from.address,
      mail_date: new Date(incoming.date_ms),
      preview: parts.preview,
      category: parts.category,
      label_ids: [...label_ids],
      ...flagsOf(label_ids),
      has_attachments: parts.attachments.some(({ is_inline }) => !is_inline),
      is_bulk: mail.is_bulk,
      reading_id,
      created_at: now,
      updated_at: now,
    },
    words: markWords(user_id, parts.words),
    content: contentOf(mail_id, parts),
    attachments: parts.attachments.map((file, index) => ({
      attachment_id: newId(),
      mail_id,
      place: index,
      name: file.name,
      media_type: file.media_type,
      bytes: file.bytes,
      is_inline: file.is_inline,
      content_id: file.content_id,
      external_id: file.remote_id,
      content: file.remote_id === null ? Buffer.from(file.content) : null,
    })),
  }
}

function contentOf(mail_id: string, { mail, is_text_only }: ReadMailParts): NewMail['content'] {
  return {
    mail_id,
    message_id: mail.message_id,
    in_reply_to: mail.in_reply_to,
    reference_ids: [...mail.references],
    to_people: JSON.stringify(mail.to),
    cc_people: JSON.stringify(mail.cc),
    reply_to_people: JSON.stringify(mail.reply_to),
    date_offset_minutes: mail.date_offset_minutes,
    text_source: mail.text,
    html_source: mail.html,
    calendars: JSON.stringify(mail.calendars),
    is_cut: mail.is_cut,
    is_text_only,
  }
}

/** By the provider's id of the conversation, else by the mail that began it. */
function threadOf({ user_id, mailbox_id }: MailPlace, incoming: IncomingMail): string {
  const { external_thread_id, external_id } = incoming
  const { mail } = incoming.parts
  if (external_thread_id !== null) return threadIdOf(mailbox_id, external_thread_id)
  return threadIdOf(user_id, mail.references[0] ?? mail.in_reply_to ?? mail.message_id ?? external_id)
}
