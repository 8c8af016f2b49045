import type { MailDraft, MovedMeeting, TimeSearch } from '@meridian/contract'
import type { SearchState } from './reply-search-words.ts'
import { type MissingPoint, missingPoints } from './reply-points.ts'

/** What is said of a draft. */
export interface DraftNotes {
  /** The draft, as it was before any change. */
  readonly text: string
  /** What it was to say. */
  readonly point: string
  /** What it leaves to the person. */
  readonly missing: readonly MissingPoint[]
  /** The number of sentences that were left out of it. */
  readonly leftOutCount: number
  readonly search: DraftSearch | null
  /** A meeting that can move to the offered time that is chosen. */
  readonly moved: MovedMeeting | null
  /** A meeting that the sender organizes, and moves. */
  readonly senders: MovedMeeting | null
}

/** By which limits times were looked for, or are on request. */
export interface DraftSearch {
  readonly limits: TimeSearch
  readonly state: SearchState
}

export const no_notes: DraftNotes = {
  text: '',
  point: '',
  missing: [],
  leftOutCount: 0,
  search: null,
  moved: null,
  senders: null,
}

interface DraftOrigin {
  readonly point: string
  /** The person has chosen the times. */
  readonly areTimesChosen: boolean
}

export function notesOf(draft: MailDraft, { point, areTimesChosen }: DraftOrigin): DraftNotes {
  return {
    text: draft.mail_body,
    point,
    missing: missingPoints(draft),
    leftOutCount: draft.left_out_count,
    search: searchOf(draft, areTimesChosen),
    moved: draft.moved_meeting,
    senders: draft.senders_meeting,
  }
}

function searchOf(
  { time_search, may_want_times, slots }: MailDraft,
  areTimesChosen: boolean,
): DraftSearch | null {
  if (time_search === null) return null
  const state = may_want_times
    ? 'asked'
    : slots.length === 0
      ? 'nothing'
      : areTimesChosen
        ? 'chosen'
        : 'offered'
  return { limits: time_search, state }
}

/**
 * What is said of the text. Notes that were kept are of an unchanged draft alone; those that are shown stay while the
 * draft is changed, until its text is deleted.
 */
export function notesOfText(text: string, { kept, shown }: Record<'kept' | 'shown', DraftNotes>): DraftNotes {
  if (text.trim() === '') return no_notes
  return kept.text === text ? kept : shown
}
