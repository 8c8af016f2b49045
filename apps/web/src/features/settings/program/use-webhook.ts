import {
  deleteWebhook,
  type Endpoint,
  type Input,
  listDeliveries,
  listWebhooks,
  redeliver,
  testWebhook,
  updateWebhook,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** What a person does with a webhook that there is; each act is confirmed, and the lists are fetched anew. */
export function useWebhook(webhook_id: string) {
  const params = { webhook_id }
  const switching = useAct(updateWebhook)
  const testing = useAct(testWebhook)
  const deleting = useAct(deleteWebhook)
  const repeating = useAct(redeliver)
  return {
    isBusy: switching.isPending || deleting.isPending,
    isTesting: testing.isPending,
    switchTo: (is_on: boolean) => switching.mutate({ params, body: { is_on } }),
    test: () => testing.mutate({ params }),
    remove: () => deleting.mutate({ params }),
    sendAgain: (webhook_delivery_id: string) =>
      repeating.mutate({ params: { ...params, webhook_delivery_id } }),
  }
}

function useAct<E extends Endpoint>(endpoint: E) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<E>) => call(endpoint, input),
    onSuccess: () => showSuccess(t(endpoint.says.done ?? '')),
    onError: (error) => showError(error),
    onSettled: () =>
      Promise.all(
        [listWebhooks, listDeliveries].map((list) => cache.invalidateQueries({ queryKey: keyOf(list) })),
      ),
  })
}
