import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Query, QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'

interface ProgramListCardProps<Item> {
  readonly id: string
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
  id,
  title,
  lead,
  query,
  failed,
  most,
  createLabel,
  onCreate,
  children,
}: ProgramListCardProps<Item>) {
  const list = useKeptFocus(query.data?.length)
  return (
    <Card labelledBy={id} className="flex flex-col gap-4 p-4">
      <div>
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        <p className="mt-0.25 text-muted">{lead}</p>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryView query={query} loading={<Skeleton className="h-14" />} failed={failed}>
          {(items) =>
            items.length > 0 && (
              <ul aria-label={title} className="flex flex-col divide-y divide-border">
                {children(items)}
              </ul>
            )
          }
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
    </Card>
  )
}
