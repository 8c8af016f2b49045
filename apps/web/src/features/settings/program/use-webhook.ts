import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  testWebhook,
  updateWebhook,
} from '@meridian/contract'
import { useMutationFor } from '../../../platform/api/use-mutation-for.ts'

const lists = [listWebhooks, listDeliveries]

/** What a person does with a webhook that there is; each act is confirmed, and the lists are fetched anew. */
export function useWebhook(webhook_id: string) {
  const params = { webhook_id }
  const switching = useMutationFor(updateWebhook, lists)
  const testing = useMutationFor(testWebhook, lists)
  const deleting = useMutationFor(deleteWebhook, lists)
  const repeating = useMutationFor(redeliver, lists)
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
