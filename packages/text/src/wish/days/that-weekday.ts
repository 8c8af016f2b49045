import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import { type DayNumber, mondayOf, weekdayOf } from './day-number.ts'
import { type DayRange, dayRange } from './day-range.ts'
import type { Reader } from '../items/item-reader.ts'

/** `From noon of that Thursday`, `ese jueves`, `ce jeudi-là`, and not `I hope that Thursday suits you`. */
export function isThatWeekday({ textAt, language }: Reader, { start, end }: Span): boolean {
  const from = Math.max(0, start - longest_ahead)
  return those[language].test(`${textAt(from, start)}|${textAt(start, end + longest_behind)}`)
}

/** `during that very ` */
const longest_ahead = 18
const longest_behind = 4

/** Folded; the bar stands before the words for the day. */
const those: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[.,;:!?(] ?|(?:^| )(?:on|of|from|by|until|till|before|after|for|during) )that (?:same |very )?\|/,
  de: /(?:(?:^| )jene[mnr] \||(?:^| )an \|?diesem )/,
  fr: /(?:^| )ce \|?(?:ce )?[a-z]{5,8}(?: matin| soir)?[ -]la(?![a-z])/,
  es: /(?:^| )(?:ese|aquel)(?: mismo)? \|/,
  it: /(?:^| )(?:quel|quello stesso) \|/,
}

interface Named {
  /** By their weekday. */
  readonly dates: ReadonlyMap<number, DayNumber>
  /** The day that the mail named last. */
  readonly named: DayNumber
  readonly today: DayNumber
}

/** The date with that weekday, else the one in the week that the mail named last. */
export function thatWeekday(day: DayRange, { dates, named, today }: Named): DayRange {
  const weekday = weekdayOf(day.first)
  const date = dates.get(weekday) ?? (named > today ? mondayOf(named) + weekday - 1 : null)
  return date === null || date <= today ? day : dayRange(date, date, {})
}
