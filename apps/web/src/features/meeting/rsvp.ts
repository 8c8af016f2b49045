import {
  answer_note_characters_max,
  type Invitee,
  type Meeting,
  type MeetingAction,
} from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

/** The reader's own answer. */
export type OwnAnswer = MeetingAction | 'tentative'

export function ownAnswerOf({ reader_answer }: Pick<Meeting, 'reader_answer'>): OwnAnswer {
  return answerOf(reader_answer ?? undefined)
}

/** An answer with its note, as it is sent. */
export function answerBodyOf(answer: OwnAnswer, note: string) {
  const answer_note = note.slice(0, answer_note_characters_max)
  return answer === 'tentative'
    ? { meeting_action: 'pending' as const, is_tentative: true, answer_note }
    : { meeting_action: answer, is_tentative: false, answer_note }
}

/** Whether the reader is invited, here or by an outside organizer, to a meeting that takes place. */
export function isAsked({ user_id, outside_organizer, meeting_status }: Meeting, reader_id: string): boolean {
  return meeting_status === 'active' && (user_id !== reader_id || outside_organizer !== null)
}

/** The reader's answer in words; null for readers who are not invited. */
export function ownAnswerWords(meeting: Pick<Meeting, 'reader_answer'>): string | null {
  return meeting.reader_answer && t(own_words[ownAnswerOf(meeting)])
}

const own_words = {
  approved: mark('You accepted'),
  tentative: mark('You said maybe'),
  rejected: mark('You declined'),
  pending: mark('You haven’t answered'),
} as const

function answerOf(invitee: Pick<Invitee, 'meeting_action' | 'is_tentative'> | undefined): OwnAnswer {
  if (!invitee) return 'pending'
  return invitee.meeting_action === 'pending' && invitee.is_tentative ? 'tentative' : invitee.meeting_action
}

/** What an answer is called. */
export const answer_words: Readonly<Record<MeetingAction, string>> = {
  approved: mark('Yes'),
  rejected: mark('No'),
  pending: mark('Waiting'),
}

/**
 * '3 yes, 1 maybe, 1 no, 2 waiting', and after the end '2 no answer'; answers without a count are left out; null without
 * invitees.
 */
export function answersInWords(
  invitees: readonly Pick<Invitee, 'meeting_action' | 'is_tentative'>[],
  status: Meeting['meeting_status'] = 'active',
): string | null {
  const count_words = status === 'active' ? open_counts : { ...open_counts, pending: missing_count }
  const counts = order.flatMap((action) => {
    const count = invitees.filter((invitee) => answerOf(invitee) === action).length
    return count > 0 ? [t(count_words[action], { count })] : []
  })
  return counts.length > 0 ? counts.join(', ') : null
}

/** What deleting means for this reader, and so what has to be asked first. */
export type Deletion = 'own' | 'guests_to_tell' | 'with_guests' | 'invited'

/**
 * `own`: no other person is concerned; `guests_to_tell`: it can be cancelled instead, so that guests learn of it;
 * `with_guests`: it is over or cancelled, and disappears for the guests too; `invited`: another person organizes it.
 */
export function deletionOf(
  { user_id, meeting_invitees, meeting_status, outside_organizer }: Meeting,
  reader_id: string | undefined,
): Deletion {
  if (user_id !== reader_id || outside_organizer) return 'invited'
  if (Object.keys(meeting_invitees).length === 0) return 'own'
  return meeting_status === 'active' ? 'guests_to_tell' : 'with_guests'
}

const open_counts = {
  approved: mark('{count} yes'),
  tentative: mark('{count} maybe'),
  rejected: mark('{count} no'),
  pending: mark('{count} waiting'),
} as const

const missing_count = mark('{count} no answer')

const order = ['approved', 'tentative', 'rejected', 'pending'] as const
