import { type TaskStatus, task_statuses } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTask } from '../task.sample.ts'
import { type BoardCard, board_lists, cardOf, listKeyOf, status_options } from './board-lists.ts'
import { cardAbove, type Order, orderOf, placeAfterStep, placeOf, withCardAt } from './board-order.ts'
import { moveActions } from './move-actions.ts'
import { sample_cards } from './sample-cards.ts'

const order: Order = { backlog: ['a', 'b', 'c'], in_progress: ['d'], review: [], done: ['e'] }

const anyOrder: fc.Arbitrary<Order> = fc
  .array(fc.constantFrom(...task_statuses), { minLength: 1, maxLength: 12 })
  .map((columns) => {
    const idsIn = (list_key: TaskStatus) =>
      columns.flatMap((column, index) => (column === list_key ? [`card ${index}`] : []))
    return {
      backlog: idsIn('backlog'),
      in_progress: idsIn('in_progress'),
      review: idsIn('review'),
      done: idsIn('done'),
    }
  })

describe('the sample board', () => {
  it('[DSH26] has two cards in each of its four columns', () => {
    expect(board_lists.map(({ list_title, list_color }) => [list_title, list_color])).toEqual([
      ['Backlog', 'red'],
      ['In Progress', 'blue'],
      ['Review', 'light blue'],
      ['Done', 'green'],
    ])
    expect(Object.values(orderOf(sample_cards)).map((ids) => ids.length)).toEqual([2, 2, 2, 2])
    expect(new Set(sample_cards.map(({ card_title }) => card_title)).size).toBe(8)
    expect(moveActions(orderOf(sample_cards), 'sample-1', stay).map(({ label }) => label)).toEqual([
      'Move up',
      'Move down',
    ])
  })
})

describe('a card that is moved', () => {
  it('[DSH28] stands at its place, and all others in their order', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.nat(),
        fc.constantFrom(...task_statuses),
        fc.integer({ min: -2, max: 14 }),
        (before, pick, list_key, index) => {
          const ids = task_statuses.flatMap((key) => before[key])
          const card_id = ids[pick % ids.length] ?? ''
          const after = withCardAt(before, card_id, { list_key, index })
          const room = before[list_key].filter((id) => id !== card_id).length
          expect(placeOf(after, card_id)).toEqual({
            list_key,
            index: Math.max(0, Math.min(index, room)),
          })
          for (const key of task_statuses) {
            expect(after[key].filter((id) => id !== card_id)).toEqual(
              before[key].filter((id) => id !== card_id),
            )
          }
        },
      ),
    )
  })

  it('[DSH28] stays away when it is gone', () => {
    expect(withCardAt(order, 'gone', { list_key: 'done', index: 0 })).toBe(order)
    expect(placeOf(order, 'gone')).toBeUndefined()
    expect(placeAfterStep(order, 'gone', 'up')).toBeUndefined()
  })

  it('[DSH29] goes by steps, and not over the edge', () => {
    expect(placeAfterStep(order, 'b', 'up')).toEqual({ list_key: 'backlog', index: 0 })
    expect(placeAfterStep(order, 'b', 'down')).toEqual({ list_key: 'backlog', index: 2 })
    expect(placeAfterStep(order, 'a', 'up')).toBeUndefined()
    expect(placeAfterStep(order, 'c', 'down')).toBeUndefined()
    expect(placeAfterStep(order, 'c', 'next')).toEqual({ list_key: 'in_progress', index: 1 })
    expect(placeAfterStep(order, 'd', 'next')).toEqual({ list_key: 'review', index: 0 })
    expect(placeAfterStep(order, 'a', 'previous')).toBeUndefined()
    expect(placeAfterStep(order, 'e', 'next')).toBeUndefined()
  })

  it('[DSH29] goes by menu to where it can go', () => {
    const placed: unknown[] = []
    const actions = moveActions(order, 'd', { mayCross: true, onMove: (place) => placed.push(place) })
    expect(actions.map(({ label, isDisabled = false }) => [label, isDisabled])).toEqual([
      ['Move to Backlog', false],
      ['Move to Review', false],
      ['Move to Done', false],
      ['Move up', true],
      ['Move down', true],
    ])
    actions[0]?.onAction?.()
    expect(placed).toEqual([{ list_key: 'backlog', index: 3 }])
  })

  it('[DSH30] follows the card above it', () => {
    expect(cardAbove(order, 'b')).toBe('a')
    expect(cardAbove(order, 'a')).toBeNull()
  })
})

describe('the card of a task', () => {
  it('[DSH27] stands in the column of its status', () => {
    const cards = task_statuses.map((task_status): BoardCard => cardOf(aTask({ task_status })))
    expect(cards.map(({ card_status }) => card_status)).toEqual(['BACKLOG', 'IN_PROGRESS', 'REVIEW', 'DONE'])
    expect(cards.map(listKeyOf)).toEqual(task_statuses)
    expect(status_options.map(({ id }) => id)).toEqual(task_statuses)
  })
})

const stay = { mayCross: false, onMove: () => {} }
