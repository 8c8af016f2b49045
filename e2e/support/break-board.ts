import type { Page } from '@playwright/test'

/** Has the board throw as soon as it is drawn. Only the board's own part is replaced: shared parts are named after it too. */
export function breakBoard(page: Page): Promise<unknown> {
  return page.route('**/assets/board-screen-*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.includes('kanban board') ? throwingExports(text) : text
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** The build shortens the names of exports, so that all of them throw. */
function throwingExports(text: string): string {
  const [, list = ''] = /export\s*\{([^}]*)\}/.exec(text) ?? []
  const names = list.split(',').map((one) =>
    one
      .trim()
      .split(/\s+as\s+/)
      .at(-1),
  )
  return names.map((name) => `export const ${name} = () => { throw new Error("made up") }`).join('\n')
}
