import { endSession, listSessions, type OpenSession } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** Ends a session at once: a stranger's session does not last six seconds longer. */
export function useEndSession(): (session: OpenSession) => void {
  const cache = useQueryClient()
  const { queryKey } = queryFor(listSessions, {})
  const ending = useMutation({
    mutationFn: ({ session_id }: OpenSession) => call(endSession, { params: { session_id } }),
    onMutate: async ({ session_id }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(
        queryKey,
        before?.filter((other) => other.session_id !== session_id),
      )
      return before
    },
    onSuccess: () => showSuccess(t(endSession.says.done)),
    onError: (error, _, before) => {
      cache.setQueryData(queryKey, before)
      showError(error)
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
  return ending.mutate
}
