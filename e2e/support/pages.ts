import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedPage {
  readonly html: string
  readonly policy?: string
}

/** A web server of a test's own, with pages that are put there. */
export async function startPages(pages: Readonly<Record<string, ServedPage>>): Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}> {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url]
    const policy = page?.policy
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    })
    response.end(page?.html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port says which.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
