import { rememberLatest } from './latest.ts'
import { filtered, type FilteredPattern, type TextTest } from './literal-filter.ts'

/** Matches any of the alternatives as whole words; letters with accents count as letters. */
export function anyWord(alternatives: string): FilteredPattern {
  return filtered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu'))
}

/** Matches where the text begins with one of the alternatives as whole words. */
export function leadingWord(alternatives: string): TextTest {
  return filtered(new RegExp(`^\\s*(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu'))
}

const word = /[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu

/** The words and numbers of a text in small letters; '3.850' and '9:30' are one each. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

export const countWords = rememberLatest((text) => text.match(word)?.length ?? 0, 60_000)

/** Whether one to four words all stand in a name, of which a stranger may have written any length. */
export function isPartOfName(words: string, name: string): boolean {
  const parts = wordsOf(words)
  if (parts.length === 0 || parts.length > most_parts) return false
  const known = new Set(wordsOf(name.slice(0, longest_name)))
  return parts.every((part) => known.has(part))
}

const most_parts = 4
const longest_name = 200

/** With a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** Pieces in a row, such as `A, B and C`. */
export function inRow(pieces: readonly string[], between: string, last: string): string {
  return pieces.length < 2
    ? pieces.join('')
    : `${pieces.slice(0, -1).join(between)}${last}${pieces.at(-1) ?? ''}`
}
