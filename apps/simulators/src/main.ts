// Starts all simulators and prints their addresses as one line of JSON. A port is chosen by
// `--google=4281`, 0 for a free one, the address to listen on by `--host=0.0.0.0`.
import { parseArgs } from 'node:util'
import { listSimulatorNames, startSimulators } from './simulators.ts'

const { values } = parseArgs({
  options: Object.fromEntries([...listSimulatorNames(), 'host'].map((name) => [name, { type: 'string' }])),
})
const { host, ...given } = values
const ports = Object.entries(given).map(([name, port]): [string, number] => [name, readPort(name, port)])
const simulators = await startSimulators({
  ports: Object.fromEntries(ports),
  ...(typeof host === 'string' && { host }),
})
process.stdout.write(`${JSON.stringify(simulators.urls)}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulators.close())
}

function readPort(name: string, text: unknown): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`--${name} must be a port.`)
}
