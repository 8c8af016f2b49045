import { type BrowserContext, test as base } from '@playwright/test'

/** What a browser says of its own, whatever the page does, when an answer is no success. */
const failed_load = 'Failed to load resource'

export interface Guard {
  /** Listens to every page of this context too. */
  readonly watch: (context: BrowserContext) => void
  /** From now on the browser's own note about an answer such as '401', or about none, is no complaint. */
  readonly expectFailedLoads: (...notes: readonly string[]) => void
}

/** A test that fails when a page logs a warning or an error, throws, or breaks its Content-Security-Policy. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const expected: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
        })
        watched.on('weberror', (problem) => complaints.push(String(problem.error())))
      }
      watch(context)
      await use({ watch, expectFailedLoads: (...notes) => void expected.push(...notes) })
      const unexpected = complaints.filter(
        (text) => !(text.startsWith(failed_load) && expected.some((note) => text.includes(note))),
      )
      base.expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})
