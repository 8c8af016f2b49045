import { getUser, type User } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { mergeUser } from '../../platform/session/session.ts'

/**
 * Takes over the user that the server answered after a change: in the session, where the clock and the
 * name are read everywhere, and in the cache. Every other answer may show the name or depend on the zone.
 */
export function useCacheUser() {
  const cache = useQueryClient()
  const { queryKey } = queryFor(getUser, {})
  return {
    /** An answer that is under way must not bring the former user back. */
    stopAsking: () => cache.cancelQueries({ queryKey }),
    keepUser: (user: User) => {
      cache.setQueryData(queryKey, user)
      mergeUser(user)
      void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path !== getUser.path })
    },
  }
}
