import { type Input, type User, updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { useCacheUser } from './use-cache-user.ts'

type Change = Input<typeof updateUser>['body']

interface Outcomes {
  readonly onSaved?: (change: Change) => void
  readonly onFailed?: (change: Change) => void
}

/**
 * Settings that are saved as soon as they are chosen; one that the server refuses is shown as before. The outcome is also told
 * once the settings are left.
 */
export function useSaveUser<Shown extends Change>(
  saved: Shown,
  { onSaved, onFailed }: Outcomes = {},
): {
  readonly shown: Shown
  readonly isSaving: boolean
  readonly save: (change: Change) => void
} {
  const { stopAsking, keepUser } = useCacheUser()
  const saving = useMutation({
    // Two choices in a row arrive in their order.
    scope: { id: 'user' },
    mutationFn: (change: Change) => call(updateUser, { body: change }),
    onMutate: stopAsking,
    onSuccess: (updated: User, change) => {
      keepUser(updated)
      onSaved?.(change)
      showSuccess(t('User details updated successfully'))
    },
    onError: (error, change) => {
      onFailed?.(change)
      showError(error, t('Error updating user details'))
    },
  })
  return {
    shown: saving.isPending ? { ...saved, ...saving.variables } : saved,
    isSaving: saving.isPending,
    save: (change) => saving.mutate(change),
  }
}
