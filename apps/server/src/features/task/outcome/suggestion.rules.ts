import {
  outcome_description_characters_max,
  outcome_title_characters_max,
  type SuggestedActionItem,
  suggested_items_max,
} from '@meridian/contract'
import { detectLanguage, suggestActionItems } from '@meridian/text'

/** The texts of a meeting. */
export interface Notes {
  readonly description: string
  readonly agenda: string
  readonly key_takeaways: readonly Written[]
}

interface Written {
  readonly title: string
  readonly description: string
}

/**
 * Sentences of the notes that name open work, in their own words and without a language model: none twice,
 * and none that is among the existing items. The key takeaways come first, because they were written last.
 */
export function suggestItems(notes: Notes, items: readonly Written[]): SuggestedActionItem[] {
  const takeaways = notes.key_takeaways
    .map(({ title, description }) => `${title}\n\n${description}`)
    .join('\n\n')
  const sources = [
    ['key_takeaway', takeaways],
    ['description', notes.description],
    ['agenda', notes.agenda],
  ] as const
  const language = detectLanguage(sources.map(([, text]) => text).join('\n\n'))
  const known = new Set(items.flatMap(({ title, description }) => [wordsOf(title), wordsOf(description)]))
  const found: SuggestedActionItem[] = []
  for (const [found_in, text] of sources) {
    for (const { text: sentence, due } of suggestActionItems(text, language)) {
      const item = { ...titled(sentence), due: due && withoutStop(due), found_in }
      const words = [wordsOf(sentence), wordsOf(item.action_item_title)]
      if (words.some((one) => known.has(one))) continue
      for (const one of words) known.add(one)
      found.push(item)
    }
  }
  return found.slice(0, suggested_items_max)
}

/** A sentence too long for a title is cut between two words, and becomes the description as a whole. */
function titled(
  sentence: string,
): Pick<SuggestedActionItem, 'action_item_title' | 'action_item_description'> {
  const text = sentence.replace(/\s+/g, ' ').trim()
  if (text.length <= outcome_title_characters_max)
    return { action_item_title: text, action_item_description: '' }
  return {
    action_item_title: cut(text, outcome_title_characters_max),
    action_item_description: cut(text, outcome_description_characters_max),
  }
}

function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const start = text.slice(0, charactersMax - 1)
  const space = start.lastIndexOf(' ')
  // Removes half of a surrogate pair.
  return `${start.slice(0, space > charactersMax / 2 ? space : undefined).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Removes the end mark of the sentence; after a number it may be part of the date. */
function withoutStop(day: string): string {
  return day.replace(/(?<=\p{L})[.,;:!?]+$/u, '')
}

/** The same for sentences that differ only in punctuation, spaces and case. */
function wordsOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? text.trim()
  )
}
