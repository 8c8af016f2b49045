import { create } from 'zustand'
import { keepForUser } from '../../platform/session/unsaved-input.ts'
import type { HoursDraft } from './availability/hours-draft.ts'
import type { ProfileDraft } from './profile/profile-form.ts'

/** What was changed and not saved yet. Leaving the view keeps it; signing out, or closing the page, ends it. */
export interface Drafts {
  readonly profile: ProfileDraft
  /** The zone that was picked, or null for the one that is saved. */
  readonly timezone: string | null
  readonly availability: HoursDraft
  /** The signature that could not be saved, or null. */
  readonly signature: string | null
}

const none: Drafts = { profile: {}, timezone: null, availability: {}, signature: null }

const useDrafts = create<Drafts>()(() => none)

/** The unsaved changes under this name. */
export function useDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return useDrafts((drafts) => drafts[name])
}

export function getDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return useDrafts.getState()[name]
}

export function keepDraft<Name extends keyof Drafts>(name: Name, draft: Drafts[Name]): void {
  useDrafts.setState({ [name]: draft })
}

export function deleteDraft(name: keyof Drafts): void {
  keepDraft(name, none[name])
}

/** Whether any of these has unsaved changes. */
export function useHasDraft(names: readonly (keyof Drafts)[]): boolean {
  return useDrafts((drafts) => hasChanges(drafts, names))
}

export function hasDraft(names: readonly (keyof Drafts)[]): boolean {
  return hasChanges(useDrafts.getState(), names)
}

function hasChanges(drafts: Drafts, names: readonly (keyof Drafts)[]): boolean {
  return names.some((name) => {
    const draft = drafts[name]
    return typeof draft === 'object' ? Object.keys(draft ?? {}).length > 0 : draft !== null
  })
}

// The next user of this browser never sees the drafts of the previous one.
const all_names = ['profile', 'timezone', 'availability', 'signature'] as const
keepForUser(useDrafts, {
  empty: none,
  unsaved: { unsaved_settings: (drafts) => hasChanges(drafts, all_names) },
})

// Closing the page discards unsaved changes, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (hasDraft(all_names)) event.preventDefault()
})
