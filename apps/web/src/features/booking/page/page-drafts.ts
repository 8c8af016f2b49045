import { create } from 'zustand'
import { keepForUser } from '../../../platform/session/unsaved-input.ts'
import type { PageForm } from './page-form.ts'

/** Forms with unsaved changes, by the id of their page or 'new'. Leaving the form keeps them; signing out ends them. */
const useDrafts = create<Readonly<Record<string, PageForm>>>()(() => ({}))

export function usePageDraft(key: string): PageForm | undefined {
  return useDrafts((drafts) => drafts[key])
}

export function keepPageDraft(key: string, form: PageForm): void {
  useDrafts.setState({ [key]: form })
}

export function deletePageDraft(key: string): void {
  const others = Object.entries(useDrafts.getState()).filter(([name]) => name !== key)
  useDrafts.setState(Object.fromEntries(others), true)
}

// The next user of this browser never sees the drafts of the previous one.
const isUnsaved = (drafts: ReturnType<typeof useDrafts.getState>) => Object.keys(drafts).length > 0
keepForUser(useDrafts, { empty: {}, unsaved: { unsaved_booking_pages: isUnsaved } })

// Closing the page discards unsaved changes, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (isUnsaved(useDrafts.getState())) event.preventDefault()
})
