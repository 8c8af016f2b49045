import { mail_providers, type MailboxState, type MailProvider } from '@meridian/contract'
import { CloudOff, KeyRound } from 'lucide'
import { useConsent } from '../../../platform/navigation/use-consent.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ProgressLine } from '../../../ui/state/progress-line.tsx'
import { TroubleFrame } from '../../../ui/state/trouble-frame.tsx'
import { integrations_path } from '../mail-path.ts'
import { firstReading } from './sync-words.ts'

/** How far the first reading is, or why nothing comes in and what to do; nothing while all is well. */
export function MailSyncNotice({ box }: { readonly box: MailboxState }) {
  const { account, state, reason, problem } = box
  if (state === 'needs_reconnect') {
    return (
      <div className="mb-3.5">
        <TroubleFrame
          icon={KeyRound}
          title={t('Mail of {account} is no longer synced', { account })}
          action={<Reconnect box={box} />}
          isGrave
        >
          {reason && tServer(reason)} {t('Mail already synced is kept.')}
        </TroubleFrame>
      </div>
    )
  }
  if (state === 'error' && problem !== null) {
    return (
      <div className="mb-3.5">
        <TroubleFrame icon={CloudOff} title={t("Couldn't sync mail of {account}", { account })}>
          {tServer(problem)} {t('Meridian retries automatically. Mail already synced is kept.')}
        </TroubleFrame>
      </div>
    )
  }
  // A file is read in once, and is there.
  return box.first_sync_done || box.integration_mail_type === 'file' ? null : <FirstReading box={box} />
}

/** A provider is asked again where the person allows it; other accounts have a form of their own. */
function Reconnect({ box: { integration_mail_type } }: { readonly box: MailboxState }) {
  const provider = mail_providers.find((one) => one === integration_mail_type)
  if (provider) return <AskAgain provider={provider} />
  return (
    <ButtonLink href={integrations_path} size="sm">
      {t('To integrations')}
    </ButtonLink>
  )
}

function AskAgain({ provider }: { readonly provider: MailProvider }) {
  const { isLeaving, leave } = useConsent(provider, 'mail')
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
      <ProgressLine
        label={t('Reading the mails of {account}', { account })}
        words={words}
        share={share === null ? null : share / 100}
      />
      <p className="mt-1.5 text-xs text-muted">{t('You can keep working. The newest mails come first.')}</p>
    </div>
  )
}
