import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports that the system gives to a program which asks for any: the system may give one of these away again at once. */
const from = 12_000
const to = 32_000

/**
 * Ports of this machine for programs that have to be told one; all are found before one is let go. A server in this
 * process listens on port 0 instead.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = []
  const ports: number[] = []
  while (ports.length < count) {
    const port = from + Math.floor(Math.random() * (to - from))
    const server = createServer()
    if (!(await listens(server, port))) continue
    servers.push(server)
    ports.push(port)
  }
  for (const server of servers) {
    server.close()
    await once(server, 'close')
  }
  return ports
}

/** False where another program has the port. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(false) : reject(problem),
    )
    server.listen(port, '127.0.0.1')
  })
}
