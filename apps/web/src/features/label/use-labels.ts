import { type ListedLabel, listLabels } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import type { Query } from '../../ui/state/query-view.tsx'

/** The person's labels by title, without those just deleted. */
export function useLabels(): Query<readonly ListedLabel[]> {
  const { data, error, isFetching, refetch } = useQuery(queryFor(listLabels, {}))
  const hidden = useHidden()
  return { data: data?.filter(({ label_id }) => !hidden.has(label_id)), error, isFetching, refetch }
}
