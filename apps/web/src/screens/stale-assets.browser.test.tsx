import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchInBackground, reloadWhenStale } from './stale-assets.ts'

const reload = vi.fn()
reloadWhenStale(reload)

beforeEach(() => {
  reload.mockClear()
  history.replaceState(null, '')
})
afterEach(() => vi.unstubAllGlobals())

/** A part of the page could not be fetched; what the server says of itself then. */
async function failWhile(answer: () => Promise<Response>): Promise<void> {
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async () => {
    try {
      return await answer()
    } finally {
      asked.resolve()
    }
  })
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await asked.promise
}

const healthy = () => Promise.resolve(new Response('{}'))

it('[WEB112] a page whose files are gone loads itself anew, once a minute', async () => {
  await failWhile(healthy)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  dispatchEvent(new Event('vite:preloadError'))
  history.replaceState({ reloaded_at: Date.now() - 61_000 }, '')
  await failWhile(healthy)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('[WEB112] a page stays where the server is stopping or gone, and while it fetches ahead', async () => {
  await failWhile(() => Promise.resolve(new Response('{}', { status: 503 })))
  await failWhile(() => Promise.reject(new TypeError('Failed to fetch')))
  await fetchInBackground(async () => {
    dispatchEvent(new Event('vite:preloadError'))
    return Promise.resolve()
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
})
