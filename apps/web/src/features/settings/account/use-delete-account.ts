import { deleteOwnAccount } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { forgetUser } from '../../../platform/session/session.ts'
import { commitOffered } from '../../../platform/state/undo.ts'

/** Deletes the account and ends its session. */
export function useDeleteAccount() {
  const cache = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (password: string) => {
      await commitOffered()
      const body = password === '' ? {} : { password }
      return withFreshSignIn(() => call(deleteOwnAccount, { body }))
    },
    onSuccess: () => {
      forgetUser()
      cache.clear()
      // Loaded anew, so that nothing of the account stays in memory and no address of it stays in the history.
      location.replace('/auth/login?account=deleted')
    },
  })
  const passwordProblem = errorOf(deletion.error, 'password')
  return {
    ...deletion,
    passwordProblem,
    /** Why it was refused, where the password is not to blame. */
    problem:
      passwordProblem === undefined && !(deletion.error instanceof NotConfirmed)
        ? deletion.error?.message
        : undefined,
  }
}
