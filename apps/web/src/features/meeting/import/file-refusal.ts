import { importMeetings } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

/** Why a file cannot be sent, told before anything is sent; null when it can. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!/\.(ics|ical|icalendar|ifb)$/i.test(name) && type !== 'text/calendar') {
    return t('This is not a calendar file. Calendar files end with .ics.')
  }
  if (size > importMeetings.bodyLimitBytes) {
    return t('This file is larger than 10 MB. Export a shorter time span, or split it.')
  }
  return size === 0 ? t('This file is empty.') : null
}
