import { zoneOfOffset } from '@meridian/engine'
import type { Language } from '../../language.ts'
import { isArticle, placeKey, zoneOfPlaceName } from './place-zones.ts'
import { phrase_tables, senders_zone } from './phrase-tables.ts'
import type { Token } from './tokens.ts'
import { zoneOfAdjective } from './zone-adjectives.ts'

export interface ZonePhrase {
  /** `sender` where the phrase names a place that nobody here knows. */
  readonly zone: string
  /** The token behind the phrase. */
  readonly next: number
}

/** A text with its tokens, and where in them a phrase may begin. */
export interface ZonePlace {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly at: number
  readonly language: Language
}

/** The zone that a phrase names by an offset, a place or an adjective: `UTC+5:45`, `Lisbon time`, `heure portugaise`. */
export function readZonePhrase(place: ZonePlace): ZonePhrase | null {
  return (
    readOffset(place) ??
    readAdjective(place) ??
    readBracketed(place) ??
    readPlace(place) ??
    readBehindClock(place)
  )
}

/** Whether a word of a sentence may make a zone of an offset, a place or an adjective; nearly no sentence has one. */
export function mayNameZone(tokens: readonly Token[], language: Language): boolean {
  return tokens.some(
    ({ word }, at) => word === '(' || zone_words[language].has(word) || isClockBehind(tokens, at + 1),
  )
}

const zone_words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['utc', 'gmt', 'time', 'times']),
  de: new Set(['utc', 'gmt', 'zeit', 'ortszeit', 'normalzeit', 'sommerzeit', 'winterzeit']),
  fr: new Set(['utc', 'gmt', 'heure', 'heures', 'horaire']),
  es: new Set(['utc', 'gmt', 'hora', 'horas', 'horario']),
  it: new Set(['utc', 'gmt', 'ora', 'ore', 'orario']),
}

const minutes_per_hour = 60
const most_hours = 14

/** `UTC+5:45`, `GMT -3`; behind a blank a dash would lead to the end of the hours. */
function readOffset({ tokens, at }: ZonePlace): ZonePhrase | null {
  const [name, sign, hours, colon, minutes] = tokens.slice(at, at + 5)
  if (!name || !sign || !hours || !/^(?:utc|gmt)$/.test(name.word)) return null
  const isPlus = sign.word === '+'
  if (!isPlus && !/^[-−–]$/.test(sign.word)) return null
  const isTight = sign.start === name.end && hours.start === sign.end
  if (!isTight && !(isPlus && hours.start - name.end <= longest_gap)) return null
  if (!/^\d{1,4}$/.test(hours.word)) return null
  const hasMinutes =
    colon?.start === hours.end && /^[:.]$/.test(colon.word) && /^\d\d$/.test(minutes?.word ?? '')
  const next = at + (hasMinutes ? 5 : 3)
  if (!isPlus && /^(?:am|pm|h|uhr)$/.test(tokens[next]?.word ?? '')) return null
  const digits = hours.word.length > 2 ? hours.word.padStart(4, '0') : `${hours.word.padStart(2, '0')}00`
  const whole = Number(digits.slice(0, 2))
  if (whole > most_hours) return null
  const total = whole * minutes_per_hour + Number(hasMinutes ? minutes?.word : digits.slice(2))
  return { zone: zoneOfOffset(isPlus ? total : -total) ?? senders_zone, next }
}

const longest_gap = 3

/** What stands before and behind the name of a place that it makes a zone: `Lisbon time`, `heure de Lisbonne`. */
interface Frame {
  readonly ahead: readonly RegExp[]
  readonly behind: readonly RegExp[]
}

const kind_of_time = /^(?:standard|estandar|normale|local|locale|legale|oficial|officielle|ufficiale)$/
const french_noun = /^(?:heures?|horaire)$/
const spanish_noun = /^(?:horas?|horario)$/
const italian_noun = /^(?:ora|orario|ore)$/
const english_noun = /^times?$/

const frames: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    { ahead: [], behind: [/^(?:standard|daylight|summer|winter|local)$/, english_noun] },
    { ahead: [], behind: [english_noun] },
  ],
  de: [
    { ahead: [], behind: [/^(?:zeit|ortszeit|normalzeit|sommerzeit|winterzeit)$/] },
    { ahead: [], behind: [/^-$/, /^(?:zeit|ortszeit)$/] },
    { ahead: [/^ortszeit$/, /^(?:in|von)$/], behind: [] },
    { ahead: [/^ortszeit$/], behind: [] },
  ],
  fr: framesBehind(french_noun, [[/^(?:de|d|du|des|a|au|en)$/], [/^(?:de|a)$/, /^l$/]]),
  es: framesBehind(spanish_noun, [[/^(?:de|en|del)$/]]),
  it: framesBehind(italian_noun, [[/^(?:di|a|in|del|dello|della|dell|dei|degli|delle)$/]]),
}

function framesBehind(noun: RegExp, links: readonly (readonly RegExp[])[]): Frame[] {
  return links.flatMap((link) => [
    { ahead: [noun, kind_of_time, ...link], behind: [] },
    { ahead: [noun, ...link], behind: [] },
  ])
}

const most_tokens = 6

/** `3 pm (Berlin)` */
function readBracketed({ text, tokens, at }: ZonePlace): ZonePhrase | null {
  const opening = tokens[at + 1]
  if (tokens[at]?.word !== '(' || !opening || !clock_ends.test(tokens[at - 1]?.word ?? '')) return null
  const end = tokens.slice(at + 2, at + 2 + longest_place).findIndex(({ word }) => word === ')')
  const last = tokens[at + 1 + end]
  const zone = end < 0 || !last ? undefined : zoneOfPlaceName(placeKey(text.slice(opening.start, last.end)))
  return zone === undefined ? null : { zone, next: at + 3 + end }
}

/** `3 pm Singapore`, `15 Uhr Lissabon`, and not `3 pm Singapore office`: a place takes place on its own clock, too. */
function readBehindClock({ text, tokens, at, language }: ZonePlace): ZonePhrase | null {
  const opening = tokens[at]
  if (!opening || !isClockBehind(tokens, at) || !/^\p{Lu}/u.test(text.slice(opening.start, opening.end)))
    return null
  for (let words = longest_place; words > 0; words -= 1) {
    const last = tokens[at + words - 1]
    if (!last || /^[\p{L}\d]/u.test(tokens[at + words]?.word ?? '')) continue
    const zone = zoneNamed(placeKey(text.slice(opening.start, last.end)), language)
    if (zone !== undefined) return { zone, next: at + words }
  }
  return null
}

/** `3 pm` and `15 Uhr` stand before a place. */
function isClockBehind(tokens: readonly Token[], at: number): boolean {
  return sure_clock_ends.test(tokens[at - 1]?.word ?? '') && /^\d/.test(tokens[at - 2]?.word ?? '')
}

const sure_clock_ends = /^(?:am|pm|uhr|h)$/
const longest_place = 3
const clock_ends = /^(?:\d{1,2}|am|pm|uhr|h|heures|horas|ore)$/

function readPlace(place: ZonePlace): ZonePhrase | null {
  for (const frame of frames[place.language]) {
    const read = readFramed(place, frame)
    if (read) return read
  }
  return null
}

function readFramed(place: ZonePlace, { ahead, behind }: Frame): ZonePhrase | null {
  const { text, tokens, at, language } = place
  if (!fits(ahead, tokens, at)) return null
  const first = at + ahead.length + (ahead.length > 0 && isArticle(tokens[at + ahead.length]?.word) ? 1 : 0)
  const opening = tokens[first]
  // `A qué hora de la reunión` names no island.
  if (!opening || !/^\p{L}/u.test(opening.word) || opening.word === 'reunion') return null
  for (let words = most_tokens; words > 0; words -= 1) {
    const last = tokens[first + words - 1]
    if (!last || !fits(behind, tokens, first + words)) continue
    const zone = zoneNamed(placeKey(text.slice(opening.start, last.end)), language)
    if (zone !== undefined) return { zone, next: first + words + behind.length }
  }
  return readUnknown(place, { first, behind })
}

function fits(words: readonly RegExp[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => word.test(tokens[at + index]?.word ?? ''))
}

function zoneNamed(key: string, language: Language): string | undefined {
  return (
    zoneOfPlaceName(key) ??
    (language === 'de'
      ? (zoneOfPlaceName(key.replace(/er$/, '')) ?? zoneOfPlaceName(key.replace(/ner$/, '')))
      : undefined)
  )
}

interface NamePlace {
  /** The first token of the name. */
  readonly first: number
  readonly behind: readonly RegExp[]
}

/** `3pm Ruritania time`: right behind an hour a name that nobody here knows counts the hours elsewhere. */
function readUnknown(
  { text, tokens, at, language }: ZonePlace,
  { first, behind }: NamePlace,
): ZonePhrase | null {
  if (!isBehindHour(tokens, at)) return null
  let next = first
  while (next - first < most_tokens && isName(text, tokens[next], language)) next += 1
  if (next === first) return null
  return fits(behind, tokens, next) ? { zone: senders_zone, next: next + behind.length } : null
}

function isName(text: string, token: Token | undefined, language: Language): boolean {
  if (!token || !/^\p{Lu}/u.test(text.slice(token.start, token.end))) return false
  return !token.word.endsWith('zeit') && !phrase_tables[language].has(token.word)
}

const hour_words = /^(?:\d+|am|pm|clock|noon|midnight|uhr|h|heures?|horas|ore|[(,])$/

function isBehindHour(tokens: readonly Token[], at: number): boolean {
  const [before = '', further = ''] = [tokens[at - 1]?.word, tokens[at - 2]?.word]
  return hour_words.test(before) && (!/^[(,]$/.test(before) || (hour_words.test(further) && further !== ','))
}

/** `Portugiesische Zeit`, `heure portugaise` */
function readAdjective({ tokens, at, language }: ZonePlace): ZonePhrase | null {
  const isAhead = language === 'en' || language === 'de'
  const [noun, adjective] = isAhead ? [at + 1, at] : [at, at + 1]
  if (!nouns[language].test(tokens[noun]?.word ?? '')) return null
  const word = tokens[adjective]?.word ?? ''
  const zone = zoneOfAdjective(word)
  if (zone !== undefined) return { zone, next: at + 2 }
  const isUnknown = language === 'de' && /isch(?:e|er)$/.test(word) && isBehindHour(tokens, at)
  return isUnknown ? { zone: senders_zone, next: at + 2 } : null
}

const nouns: Readonly<Record<Language, RegExp>> = {
  en: english_noun,
  de: /^(?:zeit|ortszeit)$/,
  fr: french_noun,
  es: spanish_noun,
  it: italian_noun,
}
