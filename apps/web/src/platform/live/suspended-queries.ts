import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

const suspended = new Set<string>()

/** The page of this query is being left because the query may have no answer any more: nothing asks it again. */
export function suspendQuery(key: QueryKey): void {
  suspended.add(hashKey(key))
}

/** The page is gone from the screen: where its query was left, its answer goes, and the query is as any other again. */
export function removeSuspended(queries: QueryClient, queryKey: QueryKey): void {
  if (suspended.delete(hashKey(queryKey))) queries.removeQueries({ queryKey, exact: true })
}

export function isSuspended({ queryHash }: { readonly queryHash: string }): boolean {
  return suspended.has(queryHash)
}
