import type { Language } from '../../language.ts'
import type { Light } from './daylight.ts'
import type { Holiday } from './holiday-dates.ts'
import type { Meaning, Plain } from './term.ts'
import { english } from '../words/english.ts'
import { first_ordinal, ordinals } from '../words/ordinals.ts'
import { french } from '../words/french.ts'
import { german } from '../words/german.ts'
import { italian } from '../words/italian.ts'
import { spanish } from '../words/spanish.ts'
import type { WishWords } from '../words/wish-words.ts'

export const wish_words = inEachLanguage((words) => words)

function phraseTable(words: WishWords, language: Language): Map<string, Meaning> {
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
  for (const [days, names] of Object.entries(words.everyWeek)) {
    const [first = '', last = ''] = days.split('..')
    add(names, { kind: 'every', first: Number(first), last: Number(last) })
  }
  for (const [index, stem] of (ordinals[language] ?? '').split('|').entries()) {
    const endings = language === 'de' ? ['e', 'en', 'er'] : ['']
    const meaning = { kind: 'number', value: first_ordinal + index, digits: 2, isNth: true } as const
    if (stem !== '') for (const ending of endings) add(`${stem}${ending}`, meaning)
  }
  addCounted(words, add)
  for (const phrase of words.noonClock.split('|'))
    add(phrase, { kind: 'clock', minute: 12 * 60, isTo: opensWithTo.test(phrase) })
  add(words.midnightClock, { kind: 'clock', minute: 24 * 60 })
  for (const phrase of words.oneClock.split('|'))
    add(phrase, { kind: 'clock', minute: 13 * 60, isTo: opensWithTo.test(phrase) })
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
  for (const unit of ['week', 'date'] as const) {
    add(words.parities[`even_${unit}`], { kind: 'parity', unit, rest: 0 })
    add(words.parities[`odd_${unit}`], { kind: 'parity', unit, rest: 1 })
  }
  for (const [months, names] of Object.entries(words.yearParts)) {
    const [first = '', last = ''] = months.split('..')
    add(names, { kind: 'year_part', first: Number(first), last: Number(last), isEnd: months === '12..12' })
  }
  for (const [light, names] of Object.entries(words.light))
    add(names, { kind: 'light', light: light as Light })
  for (const name of ['morning', 'noon', 'afternoon', 'evening'] as const) {
    const [from, until] = words.partHours[name]
    const out = name === 'morning' || name === 'afternoon' ? words.outPartHours[name] : undefined
    const outUntil = out && { outUntil: out[1] * 60 }
    for (const phrase of words.parts[name].split('|'))
      add(phrase, {
        kind: 'part',
        from: from * 60,
        until: until * 60,
        ...outUntil,
        ...(name === 'evening' && { usualFrom: Math.max(from, usual_evening) * 60 }),
        ...(name === 'noon' && opensWithTo.test(phrase) && { isTo: true }),
      })
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

/** Who asks for an evening means no earlier hour. */
const usual_evening = 18

/** `a mezzogiorno`, `al mediodía`: a word that names the end of hours as well. */
const opensWithTo = /^al{0,2} /

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

/** `This weekend` */
const this_one = /^(?:this|dieses|ce|este|questo) /

function addCounted(words: WishWords, add: (phrases: string, meaning: Meaning) => void): void {
  for (const [value, names] of Object.entries(words.numbers)) {
    add(names, { kind: 'number', value: Number(value), digits: 2, isWord: true })
  }
  for (const [offset, names] of Object.entries(words.days))
    add(names, { kind: 'day', offset: Number(offset) })
  for (const [offset, names] of Object.entries(words.weeks))
    add(names, { kind: 'week', offset: Number(offset) })
  for (const [count, names] of Object.entries(words.monthsAhead))
    add(names, { kind: 'month_ahead', count: Number(count) })
  for (const [offset, names] of Object.entries(words.weekends)) {
    for (const name of names.split('|'))
      add(name, { kind: 'weekend', offset: Number(offset), isSuch: offset === '0' && !this_one.test(name) })
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

export const phrase_tables: Readonly<Record<Language, ReadonlyMap<string, Meaning>>> =
  inEachLanguage(phraseTable)

/** How many words the longest phrase of a kind has that begins with a word. */
export interface PhraseStarts {
  readonly any: number
  /** Of those that say how long something takes. */
  readonly length: number
}

/** What begins with a word: nearly no word of a sentence begins a phrase, and none is put together for the others. */
export const phrase_starts: Readonly<Record<Language, ReadonlyMap<string, PhraseStarts>>> = inEachLanguage(
  (_, language) => startsOf(phrase_tables[language]),
)

function startsOf(phrases: ReadonlyMap<string, Meaning>): ReadonlyMap<string, PhraseStarts> {
  const starts = new Map<string, PhraseStarts>()
  for (const [phrase, { kind }] of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    const { any, length } = starts.get(first) ?? { any: 0, length: 0 }
    starts.set(first, {
      any: Math.max(any, words.length),
      length: kind === 'length' ? Math.max(length, words.length) : length,
    })
  }
  return starts
}

export const time_words = inEachLanguage(({ timeWords }): readonly string[] => timeWords.split('|'))

export const taken_words = inEachLanguage(({ taken }): ReadonlySet<string> => new Set(taken.split('|')))

function inEachLanguage<Made>(
  make: (words: WishWords, language: Language) => Made,
): Readonly<Record<Language, Made>> {
  return {
    en: make(english, 'en'),
    de: make(german, 'de'),
    fr: make(french, 'fr'),
    es: make(spanish, 'es'),
    it: make(italian, 'it'),
  }
}
