import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '../apps/server/test/child.ts'

export interface RoundRobin extends AsyncDisposable {
  readonly address: string
}

/** One address before several servers: each connection goes to the next one, in a process of its own. */
export async function startRoundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const program = fileURLToPath(new URL('./round-robin-process.ts', import.meta.url))
  const child: Child = startChild(process.execPath, [program, ...addresses])
  const [, address = ''] = await child.waitFor(/ready at (\S+)$/)
  return { address, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() }
}
