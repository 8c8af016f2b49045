import { t } from '../../platform/text/text.ts'
import { twelveHourText } from '../../platform/text/times.ts'

/** Every half hour of a day, '00:00' to '23:30'. */
export const half_hours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
)

/** The half hours at which something can end: '00:30' to '24:00', midnight at the end of the day. */
export const half_hours_of_ends: readonly string[] = [...half_hours.slice(1), '24:00']

/** '13:45' as '01:45 PM', or unchanged on a 24-hour clock. '24:00' is '12:00 AM'. */
export function formatTimeText(time: string, isTwelveHour: boolean): string {
  return isTwelveHour ? twelveHourText(time) : time
}

/**
 * The time a person typed, as HH:mm, or null if it is none: '9', '9:15', '0915', '915pm', '9.15',
 * '9h15', '21', '12 am', 'noon', 'midnight', also in the reader's language. Without AM or PM the 24-hour
 * clock is meant.
 */
export function parseTimeText(text: string): string | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+|uhr$/g, '')
  if (typed === 'noon' || typed === t('noon').toLowerCase()) return '12:00'
  if (typed === 'midnight' || typed === t('midnight').toLowerCase()) return '00:00'

  const match = /^(\d{1,2})(?:[:.h]?(\d{2})?|h)([ap])?\.?(?:m\.?)?$/.exec(typed)
  if (!match) return null
  const [, hourText = '', minuteText = '00', meridiem] = match
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59 || hour > 23) return null
  if (!meridiem) return `${twoDigits(hour)}:${minuteText}`
  if (hour < 1 || hour > 12) return null
  return `${twoDigits((hour % 12) + (meridiem === 'p' ? 12 : 0))}:${minuteText}`
}

/** As parseTimeText, for the end of something: midnight, also typed as '24:00' or '24', is '24:00'. */
export function parseEndTimeText(text: string): string | null {
  const time = /^24(?:[:.h]?00|h)?$/.test(text.trim().toLowerCase()) ? '00:00' : parseTimeText(text)
  return time === '00:00' ? '24:00' : time
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
