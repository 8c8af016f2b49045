import { formatNumber } from './intl.ts'

/** What a text is in another language: one text, or one for each plural category that the language knows. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

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

/**
 * The text in the reader's language, its placeholders filled: `t('Moved to {day}', { day })`. The English
 * text is the key of the catalogues and what is shown where a catalogue has none.
 */
export function t<const Text extends string>(text: Text, ...[values]: Values<Text>): string {
  return filled(textOf(current?.find(text), 'other') ?? text, values)
}

/** As `t`, for an English word that means several things: `tAs('verb', 'Open')`. */
export function tAs<const Text extends string>(
  context: string,
  text: Text,
  ...[values]: Values<Text>
): string {
  return filled(textOf(current?.find(`${context}|${text}`), 'other') ?? text, values)
}

/** As `t`, by number: `plural(count, { one: '{count} guest', other: '{count} guests' })`. */
export function plural<const One extends string, const Other extends string>(
  count: number,
  forms: { readonly one: One; readonly other: Other },
  ...[values]: Values<One | Other, 'count'>
): string {
  const found = textOf(current?.find(forms.other), rules?.select(count) ?? 'other')
  return filled(found ?? forms[count === 1 ? 'one' : 'other'], { count, ...values })
}

/** Marks a text of a table for the catalogues and leaves it as it is; it goes through `t` where it is shown. */
export function mark<const Text extends string>(text: Text): Text {
  return text
}

/** The rows of a table with their marked labels in the reader's language: `tLabels(priority_options)`. */
export function tLabels<Row extends { readonly label: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ ...row, label: t<string>(row.label) }))
}

/** Sets the catalogue of the interface; null shows the English texts. */
export function setCatalogue(catalogue: Catalogue | null): void {
  current = catalogue
  rules = catalogue && new Intl.PluralRules(catalogue.tag)
}

let current: Catalogue | null = null
let rules: Intl.PluralRules | null = null

function textOf(found: Translation | undefined, category: Intl.LDMLPluralRule): string | undefined {
  return typeof found === 'object' ? (found[category] ?? found.other) : found
}

function filled(text: string, values: Readonly<Record<string, Value | undefined>> | undefined): string {
  if (!values) return text
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? hole)
  })
}
