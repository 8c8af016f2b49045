import { newKey } from '../../../../platform/key.ts'
import { keptDrafts } from '../../../../platform/session/kept-drafts.ts'
import { keepMeetingDraft } from '../../../../platform/session/session-records.ts'
import { type Draft, getSession } from '../../../../platform/session/session.ts'
import { readDraft } from './draft.ts'
import type { MeetingForm } from './meeting-form.ts'

/** The drafts that stepped aside for one of another meeting. */
const { useDrafts, storeDraft } = keptDrafts('unsaved_meetings', (kept) => readDraft(kept) ?? undefined)

/** The oldest first. */
export function useOtherDrafts(): readonly (readonly [id: string, draft: MeetingForm])[] {
  return Object.entries(useDrafts((drafts) => drafts))
}

/** Keeps it aside under the id; null, or what is no draft, lets go of what is there. */
export function setDraftAside(id: string, kept: Draft | null): void {
  storeDraft(id, readDraft(kept))
}

/** Makes it the draft of the next opening; the one that was there steps aside. */
export function returnDraft(draft: Draft): void {
  setDraftAside(newKey(), getSession().meeting.create_meeting)
  keepMeetingDraft(draft)
}
