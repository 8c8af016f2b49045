import { listPolls, type PollSummary } from '@meridian/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { infiniteQueryFor } from '../../platform/api/queries.ts'
import { new_poll_path } from '../../platform/navigation/poll-path.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { SegmentedTabs, TabArea, TabContent } from '../../ui/segmented-tabs.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { PollRow } from './list/poll-row.tsx'
import { stateWord } from './poll-words.ts'

const for_people = { kind: 'screen', roles: ['user', 'system_admin'] } as const

const PollDetailScreen = lazyPart(
  async () => ({ default: (await import('./poll-detail-screen.tsx')).PollDetailScreen }),
  for_people,
)
const PollFormScreen = lazyPart(
  async () => ({ default: (await import('./poll-form-screen.tsx')).PollFormScreen }),
  for_people,
)

/** /user/polls: the person's polls and those the person is asked in; below it one poll and its form. */
export function PollScreen() {
  const { poll_id, act } = useParams()
  if (poll_id === undefined) return <PollList />
  return poll_id === 'new' || act === 'edit' ? <PollFormScreen key={poll_id} /> : <PollDetailScreen />
}

const whose_ids = ['own', 'asked'] as const

type TabId = '' | 'open' | 'booked' | 'closed'

function PollList() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const hidden = useHidden()
  const tabs = [
    { id: 'open', label: stateWord('open') },
    { id: 'booked', label: stateWord('booked') },
    { id: 'closed', label: stateWord('closed') },
    { id: '', label: t('All') },
  ] as const
  const tab: TabId = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'open'
  const whose = whose_ids.find((id) => id === search.get('whose')) ?? ''
  const polls = useInfiniteQuery(infiniteQueryFor(listPolls, { query: { poll_state: tab, whose } }))
  const found = polls.data?.pages.flatMap(({ data }) => data).filter(({ poll_id }) => !hidden.has(poll_id))
  /** The address keeps the filter. */
  function filter(name: string, value: string | null) {
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  }
  useHotkey({ keys: 'n', label: t('New poll'), group: t('Polls') }, () => void navigate(new_poll_path))
  return (
    <Screen title={t('Polls')}>
      <ScreenHeader title={t('Polls')} lead={t('Find a date together.')}>
        <ButtonLink href={new_poll_path} variant="primary" icon={Plus} shortcut="N" className="ms-auto">
          {t('New poll')}
        </ButtonLink>
      </ScreenHeader>
      <TabArea selected={tab} segments={tabs} onSelect={(id) => filter('tab', id === 'open' ? null : id)}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SegmentedTabs label={t('Polls')} segments={tabs} />
          <Select
            label={t('Whose polls')}
            isLabelHidden
            options={[
              { id: '', label: t('All polls') },
              { id: 'own', label: t('My polls') },
              { id: 'asked', label: t('Others ask me') },
            ]}
            value={whose}
            onChange={(id) => filter('whose', id === '' ? null : id)}
            className="min-w-40 max-xs:min-w-0"
          />
        </div>
        <TabContent key={tab} selected={tab}>
          <QueryView
            query={{
              data: found,
              error: polls.error,
              isFetching: polls.isFetching,
              refetch: polls.refetch,
            }}
            loading={<Skeleton className="h-60 rounded-lg" />}
            empty={<NoPolls tab={tab} />}
            failed={t('Failed to get polls. Please try again.')}
          >
            {(all) => <PollGroups polls={all} />}
          </QueryView>
          {polls.hasNextPage && (
            <Button
              className="mt-3"
              isBusy={polls.isFetchingNextPage}
              onPress={() => void polls.fetchNextPage()}
            >
              {t('Show more')}
            </Button>
          )}
        </TabContent>
      </TabArea>
    </Screen>
  )
}

/** Polls that wait for the reader come first. */
function PollGroups({ polls }: { readonly polls: readonly PollSummary[] }) {
  return (
    <ul aria-label={t('Polls')} className="flex flex-col gap-3">
      {[...polls.filter(waits), ...polls.filter((poll) => !waits(poll))].map((poll) => (
        <PollRow key={poll.poll_id} poll={poll} />
      ))}
    </ul>
  )
}

function waits({ poll_state, has_answered }: PollSummary): boolean {
  return poll_state === 'open' && !has_answered
}

function NoPolls({ tab }: { readonly tab: TabId }) {
  if (tab === 'booked') return <EmptyState icon={ListChecks} title={t('No decided polls')} />
  if (tab === 'closed') return <EmptyState icon={ListChecks} title={t('No closed polls')} />
  return (
    <EmptyState
      icon={ListChecks}
      title={tab === 'open' ? t('No open polls') : t('No polls yet')}
      text={t('Ask a group which times suit, with or without an account, and choose the best.')}
      action={
        <ButtonLink size="sm" variant="primary" href={new_poll_path}>
          {t('New poll')}
        </ButtonLink>
      }
    />
  )
}
