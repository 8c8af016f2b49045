import type { Language } from '../language.ts'
import { addItem } from './add-item.ts'
import { saysFree, speaksOfDoing } from './cues/occupied.ts'
import { matchPhrases, type PhraseMatcher } from './cues/phrase-matcher.ts'
import { concludesBehind } from './conclusions.ts'
import type { DaysItem, HoursItem } from './groups.ts'
import type { Hours, Item } from './item.ts'
import type { Reader } from './item-reader.ts'

const whole_day = { from: 0, until: 24 * 60, isExact: false } as const

/** `I teach from 10 to 12, after that I am free`: behind the hours that the sentence named last, else those of one before it. */
export function addAfterHours(reader: Reader, at: number): void {
  const term = reader.terms[at]
  const last = reader.items.at(-1)
  if (!term || (last && last.kind !== 'hours')) return
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isAsked = concludesBehind(reader) || (!last && reader.textAt().trimEnd().endsWith('?'))
  const isDoing = speaksOfDoing(said, reader.language)
  const isFromThen = !last && from_then.test(reader.textAt(term.start, term.end))
  const isFree = saysFree(said, reader.language) || frees[reader.language].test(said)
  const isWanted = isAsked || isFree || (isFromThen && !isDoing)
  // `Between 8 and 10, after that I am with a client`
  const isExcluded = !isWanted && isDoing
  if (!isWanted && !isExcluded) return
  const hours = last ? behind(last) : whole_day
  if (hours)
    addItem(reader, at, at + 1, {
      kind: 'hours',
      isExcluded,
      hours,
      ...(last ? {} : { isAfterThat: true, isFromThen }),
    })
}

/** `From then on`, and not `afterwards` */
export const from_then = /^(?:from|any|ab|von|a partir|des |desde|da )/

const longest_clause = 60

const frees: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('free|any time|anytime|whenever|suits|works|quiet|fine|easiest|best|flexible|up to you'),
  de: matchPhrases(
    'frei|jederzeit|immer|passt|gern|gerne|ruhig|luft|flexibel|richte|(habe|hab|hatte) ~2 zeit',
  ),
  fr: matchPhrases('libre|quand (tu|vous)|dispo|disponible|tranquille|flexible|adapte|(me|ca) (va|convient)'),
  es: matchPhrases(
    'libre|cuando (quieras|quiera)|disponible|tranquilo|tranquila|flexible|adapto|(me|nos) (va|viene)',
  ),
  it: matchPhrases(
    'libero|libera|quando (vuoi|vuole)|disponibile|tranquillo|tranquilla|va bene|sempre|adatto',
  ),
}

/** `I have the dentist at 12, so before that …`; false where nothing is said of the hours before those named last. */
export function addBeforeHours(reader: Reader, at: number): boolean {
  const term = reader.terms[at]
  const last = reader.items.at(-1)
  if (!term || last?.kind !== 'hours' || reader.items.some(({ kind }) => kind === 'days')) return false
  if (units.test(reader.textAt(Math.max(0, term.start - longest_unit), term.start))) return false
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isWanted = concludesBehind(reader) || frees[reader.language].test(said)
  const isExcluded = !isWanted && speaksOfDoing(said, reader.language)
  const hours = isWanted || isExcluded ? before(last) : null
  if (hours) addItem(reader, at, at + 1, { kind: 'hours', isExcluded, hours })
  return hours !== null
}

/** `My shift ends at 1 and I collect the twins at 3, a coffee in between?`; false where it is not said of hours. */
export function addBetweenHours(reader: Reader, at: number): boolean {
  const term = reader.terms[at]
  const { items } = reader
  if (!term || items.filter(({ kind }) => kind === 'days').length > 1) return false
  const said = reader.textAt(term.end, term.end + longest_clause)
  const isAsked = concludesBehind(reader) || reader.textAt().trimEnd().endsWith('?')
  const isWanted = !reader.isNot && (isAsked || frees[reader.language].test(said))
  if (!isWanted && !reader.isNot && !speaksOfDoing(said, reader.language)) return false
  const isOfBefore = !items.some(({ kind }) => kind === 'hours')
  const pair = pairOf(items)
  if (!pair && !isOfBefore) return false
  // What stands around it is why.
  if (isWanted && pair) {
    const around = pair.filter(({ isExcluded }) => !isExcluded)
    reader.unmeant.push(...around)
    const left = items.filter((item) => !around.some((one) => one === item))
    items.splice(0, items.length, ...left)
  }
  const hours = pair ? between(pair) : whole_day
  const more = isOfBefore ? { isBetweenThem: true } : {}
  addItem(reader, at, at + 1, { kind: 'hours', isExcluded: !isWanted, isTurned: true, hours, ...more })
  return true
}

/** The hours that were named last, and those before them that end by then. */
function pairOf(items: readonly Item[]): readonly [HoursItem, HoursItem] | null {
  const all = items.filter((item): item is HoursItem => item.kind === 'hours')
  const last = all.at(-1)
  const first = last && all.findLast((item) => endOf(item) < last.hours.from)
  return first ? [first, last] : null
}

function between([first, last]: readonly [HoursItem, HoursItem]): Hours {
  return { from: endOf(first), until: last.hours.from, isExact: false }
}

function endOf({ hours: { from, until } }: HoursItem): number {
  return Math.max(from, until)
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
export function withBesideHours<Sentence extends { readonly items: readonly Item[] }>(
  sentences: readonly Sentence[],
): Sentence[] {
  let named: HoursItem | null = null
  let pair: readonly [HoursItem, HoursItem] | null = null
  let hasDays = false
  let day: DaysItem | null = null
  return sentences.map((sentence) => {
    const items = sentence.items.flatMap((item): Item[] => {
      if (item.kind === 'hours' && item.isBetweenThem === true)
        return placed(item, pair && between(pair), item.isExcluded)
      if (item.kind === 'hours' && item.isAfterThat === true)
        return named || !day ? placed(item, named && behind(named), item.isExcluded) : behindDay(item, day)
      if (item.kind !== 'days' || item.isBeforeThat !== true || hasDays || !named) return [item]
      return placed(item, before(named), false)
    })
    const hours = items.findLast((item) => item.kind === 'hours')
    const isDated = items.some((item) => item.kind === 'days')
    if (hours || isDated) {
      named = hours && !isOfDayBefore(hours, items) ? hours : null
      pair = pairOf(items)
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

/** `I am back on the 5th. From then on any day suits me`: that day and those behind it, or these alone behind a stretch. */
function behindDay({ start, end, clause, isExcluded, isFromThen }: HoursItem, named: DaysItem): Item[] {
  const [range, other] = named.days
  const isOfDay = range !== undefined && !other && !range.isEvery && (named.bound ?? 'from') === 'from'
  if (isExcluded || !isOfDay) return []
  const bound = isFromThen === true && range.first === range.last ? 'from' : 'after'
  const days = [range]
  return [{ kind: 'days', days, isExcluded, bound, isTarget: false, isSettled: true, start, end, clause }]
}

function placed({ start, end, clause }: Item, hours: Hours | null, isExcluded: boolean): Item[] {
  return hours ? [{ kind: 'hours', isExcluded, start, end, clause, hours }] : []
}
