import { day_ms, instantOf, type Interval, wallTimeOf } from '@meridian/engine'
import { findTurn } from '../../../platform/format-time.ts'
import { wallFormats } from '../../../platform/format-wall.ts'
import type { PageReader } from '../../../platform/http/page-reader.ts'

/** A time of a page on the clock of the zone that is shown. */
export interface ShownTime {
  readonly starts_ms: number
  /** "14:30", and "1:30 (first)" where the clocks go back over it. */
  readonly clock: string
  readonly turn: 'first' | 'second' | null
  readonly seats_left: number
}

/** Times of each day that has some, by date (`2026-11-24`), the earliest first. */
export type TimesByDay = ReadonlyMap<string, readonly ShownTime[]>

interface Bookable {
  readonly interval: Interval
  readonly seats_left: number
}

/**
 * The times by their days in the zone. A clock time that comes twice on a day is two times, of which each says its turn;
 * of one moment there is one time.
 */
export function timesByDay(slots: readonly Bookable[], zone: string, reader: PageReader): TimesByDay {
  const { clock } = wallFormats(reader)
  const once = new Map(slots.map((slot) => [slot.interval[0], slot]))
  const walls = [...once.values()].map(({ interval: [starts_ms], seats_left }) => ({
    starts_ms,
    seats_left,
    wall: wallTimeOf(starts_ms, zone),
    turn: findTurn(starts_ms, zone),
  }))
  const times = walls.map(({ wall, turn, starts_ms, seats_left }) => ({
    date: wall.slice(0, 10),
    time: {
      starts_ms,
      seats_left,
      clock: clock(wall),
      turn,
    },
  }))
  const days = Map.groupBy(times, ({ date }) => date)
  return new Map([...days].map(([date, all]) => [date, all.map(({ time }) => time)]))
}

/** The moments of the weeks that the month touches. */
export function weeksSpan(month: string, zone: string, first_day: number): Interval {
  const [first = `${month}-01`] = weekOf(`${month}-01`, first_day)
  const after = dateAfter(first, weeksOf(month, first_day).length * 7)
  return [instantOf(`${first}T00:00:00`, zone), instantOf(`${after}T00:00:00`, zone)]
}

/** `2026-11` and -1 is `2026-10`. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(Date.parse(`${month}-01T00:00:00Z`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** The weeks that a month touches; days of other months are null. Weeks begin with `first_day` (0 is Sunday). */
export function weeksOf(month: string, first_day: number): (string | null)[][] {
  const start = Date.parse(`${month}-01T00:00:00Z`)
  const lead = (new Date(start).getUTCDay() - first_day + 7) % 7
  const length = (Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - start) / day_ms
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, day) => {
      const place = week * 7 + day - lead
      return place < 0 || place >= length ? null : dateAfter(`${month}-01`, place)
    }),
  )
}

/** The seven days of the week around a date. */
export function weekOf(date: string, first_day: number): string[] {
  const back = (new Date(`${date}T00:00:00Z`).getUTCDay() - first_day + 7) % 7
  return Array.from({ length: 7 }, (_, day) => dateAfter(date, day - back))
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day_ms).toISOString().slice(0, 10)
}

/** The day that weeks begin with where people write as in the locale, 0 for Sunday. */
export function firstDayIn(locale: string): number {
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const known: { readonly getWeekInfo?: () => { readonly firstDay: number } } = new Intl.Locale(locale)
  return (known.getWeekInfo?.().firstDay ?? 1) % 7
}

/** A date that exists, from 2000 to 2199; null for any other text. */
export function readDate(text: string | null): string | null {
  if (text === null || !/^2[01]\d\d-\d\d-\d\d$/.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

export function readMonth(text: string | null): string | null {
  return readDate(`${text ?? ''}-01`)?.slice(0, 7) ?? null
}

/** Milliseconds since 1970, as links and forms have a time; null for any other text. */
export function readMoment(text: string | null): number | null {
  return text !== null && /^\d{12,13}$/.test(text) ? Number(text) : null
}
