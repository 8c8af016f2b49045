import { dropJob, getOverview, listAuditLog, listStuckJobs, retryJob } from '@meridian/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { infiniteQueryFor, keyOf } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** The late and failed jobs, page by page, each once: between two pages the list may have moved. */
export function useStuckJobs() {
  const pages = useInfiniteQuery({ ...infiniteQueryFor(listStuckJobs, {}), refetchInterval: half_a_minute })
  const all = pages.data?.pages.flatMap(({ data }) => data)
  return { pages, jobs: all && [...new Map(all.map((job) => [job.job_id, job])).values()] }
}

export function useRetryJob() {
  return useJobAct(retryJob)
}

export function useDropJob() {
  return useJobAct(dropJob)
}

/** An act changes the list, the health and the audit log; so may what refuses it. */
function useJobAct(endpoint: typeof retryJob) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (job_id: string) => call(endpoint, { params: { job_id } }),
    onSuccess: () => showSuccess(t(endpoint.says.done)),
    onError: (error) => showError(error, t(endpoint.says.failed)),
    onSettled: () =>
      Promise.all(
        [listStuckJobs, getOverview, listAuditLog].map((shown) =>
          queries.invalidateQueries({ queryKey: keyOf(shown) }),
        ),
      ),
  })
}

const half_a_minute = 30_000
