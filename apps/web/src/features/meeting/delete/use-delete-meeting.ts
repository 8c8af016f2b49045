import { deleteMeeting, getMeeting, type Meeting, type SeriesScope } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '../../../platform/api/queries.ts'
import { callOrQueue } from '../../../platform/offline/call-or-queue.ts'
import { useSession } from '../../../platform/session/session.ts'
import { hide, unhide } from '../../../platform/state/hidden.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'
import { scopePart } from '../meeting-input.ts'
import { externalOrigin } from '../origin.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { type Deletion, deletionOf } from '../rsvp.ts'
import { askSeriesScope } from '../series/series-scope.ts'
import { hiddenKey } from './hidden-occurrences.ts'
import { prepareTakeBack } from './take-back-deletion.ts'

export type DeletionAction = 'delete' | 'cancel'

/** A deletion that concerns others and waits for an answer. */
export interface DeletionQuestionState {
  readonly meeting: Meeting
  readonly deletion: Exclude<Deletion, 'own'>
}

/**
 * Deletes at once for the eye and offers Undo; the server is told when that time is over. Of a series it is
 * asked first which events are meant, and what the whole of it means for others: show a DeleteQuestion.
 * What can only be deleted elsewhere is not touched. `onGone` is called as soon as the meeting is out of sight.
 */
export function useDeleteMeeting(onGone: (meeting: Meeting) => void = () => {}) {
  const reader_id = useSession(({ user }) => user?.user_id)
  const queries = useQueryClient()
  const [question, setQuestion] = useState<DeletionQuestionState | null>(null)

  function remove(act: Act) {
    setQuestion(null)
    const key = hiddenKey(act.meeting, act.scope)
    hide(key)
    onGone(act.meeting)
    offerUndo(undoWords(act), {
      about: act.meeting.meeting_title,
      undo: () => unhide(key),
      commit: (isClosing) => commit(queries, { ...act, reader_id }, key, isClosing),
    })
  }

  async function askToDelete(meeting: Meeting): Promise<void> {
    const elsewhere = externalOrigin(meeting, reader_id)
    if (elsewhere && !elsewhere.mayDecline) return showError(elsewhere.sentence)
    const deletion = deletionOf(meeting, reader_id)
    const isDivisible = deletion !== 'invited' && meeting.meeting_recurrence.is_recurring
    const scope =
      isDivisible && meeting.meeting_status === 'active'
        ? await askSeriesScope('delete', meeting.meeting_title)
        : 'all'
    if (scope === null) return
    if (deletion === 'own' || scope !== 'all') remove({ meeting, deletion, scope, how: 'delete' })
    else setQuestion({ meeting, deletion })
  }

  return {
    question,
    close: () => setQuestion(null),
    decide: (how: DeletionAction) => question && remove({ ...question, scope: 'all', how }),
    askToDelete: (meeting: Meeting) => void askToDelete(meeting),
  }
}

interface Act {
  readonly meeting: Meeting
  readonly deletion: Deletion
  readonly scope: SeriesScope
  readonly how: DeletionAction
}

function undoWords({ meeting, deletion, scope, how }: Act): string {
  if (deletion === 'invited') return t('Meeting declined and removed from your list')
  if (how === 'cancel') return t('Meeting cancelled')
  if (!meeting.meeting_recurrence.is_recurring) return t('Meeting deleted')
  return {
    this: t('Event deleted'),
    this_and_following: t('This and following deleted'),
    all: t('Series deleted'),
  }[scope]
}

/** Returns what takes the deletion back, if anything does. */
async function commit(
  queries: QueryClient,
  { meeting, scope, how, reader_id }: Act & { readonly reader_id: string | undefined },
  key: string,
  isClosing: boolean,
): Promise<(() => void) | undefined> {
  const params = { meeting_id: meeting.meeting_id }
  const query = scope === 'all' ? { how } : { how, ...scopePart(meeting, scope) }
  let isWaiting = false
  try {
    const takeBack = isClosing
      ? undefined
      : await prepareTakeBack(queries, { meeting, how, scope, reader_id })
    const note = { title: meeting.meeting_title, about: meeting.meeting_id, hidden: key }
    const deleted = await callOrQueue('delete_meeting', { params, query }, note, { keepalive: isClosing })
    isWaiting = deleted === null
    if (isWaiting) {
      showUndoSettled(t('Waits for the connection'))
      return undefined
    }
    showUndoSettled(how === 'cancel' ? t('Meeting cancelled successfully') : t(deleteMeeting.says.done))
    queries.removeQueries({ queryKey: keyOf(getMeeting, { params }) })
    await refreshMeetings(queries)
    return takeBack
  } catch (problem) {
    showError(problem, t('Error in deleting meeting'))
    void refreshMeetings(queries)
    return undefined
  } finally {
    // Only now: between the answer and the new lists the meeting must not flash up once more.
    if (!isWaiting) unhide(key)
  }
}
