import { englishPlace } from '@meridian/languages/english-places'
import { tAs } from './text.ts'

/** What a city, an ocean or a part of the world is called in the reader's language, by the name that zones give it. */
export function placeName(name: string): string {
  return tAs<string>('place', englishPlace(name))
}
