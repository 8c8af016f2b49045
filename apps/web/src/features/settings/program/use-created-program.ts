import type { Endpoint, Input, Reply } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'

const fields = ['program_name', 'scopes', 'password'] as const

/** Creates an API token or an app password, and lists it. */
export function useCreatedProgram<E extends Endpoint>(creation: E, list: Endpoint) {
  const cache = useQueryClient()
  const creating = useMutation<Reply<E>, Error, Input<E>>({
    mutationFn: (input) => call(creation, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(list) }),
  })
  const isOfField = fields.some((field) => errorOf(creating.error, field) !== undefined)
  return {
    created: creating.data,
    isBusy: creating.isPending,
    create: creating.mutate,
    forgetProblem: () => {
      if (creating.error) creating.reset()
    },
    problemOf: (field: (typeof fields)[number]) => errorOf(creating.error, field),
    /** Why it was refused, where no field is to blame. */
    problem: isOfField ? undefined : creating.error?.message,
  }
}
