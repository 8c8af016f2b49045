import { type CollisionDetection, closestCenter, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { type TaskStatus, task_statuses } from '@meridian/contract'
import { type Order, placeOf } from './board-order.ts'

/** The id under which a column takes cards. */
export function droppableOf(list_key: TaskStatus): string {
  return `list:${list_key}`
}

export function listKeyOfDroppable(droppable_id: string): TaskStatus | undefined {
  return task_statuses.find((list_key) => droppableOf(list_key) === droppable_id)
}

/**
 * What the dragged card is over: the nearest card of the column under the pointer, or the empty column. Over a column
 * that it may not enter it is over nothing.
 */
export function collisionsOn(order: Order, mayCross: boolean): CollisionDetection {
  return (args) => {
    const own = placeOf(order, String(args.active.id))?.list_key
    const list_key = listUnderPointer(args) ?? own
    if (!list_key || (list_key !== own && !mayCross)) return []
    const cards = args.droppableContainers.filter(({ id }) => order[list_key].includes(String(id)))
    const nearest = closestCenter({ ...args, droppableContainers: cards })
    return nearest.length > 0 ? nearest : [{ id: droppableOf(list_key) }]
  }
}

function listUnderPointer(args: Parameters<CollisionDetection>[0]): TaskStatus | undefined {
  const columns = {
    ...args,
    droppableContainers: args.droppableContainers.filter(({ id }) => listKeyOfDroppable(String(id))),
  }
  const hit = pointerWithin(columns)[0] ?? rectIntersection(columns)[0]
  return hit && listKeyOfDroppable(String(hit.id))
}
