import type { Lexicon } from './languages/lexicon.ts'
import { wordsOf } from './words.ts'

/** Forms of one word share their beginning in all five languages. */
const stem_length = 6

/** The words of a text that carry meaning, cut to what their forms share. */
export function termsOf(text: string, { stopWords }: Lexicon): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map((word) => word.slice(0, stem_length))
}
