import { answer_note_characters_max, type MeetingAction } from '@meridian/contract'
import type { EventAttendee } from '@meridian/icalendar'

/** A response as it is stored with an attendee; "maybe" stays pending. */
export interface StoredAnswer {
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
}

/** The PARTSTAT (RFC 5545 §3.2.12) of a stored response. */
export function partstatOf({ meeting_action, is_tentative }: StoredAnswer): EventAttendee['answer'] {
  return is_tentative ? 'tentative' : statuses[meeting_action]
}

/** How a PARTSTAT is stored. */
export function storedAnswer(answer: 'accepted' | 'declined' | 'tentative'): StoredAnswer {
  return { meeting_action: actions[answer], is_tentative: answer === 'tentative' }
}

/** The COMMENT of an answer (RFC 5546 §3.2.3), as it is stored with an attendee. */
export function noteIn(comment: string): string {
  return comment.trim().slice(0, answer_note_characters_max).toWellFormed().replaceAll('\0', '')
}

const statuses = { pending: 'needs_action', approved: 'accepted', rejected: 'declined' } as const
const actions = { accepted: 'approved', declined: 'rejected', tentative: 'pending' } as const
