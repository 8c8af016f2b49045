import type { Endpoint, EndpointWithDone, Input, Reply } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showError, showSuccess } from '../state/toasts.ts'
import { t } from '../text/text.ts'
import { call } from './api.ts'
import { keyOf } from './queries.ts'

/**
 * A call that one press makes: a toast says what was done or why it was refused. The queries in `shown` are fetched anew
 * in both cases, since without an answer the work may have been done all the same.
 */
export function useMutationFor<E extends EndpointWithDone>(endpoint: E, shown: readonly Endpoint[]) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, Error, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => showSuccess(t(endpoint.says.done)),
    onError: (error) => showError(error),
    onSettled: () => Promise.all(shown.map((query) => queries.invalidateQueries({ queryKey: keyOf(query) }))),
  })
}
