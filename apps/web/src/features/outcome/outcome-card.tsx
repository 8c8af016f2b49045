import { Plus } from 'lucide'
import { type ReactNode, type RefObject, useId } from 'react'
import { mark, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { AddList } from '../../ui/form/add-list.tsx'
import { type Query, QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { AddOutcomeRow } from './add-outcome-row.tsx'
import type { OutcomeKind } from './outcome.ts'

interface OutcomeCardProps<Item> {
  readonly kind: OutcomeKind
  readonly meeting_id: string
  readonly items: Query<readonly Item[]>
  readonly titleEnd: ReactNode
  readonly newItem: RefObject<HTMLInputElement | null>
  /** A second way to add some, before the first one. */
  readonly action?: ReactNode
  /** Below the list. */
  readonly foot?: ReactNode
  readonly children: (item: Item, index: number) => ReactNode
}

const words = {
  action_item: {
    title: mark('Action items'),
    add: mark('Add item'),
    failed: mark('Failed to get action item. Please try again.'),
  },
  key_takeaway: {
    title: mark('Key takeaways'),
    add: mark('Add takeaway'),
    failed: mark('Failed to get key takeaway. Please try again.'),
  },
} as const

/** All of one kind, each where it can be changed, and a line for the next one. */
export function OutcomeCard<Item>({
  kind,
  meeting_id,
  items,
  titleEnd,
  newItem,
  action,
  foot,
  children,
}: OutcomeCardProps<Item>) {
  const titleId = useId()
  const { title, add, failed } = words[kind]
  const isEmpty = items.data?.length === 0
  return (
    <Card labelledBy={titleId} className={cx('overflow-hidden', isEmpty && 'print:hidden')}>
      <header className={cx('flex flex-wrap items-center gap-x-2 ps-4 pe-2 pt-2', isEmpty && 'pb-2')}>
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t(title)}
        </h2>
        {titleEnd}
        <span className="ms-auto flex print:hidden">
          {action}
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            isDisabled={items.data === undefined}
            onPress={() => newItem.current?.focus()}
          >
            {t(add)}
          </Button>
        </span>
      </header>
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:mx-4 [&>[role=status]]:mt-3">
        <QueryView query={items} failed={t(failed)} loading={<Skeleton className="mx-4 my-3.5 h-4 w-2/3" />}>
          {(found) => (
            <AddList isEmpty={isEmpty} labelledBy={titleId} className="pt-1">
              {found.map(children)}
              <AddOutcomeRow
                kind={kind}
                meeting_id={meeting_id}
                inputRef={newItem}
                isFirst={found.length === 0}
              />
            </AddList>
          )}
        </QueryView>
      </div>
      {foot}
    </Card>
  )
}

/** The focus of a row that goes moves to the row beside it, or to `otherwise`. */
export function focusOutcomeBeside(id: string, otherwise: HTMLElement | null): void {
  const row = document.querySelector(`[data-outcome="${CSS.escape(id)}"]`)
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) =>
    one?.matches('[data-outcome]'),
  )
  const seen = [...(beside?.querySelectorAll<HTMLElement>('button, input') ?? [])]
  const target = seen.find(({ offsetParent }) => offsetParent !== null) ?? otherwise
  target?.focus()
}

/** A number, or a few words, beside a title. */
export function TitleBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="num inline-flex h-4.5 items-center rounded-[5px] border border-border bg-sunken px-1.5 text-2xs font-medium whitespace-nowrap text-muted">
      {children}
    </span>
  )
}
