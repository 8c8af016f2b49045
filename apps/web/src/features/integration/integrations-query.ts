import { type Integration, listIntegrations } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { isOutdated } from '../../platform/live/outdated.ts'

/** While something is read the figures move; announcements tell of it, and this where they do not come through. */
const under_way_ms = 2000

export function integrationsQuery() {
  return {
    ...queryFor(listIntegrations, {}),
    refetchInterval: ({ state: { data } }: { readonly state: { readonly data?: readonly Integration[] } }) =>
      data?.some(({ connection }) => connection?.state === 'syncing') ? under_way_ms : (false as const),
  }
}

/** Puts an integration as the server has just told it, or as it will be, where it is shown. */
export function changeIntegration(
  queries: QueryClient,
  type: Integration['type'],
  change: (integration: Integration) => Integration,
): void {
  queries.setQueryData<readonly Integration[]>(keyOf(listIntegrations, {}), (all) =>
    all?.map((one) => (one.type === type ? change(one) : one)),
  )
}

/** Asks anew for what is connected, and for the meetings that come from it. */
export function refreshIntegrations(queries: QueryClient): Promise<void> {
  const old = new Set(['integration', 'meeting'])
  return queries.invalidateQueries({ predicate: ({ queryKey }) => isOutdated(queryKey, old) })
}

/** Asks anew for what is connected. Throws where no answer came. */
export function fetchIntegrations(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ queryKey: keyOf(listIntegrations) }, { throwOnError: true })
}
