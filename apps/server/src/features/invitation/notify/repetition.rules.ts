import { parseRecurrence, type Rule } from '@meridian/engine'
import { dayFor, listFor, type MailLanguage, type Reader, weekdayFor } from './reader.rules.ts'
import type { DeliveredMeeting } from './delivered-meeting.rules.ts'

/** How a meeting repeats, as text; null for one that does not. */
export function repetitionFor({ rrule, added, start }: DeliveredMeeting, reader: Reader): string | null {
  const said = words[reader.language]
  if (rrule === null) return added.length > 0 ? said.several : null
  const parsed = parseRecurrence(rrule)
  if (!parsed.ok) return said.several
  const every = everyWords(parsed.rule, start.time, reader)
  return every === null ? said.several : `${every}${endWords(parsed.rule, start.zone, reader)}`
}

interface Words {
  readonly several: string
  readonly day: (every: number) => string
  readonly week: (every: number, days: string) => string
  readonly month: (every: number, day: number) => string
  readonly year: (every: number) => string
  readonly times: (count: number) => string
  readonly until: (day: string) => string
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    several: 'On several dates',
    day: (every) => (every === 1 ? 'Every day' : `Every ${every} days`),
    week: (every, days) => (every === 1 ? `Every week on ${days}` : `Every ${every} weeks on ${days}`),
    month: (every, day) =>
      every === 1 ? `Every month on day ${day}` : `Every ${every} months on day ${day}`,
    year: (every) => (every === 1 ? 'Every year' : `Every ${every} years`),
    times: (count) => `, ${count} times`,
    until: (day) => `, until ${day}`,
  },
  de: {
    several: 'An mehreren Terminen',
    day: (every) => (every === 1 ? 'Jeden Tag' : `Alle ${every} Tage`),
    week: (every, days) => (every === 1 ? `Jede Woche am ${days}` : `Alle ${every} Wochen am ${days}`),
    month: (every, day) => (every === 1 ? `Jeden Monat am ${day}.` : `Alle ${every} Monate am ${day}.`),
    year: (every) => (every === 1 ? 'Jedes Jahr' : `Alle ${every} Jahre`),
    times: (count) => `, ${count}-mal`,
    until: (day) => `, bis ${day}`,
  },
}

/** Null for a rule that does not fit one sentence. */
function everyWords(rule: Rule, start: string, reader: Reader): string | null {
  const said = words[reader.language]
  const { frequency, interval, weekdays, monthDays } = rule
  const isPlain = [rule.months, rule.yearDays, rule.weekNumbers, rule.hours, rule.minutes, rule.positions]
  if (isPlain.some((part) => part.length > 0) || weekdays.some(({ ordinal }) => ordinal !== 0)) return null
  if (frequency === 'WEEKLY' || (frequency === 'DAILY' && interval === 1 && weekdays.length > 0))
    return monthDays.length > 0 ? null : said.week(interval, dayNames(rule, start, reader))
  if (weekdays.length > 0 || monthDays.length > 1) return null
  const [day = Number(start.slice(8, 10))] = monthDays
  if (frequency === 'MONTHLY') return day < 0 ? null : said.month(interval, day)
  if (monthDays.length > 0) return null
  if (frequency === 'DAILY') return said.day(interval)
  return frequency === 'YEARLY' ? said.year(interval) : null
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
  const said = words[reader.language]
  if (count !== null) return said.times(count)
  if (until === null) return ''
  return said.until(dayFor(until.ms, until.kind === 'instant' ? (zone ?? 'UTC') : 'UTC', reader))
}
