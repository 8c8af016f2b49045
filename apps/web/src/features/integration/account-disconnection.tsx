import type { Integration } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { DisconnectQuestion } from './disconnect-question.tsx'
import { useDisconnect } from './use-disconnect.ts'

interface AccountDisconnectionProps {
  readonly integration: Integration
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before an account is disconnected, and does it. */
export function AccountDisconnection({ integration, isOpen, onClose }: AccountDisconnectionProps) {
  const { type, name } = integration
  const { isDisconnecting, disconnect } = useDisconnect(type, onClose)
  return (
    <DisconnectQuestion
      name={name}
      isOpen={isOpen}
      isDisconnecting={isDisconnecting}
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
    </DisconnectQuestion>
  )
}
