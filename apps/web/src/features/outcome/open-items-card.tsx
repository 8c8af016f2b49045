import type { OpenActionItem } from '@meridian/contract'
import { useState } from 'react'
import type { Page } from '../../platform/api/call-page.ts'
import { t } from '../../platform/text/text.ts'
import { formatShortDay, isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { type Query, QueryView } from '../../ui/state/query-view.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { isUnfinished, outcomeOfItem, textOfOutcome } from './outcome.ts'
import { useToggleItem } from './use-toggle-item.ts'

interface OpenItemsCardProps {
  readonly items: Query<Page<readonly OpenActionItem[]>>
}

/** The newest action items of all meetings that are still to be done; no card where there are none. */
export function OpenItemsCard({ items }: OpenItemsCardProps) {
  const [isWhole, setWhole] = useState(false)
  const page = items.data
  const [list] = useKeptFocus()
  if (!items.error && (page === undefined || page.data.length === 0)) return null
  const total = page?.pagination.total ?? 0
  return (
    <Card labelledBy="open-items" className="overflow-hidden">
      <CardHeader
        id="open-items"
        title={t('Open action items')}
        {...(total > 0 && { count: total })}
        end={
          total > few && (
            <Button
              size="sm"
              variant="ghost"
              // Its words end where those of the other cards do.
              className="-me-3.25 md:-me-2.75"
              aria-expanded={isWhole}
              onPress={() => setWhole(!isWhole)}
            >
              {isWhole ? t('Fewer') : t('All')}
            </Button>
          )
        }
      />
      <div
        ref={list}
        tabIndex={-1}
        className="outline-none [&>[role=alert]]:m-4 [&>[role=status]]:mx-4 [&>[role=status]]:mt-3"
      >
        <QueryView query={items} loading={null} failed={t('Failed to get action item. Please try again.')}>
          {({ data }) => (
            <ul aria-labelledby="open-items">
              {data.slice(0, isWhole ? undefined : few).map((item) => (
                <OpenItem key={item.action_item_id} item={item} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Card>
  )
}

function OpenItem({ item }: { readonly item: OpenActionItem }) {
  const { zone } = useClock()
  const toggle = useToggleItem()
  const text = textOfOutcome(outcomeOfItem(item))
  const isDone = !isUnfinished(item)
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-t border-border px-4 py-2 first:border-t-0 max-xs:flex-wrap">
      <Checkbox
        label={t('Done: {text}', { text })}
        isSelected={isDone}
        onChange={(isSelected) => toggle(item, isSelected)}
      />
      <span className="min-w-0 flex-1 max-xs:basis-3/4">
        <Link
          href={`/user/meetings/${item.meeting_id}`}
          look="bare"
          className={cx(
            'own-direction line-clamp-2 text-base/5 [overflow-wrap:anywhere] hover:underline',
            isDone && 'text-muted line-through decoration-border-control',
          )}
        >
          {text}
        </Link>
        <span className="own-direction block truncate text-xs text-muted">
          {item.meeting_title || t('No title provided')}
        </span>
      </span>
      <span className="num text-xs whitespace-nowrap text-muted">
        {formatShortDay(isoDate(item.created_at, zone))}
      </span>
    </li>
  )
}

/** As many as the card shows at first. */
const few = 3
