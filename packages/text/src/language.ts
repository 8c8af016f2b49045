import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { italian } from './languages/italian.ts'
import { type Lexicon, wordSet } from './languages/lexicon.ts'
import { spanish } from './languages/spanish.ts'
import { wordsOf } from './words.ts'
import { namesTime } from './wish/terms/read-terms.ts'

export const languages = ['en', 'de', 'fr', 'es', 'it'] as const
export type Language = (typeof languages)[number]

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

/** All lexicons, for what a mail of any language may hold. */
export const all_lexicons: readonly Lexicon[] = Object.values(lexicons)

const enough_words = 400

/** In a mail as short as this the names of days and times count as well. */
const few_words = 12

/** Words of short mails that no other of the languages has. */
const telling_words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('hi hey hello please thanks thank could would meeting'),
  de: wordSet('hallo moin servus bitte danke könnten können termin treffen würde möchte'),
  fr: wordSet('bonjour salut coucou merci voudrais rencontrer pouvons disponible souhaite'),
  es: wordSet('hola buenas gracias quisiera querría podemos podríamos reunión quedamos vernos'),
  it: wordSet('ciao buongiorno grazie vorrei vorremmo possiamo potremmo appuntamento incontro vederci'),
}

/** So many small words is a mark worth. */
const words_of_mark = 2

/** Marks that no other of the languages has. */
const telling_marks: Readonly<Partial<Record<Language, RegExp>>> = { de: /ß/u, es: /[¿¡ñ]/u }

/** The language most of whose small words stand in the text; English where none does. */
export function detectLanguage(text: string): Language {
  return languageTold(text) ?? 'en'
}

/** The language most of whose small words stand in the text; null where none does. */
export function languageTold(text: string): Language | null {
  const words = wordsOf(text.slice(0, 20_000)).slice(0, enough_words)
  let best: Language | null = null
  let most = 0
  const isShort = words.length <= few_words
  for (const language of languages) {
    const { stopWords } = lexicons[language]
    const small = words.filter((word) => stopWords.has(word)).length
    const tells = (word: string) => namesTime(word, language) || telling_words[language].has(word)
    const marked = small + (telling_marks[language]?.test(text) === true ? words_of_mark : 0)
    const hits = isShort ? marked + words.filter(tells).length : marked
    if (hits > most) {
      best = language
      most = hits
    }
  }
  return best
}
