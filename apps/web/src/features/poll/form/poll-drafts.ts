import { canonicalZone } from '@meridian/engine'
import { poll_holds, poll_places } from '@meridian/contract'
import { create } from 'zustand'
import { isRecord } from '../../../platform/is-record.ts'
import { readById, writeById } from '../../../platform/session/kept-by-id.ts'
import { availableStorage } from '../../../platform/session/memory-storage.ts'
import { keepForUser } from '../../../platform/session/unsaved-input.ts'
import type { PollForm } from './poll-form.ts'

const key = 'unsaved_polls'
const storage = availableStorage('sessionStorage')

/** Forms with unsaved changes, by the id of their poll or 'new'. They outlive the screen and a reload. */
const useDrafts = create<{ readonly drafts: Readonly<Record<string, PollForm>> }>()(() => ({
  drafts: readById(storage, key, (value) => (isDraft(value) ? value : undefined)),
}))

export function usePollDraft(id: string): PollForm | undefined {
  return useDrafts(({ drafts }) => drafts[id])
}

export function getPollDraft(id: string): PollForm | undefined {
  return useDrafts.getState().drafts[id]
}

/** Keeps the form as it is now; null lets go of it. */
export function storePollDraft(id: string, form: PollForm | null): void {
  const { [id]: _before, ...others } = useDrafts.getState().drafts
  const drafts = form === null ? others : { ...others, [id]: form }
  useDrafts.setState({ drafts })
  writeById(storage, key, drafts)
}

/** Only this file writes it; an older version of the page may have written another shape. */
function isDraft(value: unknown): value is PollForm {
  return (
    isRecord(value) &&
    ['poll_title', 'poll_description', 'place_details'].every((name) => typeof value[name] === 'string') &&
    ['is_zone_fixed', 'are_answers_hidden', 'has_public_link'].every(
      (name) => typeof value[name] === 'boolean',
    ) &&
    (value['asks_for'] === 'times' || value['asks_for'] === 'days') &&
    isListOf(
      value['times'],
      (one) => Number.isSafeInteger(one['start']) && Number.isSafeInteger(one['end']),
    ) &&
    isListOf(value['days'], (one) => typeof one['date'] === 'string') &&
    isListOf(value['people'], (one) => typeof one['name'] === 'string') &&
    Array.isArray(value['let_go']) &&
    (value['deadline'] === null || Number.isSafeInteger(value['deadline'])) &&
    poll_holds.some((hold) => hold === value['hold_for']) &&
    poll_places.some((place) => place === value['poll_place']) &&
    typeof value['poll_timezone'] === 'string' &&
    canonicalZone(value['poll_timezone']) !== null
  )
}

function isListOf(value: unknown, isOne: (one: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => isRecord(one) && isOne(one))
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, {
  empty: { drafts: {} },
  onReplaced: ({ drafts }) => writeById(storage, key, drafts),
})
