import { mails as german } from './de/mails.ts'
import type { LanguageCode } from './languages.ts'
import type { Texts } from './translate.ts'

/** The texts of mails and of guests' pages; English is what the code says. */
export const mail_texts: Readonly<Record<LanguageCode, Texts>> = { en: {}, de: german }
