import {
  type Endpoint,
  getSecondFactor,
  type Input,
  listIdentities,
  listPasskeys,
  listSessions,
  type Reply,
} from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

interface Ends<Result> {
  readonly onSuccess?: (result: Result) => void
  readonly onFailure?: () => void
}

/** Changes how the person signs in, after asking for a fresh sign-in where that is needed. A toast tells what failed. */
export function useSignInChange<E extends Endpoint>(
  endpoint: E,
  { onSuccess, onFailure }: Ends<Reply<E>> = {},
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<E>) => withFreshSignIn(() => call(endpoint, input)),
    onSuccess: (result) => {
      if (endpoint.says.done) showSuccess(t(endpoint.says.done))
      void refreshSignInWays(cache)
      onSuccess?.(result)
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      showError(error, t(endpoint.says.failed))
      onFailure?.()
    },
  })
}

/** Fetches anew what shows how the person signs in. */
export async function refreshSignInWays(cache: QueryClient): Promise<void> {
  await Promise.all(
    [listPasskeys, getSecondFactor, listIdentities, listSessions].map((endpoint) =>
      cache.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  )
}
