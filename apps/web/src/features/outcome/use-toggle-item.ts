import {
  type ActionItem,
  type ActionItemStatus,
  listActionItems,
  listOpenActionItems,
  updateActionItem,
} from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide'
import { call } from '../../platform/api/api.ts'
import type { Page } from '../../platform/api/call-page.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { outcomeOfItem, textOfOutcome } from './outcome.ts'
import { refreshOutcomes } from './use-outcomes.ts'

interface Toggling {
  readonly item: ActionItem
  readonly status: ActionItemStatus
}

/** Ticks an action item or takes the tick off: at once for the eye, and back with the reason when it is refused. */
export function useToggleItem(): (item: ActionItem, isDone: boolean) => void {
  const queries = useQueryClient()
  const toggling = useMutation({
    mutationKey: mutation_key,
    // One after the other, so that the last click is what stays.
    scope: { id: mutation_key.join(' ') },
    mutationFn: ({ item: { meeting_id, action_item_id }, status }: Toggling) =>
      call(updateActionItem, {
        params: { meeting_id, action_item_id },
        body: { action_item_status: status },
      }),
    onSuccess: (_, { item, status }) =>
      offerTakeBack(t(updateActionItem.says.done), {
        about: textOfOutcome(outcomeOfItem(item)),
        icon: Check,
        takeBack: () => toggle({ ...item, action_item_status: status }, status !== 'completed'),
      }),
    onError: (problem, { item }) => {
      show(queries, { item, status: item.action_item_status })
      showError(problem)
    },
    onSettled: () =>
      queries.isMutating({ mutationKey: mutation_key }) === 1 ? refreshOutcomes(queries) : undefined,
  })

  function toggle(item: ActionItem, isDone: boolean): void {
    const change: Toggling = { item, status: isDone ? 'completed' : 'active' }
    for (const list of [listActionItems, listOpenActionItems])
      void queries.cancelQueries({ queryKey: keyOf(list) })
    show(queries, change)
    toggling.mutate(change)
  }

  return toggle
}

const mutation_key = ['ticks of action items']

function show(queries: QueryClient, { item, status }: Toggling): void {
  const withStatus = <Shown extends ActionItem>(items: readonly Shown[]): readonly Shown[] =>
    items.map((one) =>
      one.action_item_id === item.action_item_id ? { ...one, action_item_status: status } : one,
    )
  queries.setQueriesData<readonly ActionItem[]>(
    { queryKey: keyOf(listActionItems) },
    (items) => items && withStatus(items),
  )
  queries.setQueriesData<Page<readonly ActionItem[]>>(
    { queryKey: keyOf(listOpenActionItems) },
    (page) => page && { ...page, data: withStatus(page.data) },
  )
}
