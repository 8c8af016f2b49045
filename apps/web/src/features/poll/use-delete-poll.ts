import { deletePoll, getPoll, listPolls, type Poll } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'

/** Takes a poll away for the eye and offers Undo; the server is told when that time is over. */
export function useDeletePoll(): (poll: Pick<Poll, 'poll_id' | 'poll_title'>) => void {
  const queries = useQueryClient()
  return ({ poll_id, poll_title }) => {
    hide(poll_id)
    offerUndo(t('Poll deleted'), {
      about: poll_title,
      undo: () => unhide(poll_id),
      commit: (isClosing) => commit(queries, poll_id, isClosing),
    })
  }
}

async function commit(queries: QueryClient, poll_id: string, isClosing: boolean): Promise<void> {
  try {
    await call(deletePoll, { params: { poll_id } }, { keepalive: isClosing })
    showUndoSettled(t(deletePoll.says.done))
    queries.removeQueries({ queryKey: keyOf(getPoll, { params: { poll_id } }) })
  } catch (problem) {
    showError(problem)
  } finally {
    await queries.invalidateQueries({ queryKey: keyOf(listPolls) })
    // Only now: between the answer and the new list the poll must not flash up once more.
    unhide(poll_id)
  }
}
