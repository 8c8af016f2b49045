import { canonicalZone } from '@meridian/engine'
import { poll_holds, poll_places } from '@meridian/contract'
import { hasTexts, isListOf, isRecord } from '../../../platform/is-record.ts'
import { keptDrafts } from '../../../platform/session/kept-drafts.ts'
import type { PollForm } from './poll-form.ts'

/** Forms with unsaved changes, by the id of their poll or 'new'. */
const { useDrafts, getDraft, storeDraft } = keptDrafts('unsaved_polls', (value) =>
  isDraft(value) ? value : undefined,
)

export function usePollDraft(id: string): PollForm | undefined {
  return useDrafts((drafts) => drafts[id])
}

export { getDraft as getPollDraft, storeDraft as storePollDraft }

/** Only this file writes it; an older version of the page may have written another shape. */
function isDraft(value: unknown): value is PollForm {
  return (
    hasTexts(value, ['poll_title', 'poll_description', 'place_details']) &&
    ['is_zone_fixed', 'are_answers_hidden', 'has_public_link'].every(
      (name) => typeof value[name] === 'boolean',
    ) &&
    (value['asks_for'] === 'times' || value['asks_for'] === 'days') &&
    isListOf(
      value['times'],
      (one) => isRecord(one) && Number.isSafeInteger(one['start']) && Number.isSafeInteger(one['end']),
    ) &&
    isListOf(value['days'], (one) => hasTexts(one, ['date'])) &&
    isListOf(value['people'], (one) => hasTexts(one, ['name'])) &&
    Array.isArray(value['let_go']) &&
    (value['deadline'] === null || Number.isSafeInteger(value['deadline'])) &&
    poll_holds.some((hold) => hold === value['hold_for']) &&
    poll_places.some((place) => place === value['poll_place']) &&
    typeof value['poll_timezone'] === 'string' &&
    canonicalZone(value['poll_timezone']) !== null
  )
}
