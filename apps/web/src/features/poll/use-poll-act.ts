import { getPoll, listPolls, type Poll } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

interface Act<Variables> {
  readonly run: (variables: Variables) => Promise<Poll>
  /** What is said when it is done. */
  readonly done: string
  readonly onDone?: (poll: Poll) => void
}

/** A call that gives the poll as it is afterwards, which the screen then shows. */
export function usePollAct<Variables = void>({ run, done, onDone }: Act<Variables>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (poll) => {
      const { poll_id } = poll
      queries.setQueryData(queryFor(getPoll, { params: { poll_id } }).queryKey, poll)
      showSuccess(t(done))
      onDone?.(poll)
    },
    onError: (error) => {
      showError(error)
      // The poll may have ended meanwhile.
      void queries.invalidateQueries({ queryKey: keyOf(getPoll) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listPolls) }),
  })
}
