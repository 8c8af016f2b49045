import type { Span } from '../../sentences.ts'

/** A word without capitals and accents, a number, or a mark, and its place in the text. */
export interface Token extends Span {
  readonly word: string
  /** A dot stands behind it, which shortens the name of a day or a month. */
  readonly isShortened?: boolean
}

/** `8,000` is one number, and no hour. */
const piece = /\p{L}[\p{L}\p{M}]*|\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+|[^\s\p{L}\d'’`]/gu

/** The tokens of a text in their order. An apostrophe separates words and is no token. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(piece)].map(({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  }))
}

/** Small letters without accents, with `'` as the only apostrophe and one space between words. */
export function foldText(text: string): string {
  const small = text.toLowerCase()
  return foldLatin(small) ?? foldAny(small)
}

function foldAny(small: string): string {
  return small
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
}

/**
 * The same in one pass, which takes a fifth of the time: nearly all texts have no other letters than these. Null for a text
 * with others.
 */
function foldLatin(small: string): string | null {
  let folded = ''
  let from = 0
  let isBehindBlank = false
  for (let at = 0; at < small.length; at += 1) {
    const code = small.charCodeAt(at)
    const letter = isPlain(code) ? null : latin_letters.get(code)
    if (letter === undefined) return null
    const isBlank = letter === ' '
    if (letter !== null && !(isBlank && code === space && !isBehindBlank)) {
      folded += small.slice(from, at) + (isBlank && isBehindBlank ? '' : letter)
      from = at + 1
    }
    isBehindBlank = isBlank
  }
  return folded + small.slice(from)
}

const space = 32

/** A mark, digit or letter that stands for itself; a grave accent does not. */
function isPlain(code: number): boolean {
  return code > space && code < 127 && code !== 96
}

/** The last letter with an accent that words of Europe have. */
const last_latin = 0x24f

/** What the other small letters and marks of Latin texts are folded to, by their codes. */
const latin_letters: ReadonlyMap<number, string> = new Map(
  [
    ...Array.from({ length: last_latin - 160 + 1 }, (_, place) => String.fromCharCode(160 + place)),
    ...Array.from('–—‘’“”„…«»•€` \n\r\t'),
  ].map((letter) => [letter.charCodeAt(0), foldAny(letter)]),
)
