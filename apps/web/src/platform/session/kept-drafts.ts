import { create } from 'zustand'
import { type ById, readById, writeById } from './kept-by-id.ts'
import { availableStorage } from './memory-storage.ts'
import { keepForUser } from './unsaved-input.ts'
import type { InputKind } from './unsaved-inputs.ts'

interface KeptDrafts<Draft> {
  /** A part of the drafts, by id, as it is shown. */
  readonly useDrafts: <Part>(select: (drafts: ById<Draft>) => Part) => Part
  readonly getDraft: (id: string) => Draft | undefined
  /** Keeps the draft as it is now; null lets go of it. */
  readonly storeDraft: (id: string, draft: Draft | null) => void
}

/**
 * Drafts that this window keeps under the key, by id. They outlive their screen and a reload, and the next user of the
 * browser never sees them. What `parse` does not know, as that of an older version of the page, is left out. A sign-out asks about those that
 * `isUnsaved` says to have input.
 */
export function keptDrafts<Draft>(
  key: InputKind,
  parse: (stored: unknown) => Draft | undefined,
  isUnsaved: (draft: Draft) => boolean = () => true,
): KeptDrafts<Draft> {
  const storage = availableStorage('sessionStorage')
  const useDrafts = create<ById<Draft>>()(() => readById(storage, key, parse))
  const write = (drafts: ById<Draft>) => writeById(storage, key, drafts)
  keepForUser(useDrafts, {
    empty: {},
    unsaved: { [key]: (drafts: ById<Draft>) => Object.values(drafts).some(isUnsaved) },
    onReplaced: write,
  })

  function storeDraft(id: string, draft: Draft | null): void {
    const { [id]: _before, ...others } = useDrafts.getState()
    const drafts = draft === null ? others : { ...others, [id]: draft }
    useDrafts.setState(drafts, true)
    write(drafts)
  }

  return { useDrafts, getDraft: (id) => useDrafts.getState()[id], storeDraft }
}
