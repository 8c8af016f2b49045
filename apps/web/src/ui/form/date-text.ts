import { formatPlainDate, monthName } from '../../platform/text/dates.ts'
import { hasOwnFormats } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/** 2026-11-19 as '19 Nov 2026', or as the reader's region writes it. */
export function formatDateText(date: string): string {
  return formatPlainDate(date)
}

/**
 * The date a person typed, as yyyy-MM-dd, or null if it is none. Understands '2026-11-19',
 * '19 Nov 2026', 'Nov 19', '19.11.', '19/11/2026', today and tomorrow. Numbers alone are read day
 * first unless `isMonthFirst`; without a year the next such day from `today` on is meant. Words may also be those
 * of the reader's language.
 */
export function parseDateText(text: string, today: string, isMonthFirst = false): string | null {
  const typed = text.trim().toLowerCase()
  if (typed === 'today' || typed === t('Today').toLowerCase()) return today
  if (typed === 'tomorrow' || typed === t('Tomorrow').toLowerCase()) return dayAfter(today)

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const parts = typed.split(/[\s.,/-]+/).filter(Boolean)
  if (parts.length < 2 || parts.length > 3) return null
  const monthAt = parts.findIndex((part) => monthOf(part) !== 0)
  const numbers = parts.filter((_, index) => index !== monthAt)
  if (!numbers.every((part) => /^\d{1,4}(st|nd|rd|th)?$/.test(part))) return null
  const [first = 0, second = 0, third] = numbers.map((part) => Number.parseInt(part, 10))

  if (monthAt >= 0)
    return completed(numbers.length > 1 ? second : undefined, monthOf(parts[monthAt] ?? ''), first, today)
  return isMonthFirst ? completed(third, first, second, today) : completed(third, second, first, today)
}

function monthOf(word: string): number {
  if (word.length < 3) return 0
  const english = months.findIndex((month) => word.startsWith(month)) + 1
  if (english > 0 || hasOwnFormats()) return english
  return months.findIndex((_, month) => monthName(month).toLowerCase().startsWith(word)) + 1
}

function completed(year: number | undefined, month: number, day: number, today: string): string | null {
  if (year !== undefined) return dateOf(year < 100 ? 2000 + year : year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const date = dateOf(thisYear, month, day)
  return date !== null && date < today ? dateOf(thisYear + 1, month, day) : date
}

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1000 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
