import { bareHourAt, type BareHour, type Hour, isOpen, time_words } from './bare-hour.ts'
import { isMark, isRangeMark } from '../days/day-range.ts'
import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'
import { isJudged, isLoneHour } from './lone-hours.ts'
import type { Term } from '../terms/term.ts'

/** `Thursday? 10.30 is better`, `in class 13-14`: hours that no word leads, where nothing else can be meant by them. */
export function isBareHour(reader: Reader, at: number): boolean {
  const one = bareHourAt(reader.terms, at)
  if (!one || reader.namesAmounts || isCounted(reader, at)) return false
  const other = otherEnd(reader.terms, one)
  if (other) return isFree(reader.terms, other) && isRange(reader, at, one, other)
  if (isPair(reader, at, one)) return true
  return isJudged(reader, at, one) || (isFree(reader.terms, one) && isLoneHour(reader, at, one))
}

/** The other end of `9-12`, `13 to 14`. */
function otherEnd(terms: readonly Term[], { next }: BareHour): BareHour | null {
  const join = terms[next]
  return join !== undefined && isRangeMark(join) && join.kind !== 'at' ? bareHourAt(terms, next + 1) : null
}

/** `10 or 2 on Thursday`, `Thursday 10 or 2?`: two hours to choose from beside a day. */
function isPair({ terms, textAt }: Reader, at: number, one: BareHour): boolean {
  const before = isMark(terms[at - 1], ',') ? terms[at - 2] : terms[at - 1]
  const join = terms[one.next]
  const other = join?.kind === 'or' ? bareHourAt(terms, one.next + 1) : null
  if (!other || !isFree(terms, other) || [one, other].some(({ hour }) => !isWorkingHour(hour))) return false
  const behind = terms[other.next]
  if (before !== undefined && days.has(before.kind))
    return behind === undefined || isMark(behind, '?') || clocks.has(behind.kind)
  const isOpened = isOpen(before) || opens_pair.test(textAt(before?.start, before?.end))
  return isOpened && behind !== undefined && days.has(behind.kind)
}

const days: ReadonlySet<string> = new Set(['weekday', 'day'])
const clocks: ReadonlySet<string> = new Set(['hour', 'am', 'pm'])
const opens_pair = /^(?:do|make|manage|would|does|either|can|oder|geht|ginge|passt|machen)$/

/** Not the two or three of `we need two or three on Thursday`. */
function isWorkingHour({ value, isWord }: Hour): boolean {
  return isWord !== true && (value >= 8 || value <= 6)
}

function isRange(reader: Reader, at: number, one: BareHour, other: BareHour): boolean {
  const [from, until] = [one.hour.value, other.hour.value]
  const before = reader.terms[at - 1]
  if (opensByWord(reader, one.hour)) return from !== until && !(from === 1 && until % 5 === 0)
  const isByDay = before !== undefined && time_words.has(before.kind)
  const hours = until > from ? until - from : until + 12 - from
  if (hours > 0 && hours <= longest && (isOfShift(reader, at) || isBehindDays(reader, at))) return true
  // `won 3-2`, `two to three of us`
  if (
    hours < 1 ||
    hours > longest ||
    one.hour.isWord === true ||
    (from < until && until <= smallest && !isByDay)
  )
    return false
  const isWord = reader.terms[one.next]?.kind !== 'mark'
  const goesOn = before?.kind === 'and' && reader.items.at(-1)?.kind === 'hours'
  if (goesOn || isOpen(before) || (isWord && from >= earliest && until < from)) return true
  return until > from && from >= earliest && until <= latest
}

const longest = 10
const smallest = 3
const earliest = 7
const latest = 22

/** `Il turno 6-14`, `I do yoga 5-6`, `visitors 2 to 5` */
function isOfShift({ terms, textAt }: Reader, at: number): boolean {
  const last = terms[at - 1]
  // `Soundcheck's 4 to 6`
  const isGenitive = last?.kind === 'word' && textAt(last.start, last.end) === 's'
  const before = isGenitive ? terms[at - 2] : last
  return before?.kind === 'word' && at_hours.test(textAt(before.start, before.end))
}

/** `Tues to Thurs, three to eight` */
function isBehindDays({ terms, items }: Reader, at: number): boolean {
  const days = items.at(-1)
  return isMark(terms[at - 1], ',') && days?.kind === 'days' && days.end === terms[at - 1]?.start
}

const at_hours = filtered(
  /^(?:turno|orario|ricevimento|shift|yoga|gym|pilates|rehears(?:al|als)|practice|training|soundcheck|doors|drums|visitors?|visits|visiting|surgery|lectur(?:e|es|ing)|teach|teaching|class|classes|open|shop|schicht|dienst|sprechstunde|probe|training|sport|kurs|schule|unterricht|arbeite|offen|geoffnet|service|permanence|cours|sport|ouvert|ouverte|horario|clase|clases|ensayo|guardia|abierto|abre|lezione|lezioni|prove|aperto|aperti|palestra|allenamento)$/,
)

/** `de once a una`, `de 5 à 7` */
function opensByWord({ language, textAt }: Reader, { start }: Hour): boolean {
  return (language === 'es' || language === 'fr') && textAt(Math.max(0, start - 3), start) === 'de '
}

/** No word that the number counts stands behind it. */
function isFree(terms: readonly Term[], { last, next }: BareHour): boolean {
  const behind = terms[next]
  if (behind === undefined) return true
  if (behind.kind === 'mark') return /^[,;.:!?)–—/…]$/.test(behind.mark)
  if (behind.kind === 'word') return last.countsNothing === true
  // `At 9 or 10 on 22 January`
  const isApart = behind.start - last.end > 1 && (behind.kind === 'number' || behind.kind === 'month')
  return isApart || !of_counts.has(behind.kind)
}

const of_counts: ReadonlySet<string> = new Set([
  'unit',
  'span_unit',
  'month',
  'number',
  'ordinal',
  'week_noun',
  'nth',
])

/** `pages 9-12`, `room 7.30`, `via Roma 10-12`, `030 12-14` */
function isCounted({ terms, textAt }: Reader, at: number): boolean {
  const before = terms[at - 1]
  if (before?.kind === 'number') return true
  return (
    before?.kind === 'word' &&
    ((before.isName === true && at > 1) || counted.test(textAt(before.start, before.end)))
  )
}

const counted =
  /^(?:pages?|pp?|chapters?|rooms?|lines?|options?|slots?|plans?|variants?|versions?|versione|versiones|opcion|opcione?s?|opzion[ei]|variante?|gruppe|v|no|nr|numbers?|numero|questions?|ages?|aged|kids|score|scale|won|lost|seite|seiten|kapitel|zimmer|raum|version|nummer|hausnummer|fragen?|punkte?|skala|paginas?|capitulos?|preguntas?|edades|anos|chambres?|chapitres?|salles?|pagin[ae]|capitol[io]|domande|stanze|camer[ae]|\p{L}*strasse|str|\p{L}*platz|\p{L}*weg|gate|gleis|platform|averages?|rates?|ratio|grades?|index|levels?|sizes?|note|schnitt|durchschnitt|moyenne|media|taux|tasso|tasa|temperatur[ea]?|taille|taglia|talla|artikel|articolo|articulo|paragraf)$/u

/** `The ticket is 12.50 €`: the numbers of a sentence about money are none of its own hours. */
export const names_amounts =
  /[€$£%]|(?<!\p{L})(?:eur|euros?|chf|gbp|usd|dollars?|pounds?|quid|kostet|kosten|costs?|prix|coute|coutent|precio|cuesta|cuestan|prezzo|costa|costano|franken|francs?|pesos?|prices?|preise?|kg|km)(?!\p{L})/u
