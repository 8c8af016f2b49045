import { getPoll, listPolls } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'

/** Of more polls only the newest are offered. */
const most_polls = 10

/** The user's own open polls with a link for everybody. */
export function useLinkedPolls() {
  const list = useQuery(queryFor(listPolls, { query: { poll_state: 'open', limit: 100 } }))
  const own = (list.data ?? []).filter(({ is_own, is_answerable }) => is_own && is_answerable)
  // Only the whole poll has its link.
  const polls = useQueries({
    queries: own.slice(0, most_polls).map(({ poll_id }) => queryFor(getPoll, { params: { poll_id } })),
  })
  return {
    found: polls.flatMap(({ data }) =>
      data && data.public_url !== null ? [{ ...data, public_url: data.public_url }] : [],
    ),
    isPending: list.isPending || polls.some(({ isPending }) => isPending),
    isError: list.isError || polls.some(({ isError }) => isError),
  }
}
