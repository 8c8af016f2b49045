import { expect, it } from 'vitest'
import { findCalDavAccount } from './discovery.ts'

const password = 'quiet brown lantern'

it.each([
  ['http://dav.example.org/', 'open_redirect', null],
  ['https://calendars.example.net/dav/', 'elsewhere', 'calendars.example.net'],
  ['https://example.com.evil.example/', 'elsewhere', 'example.com.evil.example'],
])('[CON127] [CON142] a redirect to %s is told, and gets no password', async (to, problem, host) => {
  const { found, asked } = await findAt('https://example.org/', to)
  expect(found).toEqual({ problem, host })
  expect(asked).toEqual(['example.org'])
})

it.each([
  ['https://example.org/', 'https://caldav.example.org/dav/'],
  ['https://www.example.org/', 'https://example.org:8443/dav/'],
  ['https://caldav.example.org/', 'https://p12-caldav.example.org/'],
])('[CON127] a redirect from %s leads to %s', async (from, to) => {
  expect((await findAt(from, to)).asked).toEqual([new URL(from).hostname, new URL(to).hostname])
})

it.each([
  ['https://shop.co.uk/', 'https://other.co.uk/'],
  ['https://10.0.0.1/', 'https://11.0.0.1/'],
])('[CON127] a redirect from %s does not lead to %s', async (from, to) => {
  expect((await findAt(from, to)).asked).toHaveLength(1)
})

/** Where the search goes that begins at an address which leads to another one. */
async function findAt(from: string, to: string) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { hostname, href } = new URL(input instanceof Request ? input.url : input)
    asked.push(hostname)
    return href === from
      ? new Response(null, { status: 301, headers: { location: to } })
      : new Response(null, { status: 404 })
  }
  const access = { fetch, now: () => new Date(0), user: 'ada', password }
  return { found: await findCalDavAccount(access, [new URL(from)]), asked }
}
