import { create } from 'zustand'
import { keepForUser } from '../../../platform/session/unsaved-input.ts'

export interface DescriptionDraft {
  readonly text: string
  /** What was stored as the writing began, and the version of the meeting that had it. */
  readonly base: string
  readonly seen_at: string
}

/** Unsaved descriptions by meeting and occurrence. Leaving the meeting keeps them; closing the page ends them. */
const useDrafts = create<Readonly<Record<string, DescriptionDraft>>>()(() => ({}))

export function useDescriptionDraft(key: string): DescriptionDraft | undefined {
  return useDrafts((drafts) => drafts[key])
}

export function hasDescriptionDraft(key: string): boolean {
  return useDrafts.getState()[key] !== undefined
}

export function keepDescriptionDraft(key: string, draft: DescriptionDraft): void {
  useDrafts.setState({ [key]: draft })
}

export function deleteDescriptionDraft(key: string): void {
  const others = Object.entries(useDrafts.getState()).filter(([name]) => name !== key)
  useDrafts.setState(Object.fromEntries(others), true)
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, { empty: {} })

// Closing the page discards unsaved text, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.keys(useDrafts.getState()).length > 0) event.preventDefault()
})
