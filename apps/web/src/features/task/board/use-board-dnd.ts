import {
  type Announcements,
  type DragEndEvent,
  type DragOverEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { TaskStatus } from '@meridian/contract'
import { collisionsOn, listKeyOfDroppable } from './board-collisions.ts'
import { type Order, placeOf } from './board-order.ts'
import type { BoardMoves } from './use-board-moves.ts'

/** Carries cards by mouse and finger: what a DndContext needs for it. */
export function useBoardDnd(moves: BoardMoves, mayCross: boolean) {
  const { order, active: carried } = moves
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )

  function onDragOver({ active: { rect }, over }: DragOverEvent) {
    const list_key = over && listUnder(order, String(over.id))
    if (!carried || !over || !list_key || list_key === carried.place.list_key) return
    const index = order[list_key].indexOf(String(over.id))
    const isBelow = (rect.current.translated?.top ?? 0) > over.rect.top + over.rect.height / 2
    moves.carryTo({ list_key, index: index === -1 ? order[list_key].length : index + (isBelow ? 1 : 0) })
  }

  function onDragEnd({ over }: DragEndEvent) {
    if (!over) return moves.putBack()
    moves.drop(placeOf(order, String(over.id)))
  }

  return {
    sensors,
    collisionDetection: collisionsOn(order, mayCross),
    accessibility: { announcements: silent, screenReaderInstructions: { draggable: '' } },
    onDragStart: ({ active }: { readonly active: { readonly id: string | number } }) =>
      moves.pickUp(String(active.id), 'pointer'),
    onDragOver,
    onDragEnd,
    onDragCancel: moves.putBack,
  }
}

function listUnder(order: Order, droppable_id: string): TaskStatus | undefined {
  return listKeyOfDroppable(droppable_id) ?? placeOf(order, droppable_id)?.list_key
}

// The board tells what happens itself, the same way for pointer, keys and menu.
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
