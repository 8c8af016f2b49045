import type { Page } from '@playwright/test'

/** Keeps the stream of changes from opening: a reported change would fetch by itself what a button is to fetch. */
export function holdChanges(page: Page): Promise<unknown> {
  return page.route('**/v1/events*', () => undefined)
}
