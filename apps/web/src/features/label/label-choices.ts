import type { Label } from '@meridian/contract'
import { searchOptions } from '../../ui/picker/option-search.ts'
import { isSameTitle } from './label-form.ts'

/** What the search of a picker offers: labels that are there, and one that could be made. */
export type LabelChoice = { readonly label: Label } | { readonly newTitle: string }

/** Labels that go with the query; a title that doesn't exist yet can be created. */
export function choicesOf(labels: readonly Label[], query: string, mayCreate: boolean): LabelChoice[] {
  const options = labels.map((label) => ({ id: label.label_id, label: label.label_title, value: label }))
  const found = searchOptions(options, query).map(({ value }): LabelChoice => ({ label: value }))
  const newTitle = query.trim()
  const isNew = newTitle !== '' && !labels.some(({ label_title }) => isSameTitle(label_title, newTitle))
  return mayCreate && isNew ? [...found, { newTitle }] : found
}
