import type { KeyboardEvent } from 'react'

/** Marks the buttons that pick a time, in the order of their numbers. */
export const pick_selector = '[data-pick]'

/** The key of a time's number presses its button. */
export function pickByNumber(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // The keys of an open list belong to the list.
  if (!(target instanceof Node && currentTarget.contains(target))) return
  const buttons = currentTarget.querySelectorAll<HTMLElement>(pick_selector)
  const button = /^[1-9]$/.test(event.key) ? buttons[Number(event.key) - 1] : undefined
  if (!button) return
  event.preventDefault()
  button.focus()
  button.click()
}
