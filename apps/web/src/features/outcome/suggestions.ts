import type { SuggestedActionItem } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

/** What makes one suggestion differ from another: the notes may say the same thing twice. */
export function suggestionKey({
  action_item_title,
  action_item_description,
  found_in,
}: SuggestedActionItem): string {
  return [found_in, action_item_title, action_item_description].join('\n')
}

/** Each once, in the order of the notes. */
export function distinct(suggestions: readonly SuggestedActionItem[]): readonly SuggestedActionItem[] {
  return [...new Map(suggestions.map((one) => [suggestionKey(one), one])).values()]
}

/** What there is to read: the whole sentence, or the title where that is all of it. */
export function textOfSuggestion(suggestion: SuggestedActionItem): string {
  return suggestion.action_item_description.trim() || suggestion.action_item_title
}

/** 'From the description · next Friday': the day in the words of the notes. */
export function originOfSuggestion({ found_in, due }: SuggestedActionItem): string {
  const origin = t<string>(origins[found_in])
  return due === null ? origin : `${origin} · ${due}`
}

const origins: Readonly<Record<SuggestedActionItem['found_in'], string>> = {
  description: mark('From the description'),
  agenda: mark('From the agenda'),
  key_takeaway: mark('From a key takeaway'),
}
