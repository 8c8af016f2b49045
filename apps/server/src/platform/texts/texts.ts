import {
  catalogueOf,
  type LanguageCode,
  languages,
  makeTranslator,
  mark,
  type Translator,
} from '@meridian/languages'
import { mail_texts } from '@meridian/languages/mails'

export { mark }

/** Says texts of mails and guests' pages in one language. */
export interface Texts extends Translator {
  readonly language: LanguageCode
  /** IETF tag of days and times where no country is known. */
  readonly locale: string
}

/** Making plural rules takes longer than a text. */
const texts = new Map(
  languages.map(({ code, tag }): [string, Texts] => {
    const translator = makeTranslator(catalogueOf(code, [mail_texts[code]]))
    return [code, { ...translator, language: code, locale: tag }]
  }),
)

/** The texts in this language, and in English where it is not spoken. */
export function textsIn(language: string): Texts {
  return texts.get(language) ?? textsIn('en')
}

/** The language of a BCP 47 tag, with or without a country. */
export function findLanguage(tag: string): LanguageCode | undefined {
  const [language] = tag.split('-')
  return languages.find((spoken) => spoken.code === language)?.code
}
