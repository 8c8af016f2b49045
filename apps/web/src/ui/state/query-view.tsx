import { Inbox, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { EmptyState, ErrorState } from './notice.tsx'
import { Delayed } from './skeleton.tsx'

/** The part of a query's result that decides what is shown. */
export interface Query<Data> {
  readonly data: Data | undefined
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface QueryViewProps<Data> {
  readonly query: Query<Data>
  /** Skeletons in the size of the content. */
  readonly loading: ReactNode
  /** Shown for an empty list: a sentence, or an EmptyState of your own. */
  readonly empty?: ReactNode
  /** What failed, such as 'Error in fetching meetings'; the server's message is the second sentence. */
  readonly failed?: string
  readonly children: (data: Data) => ReactNode
}

/** Loading, failure, emptiness or the content. What is already there stays while a refresh fails, under a notice. */
export function QueryView<Data>({ query, loading, empty, failed, children }: QueryViewProps<Data>) {
  if (query.data === undefined) {
    if (query.error) return <Failure query={query} failed={failed} />
    return (
      <Delayed>
        <div aria-busy="true">
          <span role="status" className="sr-only">
            {t('Fetching data...')}
          </span>
          {loading}
        </div>
      </Delayed>
    )
  }

  const isEmpty = Array.isArray(query.data) && query.data.length === 0
  return (
    <>
      {query.error && <StaleNotice query={query} />}
      {isEmpty && empty ? <Nothing of={empty} /> : children(query.data)}
    </>
  )
}

function Failure<Data>({ query, failed }: { query: Query<Data>; failed?: string }) {
  const message = query.error?.message
  return (
    <ErrorState
      title={failed ?? message ?? ''}
      text={failed ? message : undefined}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

function StaleNotice<Data>({ query }: { query: Query<Data> }) {
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-1.5 text-warning-text"
    >
      <span className="min-w-0 flex-1">
        {`${query.error?.message ?? ''} ${t('The data on this page may be out of date.')}`}
      </span>
      <Button
        variant="warning"
        size="sm"
        icon={RotateCw}
        isBusy={query.isFetching}
        onPress={() => query.refetch()}
      >
        {t('Try again')}
      </Button>
    </div>
  )
}

function Nothing({ of: content }: { of: ReactNode }) {
  return typeof content === 'string' ? <EmptyState icon={Inbox} title={content} /> : content
}
