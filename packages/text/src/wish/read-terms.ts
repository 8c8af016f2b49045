import type { Language } from '../language.ts'
import { readCityZone } from './named-zones.ts'
import { splitCompounds } from './split-compounds.ts'
import type { Holiday, Meaning, Plain, Term } from './term.ts'
import { foldText, readTokens, type Token } from './tokens.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { italian } from './words/italian.ts'
import { spanish } from './words/spanish.ts'
import { loose_zones, type WishWords, zone_abbreviations } from './words/wish-words.ts'

export const wish_words: Readonly<Record<Language, WishWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

/** What a text says about time, word by word; words that say nothing about it are `word`, and fillers are left out. */
export function readTerms(text: string, language: Language): Term[] {
  const tokens = splitCompounds(readTokens(text), language)
  const phrases = phrase_tables[language]
  const terms: Term[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readZone(text, tokens, at, language) ?? readPhrase(tokens, at, phrases)
    const { meaning, next } = read ?? { meaning: meaningOf(tokens[at]), next: at + 1 }
    const start = tokens[at]?.start ?? 0
    const end = tokens[next - 1]?.end ?? start
    const isShortForm = isShort(meaning, end - start) && !/^\p{Lu}/u.test(text.slice(start, end))
    if (isShortForm) terms.push({ kind: 'word', start, end })
    else if (meaning.kind === 'number') {
      const isDay = wish_words[language].dayArticles.split('|').includes(tokens[at - 1]?.word ?? '')
      terms.push({ ...meaning, isDay, start, end })
    } else if (
      meaning.kind === 'day' &&
      meaning.offset === 1 &&
      isDayPart(terms.at(-1), text.slice(start, end), language)
    ) {
      terms.push({ kind: 'part', from: 0, until: 12 * 60, start, end })
    } else if (meaning.kind === 'word') {
      terms.push({ kind: 'word', soundsLikeTime: isTimeWord(tokens[at]?.word ?? '', language), start, end })
    } else if (meaning.kind !== 'filler') terms.push({ ...meaning, start, end })
    at = next
  }
  return terms
}

function isTimeWord(word: string, language: Language): boolean {
  return time_words[language].some((beginning) => word.startsWith(beginning))
}

function readZone(
  text: string,
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly meaning: Meaning; readonly next: number } | null {
  const token = tokens[at]
  const name = token ? text.slice(token.start, token.end) : ''
  const zone = zone_abbreviations[name]
  if (zone !== undefined) return { meaning: { kind: 'zone', zone }, next: at + 1 }
  const loose = loose_zones[name]
  if (loose !== undefined) {
    const isTime = tokens[at + 1]?.word === 'time'
    return { meaning: { kind: 'zone', zone: loose, isLoose: !isTime }, next: at + (isTime ? 2 : 1) }
  }
  const city = readCityZone(tokens, at, language)
  return city && { meaning: { kind: 'zone', zone: city.zone }, next: city.next }
}

/** `Donnerstag morgen` is a part of the Thursday. */
function isDayPart(before: Term | undefined, word: string, language: Language): boolean {
  // Within a sentence, the capital tells the part of the day from the day after.
  if (language === 'de' && word === 'Morgen' && before?.kind === 'except') return true
  return language === 'de' && (before?.kind === 'weekday' || (before?.kind === 'day' && before.offset === 0))
}

/** 'sat', 'mar' and 'do' are words as well; as a name of a day or a month they have a capital. */
function isShort({ kind }: Meaning, length: number): boolean {
  return (kind === 'weekday' || kind === 'month') && length <= 3
}

const longest_phrase = 6

function readPhrase(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Meaning>,
): { readonly meaning: Meaning; readonly next: number } | null {
  let key = ''
  let found: { meaning: Meaning; next: number } | null = null
  let words = 0
  for (let next = at; next < tokens.length && words < longest_phrase; next += 1) {
    const word = tokens[next]?.word ?? ''
    if (word === '-' && words > 0) continue
    key = key === '' ? word : `${key} ${word}`
    words += 1
    const meaning = phrases.get(key)
    if (meaning) found = { meaning, next: next + 1 }
  }
  return found
}

function meaningOf(token: Token | undefined): Meaning {
  const word = token?.word ?? ''
  if (/^\d/.test(word)) {
    return word.length > 4 ? { kind: 'word' } : { kind: 'number', value: Number(word), digits: word.length }
  }
  return /^\p{L}/u.test(word) ? { kind: 'word' } : { kind: 'mark', mark: word }
}

function phraseTable(words: WishWords): Map<string, Meaning> {
  const table = new Map<string, Meaning>()
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split('|')) if (phrase !== '') table.set(phrase, meaning)
  }
  for (const kind of plain_kinds(words)) add(words.plain[kind], { kind })
  for (const [index, names] of words.months.entries()) add(names, { kind: 'month', month: index + 1 })
  for (const [index, names] of words.weekdays.entries()) {
    add(names, { kind: 'weekday', day: index + 1, isEvery: false })
  }
  for (const [index, names] of words.everyWeekday.entries()) {
    add(names, { kind: 'weekday', day: index + 1, isEvery: true })
  }
  addCounted(words, add)
  add(words.noonClock, { kind: 'clock', minute: 12 * 60 })
  add(words.oneClock, { kind: 'clock', minute: 13 * 60 })
  add(words.readersZone, { kind: 'zone', zone: readers_zone, isLoose: true })
  add(words.sendersZone, { kind: 'zone', zone: senders_zone, isLoose: true })
  for (const [zone, names] of Object.entries(words.zones)) add(names, { kind: 'zone', zone })
  for (const name of ['begin', 'middle', 'end'] as const) add(words.edges[name], { kind: 'edge', edge: name })
  for (const half of [1, 2] as const) add(words.halves[half], { kind: 'half', half })
  for (const [nth, names] of Object.entries(words.nths)) add(names, { kind: 'nth', nth: Number(nth) })
  for (const [days, names] of Object.entries(words.spanUnits))
    add(names, { kind: 'span_unit', days: Number(days) })
  for (const [name, names] of Object.entries(words.holidays)) {
    add(names, { kind: 'holiday', holiday: name as Holiday })
  }
  for (const name of ['morning', 'noon', 'afternoon', 'evening'] as const) {
    const [from, until] = words.partHours[name]
    add(words.parts[name], { kind: 'part', from: from * 60, until: until * 60 })
  }
  for (const [distance, names] of Object.entries(words.meals)) {
    const [from = '', until = ''] = distance.split('..')
    add(names, { kind: 'meal', from: Number(from) * 60, until: Number(until) * 60 })
  }
  for (const [distance, names] of Object.entries(words.hours)) {
    const [from = '', until = ''] = distance.split('..')
    add(names, { kind: 'part', from: Number(from) * 60, until: Number(until) * 60 })
  }
  return table
}

/** Stands for the zone of the person who reads the mail. */
export const readers_zone = 'reader'

/** Stands for the zone of the sender, which the mail may name elsewhere. */
export const senders_zone = 'sender'

/** The later ones win where a phrase stands in two lists. */
function plain_kinds({ plain }: WishWords): Plain[] {
  const order = ['filler', 'to', 'possible', 'at']
  const kinds = Object.keys(plain) as Plain[]
  return kinds.toSorted((one, other) => rank(order, one) - rank(order, other))
}

function rank(order: readonly string[], kind: string): number {
  const place = order.indexOf(kind)
  return place < 0 ? order.length : place
}

function addCounted(words: WishWords, add: (phrases: string, meaning: Meaning) => void): void {
  for (const [value, names] of Object.entries(words.numbers)) {
    add(names, { kind: 'number', value: Number(value), digits: 2, isWord: true })
  }
  for (const [offset, names] of Object.entries(words.days))
    add(names, { kind: 'day', offset: Number(offset) })
  for (const [offset, names] of Object.entries(words.weeks))
    add(names, { kind: 'week', offset: Number(offset) })
  for (const [offset, names] of Object.entries(words.weekends)) {
    add(names, { kind: 'weekend', offset: Number(offset) })
  }
  for (const [distance, names] of Object.entries(words.spans)) {
    const [first = '', last = ''] = distance.split('..')
    add(names, { kind: 'span', first: Number(first), last: Number(last) })
  }
  for (const [minutes, names] of Object.entries(words.clockAhead)) {
    add(names, { kind: 'clock_part', minutes: Number(minutes), isAhead: true })
  }
  for (const [minutes, names] of Object.entries(words.clockBehind)) {
    add(names, { kind: 'clock_part', minutes: Number(minutes), isAhead: false })
  }
  add(words.minuteUnits, { kind: 'unit', minutes: 1 })
  add(words.hourUnits, { kind: 'unit', minutes: 60 })
  for (const [minutes, names] of Object.entries(words.lengths)) {
    add(names, { kind: 'length', minutes: Number(minutes) })
  }
}

const phrase_tables: Readonly<Record<Language, ReadonlyMap<string, Meaning>>> = {
  en: phraseTable(english),
  de: phraseTable(german),
  fr: phraseTable(french),
  es: phraseTable(spanish),
  it: phraseTable(italian),
}

const time_words: Readonly<Record<Language, readonly string[]>> = {
  en: english.timeWords.split('|'),
  de: german.timeWords.split('|'),
  fr: french.timeWords.split('|'),
  es: spanish.timeWords.split('|'),
  it: italian.timeWords.split('|'),
}

/** Whether a word of the language says something about time by itself. */
export function namesTime(word: string, language: Language): boolean {
  const kind = phrase_tables[language].get(foldText(word))?.kind
  return kind === 'weekday' || kind === 'month' || kind === 'day' || kind === 'part'
}
