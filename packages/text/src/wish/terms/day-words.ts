import { countsNoWord } from './counted-words.ts'
import type { Place } from './hours-in-place.ts'
import { phrase_tables } from './phrase-tables.ts'
import type { Meaning } from './term.ts'
import { small_words } from '../words/small-words.ts'

/** `Am Fünfzehnten`, `the tenth`, `le quinze`, `el quince`, `dal cinque`: a day of a month in words; null for any other number. */
export function dayInWords(meaning: Meaning, place: Place): Meaning | null {
  const value = isSpanishFirst(place) ? 1 : ordinalOf(meaning)
  if (value === 1 && meaning.kind === 'word')
    return { kind: 'number', value, digits: 2, isDay: true, isAlone: true, countsNothing: true }
  if (value === null || value > 31) return null
  const isCardinal = meaning.kind === 'number' && meaning.isWord === true
  const { language } = place
  const isDay = isCardinal
    ? (language === 'fr' || language === 'es' || language === 'it') && isDayBehindArticle(place)
    : (language === 'de' && isGermanDay(value, place)) || (language === 'en' && isEnglishDay(value, place))
  return isDay ? { kind: 'number', value, digits: 2, isDay: true, isAlone: true, countsNothing: true } : null
}

/** `El uno de marzo` */
function isSpanishFirst({ language, tokens, at }: Place): boolean {
  const [one, of, month] = [tokens[at]?.word, tokens[at + 1]?.word, tokens[at + 2]?.word]
  return (
    language === 'es' && one === 'uno' && of === 'de' && phrase_tables.es.get(month ?? '')?.kind === 'month'
  )
}

function ordinalOf(meaning: Meaning): number | null {
  if (meaning.kind === 'first') return 1
  if (meaning.kind === 'nth') return meaning.nth > 0 ? meaning.nth : null
  const isInWords = meaning.kind === 'number' && (meaning.isNth === true || meaning.isWord === true)
  return isInWords && meaning.value > 1 ? meaning.value : null
}

/** `Vom Fünften bis zum Neunten`, `am zwölften um drei`, and neither `am zweiten Tag` nor `der Erste, der kommt`. */
function isGermanDay(value: number, { text, sentence, tokens, at, next }: Place): boolean {
  const [ahead, before, behind] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '', tokens[next]]
  if (phrase_tables.de.get(behind?.word ?? '')?.kind === 'month') return true
  const word = behind?.word ?? ''
  const isEnd = !/^\p{L}/u.test(word) || small_words.de.has(word)
  if (/^\p{Ll}/u.test(text)) return value > 4 && isEnd && articles.de.test(before)
  if (/^\p{Lu}/u.test(sentence.slice(behind?.start, behind?.end))) return false
  if (before === 'der') return value > 4 && suits.test(word)
  if (/^de[mn]$/.test(before) && value < 5) return /^(?:bis|ab|vor|nach|auf|fur|seit)$/.test(ahead)
  // `Zum Zweiten kostet es mehr`
  if (before === 'zum' && value < 4) return value === 1 && at > 1
  return articles.de.test(before)
}

const articles = {
  de: /^(?:am|vom|zum|dem|den|ab|bis)$/,
  fr: /^(?:le|du|au)$/,
  es: /^(?:el|del|al|dia)$/,
  it: /^(?:il|l|dal|dall|al|all|sul|del|dell)$/,
} as const
const suits = /^(?:[.,?]|oder|und|ware|ist|passt|ginge|geht)$/

/** `The tenth or the twelfth`, `the third of March`, and not `the tenth floor`. */
function isEnglishDay(value: number, place: Place): boolean {
  const { tokens, at, next } = place
  const before = tokens[at - 1]?.word ?? ''
  // `June twenty-first`, and not `May second that`
  if (value > 4 && phrase_tables.en.get(before)?.kind === 'month') return true
  if (before !== 'the') return false
  const isOf = tokens[next]?.word === 'of'
  const kind = phrase_tables.en.get(tokens[next + (isOf ? 1 : 0)]?.word ?? '')?.kind
  if (kind === 'month') return true
  if (isOf || !countsNoWord(place)) return false
  return value > 4 || isNthAt(place, at - 3) || isNthAt(place, next + 2)
}

/** `The third or the tenth`, `the 12th or the third` */
function isNthAt({ tokens }: Place, at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const meaning = phrase_tables.en.get(word)
  return (
    /^(?:st|nd|rd|th)$/.test(word) ||
    /^\d/.test(word) ||
    (meaning?.kind === 'number' && meaning.isNth === true)
  )
}

/** `Le quinze`, `del cinco al nueve`, and neither `le six cylindres`, `du neuf` nor `el dos por uno`. */
function isDayBehindArticle(place: Place): boolean {
  const { tokens, at, next, language } = place
  if (language === 'en' || language === 'de') return false
  const [before, word, behind] = [
    tokens[at - 1]?.word ?? '',
    tokens[at]?.word ?? '',
    tokens[next]?.word ?? '',
  ]
  if (!articles[language].test(before) || isNumber(place, next + 1)) return false
  if (word === 'neuf' && before === 'du' && behind !== 'au') return false
  if (/^[.,;:?!)]?$/.test(behind)) return true
  return /^\p{L}/u.test(behind) && (joins.test(behind) || countsNoWord(place))
}

const joins = /^(?:au|al|all|y|e|et|ou|o|u|a|alle|vers|verso)$/

/** `Le cinq à sept` is a drink, and `du cinq au neuf` are days. */
function isNumber({ tokens, next, language }: Place, at: number): boolean {
  const isTo = /^(?:a|por|per|e|et|y)$/.test(tokens[next]?.word ?? '')
  const word = tokens[at]?.word ?? ''
  return isTo && (/^(?:sept|uno)$/.test(word) || phrase_tables[language].get(word)?.kind === 'number')
}
