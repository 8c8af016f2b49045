import { daysBetween, formatShortDay } from '../../platform/time/format.ts'

/** 'Today', 'Tomorrow', 'Yesterday', else 'Fri 20 Nov'. */
export function dayWord(date: string, today: string): string {
  const away = daysBetween(today, date)
  if (away === 0) return 'Today'
  if (away === 1) return 'Tomorrow'
  return away === -1 ? 'Yesterday' : formatShortDay(date)
}
