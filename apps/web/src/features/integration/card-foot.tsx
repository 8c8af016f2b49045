import type { Integration } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { formatList } from '../../platform/text/intl.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { formatDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { named } from '../../ui/named.ts'
import { type Act, keptWords, type State } from './integration-state.ts'
import { provider_cards } from './provider-card.ts'

interface CardFootProps {
  readonly integration: Integration
  readonly state: State
  readonly more: { readonly id: string; readonly isWhole: boolean; readonly toggle: () => void }
  /** The provider's page is being opened. */
  readonly isLeaving: boolean
  readonly onAct: (act: Act) => void
}

export function CardFoot({ integration, state, more, isLeaving, onAct }: CardFootProps) {
  const isConnected = integration.connection !== null
  const small = 'max-md:flex-1'
  return (
    <footer className="flex flex-wrap items-center gap-2 rounded-b-[11px] border-t border-border bg-[color-mix(in_srgb,var(--c-sunken)_55%,transparent)] px-4 py-3 text-xs text-muted md:py-2.75 md:pe-3">
      <p className="num me-auto min-w-0 wrap-anywhere max-md:w-full md:flex-1">
        <Standing integration={integration} />
      </p>
      <Button
        variant="info"
        size="sm"
        aria-expanded={more.isWhole}
        ariaLabel={named(more.isWhole ? t('View less') : t('View more'), integration.name)}
        onPress={more.toggle}
        className={small}
      >
        {more.isWhole ? t('View less') : t('View more')}
      </Button>
      {isConnected && (
        <Button
          size="sm"
          variant="danger"
          ariaLabel={named(t('Disconnect'), integration.name)}
          onPress={() => onAct('disconnect')}
          className={small}
        >
          {t('Disconnect')}
        </Button>
      )}
      {(!isConnected || state === 'needs_reconnect') && (
        <Button
          size="sm"
          variant="primary"
          isDisabled={state === 'inactive'}
          isBusy={isLeaving}
          busyLabel={t('Redirecting...')}
          ariaLabel={named(isConnected ? t('Reconnect') : t('Connect'), integration.name)}
          onPress={() => onAct(isConnected ? 'reconnect' : 'connect')}
          className={small}
        >
          {isConnected ? t('Reconnect') : t('Connect')}
        </Button>
      )}
    </footer>
  )
}

/** Whose account it is, what stayed of it, or what is missing before there can be one. */
function Standing({ integration }: { readonly integration: Integration }): ReactNode {
  const isOperator = useSession(({ user }) => user?.role === 'system_admin')
  const { zone } = useClock()
  const { name, type, status, connection, missing_settings, disconnected_at, meetings_kept } = integration
  if (connection) {
    const { account, connected_at } = connection
    return t('Connected as {account} since {date}', { account, date: formatDate(connected_at, zone) })
  }
  if (status === 'inactive') {
    if (!isOperator) return t("{name} isn't set up on this server yet. Ask its operator.", { name })
    const settings = formatList(missing_settings)
    return rich(
      t('Set <c>{settings}</c>, as <c>docs/connections.md</c> explains, and start the server again.', {
        settings,
      }),
      { c: <span className="font-mono text-text-2" /> },
    )
  }
  if (disconnected_at !== null) return keptWords(disconnected_at, meetings_kept, zone)
  if (provider_cards[type].isByPassword)
    return t(
      'Enter the address of the server, a user name and an app password. They are checked before anything is saved.',
    )
  return t("You'll approve access at {name} and return here.", { name })
}
