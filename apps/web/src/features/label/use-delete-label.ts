import { deleteLabel, type Label, type Reply, restoreLabel } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { formOf } from './label-form.ts'
import { refreshLabels } from './refresh-labels.ts'

/** Takes a label away for the eye, from meetings too, and offers Undo; the server is told when that time is over. */
export function useDeleteLabel(): (label: Label) => void {
  const queries = useQueryClient()
  return (label) => {
    const { label_id } = label
    hide(label_id)
    offerUndo(t('Label deleted'), {
      about: label.label_title,
      undo: () => unhide(label_id),
      commit: (isClosing) => commit(queries, label, isClosing),
    })
  }
}

/** Promises what takes the deletion back. */
async function commit(
  queries: QueryClient,
  label: Label,
  isClosing: boolean,
): Promise<(() => void) | undefined> {
  const { label_id } = label
  try {
    const { assigned } = await call(deleteLabel, { params: { label_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteLabel.says.done))
    await refreshLabels(queries)
    return assigned === null ? undefined : () => void restore(queries, label, assigned)
  } catch (problem) {
    showError(problem, t('Error in deleting label'))
    void refreshLabels(queries)
    return undefined
  } finally {
    // Only now: between the answer and the new list the label must not flash up once more.
    unhide(label_id)
  }
}

async function restore(
  queries: QueryClient,
  label: Label,
  assigned: NonNullable<Reply<typeof deleteLabel>['assigned']>,
): Promise<void> {
  try {
    await call(restoreLabel, { body: { ...formOf(label), ...assigned } })
    showSuccess(t(restoreLabel.says.done))
  } catch (problem) {
    showError(problem, t(restoreLabel.says.failed))
  }
  await refreshLabels(queries)
}
