import { type ActionItem, listTasks, makeActionItemTask } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { mergeUser } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { refreshOutcomes } from './use-outcomes.ts'

/** Puts an action item on the reader's own board. */
export function useCreateTaskOfItem() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ meeting_id, action_item_id }: ActionItem) =>
      call(makeActionItemTask, { params: { meeting_id, action_item_id } }),
    onSuccess: async () => {
      mergeUser({ has_board: true })
      showSuccess(t(makeActionItemTask.says.done))
      await Promise.all([refreshOutcomes(queries), queries.invalidateQueries({ queryKey: keyOf(listTasks) })])
    },
    onError: (problem) => {
      showError(problem)
      void refreshOutcomes(queries)
    },
  })
}
