/** What a text is in another language: one text, or one for each plural category that the language knows. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Translations by their English. */
export type Texts = Readonly<Record<string, Translation>>

/** The texts of one language, by their English. */
export interface Catalogue {
  /** IETF tag whose plural rules hold. */
  readonly tag: string
  /** Undefined where there is none; then the English is shown. */
  readonly find: (text: string) => Translation | undefined
}

export type Value = string | number

/** The names in braces; a text known only at run time may hold any. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
type Values<Text extends string, Given extends string = never> = string extends Text
  ? [values?: Readonly<Record<string, Value>>]
  : [Exclude<Names<Text>, Given>] extends [never]
    ? []
    : [values: Readonly<Record<Exclude<Names<Text>, Given>, Value>>]

export interface Translator {
  /**
   * The text in the language, its placeholders filled: `t('Moved to {day}', { day })`. The English text is the key of
   * the catalogues and the result where a catalogue has none.
   */
  readonly t: <const Text extends string>(text: Text, ...values: Values<Text>) => string
  /** As `t`, for an English word that means several things: `tAs('verb', 'Open')`. */
  readonly tAs: <const Text extends string>(context: string, text: Text, ...values: Values<Text>) => string
  /** As `t`, by number: `plural(count, { one: '{count} guest', other: '{count} guests' })`. */
  readonly plural: <const One extends string, const Other extends string>(
    count: number,
    forms: { readonly one: One; readonly other: Other },
    ...values: Values<One | Other, 'count'>
  ) => string
}

/** Translates by the catalogue; null gives the English texts. Numbers among the values are written by `writeNumber`. */
export function makeTranslator(
  catalogue: Catalogue | null,
  writeNumber: (value: number) => string = String,
): Translator {
  const rules = catalogue && new Intl.PluralRules(catalogue.tag)
  const find = (text: string, category: Intl.LDMLPluralRule = 'other') => {
    const found = catalogue?.find(text)
    return typeof found === 'object' ? (found[category] ?? found.other) : found
  }
  const fill = (text: string, values: Readonly<Record<string, Value>> | undefined) =>
    values === undefined
      ? text
      : text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
          const value = Object.hasOwn(values, name) ? values[name] : undefined
          return typeof value === 'number' ? writeNumber(value) : (value ?? hole)
        })
  return {
    t: (text, ...[values]) => fill(find(text) ?? text, values),
    tAs: (context, text, ...[values]) => fill(find(`${context}|${text}`) ?? text, values),
    plural: (count, forms, ...[values]) => {
      const found = find(forms.other, rules?.select(count))
      return fill(found ?? forms[count === 1 ? 'one' : 'other'], { count, ...values })
    },
  }
}

/** A catalogue made of several lists of texts. */
export function catalogueOf(tag: string, lists: readonly Texts[]): Catalogue {
  const texts = new Map(lists.flatMap((list) => Object.entries(list)))
  return { tag, find: (text) => texts.get(text) }
}

/** Marks a text of a table for the catalogues and leaves it as it is; it goes through `t` where it is shown. */
export function mark<const Text extends string>(text: Text): Text {
  return text
}
