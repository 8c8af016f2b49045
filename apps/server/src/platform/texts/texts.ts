import { german } from './languages/de.ts'

/** What a text is in another language: one text, or one for each plural category that the language knows. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** The texts of one language, by their English. */
export type Catalogue = Readonly<Record<string, Translation>>

/** The languages of mails and of guests' pages. */
export const spoken_languages = ['en', 'de'] as const
export type SpokenLanguage = (typeof spoken_languages)[number]

const catalogues: Readonly<Record<SpokenLanguage, Catalogue>> = { en: {}, de: german }
/** How days are written where no country is known. */
const locales: Readonly<Record<SpokenLanguage, string>> = { en: 'en-GB', de: 'de-DE' }

/** The names in braces. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
type Values<Text extends string, Given extends string = never> = string extends Text
  ? [values?: Readonly<Record<string, string | number>>]
  : [Exclude<Names<Text>, Given>] extends [never]
    ? []
    : [values: Readonly<Record<Exclude<Names<Text>, Given>, string | number>>]

export interface Texts {
  readonly language: SpokenLanguage
  readonly locale: string
  /**
   * The text in this language, its placeholders filled: `t('Moved to {day}', { day })`. The English text is the key of the
   * catalogues.
   */
  readonly t: <const Text extends string>(text: Text, ...values: Values<Text>) => string
  /** As `t`, by number: `plural(count, { one: '{count} guest', other: '{count} guests' })`. */
  readonly plural: <const One extends string, const Other extends string>(
    count: number,
    forms: { readonly one: One; readonly other: Other },
    ...values: Values<One | Other, 'count'>
  ) => string
}

/** The texts in this language, and in English where it is not spoken. */
export function textsIn(language: string): Texts {
  return texts[findLanguage(language) ?? 'en']
}

function makeTexts(spoken: SpokenLanguage): Texts {
  const catalogue = catalogues[spoken]
  const find = (text: string) => (Object.hasOwn(catalogue, text) ? catalogue[text] : undefined)
  const rules = new Intl.PluralRules(spoken)
  return {
    language: spoken,
    locale: locales[spoken],
    t: (text, ...[values]) => {
      const found = find(text)
      return fill(typeof found === 'string' ? found : text, values)
    },
    plural: (count, forms, ...[values]) => {
      const found = find(forms.other)
      const form = typeof found === 'object' ? (found[rules.select(count)] ?? found.other) : undefined
      return fill(form ?? forms[count === 1 ? 'one' : 'other'], { count, ...values })
    },
  }
}

export function findLanguage(code: string): SpokenLanguage | undefined {
  return spoken_languages.find((spoken) => spoken === code)
}

/** Marks a text of a table for the catalogues; it goes through `t` where it is written. */
export function mark<const Text extends string>(text: Text): Text {
  return text
}

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  if (!values) return text
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  )
}

/** Making plural rules takes longer than a text. */
const texts: Readonly<Record<SpokenLanguage, Texts>> = { en: makeTexts('en'), de: makeTexts('de') }
