import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to a card once it stands in its new place, where its old element is gone. */
export function useFocusOnCard(): (card_id: string) => void {
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    cardButton(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (card_id) => {
    wanted.current = card_id
  }
}

export function focusCardAfterMenu(card_id: string): void {
  afterOverlay(() => cardButton(card_id)?.focus())
}

/** A card that goes back to its column takes the focus along, unless it is elsewhere by then. */
export function focusLostCard(card_id: string): void {
  afterOverlay(() => {
    if (document.activeElement === document.body) cardButton(card_id)?.focus()
  })
}

/** As soon as the menu or form is gone, which had the focus and would take it along. */
function afterOverlay(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector(overlay)) afterOverlay(act)
    // One frame later it has tried to give the focus back to a button that may be gone.
    else requestAnimationFrame(act)
  })
}

const overlay = '[role="menu"], [role="dialog"]'

/** The card that has the focus, or the one whose menu has it. */
export function focusedCardId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card']
}

/** The focus of a card that goes moves to the next one, or to the screen where there is none. */
export function focusNeighbourOf(card_id: string): void {
  const card = document.querySelector(`[data-card="${CSS.escape(card_id)}"]`)
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('h3 button') ?? document.querySelector('main')
  target?.focus()
  if (document.querySelector(overlay)) afterOverlay(() => target?.focus())
}

function cardButton(card_id: string): HTMLElement | null {
  return document.querySelector(`[data-card="${CSS.escape(card_id)}"] h3 button`)
}
