import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

const left = new Set<string>()

/** The page of this query is being left because the query may have no answer any more: nothing asks it again. */
export function leaveQuery(key: QueryKey): void {
  left.add(hashKey(key))
}

/** The page is gone from the screen: where its query was left, its answer goes, and the query is as any other again. */
export function forgetLeft(queries: QueryClient, queryKey: QueryKey): void {
  if (left.delete(hashKey(queryKey))) queries.removeQueries({ queryKey, exact: true })
}

export function isLeft({ queryHash }: { readonly queryHash: string }): boolean {
  return left.has(queryHash)
}
