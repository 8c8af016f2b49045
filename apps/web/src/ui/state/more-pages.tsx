import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'

/** A list that comes in pages. */
export interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Brings the next page, where there is one. */
export function MoreButton({ pages }: { readonly pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <Button
      variant="light"
      size="sm"
      isBusy={pages.isFetchingNextPage}
      busyLabel={t('Fetching data...')}
      onPress={() => void pages.fetchNextPage()}
      className="print:hidden"
    >
      {t('Load more')}
    </Button>
  )
}

interface MorePagesProps {
  readonly pages: Pages
  readonly shown: number
  readonly total: number
}

/** Below a list: how much of it is shown, and the next page. */
export function MorePages({ pages, shown, total }: MorePagesProps) {
  return (
    <div className="mt-5.5 flex items-center justify-center gap-3.5 text-xs text-muted">
      <span role="status" className="num">
        {t('{shown} of {total} shown', { shown, total })}
      </span>
      <MoreButton pages={pages} />
    </div>
  )
}
