import { deleteLabel, type Label } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { refreshLabels } from './refresh-labels.ts'

/** Takes a label away for the eye, from meetings too, and offers Undo; the server is told when that time is over. */
export function useDeleteLabel(): (label: Label) => void {
  const queries = useQueryClient()
  return ({ label_id }) => {
    hide(label_id)
    offerUndo(t('Label deleted'), {
      undo: () => unhide(label_id),
      commit: (isClosing) => commit(queries, label_id, isClosing),
    })
  }
}

async function commit(queries: QueryClient, label_id: string, isClosing: boolean): Promise<void> {
  try {
    await call(deleteLabel, { params: { label_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteLabel.says.done ?? ''))
    await refreshLabels(queries)
  } catch (problem) {
    showError(problem, t('Error in deleting label'))
    void refreshLabels(queries)
  } finally {
    // Only now: between the answer and the new list the label must not flash up once more.
    unhide(label_id)
  }
}
