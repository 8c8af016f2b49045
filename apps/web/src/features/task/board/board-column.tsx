import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { droppableOf } from './board-collisions.ts'
import { column_class } from './board-columns.tsx'
import type { BoardList } from './board-lists.ts'

interface BoardColumnProps {
  readonly list: BoardList
  readonly card_ids: readonly string[]
  /** At the end of the head. */
  readonly end?: ReactNode
  /** Shown while there is no card. */
  readonly empty?: ReactNode
  readonly children: ReactNode
}

/** One column: its colour and name, how many cards it holds, and the cards. */
export function BoardColumn({ list, card_ids, end, empty, children }: BoardColumnProps) {
  const titleId = useId()
  const { setNodeRef } = useDroppable({ id: droppableOf(list.list_key) })
  return (
    <section ref={setNodeRef} aria-labelledby={titleId} className={column_class}>
      <header className="flex h-11 items-center gap-2 ps-1.5 md:h-10">
        <span aria-hidden className={cx('size-2.25 rounded-[3px]', dots[list.list_color])} />
        <h2 id={titleId} className="text-sm font-semibold">
          {t(list.list_title)}
        </h2>
        <span className="num text-muted">
          <span aria-hidden>{card_ids.length}</span>
          <span className="sr-only">
            {plural(card_ids.length, { one: '{count} card', other: '{count} cards' })}
          </span>
        </span>
        {end && <span className="ms-auto">{end}</span>}
      </header>
      <SortableContext items={[...card_ids]} strategy={verticalListSortingStrategy}>
        <ul className="flex flex-col gap-2">{children}</ul>
      </SortableContext>
      {card_ids.length === 0 && empty}
    </section>
  )
}

const dots: Readonly<Record<BoardList['list_color'], string>> = {
  red: 'bg-[#e5635a]',
  blue: 'bg-[#3f74e0]',
  'light blue': 'bg-[#55b6e6]',
  green: 'bg-[#2fa56f]',
}
