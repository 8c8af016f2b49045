import { places as german } from './de/places.ts'
import { catalogueOf, makeTranslator } from './translate.ts'

const translators = new Map([['de', makeTranslator(catalogueOf('de', [german]))]])

/** What a language calls a place, by its English name; the English name where nothing else is known. */
export function placeIn(language: string, english: string): string {
  return translators.get(language)?.tAs<string>('place', english) ?? english
}
