import type { Endpoint, Input, Reply } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'

const fields = ['program_name', 'scopes'] as const

/** Creates an API token or an app password, and lists it. */
export function useCreatedProgram<E extends Endpoint>(creation: E, list: Endpoint) {
  const cache = useQueryClient()
  const creating = useMutation<Reply<E>, Error, Input<E>>({
    mutationFn: (input) => withFreshSignIn(() => call(creation, input)),
    // Without an answer it may have been created all the same: the list has it then, to be revoked.
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(list) }),
  })
  // Who closes the question for a fresh sign-in goes on in the form.
  const error = creating.error instanceof NotConfirmed ? null : creating.error
  const isOfField = fields.some((field) => errorOf(error, field) !== undefined)
  return {
    created: creating.data,
    isBusy: creating.isPending,
    create: creating.mutate,
    forgetProblem: () => {
      if (creating.error) creating.reset()
    },
    problemOf: (field: (typeof fields)[number]) => errorOf(error, field),
    /** Why it was refused, where no field is to blame. */
    problem: isOfField ? undefined : error?.message,
  }
}
