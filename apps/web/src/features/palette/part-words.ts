import { instantOf } from '@meridian/engine'
import { weekdayOfNumber } from '../../platform/text/dates.ts'
import { formatList } from '../../platform/text/intl.ts'
import { plural, t } from '../../platform/text/text.ts'
import {
  type Clock,
  formatDateRange,
  formatDuration,
  formatPlainDate,
  formatPlainDay,
  formatTimeRange,
} from '../../platform/time/format.ts'
import { cityOf } from '../../platform/time/zones.ts'
import type { Meaning } from './sentence/meaning.ts'
import type { RepeatValue, Value } from './sentence/parts.ts'
import type { When } from './sentence/when.ts'

/** What a part says, as the reader writes it: the day or the hours it came to, not the words that were typed. */
export function partWords(value: Value, meaning: Meaning, clock: Clock): string {
  switch (value.kind) {
    case 'date':
      // Several days with hours of their own are a series; its first day alone would say too little.
      if (value.last !== null) return formatDateRange(value.first, value.last)
      return dayWords(meaning.when) ?? formatPlainDay(value.first)
    case 'moment':
    case 'time':
    case 'day_part':
      return hoursWords(meaning.when, clock) ?? ''
    case 'length':
      return formatDuration(value.minutes)
    case 'days':
      return plural(value.days, { one: '{count} day', other: '{count} days' })
    case 'until':
      return t('until {date}', { date: formatPlainDate(value.date) })
    case 'whole_day':
      return t('All day')
    case 'zone':
      return t('{city} time', { city: cityOf(value.zone) })
    case 'repeat':
      return repeatWords(value)
    case 'person':
      return value.name
    case 'guest':
      return value.email
    case 'label':
      return value.title
    case 'priority':
      return priorityWords(value.priority)
    case 'place':
      return value.name
    default:
      return value.href.replace(/^https?:\/\//, '')
  }
}

/** When the meeting takes place, in one line; empty where nothing is known. */
export function whenWords({ when, repeat }: Meaning, clock: Clock): string {
  if (!when) return ''
  const zone = when.zone === clock.zone ? null : t('{city} time', { city: cityOf(when.zone) })
  return [dayWords(when), hoursWords(when, clock), zone, ...seriesWords(repeat)].filter(Boolean).join(' · ')
}

/** How often, and until when: a series that says nothing of its end has none, as in the form. */
function seriesWords(repeat: Meaning['repeat']): readonly string[] {
  if (!repeat) return []
  const { until } = repeat
  return [
    repeatWords(repeat),
    ...(until === null ? [] : [t('until {date}', { date: formatPlainDate(until) })]),
  ]
}

export function repeatWords({ every, weekdays, interval }: RepeatValue): string {
  const days = formatList(weekdays.map((weekday) => weekdayOfNumber(weekday)))
  if (interval > 1) {
    if (every === 'day') return t('Every {interval} days', { interval })
    if (every === 'month') return t('Every {interval} months', { interval })
    return days === ''
      ? t('Every {interval} weeks', { interval })
      : t('Every {interval} weeks on {days}', { interval, days })
  }
  if (weekdays.length === 5 && !weekdays.includes(0) && !weekdays.includes(6)) return t('Weekdays')
  if (days !== '') return t('Every {days}', { days })
  return { day: t('Every day'), week: t('Every week'), month: t('Every month') }[every]
}

function dayWords(when: Meaning['when']): string | null {
  if (!when) return null
  if ('is_all_day' in when && when.is_all_day && when.end_date !== when.start_date) {
    return formatDateRange(when.start_date, when.end_date)
  }
  return formatPlainDay(when.start_date)
}

/** On the clock of the meeting's own zone. */
function hoursWords(when: Meaning['when'], { isTwelveHour }: Clock): string | null {
  if (!when || !('is_all_day' in when) || when.is_all_day) return null
  const [start, end] = instantsOf(when)
  const clock = { zone: when.zone, isTwelveHour }
  return formatTimeRange(start, end, clock)
}

function instantsOf({ start_date, start_time, end_date, end_time, zone }: When): readonly [number, number] {
  return [instantOf(`${start_date}T${start_time}`, zone), instantOf(`${end_date}T${end_time}`, zone)]
}

function priorityWords(priority: 'low' | 'medium' | 'high'): string {
  return { low: t('Low priority'), medium: t('Medium priority'), high: t('High priority') }[priority]
}
