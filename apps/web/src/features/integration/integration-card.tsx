import type { Integration } from '@meridian/contract'
import { Suspense, useId, useState } from 'react'
import { useConsent } from '../../platform/navigation/use-consent.ts'
import { t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { AccountDisconnection } from './account-disconnection.tsx'
import { CardFoot } from './card-foot.tsx'
import { CardHead } from './card-head.tsx'
import { CardMore } from './card-more.tsx'
import { eventsReadWords, FirstSync } from './first-sync.tsx'
import { type Act, stateOf } from './integration-state.ts'
import { provider_cards } from './provider-card.ts'
import { SyncFacts } from './sync-facts.tsx'
import { Trouble } from './trouble.tsx'
import { VanishedQuestions } from './vanished-questions.tsx'

const CalDavDialog = lazyPart(async () => ({
  default: (await import('./caldav/caldav-dialog.tsx')).CalDavDialog,
}))

/** One provider: what it is for, how it is doing, and what can be done about it. */
export function IntegrationCard({ integration }: { readonly integration: Integration }) {
  const titleId = useId()
  const moreId = useId()
  const [isWhole, setWhole] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isTyping, setTyping] = useState<boolean | null>(null)
  const { isLeaving, leave } = useConsent(integration.type)
  const { connection } = integration
  const connect = provider_cards[integration.type].isByPassword ? () => setTyping(true) : leave
  const state = stateOf(integration)
  const act = (what: Act) => (what === 'disconnect' ? setAsking(true) : connect())
  const isFirst = connection !== null && !connection.first_sync_done
  return (
    <Card labelledBy={titleId}>
      <CardHead titleId={titleId} integration={integration} state={state} onAct={act} />
      {connection && (
        <div className="flex flex-col gap-3.5 px-4 pb-3.5 md:ps-16.5 empty:hidden">
          {isFirst && state === 'syncing' && (
            <FirstSync
              name={integration.name}
              words={eventsReadWords(connection)}
              share={null}
              note={t('You can keep working. Meetings appear as they are synced.')}
            />
          )}
          {!isFirst && <SyncFacts connection={connection} />}
          <Trouble integration={integration} connection={connection} />
          <VanishedQuestions integration={integration} connection={connection} />
        </div>
      )}
      {isWhole && <CardMore id={moreId} integration={integration} />}
      <CardFoot
        integration={integration}
        state={state}
        more={{ id: moreId, isWhole, toggle: () => setWhole(!isWhole) }}
        isLeaving={isLeaving}
        onAct={act}
      />
      {isTyping !== null && (
        <Suspense>
          <CalDavDialog connection={connection} isOpen={isTyping} onClose={() => setTyping(false)} />
        </Suspense>
      )}
      <AccountDisconnection integration={integration} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}
