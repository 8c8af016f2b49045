import type { Integration } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { DisconnectQuestion } from './disconnect-question.tsx'
import { provider_cards } from './provider-card.ts'
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
        {provider_cards[type].isByPassword
          ? t('Meridian deletes the password and stops syncing {name}. Nothing changes there.', { name })
          : t('Meridian revokes its access and stops syncing {name}. Nothing changes there.', { name })}
      </p>
      <p className="mt-1.5">
        {t(
          'Past meetings stay, and so do meetings with your labels, tasks or notes. Other upcoming meetings that are only in {name} are removed from your calendar.',
          { name },
        )}
      </p>
    </DisconnectQuestion>
  )
}
