import type { MailAttachment } from '@meridian/contract'

/** Whether a file is in the format that Outlook wraps a mail's text and files in (TNEF). */
export function isOutlookFile({ name, media_type }: Pick<MailAttachment, 'name' | 'media_type'>): boolean {
  return /^application\/(?:vnd\.)?ms-tnef$/.test(media_type) || name.toLowerCase() === 'winmail.dat'
}
