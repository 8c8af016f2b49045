import { Plus, Trash2 } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface ExceptionListProps<Item> {
  readonly title: string
  readonly text: string
  /** The name of the list in the call, by which its fields are found. */
  readonly path: string
  readonly items: readonly Item[]
  readonly most: number
  readonly isPast: (item: Item) => boolean
  /** What an item is called where it can be removed: its dates. */
  readonly nameOf: (item: Item) => string
  readonly addLabel: string
  readonly makeNew: () => Item
  readonly onChange: (items: Item[]) => void
  readonly onFocus: (path: string) => void
  readonly children: (item: Item, place: number, change: (item: Item) => void) => ReactNode
}

/** Dates that differ from the usual week: what is over stays out of sight until it is asked for. */
export function ExceptionList<Item>({ path, items, most, children, ...list }: ExceptionListProps<Item>) {
  const headingId = useId()
  const rows = useRowKeys(items.length)
  const [showsPast, setShowsPast] = useState(false)
  const pastCount = items.filter(list.isPast).length

  function add() {
    rows.add()
    list.onChange([...items, list.makeNew()])
    list.onFocus(`${path}.${items.length}.first_date`)
  }

  function remove(place: number) {
    rows.remove(place)
    list.onChange(items.toSpliced(place, 1))
    list.onFocus(`add.${path}`)
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h3 id={headingId} className="text-base font-medium">
            {list.title}
          </h3>
          <p className="text-xs text-muted">{list.text}</p>
        </div>
        <span data-field={`add.${path}`}>
          <Button size="sm" icon={Plus} isDisabled={items.length >= most} onPress={add}>
            {list.addLabel}
          </Button>
        </span>
      </div>
      <ul className="flex flex-col gap-2 empty:hidden">
        {items.map((item, place) =>
          !showsPast && list.isPast(item) ? null : (
            <li
              key={rows.keys[place]}
              className="relative flex items-start gap-2 rounded-md border border-border bg-surface p-3"
            >
              <div className="flex min-w-0 flex-1 flex-col gap-3">
                {children(item, place, (changed) => list.onChange(items.with(place, changed)))}
              </div>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('Remove {dates}', { dates: list.nameOf(item) })}
                className="@max-[38rem]:absolute @max-[38rem]:end-1 @max-[38rem]:top-1"
                onPress={() => remove(place)}
              />
            </li>
          ),
        )}
      </ul>
      {pastCount > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          aria-expanded={showsPast}
          onPress={() => setShowsPast(!showsPast)}
        >
          {showsPast
            ? t('Hide past dates')
            : plural(pastCount, { one: 'Show {count} past', other: 'Show {count} past' })}
        </Button>
      )}
    </section>
  )
}
