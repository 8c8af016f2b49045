import { getAssistantAct } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { ActCard } from './act-card.tsx'

/** Where the link of an assistant leads: one act, to be confirmed or discarded. */
export function AssistantActScreen() {
  const { act_id = '' } = useParams()
  const query = useQuery(queryFor(getAssistantAct, { params: { act_id } }))
  return (
    <Screen title={t('An assistant asks')} width="reading">
      <ScreenHeader
        title={t('An assistant asks')}
        lead={t('Look at what would happen. It is done once you confirm it.')}
      />
      <div className="flex max-w-160 flex-col gap-4">
        <QueryView
          query={query}
          loading={<Skeleton className="h-60 rounded-lg" />}
          failed={t('Failed to get what the assistant asks for. Please try again.')}
        >
          {(act) => <ActCard act={act} />}
        </QueryView>
        <Link href="/user/settings?option=13" className="self-start">
          {t('All that assistants did')}
        </Link>
      </div>
    </Screen>
  )
}
