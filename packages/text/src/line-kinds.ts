import { all_lexicons } from './language.ts'
import type { Span } from './sentences.ts'
import { onOneLine } from './words.ts'

export interface Line extends Span {
  readonly text: string
  readonly isItem: boolean
}

const dash_line = /^\s*(?:--|__+|==+|\*\*+|–)\s*$/
/** The gap between two columns, in a line without blanks at its end. */
const column_gap = /\S(?:\t| {3}|\s\|\s)/
const quoted_line = /^\s*>/

export function isQuotedLine(words: string): boolean {
  return quoted_line.test(words)
}

/** The line above what was passed on. */
export function isForwardMark(words: string): boolean {
  return (
    words.length < 120 &&
    all_lexicons.some(({ forwarded }) => forwarded.test(words)) &&
    /[-:]|^\s*\p{Lu}/u.test(words)
  )
}

/** A line of the head of such a mail. */
export function isHead(words: string): boolean {
  return words.length < 300 && all_lexicons.some(({ head }) => head.test(words))
}

/** "On Monday, Ada wrote:". */
export function isQuoteIntroduction(words: string): boolean {
  return (
    words.length < 320 &&
    /[:ebtóo]\s*$/u.test(words) &&
    all_lexicons.some(({ quoteIntroduction }) => quoteIntroduction.test(onOneLine(words)))
  )
}

/** Quotes, rules, tables and footers. */
export function isDropped(words: string): boolean {
  if (quoted_line.test(words) || dash_line.test(words)) return true
  if (isQuoteIntroduction(words)) return true
  if (column_gap.test(words.trimEnd()) && !/[.!?:]\s*$/.test(words)) return true
  return words.length < 600 && all_lexicons.some(({ footer }) => footer.test(words)) && !/[?]\s*$/.test(words)
}
