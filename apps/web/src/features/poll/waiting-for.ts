import type { Poll, PollParticipant } from '@meridian/contract'

/** Who was asked and has not answered. */
export function waitingFor({ participants }: Poll): readonly PollParticipant[] {
  return participants.filter(
    ({ answered_at, is_organizer, user_id, participant_email }) =>
      answered_at === null && !is_organizer && (user_id !== null || participant_email !== null),
  )
}
