import type { Language } from '../language.ts'
import type { TextTest } from '../literal-filter.ts'
import { anyWord } from '../words.ts'

interface Address {
  /** Words for one reader, or for friends, that nobody uses to a person of whom they speak formally. */
  readonly familiar: TextTest
  /** Words that only a formal mail has. */
  readonly formal: TextTest
}

const addresses: Readonly<Partial<Record<Language, Address>>> = {
  de: {
    familiar: anyWord('du|dich|dir|dein(?:e[nmrs]?)?'),
    formal: anyWord('ihnen|sehr geehrte[rs]?|freundlichen grüßen|freundliche grüße'),
  },
  fr: {
    familiar: anyWord("tu|toi|dis-le|dis-moi|je t[’']embrasse|bises|bisous"),
    formal: anyWord(
      'madame|monsieur|mesdames|messieurs|cordialement|salutations|veuillez|dites-(?:le|moi|nous)|pourriez-vous|pouvez-vous|je vous prie',
    ),
  },
  es: {
    familiar: anyWord(
      'tú|ti|tus?|contigo|vosotr[oa]s|vuestr[oa]s?|os (?:mando|envío|paso|dejo|escribo|cuento|espero|veo)|\\p{L}{2,20}(?:áis|éis)',
    ),
    formal: anyWord('ustedes|usted|estimad[oa]s?|atentamente|cordialmente|un cordial saludo|reciba'),
  },
  it: {
    familiar: anyWord('tu|tuo|tua|tuoi|tue|ti (?:mando|scrivo|chiedo|ringrazio|abbraccio|aspetto|va)|ciao'),
    formal: anyWord(
      'cordiali saluti|distinti saluti|egregi[oa]|gentile|gentilissim[oa]|la (?:ringrazio|prego|saluto)|le (?:chiedo|scrivo|invio|ricordo)',
    ),
  },
}

/** Whether a text speaks to a friend, whatever it says of the friend's family (`vous`) and of others (`su`, `le`). */
export function speaksFamiliarly(text: string, language: Language): boolean {
  const address = addresses[language]
  return address !== undefined && address.familiar.test(text) && !address.formal.test(text)
}
