import { isMark, isRangeMark } from './day-range.ts'
import type { Reader } from './item-reader.ts'
import type { Term } from './term.ts'

type Hour = Term & { readonly kind: 'number' }

interface BareHour {
  readonly hour: Hour
  readonly hasMinutes: boolean
  /** The last of its numbers. */
  readonly last: Hour
  readonly next: number
}

/** `Thursday? 10.30 is better`, `in class 13-14`: hours that no word leads, where nothing else can be meant by them. */
export function isBareHour(reader: Reader, at: number): boolean {
  const one = bareHourAt(reader.terms, at)
  if (!one || reader.namesAmounts || isCounted(reader, at)) return false
  const other = otherEnd(reader.terms, one)
  if (other) return isFree(reader.terms, other) && isRange(reader, at, one, other)
  if (!isFree(reader.terms, one)) return false
  return (
    isProposed(reader, at, one) ||
    isOfPart(reader, at, one) ||
    (isDotted(one) && isOpen(reader.terms[at - 1]))
  )
}

/** `10` or `10.30`, and no date such as `10.3.27`. */
function bareHourAt(terms: readonly Term[], at: number): BareHour | null {
  const [hour, mark, minutes, dot, more] = [
    terms[at],
    terms[at + 1],
    terms[at + 2],
    terms[at + 3],
    terms[at + 4],
  ]
  if (hour?.kind !== 'number' || hour.digits > 2 || hour.value < 1 || hour.value > 24) return null
  const isPair =
    isMark(mark, '.') && mark?.start === hour.end && minutes?.kind === 'number' && minutes.start === mark.end
  if (!isPair) return hour.isDay === true ? null : { hour, hasMinutes: false, last: hour, next: at + 1 }
  const isDate = isMark(dot, '.') && more?.kind === 'number' && more.start === dot?.end
  if (isDate || minutes.digits !== 2 || minutes.value > 59) return null
  return { hour, hasMinutes: true, last: minutes, next: at + 3 }
}

/** The other end of `9-12`, `13 to 14`. */
function otherEnd(terms: readonly Term[], { next }: BareHour): BareHour | null {
  const join = terms[next]
  return join !== undefined && isRangeMark(join) && join.kind !== 'at' ? bareHourAt(terms, next + 1) : null
}

function isRange(reader: Reader, at: number, one: BareHour, other: BareHour): boolean {
  const [from, until] = [one.hour.value, other.hour.value]
  const before = reader.terms[at - 1]
  if (opensByWord(reader, one.hour)) return from !== until && !(from === 1 && until % 5 === 0)
  const isByDay = before !== undefined && time_words.has(before.kind)
  const hours = until > from ? until - from : until + 12 - from
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

/** `de once a una`, `de 5 à 7` */
function opensByWord({ language, textAt }: Reader, { start }: Hour): boolean {
  return (language === 'es' || language === 'fr') && textAt(Math.max(0, start - 3), start) === 'de '
}

/** `Can we do 4 instead`, `facciamo 10.30?` */
function isProposed({ terms, textAt }: Reader, at: number, { hasMinutes, hour, next }: BareHour): boolean {
  const [before, behind] = [terms[at - 1], terms[next]]
  // `per le 8`, `para las cuatro`, and not `para las dos`, which is for both
  const lead = textAt(Math.max(0, hour.start - longest_lead), hour.start)
  if (leads.test(lead) && hour.countsNothing === true) return hour.isWord !== true || hour.value > 2
  // `a table for 8.15`
  if (before?.kind === 'link' && hasMinutes && (behind === undefined || behind.kind === 'mark')) return true
  const verb = before?.kind === 'word' ? textAt(Math.max(0, before.start - 3), before.end) : ''
  if (!proposes.test(verb)) return false
  const isInstead = behind !== undefined && /^(?:instead|statt)/.test(textAt(behind.start, behind.end))
  return hasMinutes || isInstead || (isMark(behind, '?') && hour.isWord !== true)
}

const longest_lead = 9
const leads = /(?:^| )(?:per le|para las) $/

const proposes = /(?:we (?:do|make)|(?<!\p{L})(?:facciamo|diciamo|digamos|hacemos|disons|sagen|machen))$/u

/** `Thursday 18, six in the evening`, and not `Thursday, two evenings` */
function isOfPart({ terms, items, textAt }: Reader, at: number, { hour, next }: BareHour): boolean {
  const [before, part] = [terms[at - 1], terms[next]]
  const isBehindDay =
    isMark(before, ',') && items.at(-1)?.kind === 'days' && items.at(-1)?.end === before?.start
  return (
    isBehindDay && part?.kind === 'part' && hour.value <= 12 && of_hour.test(textAt(part.start, part.end))
  )
}

const of_hour = /^(?:in the|at night|de la|del|della|di|abends|morgens|mittags|vormittags|nachmittags)(?: |$)/

/** `7.30`, and neither `12.10`, which may be a date, nor `3.14`. */
function isDotted({ hour, hasMinutes, last }: BareHour): boolean {
  const isDate = last.value > 0 && last.value <= 12
  return hasMinutes && hour.value >= 6 && hour.value < 24 && last.value % 5 === 0 && !isDate
}

/** A day, a part of it, a mark or the beginning stands before them. */
function isOpen(before: Term | undefined): boolean {
  if (before === undefined || time_words.has(before.kind)) return true
  return before.kind === 'mark' && /^[,;:.?!(–—/…]$/.test(before.mark)
}

const time_words: ReadonlySet<string> = new Set([
  'weekday',
  'day',
  'part',
  'meal',
  'week',
  'weekend',
  'or',
  'except',
  'any',
  'all_day',
  'conclusion',
  'so',
])

/** No word that the number counts stands behind it. */
function isFree(terms: readonly Term[], { last, next }: BareHour): boolean {
  const behind = terms[next]
  if (behind === undefined) return true
  if (behind.kind === 'mark') return /^[,;.:!?)–—/…]$/.test(behind.mark)
  if (behind.kind === 'word') return last.countsNothing === true
  return !of_counts.has(behind.kind)
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
  /^(?:pages?|pp?|chapters?|rooms?|lines?|versions?|v|no|nr|numbers?|numero|questions?|ages?|aged|kids|score|scale|won|lost|seite|seiten|kapitel|zimmer|raum|version|nummer|hausnummer|fragen?|punkte?|skala|paginas?|capitulos?|preguntas?|edades|anos|chambres?|chapitres?|salles?|pagin[ae]|capitol[io]|domande|stanze|camer[ae]|\p{L}*strasse|str|\p{L}*platz|\p{L}*weg|gate|gleis|platform)$/u

/** `The ticket is 12.50 €`: the numbers of a sentence about money are none of its own hours. */
export const names_amounts =
  /[€$£%]|(?<!\p{L})(?:eur|euros?|chf|gbp|usd|dollars?|pounds?|quid|kostet|kosten|costs?|prix|coute|coutent|precio|cuesta|cuestan|prezzo|costa|costano|franken|francs?|pesos?|prices?|preise?|kg|km)(?!\p{L})/u
