import { disconnectIntegration, type Provider } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { refreshIntegrations } from './integrations-query.ts'

/** Takes the account away; `onDone` is called when the card tells so. */
export function useDisconnect(type: Provider, onDone: () => void) {
  const queries = useQueryClient()
  const disconnecting = useMutation({
    mutationFn: () => call(disconnectIntegration, { params: { type } }),
    onSuccess: async () => {
      await refreshIntegrations(queries)
      showSuccess(t(disconnectIntegration.says.done))
      onDone()
    },
    onError: (problem) => showError(problem, t(disconnectIntegration.says.failed)),
  })
  return { isDisconnecting: disconnecting.isPending, disconnect: () => disconnecting.mutate() }
}
