import { deleteApiToken, deleteAppPassword, listApiTokens, listAppPasswords } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'

/** Revoking is final: there is no secret to restore. */
export function useRevokeToken() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (api_token_id: string) => call(deleteApiToken, { params: { api_token_id } }),
    onSuccess: () => showSuccess(t(deleteApiToken.says.done ?? '')),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(listApiTokens) }),
  })
}

export function useRevokeAppPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (app_password_id: string) => call(deleteAppPassword, { params: { app_password_id } }),
    onSuccess: () => showSuccess(t(deleteAppPassword.says.done ?? '')),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(listAppPasswords) }),
  })
}
