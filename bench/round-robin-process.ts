// usage: round-robin-process <address of a server>…
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

const ports = process.argv.slice(2).map((address) => Number(new URL(address).port))
let next = 0
const server = createServer((near) => {
  const far = connect(ports[next % ports.length] ?? 0, '127.0.0.1')
  next += 1
  near.pipe(far).pipe(near)
  for (const socket of [near, far]) {
    socket.on('error', () => {})
    socket.on('close', () => {
      near.destroy()
      far.destroy()
    })
  }
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
process.stdout.write(`ready at http://127.0.0.1:${address.port}\n`)
