import { getGeneratedText, summariseThread, type ThreadSummary } from '@meridian/contract'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** A text is waited for a minute by the server; then it has written one itself. */
const timeout_ms = 90_000

/** The summary of a conversation, as soon as it is asked for; it stays while the app is open. */
export function useThreadSummary(thread_id: string) {
  const queries = useQueryClient()
  const queryKey = ['thread_summary', thread_id]
  const summary = useQuery<ThreadSummary>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data
  const writing = useMutation({
    mutationFn: (refresh: '0' | '1') =>
      call(summariseThread, { params: { thread_id }, query: { refresh } }, { timeoutMs: timeout_ms }),
    onSuccess: (written) => queries.setQueryData(queryKey, written),
    onError: (problem) => showError(problem, t(summariseThread.says.failed)),
    // One less is left.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getGeneratedText) }),
  })
  return {
    summary,
    isWriting: writing.isPending,
    write: () => writing.mutate(summary === undefined ? '0' : '1'),
  }
}
