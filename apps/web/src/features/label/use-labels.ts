import { type ListedLabel, listLabels } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import { byTitle } from './labels-of-meeting.ts'
import type { Query } from '../../ui/state/query-view.tsx'

/** The person's labels by title, without those just deleted. */
export function useLabels(): Query<readonly ListedLabel[]> {
  const { data, error, isFetching, refetch } = useQuery(queryFor(listLabels, {}))
  const hidden = useHidden()
  const shown = data && byTitle(data.filter(({ label_id }) => !hidden.has(label_id)))
  return { data: shown, error, isFetching, refetch }
}
