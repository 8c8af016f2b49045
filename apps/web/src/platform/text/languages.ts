import { type Catalogue, type Language as Spoken, languages as spoken } from '@meridian/languages'
import { pseudoCatalogue, screen_catalogues } from '@meridian/languages/screens'

export interface Language extends Spoken {
  /** Fetches the texts; null where the texts of the code itself are those of the language. */
  readonly fetch: (() => Promise<{ readonly catalogue: Catalogue }>) | null
}

export const english: Language = { ...spoken[0], fetch: null }
/** The languages of the interface. */
export const languages: readonly Language[] = spoken.map((language) =>
  language.code === 'en' ? english : { ...language, fetch: screen_catalogues[language.code] },
)

/**
 * Pseudo languages for tests: longer texts with accents on every letter, and the same from
 * right to left. Only this browser's own storage can ask for one.
 */
const pseudo_languages: readonly Language[] = [
  { code: 'en-XA', direction: 'ltr', tag: 'en-GB', fetch: pseudoCatalogue },
  { code: 'ar-XB', direction: 'rtl', tag: 'ar-AE', fetch: pseudoCatalogue },
]

/** The first of the wanted languages that the interface speaks; English where it speaks none. */
export function languageFor(wanted: readonly string[], pseudo: string | null = null): Language {
  const asked = pseudo === null ? undefined : pseudo_languages.find(({ code }) => code === pseudo)
  if (asked) return asked
  const found = wanted.flatMap((tag) => languages.find(({ code }) => code === primaryOf(tag)) ?? [])
  return found[0] ?? english
}

/** Whether the interface speaks the language of this code. */
export function isSupported(code: string): boolean {
  return languages.some((language) => language.code === code)
}

/** What decides how dates and numbers are written. */
export interface FormatChoice {
  readonly region: string | null
  readonly country: string | null
}

/**
 * The tag of the formats: the chosen region's, else the country's where the language has no formats of its
 * own. English keeps the product's own formats until a region is chosen.
 */
export function formatTagOf(language: Language, { region, country }: FormatChoice): string {
  const place = region ?? (language.code === 'en' ? null : country)
  return place === null || primaryOf(language.tag) !== language.code
    ? language.tag
    : `${language.code}-${place}`
}

/** 'de' of 'de-AT' */
function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-', 1).join('')
}
