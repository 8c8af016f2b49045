import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web server that no program should call, with the requests it got. */
export interface Listener {
  readonly port: number
  readonly url: string
  /** Includes clients that connected and sent nothing. */
  readonly connections: () => number
  readonly requests: () => readonly Pick<IncomingMessage, 'url' | 'headers'>[]
  readonly forget: () => void
  readonly close: () => Promise<void>
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers whatever it is asked with a picture. */
export async function startListener(): Promise<Listener> {
  let connections = 0
  let requests: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  const server = createServer(({ url, headers }, response) => {
    requests.push({ url, headers })
    response.writeHead(200, { 'content-type': 'image/png', connection: 'close' }).end(picture)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a listening server has its port.
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    connections: () => connections,
    requests: () => requests,
    forget: () => {
      connections = 0
      requests = []
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
