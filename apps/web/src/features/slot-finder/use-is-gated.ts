import { getInstance } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'

/** Whether Smart Suggestion needs a plan that the reader does not have. */
export function useIsGated(): boolean {
  const plan = useSession(({ user }) => user?.plan)
  const instance = useQuery(queryFor(getInstance, {})).data
  return instance?.has_premium_gating === true && plan !== 'premium'
}
