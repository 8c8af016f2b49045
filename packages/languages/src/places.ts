import { places as german } from './de/places.ts'
import { places as english } from './english-places.ts'
import { catalogueOf, makeTranslator } from './translate.ts'

const spoken = makeTranslator(catalogueOf('en', [english]))
const translators = new Map([['de', makeTranslator(catalogueOf('de', [english, german]))]])

/** What a language calls a place, by the name that zones give it; as English calls it where nothing else is known. */
export function placeIn(language: string, name: string): string {
  return (translators.get(language) ?? spoken).tAs<string>('place', name)
}
