import { listMailboxes, type MailboxState } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'

/** While something is read the figures move; announcements tell of it, and this where they do not come through. */
const under_way_ms = 2000

/** The mailboxes that are read; undefined until they are known. */
export function useMailboxes() {
  return useQuery({
    ...queryFor(listMailboxes, {}),
    refetchInterval: ({
      state: { data },
    }: {
      readonly state: { readonly data?: readonly MailboxState[] }
    }) => (data?.some(({ state }) => state === 'syncing') ? under_way_ms : (false as const)),
  })
}
