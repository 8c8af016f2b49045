import { sendAddressLink } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'

/** Has the link that confirms the address mailed again. */
export function useSendAddressLink() {
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(sendAddressLink, {}),
    onSuccess: () => showSuccess(t(sendAddressLink.says.done)),
    onError: (problem) => showError(problem, t(sendAddressLink.says.failed)),
  })
  return { isSending: isPending, send: () => mutate() }
}
