import type { Language } from '../../language.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'
import { wish_words } from './phrase-tables.ts'

export interface Away {
  readonly meaning: Meaning & { readonly kind: 'away' }
  readonly next: number
}

/** `Two days earlier`, `zwei Wochen später`, `dix jours après`: counted from the day that was named before. */
export function readAway(
  tokens: readonly Token[],
  at: number,
  language: Language,
  phrases: ReadonlyMap<string, Meaning>,
): Away | null {
  const isFortnight = tokens[at]?.word === 'fortnight'
  const count = isFortnight ? 2 : countAt(tokens[at], phrases)
  const unit = isFortnight ? a_week : phrases.get(tokens[at + 1]?.word ?? '')
  if (count === null || unit?.kind !== 'span_unit') return null
  const behind = at + (isFortnight ? 1 : 2)
  for (const width of [2, 1]) {
    const words = tokens.slice(behind, behind + width).map(({ word }) => word)
    const next = behind + width
    const way = wayOf(words.join(' '), language)
    if (way === null || words.length < width || goesOn(words, tokens[next])) continue
    const isOfDays = unit.days === 1 && (saysOneOf(tokens, at) || follow.test(words.join(' ')))
    const isStretch = way > 0 && (isOfDays || saysWithin(tokens, at))
    return { meaning: { kind: 'away', days: way * count * unit.days, isStretch }, next }
  }
  return null
}

const a_week = { kind: 'span_unit', days: 7 } as const

/** `In the two weeks after that`, `nelle due settimane successive` */
function saysWithin(tokens: readonly Token[], at: number): boolean {
  const before = `${tokens[at - 2]?.word ?? ''} ${tokens[at - 1]?.word ?? ''}`
  return within.test(before)
}

const within = /(?:^| )(?:(?:in|over|during|within) the|in den|innerhalb der|dans les|en las|nelle)$/

/** `At least ten days before` is a last day. */
export function limitOfAway({ meaning }: Away, tokens: readonly Token[], at: number): 'by' | 'from' | null {
  const before = `${tokens[at - 2]?.word ?? ''} ${tokens[at - 1]?.word ?? ''}`
  if (!/(?:at least|mindestens|wenigstens|au moins|al menos|como minimo|almeno|minimo)$/.test(before))
    return null
  return meaning.days < 0 ? 'by' : 'from'
}

/** `The day before the launch`, `la veille du départ`, `una settimana prima di Pasqua`: of what else it is the day before. */
export function namesWhat(
  phrase: string,
  behind: Token | undefined,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const word = behind?.word ?? ''
  if (phrase.endsWith(' before')) return /^[\p{L}\d]/u.test(word) && !goes_on_alone.test(word)
  const kind = phrases.get(word)?.kind
  return of_what.test(word) || kind === 'holiday' || kind === 'month'
}

const goes_on_alone = /^(?:or|and|but|at|if|in|is|would|instead|then|too|for|please|from|as)$/
const of_what =
  /^(?:\d+|de|del|du|des|d|di|dei|dell|della|dello|delle|che|que|qu|a|al|der|the|my|our|your|of)$/

/** `One of the three days after`, `nei due giorni dopo`: each of them. */
function saysOneOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  return one_of.test(before.join(' '))
}

const one_of =
  /(?:^| )(?:(?:one|any|either) of the|in the|on the|eine[rmn] der|(?:an|in) den|un des|dans les|uno de los|en los|uno dei|nei)$/
const follow = /^(?:suivants|qui suivent|siguientes|successivi|seguenti)$/

export function countAt(token: Token | undefined, phrases: ReadonlyMap<string, Meaning>): number | null {
  if (token === undefined) return null
  if (/^\d{1,2}$/.test(token.word)) return Number(token.word)
  const meaning = phrases.get(token.word)
  return meaning?.kind === 'number' && meaning.isWord === true ? meaning.value : null
}

function wayOf(words: string, language: Language): 1 | -1 | null {
  const { countedBehind, countedAhead } = wish_words[language]
  if (countedBehind.split('|').includes(words)) return 1
  return countedAhead.split('|').includes(words) ? -1 : null
}

/** `Two weeks after the launch`, `dos días antes de la boda`. */
function goesOn(words: readonly string[], behind: Token | undefined): boolean {
  const last = words.at(-1) ?? ''
  if (unlike_after.test(last)) return false
  // `Quince días siguientes al recibo`
  if (following.test(last)) return of_what.test(behind?.word ?? '')
  return behind !== undefined && /^[\p{L}\d]/u.test(behind.word) && !joins.test(behind.word)
}

const unlike_after =
  /^(?:later|earlier|sooner|thereafter|spater|fruher|eher|danach|darauf|drauf|davor|vorher|zuvor|tard|tot|tarde|tardi)$/
const following = /^(?:suivants|suivantes|siguientes|successivi|successive|seguenti)$/
const joins = /^(?:or|and|oder|und|ou|et|o|y|e)$/
