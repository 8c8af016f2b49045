import type { Page } from '@playwright/test'

/** Has the board throw as soon as it is drawn. Only the board's own part is replaced: shared parts are named after it too. */
export function breakBoard(page: Page): Promise<unknown> {
  const body = 'export const BoardScreen = () => { throw new Error("made up") }'
  return page.route('**/assets/board-screen-*.js', async (route) => {
    const response = await route.fetch()
    const isBoard = (await response.text()).includes('as BoardScreen')
    await (isBoard ? route.fulfill({ contentType: 'text/javascript', body }) : route.fulfill({ response }))
  })
}
