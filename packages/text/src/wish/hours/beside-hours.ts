import { addItem } from '../items/add-item.ts'
import { speaksOfDoing } from '../cues/occupied.ts'
import { betweenLast } from './between-hours.ts'
import { concludesBehind } from '../signs/conclusions.ts'
import { freesThen } from './free-after.ts'
import { daysFromThen } from './from-then.ts'
import { type DaysItem, type HoursItem, isBeforeThat } from '../items/groups.ts'
import { type Hours, type Item, longest_clause, whole_day } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import type { ReadSentence } from '../passes/judge-sentence.ts'

/** `I teach from 10 to 12, after that I am free`: behind the hours that the sentence named last, else those of one before it. */
export function addAfterHours(reader: Reader, at: number): void {
  const term = reader.terms[at]
  const last = reader.items.at(-1)
  if (!term || (last && last.kind !== 'hours')) return
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isAsked = concludesBehind(reader) || (!last && reader.textAt().trimEnd().endsWith('?'))
  const isDoing = speaksOfDoing(said, reader.language)
  const isFromThen = !last && term.kind === 'from_then'
  const isWanted = isAsked || freesThen(said, reader.language) || (isFromThen && !isDoing)
  // `Between 8 and 10, after that I am with a client`
  const isExcluded = !isWanted && isDoing
  if (!isWanted && !isExcluded) return
  // `Half past seven; before that I am in the stable, and after that I am of no use`
  if (isExcluded && last?.isExcluded === true && last.hours.from === 0) return
  const hours = last ? behind(last) : whole_day
  if (hours)
    addItem(reader, at, at + 1, {
      kind: 'hours',
      isExcluded,
      hours,
      ...(last ? {} : { isAfterThat: true, isFromThen }),
    })
}

/** `I have the dentist at 12, so before that …`; false where nothing is said of the hours before those named last. */
export function addBeforeHours(reader: Reader, at: number): boolean {
  const term = reader.terms[at]
  const last = reader.items.at(-1)
  if (!term || last?.kind !== 'hours' || reader.items.some(({ kind }) => kind === 'days')) return false
  if (units.test(reader.textAt(Math.max(0, term.start - longest_unit), term.start))) return false
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isWanted = concludesBehind(reader) || freesThen(said, reader.language)
  const isExcluded = !isWanted && speaksOfDoing(said, reader.language)
  const hours = isWanted || isExcluded ? before(last) : null
  if (hours) addItem(reader, at, at + 1, { kind: 'hours', isExcluded, hours })
  return hours !== null
}

/** `the day before`, `24 heures avant` */
const units =
  /(?:day|week|month|year|evening|night|morning|hours?|days|weeks|jours?|semaines?|heures?|dias?|horas?|semanas?|noche|tarde) $/
const longest_unit = 9

function behind({ hours }: HoursItem): Hours | null {
  const from = hours.until === 24 * 60 ? hours.from : hours.until
  return from > 0 ? { ...whole_day, from } : null
}

function before({ hours }: HoursItem): Hours | null {
  const until = hours.from === 0 ? hours.until : hours.from
  return until < 24 * 60 ? { ...whole_day, until } : null
}

/** `The plumber comes at 4. Could we talk before that?`: hours beside those that the mail named last. */
export function withBesideHours(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  let named: HoursItem | null = null
  let recent: readonly HoursItem[] = []
  let hasDays = false
  let day: DaysItem | null = null
  return sentences.map((sentence) => {
    const items = sentence.items.flatMap((item): Item[] => {
      if (item.kind === 'hours' && item.isBetweenThem === true)
        return placed(item, betweenLast(recent), item.isExcluded)
      if (item.kind === 'hours' && item.isAfterThat === true)
        return named || !day ? placed(item, named && behind(named), item.isExcluded) : daysFromThen(item, day)
      if (!isBeforeThat(item) || hasDays || !named) return [item]
      return placed(item, before(named), false)
    })
    const hours = items.findLast((item) => item.kind === 'hours')
    const isDated = items.some((item) => item.kind === 'days')
    if (hours || isDated) {
      named = hours && !isOfDayBefore(hours, items) ? hours : null
      const own = items.filter((one) => one.kind === 'hours')
      recent = isDated ? own : [...recent.slice(-1), ...own]
    }
    hasDays ||= isDated
    day = items.findLast((item) => item.kind === 'days') ?? day
    return { ...sentence, items }
  })
}

/** `I close this evening and am back on the 5th`: another day stands behind the hours and theirs. */
function isOfDayBefore({ start }: HoursItem, items: readonly Item[]): boolean {
  const days = items.filter(({ kind }) => kind === 'days')
  return days.some((day) => day.start < start) && days.some((day) => day.start > start)
}

function placed({ start, end, clause }: Item, hours: Hours | null, isExcluded: boolean): Item[] {
  return hours ? [{ kind: 'hours', isExcluded, isSettled: true, start, end, clause, hours }] : []
}
