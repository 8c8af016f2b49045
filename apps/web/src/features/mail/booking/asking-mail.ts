import type { Mail } from '@meridian/contract'
import { isoDate } from '../../../platform/time/format.ts'

/** A mail as the reading of its wishes takes it. */
export function askingMail(mail: Mail, zone: string) {
  return {
    subject: mail.mail_subject,
    text: mail.mail_body,
    quoted: mail.mail_ranges,
    sentOn: isoDate(mail.mail_date, zone),
    isBulk: mail.is_bulk,
  }
}
