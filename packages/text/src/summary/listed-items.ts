import { filtered } from '../literal-filter.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { type Sentence, type Span, trimmed } from '../sentences.ts'
import { isCutOff, withCapital } from './shown-sentences.ts'
import { countWords } from '../words.ts'

/** A sentence that may be one of a list, and what leads on to the list. */
export interface Listed extends OwnSentence {
  /** The place of the sentence before the list, among all. */
  readonly lead: number | null
  /** One of the list, or of a row of lines without marks. */
  readonly isListed: boolean
}

/** The sentences, each with the sentence that leads to its list. Items lose the comma at their end. */
export function listed(text: string, sentences: readonly OwnSentence[]): Listed[] {
  const found: Listed[] = []
  let lead: number | null = null
  let isRow = false
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1]
    if (before && (opensList(before.text) || goesIntoItems(before, sentences.slice(index, index + 2)))) {
      lead = index - 1
      isRow = !sentence.isItem && isRowLine(sentence) && isNextLine(text, sentence, sentences[index + 1])
    } else if (lead !== null && before && !goesOn(text, { before, sentence, isRow })) {
      lead = null
      isRow = false
    } else if (lead === null && sentence.isItem && before && !before.isItem && asks.test(before.text)) {
      lead = index - 1
    }
    const isListed = sentence.isItem || (lead !== null && isRow)
    found.push({
      ...(isListed ? withoutComma(text, sentence) : sentence),
      lead: isListed ? lead : null,
      isListed,
    })
  }
  return found
}

const opens = /:\s*$/u
const asks = /\?\s*$/u

function opensList(words: string): boolean {
  return opens.test(words)
}

/** `We expect the board` above an item: only the list ends the sentence. */
function goesIntoItems(before: OwnSentence, [first, second]: readonly OwnSentence[]): boolean {
  if (before.isItem || first?.isItem !== true || second?.isItem !== true) return false
  return /^\p{Ll}/u.test(first.text) && isUnended(before.text)
}

function isUnended(words: string): boolean {
  return /[\p{L},]$/u.test(words) && countWords(words) >= 3
}

interface Going {
  readonly before: OwnSentence
  readonly sentence: OwnSentence
  readonly isRow: boolean
}

function goesOn(text: string, { before, sentence, isRow }: Going): boolean {
  if (isRow) return isRowLine(sentence) && isNextLine(text, before, sentence)
  return sentence.isItem
}

const longest_row_words = 14

/** A line that stands for itself, without a mark at its end. */
function isRowLine({ text, isFirst, isItem }: OwnSentence): boolean {
  return !isItem && isFirst && !/[.!?:]$/u.test(text) && countWords(text) <= longest_row_words
}

function isNextLine(text: string, one: OwnSentence, next: OwnSentence | undefined): boolean {
  return next !== undefined && isRowLine(next) && isLineBelow(text, one, next)
}

/** Nothing but the end of a line stands between two sentences. */
export function isLineBelow(text: string, { end }: Span, { start }: Span): boolean {
  return /^[^\S\n]*\n[^\S\n]*$/u.test(text.slice(end, Math.min(start, end + 40)))
}

/** `the keys,` of a list is `the keys`. */
function withoutComma(text: string, sentence: OwnSentence): OwnSentence {
  const words = text.slice(sentence.start, sentence.end)
  const end = /(?<=[^\s,;])(?:[,;]|[,;]?\s(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|and\/or|und\/oder))$/u.exec(
    words,
  )
  if (!end) return sentence
  return { ...sentence, ...trimmed(text, sentence.start, sentence.start + end.index) }
}

/** A lead without its list ends before the colon; a short one is left out. */
export function withoutOpenLeads(text: string, sentences: readonly JoinedSentence[]): JoinedSentence[] {
  return sentences.flatMap((sentence, index) => {
    if (!opens.test(sentence.text)) return [sentence]
    const next = sentences[index + 1]
    if (next && isBehind(text, sentence, next)) return [sentence]
    if (sentences.length > 1 && isBareLead(sentence.text)) return []
    const words = text.slice(sentence.start, sentence.end)
    return [{ ...sentence, ...trimmed(text, sentence.start, sentence.start + words.lastIndexOf(':')) }]
  })
}

/** `In particular:` */
export function isBareLead(words: string): boolean {
  return countWords(words) <= longest_bare_lead && !/\d/u.test(words) && names_nothing.test(words)
}

const longest_bare_lead = 8
const names_nothing = filtered(
  /^(?:(?:in particular|namely|specifically|for example|such as|these are|they are|it is about)|(?:und zwar|insbesondere|nämlich|im einzelnen|konkret|zum beispiel|es (?:handelt|geht)|dies sind|das sind)|(?:il s[’']agit|à savoir|en particulier|notamment|plus précisément|par exemple|ce sont)|(?:en concreto|en particular|se trata|concretamente|a saber|por ejemplo|son)|(?:in particolare|si tratta|nello specifico|precisamente|cioè|ossia|per esempio|sono))(?!\p{L})/iu,
)

/** The sentences without those that only their list would end, where no item of it is told. */
export function withoutCutLeads<One extends Listed>(
  sentences: readonly One[],
  all: readonly Listed[],
): One[] {
  const told = new Set(sentences.map(({ start }) => start))
  const leads = new Set(all.map(({ lead }) => lead))
  const kept = new Set(all.flatMap(({ lead, start }) => (told.has(start) ? [lead] : [])))
  const cut = new Set(
    all.flatMap(({ text, start }, place) =>
      leads.has(place) && !kept.has(place) && !opens.test(text) && isUnended(text) ? [start] : [],
    ),
  )
  const left = sentences.filter(({ start }) => !cut.has(start))
  return left.length > 0 ? left : [...sentences]
}

/** It is of the list, or nothing but white space and a mark stands between. */
function isBehind(text: string, { end }: JoinedSentence, { start, lead }: JoinedSentence): boolean {
  return lead !== null || (start - end < 40 && !/\p{L}{2}/u.test(text.slice(end, start)))
}

export interface JoinedSentence extends Sentence {
  readonly paragraph: number
  readonly lead: number | null
  readonly isListed: boolean
}

/**
 * The sentences one after the other: items are parted by `; `, what has no mark at its end gets a full stop, and what
 * stands behind one a capital.
 */
export function joined(sentences: readonly JoinedSentence[]): string {
  let told = ''
  for (const [index, one] of sentences.entries()) {
    const shown = withCapital(one.text, told)
    told += `${told === '' ? '' : ' '}${shown}${markBehind(one, sentences[index + 1])}`
  }
  return told
}

function markBehind(one: JoinedSentence, next: JoinedSentence | undefined): string {
  const { text, paragraph, isListed } = one
  // A long sentence is cut in the middle.
  if (!next || next.paragraph === paragraph || leadsInto(one, next)) return ''
  if (!ends_open.test(text) || picture.test(text) || (!isListed && isCutOff(text))) return ''
  return isListed && next.isListed ? ';' : '.'
}

/** The sentence goes on in its list. */
function leadsInto(one: JoinedSentence, next: JoinedSentence): boolean {
  return (
    !one.isListed && next.isListed && next.lead !== null && /^\p{Ll}/u.test(next.text) && isUnended(one.text)
  )
}

const ends_open = /(?:[\p{L}\p{N}%€$£+]|(?<![.!?…])["'”’»)\]])$/u
const picture = /[:;]-?[()D]$/u
