import { create } from 'zustand'
import { keepForUser } from '../../platform/session/unsaved-input.ts'
import type { Outcome } from './outcome.ts'
import type { OutcomeForm } from './outcome-calls.ts'

interface OutcomeDraft extends OutcomeForm {
  /** What was read as the writing began; null for however it is now. */
  readonly since: Outcome | null
}

/** Unsaved texts of takeaways and action items by their ids. Leaving the meeting keeps them; closing the page ends them. */
const useDrafts = create<Readonly<Record<string, OutcomeDraft>>>()(() => ({}))

export function useOutcomeDraft(id: string): OutcomeDraft | undefined {
  return useDrafts((drafts) => drafts[id])
}

export function keepOutcomeDraft(id: string, draft: OutcomeDraft): void {
  useDrafts.setState({ [id]: draft })
}

/** What is saved from here on replaces what is stored now. */
export function rebaseOutcomeDraft(id: string): void {
  const { [id]: draft } = useDrafts.getState()
  if (draft) keepOutcomeDraft(id, { ...draft, since: null })
}

export function deleteOutcomeDraft(id: string): void {
  const others = Object.entries(useDrafts.getState()).filter(([one]) => one !== id)
  useDrafts.setState(Object.fromEntries(others), true)
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, { empty: {} })

// Closing the page discards unsaved text, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.keys(useDrafts.getState()).length > 0) event.preventDefault()
})
