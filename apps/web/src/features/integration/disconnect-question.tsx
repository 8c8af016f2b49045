import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

interface DisconnectQuestionProps {
  readonly name: string
  readonly isOpen: boolean
  readonly isDisconnecting: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What ends, what goes and what is kept. */
  readonly children: ReactNode
}

/** What disconnecting does, told before it happens. */
export function DisconnectQuestion({ name, isDisconnecting, children, ...dialog }: DisconnectQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={t('Disconnect {name}?', { name })}
      confirmLabel={t('Disconnect')}
      cancelLabel={t('Keep connected')}
      isDangerous
      isBusy={isDisconnecting}
    >
      {children}
    </ConfirmDialog>
  )
}
