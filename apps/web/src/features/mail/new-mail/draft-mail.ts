import type { Mail, NewMail } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import type { NewMailDraft } from './new-mail-draft.ts'
import { joinRecipients, parseRecipients } from './recipients.ts'

/** The mail as it is sent; addresses that are typed and not added yet count. */
export function mailOf(draft: NewMailDraft, forwarded_id: string, mail_signature: string) {
  const to = parseRecipients(draft.to_typed)
  const cc = parseRecipients(draft.cc_typed)
  const bcc = parseRecipients(draft.bcc_typed)
  const mail: NewMail = {
    mail_to: joinRecipients(draft.to, to.people),
    mail_cc: joinRecipients(draft.cc, cc.people),
    mail_bcc: joinRecipients(draft.bcc, bcc.people),
    file_ids: draft.files.map(({ file_id }) => file_id),
    mail_subject: draft.subject,
    mail_body: draft.body,
    mail_signature,
    forwarded_mail_id: forwarded_id === '' ? null : forwarded_id,
    attachment_ids: [...draft.attachment_ids],
  }
  return { mail, wrong: { to: to.wrong, cc: cc.wrong, bcc: bcc.wrong } }
}

/** How many bytes the chosen files of the forwarded mail have, as far as known. */
export function bytesOf(forwarded: Mail | null, attachment_ids: readonly string[]): number {
  const chosen = (forwarded?.attachments ?? []).filter(({ attachment_id }) =>
    attachment_ids.includes(attachment_id),
  )
  return chosen.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
}

export function errorOf([wrong]: readonly string[], isMissing: boolean): string | undefined {
  if (wrong !== undefined) return t('“{text}” is not an email address.', { text: wrong })
  return isMissing ? t('Add at least one recipient.') : undefined
}
