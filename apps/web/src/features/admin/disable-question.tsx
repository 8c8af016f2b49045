import type { Account } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useChangeAccount } from './use-accounts.ts'

interface DisableQuestionProps {
  readonly account: Account
  readonly onClose: () => void
}

export function DisableQuestion({ account, onClose }: DisableQuestionProps) {
  const changing = useChangeAccount()
  return (
    <ConfirmDialog
      title={t('Disable {name}?', { name: account.full_name })}
      confirmLabel={t('Disable')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => {
        changing.mutate({ account, change: { is_disabled: true } })
        onClose()
      }}
    >
      {t(
        "All sessions end at once, and the account can't sign in until you enable it again. Its meetings stay as they are.",
      )}
    </ConfirmDialog>
  )
}
