import type { ListedMail, Mail } from '@meridian/contract'
import { writePerson } from '@meridian/mail/person'
import { labelNames } from './mail.rules.ts'
import { peopleOf, replyCcOf } from './reply/reply.rules.ts'
import type { MailRow, WholeMail } from './mail.queries.ts'
import type { ShownMail } from './store/mail-parse.service.ts'

export function presentListedMail(row: MailRow): ListedMail {
  const sender = { name: row.from_name, address: row.from_address }
  return {
    mail_id: row.mail_id,
    thread_id: row.thread_id,
    mail_subject: row.edited_subject ?? row.subject,
    mail_summary: row.edited_summary ?? row.generated_summary?.text ?? null,
    mail_from: writePerson(sender),
    mail_sender: sender,
    mail_preview: row.preview,
    mail_labels: { integration_labels: labelNames(row.label_ids, row.labels) },
    mail_date: row.mail_date.toISOString(),
    mail_category: row.category,
    integration_mail_type: row.kind,
    is_read: row.is_read,
    is_starred: row.is_starred,
    is_archived: row.is_archived,
    is_deleted: row.is_deleted,
    has_attachments: row.has_attachments,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
    thread_mails: row.thread_mails,
    updated_at: row.updated_at.toISOString(),
  }
}

/** Less hidden text than this occurs without bad intent. */
const hidden_text_min = 20

/** What other features know of a mail. */
export type MailContext = Pick<Mail, 'mail_invitation' | 'mail_sending' | 'mail_offer'> & {
  /** The person's own, in lower case. */
  readonly own_addresses: ReadonlySet<string>
}

export function presentMail(
  { mail, content, attachments }: WholeMail,
  visible: ShownMail,
  { own_addresses, ...around }: MailContext,
): Mail {
  const { text, safe_html, ranges, hidden_characters, remote_images } = visible
  const sender = { name: mail.from_name, address: mail.from_address }
  return {
    ...presentListedMail(mail),
    mail_to: content.to_people,
    mail_cc: content.cc_people,
    mail_reply_to: content.reply_to_people.length > 0 ? content.reply_to_people : [sender],
    mail_reply_cc: replyCcOf({ ...peopleOf({ mail, content }), cc: content.cc_people }, own_addresses),
    mail_body: text,
    mail_html: safe_html,
    mail_ranges: [...ranges],
    has_remote_images: remote_images.length > 0,
    hidden_characters,
    has_hidden_text: hidden_characters >= hidden_text_min,
    is_cut: content.is_cut || visible.is_cut,
    is_text_only: visible.is_text_only,
    is_bulk: mail.is_bulk,
    mail_reply: mail.reply,
    is_subject_edited: mail.edited_subject !== null,
    is_summary_edited: mail.edited_summary !== null,
    attachments: attachments.map(({ attachment_id, name, media_type, bytes, is_inline }) => ({
      attachment_id,
      name,
      media_type,
      bytes,
      is_inline,
    })),
    ...around,
  }
}
