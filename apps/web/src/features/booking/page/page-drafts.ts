import { host_choices } from '@meridian/contract'
import { hasTexts, isListOf, isRecord } from '../../../platform/is-record.ts'
import { keptDrafts } from '../../../platform/session/kept-drafts.ts'
import { newPageForm, type PageForm } from './page-form.ts'

/** Forms with unsaved changes, by the id of their page or 'new'. */
const { useDrafts, storeDraft } = keptDrafts('unsaved_booking_pages', readPageDraft)

export function usePageDraft(key: string): PageForm | undefined {
  return useDrafts((drafts) => drafts[key])
}

export { storeDraft as keepPageDraft }

export function deletePageDraft(key: string): void {
  storeDraft(key, null)
}

/** Only this file writes it; an older version of the page may have written another shape. */
export function readPageDraft(value: unknown): PageForm | undefined {
  return isDraft(value) ? value : undefined
}

function isDraft(value: unknown): value is PageForm {
  return (
    isRecord(value) &&
    Object.entries(newPageForm(null)).every(([name, empty]) => isLike(empty, value[name])) &&
    host_choices.some((choice) => choice === value['host_choice']) &&
    isListOf(value['durations'], Number.isSafeInteger) &&
    isListOf(value['allowed_origins'], (one) => typeof one === 'string') &&
    isListOf(value['questions'], (one) => hasTexts(one, ['question_id', 'question_text'])) &&
    isListOf(value['hosts'], (one) => hasTexts(one, ['user_id', 'full_name'])) &&
    (value['booking_hours'] === null || isRecord(value['booking_hours']))
  )
}

/** What a new page has not set may have any value but none at all. */
function isLike(empty: unknown, value: unknown): boolean {
  return empty === null ? value !== undefined : typeof value === typeof empty
}
