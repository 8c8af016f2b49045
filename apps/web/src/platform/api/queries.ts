import type { Endpoint, Input } from '@meridian/contract'
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { callPage } from './call-page.ts'

const five_minutes = 5 * 60_000

/**
 * A call is made, and fails, even when the browser believes to be offline: a server on this machine
 * answers all the same, and a form must say at once that nothing was saved.
 */
const network_mode = 'always'

/** The cache of answers: fresh and kept for 5 minutes. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: five_minutes,
        gcTime: five_minutes,
        retryDelay,
        refetchOnWindowFocus: true,
        networkMode: network_mode,
      },
      mutations: { retry: false, networkMode: network_mode },
    },
  })
}

/** The key under which the answers of a call lie; without an input the beginning that all of them share. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, input]
}

/** A call as a query: `useQuery(queryFor(getMeeting, { params: { meeting_id } }))`. */
export function queryFor<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    retry: retries(endpoint),
  })
}

/** One page of a list with its `pagination`. */
export function pageQueryFor<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions({
    queryKey: [...keyOf(endpoint, input), 'page'],
    queryFn: ({ signal }) => callPage(endpoint, input, { signal }),
    retry: retries(endpoint),
  })
}

/** A list that grows page by page: `useInfiniteQuery(infiniteQueryFor(listMeetings, { query }))`. */
export function infiniteQueryFor<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      // `Input<E>` is not resolved for an open E; a list that comes in pages has a query, if any part.
      const { query } = input as { query?: object }
      return callPage(endpoint, { ...input, query: { ...query, page: pageParam } }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, limit, total } }) =>
      page * limit < total ? page + 1 : undefined,
    retry: retries(endpoint),
  })
}

/** Reading is tried three times more, unless the server said that the question is wrong. Nothing else is repeated. */
export function retries(endpoint: Pick<Endpoint, 'isRead'>) {
  return (failures: number, error: Error) =>
    endpoint.isRead &&
    failures < 3 &&
    !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}

/** 1, 2, 4 … seconds, 30 at most. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}
