import { getImap, type Integration, isMailProvider, listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { FileUp, type IconNode, Server } from 'lucide'
import type { ReactNode } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { useConsent } from '../../../platform/navigation/use-consent.ts'
import { provider_looks } from '../../../platform/provider/provider-look.ts'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { integrations_path } from '../mail-path.ts'

/** How mail gets here, as long as there is none: a provider, a mailbox of one's own server, or files. */
export function MailFirstRun({ onImport }: { readonly onImport: () => void }) {
  const integrations = useQuery(queryFor(listIntegrations, {}))
  const imap = useQuery(queryFor(getImap, {}))
  const isLoading = integrations.isLoading || imap.isLoading
  const ways = (
    <>
      {integrations.data?.map(
        (integration) =>
          isMailProvider(integration.type) && (
            <ProviderWay key={integration.type} integration={integration} />
          ),
      )}
      {imap.data?.is_offered && (
        <Way
          mark={<Sign icon={Server} />}
          title={t('Your own mail server')}
          text={t('Any mailbox that supports IMAP. Its password is stored encrypted.')}
        >
          <ButtonLink href={integrations_path} size="sm">
            {t('Connect by IMAP')}
          </ButtonLink>
        </Way>
      )}
      <Way
        mark={<Sign icon={FileUp} />}
        title={t('Mail files')}
        text={t('Drop .eml or .mbox files anywhere on this page. Importing a file again changes nothing.')}
      >
        <Button size="sm" icon={FileUp} onPress={onImport}>
          {t('Choose files')}
        </Button>
      </Way>
    </>
  )
  return (
    <section aria-label={t('Bring your mail here')}>
      <h2 className="text-md font-semibold tracking-snug">{t('Bring your mail here')}</h2>
      <p className="mt-0.75 mb-4 max-w-160 text-muted">
        {t(
          'Meridian sorts mails into Inbox, Task and Notes, summarizes them on this server, and offers times in replies that are really free.',
        )}
      </p>
      {/* All at once, since one that comes later would move the others. */}
      <div className="grid gap-3.5 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {isLoading ? [0, 1, 2].map((way) => <Skeleton key={way} className="h-45 rounded-lg" />) : ways}
      </div>
    </section>
  )
}

/** To connect the account with mail, or to allow mail for the one that is connected. */
function ProviderWay({
  integration: { type, name, status, connection },
}: {
  readonly integration: Integration
}) {
  const isOperator = useSession(({ user }) => user?.role === 'system_admin')
  const { isLeaving, leave } = useConsent(type, 'mail')
  const { tint, sign } = provider_looks[type]
  const drawn = <Mark tint={tint} sign={sign} size="lg" />
  if (status === 'inactive') {
    return isOperator ? (
      <Way mark={drawn} title={name} text={t("{name} isn't set up on this server yet.", { name })}>
        <ButtonLink href={integrations_path} size="sm">
          {t('See what to set')}
        </ButtonLink>
      </Way>
    ) : (
      <Way
        mark={drawn}
        title={name}
        text={t("The operator of this server hasn't set up {name} yet.", { name })}
      />
    )
  }
  return (
    <Way
      mark={drawn}
      title={name}
      text={
        connection
          ? t('{account} is connected. Allow mail as well: changes you make here are also made there.', {
              account: connection.account,
            })
          : t('Mails of the last twelve months, newest first. Changes you make here are also made there.')
      }
    >
      <Button size="sm" variant="primary" isBusy={isLeaving} busyLabel={t('Redirecting...')} onPress={leave}>
        {connection ? t('Turn on mail') : t('Connect {name}', { name })}
      </Button>
    </Way>
  )
}

interface WayProps {
  readonly mark: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Way({ mark, title, text, children }: WayProps) {
  return (
    <Card as="article" className="flex flex-col items-start gap-3 p-4">
      {mark}
      <div className="flex-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-muted wrap-anywhere">{text}</p>
      </div>
      {children}
    </Card>
  )
}

function Sign({ icon }: { readonly icon: IconNode }) {
  return <Mark tint="source-custom" sign={icon} size="lg" />
}
