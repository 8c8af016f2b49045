import { type Child, startChild } from '../child.ts'
import { readAddress, settingsForTests } from '../server-process.ts'
import { fileURLToPath } from 'node:url'

/** Processes of the product on one database. */
export interface ServerFleet extends AsyncDisposable {
  /** Of one that runs, each in turn. */
  readonly address: () => string
  /** Stops one after the other by SIGTERM and starts it anew, as an upgrade does. */
  readonly restartEach: () => Promise<void>
  /** What they said, the stopped ones included. */
  readonly lines: () => readonly string[]
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

const port_first = 4353

export async function startServerFleet(
  count: number,
  settings: Readonly<Record<string, string>>,
): Promise<ServerFleet> {
  const all: Child[] = []
  const start = async () => {
    // The network is our own, so that each of these is free.
    const port = String(port_first + all.length)
    const child = startChild(process.execPath, [main], { env: settingsForTests({ ...settings, PORT: port }) })
    all.push(child)
    await readAddress(child)
    return { child, address: `http://127.0.0.1:${port}` }
  }
  const running = [await start()]
  while (running.length < count) running.push(await start())
  let asked = 0
  return {
    lines: () => all.flatMap(({ lines }) => lines),
    address() {
      asked += 1
      return running[asked % running.length]?.address ?? ''
    },
    async restartEach() {
      for (let left = running.length; left > 0; left -= 1) {
        // The new one serves before the old one stops.
        running.push(await start())
        const old = running.shift()
        if ((await old?.child.end('SIGTERM')) !== 0) throw new Error('A process did not stop in order.')
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(running.map(({ child }) => child.end('SIGTERM')))
    },
  }
}
