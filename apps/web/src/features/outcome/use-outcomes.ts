import {
  type ActionItem,
  type KeyTakeaway,
  listActionItems,
  listKeyTakeaways,
  listOpenActionItems,
  type OpenActionItem,
} from '@meridian/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Page } from '../../platform/api/call-page.ts'
import { keyOf, pageQueryFor, queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import type { Query } from '../../ui/state/query-view.tsx'

/** The action items of a meeting, the oldest first, without those just deleted. */
export function useActionItems(meeting_id: string, isEnabled = true): Query<readonly ActionItem[]> {
  const hidden = useHidden()
  const { data, ...rest } = useQuery({
    ...queryFor(listActionItems, { params: { meeting_id } }),
    enabled: isEnabled,
  })
  return { ...rest, data: data?.filter(({ action_item_id }) => !hidden.has(action_item_id)) }
}

export function useKeyTakeaways(meeting_id: string): Query<readonly KeyTakeaway[]> {
  const hidden = useHidden()
  const { data, ...rest } = useQuery(queryFor(listKeyTakeaways, { params: { meeting_id } }))
  return { ...rest, data: data?.filter(({ key_takeaway_id }) => !hidden.has(key_takeaway_id)) }
}

/** The newest open action items of all meetings, and how many there are. */
export function useOpenItems(): Query<Page<readonly OpenActionItem[]>> {
  const hidden = useHidden()
  const { data, ...rest } = useQuery(pageQueryFor(listOpenActionItems, {}))
  return { ...rest, data: data && without(data, hidden) }
}

/** After a change: asks anew for every list of outcomes. Done when what is on the screen has come. */
export async function refreshOutcomes(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listActionItems, listKeyTakeaways, listOpenActionItems].map((shown) =>
      queries.invalidateQueries({ queryKey: keyOf(shown) }),
    ),
  )
}

function without(
  { data, pagination }: Page<readonly OpenActionItem[]>,
  hidden: ReadonlySet<string>,
): Page<readonly OpenActionItem[]> {
  const left = data.filter(({ action_item_id }) => !hidden.has(action_item_id))
  return { data: left, pagination: { ...pagination, total: pagination.total - data.length + left.length } }
}
