import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { type Query, QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'

interface ProgramListCardProps<Item> {
  readonly title: string
  /** What the list is for. */
  readonly lead: ReactNode
  readonly query: Query<readonly Item[]>
  readonly failed: string
  /** How many a person may have. */
  readonly most: number
  readonly createLabel: string
  readonly onCreate: () => void
  /** Called with a list that is not empty. */
  readonly children: (items: readonly Item[]) => ReactNode
}

/** What programs have of the person's account, and a button that gives another one access. */
export function ProgramListCard<Item>({
  title,
  lead,
  query,
  failed,
  most,
  createLabel,
  onCreate,
  children,
}: ProgramListCardProps<Item>) {
  const [list] = useKeptFocus()
  return (
    <TitledCard title={title} lead={lead}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView
          query={query}
          loading={<Skeleton className="h-14" />}
          empty={<p className="flex min-h-14 items-center text-muted">{t('None yet')}</p>}
          failed={failed}
        >
          {(items) => (
            <ul aria-label={title} className="flex flex-col divide-y divide-border">
              {children(items)}
            </ul>
          )}
        </QueryView>
      </div>
      <Button
        icon={Plus}
        className="self-start"
        isDisabled={(query.data?.length ?? most) >= most}
        onPress={onCreate}
      >
        {createLabel}
      </Button>
    </TitledCard>
  )
}
