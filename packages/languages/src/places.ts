import { places as german } from './de/places.ts'
import { englishPlace } from './english-places.ts'
import { catalogueOf, makeTranslator } from './translate.ts'

const translators = new Map([['de', makeTranslator(catalogueOf('de', [german]))]])

/** What a language calls a place, by the name that zones give it; as English calls it where nothing else is known. */
export function placeIn(language: string, name: string): string {
  const english = englishPlace(name)
  return translators.get(language)?.tAs<string>('place', english) ?? english
}
