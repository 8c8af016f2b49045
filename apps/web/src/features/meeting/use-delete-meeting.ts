import { deleteMeeting, getMeeting, type Meeting } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { ApiError } from '../../platform/api-error.ts'
import { hide, unhide } from '../../platform/hidden.ts'
import { keyOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { offerUndo } from '../../platform/undo.ts'

import { refreshMeetings } from './refresh-meetings.ts'
import { type Deletion, deletionOf } from './rsvp.ts'

export type How = 'delete' | 'cancel'

/** A deletion that concerns others and waits for an answer. */
export interface Question {
  readonly meeting: Meeting
  readonly deletion: Exclude<Deletion, 'own'>
}

/**
 * Deletes at once for the eye and offers Undo; the server is told when that time is over. What concerns
 * others is asked first: show a DeleteQuestion. `onGone` is called as soon as the meeting is out of sight.
 */
export function useDeleteMeeting(onGone: (meeting: Meeting) => void = () => {}) {
  const reader_id = useSession(({ user }) => user?.user_id)
  const queries = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)

  function remove(meeting: Meeting, deletion: Deletion, how: How) {
    setQuestion(null)
    hide(meeting.meeting_id)
    onGone(meeting)
    offerUndo(undoWords(meeting, deletion, how), {
      undo: () => unhide(meeting.meeting_id),
      commit: (isClosing) => commit(queries, meeting, how, isClosing),
    })
  }

  return {
    question,
    close: () => setQuestion(null),
    decide: (how: How) => question && remove(question.meeting, question.deletion, how),
    askToDelete: (meeting: Meeting) => {
      const deletion = deletionOf(meeting, reader_id)
      if (deletion === 'own') remove(meeting, deletion, 'delete')
      else setQuestion({ meeting, deletion })
    },
  }
}

function undoWords({ meeting_recurrence }: Meeting, deletion: Deletion, how: How): string {
  if (deletion === 'invited') return 'Meeting declined and off your list'
  if (how === 'cancel') return 'Meeting cancelled'
  return meeting_recurrence.is_recurring ? 'Series deleted' : 'Meeting deleted'
}

async function commit(
  queries: QueryClient,
  { meeting_id }: Meeting,
  how: How,
  isClosing: boolean,
): Promise<void> {
  try {
    await call(deleteMeeting, { params: { meeting_id }, query: { how } }, { keepalive: isClosing })
    sayDone(how === 'cancel' ? 'Meeting cancelled successfully' : (deleteMeeting.says.done ?? ''))
    queries.removeQueries({ queryKey: keyOf(getMeeting, { params: { meeting_id } }) })
    await refreshMeetings(queries)
  } catch (problem) {
    // Without any answer the screen's own words say more than the call's.
    const isSilent = problem instanceof ApiError && problem.status === 0
    sayFailed(isSilent ? failed : problem, failed)
    void refreshMeetings(queries)
  } finally {
    // Only now: between the answer and the new lists the meeting must not flash up once more.
    unhide(meeting_id)
  }
}

const failed = 'Error in deleting meeting'
