import { useSyncExternalStore } from 'react'
import { useSession } from '../../platform/session/session.ts'
import type { HoursDraft } from './availability/hours-draft.ts'
import type { MailDraft } from './mail/mail-settings.ts'
import type { ProfileDraft } from './profile/profile-form.ts'

/** What was changed and not saved yet. Leaving the view keeps it; signing out, or closing the page, ends it. */
export interface Drafts {
  readonly profile: ProfileDraft
  /** The zone that was picked, or null for the one that is saved. */
  readonly timezone: string | null
  readonly availability: HoursDraft
  readonly mail: MailDraft
}

const none: Drafts = { profile: {}, timezone: null, availability: {}, mail: {} }

/** The unsaved changes under this name. */
export function useDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return useSyncExternalStore(subscribe, () => drafts[name])
}

export function getDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return drafts[name]
}

export function keepDraft<Name extends keyof Drafts>(name: Name, draft: Drafts[Name]): void {
  set({ ...drafts, [name]: draft })
}

export function dropDraft(name: keyof Drafts): void {
  keepDraft(name, none[name])
}

/** Whether any of these has unsaved changes. */
export function useHasDraft(names: readonly (keyof Drafts)[]): boolean {
  return useSyncExternalStore(subscribe, () => hasDraft(names))
}

export function hasDraft(names: readonly (keyof Drafts)[]): boolean {
  return names.some((name) => {
    const draft = drafts[name]
    return typeof draft === 'object' ? Object.keys(draft ?? {}).length > 0 : draft !== null
  })
}

let drafts = none
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Drafts): void {
  drafts = next
  for (const listener of listeners) listener()
}

// What one person typed is never shown to the next.
useSession.subscribe((now, before) => {
  if (now.user?.user_id !== before.user?.user_id) set(none)
})

// Closing the page would lose what is not saved, so the browser asks.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (hasDraft(['profile', 'timezone', 'availability', 'mail'])) event.preventDefault()
})
