import type { Language } from '../language.ts'
import type { Place } from './hours-in-place.ts'
import type { Meaning } from './term.ts'
import type { Token } from './tokens.ts'

/** 'sat', 'mar' and 'do' are words as well; as a name of a day or a month they have a capital. */
export function isShort({ kind }: Meaning, text: string): boolean {
  return (kind === 'weekday' || kind === 'month') && text.length <= 3 && !/^[Mm]ai$/.test(text)
}

/** Whether a short word, such as 'mar', is the name of a day or a month where it stands. */
export function isShortName(
  { kind }: Meaning,
  { text, tokens, at, next, language }: Place,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const word = tokens[at]?.word ?? ''
  const before = tokens[at - 1]?.word ?? ''
  if (/^\p{Lu}/u.test(text) || /^\d/.test(tokens[next]?.word ?? '')) return true
  // `27 feb`
  if (kind === 'month' && /^\d\d?$/.test(before)) return true
  if (kind === 'month') return before_month[language].test(before) && !/^(?:mar|set)$/.test(word)
  if (before_weekday[language].test(before) && !/^(?:mer|jeu)$/.test(word)) return true
  if (language === 'en' && /^(?:mon|tue|wed|thu|fri)$/.test(word)) return true
  return isInSmallLetters(tokens, at, phrases)
}

const before_month: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in|of|early|mid|late|until|till|before|during|since)$/,
  de: /^(?:im|anfang|mitte|ende|bis|seit|vor)$/,
  fr: /^(?:en|debut|mi|fin|courant)$/,
  es: /^(?:en|de)$/,
  it: /^(?:a|di|inizio|fine|meta)$/,
}

/** `In May`, `le mois de mars`, and not `may`, `June` or `sept heures`: the name of a month alone is that month. */
export function isClearMonth(word: string, before: string, language: Language): boolean {
  if (language === 'en' && /^(?:may|june)$/.test(word)) return before_clear_month.test(before)
  return (word.length > 3 && word !== 'sept') || word === 'mai' || before_month[language].test(before)
}

const before_clear_month =
  /^(?:in|of|during|by|until|till|before|after|since|early|mid|late|throughout|over|all)$/

/** `On sat`, `am do`, `diesen mi`, and not `i sat`, `do you`. */
const before_weekday: Readonly<Record<Language, RegExp>> = {
  en: /^(?:on|this|next|until|till|til|by)$/,
  de: /^(?:am|diesen|nachsten|kommenden|jeden|ab|vorm)$/,
  fr: /^(?:ce|le|du)$/,
  es: /^(?:el|este|proximo)$/,
  it: /^(?:il|questo|entro|prossimo)$/,
}

/** `di mi oder do`, `mo–mi`, `do nachmittag`: some people write without capitals, and then a row of short names is one of days. */
function isInSmallLetters(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, Meaning>,
): boolean {
  const kindAt = (place: number) => phrases.get(tokens[place]?.word ?? '')?.kind
  const isDay = (place: number) => kindAt(place) === 'weekday'
  const isJoin = (place: number) => joins.test(tokens[place]?.word ?? '')
  const isBehindDay = isJoin(at - 1) && kindAt(at - 2) === 'day'
  return (
    isDay(at - 1) ||
    isDay(at + 1) ||
    isBehindDay ||
    (isJoin(at - 1) && isDay(at - 2)) ||
    (isJoin(at + 1) && isDay(at + 2)) ||
    kindAt(at + 1) === 'part'
  )
}

const joins = /^(?:oder|und|u|bis|or|and|to|ou|et|o|y|a|e|al|,|\/|-|–|\+)$/
