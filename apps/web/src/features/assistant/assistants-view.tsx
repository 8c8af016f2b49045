import { type AssistantAct, listAssistantActs } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { EmptyState } from '../../ui/state/notice.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { ActCard } from './act-card.tsx'
import { GrantsCard } from './grants-card.tsx'

/** The assistants that act for the person, and below them what they ask for and what they did, the newest first. */
export function AssistantsView() {
  return (
    <div className="flex flex-col gap-4">
      <GrantsCard />
      <Acts />
    </div>
  )
}

function Acts() {
  const query = useQuery(queryFor(listAssistantActs, {}))
  return (
    <QueryView
      query={query}
      loading={<Skeleton className="h-60 rounded-lg" />}
      failed={t('Failed to get what assistants did. Please try again.')}
      empty={
        <EmptyState
          icon={Bot}
          title={t('No assistant asked for anything yet')}
          text={t('What an assistant wants to change waits here until you confirm it.')}
        />
      }
    >
      {(acts) => <ActList acts={acts} />}
    </QueryView>
  )
}

function ActList({ acts }: { readonly acts: readonly AssistantAct[] }) {
  return (
    <ul aria-label={t('What assistants ask for and did')} className="flex flex-col gap-3">
      {acts.map((act) => (
        <ActCard key={act.act_id} as="li" act={act} />
      ))}
    </ul>
  )
}
