import type { CollisionDetection } from '@dnd-kit/core'
import { task_statuses } from '@meridian/contract'
import { expect, it } from 'vitest'
import { collisionsOn, droppableOf } from './board-collisions.ts'
import type { Order } from './board-order.ts'

const order: Order = { backlog: ['a', 'b'], in_progress: ['c', 'd'], review: [], done: [] }

it('[DSH26] a card that may not cross is over nothing above another column', () => {
  expect(over('a', { column: 1, row: 1 }, false)).toBeUndefined()
  expect(over('a', { column: 2, row: 0 }, false)).toBeUndefined()
  expect(over('a', { column: 0, row: 1 }, false)).toBe('b')
})

it('[DSH34] a card that may cross is over the nearest card there, or the empty column', () => {
  expect(over('a', { column: 1, row: 1 }, true)).toBe('d')
  expect(over('a', { column: 2, row: 0 }, true)).toBe('list:review')
})

/** What a card is over when it is held at a place of a board whose columns are 100 wide and its cards 50 high. */
function over(card_id: string, at: { readonly column: number; readonly row: number }, mayCross: boolean) {
  const rects = new Map(
    task_statuses.flatMap((list_key, column) => [
      [droppableOf(list_key), rectAt(column * 100, 0, 400)] as const,
      ...order[list_key].map((id, row) => [id, rectAt(column * 100, row * 50, 50)] as const),
    ]),
  )
  const args = {
    active: { id: card_id },
    collisionRect: rectAt(at.column * 100, at.row * 50, 50),
    pointerCoordinates: { x: at.column * 100 + 40, y: at.row * 50 + 20 },
    droppableRects: rects,
    droppableContainers: [...rects.keys()].map((id) => ({ id })),
  }
  // The rest of what the library hands over is not looked at.
  return collisionsOn(order, mayCross)(args as unknown as Parameters<CollisionDetection>[0])[0]?.id
}

function rectAt(left: number, top: number, height: number) {
  return { left, top, width: 90, height, right: left + 90, bottom: top + height }
}
