import type { Place } from './hours-in-place.ts'
import { small_words } from '../words/small-words.ts'

/** `at five instead`, `um elf rollt der Laster`, `a las nueve abre`, and not `at five places` */
export function countsNoWord(
  place: Pick<Place, 'tokens' | 'at' | 'next' | 'language' | 'sentence' | 'isSmall'>,
): boolean {
  const { tokens, next, language } = place
  const word = tokens[next]?.word ?? ''
  if (!/^\p{L}/u.test(word) || small_words[language].has(word)) return true
  const before = tokens[place.at - 1]?.word ?? ''
  if (language === 'de') return isNoGermanNoun(place)
  if (language === 'es') return before === 'las' && !/(?:as|es)$|^mil/.test(word)
  return language === 'it' && of_hours.test(before) && italian_verb.test(word)
}

/** Nouns have capitals, and what ends as an adjective may stand before one. */
function isNoGermanNoun({ tokens, next, sentence, isSmall }: Parameters<typeof countsNoWord>[0]): boolean {
  const hasCapital = (at: number) => /^\p{Lu}/u.test(sentence.slice(tokens[at]?.start, tokens[at]?.end))
  if (isSmall || hasCapital(next)) return false
  return !/e[mnrs]?$/.test(tokens[next]?.word ?? '') || !hasCapital(next + 1)
}

const of_hours = /^(?:le|alle|dalle|sulle|delle|nelle)$/

/** Nouns behind `le` end in `e` or `i`, as do few verbs. */
const italian_verb =
  /^(?!foto$|auto$|moto$|radio$)(?:\p{L}+[oa]|\p{L}+isce|apre|chiude|parte|esce|viene|deve|prende|scade|scende|smette|riparte|ricompare)$/u
