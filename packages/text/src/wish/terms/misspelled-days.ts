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
    const { word } = token
    if (word.length < shortest || word.length > longest || isWord(word)) return token
    const name = dayNamed(word, language)
    return name === undefined ? token : { ...token, word: name }
  })
}

const shortest = 5
const longest = 12
