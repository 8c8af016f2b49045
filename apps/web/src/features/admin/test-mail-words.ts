import type { MailAttempt } from '@meridian/contract'
import { numberFormat } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'

/** What became of the test mail, and what to do about it. */
export function outcomeWords({ outcome, sent_to, took_ms }: MailAttempt): string {
  const seconds = numberFormat({ maximumFractionDigits: 1 }).format(Math.max(took_ms, 100) / 1000)
  switch (outcome) {
    case 'accepted':
      return t('The mail server accepted the mail to {address} after {seconds} s.', {
        address: sent_to,
        seconds,
      })
    case 'refused':
      return t('The mail server refused the mail to {address}. Check MAIL_FROM and your own address.', {
        address: sent_to,
      })
    case 'sign_in':
      return t('The mail server refused the user name or the password of SMTP_URL.')
    case 'busy':
      return t('The mail server accepts no mail now. Mails that wait are tried again by themselves.')
    case 'unreachable':
      return t('Nothing answers at the host and port of SMTP_URL.')
    case 'timeout':
      return t('The mail server did not answer within {seconds} s.', { seconds })
    default:
      return t(
        'The mail server could not be used. Check whether SMTP_URL begins with smtp:// or smtps:// as the server needs it.',
      )
  }
}
