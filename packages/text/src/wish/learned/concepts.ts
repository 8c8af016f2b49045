import type { Language } from '../../language.ts'
import { english_concepts } from './concepts/english.ts'
import { french_concepts } from './concepts/french.ts'
import { german_concepts } from './concepts/german.ts'
import { italian_concepts } from './concepts/italian.ts'
import { spanish_concepts } from './concepts/spanish.ts'

const sources: Readonly<Record<Language, string>> = {
  en: english_concepts,
  de: german_concepts,
  fr: french_concepts,
  es: spanish_concepts,
  it: italian_concepts,
}

const read = new Map<Language, ReadonlyMap<string, string>>()

/** What a folded word means in every language; `-` for a word without a concept, a mark for itself. */
export function conceptOf(word: string, language: Language): string {
  return conceptsOf(language).get(word) ?? (/^\p{L}/u.test(word) ? '-' : word)
}

/** The table of a language is read once, when its first mail comes. */
function conceptsOf(language: Language): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const concepts = new Map(
    sources[language].split('\n').flatMap((line) => {
      const [concept = '', words = ''] = line.split(': ')
      return words.split(' ').map((word) => [word, concept] as const)
    }),
  )
  read.set(language, concepts)
  return concepts
}
