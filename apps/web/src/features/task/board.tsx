import type { TaskStatus } from '@meridian/contract'
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { BoardCardItem, CardFace } from './board-card-item.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardColumns } from './board-columns.tsx'
import { type BoardCard, type BoardList, board_lists } from './board-lists.ts'
import { type Order, placeOf } from './board-order.ts'
import { collisionsOn, listKeyOfDroppable } from './board-collisions.ts'
import { moveActions } from './move-actions.ts'
import { type NewPlace, useBoardMoves } from './use-board-moves.ts'
import { focusCardAfterMenu, useFocusOnCard } from './use-focus-on-card.ts'

interface BoardProps {
  readonly cards: readonly BoardCard[]
  /** Whether cards may leave their column. */
  readonly mayCross: boolean
  readonly onMove: (card_id: string, place: NewPlace) => void
  /** What pressing a card does; without it, a card is picked up. */
  readonly onOpen?: (card_id: string) => void
  /** The menu of a card, around the moves that do not need dragging. */
  readonly actionsOf?: (card: BoardCard, moves: readonly MenuAction[]) => readonly (readonly MenuAction[])[]
  readonly renderMeta?: (card: BoardCard) => ReactNode
  readonly renderListEnd?: (list: BoardList) => ReactNode
  readonly renderEmpty?: (list: BoardList) => ReactNode
}

/** Four columns of cards that are moved by pointer, by keys or by menu. */
export function Board({
  cards,
  mayCross,
  onMove,
  onOpen,
  actionsOf = (_, moves) => [moves],
  renderMeta,
  renderListEnd,
  renderEmpty,
}: BoardProps) {
  const hintId = useId()
  const moves = useBoardMoves({ cards, mayCross, onMove })
  const { order, active } = moves
  const focusCard = useFocusOnCard()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  usePutBackOnPress(active?.how === 'keys', moves.putBack)
  const cardsById = new Map(cards.map((card) => [card.card_id, card]))
  const dragged = active?.how === 'pointer' ? cardsById.get(active.card_id) : undefined

  function onDragOver({ active: { rect }, over }: DragOverEvent) {
    const list_key = over && listUnder(order, String(over.id))
    if (!active || !over || !list_key || list_key === active.place.list_key) return
    const index = order[list_key].indexOf(String(over.id))
    const isBelow = (rect.current.translated?.top ?? 0) > over.rect.top + over.rect.height / 2
    moves.carryTo({ list_key, index: index === -1 ? order[list_key].length : index + (isBelow ? 1 : 0) })
  }

  function onDragEnd({ over }: DragEndEvent) {
    moves.drop((over && placeOf(order, String(over.id))) ?? undefined)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionsOn(order, mayCross)}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active: { id } }) => moves.pickUp(String(id), 'pointer')}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={moves.putBack}
    >
      <p id={hintId} hidden>
        {`Space picks the card up, the ${mayCross ? 'arrow keys' : 'up and down arrow keys'} move it, Space drops it, Escape puts it back.`}
      </p>
      <div role="status" className="sr-only">
        {moves.said}
      </div>
      <BoardColumns isDragging={dragged !== undefined}>
        {board_lists.map((list) => (
          <BoardColumn
            key={list.list_key}
            list={list}
            card_ids={order[list.list_key]}
            end={renderListEnd?.(list)}
            empty={renderEmpty?.(list)}
          >
            {order[list.list_key].map((card_id) => {
              const card = cardsById.get(card_id)
              return (
                card && (
                  <BoardCardItem
                    key={card_id}
                    card={card}
                    isDone={list.list_key === 'done'}
                    isCarried={active?.how === 'keys' && active.card_id === card_id}
                    hintId={hintId}
                    moves={moves}
                    onOpen={onOpen}
                    onFocusNeeded={focusCard}
                    meta={renderMeta?.(card)}
                    actions={actionsOf(
                      card,
                      moveActions(order, card_id, {
                        mayCross,
                        onMove: (place) => {
                          moves.move(card_id, place)
                          focusCardAfterMenu(card_id)
                        },
                      }),
                    )}
                  />
                )
              )
            })}
          </BoardColumn>
        ))}
      </BoardColumns>
      <Hint mayCross={mayCross} />
      <DragOverlay dropAnimation={prefersStillness() ? null : undefined}>
        {dragged && <CardFace card={dragged} isDone={false} isLifted meta={renderMeta?.(dragged)} />}
      </DragOverlay>
    </DndContext>
  )
}

function Hint({ mayCross }: { readonly mayCross: boolean }) {
  return (
    <p className="mt-4.5 hidden flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-muted md:flex [@media(hover:none)]:hidden">
      <span className="flex items-center gap-1.25">
        <Kbd>Space</Kbd>pick up or drop
      </span>
      <span className="flex items-center gap-1.25">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>move within the column
      </span>
      {mayCross && (
        <span className="flex items-center gap-1.25">
          <Kbd>←</Kbd>
          <Kbd>→</Kbd>to another column
        </span>
      )}
      <span className="flex items-center gap-1.25">
        <Kbd>Esc</Kbd>put it back
      </span>
    </p>
  )
}

/** Whoever presses somewhere else has stopped carrying by keys. */
function usePutBackOnPress(isCarrying: boolean, putBack: () => void) {
  const latest = useEffectEvent(putBack)
  useEffect(() => {
    if (!isCarrying) return undefined
    const onPress = () => latest()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isCarrying])
}

function listUnder(order: Order, droppable_id: string): TaskStatus | undefined {
  return listKeyOfDroppable(droppable_id) ?? placeOf(order, droppable_id)?.list_key
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// The board tells what happens itself, the same way for pointer, keys and menu.
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
