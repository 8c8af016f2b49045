import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The checkout's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs an installed tool on our terminal and returns its exit code, not 0 after a fatal signal.
 *
 * A signal to us is passed on as SIGINT, which every tool here answers by putting things in order
 * first; on SIGTERM some would leave what they started.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const interrupt = () => void child.kill('SIGINT')
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, interrupt)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of signals) process.removeListener(signal, interrupt)
      resolve(code ?? 1)
    })
  })
}
