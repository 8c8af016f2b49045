import type { MailboxState } from '@meridian/contract'
import { CloudOff, KeyRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { useConsent } from '../../platform/use-consent.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { integrations_path } from './mail-path.ts'
import { firstReading } from './mail-sync-words.ts'

/** How far the first reading is, or why nothing comes in and what to do; nothing while all is well. */
export function MailSyncNotice({ box }: { readonly box: MailboxState }) {
  const { account, state, reason, problem } = box
  if (state === 'needs_reconnect') {
    return (
      <Frame
        icon={KeyRound}
        title={t('Mails of {account} are not read any more', { account })}
        action={<Reconnect box={box} />}
        isGrave
      >
        {reason && tServer(reason)} {t('What was read before stays here.')}
      </Frame>
    )
  }
  if (state === 'error' && problem !== null) {
    return (
      <Frame icon={CloudOff} title={t('Mails of {account} could not be read', { account })}>
        {tServer(problem)} {t('It is tried again by itself; what was read before stays here.')}
      </Frame>
    )
  }
  // A file is read in once, and is there.
  return box.first_sync_done || box.integration_mail_type === 'file' ? null : <FirstReading box={box} />
}

/** Google is asked again where the person allows it; other accounts have a form of their own. */
function Reconnect({ box: { integration_mail_type } }: { readonly box: MailboxState }) {
  const { isLeaving, leave } = useConsent('google', 'mail')
  if (integration_mail_type !== 'google') {
    return (
      <ButtonLink href={integrations_path} size="sm">
        {t('To integrations')}
      </ButtonLink>
    )
  }
  return (
    <Button size="sm" isBusy={isLeaving} busyLabel={t('Redirecting...')} onPress={leave}>
      {t('Reconnect')}
    </Button>
  )
}

function FirstReading({ box }: { readonly box: MailboxState }) {
  const { account } = box
  const { share, words } = firstReading(box)
  return (
    <div className="mb-3.5 rounded-lg border border-border bg-raised px-4 py-3 shadow-card">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{t('Reading the mails of {account}', { account })}</b>
        <span className="num text-muted">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('Reading the mails of {account}', { account })}
        aria-valuetext={words}
        aria-valuenow={share ?? undefined}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        <span
          style={{ width: `${share ?? 100}%` }}
          className={cx(
            'block h-full rounded-full transition-[width] duration-(--dur-slow)',
            share === null
              ? 'bg-[linear-gradient(90deg,transparent_0%,var(--c-accent-line)_45%,transparent_90%)] bg-size-[200%_100%] motion-safe:animate-shimmer'
              : 'bg-accent-line',
          )}
        />
      </div>
      <p className="mt-1.5 text-xs text-muted">{t('You can go on working; the newest mails come first.')}</p>
    </div>
  )
}

interface FrameProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly isGrave?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Frame({ icon, title, isGrave = false, action, children }: FrameProps) {
  return (
    <div
      className={cx(
        'mb-3.5 flex flex-wrap items-start gap-2.5 rounded-md px-3 py-2.5',
        isGrave ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text',
      )}
    >
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <p className="text-text-2 wrap-anywhere">{children}</p>
      </div>
      {action}
    </div>
  )
}
