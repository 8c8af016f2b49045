import { listMeetingTasks, listTasks, type Task } from '@meridian/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import type { Query } from '../../ui/state/query-view.tsx'

/** The tasks of the board in their order, without those just deleted. */
export function useBoardTasks(): Query<readonly Task[]> {
  return withoutHidden(useQuery(queryFor(listTasks, {})), useHidden())
}

/** The tasks of a meeting, the oldest first, without those just deleted. */
export function useMeetingTasks(meeting_id: string): Query<readonly Task[]> {
  return withoutHidden(useQuery(queryFor(listMeetingTasks, { params: { meeting_id } })), useHidden())
}

export const board_tasks_key = keyOf(listTasks, {})

/** After a change: asks anew for every list of tasks. Done when what is on the screen has come. */
export async function refreshTasks(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listTasks, listMeetingTasks].map((shown) => queries.invalidateQueries({ queryKey: keyOf(shown) })),
  )
}

function withoutHidden(
  { data, error, isFetching, refetch }: Query<readonly Task[]>,
  hidden: ReadonlySet<string>,
): Query<readonly Task[]> {
  return { data: data?.filter(({ task_id }) => !hidden.has(task_id)), error, isFetching, refetch }
}
