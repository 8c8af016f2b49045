import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Forwards the traffic between a client and a server of this machine, and can cut the connection. */
export interface TcpGate extends AsyncDisposable {
  readonly port: number
  /** How many lines were made so far. */
  readonly lines: number
  /** What clients have sent so far. */
  readonly heard: string
  /** Cuts each line after so many bytes of the server; null lets all pass. */
  readonly cutAfter: (bytes: number | null) => void
  /** Lets nothing of the server pass on new lines until the returned function is called. */
  readonly hold: () => () => void
}

export async function startTcpGate(target: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let lines = 0
  let heard = ''
  let limit: number | null = null
  let held: Socket[] | null = null
  const server = createServer((near) => {
    lines += 1
    let passed = 0
    const far = connect(target, '127.0.0.1')
    if (held) held.push(far.pause())
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (data) => {
      heard += data.toString('latin1')
      far.write(data)
    })
    far.on('data', (data) => {
      passed += data.length
      if (limit !== null && passed > limit) near.destroy()
      else near.write(data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was asked for.')
  return {
    port: address.port,
    get lines() {
      return lines
    },
    get heard() {
      return heard
    },
    cutAfter: (bytes) => {
      limit = bytes
    },
    hold: () => {
      held = []
      return () => {
        for (const socket of held ?? []) socket.resume()
        held = null
      }
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
