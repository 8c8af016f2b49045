import { create } from 'zustand'
import { newKey } from '../../../../platform/key.ts'
import { readById, writeById } from '../../../../platform/session/kept-by-id.ts'
import { availableStorage } from '../../../../platform/session/memory-storage.ts'
import { keepMeetingDraft } from '../../../../platform/session/session-records.ts'
import { type Draft, getSession } from '../../../../platform/session/session.ts'
import { keepForUser } from '../../../../platform/session/unsaved-input.ts'
import { readDraft } from './draft.ts'
import type { MeetingForm } from './meeting-form.ts'

const key = 'unsaved_meetings'
const storage = availableStorage('sessionStorage')

type Drafts = Readonly<Record<string, MeetingForm>>

/** The drafts that stepped aside for one of another meeting. They outlive the dialog and a reload. */
const useDrafts = create<{ readonly drafts: Drafts }>()(() => ({
  drafts: readById(storage, key, (kept) => readDraft(kept) ?? undefined),
}))

/** The oldest first. */
export function useOtherDrafts(): readonly (readonly [id: string, draft: MeetingForm])[] {
  return Object.entries(useDrafts(({ drafts }) => drafts))
}

/** Keeps it aside under the id; null, or what is no draft, lets go of what is there. */
export function setDraftAside(id: string, kept: Draft | null): void {
  const { [id]: _before, ...others } = useDrafts.getState().drafts
  const draft = readDraft(kept)
  const drafts = draft ? { ...others, [id]: draft } : others
  useDrafts.setState({ drafts })
  writeById(storage, key, drafts)
}

/** Makes it the draft of the next opening; the one that was there steps aside. */
export function returnDraft(draft: Draft): void {
  setDraftAside(newKey(), getSession().meeting.create_meeting)
  keepMeetingDraft(draft)
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, {
  empty: { drafts: {} },
  onReplaced: ({ drafts }) => writeById(storage, key, drafts),
})
