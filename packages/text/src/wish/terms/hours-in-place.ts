import type { Language } from '../../language.ts'
import { countsNoWord } from './counted-words.ts'
import { filtered } from '../../literal-filter.ts'
import { phrase_tables } from './phrase-tables.ts'
import type { Term } from './term.ts'
import type { Token } from './tokens.ts'

export interface Place {
  /** As it is written there. */
  readonly text: string
  readonly sentence: string
  /** The sentence has no capital, as some people write. */
  readonly isSmall: boolean
  readonly tokens: readonly Token[]
  readonly at: number
  /** The token behind it. */
  readonly next: number
  /** Those before it. */
  readonly terms: readonly Term[]
  readonly language: Language
}

/** `All'una e mezza`, `dall'una in poi` */
const italian_minutes = /^(?:e (?:mezza|mezzo|un|tre|dieci|venti|cinque|\d+)|in poi|meno \p{L}+)$/u

/** `half past one`, `between one and four`, `zwischen halb eins und zwei`, `ab eins`, `de una a tres`, `fino all'una` */
export function isOneOClock({ terms, tokens, at, language }: Place): boolean {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]]
  if (!/^(?:one|eins|une|una)$/.test(word)) return false
  const [before, behind] = [terms.at(-1)?.kind, terms.at(-2)?.kind]
  // `Noon or one on Thursday`, `zwölf oder eins`
  if (before === 'or' && behind === 'clock' && behind_one.test(next?.word ?? '')) return true
  if (before === 'or' && word === 'eins' && (behind === 'number' || behind === 'hour')) return true
  const isEnd = next === undefined || !/^\p{L}/u.test(next.word) || next.word === 'and'
  const isLed = leads_hour.has(before ?? '')
  if (isLed && (word === 'eins' || (word === 'one' && isEnd))) return true
  const goesOn = isEnd || italian_minutes.test(`${next.word} ${tokens[at + 2]?.word}`)
  const isItalian = language === 'it' && /^(?:dall|all|dell|l)$/.test(tokens[at - 1]?.word ?? '')
  if (isLed && isItalian && goesOn) return true
  if (
    word === 'una' &&
    tokens[at - 1]?.word === 'de' &&
    next?.word === 'a' &&
    isNumber(tokens[at + 2], language)
  )
    return true
  if (before === 'to' && behind === 'number' && (isEnd || (language === 'es' && next.word === 'y')))
    return true
  return before === 'clock_part' || before === 'between' || (before === 'and' && behind === 'number')
}

const behind_one = /^(?:[.,;:?!)]|on|am|today|tomorrow|heute|morgen|de|di)?$/

function isNumber(token: Token | undefined, language: Language): boolean {
  return phrase_tables[language].get(token?.word ?? '')?.kind === 'number'
}

/** `possiamo sentirci prima?`, and not `la prima settimana` */
export function isItalianBefore({ tokens, at, next, language }: Place): boolean {
  if (language !== 'it' || tokens[at]?.word !== 'prima' || next !== at + 1) return false
  const [before, behind] = [tokens[at - 1]?.word ?? '', tokens[next]?.word ?? '']
  const ends = /^(?:[.,;:?!]|sarebbe|sarei|posso|potremmo|ci)?$/.test(behind)
  return (
    ends &&
    !/^(?:la|una|della|alla|nella|settimana|mese|giorno|giorni|settimane|ora|ore|anno|fa|fai|fare|faccia|facciamo|non|come|quanto)$/.test(
      before,
    )
  )
}

/** `til 2`; `til friday` may be no end of what is meant. */
export function isOpenTil({ tokens, at, next, language }: Place): boolean {
  const behind = tokens[next]?.word ?? ''
  if (tokens[at]?.word !== 'til' || next !== at + 1 || /^\d/.test(behind)) return false
  return phrase_tables[language].get(behind)?.kind !== 'number'
}

/** `Up to Friday`, and neither `up to you` nor `what are you up to on Friday`. */
export function isIdleUpTo({ text, tokens, next, terms, language }: Place): boolean {
  if (!/^up to$/i.test(text)) return false
  const isAsked =
    terms.at(-1)?.kind === 'word' && /^(?:you|we|they|i|he|she)$/.test(tokens[next - 3]?.word ?? '')
  const behind = tokens[next]?.word ?? ''
  return (
    isAsked ||
    !(/^(?:the|\d{1,2})$/.test(behind) || limits.has(phrase_tables[language].get(behind)?.kind ?? ''))
  )
}

const limits: ReadonlySet<string> = new Set(['weekday', 'day', 'month', 'clock', 'part', 'holiday', 'week'])

/** `this afternoon`, `cet après-midi`, and neither `these evenings` nor `ce soir-là` */
export function isThisDay({ tokens, at, next, language }: Place): boolean {
  const [word, part] = [tokens[at]?.word ?? '', tokens[next]?.word ?? '']
  if (next !== at + 1 || !this_one[language].test(word)) return false
  if (tokens[next + 1]?.word === '-' && tokens[next + 2]?.word === 'la') return false
  if (language === 'fr' && part === 'apres')
    return tokens[next + 1]?.word === '-' || tokens[next + 1]?.word === 'midi'
  return phrase_tables[language].get(part)?.kind === 'part' || (language === 'es' && part === 'tarde')
}

const this_one: Readonly<Record<Language, RegExp>> = {
  en: /^this$/,
  de: /^heut$/,
  fr: /^(?:ce|cet|cette)$/,
  es: /^esta$/,
  it: /^quest[oa]$/,
}

const leads_hour: ReadonlySet<string> = new Set(['at', 'from', 'by', 'after', 'before'])

/** `documento tipo 2`, `sulle 3 proposte`, `una delle due`: such words lead an hour only where nothing is counted. */
export function isLooseLead(place: Place): boolean {
  const { tokens, at, next, language } = place
  const [word, before] = [tokens[at]?.word ?? '', tokens[at - 1]?.word ?? '']
  if (next !== at + 1 || !loose_leads.has(word)) return false
  if (word === 'about') return !isHourBehind(place)
  const isMinutes = /^[.:]$/.test(tokens[next + 1]?.word ?? '') && /^\d/.test(tokens[next + 2]?.word ?? '')
  if (!countsNoWord({ ...place, at: next, next: next + (isMinutes ? 3 : 1) })) return true
  const number = phrase_tables[language].get(tokens[next]?.word ?? '')
  const hour = number?.kind === 'number' ? number.value : Number(tokens[next]?.word)
  if (word === 'delle') return !(isMinutes || hour >= 7) || part_of.test(before)
  // `punkt sieben`, and neither `Punkt 7` nor `unter Punkt sieben`
  if (word === 'punkt')
    return (
      number === undefined ||
      /^de[rs]$/.test(tokens[next + 1]?.word ?? '') ||
      /^(?:der|dem|den|unter|zu|bei|auf|ab)$/.test(before)
    )
  if (word !== 'tipo' || !/^\p{L}/u.test(before)) return false
  if (number !== undefined && hour > 4) return false
  const kind = phrase_tables[language].get(before)?.kind
  return kind !== 'weekday' && kind !== 'day' && kind !== 'part' && !/(?:[ae]mos|iamo)$/.test(before)
}

/** `About three`, `about half past`, and neither `about 3 things` nor `about our plans`. */
function isHourBehind(place: Place): boolean {
  const { tokens, next } = place
  const [word, behind] = [tokens[next]?.word ?? '', tokens[next + 1]?.word ?? '']
  if (about_hour.test(word)) return true
  const isNumber = /^\d/.test(word) || phrase_tables.en.get(word)?.kind === 'number'
  return isNumber && (behind_hour.test(behind) || countsNoWord({ ...place, at: next, next: next + 1 }))
}

const about_hour = /^(?:noon|midday|midnight|lunchtime|teatime|dinnertime|half|quarter|mid|a)$/
const behind_hour = /^(?:am|pm|a|p|o|oclock|h|hrs|ish|sharp|past|thirty|fifteen|forty|[:.-])$/

const loose_leads: ReadonlySet<string> = new Set(['tipo', 'sulle', 'delle', 'punkt', 'about'])
const part_of = /^(?:un[ao]?|alcun[ei]|qualcun[ao]|molte|ognuna|nessuna|ultima|parte|meta|piu|meno|invece)$/

/** `sept minutes`, `à sept`, `de cinq à sept`, and not `le 3 sept` */
export function isFrenchSeven({ tokens, at, next, language }: Place): boolean {
  if (language !== 'fr' || tokens[at]?.word !== 'sept') return false
  const unit = phrase_tables.fr.get(tokens[next]?.word ?? '')?.kind
  return unit === 'unit' || /^(?:a|vers|les|entre)$/.test(tokens[at - 1]?.word ?? '')
}

/** `À neuf je suis là`, `vers cinq`, and neither `à neuf dans la voiture` nor `nous serons à neuf` */
export function isFrenchHour(place: Place, hour: number): boolean {
  const { tokens, at, language } = place
  if (language !== 'fr' || !countsNoWord(place) || of_range.test(tokens[place.next]?.word ?? '')) return false
  const [ahead, before] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '']
  return (
    before === 'vers' || (before === 'a' && hour > 6 && !counts_people.test(ahead) && !/^\d|^l$/.test(ahead))
  )
}

/** `À deux heures`, and neither `à deux heures de route` nor `jusqu'à deux heures`. */
export function isFrenchClock({ tokens, at, next, language }: Place): boolean {
  const before = tokens[at - 1]?.word ?? ''
  if (language !== 'fr' || !/^heures?$/.test(tokens[at + 1]?.word ?? '')) return false
  const isFar = /^de?$/.test(tokens[next]?.word ?? '') && tokens[next + 1]?.word !== 'l'
  const ahead = tokens.slice(Math.max(0, at - longest_ahead), at - 1).map(({ word }) => word)
  const isBetween = before === 'et' && ahead.includes('entre')
  const isFrom = before === 'de' && ahead.at(-1) === 'partir'
  if (isFar || !(isBetween || isFrom || /^(?:a|vers|avant)$/.test(before))) return false
  return !ahead.includes('jusqu') || (ahead.some(isAble) && !ahead.some(isLasting))
}

const longest_ahead = 8

/** `Je peux jusqu'à deux heures et demie`, and not `ça peut durer jusqu'à deux heures et demie` */
function isAble(word: string): boolean {
  return /^(?:ai|avons|as|avez|suis|sommes|peux|pouvons|libre|libres|dispo|disponible|disponibles|la|reste)$/.test(
    word,
  )
}

function isLasting(word: string): boolean {
  return /^(?:dur|pren|prise|compt|prevo|mett)/.test(word)
}

/** `À trois`, `in due`, `los tres`: so many people. */
export function countsPeople(place: Place, value: number): boolean {
  const { tokens, at, language } = place
  const [ahead, before] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '']
  if (value < 2 || value > largest_group || !countsNoWord(place)) return false
  if (language === 'fr')
    return (
      before === 'a' && value <= 4 && !of_range.test(tokens[place.next]?.word ?? '') && !isHourWord(ahead)
    )
  return (language === 'it' && before === 'in') || (language === 'es' && before === 'los')
}

const largest_group = 9

/** `De deux à trois`, `lundi à trois` */
function isHourWord(word: string): boolean {
  const kind = phrase_tables.fr.get(word)?.kind
  return /^\d/.test(word) || kind === 'number' || word === 'h' || word === 'heures'
}

const of_range = /^(?:a|h|heures?|[:%€])$/
const counts_people = filtered(
  /^(?:sommes|serons|etions|etes|serez|sont|seront|est|sera|serait|soient|vivons|passe|passes|monte|reduit|mangeons|deux|trois|quatre|cinq|six|sept|huit)$/,
)

/** `Thursday early`, `sabato presto`: a part of the day that was named before. */
export function isEarlyOrLate(place: Place): 'early' | 'late' | null {
  const { terms, tokens, at, next } = place
  const before = terms.at(-1)
  const day = before?.kind === 'mark' && before.mark === ',' ? terms.at(-2) : before
  if (next !== at + 1 || (day?.kind !== 'weekday' && day?.kind !== 'day')) return null
  if (!/^(?:[.,;:?!)]|or|oder|ou|o)?$/.test(tokens[next]?.word ?? '')) return null
  const word = tokens[at]?.word ?? ''
  if (/^(?:early|earlyish|tot|presto|temprano|tempranito)$/.test(word)) return 'early'
  return /^(?:late|lateish|latish|spat|tard|tardi)$/.test(word) ? 'late' : null
}
