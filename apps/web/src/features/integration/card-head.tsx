import type { Integration } from '@meridian/contract'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Ellipsis,
  ExternalLink,
  type IconNode,
  Plug,
  RefreshCw,
  TriangleAlert,
  Unplug,
} from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useArrival } from '../../platform/navigation/use-arrival.ts'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Menu, type MenuAction } from '../../ui/overlay/menu.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { StatusText, type Tone } from '../../ui/state/status.tsx'
import { HeadLayout } from './head-layout.tsx'
import { type Act, actOf, type State, state_words } from './integration-state.ts'
import { provider_looks } from '../../platform/provider/provider-look.ts'
import { useSync } from './use-sync.ts'
import { provider_cards } from './provider-card.ts'

interface CardHeadProps {
  readonly titleId: string
  readonly integration: Integration
  readonly state: State
  readonly onAct: (act: Act) => void
}

export function CardHead({ titleId, integration, state, onAct }: CardHeadProps) {
  const { type, name, description } = integration
  const { tint, sign } = provider_looks[type]
  const heading = useArrival(`#${type}`)
  return (
    <HeadLayout
      mark={<Mark tint={tint} sign={sign} size="lg" />}
      title={
        <>
          <h3
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="scroll-mt-24 text-md leading-5.5 font-semibold tracking-snug"
          >
            {name}
          </h3>
          <StateButton name={name} state={state} onAct={onAct} />
        </>
      }
      lead={tServer(description)}
      end={<HeadActions integration={integration} state={state} onAct={onAct} />}
    />
  )
}

const looks: Readonly<Record<State, { readonly tone: Tone; readonly icon: IconNode }>> = {
  connected: { tone: 'success', icon: CircleCheck },
  syncing: { tone: 'success', icon: RefreshCw },
  needs_reconnect: { tone: 'danger', icon: CircleAlert },
  error: { tone: 'warning', icon: TriangleAlert },
  disconnected: { tone: 'off', icon: CircleDashed },
  active: { tone: 'off', icon: CircleDashed },
  inactive: { tone: 'off', icon: CircleDashed },
}

/** The state in a word; pressing it ends what is connected, or begins it. */
export function StateButton({
  name,
  state,
  onAct,
}: Pick<CardHeadProps, 'state' | 'onAct'> & { readonly name: string }) {
  const act = actOf(state)
  const word = t<string>(state_words[state])
  const shown = <StatusText {...looks[state]}>{word}</StatusText>
  if (act === null) return shown
  const does = actWords(act, name)
  return (
    <Tooltip text={does}>
      <AriaButton
        aria-label={`${word}: ${does}`}
        onPress={() => onAct(act)}
        className="touch -mx-1 inline-flex min-h-6 items-center rounded-xs px-1 text-start data-hovered:bg-hover"
      >
        {shown}
      </AriaButton>
    </Tooltip>
  )
}

function actWords(act: Act, name: string): string {
  if (act === 'disconnect') return t('Disconnect {name}', { name })
  return act === 'reconnect' ? t('Reconnect {name}', { name }) : t('Connect {name}', { name })
}

function HeadActions({ integration, state, onAct }: Omit<CardHeadProps, 'titleId'>) {
  const { type, name } = integration
  const { page } = provider_cards[type]
  const { isSyncing, canSync, sync } = useSync(integration)
  const act = actOf(state)
  const icons = { connect: Plug, reconnect: Plug, disconnect: Unplug } as const
  const actions: MenuAction[] = [
    { id: 'sync', label: canSync ? t('Sync now') : t('Look again'), icon: RefreshCw, onAction: sync },
    ...(page
      ? [
          {
            id: 'open',
            label: t<string>(page.openLabel),
            icon: ExternalLink,
            onAction: () => window.open(page.address, '_blank', 'noopener,noreferrer'),
          },
        ]
      : []),
    ...(act === 'connect'
      ? [{ id: act, label: actWords(act, name), icon: icons[act], onAction: () => onAct(act) }]
      : []),
  ]
  const reconnect: MenuAction = {
    id: 'reconnect',
    label: actWords('reconnect', name),
    icon: Plug,
    onAction: () => onAct('reconnect'),
  }
  const end: MenuAction = {
    id: 'disconnect',
    label: actWords('disconnect', name),
    icon: Unplug,
    isDangerous: true,
    onAction: () => onAct('disconnect'),
  }
  return (
    <>
      <IconButton label={t('Refresh {name}', { name })} icon={RefreshCw} isBusy={isSyncing} onPress={sync} />
      <Menu
        label={t('More about {name}', { name })}
        groups={integration.connection ? [actions, [reconnect, end]] : [actions]}
        trigger={<IconButton label={t('More about {name}', { name })} icon={Ellipsis} />}
      />
    </>
  )
}
