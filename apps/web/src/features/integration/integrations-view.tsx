import { getInstance } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { BusyMirrors } from './busy-mirrors.tsx'
import { IntegrationCard } from './integration-card.tsx'
import { integrationsQuery } from './integrations-query.ts'
import { TestingNotice } from './testing-notice.tsx'

const ImapCard = lazyPart(async () => ({ default: (await import('./imap/imap-card.tsx')).ImapCard }))

/** What can be connected, what is, and how it is doing. Stands below a heading of the second level. */
export function IntegrationsView() {
  const integrations = useQuery(integrationsQuery())
  return (
    <QueryView query={integrations} loading={<CardSkeletons />} failed={t('Error in fetching user tokens')}>
      {(all) => (
        <>
          <TestingNotice missing={all.filter(({ status }) => status === 'inactive')} />
          <ul className="flex flex-col gap-3.5">
            {all.map((integration) => (
              <li key={integration.type}>
                <IntegrationCard integration={integration} />
              </li>
            ))}
            <ImapEntry />
          </ul>
          <BusyMirrors integrations={all} />
        </>
      )}
    </QueryView>
  )
}

/** Where the operator lets people connect mailboxes of their own. */
function ImapEntry() {
  const hasImap = useQuery(queryFor(getInstance, {})).data?.has_imap
  if (!hasImap) return null
  return (
    <li>
      <Suspense fallback={<Skeleton className="h-34" />}>
        <ImapCard />
      </Suspense>
    </li>
  )
}

function CardSkeletons() {
  return (
    <div className="flex flex-col gap-3.5">
      {['first', 'second', 'third'].map((name) => (
        <Card key={name} as="div">
          <div className="flex gap-3.5 p-4">
            <Skeleton className="size-9 rounded-[10px]" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
          </div>
          <div className="border-t border-border p-3">
            <Skeleton className="ms-auto h-8 w-44 md:h-7" />
          </div>
        </Card>
      ))}
    </div>
  )
}
