import type { Span } from '../sentences.ts'

/** A word without capitals and accents, a number, or a mark, and its place in the text. */
export interface Token extends Span {
  readonly word: string
}

const piece = /\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d'’`]/gu

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
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
}
