import type { Page } from '@playwright/test'

/** A page that misses one of its files loads itself anew, once: waits until it has. */
export async function untilReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  })
}
