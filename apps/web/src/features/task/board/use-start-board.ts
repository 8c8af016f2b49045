import { updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { mergeUser } from '../../../platform/session/session.ts'
import { showError } from '../../../platform/state/toasts.ts'

/** Shows the person's own board at once, on every device; when the server refuses, the sample comes back. */
export function useStartBoard(): () => void {
  const starting = useMutation({
    mutationFn: () => call(updateUser, { body: { has_board: true } }),
    onError: (problem) => {
      mergeUser({ has_board: false })
      showError(problem)
    },
  })
  return () => {
    mergeUser({ has_board: true })
    starting.mutate()
  }
}
