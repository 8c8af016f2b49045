import { tAs } from './text.ts'

/** What a city, an ocean or a part of the world is called in the reader's language, by its English name. */
export function placeName(english: string): string {
  return tAs<string>('place', english)
}
