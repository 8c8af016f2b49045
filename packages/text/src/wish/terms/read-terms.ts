import { unclear_name } from '@meridian/languages/spelled-days'
import type { Language } from '../../language.ts'
import { readSpelledTokens } from './chat-spelling.ts'
import { clockOfCompound } from './clock-of-digits.ts'
import { joinDots } from './dots-of-names.ts'
import { phrase_starts, phrase_tables } from './phrase-tables.ts'
import { listBehind, readWeekdayBehind } from './behind-named.ts'
import { readAhead } from './counted-ahead.ts'
import { limitOfAway, namesWhat, readAway } from './counted-away.ts'
import { withDaysSpelled } from './misspelled-days.ts'
import { movementIn, readMovedBy } from './moved-amounts.ts'
import { namesNoOne } from '../days/ones.ts'
import { opensRange } from './opens-range.ts'
import { splitCompounds } from './split-compounds.ts'
import type { Meaning, Term } from './term.ts'
import { foldText, type Token } from './tokens.ts'
import { readWeeksLater } from './weeks-later.ts'
import { mayNameZone, readZonePhrase, type ZonePlace } from './zone-phrases.ts'
import { loose_zones, zone_abbreviations } from '../words/wish-words.ts'
import { meaningAt } from './meaning-in-place.ts'

/** What a text says about time, word by word; words that say nothing about it are `word`, and fillers are left out. */
export function readTerms(text: string, language: Language): Term[] {
  const phrases = phrase_tables[language]
  const spelled = withDaysSpelled(readSpelledTokens(text, language), language, (word) => phrases.has(word))
  const tokens = joinDots(splitCompounds(spelled, language), phrases)
  const movement = movementIn(tokens, language, phrases)
  const terms: Term[] = []
  const isSmall = !/\p{Lu}/u.test(text)
  const hasZone = mayNameZone(tokens, language)
  for (let at = 0; at < tokens.length; ) {
    const away = readAway(tokens, at, language, phrases)
    const read =
      away ??
      readMovedBy(tokens, at, movement) ??
      readAhead(tokens, at, language, phrases) ??
      readWeekdayBehind(tokens, at, language, phrases) ??
      readWeeksLater(tokens, at, language, phrases) ??
      readZone({ text, tokens, at, language }, hasZone) ??
      clockOfCompound(tokens, at) ??
      readPhrase(tokens, at, language)
    const { meaning, next } = read ?? { meaning: meaningOf(tokens[at]), next: at + 1 }
    const start = tokens[at]?.start ?? 0
    const end = tokens[next - 1]?.end ?? start
    const place = { text: text.slice(start, end), sentence: text, isSmall, tokens, at, next, terms, language }
    const meant = meaningAt(meaning, place)
    const limit = away && limitOfAway(away, tokens, at)
    if (limit) terms.push({ kind: limit, start, end: start })
    if (meant.kind === 'number' && opensRange(tokens, at, language))
      terms.push({ kind: 'at', start, end: start })
    if (meant.kind === 'weekday_behind') listBehind(terms, start)
    if (meant.kind !== 'filler') terms.push({ ...meant, start, end })
    at = next
  }
  return terms
}

function readZone(
  place: ZonePlace,
  hasZone: boolean,
): { readonly meaning: Meaning; readonly next: number } | null {
  const { text, tokens, at } = place
  const token = tokens[at]
  const name = token ? text.slice(token.start, token.end) : ''
  // `Central European Time` is none of America.
  const loose = tokens[at + 1]?.word === 'european' ? undefined : loose_zones[name]
  if (loose !== undefined) {
    const isKind = /^(?:standard|daylight)$/.test(tokens[at + 1]?.word ?? '')
    const behind = at + (isKind ? 2 : 1)
    const isTime = tokens[behind]?.word === 'time'
    return { meaning: { kind: 'zone', zone: loose, isLoose: !isTime }, next: isTime ? behind + 1 : at + 1 }
  }
  const phrase = hasZone ? readZonePhrase(place) : null
  if (phrase) return { meaning: { kind: 'zone', zone: phrase.zone }, next: phrase.next }
  const zone = zone_abbreviations[name]
  return zone === undefined ? null : { meaning: { kind: 'zone', zone }, next: at + 1 }
}

const opening: ReadonlySet<Meaning['kind']> = new Set(['number', 'weekday', 'clock', 'day', 'part'])

/** `before 10 or after 4`, `at noon or after work`, and not `10 or after`; `any day after Tuesday`, and not `the day after`. */
function opensTime(token: Token | undefined, phrases: ReadonlyMap<string, Meaning>): boolean {
  const word = token?.word ?? ''
  const kind = phrases.get(word)?.kind
  return (
    /^(?:\d|-$|las$|le$|les$|the$|il$|de$|del$|work$|school$|lunch$|dinner$)/.test(word) ||
    (kind !== undefined && opening.has(kind))
  )
}

/** `Out by ten to catch my flight`, `um fünf nach Hause`, and not `ten to nine`. */
function isMinutesAlone(
  key: string,
  token: Token | undefined,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const word = token?.word ?? ''
  const kind = phrases.get(word)?.kind
  return before_number.test(key) && !/^\d/.test(word) && kind !== 'number' && kind !== 'clock'
}

const before_number =
  /^(?:[a-z]+ to|(?:a )?quarter (?:of|before|after|till)|half after|[a-z0-9 ]+ minutes (?:past|to)|\d+ past|fifteen past|[a-z0-9 ]+ (?:vor|nach))$/

const longest_phrase = 6
const follows = /^(?:suivante?s|siguientes|successiv[ie]|seguenti)$/
const ones: ReadonlySet<Meaning['kind']> = new Set(['next_one', 'next_day_one', 'this_one'])

function readPhrase(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly meaning: Meaning; readonly next: number } | null {
  const phrases = phrase_tables[language]
  const longest = Math.min(longest_phrase, phrase_starts[language].get(tokens[at]?.word ?? '')?.any ?? 0)
  let key = ''
  let found: { meaning: Meaning; next: number } | null = null
  let words = 0
  for (let next = at; next < tokens.length && words < longest; next += 1) {
    const word = tokens[next]?.word ?? ''
    if (word === '-' && words > 0) continue
    key = key === '' ? word : `${key} ${word}`
    words += 1
    const meaning = phrases.get(key)
    const isOpen = meaning?.kind === 'onwards' || meaning?.kind === 'day_after'
    const isAhead = meaning?.kind === 'day_before' || meaning?.kind === 'week_before'
    if (isAhead && namesWhat(key, tokens[next + 1], phrases)) continue
    if (meaning?.kind === 'clock_part' && isMinutesAlone(key, tokens[next + 1], phrases)) continue
    // `Dans les deux semaines suivantes` counts from a day that was named.
    if (meaning?.kind === 'span' && follows.test(tokens[next + 1]?.word ?? '')) continue
    if (meaning && ones.has(meaning.kind) && namesNoOne(key, tokens[next + 1])) continue
    if (meaning && !(isOpen && opensTime(tokens[next + 1], phrases))) found = { meaning, next: next + 1 }
  }
  return found
}

function meaningOf(token: Token | undefined): Meaning {
  const word = token?.word ?? ''
  if (word === unclear_name && token && token.end - token.start > 1) return { kind: 'unreadable' }
  if (/^\d/.test(word)) {
    return word.length > 4 ? { kind: 'word' } : { kind: 'number', value: Number(word), digits: word.length }
  }
  return /^\p{L}/u.test(word) ? { kind: 'word' } : { kind: 'mark', mark: word }
}

/** Whether a word of the language says something about time by itself. */
export function namesTime(word: string, language: Language): boolean {
  const kind = phrase_tables[language].get(foldText(word))?.kind
  return kind === 'weekday' || kind === 'month' || kind === 'day' || kind === 'part'
}
