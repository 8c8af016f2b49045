import { dateFormat, formatTag } from './intl.ts'

/** 'HH:mm' or 'HH:mm:ss' on a 12-hour clock: '13:45' as '01:45 PM', as the reader's language says it. '24:00' is '12:00 AM'. */
export function twelveHourText(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  if (formatTag().startsWith('en')) {
    return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
  }
  const moment = Date.parse(`2026-01-01T${String(hour).padStart(2, '0')}${time.slice(2)}Z`)
  const second = time.length > 5 ? ({ second: '2-digit' } as const) : {}
  return dateFormat({ hour: '2-digit', minute: '2-digit', ...second, hour12: true, timeZone: 'UTC' }).format(
    moment,
  )
}
