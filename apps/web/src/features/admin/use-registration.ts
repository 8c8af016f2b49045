import { getInstance, getRegistration, listAuditLog, updateRegistration } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** Who may register; the switch moves at once, and back where the server refuses. */
export function useRegistration() {
  const queries = useQueryClient()
  const setting = useQuery(queryFor(getRegistration, {}))
  const changing = useMutation({
    mutationFn: (registration: 'open' | 'invited') => call(updateRegistration, { body: { registration } }),
    onMutate: () => queries.cancelQueries({ queryKey: keyOf(getRegistration) }),
    onSuccess: (updated) => {
      queries.setQueryData(keyOf(getRegistration, {}), updated)
      showSuccess(t(updateRegistration.says.done))
      for (const shown of [listAuditLog, getInstance]) {
        void queries.invalidateQueries({ queryKey: keyOf(shown) })
      }
    },
    onError: (problem) => showError(problem, t(updateRegistration.says.failed)),
  })
  const { data, error, isFetching, refetch } = setting
  const shown = data && changing.isPending ? { ...data, registration: changing.variables } : data
  return { setting: { data: shown, error, isFetching, refetch }, change: changing.mutate }
}
