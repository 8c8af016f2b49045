import { dayNamed } from '@meridian/languages/spelled-days'
import type { Language } from '../../language.ts'
import type { Token } from './tokens.ts'

/**
 * The same tokens, where the misspelled name of a day or a month is that name: `thrusday`, `am Donerstag`. `isWord` tells
 * which words are right as they are.
 */
export function withDaysSpelled(
  tokens: readonly Token[],
  language: Language,
  isWord: (word: string) => boolean,
): readonly Token[] {
  return tokens.map((token) => {
    const name = dayNamed(token.word, language)
    return name === undefined || isWord(token.word) ? token : { ...token, word: name }
  })
}
