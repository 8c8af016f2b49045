import type { Invitee, Meeting } from '@meridian/contract'
import type { QueuedChangeInfo } from '../../../../platform/offline/call-or-queue.ts'

/** How a meeting looks while the reader's answer to it waits for the connection. */
export function describeQueuedAnswer(
  meeting: Meeting,
  user_id: string,
  answer: Pick<Invitee, 'meeting_action' | 'is_tentative'>,
): QueuedChangeInfo {
  const { meeting_id, meeting_title, meeting_invitees, reader_answer } = meeting
  const own = meeting_invitees[user_id]
  const invitees = own && { meeting_invitees: { ...meeting_invitees, [user_id]: { ...own, ...answer } } }
  return {
    title: meeting_title,
    about: meeting_id,
    shown: {
      id_field: 'meeting_id',
      id: meeting_id,
      original_start_timestamp: null,
      // Occurrences tell the reader's own answer alone.
      fields: {
        ...invitees,
        ...(reader_answer && { reader_answer: { ...reader_answer, ...answer } }),
        meeting_action: answer.meeting_action,
      },
    },
  }
}
