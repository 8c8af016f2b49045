import type { ImapIntegration } from '@meridian/contract'
import { Ellipsis, KeyRound, Mail, RefreshCw, Unplug } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { StateButton } from '../card-head.tsx'
import { HeadLayout } from '../head-layout.tsx'
import type { Act } from '../integration-state.ts'
import { useSyncImap } from './use-imap.ts'

interface ImapHeadProps {
  readonly titleId: string
  readonly imap: ImapIntegration
  readonly onAct: (act: Act) => void
}

export function ImapHead({ titleId, imap, onAct }: ImapHeadProps) {
  const name = t('Mail by IMAP')
  return (
    <HeadLayout
      mark={<Mark tint="source-custom" sign={Mail} size="lg" />}
      title={
        <>
          <h3 id={titleId} className="text-md leading-5.5 font-semibold tracking-snug">
            {name}
          </h3>
          <StateButton name={name} state={imap.account?.mailbox.state ?? 'active'} onAct={onAct} />
        </>
      }
      lead={t('Reads a mailbox at a server of your choice, and sends your replies through it.')}
      end={imap.account && <Acts name={name} imap={imap} onAct={onAct} />}
    />
  )
}

function Acts({ name, imap, onAct }: Omit<ImapHeadProps, 'titleId'> & { readonly name: string }) {
  const { isSyncing, sync } = useSyncImap(imap)
  const isLocked = imap.account?.mailbox.state === 'needs_reconnect'
  const label = t('More about {name}', { name })
  return (
    <>
      {!isLocked && (
        <IconButton
          label={t('Refresh {name}', { name })}
          icon={RefreshCw}
          isBusy={isSyncing}
          onPress={sync}
        />
      )}
      <Menu
        label={label}
        groups={[
          [
            {
              id: 'reconnect',
              label: t('Change password or servers'),
              icon: KeyRound,
              onAction: () => onAct('reconnect'),
            },
          ],
          [
            {
              id: 'disconnect',
              label: t('Disconnect {name}', { name }),
              icon: Unplug,
              isDangerous: true,
              onAction: () => onAct('disconnect'),
            },
          ],
        ]}
        trigger={<IconButton label={label} icon={Ellipsis} />}
      />
    </>
  )
}
