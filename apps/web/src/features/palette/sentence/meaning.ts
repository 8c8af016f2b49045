import type { Part, Reader, RepeatValue, Value } from './parts.ts'
import type { Reading } from './sentence.ts'
import { type OnlyDay, valuesOf, type When, whenOf } from './when.ts'

/** What a sentence asks for. */
export interface Meaning {
  /** What is left of the text; empty only where nothing is left. */
  readonly title: string
  readonly when: When | OnlyDay | null
  /** How long the text says it lasts. */
  readonly minutes: number | null
  readonly repeat: (RepeatValue & { readonly until: string | null }) | null
  readonly names: readonly string[]
  readonly guests: readonly string[]
  readonly labels: readonly string[]
  readonly priority: 'low' | 'medium' | 'high' | null
  readonly place: string | null
  readonly link: string | null
}

/** What the kept parts of a reading mean; the words of all others are back in the title. */
export function meaningOf(text: string, reading: Reading, kept: readonly Part[], reader: Reader): Meaning {
  const values = kept.map(({ value }) => value)
  const [time] = valuesOf(values, 'time')
  const days = valuesOf(values, 'days')[0]?.days
  const minutes = valuesOf(values, 'length')[0]?.minutes
  const { date, repeat, until } = daysOf(values)
  const { isMorning, isEvening } = reading.language
  const when = whenOf(
    {
      date,
      time,
      dayPart: valuesOf(values, 'day_part')[0]?.dayPart ?? repeat?.dayPart ?? date?.dayPart ?? null,
      minutesAhead: valuesOf(values, 'moment')[0]?.minutesAhead,
      lengthMinutes: minutes,
      days,
      isWholeDay: valuesOf(values, 'whole_day').length > 0,
      zone: valuesOf(values, 'zone')[0]?.zone,
      repeat,
      hint: { isMorning: holds(isMorning, text), isEvening: holds(isEvening, text) },
    },
    reader,
  )
  return {
    title: titleOf(text, reading, kept),
    when,
    minutes: minutes ?? null,
    repeat: repeat ? { ...repeat, until: until ?? lastDay(when, days) } : null,
    names: valuesOf(values, 'person').map(({ name }) => name),
    guests: [...new Set(valuesOf(values, 'guest').map(({ email }) => email))],
    labels: [...new Set(valuesOf(values, 'label').map(({ title }) => title))],
    priority: valuesOf(values, 'priority').at(-1)?.priority ?? null,
    place: valuesOf(values, 'place')[0]?.name ?? null,
    link: valuesOf(values, 'link')[0]?.href ?? null,
  }
}

/** Which days, and whether again and again. */
function daysOf(values: readonly Value[]) {
  const [repeat] = valuesOf(values, 'repeat')
  const until = valuesOf(values, 'until')[0]?.date ?? null
  const [day] = valuesOf(values, 'date')
  if (!day || repeat) return { date: day, repeat, until }
  const last = until !== null && until > day.first ? until : day.last
  if (last === null || valuesOf(values, 'time').length === 0)
    return { date: { ...day, last }, repeat, until: null }
  // '3-5 Dec 9 to 5' is three days with hours of their own, not one event through two nights.
  return { date: { ...day, last: null }, repeat: every_day, until: last }
}

const every_day: RepeatValue = { kind: 'repeat', every: 'day', weekdays: [], interval: 1, dayPart: null }

/** The text without its kept parts. */
function titleOf(text: string, { parts, language }: Reading, kept: readonly Part[]): string {
  let title = ''
  let at = 0
  for (const part of parts) {
    const { from, to, value, isTitleToo } = part
    const between = text.slice(at, from)
    title += between
    // The comma of 'lunch on Friday, with Ana' set off what is not in the title.
    if (value.kind === 'person' && /^[\s,]*$/.test(between)) title = title.replace(/[\s,]+$/, '')
    if (isTitleToo || !kept.includes(part)) title += ` ${text.slice(from, to)} `
    at = to
  }
  const left = tidy(title + text.slice(at))
  return left.replaceAll(language.loose, '').trim() || left
}

function tidy(title: string): string {
  return title
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;.:!?])(?=\s|$)/g, '$1')
    .replaceAll(/([,;])(?:\s*[,;])+/g, '$1')
    .replaceAll(/\(\s*\)/g, '')
    .trim()
}

/** 'for six weeks', said of a series. */
function lastDay(when: Meaning['when'], days: number | undefined): string | null {
  if (!when || days === undefined) return null
  return Temporal.PlainDate.from(when.start_date)
    .add({ days: days - 1 })
    .toString()
}

function holds(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0
}
