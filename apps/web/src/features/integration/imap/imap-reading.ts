import type { MailboxState } from '@meridian/contract'
import { plural, t } from '../../../platform/text/text.ts'

type Reading = Pick<MailboxState, 'mails_read' | 'mails_expected'>

/** 'Begins in a moment.', '120 mails read so far.' or '120 of 4,000 mails read.' */
export function firstReadingWords({ mails_read, mails_expected }: Reading): string {
  if (mails_read === null) return t('Begins in a moment.')
  if (mails_expected === null || mails_expected < mails_read) {
    return plural(mails_read, { one: 'One mail read so far.', other: '{count} mails read so far.' })
  }
  return t('{read} of {expected} mails read.', { read: mails_read, expected: mails_expected })
}

/** How much of the first reading is done, from 0 to 1; null while the total is unknown. */
export function shareRead({ mails_read, mails_expected }: Reading): number | null {
  if (mails_read === null || !mails_expected || mails_expected < mails_read) return null
  return mails_read / mails_expected
}
