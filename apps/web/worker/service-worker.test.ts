import { expect, it, vi } from 'vitest'

it('[WEB144] takes over once all its files are here, and never while a page is answered', async () => {
  const handlers = new Map<string, (event: unknown) => void>()
  const acts: string[] = []
  const stores = new Map([['shell-before', new Map([['/', new Response('before')]])]])
  const caches = {
    keys: async () => [...stores.keys()],
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(request),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      stores.set(name, stores.get(name) ?? new Map())
      return {
        addAll: async (requests: readonly Request[]) => {
          for (const { url } of requests) stores.get(name)?.set(new URL(url).pathname, new Response(name))
          acts.push(`keeps ${name}`)
        },
      }
    },
  }
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    location: { origin: 'https://meridian.test' },
    registration: { waiting: { postMessage: () => acts.push('asks another version') } },
    skipWaiting: async () => acts.push('takes over'),
  }
  class SameOriginRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, self.location.origin), init)
    }
  }
  for (const [name, value] of Object.entries({ self, caches, app_version: 'now', app_files: ['/'] }))
    vi.stubGlobal(name, value)
  vi.stubGlobal('Request', SameOriginRequest)
  await import('./service-worker.ts')

  let installed: Promise<void> | undefined
  handlers.get('install')?.({ waitUntil: (work: Promise<void>) => (installed = work) })
  await installed
  expect(acts).toEqual(['keeps guest', 'keeps shell-now', 'takes over'])

  let answered: Promise<Response> | undefined
  const request = { method: 'GET', mode: 'navigate', url: 'https://meridian.test/user/meetings' }
  handlers.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => (answered = answer) })
  expect(await (await answered)?.text()).toBe('shell-now')
  expect(acts).toHaveLength(3)
})
