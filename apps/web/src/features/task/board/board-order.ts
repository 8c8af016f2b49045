import { type TaskStatus, task_statuses } from '@meridian/contract'
import { type BoardCard, listKeyOf } from './board-lists.ts'

/** The ids of the cards of each column, from top to bottom. */
export type Order = Readonly<Record<TaskStatus, readonly string[]>>

/** A place on the board, counted from 0. */
export interface Place {
  readonly list_key: TaskStatus
  readonly index: number
}

export type Step = 'up' | 'down' | 'previous' | 'next'

/** Cards come in the order in which they stand. */
export function orderOf(cards: readonly BoardCard[]): Order {
  const idsOf = (list_key: TaskStatus) =>
    cards.filter((card) => listKeyOf(card) === list_key).map(({ card_id }) => card_id)
  return {
    backlog: idsOf('backlog'),
    in_progress: idsOf('in_progress'),
    review: idsOf('review'),
    done: idsOf('done'),
  }
}

export function placeOf(order: Order, card_id: string): Place | undefined {
  const list_key = task_statuses.find((key) => order[key].includes(card_id))
  return list_key && { list_key, index: order[list_key].indexOf(card_id) }
}

/** With the card at that place, or as near to it as the column allows; a card that is not there stays away. */
export function withCardAt(order: Order, card_id: string, { list_key, index }: Place): Order {
  const from = placeOf(order, card_id)
  if (!from) return order
  const without = { ...order, [from.list_key]: order[from.list_key].filter((id) => id !== card_id) }
  const place = Math.max(0, Math.min(index, without[list_key].length))
  return { ...without, [list_key]: without[list_key].toSpliced(place, 0, card_id) }
}

/** The place one step away; undefined at the edge of the board. In another column the height stays. */
export function placeAfterStep(order: Order, card_id: string, step: Step): Place | undefined {
  const from = placeOf(order, card_id)
  if (!from) return undefined
  if (step === 'up' || step === 'down') {
    const index = from.index + (step === 'up' ? -1 : 1)
    return index < 0 || index >= order[from.list_key].length ? undefined : { ...from, index }
  }
  const list_key = task_statuses[task_statuses.indexOf(from.list_key) + (step === 'previous' ? -1 : 1)]
  return list_key && { list_key, index: Math.min(from.index, order[list_key].length) }
}

/** The card above; null for the one at the top. */
export function cardAbove(order: Order, card_id: string): string | null {
  const place = placeOf(order, card_id)
  return place ? (order[place.list_key][place.index - 1] ?? null) : null
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.list_key === other?.list_key && one?.index === other?.index
}
