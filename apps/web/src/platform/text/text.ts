import { type Catalogue, makeTranslator, mark, type Translator } from '@meridian/languages'
import { formatNumber } from './intl.ts'

export { mark }

let translator = makeTranslator(null, formatNumber)

/** The text in the reader's language: see `Translator`. */
export const t: Translator['t'] = (text, ...values) => translator.t(text, ...values)
export const tAs: Translator['tAs'] = (context, text, ...values) => translator.tAs(context, text, ...values)
export const plural: Translator['plural'] = (count, forms, ...values) =>
  translator.plural(count, forms, ...values)

/** The rows of a table with their marked labels in the reader's language: `tLabels(priority_options)`. */
export function tLabels<Row extends { readonly label: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ ...row, label: t<string>(row.label) }))
}

/** Sets the catalogue of the interface; null shows the English texts. */
export function setCatalogue(catalogue: Catalogue | null): void {
  translator = makeTranslator(catalogue, formatNumber)
}
