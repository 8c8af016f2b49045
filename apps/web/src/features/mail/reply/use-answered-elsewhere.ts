import type { Mail } from '@meridian/contract'
import { useMailboxes } from '../use-mailboxes.ts'

/** Whether no account can send the answer, which is opened in the person's mail program then ([MAIL60]). */
export function useAnsweredElsewhere({
  integration_mail_type: kind,
  mail_reply_to,
}: Pick<Mail, 'integration_mail_type' | 'mail_reply_to'>): boolean {
  const mailboxes = useMailboxes().data
  const hasReader = Boolean(mail_reply_to[0]?.address)
  const isOfFiles = mailboxes?.every(({ integration_mail_type }) => integration_mail_type === 'file')
  return hasReader && kind === 'file' && isOfFiles === true
}
