import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Ellipsis } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import type { BoardCard } from './board-lists.ts'
import type { Step } from './board-order.ts'
import type { BoardMoves } from './use-board-moves.ts'

interface BoardCardItemProps {
  readonly card: BoardCard
  readonly isDone: boolean
  /** Carried by keys. */
  readonly isCarried: boolean
  /** Of the sentence that says which keys move a card. */
  readonly hintId: string
  readonly moves: BoardMoves
  readonly onOpen?: (card_id: string) => void
  /** The card moves to another column, where its focus has to follow. */
  readonly onFocusNeeded: (card_id: string) => void
  readonly actions: readonly (readonly MenuAction[])[]
  readonly meta?: ReactNode
}

/** A card in its column. While it is dragged, a dashed place is kept for it. */
export function BoardCardItem({
  card,
  isDone,
  isCarried,
  hintId,
  actions,
  meta,
  ...rest
}: BoardCardItemProps) {
  const { card_id, card_title } = card
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: card_id })
  const { onClick, onKeyDown } = useCardKeys({ card_id, isCarried, ...rest })

  return (
    <li
      {...listeners}
      ref={setNodeRef}
      data-card={card_id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'group relative touch-manipulation select-none',
        isDragging && 'rounded-[10px] border-[1.5px] border-dashed border-accent-line bg-accent-soft',
      )}
    >
      <div className={isDragging ? 'invisible' : undefined}>
        <CardFace
          card={card}
          isDone={isDone}
          isLifted={isCarried}
          meta={meta}
          title={
            <button
              type="button"
              aria-describedby={hintId}
              onClick={onClick}
              onKeyDown={onKeyDown}
              onBlur={({ relatedTarget }) => isCarried && relatedTarget && rest.moves.putBack()}
              className="line-clamp-3 cursor-[inherit]! text-start outline-none after:absolute after:inset-0 after:rounded-[10px] focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {card_title}
            </button>
          }
        />
        <span className="absolute end-1 top-1 opacity-0 transition-opacity duration-(--dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-expanded=true]]:opacity-100 [@media(hover:none)]:opacity-100">
          <Menu
            label={t('Actions for {title}', { title: card_title })}
            groups={actions}
            trigger={
              <IconButton label={t('Actions for {title}', { title: card_title })} icon={Ellipsis} size="sm" />
            }
          />
        </span>
      </div>
    </li>
  )
}

interface CardFaceProps {
  readonly card: BoardCard
  readonly isDone: boolean
  /** In the hand: tilted, with a deep shadow. */
  readonly isLifted?: boolean
  /** In the place of the plain title. */
  readonly title?: ReactNode
  readonly meta?: ReactNode
}

/** How a card looks, wherever it is. */
export function CardFace({ card, isDone, isLifted = false, title, meta }: CardFaceProps) {
  return (
    <article
      className={cx(
        'rounded-[10px] border bg-raised px-3.5 pt-3 pb-3.25 transition-[box-shadow,transform] duration-(--dur-base)',
        isLifted
          ? 'relative z-10 -rotate-[1.6deg] cursor-grabbing border-accent-line shadow-lg'
          : 'cursor-grab border-border shadow-card',
      )}
    >
      {/* The room for the menu is where the menu is, whichever way the title is written. */}
      <div className="pe-6 [@media(hover:none)]:pe-9">
        <h3
          dir="auto"
          className={cx(
            'text-base/5 font-semibold tracking-snug [overflow-wrap:anywhere]',
            isDone && 'text-text-2',
          )}
        >
          {title ?? <span className="line-clamp-3">{card.card_title}</span>}
        </h3>
      </div>
      {card.card_description && (
        <p
          dir="auto"
          className="mt-0.75 line-clamp-4 leading-4.75 whitespace-pre-line text-muted [overflow-wrap:anywhere]"
        >
          {card.card_description}
        </p>
      )}
      {meta}
    </article>
  )
}

type CardKeys = Pick<BoardCardItemProps, 'isCarried' | 'moves' | 'onOpen' | 'onFocusNeeded'> & {
  readonly card_id: string
}

/** Space picks up and drops, arrows carry, Escape puts back, Enter opens. */
function useCardKeys({ card_id, isCarried, moves, onOpen, onFocusNeeded }: CardKeys) {
  const letGo = () => {
    moves.drop()
    onFocusNeeded(card_id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === ' ' || (key === 'Enter' && isCarried)) {
      event.preventDefault()
      if (event.repeat) return
      if (isCarried) letGo()
      else moves.pickUp(card_id, 'keys')
      return
    }
    if (!isCarried) return
    const step = stepOf(key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (key === 'Escape') moves.putBack()
    else if (step) moves.carryBy(step)
    else return
    event.preventDefault()
    event.stopPropagation()
    onFocusNeeded(card_id)
  }

  return {
    onKeyDown,
    onClick: () => {
      if (onOpen) onOpen(card_id)
      else if (isCarried) letGo()
      else moves.pickUp(card_id, 'keys')
    },
  }
}

function stepOf(key: string, isRightToLeft: boolean): Step | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowLeft') === isRightToLeft ? 'next' : 'previous'
}
