import type { Integration } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDisconnect } from './use-disconnect.ts'

interface DisconnectQuestionProps {
  readonly integration: Integration
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What ends, what goes and what is kept, told before it happens. */
export function DisconnectQuestion({ integration, isOpen, onClose }: DisconnectQuestionProps) {
  const { type, name } = integration
  const { isDisconnecting, disconnect } = useDisconnect(type, onClose)
  return (
    <ConfirmDialog
      title={t('Disconnect {name}?', { name })}
      confirmLabel={t('Disconnect')}
      cancelLabel={t('Keep connected')}
      isDangerous
      isBusy={isDisconnecting}
      isOpen={isOpen}
      onConfirm={disconnect}
      onClose={onClose}
    >
      <p>
        {t('Meridian gives its access back and reads nothing of {name} any more. Nothing changes there.', {
          name,
        })}
      </p>
      <p className="mt-1.5">
        {t(
          'Past meetings stay with you, and so does what carries labels, tasks or notes of yours. Other coming meetings that only {name} tells of leave your calendar.',
          { name },
        )}
      </p>
    </ConfirmDialog>
  )
}
