import { getGeneratedText, getTextModel, listAuditLog, updateTextModel } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** Whether mails may leave this server; switching holds at once for the eye, and is back where it was when refused. */
export function useTextModel() {
  const queries = useQueryClient()
  const setting = useQuery(queryFor(getTextModel, {}))
  const switching = useMutation({
    mutationFn: (is_allowed: boolean) => call(updateTextModel, { body: { is_allowed } }),
    onMutate: () => queries.cancelQueries({ queryKey: keyOf(getTextModel) }),
    onSuccess: (updated) => {
      queries.setQueryData(keyOf(getTextModel, {}), updated)
      showSuccess(t(updateTextModel.says.done))
      for (const shown of [listAuditLog, getGeneratedText]) {
        void queries.invalidateQueries({ queryKey: keyOf(shown) })
      }
    },
    onError: (problem) => showError(problem, t(updateTextModel.says.failed)),
  })
  const { data, error, isFetching, refetch } = setting
  const shown = data && switching.isPending ? { ...data, is_allowed: switching.variables } : data
  return { setting: { data: shown, error, isFetching, refetch }, allow: switching.mutate }
}
