import { type Account, resetSecondFactor } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { NotConfirmed, withFreshSignIn } from '../../platform/session/fresh-sign-in.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

interface ResetQuestionProps {
  readonly account: Account
  readonly onClose: () => void
}

/** For a person who has lost the phone or the passkeys. */
export function ResetQuestion({ account: { user_id, full_name }, onClose }: ResetQuestionProps) {
  const cache = useQueryClient()
  const reset = useMutation({
    mutationFn: () => withFreshSignIn(() => call(resetSecondFactor, { params: { user_id } })),
    onSuccess: () => {
      showSuccess(t(resetSecondFactor.says.done))
      void cache.invalidateQueries()
      onClose()
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      showError(error, t(resetSecondFactor.says.failed))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('Remove two-step sign-in and passkeys of {name}?', { name: full_name })}
      confirmLabel={t('Remove')}
      isDangerous
      isOpen
      isBusy={reset.isPending}
      onClose={onClose}
      onConfirm={() => reset.mutate()}
    >
      {t(
        'Do this only when you know who asks. All sessions of the account end, and the person is told. Its password or a linked account signs in then; without either the person needs a link.',
      )}
    </ConfirmDialog>
  )
}
