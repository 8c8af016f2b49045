import { task_description_characters_max } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'

/** What a card shows of a description: its first line that says something, and what follows it. */
export interface CardText {
  readonly title: string
  readonly details: string
}

export function textOf(task_description: string): CardText {
  const lines = task_description.split(/\r\n|\r|\n/)
  const index = lines.findIndex((line) => line.trim() !== '')
  return {
    title: (lines[index] ?? '').trim(),
    details: lines
      .slice(index + 1)
      .join('\n')
      .trim(),
  }
}

/** The description of which a card shows this text. */
export function descriptionOf({ title, details }: CardText): string {
  const first = title.replaceAll(/\s+/g, ' ').trim()
  return details.trim() === '' ? first : `${first}\n${details.trim()}`
}

/** What is wrong with the text as far as it is known here; the server has the last word. */
export function textProblem(text: CardText): string | undefined {
  if (text.title.trim() === '') return t('Title must not be empty.')
  return descriptionOf(text).length > task_description_characters_max
    ? t('Title and description must be at most {max} characters long.', {
        max: String(task_description_characters_max),
      })
    : undefined
}
