import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the focus is there, as a person without a pointer does; throws when it never comes there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < most_presses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never leads to ${String(target)}`)
}

const most_presses = 80
