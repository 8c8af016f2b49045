import { type Language, languages } from '@meridian/text'
import { useLanguage } from '../../../platform/text/language.ts'

/** The language in which the user writes mails, as far as the interface tells. */
export function useMailLanguage(): Language {
  const code = useLanguage((language) => language.code)
  return languages.find((language) => language === code) ?? 'en'
}
