import { numberFormat } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** '8.4 MB': three figures at most, in steps of 1,024. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let step = 0
  // Rounding 1,023.6 up would give 1,024 of a unit that has 1,024.
  while (value >= 1023.5 && step < units.length - 1) {
    value /= 1024
    step += 1
  }
  const text = value < 10 && step > 0 ? oneDecimal().format(value) : String(Math.round(value))
  return `${text} ${units[step] ?? 'PB'}`
}

/** '3 d 4 h', '5 h 12 min', '40 s': how long something has been running. */
export function formatUptime(seconds: number): string {
  if (seconds < 60) return t('{seconds} s', { seconds: Math.floor(seconds) })
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return t('{minutes} min', { minutes })
  if (hours < 24) return t('{hours} h {minutes} min', { hours, minutes: minutes % 60 })
  return t('{days} d {hours} h', { days: Math.floor(hours / 24), hours: hours % 24 })
}

function oneDecimal(): Intl.NumberFormat {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
