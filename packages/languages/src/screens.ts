import type { LanguageCode } from './languages.ts'
import type { Catalogue } from './translate.ts'

/** Fetches the texts of the interface; English is what the code says. */
export const screen_catalogues: Readonly<
  Record<Exclude<LanguageCode, 'en'>, () => Promise<{ readonly catalogue: Catalogue }>>
> = {
  de: () => import('./de/screens.ts'),
}

/** Longer texts with accents on every letter, for tests. */
export const pseudoCatalogue = () => import('./pseudo.ts')
