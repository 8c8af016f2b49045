// Reads the notes of a meeting in a thread that is ended when they take too long.
import type { SuggestedActionItem } from '@meridian/contract'
import { type Notes, suggestItems } from './suggestion.rules.ts'

export function suggest({ notes, items }: SuggestionRequest): SuggestedActionItem[] {
  return suggestItems(notes, items)
}

export interface SuggestionRequest {
  readonly notes: Notes
  readonly items: Parameters<typeof suggestItems>[1]
}
