import { hasTexts } from '../../platform/is-record.ts'
import { keptDrafts } from '../../platform/session/kept-drafts.ts'
import type { Outcome } from './outcome.ts'
import type { OutcomeForm } from './outcome-calls.ts'

interface OutcomeDraft extends OutcomeForm {
  /** What was read as the writing began; null for however it is now. */
  readonly since: Outcome | null
}

/** Unsaved texts of takeaways and action items by their ids. */
const { useDrafts, getDraft, storeDraft } = keptDrafts('unsaved_outcomes', (value) =>
  isDraft(value) ? value : undefined,
)

export function useOutcomeDraft(id: string): OutcomeDraft | undefined {
  return useDrafts((drafts) => drafts[id])
}

export { storeDraft as storeOutcomeDraft }

/** What is saved from here on replaces what is stored now. */
export function rebaseOutcomeDraft(id: string): void {
  const draft = getDraft(id)
  if (draft) storeDraft(id, { ...draft, since: null })
}

/** Only this file writes it; an older version of the page may have written another shape. */
function isDraft(value: unknown): value is OutcomeDraft {
  return (
    hasTexts(value, ['title', 'description']) &&
    (value['since'] === null ||
      hasTexts(value['since'], ['id', 'meeting_id', 'title', 'description', 'created_at', 'updated_at']))
  )
}
