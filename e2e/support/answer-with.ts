import type { Endpoint, Envelope, Reply } from '@meridian/contract'
import type { Page } from '@playwright/test'

/** Lets a call be answered by the test; null is a server that is down. */
export async function answerWith<E extends Endpoint>(
  page: Page,
  endpoint: E,
  answer: (body: Readonly<Record<string, unknown>>) => Reply<E> | null,
): Promise<void> {
  await page.route(`**${endpoint.path}`, (route) => {
    if (route.request().method() !== endpoint.method) return route.fallback()
    const data = answer(route.request().postDataJSON() ?? {})
    const status = data === null ? 503 : 200
    const message = data === null ? endpoint.says.failed : (endpoint.says.done ?? 'OK')
    const json: Envelope<Reply<E>> = { status, message, data }
    return route.fulfill({ status, json })
  })
}
