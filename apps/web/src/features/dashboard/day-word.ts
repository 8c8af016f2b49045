import { t } from '../../platform/text/text.ts'
import { daysBetween, formatShortDay } from '../../platform/time/format.ts'

/** 'Today', 'Tomorrow', 'Yesterday', else 'Fri 20 Nov'. */
export function dayWord(date: string, today: string): string {
  const away = daysBetween(today, date)
  if (away === 0) return t('Today')
  if (away === 1) return t('Tomorrow')
  return away === -1 ? t('Yesterday') : formatShortDay(date)
}
