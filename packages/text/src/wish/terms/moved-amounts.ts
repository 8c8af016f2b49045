import type { Language } from '../../language.ts'
import { countAt } from './counted-away.ts'
import { phrase_starts } from './phrase-tables.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'
import { matchPhrases } from '../cues/phrase-matcher.ts'

export interface MovedBy {
  readonly meaning: Meaning & { readonly kind: 'moved_by' }
  readonly next: number
}

interface Amount {
  readonly days: number
  readonly minutes: number
  readonly next: number
}

type Phrases = ReadonlyMap<string, Meaning>

/** What a sentence says of moving. */
export interface Movement {
  readonly language: Language
  readonly phrases: Phrases
  /** To an earlier time where it is -1; null where it moves nothing. */
  readonly way: 1 | -1 | null
}

export function movementIn(tokens: readonly Token[], language: Language, phrases: Phrases): Movement {
  const sentence = wordsOf(tokens, 0, tokens.length)
  const way = turned[language].test(sentence) ? -1 : 1
  return { language, phrases, way: moving[language].test(sentence) ? way : null }
}

/** `By two hours`, `um eine Woche nach hinten`, `d'une demi-heure`, `una hora más tarde`: by how much something moves. */
export function readMovedBy(tokens: readonly Token[], at: number, movement: Movement): MovedBy | null {
  const behind = readCompared(tokens, at, movement)
  if (behind) return behind
  const { language, way } = movement
  if (way === null) return null
  const start = amountBehind(tokens, at, language)
  if (start === null) return null
  const amount = readAmount(tokens, start, movement)
  if (!amount || goesOn(tokens, amount, language)) return null
  const isLength = language === 'fr' || language === 'it' ? { mayBeLength: true } : {}
  return {
    meaning: { ...movedBy(amount, way), ...isLength },
    next: amount.next + wayBehind(tokens, amount.next),
  }
}

/** `An hour later`, `eine Woche nach hinten` */
function readCompared(tokens: readonly Token[], at: number, movement: Movement): MovedBy | null {
  const amount = readAmount(tokens, at, movement)
  if (!amount) return null
  const { language, way: moves } = movement
  for (const width of [2, 1]) {
    const behind = amount.next + width
    const words = wordsOf(tokens, amount.next, behind)
    const way = later[language].has(words) ? 1 : earlier[language].has(words) ? -1 : null
    if (way === null || countsFrom(tokens[behind], words) || isDayAfterTomorrow(tokens, behind)) continue
    if (in_stretch.test(tokens[behind]?.word ?? '') || tokens[at - 1]?.word === 'for') continue
    if (words === 'back' && moves === null) return null
    const isOneWeek = amount.days === 7 && one.test(tokens[at]?.word ?? '') && one_week_later.test(words)
    // Other days count from the day that was named last, whatever moves.
    if (amount.days > 0 && !isOneWeek && !moves_only.test(words)) return null
    return { meaning: { ...movedBy(amount, way), isCompared: true }, next: behind }
  }
  return null
}

/** `À 15 heures après-demain` */
function isDayAfterTomorrow(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '-' && tokens[at + 1]?.word === 'demain'
}

function movedBy({ days, minutes }: Amount, way: 1 | -1): MovedBy['meaning'] {
  return { kind: 'moved_by', days: days * way, minutes: minutes * way }
}

/** Where the amount begins behind words that lead to it; null where none do. */
function amountBehind(tokens: readonly Token[], at: number, language: Language): number | null {
  const word = tokens[at]?.word ?? ''
  if (leads[language].test(word)) {
    const next = tokens[at + 1]?.word ?? ''
    return roughly.test(next) || (word !== 'by' && next === 'by') ? at + 2 : at + 1
  }
  const before = tokens.slice(Math.max(0, at - most_between), at).map((token) => token.word)
  const mark = before.findLastIndex((other) => !/^\p{L}/u.test(other))
  const verb = takes_amount[language]
  if (verb === null || !before.slice(mark + 1).some((other) => verb.test(other))) return null
  return not_before.test(tokens[at - 1]?.word ?? '') ? null : at
}

/** `(le décaler de) deux heures à quatre heures`, `a two-hour call` */
function goesOn(tokens: readonly Token[], { minutes, next }: Amount, language: Language): boolean {
  const [first, second] = [tokens[next]?.word ?? '', tokens[next + 1]?.word ?? '']
  if (language !== 'fr') return false
  return (
    minutes > most_french_hours * 60 ||
    (first === 'a' && /^\d|^(?:midi|deux|trois|quatre|cinq)$/.test(second))
  )
}

/** `La réunion de neuf heures` begins at nine. */
const most_french_hours = 4

/** How many words behind the amount say only which way. */
function wayBehind(tokens: readonly Token[], next: number): number {
  if (moves_only.test(wordsOf(tokens, next, next + 2))) return 2
  return moves_only.test(wordsOf(tokens, next, next + 1)) ? 1 : 0
}

const one_week_later = /^(?:later|spater|plus tard|mas tarde|despues|dopo|piu tardi)$/
const moves_only = /^(?:back|nach hinten|nach vorne?|en avant|en arriere|avanti|indietro)$/

function readAmount(tokens: readonly Token[], at: number, { language, phrases }: Movement): Amount | null {
  const first = tokens[at]?.word ?? ''
  const isLength = (phrase_starts[language].get(first)?.length ?? 0) > 0
  for (const width of isLength ? [5, 4, 3, 2, 1] : []) {
    const meaning = phrases.get(wordsOf(tokens, at, at + width))
    if (meaning?.kind === 'length' && tokens[at + width - 1]?.word !== '-')
      return { days: 0, minutes: meaning.minutes, next: at + width }
  }
  const count = one.test(first) ? 1 : countAt(tokens[at], phrases)
  const noun = tokens[at + 1]?.word ?? ''
  const unit = phrases.get(noun)
  if (count === null || count === 0) return null
  if (count === 1 && single_unit.test(noun))
    return { days: a_week.test(noun) ? 7 : 1, minutes: 0, next: at + 2 }
  if (unit?.kind === 'unit') return { days: 0, minutes: count * unit.minutes, next: at + 2 }
  return unit?.kind === 'span_unit' ? { days: count * unit.days, minutes: 0, next: at + 2 } : null
}

const a_week = /^(?:week|woche|semaine|semana|settimana)$/
const single_unit = /^(?:week|woche|semaine|semana|settimana|day|tag|jour|dia|giorno)$/
const one = /^(?:a|an|one|eine|einen|einem|einer|ne|nen|une?|una|uno)$/

function wordsOf(tokens: readonly Token[], from: number, until: number): string {
  return tokens
    .slice(from, until)
    .flatMap(({ word }, place) => (word === '-' && place > 0 ? [] : [word]))
    .join(' ')
}

/** `An hour after the talk`, `una hora antes de comer` */
function countsFrom(behind: Token | undefined, words: string): boolean {
  if (!of_what.test(words)) return false
  return behind !== undefined && /^[\p{L}\d]/u.test(behind.word) && !joins.test(behind.word)
}

/** `An hour later this week` is an hour of a later day. */
const in_stretch = /^(?:this|in|today|im|heute|diese|dans|en|nel|nella|questa|esta)$/
const of_what = /^(?:after|before|apres|avant|despues|antes|dopo|prima)$/
const joins = /^(?:or|and|but|if|oder|und|aber|wenn|ou|et|mais|si|o|y|e|pero|ma|se)$/
const roughly = /^(?:about|around|some|etwa|ca|circa|rund|gut|mindestens|environ|unas|unos)$/

const later: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['later', 'back', 'later on', 'after', 'after that', 'afterwards']),
  de: new Set(['spater', 'nach hinten', 'danach']),
  fr: new Set(['plus tard', 'apres']),
  es: new Set(['mas tarde', 'despues']),
  it: new Set(['dopo', 'piu tardi', 'piu avanti']),
}

const earlier: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['earlier', 'sooner', 'before', 'before that', 'beforehand']),
  de: new Set(['fruher', 'eher', 'nach vorn', 'nach vorne', 'vorher', 'davor', 'zuvor']),
  fr: new Set(['plus tot', 'avant']),
  es: new Set(['antes', 'mas temprano']),
  it: new Set(['prima']),
}

/** Words right before an amount by which something moves, in a sentence that moves something. */
const leads: Readonly<Record<Language, RegExp>> = {
  en: /^(?:by|back)$/,
  de: /^um$/,
  fr: /^(?:de|d)$/,
  es: /^en$/,
  it: /^di$/,
}

/** Verbs behind which the amount stands without such a word. */
const takes_amount: Readonly<Record<Language, RegExp | null>> = {
  en: /^(?:postpone|delay|postponing|delaying)$/,
  de: null,
  fr: null,
  es: /^(?:retras|atrasa|atrase|adelant|apla[cz]|pospo|pospu|posterg|move|movamos|muev|corre[rm]|desplaz|traslad)/,
  it: null,
}

const most_between = 4
const not_before = /^(?:de|en|of|for|in|within|at|dentro|durante|a|las|la|su|una|un|the|before|after|until)$/

/** Which sentences move something. */
const moving: Readonly<Record<Language, { test: (text: string) => boolean }>> = {
  en: matchPhrases(
    '(push*|mov*|postpon*|delay*|shift*|bump*|slid*|nudg*|reschedul*|pull*)|(bring*|brought|put*) ~6 (back|forward)',
  ),
  de: matchPhrases(
    'verschieb*|verschob*|schieb*|verleg*|vorverleg*|vorzuverleg*|vorzieh*|vorzuzieh*|hinten|vorn|vorne|(spater|fruher)',
  ),
  fr: matchPhrases('decal*|repouss*|report*|avanc*|recul*|retard*|deplac*|differ*'),
  es: matchPhrases(
    'retras*|atrasar*|atrasamos|atrasemos|atrase|adelantar*|adelantamos|adelantemos|adelanto|adelantado|adelantada|adelanta|aplaz*|aplac*|pospon*|pospus*|posterg*|mover*|movemos|movamos|muev*|correr*|corremos|desplaz*|traslad*',
  ),
  it: matchPhrases('spost*|posticip*|anticip*|rimand*|rinvi*|slitt*|ritard*'),
}

/** Which of them move it to an earlier time. */
const turned: Readonly<Record<Language, { test: (text: string) => boolean }>> = {
  en: matchPhrases('(bring*|brought|pull*) ~6 forward|earlier|sooner'),
  de: matchPhrases('vorverleg*|vorzuverleg*|vorzieh*|vorzuzieh*|vorgezogen|vorn|vorne|fruher|eher'),
  fr: matchPhrases('avanc*|plus tot'),
  es: matchPhrases('adelant*|antes|mas temprano'),
  it: matchPhrases('anticip*|prima'),
}
