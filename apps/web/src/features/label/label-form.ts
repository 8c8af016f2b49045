import { type Label, label_colors, label_types, type LabelColor, type LabelType } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'

/** What the form of a label holds. */
export interface LabelForm {
  readonly label_title: string
  readonly label_description: string
  readonly label_color: LabelColor
  readonly label_type: LabelType
}

/** An empty form, in the first colour that no other label has. */
export function blankForm(labels: readonly Pick<Label, 'label_color'>[]): LabelForm {
  const used = new Set(labels.map(({ label_color }) => label_color))
  const free = label_colors.find(({ value }) => !used.has(value)) ?? label_colors[0]
  return { label_title: '', label_description: '', label_color: free.value, label_type: 'meeting' }
}

export function formOf({ label_title, label_description, label_color, label_type }: Label): LabelForm {
  return { label_title, label_description, label_color, label_type }
}

export function isSameForm(one: LabelForm, other: LabelForm): boolean {
  return (
    one.label_title === other.label_title &&
    one.label_description === other.label_description &&
    one.label_color === other.label_color &&
    one.label_type === other.label_type
  )
}

/** What is wrong with the title as far as it is known here; the server has the last word. */
export function titleProblem(
  title: string,
  others: readonly Pick<Label, 'label_title'>[],
): string | undefined {
  if (title.trim() === '') return t('Title must not be empty.')
  return others.some(({ label_title }) => isSameTitle(label_title, title))
    ? t('You have a label with this title already.')
    : undefined
}

/** Whether two titles are one for the server, which looks at neither case nor the space around them. */
export function isSameTitle(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/** The eight types, in words. */
export const type_options = label_types.map((id) => ({ id, label: inWords(id) }))

/** As the call takes them. */
export const title_characters_max = 60
export const description_characters_max = 500

/** 'follow_up' is 'Follow up'. */
export function inWords(type: LabelType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`
}

function comparable(title: string): string {
  return title.trim().normalize('NFKC').toLowerCase()
}
