import { DndContext, DragOverlay } from '@dnd-kit/core'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import type { MenuAction } from '../../../ui/overlay/menu.tsx'
import { BoardCardItem, CardFace } from './board-card-item.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardHint, ScreenReaderHint } from './board-hint.tsx'
import { type BoardCard, type BoardList, board_lists } from './board-lists.ts'
import { moveActions } from './move-actions.ts'
import { useBoardDnd } from './use-board-dnd.ts'
import { type BoardMoves, type Moving, useBoardMoves } from './use-board-moves.ts'
import { focusCardAfterMenu, useFocusOnCard } from './use-focus-on-card.ts'

interface BoardProps {
  readonly cards: readonly BoardCard[]
  /** Whether cards may leave their column. */
  readonly mayCross: boolean
  readonly onMove: Moving
  /** What pressing a card does; without it, a card is picked up. */
  readonly onOpen?: (card_id: string) => void
  /** The menu of a card, around the moves that do not need dragging. */
  readonly actionsOf?: (card: BoardCard, moves: readonly MenuAction[]) => readonly (readonly MenuAction[])[]
  readonly renderMeta?: (card: BoardCard) => ReactNode
  readonly renderListEnd?: (list: BoardList) => ReactNode
  readonly renderEmpty?: (list: BoardList) => ReactNode
}

/** Four columns of cards that are moved by pointer, by keys or by menu. */
export function Board(props: BoardProps) {
  const { cards, mayCross, onMove, renderMeta, renderListEnd, renderEmpty } = props
  const hintId = useId()
  const moves = useBoardMoves({ cards, mayCross, onMove })
  const { order, active } = moves
  const focusCard = useFocusOnCard()
  usePutBackOnPress(active?.how === 'keys', moves.putBack)
  const dragged = active?.how === 'pointer' && cards.find(({ card_id }) => card_id === active.card_id)

  return (
    <DndContext {...useBoardDnd(moves, mayCross)}>
      <ScreenReaderHint id={hintId} mayCross={mayCross} />
      <div role="status" className="sr-only">
        {moves.said}
      </div>
      <BoardColumns isDragging={Boolean(dragged)}>
        {board_lists.map((list) => (
          <BoardColumn
            key={list.list_key}
            list={list}
            card_ids={order[list.list_key]}
            end={renderListEnd?.(list)}
            empty={renderEmpty?.(list)}
          >
            {order[list.list_key].map((card_id) => (
              <Card
                key={card_id}
                {...props}
                card={cards.find((card) => card.card_id === card_id)}
                isDone={list.list_key === 'done'}
                hintId={hintId}
                moves={moves}
                onFocusNeeded={focusCard}
              />
            ))}
          </BoardColumn>
        ))}
      </BoardColumns>
      <BoardHint mayCross={mayCross} />
      <DragOverlay dropAnimation={prefersStillness() ? null : undefined}>
        {dragged && <CardFace card={dragged} isDone={false} isLifted meta={renderMeta?.(dragged)} />}
      </DragOverlay>
    </DndContext>
  )
}

interface CardProps extends Pick<BoardProps, 'mayCross' | 'onOpen' | 'actionsOf' | 'renderMeta'> {
  readonly card: BoardCard | undefined
  readonly isDone: boolean
  readonly hintId: string
  readonly moves: BoardMoves
  readonly onFocusNeeded: (card_id: string) => void
}

function Card({ card, mayCross, actionsOf = (_, moves) => [moves], renderMeta, moves, ...rest }: CardProps) {
  if (!card) return null
  const { card_id } = card
  const ways = moveActions(moves.order, card_id, {
    mayCross,
    onMove: (place) => {
      moves.move(card_id, place)
      focusCardAfterMenu(card_id)
    },
  })
  return (
    <BoardCardItem
      card={card}
      isDone={rest.isDone}
      isCarried={moves.active?.how === 'keys' && moves.active.card_id === card_id}
      hintId={rest.hintId}
      moves={moves}
      onOpen={rest.onOpen}
      onFocusNeeded={rest.onFocusNeeded}
      meta={renderMeta?.(card)}
      actions={actionsOf(card, ways)}
    />
  )
}

/** A press elsewhere ends carrying by keys. */
function usePutBackOnPress(isCarrying: boolean, putBack: () => void) {
  const latest = useEffectEvent(putBack)
  useEffect(() => {
    if (!isCarrying) return undefined
    const onPress = () => latest()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isCarrying])
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
