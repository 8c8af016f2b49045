import { isFactLine, isFactRow } from './fact-rows.ts'
import { machineTalkIn } from '../machine-talk/machine-talk.ts'
import { rememberLatest } from '../latest.ts'
import { all_lexicons } from '../language.ts'
import { isDropped, isForwardMark, isHead, isQuoteIntroduction, type Line } from './line-kinds.ts'
import { type Lines, lookAhead } from './lines-ahead.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { findSignature } from './signature-tail.ts'
import { type Sentence, sentencesIn, type Span, trimmed } from '../sentences.ts'
import { type KnownRange, quotedLines, quotedRanges } from './quoted-lines.ts'
import { countWords } from '../words.ts'

/** A sentence of the mail's own words, and how its paragraph looks. */
export interface OwnSentence extends Sentence {
  readonly isItem: boolean
  /** The first of its paragraph. */
  readonly isFirst: boolean
  readonly paragraph: number
}

/** No mail is read further than this. */
export const longest_input = 60_000
const most_lines = 2_000
/** So many characters of its own words are considered. */
export const most_characters = 12_000

export interface ReadMail {
  readonly text: string
  readonly quoted?: readonly KnownRange[] | undefined
  /** The name of the sender, by which a signature is known. */
  readonly from?: string | undefined
  /** A mail that stands in it without a mark was passed on, and is no quote. */
  readonly isPassedOn?: boolean | undefined
  /** Rows of tables that name a sum, a last day or a place are items. */
  readonly keepsFacts?: boolean
}

/**
 * What the sender says, sentence by sentence: without greeting, closing, signature, footers, tables and the mails
 * that are quoted. What was passed on is kept.
 */
export function ownSentences(mail: ReadMail, lexicon: Lexicon): OwnSentence[] {
  const text = mail.text.slice(0, longest_input)
  const lines = ownLines(text, mail)
  const content = lines.slice(0, findSignature(lines, mail.from))
  return sentencesOf(text, unitsOf(text, content), lexicon)
}

/** All sentences of a text as it stands, for one that holds nothing else than what others wrote. */
export function plainSentences(mail: { readonly text: string }, lexicon: Lexicon): OwnSentence[] {
  const text = mail.text.slice(0, longest_input)
  return sentencesOf(text, unitsOf(text, linesOf(text)), lexicon)
}

function sentencesOf(text: string, units: readonly Unit[], lexicon: Lexicon): OwnSentence[] {
  const sentences: OwnSentence[] = []
  const asides = asidesIn(text)
  let aside = 0
  let left = most_characters
  for (const [paragraph, unit] of units.entries()) {
    if (left <= 0) return sentences
    const end = Math.min(unit.end, unit.start + left)
    left -= end - unit.start
    for (const [index, sentence] of sentencesIn(text, { ...unit, end }, lexicon).entries()) {
      while ((asides[aside]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) aside += 1
      if ((asides[aside]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) continue
      sentences.push({ ...sentence, isItem: unit.isItem, isFirst: index === 0, paragraph })
    }
  }
  return sentences
}

/** A mail is read for its summary, for what it asks and for a draft, one after the other. */
const asidesIn = rememberLatest(machineTalkIn, 2 * longest_input)

interface Unit extends Span {
  readonly isItem: boolean
}

const item = /^\s*(?:[-*•·–‣◦▪●○■□→]|[-=]>|\d{1,2}[.)]|[a-hA-H]\)(?=\s+[A-ZÀ-Ý¿¡])|\[[ xX]?\])\s+/
/** `15. Dezember`, where a line was wrapped. */
const begins_date =
  /^\s*\d{1,2}[.)]\s+(?:jan(?:uar|uary)?|jänner|feb(?:ruar|ruary)?|märz|march|apr(?:il)?|mai|may|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|de[zc](?:ember)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu
const postscript = /^\s*(?:p\.?\s?s\.?|nb|n\.b\.)\b/iu
/** Known by their beginning, and short. */
const longest_greeting = 60
const longest_closing = 70

function ownLines(
  text: string,
  { quoted = [], isPassedOn = false, keepsFacts = false }: ReadMail,
): (Line | null)[] {
  const all = lookAhead(linesOf(text))
  const passedOn = isPassedOn ? all.lines.find((_, index) => beginsHead(all, index)) : undefined
  const isQuoted = quotedLines(quotedRanges(text, quoted, passedOn && [passedOn]))
  const kept: (Line | null)[] = []
  let greetable = true
  let closed = false
  let inHead = false
  for (const [index, line] of all.lines.entries()) {
    const { text: words } = line
    if (words.trim() === '') {
      kept.push(null)
    } else if (isForwardMark(words) || line === passedOn) {
      greetable = true
      closed = false
      inHead = true
      kept.push(null)
    } else if (inHead && (isHead(words) || isHeadGoingOn(words))) {
      kept.push(null)
    } else if (endsOwnWords(all, index)) {
      return kept
    } else {
      inHead = false
      if (closed && !postscript.test(words)) continue
      closed = false
      const isFact = keepsFacts && !isQuoted(line) && isFactRow(words)
      const content: Line | null = isFact
        ? { ...line, isItem: true }
        : isDropped(words) || isQuoted(line)
          ? null
          : withoutGreeting(line, greetable)
      if (content && !content.isItem && isClosing(all, index)) {
        closed = true
        kept.push(null)
        continue
      }
      greetable = greetable && content === null
      kept.push(content)
    }
  }
  return kept
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const words of text.split('\n', most_lines)) {
    const isItem = item.test(words) && !begins_date.test(words)
    lines.push({ start, end: start + words.length, text: words, isItem })
    start += words.length + 1
  }
  return lines
}

/** From here on another person's earlier mail stands. */
function endsOwnWords({ lines, lastForwardMark, lastQuoted }: Lines, index: number): boolean {
  const words = lines[index]?.text ?? ''
  if (/^--\s*$/.test(words)) return lastForwardMark() <= index
  if (isQuoteIntroduction(words) || isQuoteIntroduction(`${words} ${lines[index + 1]?.text ?? ''}`)) {
    return lastQuoted() <= index
  }
  return (
    beginsHead({ lines }, index) &&
    !lines.slice(Math.max(0, index - 3), index).some(({ text }) => isForwardMark(text))
  )
}

/** The head of another mail, with or without a line above it. */
function beginsHead({ lines }: Pick<Lines, 'lines'>, index: number): boolean {
  if (!isHead(lines[index]?.text ?? '')) return false
  return lines.slice(index, index + 4).filter(({ text }) => isHead(text)).length >= 3
}

/** More receivers than one line holds. */
function isHeadGoingOn(words: string): boolean {
  return words.length < 300 && /^\s*(?:[^\s<>@]+ ){0,4}<[^\s<>@]+@[^\s<>@]+>[;,]?/u.test(words)
}

/** Null for a line that only greets; of one that goes on or asks, what it goes on with. */
function withoutGreeting(line: Line, greetable: boolean): Line | null {
  if (!greetable || !all_lexicons.some(({ greeting }) => greeting.test(line.text))) return line
  const words = line.text.trim()
  if (words.length <= longest_greeting && !words.endsWith('?') && countWords(words) <= 7) return null
  const comma = /^[^,:!]{2,40}[,:!]\s+/u.exec(line.text)
  return comma
    ? { ...line, start: line.start + comma[0].length, text: line.text.slice(comma[0].length) }
    : line
}

/** A closing is short and has little after it but names and addresses. */
function isClosing({ lines, wordsAfter }: Lines, index: number): boolean {
  const words = lines[index]?.text.trim() ?? ''
  if (words.length > longest_closing || countWords(words) > 8) return false
  if (!all_lexicons.some(({ closing }) => closing.test(words))) return false
  if (/[.?:]$/.test(words) && countWords(words) > 4) return false
  return wordsAfter(index) < 60
}

/** Lines that belong together, as one piece each: an item of a list, or a paragraph however it was wrapped. */
function unitsOf(text: string, lines: readonly (Line | null)[]): Unit[] {
  const units: { start: number; end: number; isItem: boolean }[] = []
  let open: Line | null = null
  for (const line of lines) {
    const unit = units.at(-1)
    if (line && open && unit && continues(open, line)) {
      unit.end = line.end
    } else if (line) {
      const mark = line.isItem ? (item.exec(line.text)?.[0].length ?? 0) : 0
      const { start, end } = trimmed(text, line.start + mark, line.end)
      units.push({ start, end, isItem: line.isItem })
    }
    open = line
  }
  return units.filter(({ start, end }) => end > start)
}

const wrapped_from = 45
/** `TOP 4 The boats` stands for itself. */
const point_title = /^\s*(?:TOP|Punkt|Item|Point|Punto) \d{1,2}(?!\d)/u

function continues(before: Line, line: Line): boolean {
  if (line.isItem || before.end + 1 !== line.start || isFactLine(line.text.trim())) return false
  if (point_title.test(before.text)) return false
  if (/[.!?…:]\s*$/.test(before.text)) return before.text.length >= wrapped_from && !before.isItem
  return before.text.length >= wrapped_from || /^\s*\p{Ll}/u.test(line.text)
}
