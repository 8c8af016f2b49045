import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { HostileCase } from './hostile-target.ts'

const seconds = 8

/** Connections that send slowly or nothing, held for some seconds. */
export function slowCases(address: string): readonly HostileCase[] {
  const { port, hostname } = new URL(address)
  const hold = (name: string, count: number, head: string, drip: string): HostileCase => ({
    name: `slow: ${count} ${name}`,
    run: async (target) => {
      const { access_token } = await target.aPerson()
      const start = head.replace('TOKEN', access_token)
      const sockets = Array.from({ length: count }, () => open(Number(port), hostname, start))
      for (let second = 0; second < seconds; second += 1) {
        await wait(1000)
        for (const socket of sockets) if (socket.writable) socket.write(drip)
      }
      for (const socket of sockets) socket.destroy()
      return []
    },
  })
  const upload = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer TOKEN\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`
  return [
    hold('heads that never end', 200, `GET /v1/user HTTP/1.1\r\nHost: ${hostname}\r\n`, 'X-A: b\r\n'),
    hold('bodies that never end', 200, upload('/v1/meeting/create', 'application/json'), ' '),
    hold('calendar files that never end', 50, upload('/v1/meeting/import', 'text/calendar'), 'BEGIN:X\r\n'),
    hold('mail files that never end', 50, upload('/v1/mail/import', 'message/rfc822'), 'X-A: b\r\n'),
    hold('connections that say nothing', 200, '', ''),
  ]
}

function open(port: number, hostname: string, head: string): Socket {
  const socket = connect(port, hostname)
  // The server may close it at any time.
  socket.on('error', () => {})
  socket.resume()
  socket.write(head)
  return socket
}
