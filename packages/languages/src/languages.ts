export interface Language {
  /** ISO 639 code, as the user's `language` has it. */
  readonly code: string
  readonly direction: 'ltr' | 'rtl'
  /** IETF tag of the formats where no region is chosen. */
  readonly tag: string
}

/** The languages of the interface, of mails and of guests' pages. */
export const languages = [
  { code: 'en', direction: 'ltr', tag: 'en-GB' },
  { code: 'de', direction: 'ltr', tag: 'de-DE' },
] as const satisfies readonly Language[]

export type LanguageCode = (typeof languages)[number]['code']
export const language_codes: readonly LanguageCode[] = languages.map(({ code }) => code)
