import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Puts the focus there as soon as it is there, as a reader who goes through the page by keys. */
export async function focusOn(target: Locator): Promise<void> {
  await expect
    .poll(() => {
      const element = target.query()
      if (element instanceof HTMLElement) element.focus()
      return element !== null && document.activeElement === element
    })
    .toBe(true)
}
