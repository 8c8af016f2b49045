import { createSample, deleteSample, getSample } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { queryFor } from '../../platform/api/queries.ts'
import { mergeUser } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** The made-up data of the account, and what creates and removes it. */
export function useSample() {
  const queries = useQueryClient()
  const state = useQuery(queryFor(getSample, {})).data
  const settled = (done: string) => ({
    onSuccess: async () => {
      await queries.invalidateQueries()
      showSuccess(t(done))
    },
    onError: (problem: Error) => {
      showError(problem)
      void queries.invalidateQueries()
    },
  })
  const creating = useMutation({
    mutationFn: async () => {
      await call(createSample, {})
      mergeUser({ has_board: true })
    },
    ...settled(createSample.says.done),
  })
  const removing = useMutation({
    mutationFn: () => call(deleteSample, {}),
    ...settled(deleteSample.says.done),
  })
  return {
    hasSample: state?.has_sample ?? false,
    mayCreate: state?.may_create ?? false,
    isCreating: creating.isPending,
    isRemoving: removing.isPending,
    create: () => {
      if (!creating.isPending) creating.mutate()
    },
    remove: () => removing.mutate(),
  }
}

export type Sample = ReturnType<typeof useSample>
