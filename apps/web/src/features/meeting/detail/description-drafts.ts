import { hasTexts } from '../../../platform/is-record.ts'
import { keptDrafts } from '../../../platform/session/kept-drafts.ts'

export interface DescriptionDraft {
  readonly text: string
  /** What was stored as the writing began, and the version of the meeting that had it. */
  readonly base: string
  readonly seen_at: string
}

/** Unsaved descriptions by meeting and occurrence. An older version of the page may have written another shape. */
const { useDrafts, getDraft, storeDraft } = keptDrafts('unsaved_descriptions', (value) =>
  hasTexts(value, ['text', 'base', 'seen_at']) ? value : undefined,
)

export function useDescriptionDraft(key: string): DescriptionDraft | undefined {
  return useDrafts((drafts) => drafts[key])
}

export { getDraft as getDescriptionDraft, storeDraft as storeDescriptionDraft }
