import { importMails } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

/** Why a file cannot be sent, told before anything is sent; null when it can. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!/\.(eml|mbox|mbx)$/i.test(name) && !/^(message\/rfc822|application\/mbox)$/i.test(type)) {
    return t('This is not a mail file. Mail files end with .eml or .mbox.')
  }
  if (size > importMails.bodyLimitBytes) {
    return t('This file is larger than 25 MB. Export fewer mails at a time.')
  }
  return size === 0 ? t('This file is empty.') : null
}
