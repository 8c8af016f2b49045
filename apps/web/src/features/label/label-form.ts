import { type Label, type LabelColor, type LabelType, label_colors, label_types } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

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

/** What a type is called. */
export const type_words: Readonly<Record<LabelType, string>> = {
  meeting: mark('Meeting'),
  call: mark('Call'),
  email: mark('Email'),
  follow_up: mark('Follow up'),
  task: mark('Task'),
  action_item: mark('Action item'),
  key_takeaway: mark('Key takeaway'),
  summary: mark('Summary'),
}

/** What a colour is called. */
export const color_words = {
  '#6EC1E4': mark('Soft Blue'),
  '#A3E635': mark('Soft Green'),
  '#FFE066': mark('Soft Yellow'),
  '#F28B82': mark('Soft Red'),
  '#D7A6FF': mark('Soft Purple'),
  '#FFA552': mark('Soft Orange'),
  '#FFB6C1': mark('Soft Pink'),
  '#76EEC6': mark('Soft Cyan'),
  '#D0FF14': mark('Soft Lime'),
  '#9370DB': mark('Soft Indigo'),
} as const satisfies Readonly<Record<LabelColor, string>>

/** The eight types, in words. */
export const type_options = label_types.map((id) => ({ id, label: type_words[id] }))

/** As the call takes them. */
export const title_characters_max = 60
export const description_characters_max = 500

function comparable(title: string): string {
  return title.trim().normalize('NFKC').toLowerCase()
}
