import { type BrowserContext, test as base } from '@playwright/test'
import { blocked_worker } from './browser-words.ts'

/** What a browser says of its own, whatever the page does, when an answer is no success. */
const failed_load = 'Failed to load resource'

/** What became a download, or gave way to another page. */
const given_up = 'net::ERR_ABORTED'

export interface Guard {
  /** Listens to every page of this context too. */
  readonly watch: (context: BrowserContext) => void
  /** The browser's own note about an answer such as '401', about none, or about an address is no complaint. */
  readonly expectFailedLoads: (...notes: readonly string[]) => void
  /** What the product itself logs when something goes wrong, by words that it holds. */
  readonly expectLogged: (...words: readonly string[]) => void
}

/** A test that fails when a page logs a warning or an error, throws, or breaks its Content-Security-Policy. */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const failedLoads: string[] = []
      const logged: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (!['error', 'warning'].includes(message.type())) return
          const text = message.text()
          complaints.push(text.startsWith(failed_load) ? `${text}, ${message.location().url}` : text)
        })
        // In place of a page without an answer the browser shows an empty one, and says nothing.
        watched.on('requestfailed', (request) => {
          const why = request.failure()?.errorText ?? ''
          if (request.isNavigationRequest() && why !== given_up)
            complaints.push(`${failed_load}: ${why}, ${request.url()}`)
        })
        watched.on('weberror', (problem) => complaints.push(String(problem.error())))
      }
      watch(context)
      await context.addInitScript(dropBackdrops)
      await use({
        watch,
        expectFailedLoads: (...notes) => void failedLoads.push(...notes),
        expectLogged: (...words) => void logged.push(...words),
      })
      // A request that is still answered by a test when the test ends is no failure.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      const isExpected = (text: string) =>
        text === blocked_worker ||
        (text.startsWith(failed_load) && failedLoads.some((note) => text.includes(note))) ||
        logged.some((words) => text.includes(words))
      const unexpected = complaints.filter((text) => !isExpected(text))
      base.expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** Without a graphics card what is blurred behind a dialog is blurred anew for each frame, and no journey sees it. */
function dropBackdrops(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { backdrop-filter: none !important; }')
  document.adoptedStyleSheets.push(sheet)
}
