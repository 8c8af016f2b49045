import { isAbbreviation } from './abbreviations.ts'
import { type Lexicon, wordSet } from './languages/lexicon.ts'
import { countWords, onOneLine } from './words.ts'

/** A piece of a text, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A sentence on one line, and where the text has it. */
export interface Sentence extends Span {
  readonly text: string
}

/** A sentence without an end would be the whole text: after so many characters one is made. */
const longest_sentence = 400

/**
 * The sentences of one paragraph, in order. A full stop after an abbreviation, an initial, a number before a month
 * or an ordinal ends none.
 */
export function sentencesIn(text: string, { start, end }: Span, lexicon: Lexicon): Sentence[] {
  const paragraph = text.slice(start, end)
  const ends: number[] = []
  for (const match of paragraph.matchAll(sentence_end)) {
    const after = match.index + match[0].length
    if (endsSentence(paragraph, match.index, after, lexicon)) ends.push(after)
  }
  const sentences: Sentence[] = []
  let from = 0
  for (const to of [...ends, paragraph.length]) {
    for (const piece of shortPieces(paragraph, from, to)) {
      const sentence = trimmed(text, start + piece.start, start + piece.end)
      if (sentence.text !== '') sentences.push(sentence)
    }
    from = to
  }
  return sentences
}

/** The piece without the white space around it. */
export function trimmed(text: string, start: number, end: number): Sentence {
  const piece = text.slice(start, end)
  const from = start + piece.length - piece.trimStart().length
  const to = Math.max(from, start + piece.trimEnd().length)
  return { start: from, end: to, text: onOneLine(text.slice(from, to)) }
}

/** Marks are read from their first one on; the look behind keeps a long row of them from being read from each. */
const sentence_end = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|(?:\p{Emoji_Presentation}|[:;]-?[()D])(?=\s)/gu
const picture = /^(?:\p{Emoji_Presentation}|[:;])/u
const opening = /^\s+["'“‘„«(¿¡[]*([\p{Lu}\p{N}¿¡])/u

function endsSentence(paragraph: string, at: number, after: number, lexicon: Lexicon): boolean {
  const before = paragraph.slice(Math.max(0, at - 60), at)
  const mark = paragraph.slice(at, after)
  const rest = paragraph.slice(after, after + 40)
  if (picture.test(mark)) return /^\s+["'“‘„«(¿¡[]*\p{L}/u.test(rest)
  if (/^[?!]+$/.test(mark) && isInBracket(before) && closes_soon.test(paragraph.slice(after, after + 160)))
    return false
  const last = before.split(/[^\p{L}\p{N}.]/u).at(-1) ?? ''
  if (!mark.startsWith('.') || mark.startsWith('...'))
    return opening.test(rest) || (/^[?!]+$/.test(mark) && goes_on_small.test(rest) && !isInBracket(before))
  // `at the printer's. Could we …`
  const isEnding = /['’]\p{L}$/u.test(before)
  if (!isEnding && isAbbreviation(last, rest, lexicon)) return /\d ?h$/u.test(before) && opening.test(rest)
  if (isDatePart(last) && goes_on_with_time.test(rest)) return false
  // `by Wednesday (10.3.) Ada …`
  if (mark === '.)' && /\(\d{1,2}\.\d{1,2}$/u.test(before)) return false
  if (/^\d{1,2}$/.test(last) && !/[!?]/.test(mark) && isOrdinal(before, rest, lexicon)) return false
  if (opening.test(rest)) return true
  // Some people write without capitals.
  const word = last === '' ? (/(?<!\p{L})(\p{L}{4,40})[)\]"”»]$/u.exec(before)?.[1] ?? '') : last
  return /^[\p{L}]{4,}$/u.test(word) && goes_on_small.test(rest)
}

/** `Until five (five! who listens to that?) but …` */
function isInBracket(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

const closes_soon = /^[^()]*\)/u

const goes_on_small = /^\s+\p{Ll}/u

/** `Mo. 12`, `Nov. 12`, `mer. 9.00`: a dot before a number ends no sentence. */
const short_dates = wordSet(`
  mo di mi do fr sa so mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  lun mer jeu ven sam dim janv févr fév avr juil déc mié mie jue vie sáb sab dom ene abr ago dic gio gen mag giu lug
  set ott`)
/** `Mi. Nachmittag` */
const goes_on_with_time =
  /^\s+(?:\d|Mittag|Vormittag|Nachmittag|Abend|Morgen|(?:Zeit|Luft|Lust|Platz|Urlaub)(?=\s\p{Ll}))/u
/** `1.12. 14 Uhr` */
const numeric_date = /^\d{1,2}\.\d{1,2}$/u

function isDatePart(last: string): boolean {
  return numeric_date.test(last) || short_dates.has(last.toLowerCase())
}

function isOrdinal(before: string, rest: string, { leadingMonth, ordinalLead }: Lexicon): boolean {
  if (leadingMonth.test(rest)) return true
  // `am 21. oder 22. Zeit hast`
  const first = /(?:^|\D)\d{1,2}\. (?:oder|und|bis|bzw\.) \d{1,2}$/u.exec(before)
  const said = first ? before.slice(0, first.index + 1) : before.replace(/\d{1,2}$/u, '')
  const lead =
    said
      .trimEnd()
      .split(/[^\p{L}]/u)
      .at(-1) ?? ''
  return ordinalLead?.test(lead) ?? false
}

function shortPieces(paragraph: string, from: number, to: number): Span[] {
  const pieces: Span[] = []
  let start = from
  while (to - start > longest_sentence) {
    const window = paragraph.slice(start, start + longest_sentence)
    const cut = Math.max(window.lastIndexOf('; '), window.lastIndexOf(', '), window.lastIndexOf('\n'))
    const space = cut > longest_sentence / 2 ? cut : window.lastIndexOf(' ')
    const length = space > 0 ? space + 1 : wholeCharacters(window)
    pieces.push({ start, end: start + length })
    start += length
  }
  return [...pieces, { start, end: to }]
}

/** Never between the halves of one character. */
function wholeCharacters(window: string): number {
  return /[\uD800-\uDBFF]$/.test(window) ? window.length - 1 : window.length
}

/** Whether there is enough in it to stand for something. */
export function isSentence(text: string): boolean {
  return countWords(text) >= 3
}
