import { fileURLToPath } from 'node:url'
import { type Child, startChild } from './child.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly child: Child
  /** Where it listens, without a slash at the end. */
  readonly address: string
}

/** Starts the product as its users do, on a free port, and waits until it serves; none of our own settings reach it. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = startChild(process.execPath, [main], { env: settingsForTests(settings) })
  return { child, address: await readAddress(child) }
}

export function settingsForTests(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const ours = { PORT: '0', LOG_LEVEL: 'warn', TRIES_PER_NETWORK: '1000000', WEATHER_PROVIDER: 'off' }
  return { PATH, NODE_COMPILE_CACHE, ...ours, ...settings }
}

export async function readAddress(child: Child): Promise<string> {
  return (await child.waitFor(/ready at (\S+)$/))[1] ?? ''
}
