import {
  type AssistantAct,
  confirmAssistantAct,
  discardAssistantAct,
  getAssistantAct,
  listAssistantActs,
  undoAssistantAct,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** The three calls have one shape. */
type Decision = typeof confirmAssistantAct

/** What a person decides on an act; everything shown of it is fetched anew. */
export function useAct({ act_id }: Pick<AssistantAct, 'act_id'>) {
  const confirming = useDecision(confirmAssistantAct, act_id)
  const discarding = useDecision(discardAssistantAct, act_id)
  const undoing = useDecision(undoAssistantAct, act_id)
  return { confirming, discarding, undoing }
}

function useDecision(endpoint: Decision, act_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(endpoint, { params: { act_id } }),
    onSuccess: () => showSuccess(t(endpoint.says.done ?? '')),
    onError: (error) => showError(error),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(listAssistantActs) }),
        cache.invalidateQueries({ queryKey: keyOf(getAssistantAct) }),
      ]),
  })
}
