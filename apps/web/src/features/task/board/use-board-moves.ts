import type { TaskStatus } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { type BoardCard, titleOfList } from './board-lists.ts'
import {
  cardAbove,
  isSamePlace,
  type Order,
  orderOf,
  type Place,
  placeAfterStep,
  placeOf,
  type Step,
  withCardAt,
} from './board-order.ts'
import { focusLostCard } from './use-focus-on-card.ts'

/** Where a card was put: in a column, after another card or at its top. */
export interface NewPlace {
  readonly list_key: TaskStatus
  readonly after_card_id: string | null
}

/** Puts a card somewhere; promises, where that can be refused, whether the card stays there. */
export type Moving = (card_id: string, place: NewPlace) => Promise<boolean> | undefined

interface Carried {
  readonly card_id: string
  readonly how: 'pointer' | 'keys'
  readonly place: Place
  /** Let go, but not in the order of the cards yet. */
  readonly isDropped: boolean
}

interface BoardOptions {
  readonly cards: readonly BoardCard[]
  /** Whether cards may leave their column. */
  readonly mayCross: boolean
  readonly onMove: Moving
}

/** One card at a time is carried, by pointer or keys; where it is let go, `onMove` is told. */
export function useBoardMoves({ cards, mayCross, onMove }: BoardOptions) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const stored = orderOf(cards)
  const order = carried ? withCardAt(stored, carried.card_id, carried.place) : stored
  const active = carried?.isDropped ? null : carried

  function titleOf(card_id: string): string {
    return `“${cards.find((card) => card.card_id === card_id)?.card_title ?? ''}”`
  }

  function pickUp(card_id: string, how: Carried['how']) {
    const place = placeOf(stored, card_id)
    if (!place) return
    setCarried({ card_id, how, place, isDropped: false })
    setSaid(
      t('Picked up {title}, {place}.', { title: titleOf(card_id), place: placeInWords(stored, card_id) }),
    )
  }

  function carryTo(place: Place) {
    if (!active || isSamePlace(place, active.place)) return
    if (!mayCross && place.list_key !== active.place.list_key) {
      setSaid(t('Cards move within their column here.'))
      return
    }
    setCarried({ ...active, place })
    const next = withCardAt(stored, active.card_id, place)
    setSaid(`${titleOf(active.card_id)}, ${placeInWords(next, active.card_id)}.`)
  }

  function settle(card_id: string, place: Place, how: Carried['how']) {
    const next = withCardAt(stored, card_id, place)
    setSaid(t('{title} is {place} now.', { title: titleOf(card_id), place: placeInWords(next, card_id) }))
    if (isSamePlace(placeOf(stored, card_id), placeOf(next, card_id))) return setCarried(null)
    const moved = onMove(card_id, { list_key: place.list_key, after_card_id: cardAbove(next, card_id) })
    void followMove(card_id, moved)
    // The cards arrive in their new order a moment later; until then they are shown in it already.
    const dropped = { card_id, how, place, isDropped: true }
    setCarried(dropped)
    setTimeout(() => setCarried((now) => (now === dropped ? null : now)), 0)
  }

  async function followMove(card_id: string, moved: ReturnType<Moving>) {
    if ((await moved) !== false) return
    sayBack(card_id)
    focusLostCard(card_id)
  }

  function sayBack(card_id: string) {
    setSaid(t('{title} is back, {place}.', { title: titleOf(card_id), place: placeInWords(stored, card_id) }))
  }

  return {
    order,
    /** The card that is being carried now. */
    active,
    /** For readers by ear. */
    said,
    pickUp,
    carryTo,
    carryBy: (step: Step) => {
      const place = active && placeAfterStep(order, active.card_id, step)
      if (place) carryTo(place)
    },
    drop: (place = active?.place) => {
      if (active && place) settle(active.card_id, place, active.how)
    },
    putBack: () => {
      if (!active) return
      setCarried(null)
      sayBack(active.card_id)
    },
    /** Moves a card that isn't being carried. */
    move: (card_id: string, place: Place) => settle(card_id, place, 'keys'),
  }
}

export type BoardMoves = ReturnType<typeof useBoardMoves>

function placeInWords(order: Order, card_id: string): string {
  const place = placeOf(order, card_id)
  if (!place) return ''
  return t('place {place} of {total} in {list}', {
    place: place.index + 1,
    total: order[place.list_key].length,
    list: titleOfList(place.list_key),
  })
}
