import { getPoll } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import { t } from '../../platform/text/text.ts'
import { Screen } from '../../ui/screen.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { PollView } from './detail/poll-view.tsx'
import { isGone } from './is-gone.ts'
import { NoPoll } from './no-poll.tsx'

/** /user/polls/:poll_id */
export function PollDetailScreen() {
  const { poll_id = '' } = useParams()
  const poll = useQuery(queryFor(getPoll, { params: { poll_id } }))
  const isHidden = useHidden().has(poll_id)
  if (isHidden || isGone(poll.error)) return <NoPoll />
  return (
    <Screen title={poll.data?.poll_title ?? t('Poll')}>
      <QueryView
        query={poll}
        loading={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-12 rounded-lg" />
            <Skeleton className="h-91 rounded-lg" />
          </div>
        }
        failed={t('Failed to get poll. Please try again.')}
      >
        {(found) => <PollView key={found.poll_id} poll={found} />}
      </QueryView>
    </Screen>
  )
}
