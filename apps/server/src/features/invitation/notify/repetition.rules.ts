import { parseRecurrence, type Rule } from '@meridian/engine'
import { textsIn } from '../../../platform/texts/texts.ts'
import { dayFor, listFor, type Reader, weekdayFor } from './reader.rules.ts'
import type { DeliveredMeeting } from './delivered-meeting.rules.ts'

/** How a meeting repeats, in words; null for one that does not. */
export function repetitionFor({ rrule, added, start }: DeliveredMeeting, reader: Reader): string | null {
  const several = textsIn(reader.language).t('On several dates')
  if (rrule === null) return added.length > 0 ? several : null
  const parsed = parseRecurrence(rrule)
  if (!parsed.ok) return several
  const every = everyWords(parsed.rule, start.time, reader)
  return every === null ? several : `${every}${endWords(parsed.rule, start.zone, reader)}`
}

/** Null for a rule that does not fit one sentence. */
function everyWords(rule: Rule, start: string, reader: Reader): string | null {
  const { plural } = textsIn(reader.language)
  const { frequency, interval, weekdays, monthDays } = rule
  const isPlain = [rule.months, rule.yearDays, rule.weekNumbers, rule.hours, rule.minutes, rule.positions]
  if (isPlain.some((part) => part.length > 0) || weekdays.some(({ ordinal }) => ordinal !== 0)) return null
  if (frequency === 'WEEKLY' || (frequency === 'DAILY' && interval === 1 && weekdays.length > 0))
    return monthDays.length > 0
      ? null
      : plural(
          interval,
          { one: 'Every week on {days}', other: 'Every {count} weeks on {days}' },
          { days: dayNames(rule, start, reader) },
        )
  if (weekdays.length > 0 || monthDays.length > 1) return null
  const [day = Number(start.slice(8, 10))] = monthDays
  if (frequency === 'MONTHLY') {
    const forms = { one: 'Every month on day {day}', other: 'Every {count} months on day {day}' } as const
    return day < 0 ? null : plural(interval, forms, { day })
  }
  if (monthDays.length > 0) return null
  if (frequency === 'DAILY') return plural(interval, { one: 'Every day', other: 'Every {count} days' })
  return frequency === 'YEARLY' ? plural(interval, { one: 'Every year', other: 'Every {count} years' }) : null
}

/** From Monday on. */
function dayNames({ weekdays }: Rule, start: string, reader: Reader): string {
  const days = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [weekdayOf(start)]
  const inOrder = [...new Set(days)].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return listFor(
    inOrder.map((day) => weekdayFor(day, reader)),
    reader,
  )
}

function weekdayOf(date: string): number {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()
}

function endWords({ count, until }: Rule, zone: string | null, reader: Reader): string {
  const { t, plural } = textsIn(reader.language)
  if (count !== null) return plural(count, { one: ', {count} time', other: ', {count} times' })
  if (until === null) return ''
  const day = dayFor(until.ms, until.kind === 'instant' ? (zone ?? 'UTC') : 'UTC', reader)
  return t(', until {day}', { day })
}
