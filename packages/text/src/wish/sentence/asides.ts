import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Item, ReadTimes } from '../items/item.ts'
import { readers_zone } from '../terms/phrase-tables.ts'
import { readTerms } from '../terms/read-terms.ts'
import { onReadersClock } from '../hours/two-clocks.ts'
import { foldText } from '../terms/tokens.ts'

/** Reads a sentence, and apart from it what stands in brackets. */
export function readWithAsides(
  sentence: string,
  language: Language,
  read: (part: string) => ReadTimes,
): ReadTimes {
  const { main, withConversions, asides, conversions } = splitAsides(sentence, language)
  const converted = read(withConversions)
  const readMain = () => (main === withConversions ? converted : read(main))
  const whole =
    onReadersClock(converted, sentence, language) ??
    withZoneOf(conversions, withoutConversion(readMain(), main, language), (part) =>
      read(sentence.slice(part.start, part.end)),
    )
  const more = asides.map(({ start, end }) => shiftedBy(read(sentence.slice(start, end)), start, whole))
  return {
    items: [...whole.items, ...more.flatMap(({ items }) => items.filter((item) => !namesTime(item)))],
    unread: [...whole.unread, ...more.flatMap(({ unread }) => unread)],
    own: [...whole.own, ...more.flatMap(({ own }) => own)],
    unmeant: [
      ...whole.unmeant,
      ...more.flatMap(({ items, unmeant }) => [...unmeant, ...items.filter(namesTime)]),
    ],
    isOfOthers: whole.isOfOthers,
    beginsFromThen: whole.beginsFromThen,
  }
}

/** What stands in brackets and says something of its own, and the sentence with blanks instead of that and of conversions. */
interface SplitSentence {
  readonly main: string
  /** The same with its conversions. */
  readonly withConversions: string
  readonly asides: readonly Span[]
  readonly conversions: readonly Span[]
}

/** `(on Monday we are closed)` is an aside, `Tuesday (the 9th)` has none. */
function splitAsides(sentence: string, language: Language): SplitSentence {
  let main = withLineEnds(sentence, language)
  let withConversions = main
  const asides: Span[] = []
  const converted: Span[] = []
  for (let open = sentence.indexOf('('); open >= 0; open = sentence.indexOf('(', open + 1)) {
    const close = sentence.indexOf(')', open)
    if (close < 0) break
    const inside = sentence.slice(open + 1, close)
    const isConversion = convertsZone(foldText(inside), language)
    if (isConversion || saysMore(inside, language)) {
      const told = isConversion ? converted : asides
      told.push({ start: open + 1, end: close })
      main = withoutPart(main, open, close + 1)
      if (!isConversion) withConversions = withoutPart(withConversions, open, close + 1)
    }
    // What stands in a bracket within it says no more than the whole.
    open = close
  }
  return { main, withConversions, asides, conversions: converted }
}

function withoutPart(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`
}

/** `At 10 (Toronto time, five hours behind you)`: a bracket that names no hour says in which zone those before it count. */
function withZoneOf(
  brackets: readonly Span[],
  whole: ReadTimes,
  read: (bracket: Span) => ReadTimes,
): ReadTimes {
  if (brackets.length === 0 || whole.items.some((item) => item.kind === 'zone' && item.isApart !== true))
    return whole
  const zones = brackets.flatMap((bracket) => {
    const { items } = shiftedBy(read(bracket), bracket.start, whole)
    if (items.some(({ kind }) => kind === 'hours')) return []
    return items.filter(namesZone)
  })
  return { ...whole, items: [...whole.items, ...zones.slice(0, 1)] }
}

function namesZone(item: Item): boolean {
  return item.kind === 'zone' && item.zone !== readers_zone && item.isApart !== true
}

function saysMore(inside: string, language: Language): boolean {
  return readTerms(inside, language).filter(({ kind }) => kind === 'word').length > 1
}

/** Whether folded text says what an hour is on the reader's clock: `one hour later with you`. */
function convertsZone(folded: string, language: Language): boolean {
  return conversions[language].test(folded)
}

const conversions: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(hour|hours) (ahead|behind|later|earlier)|(with|for) you|(your|berlin) (end|side|clock)|where you are|in berlin',
  ),
  de: matchPhrases('bei (ihnen|dir|euch)|(stunde|stunden) (spater|fruher|voraus|weiter|hinterher)|in berlin'),
  fr: matchPhrases(
    'chez (vous|toi)|(heure|heures) de (plus|moins|decalage)|(heure|heures) en (avance|retard)|a berlin',
  ),
  es: matchPhrases('alla|por ahi|(hora|horas) (mas|menos|de diferencia)|en berlin|para (ti|usted)'),
  it: matchPhrases('(ora|ore) (avanti|indietro|in piu|in meno)|da (te|lei|voi)|a berlino'),
}

/** A short line is an entry of a list, and ends with it. */
function withLineEnds(sentence: string, language: Language): string {
  const lines = sentence.split('\n')
  return lines
    .map((line, place) => {
      const next = lines[place + 1]
      if (next === undefined) return line
      const isEntry = line.length < longest_entry && /\d/.test(line) && !goesOn(next, language)
      return `${line}${isEntry ? ';' : '\n'}`
    })
    .join('')
}

const longest_entry = 45

/** The beginning of a sentence may stand at the end of a line, so a line may be short that ends nothing. */
function goesOn(next: string, language: Language): boolean {
  if (list_letter.test(next)) return false
  const [word = ''] = /^\s*\p{L}+/u.exec(next.slice(0, longest_word)) ?? []
  const kind = readTerms(word, language)[0]?.kind ?? 'word'
  return kind === 'month' || (/^\s*\p{Ll}/u.test(word) && !begins_entry.has(kind))
}

/** `b) Wednesday 20` */
const list_letter = /^\s{0,8}[a-z]\)\s/i
const longest_word = 24
const begins_entry: ReadonlySet<string> = new Set(['weekday', 'day', 'part', 'week', 'or'])

/** An aside names no day for the meeting. */
function namesTime(item: Item): boolean {
  return isWantedDay(item) || (item.kind === 'hours' && item.hours.isExact)
}

/** The items of an aside are clauses of their own. */
function shiftedBy(
  read: ReadTimes,
  by: number,
  { items }: ReadTimes,
): Omit<ReadTimes, 'isOfOthers' | 'beginsFromThen'> {
  const clauses = Math.max(0, ...items.map(({ clause }) => clause)) + 1
  const moved = <Piece extends Span>(piece: Piece): Piece => ({
    ...piece,
    start: piece.start + by,
    end: piece.end + by,
  })
  const apart = (item: Item): Item => ({ ...moved(item), clause: item.clause + clauses, isJoined: false })
  return {
    items: read.items.map(apart),
    unread: read.unread.map(moved),
    own: read.own.map(moved),
    unmeant: read.unmeant.map(apart),
  }
}

/** `At 10 London time, which is 11 with you`: what is said behind the zone says the same once more. */
function withoutConversion(read: ReadTimes, sentence: string, language: Language): ReadTimes {
  const zone = read.items.find(namesZone)
  if (!zone || !convertsZone(foldText(sentence.slice(zone.end)), language)) return read
  return {
    ...read,
    items: read.items.filter(
      (item) => !((item.kind === 'hours' || item.kind === 'length') && item.start >= zone.end),
    ),
    unread: read.unread.filter(({ start }) => start < zone.end),
  }
}
