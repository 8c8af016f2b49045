import { expect, type Page } from '@playwright/test'

/**
 * Presses what follows within one moment of the page's clock, however slow the machine is: what the page does after a
 * second without a key comes after all of it.
 */
export async function inOneMoment(page: Page, press: () => Promise<void>): Promise<void> {
  await page.clock.install()
  // The page's clock has gone on a little since, and it can only be set forward.
  await page.clock.pauseAt(Date.now() + 1000)
  await press()
  await page.clock.resume()
}

/** Does what can be undone for six seconds, and lets them pass at once on the page's clock. */
export async function doForGood(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await act()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.clock.fastForward(7000)
}
